import Foundation

/// What recognizers compete for: a touch, a press, a scroll, a hover.
@MainActor
protocol Contested: AnyObject {
    var contest: Contest { get set }
    /// The recognizers of this view and of its ancestors are asked, the deepest view's first (DL-3).
    var contestedView: UIView? { get }
    /// Whether the recognizer is in its contest and has not left it.
    func has(_ recognizer: UIGestureRecognizer) -> Bool
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

    func isPermitted(by delegate: any UIGestureRecognizerDelegate, for recognizer: UIGestureRecognizer) -> Bool { true }
}

extension GestureArena {
    /// The one way into a contest: calls `take` with each recognizer that is admitted, as it is.
    @inline(__always)
    func gather(_ contested: some Contested, _ event: UIEvent, _ take: (UIGestureRecognizer) -> Void) {
        // The tree above is held by its window; where somebody is asked, who may change it, the view is held as well.
        var node = contested.contestedView?.node
        while let current = node {
            if current.pointee.view.borrow({ $0.hasRecognizers }) {
                let view = current.pointee.view.takeUnretainedValue()
                view.rareStorage!.recognizers.forEachBorrowed {
                    guard !contested.has($0) else { return }
                    let gate = $0.gate(contested, event)
                    guard gate == .open else { return noteAbsence(of: $0, from: contested, view, gate) }
                    // Those who were asked may have done anything.
                    guard $0.isEnabled, $0.isAttached(to: view), contested.isInWindow(of: view) else {
                        return noteAbsence(of: $0, from: contested, view, .changed)
                    }
                    take($0)
                }
                node = view.node.pointee.parent
                extendLifetime(view)
            } else {
                node = current.pointee.parent
            }
        }
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
