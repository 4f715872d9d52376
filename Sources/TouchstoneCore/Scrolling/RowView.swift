import Foundation

/// A row of a list, which the list selects when a touch ends in it.
@MainActor
package protocol RowView: UIView {
    /// The view for the row's content, if the row already contains it.
    var shownContentView: UIView? { get }
}

/// A list with selectable rows or items.
@MainActor
package protocol RowList: UIScrollView {
    /// Whether touches select rows.
    var allowsSelection: Bool { get set }
    /// Whether touches select rows while the list is being edited.
    var allowsSelectionDuringEditing: Bool { get set }
    /// Whether the list is being edited.
    var isEditing: Bool { get set }
}

extension RowList {
    /// Sets the property with this name to `true`, so that touches can select.
    package func allowSelection(_ property: String) {
        if property == "allowsSelection" { allowsSelection = true } else { allowsSelectionDuringEditing = true }
    }
}

/// The reason why a list does not select the row of a touch.
package enum SelectionRefusal<Delegate> {
    /// The delegate's method returned a value that refuses the selection.
    case delegate(Delegate, method: String, answer: String)
    /// The list's property with this name is `false`.
    case property(String)
    /// The finger left the row before it lifted.
    case fingerLeft
    /// The list is in another state. The text describes the state and precedes the list's name in a message.
    case busy(String)
}

/// An annotation: a list did not select the row of a touch.
@MainActor
package struct SelectionAnnotation: Annotation {
    /// The finger's identifier, `TouchSample.id`.
    package let touch: Int
    package let row: Remembered
    package let list: Remembered
    package let reason: SelectionRefusal<Remembered>
}

extension RowList {
    /// Records why the list did not select a row, if the application is traced.
    package func noteRefusal(of row: UIView, _ touch: UITouch, _ refusal: SelectionRefusal<AnyObject>) {
        guard let trace = touch.window?.tracing?.listening else { return }
        let reason: SelectionRefusal<Remembered> =
            switch refusal {
            case .delegate(let delegate, let method, let answer):
                .delegate(trace.remembered(delegate), method: method, answer: answer)
            case .property(let name): .property(name)
            case .fingerLeft: .fingerLeft
            case .busy(let what): .busy(what)
            }
        trace.remember(
            SelectionAnnotation(
                touch: touch.sample.id, row: trace.remembered(row), list: trace.remembered(self), reason: reason))
    }
}
