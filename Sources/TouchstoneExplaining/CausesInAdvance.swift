import Foundation
import TouchstoneCore

// What is known before a touch: it would arrive, and nothing would come of it.
extension TouchExplanation {
    /// Why a recognizer would do nothing if it recognized, or could not recognize.
    func recognizerCausesNow(_ recognizer: UIGestureRecognizer) -> [Cause] {
        guard recognizer.isEnabled else { return [.disabled(recognizer)] }
        guard let (place, memory) = scene.recognizer(recognizer) else { return [] }
        if recognizer is ScrollPan {
            let scrollView = Mention(scene, place)
            guard let scrolling = scrollView.past?.scrolling else { return [] }
            return scrolling.scrollsHorizontally || scrolling.scrollsVertically ? [] : [.contentFits(scrollView)]
        }
        // A class of the application may act in its own methods.
        guard OverrideProbe.isOfTheLibrary(type(of: recognizer)), !recognizer.isOfSystem else { return [] }
        let subject = Mention(memory, of: scene.views[place])
        guard let first = memory.targets.first else { return [.noTarget(subject)] }
        let dead = memory.targets.compactMap(\.deadWords)
        guard dead.count == memory.targets.count else { return [] }
        return [.targetDead(subject, target: first.deadWords)]
    }

    /// The cause that the list does not let a touch select the wanted row, or the row that contains the wanted view.
    var selectionRefusalNow: Cause? {
        guard let target, scene.views[target].isOnlyLookedAt || scene.views[target].owner.object is any RowView else {
            return nil
        }
        let path = scene.path(to: target)
        guard let row = path.last(where: { scene.views[$0].owner.object is any RowView }),
            let place = path.last(where: { scene.views[$0].owner.object is any RowList }), place < row,
            let list = scene.views[place].owner.object as? any RowList
        else { return nil }
        let property = list.isEditing ? "allowsSelectionDuringEditing" : "allowsSelection"
        let isAllowed = list.isEditing ? list.allowsSelectionDuringEditing : list.allowsSelection
        return isAllowed
            ? nil : .selectionRefused(row: Mention(scene, row), by: .property(Mention(scene, place), property))
    }
}

extension UIGestureRecognizer {
    /// Whether it is one of the library's own recognizers, which act without targets.
    fileprivate var isOfSystem: Bool {
        switch self {
        case is ScrollPan, is ScrollPinch, is ContentTouchDelay: true
        default: !"\(type(of: self))".hasPrefix("UI")
        }
    }
}
