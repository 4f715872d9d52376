import Foundation

/// The rows of a table, and the delegate messages that the trace notes.
struct SceneRows: Sendable {
    var rows: [SceneRow] = []
    /// The height of each row, in points; the default is 44.
    var height: CGFloat = 44
    /// A Boolean value that indicates whether touches select rows; the default is `true`.
    var allowsSelection = true
    /// Delegate messages that are noted besides selection and deselection.
    var watched: [RowEvent] = []
}

/// A row of a table; its cell is made once.
struct SceneRow: Sendable {
    var name: String
    /// The text of the cell's label.
    var text: String
    /// Subviews of the cell's content view.
    var views: [SceneView] = []
    /// Subviews of the cell itself, behind the content view: a mistake to explain.
    var besideContent: [SceneView] = []
    var gestures: [SceneGesture] = []
    /// A Boolean value that indicates whether the delegate lets a touch select the row; the default is `true`.
    var isSelectable = true

    /// Returns the name of the content view of a row's cell.
    ///
    /// - Parameter name: The name of the row.
    static func contentName(_ name: String) -> String { name + " content" }
}

/// A message to a table's delegate about a row under a finger.
enum RowEvent: String, CaseIterable, Sendable {
    case didHighlight, didUnhighlight
}
