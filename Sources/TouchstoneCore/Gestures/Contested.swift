import Foundation

/// What recognizers compete for: a touch, a press, a scroll, a hover.
@MainActor
protocol Contested: AnyObject {
    var contest: Contest { get set }
    /// The recognizers of this view and of its ancestors are asked, the deepest view's first (DL-3).
    var contestedView: UIView? { get }
    /// Whether the recognizer is in its contest and has not left it.
    func has(_ recognizer: UIGestureRecognizer) -> Bool
    /// Whether every recognizer's class may have a say in whether it takes this.
    var asksEach: Bool { get }
    /// Whether it is something that the recognizer takes, as far as nobody need be asked (G-17, G-18).
    func isFor(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool
    /// What the delegate says of it, once it has permitted the event (G-16).
    func isPermitted(by delegate: any UIGestureRecognizerDelegate, for recognizer: UIGestureRecognizer) -> Bool
    /// Whether it still happens in the window of this view.
    func isInWindow(of view: UIView) -> Bool
}

extension Contested {
    /// The recognizers that compete for it, the deepest view's first; they leave as they fail, end or ignore it.
    var competitors: [UIGestureRecognizer] {
        guard contest.gone > 0 else { return contest.members }
        return contest.isEmpty ? [] : contest.members.filter { has($0) }
    }

    /// Takes those out of its contest who have left, where that is worth it. What is returned holds them, so that they die when
    /// nothing is half done.
    func tidy(using spare: inout SpareStorage<UIGestureRecognizer>) -> [UIGestureRecognizer] {
        guard contest.isUntidy else { return [] }
        var staying = spare.take()
        if !contest.isEmpty { contest.members.forEachBorrowed { if has($0) { staying.append($0) } } }
        return contest.replace(by: staying)
    }

    var asksEach: Bool { true }

    func isPermitted(by delegate: any UIGestureRecognizerDelegate, for recognizer: UIGestureRecognizer) -> Bool { true }
}

extension GestureArena {
    /// The one way into a contest: calls `take` with each recognizer that is admitted, as it is.
    @inline(__always)
    func gather(_ contested: some Contested, _ event: UIEvent, _ take: (UIGestureRecognizer) -> Void) {
        // The tree above is held by its window, and with it the recognizers.
        var node = contested.contestedView?.node
        while let current = node {
            let lentView = current.pointee.view.unsafelyUnwrapped
            if lentView.borrow({ $0.mayAsk(about: contested) }) {
                // Whoever is asked may do anything.
                let view = lentView.takeUnretainedValue()
                view.rareStorage!.recognizers.forEachBorrowed {
                    guard admits($0, to: contested, view, event) else { return }
                    guard $0.isEnabled, $0.isAttached(to: view), contested.isInWindow(of: view) else {
                        return noteAbsence(of: $0, from: contested, view, .changed)
                    }
                    take($0)
                }
                node = view.node.pointee.parent
                extendLifetime(view)
            } else {
                lentView.borrow { view in
                    var index = 0
                    while let recognizer = view.lentRecognizer(index) {
                        index += 1
                        recognizer.borrow {
                            guard admits($0, to: contested, view, event) else { return }
                            // An override of the hit test may find a view outside any window.
                            guard contested.isInWindow(of: view) else {
                                return noteAbsence(of: $0, from: contested, view, .outsideWindow)
                            }
                            take($0)
                        }
                    }
                }
                node = current.pointee.parent
            }
        }
    }

    @inline(__always)
    private func admits(
        _ recognizer: UIGestureRecognizer, to contested: some Contested, _ view: UIView, _ event: UIEvent
    ) -> Bool {
        guard !contested.has(recognizer) else { return false }
        let gate = recognizer.gate(contested, event)
        if gate != .open { noteAbsence(of: recognizer, from: contested, view, gate) }
        return gate == .open
    }
}

extension UIView {
    /// Whether one of its recognizers, or the delegate of one, has a say in whether it takes this.
    @inline(__always)
    fileprivate func mayAsk(about contested: some Contested) -> Bool {
        var index = 0
        while let recognizer = lentRecognizer(index) {
            if contested.asksEach || recognizer.borrow({ $0.mayHaveDelegate || $0.isOfAskedClass }) { return true }
            index += 1
        }
        return false
    }

    /// The view holds it.
    @inline(__always)
    fileprivate func lentRecognizer(_ index: Int) -> Unmanaged<UIGestureRecognizer>? {
        guard let rareStorage, index < rareStorage.recognizers.count else { return nil }
        return rareStorage.recognizers.borrowed(index)
    }
}

extension UIGestureRecognizer {
    /// Whether it is admitted, and otherwise who keeps it out (G-16).
    @inline(__always)
    fileprivate func gate(_ contested: some Contested, _ event: UIEvent) -> Gate {
        guard isEnabled else { return .disabled }
        guard contested.isFor(self, event) else { return .unfit }
        guard shouldReceive(event) else { return .classRefused }
        guard mayHaveDelegate else { return .open }
        guard delegate?.gestureRecognizer(self, shouldReceive: event) ?? true else { return .delegateRefusedEvent }
        guard let delegate else { return .open }
        return contested.isPermitted(by: delegate, for: self) ? .open : .delegateRefusedTouch
    }

    @inline(__always)
    fileprivate func isAttached(to view: UIView) -> Bool { viewReference?.refers(to: view) ?? false }
}
