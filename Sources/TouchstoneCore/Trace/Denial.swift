import Foundation

/// An annotation: a delegate, a data source or a property of the application did not allow what a touch would have done
/// (NV-9).
@MainActor
package struct Denial: Annotation {
    /// The objects that did not act because of it.
    package let subjects: [Remembered]
    /// The object with the method or property.
    package let owner: Remembered
    package let method: String
    package let answer: Answer

    /// How the method or property answers.
    package enum Answer {
        case returned(String)
        /// The property has this value.
        case property(String)
        case notImplemented
    }

    /// The method that decides whether a row can be moved. A table asks when it begins to be edited, not for a touch.
    package static let ofMoves = "tableView(_:canMoveRowAt:)"
    /// The method without which no row can be moved. A table knows that when it begins to be edited, too.
    package static let ofMissingMove = "tableView(_:moveRowAt:to:)"
    /// The methods that are notified of the selection of a row or an item by a touch.
    package static let ofSelection = ["tableView(_:didSelectRowAt:)", "collectionView(_:didSelectItemAt:)"]
    /// The methods that act after the selection of a row or an item by a touch.
    package static let ofPrimaryAction = [
        "tableView(_:performPrimaryActionForRowAt:)", "collectionView(_:performPrimaryActionForItemAt:)",
    ]

    /// Whether the denial explains by itself why a touch had no effect. The others need another condition.
    package var isSufficient: Bool {
        method != Self.ofMoves && method != Self.ofMissingMove && !Self.ofSelection.contains(method)
            && !Self.ofPrimaryAction.contains(method)
    }
}

/// The methods and the property that leave a list without rows or items.
package enum DenialOfRows {
    package static let rows = "tableView(_:numberOfRowsInSection:)"
    package static let cells = "collectionView(_:numberOfItemsInSection:)"
    package static let sections = "numberOfSections(in:)"
    /// Of a diffable data source.
    package static let items = "snapshot().numberOfItems"
}

extension UIView {
    /// Records that `owner` did not allow what a touch would have done in this view's window, if the application is
    /// traced.
    package func noteDenial(
        of subjects: [AnyObject?], by owner: AnyObject?, _ method: String,
        answer: Denial.Answer = .returned("false")
    ) {
        guard let owner, let trace = windowStorage?.tracing?.listening else { return }
        trace.remember(
            Denial(
                subjects: subjects.compactMap { $0.map { trace.remembered($0) } }, owner: trace.remembered(owner),
                method: method, answer: answer))
    }
}
