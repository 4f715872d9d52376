import Foundation

/// A row of a list, which selects it as a touch ends in it.
@MainActor
package protocol RowView: UIView {
    /// What its content is to be added to, where that is in the row already.
    var shownContentView: UIView? { get }
}

/// A list that selects rows, or items.
@MainActor
package protocol RowList: UIScrollView {
    /// Whether touches select.
    var allowsSelection: Bool { get set }
    /// Whether they do while the list is edited.
    var allowsSelectionDuringEditing: Bool { get set }
}

extension RowList {
    /// Sets the property of this name, which keeps touches from selecting.
    func allowSelection(_ property: String) {
        if property == "allowsSelection" { allowsSelection = true } else { allowsSelectionDuringEditing = true }
    }
}

/// Why a list does not select the row that a touch is in.
package enum SelectionRefusal<Delegate> {
    /// A method of the delegate's answered so.
    case delegate(Delegate, method: String, answer: String)
    /// The list's property of this name is false.
    case property(String)
    /// The finger left the row before it lifted.
    case fingerLeft
    /// The list is about something else, in a few words that go before its name.
    case busy(String)
}

/// A list did not select the row that a touch was in.
@MainActor
struct SelectionRemark: Annotation {
    /// The finger's number.
    let touch: Int
    let row: Remembered
    let list: Remembered
    let reason: SelectionRefusal<Remembered>
}

extension RowList {
    /// For those who ask why.
    package func noteRefusal(of row: UIView, _ touch: UITouch, _ refusal: SelectionRefusal<AnyObject>) {
        guard let trace = touch.window?.tracing?.heard else { return }
        let reason: SelectionRefusal<Remembered> =
            switch refusal {
            case .delegate(let delegate, let method, let answer):
                .delegate(trace.remembered(delegate), method: method, answer: answer)
            case .property(let name): .property(name)
            case .fingerLeft: .fingerLeft
            case .busy(let what): .busy(what)
            }
        trace.remember(
            SelectionRemark(
                touch: touch.sample.id, row: trace.remembered(row), list: trace.remembered(self), reason: reason))
    }
}
