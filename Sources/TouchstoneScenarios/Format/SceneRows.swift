import Foundation

/// The rows of a table, and what is heard of them.
struct SceneRows: Sendable {
    var rows: [SceneRow] = []
    /// The height of a row in points.
    var height: CGFloat = 44
    /// Whether touches select rows.
    var allowsSelection = true
    /// News that are noted besides what is selected and deselected.
    var watched: [RowEvent] = []
}

/// A row of a table, whose cell is made once.
struct SceneRow: Sendable {
    var name: String
    /// What its label says.
    var text: String
    /// In its content view.
    var views: [SceneView] = []
    /// In the cell itself, behind the content view: a mistake to explain.
    var besideContent: [SceneView] = []
    var gestures: [SceneGesture] = []
    /// Whether the delegate lets a touch select it.
    var isSelectable = true

    /// What its content view is called.
    static func contentName(_ name: String) -> String { name + " content" }
}

/// What a table's delegate hears of a row under a finger.
enum RowEvent: String, CaseIterable, Sendable {
    case didHighlight, didUnhighlight
}
