import Foundation

/// The gestures on a text.
///
/// A tap places the caret, a double tap selects a word, and a triple tap a paragraph. A long press selects a word and
/// extends the selection as the finger moves. While the text is being edited, a drag selects text and a long press
/// moves the caret.
@MainActor
final class TextTouches: NSObject, UIGestureRecognizerDelegate {
    private weak var owner: (any TextEditing)?
    private let tap = UITapGestureRecognizer()
    private let doubleTap = UITapGestureRecognizer()
    private let tripleTap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private let drag = UIPanGestureRecognizer()
    /// The word that was selected when the long press began.
    private var pressed = 0..<0
    /// Whether the long press moves the caret, because the text was being edited when the press began.
    private var carriesCaret = false
    /// The touch-down location of a drag, in the owner's coordinates. The drag begins only after the finger has moved
    /// some distance.
    private var dragStart = CGPoint.zero

    init(_ owner: any TextEditing) {
        self.owner = owner
        super.init()
        doubleTap.numberOfTapsRequired = 2
        tripleTap.numberOfTapsRequired = 3
        drag.maximumNumberOfTouches = 1
        for (recognizer, name) in [
            (tap, "caret"), (doubleTap, "word"), (tripleTap, "paragraph"), (press, "press"), (drag, "selection"),
        ] {
            // The recognizers do not affect control events.
            recognizer.cancelsTouchesInView = false
            recognizer.delaysTouchesEnded = false
            recognizer.delegate = self
            recognizer.name = "text \(name)"
            owner.addGestureRecognizer(recognizer)
        }
        tap.addHandler { [weak self] in self?.tapped($0) }
        doubleTap.addHandler { [weak self] in self?.tappedTwice($0) }
        tripleTap.addHandler { [weak self] in self?.tappedThreeTimes($0) }
        press.addHandler { [weak self] in self?.pressed($0) }
        drag.addHandler { [weak self] in self?.dragged($0) }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // A finger on a scrollable text scrolls it. A pointer selects text.
        if gestureRecognizer === drag, owner is UIScrollView, !drag.isByPointer { return false }
        return gestureRecognizer !== drag || owner?.isFirstResponder == true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // A button inside the view is not part of the text.
        if let hit = touch.view, hit !== owner, hit is UIControl { return false }
        if gestureRecognizer === drag, let owner { dragStart = touch.location(in: owner) }
        return true
    }

    private func index(_ recognizer: UIGestureRecognizer) -> Int {
        owner.map { $0.textLayout.closest(to: recognizer.location(in: $0)) } ?? 0
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        guard let owner, recognizer.state == .ended else { return }
        if let field = owner as? UITextField, field.clearIfOnButton(recognizer.location(in: field)) { return }
        guard owner.beginEditingByTouch() else { return }
        owner.editor.unmark()
        putCaret(recognizer)
    }

    private func putCaret(_ recognizer: UIGestureRecognizer) {
        let place = index(recognizer)
        owner?.editor.select(anchor: place, focus: place)
    }

    private func tappedTwice(_ recognizer: UIGestureRecognizer) {
        guard let owner, recognizer.state == .ended, owner.beginEditingByTouch() else { return }
        owner.editor.select(owner.editor.word(at: index(recognizer)))
        owner.editor.showMenu()
    }

    private func tappedThreeTimes(_ recognizer: UIGestureRecognizer) {
        guard let owner, recognizer.state == .ended, owner.beginEditingByTouch() else { return }
        let content = owner.editor.content
        owner.editor.select(owner.isSecureTextEntry ? content.all : content.paragraph(at: index(recognizer)))
        owner.editor.showMenu()
    }

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard let owner else { return }
        switch recognizer.state {
        case .began:
            carriesCaret = owner.isFirstResponder && owner.canEdit
            guard owner.beginEditingByTouch() else { return }
            if carriesCaret {
                owner.editor.unmark()
                return putCaret(recognizer)
            }
            pressed = owner.editor.word(at: index(recognizer))
            owner.editor.select(pressed)
        case .changed where owner.isFirstResponder && carriesCaret: putCaret(recognizer)
        case .changed where owner.isFirstResponder:
            // The word stays selected in whichever direction the finger moves.
            let place = index(recognizer)
            if place < pressed.lowerBound {
                owner.editor.select(anchor: pressed.upperBound, focus: place)
            } else {
                owner.editor.select(anchor: pressed.lowerBound, focus: max(pressed.upperBound, place))
            }
        case .ended where owner.isFirstResponder: owner.editor.showMenu()
        default: break
        }
    }

    private func dragged(_ recognizer: UIGestureRecognizer) {
        guard let owner else { return }
        let place = index(recognizer)
        switch recognizer.state {
        case .began:
            owner.editor.select(anchor: owner.textLayout.closest(to: dragStart), focus: place)
        case .changed: owner.editor.select(anchor: owner.editor.content.anchor, focus: place)
        case .ended: if !owner.editor.content.selection.isEmpty { owner.editor.showMenu() }
        default: break
        }
    }
}

extension UIGestureRecognizer {
    fileprivate var isByPointer: Bool { recognitionSequence.touches.first?.type == .indirectPointer }
}
