import Foundation
import TouchstoneCore

extension TouchExplanation.Cause {
    /// Returns the cause as it concerns a row: a recognizer that claims the row's touch prevents its selection.
    @MainActor
    func of(row view: UIView, _ mention: TouchExplanation.Mention) -> TouchExplanation.Cause {
        guard view is any RowView, case .takenByRecognizer(let recognizer, _) = self else { return self }
        return .selectionTaken(row: mention, by: recognizer)
    }

    /// The reason why a list did not select, or deselect, a row or an item.
    public enum SelectionRefuser: Equatable {
        /// The delegate's method returned this value.
        case delegate(Refuser, answer: String)
        /// The list's property of this name is `false`.
        case property(TouchExplanation.Mention, String)
        /// The finger left the row before it lifted.
        case fingerLeft
        /// The list was in another state, described in a few words.
        case busy(TouchExplanation.Mention, with: String)

        var owner: TouchExplanation.Mention? {
            switch self {
            case .delegate(let refuser, _): refuser.owner
            case .property(let list, _), .busy(let list, _): list
            case .fingerLeft: nil
            }
        }

        /// What the list did not do to the row.
        var change: (verb: String, participle: String) {
            if case .delegate(let refuser, _) = self, refuser.method.contains("Deselect") {
                return ("deselect", "deselected")
            }
            return ("select", "selected")
        }

        @MainActor
        func words(_ row: TouchExplanation.Mention) -> String {
            switch self {
            case .delegate(let refuser, let answer): "\(refuser.words) returned \(answer)"
            case .property(let list, let property):
                "\(list.name).\(property) is false"
                    + (property.hasSuffix("DuringEditing") ? ", and \(list.name) is being edited" : "")
            case .fingerLeft: "the finger left it before it lifted, and returning does not select it"
            case .busy(let list, let what): "\(what) of \(list.name)"
            }
        }

        @MainActor
        func advice(_ row: TouchExplanation.Mention) -> TouchExplanation.Change {
            switch self {
            case .delegate(let refuser, _): .changeOverride(refuser.owner, method: refuser.method)
            case .property(let list, let property): .allowSelection(list, property: property)
            case .fingerLeft: .lookAt(row, what: "keep the finger on \(row.name) until it lifts")
            case .busy(let list, _): .lookAt(list, what: "touch \(row.name) after that ends")
            }
        }
    }
}

extension TouchPast {
    /// Why the list did not select this row for the touch; `nil` if it did or the trace no longer remembers.
    func selectionRefusal(of row: UIView, _ mention: TouchExplanation.Mention) -> TouchExplanation.Cause? {
        let annotation = annotations(SelectionAnnotation.self).first { $0.touch == finger && $0.row.refers(to: row) }
        guard let annotation else { return nil }
        let list = self.mention(annotation.list)
        switch annotation.reason {
        case .delegate(let delegate, let method, let answer):
            let refuser = TouchExplanation.Cause.Refuser(owner: self.mention(delegate), method: method)
            return .selectionRefused(row: mention, by: .delegate(refuser, answer: answer))
        case .property(let property): return .selectionRefused(row: mention, by: .property(list, property))
        case .fingerLeft: return .selectionRefused(row: mention, by: .fingerLeft)
        case .busy(let what): return .selectionRefused(row: mention, by: .busy(list, with: what))
        }
    }
}
