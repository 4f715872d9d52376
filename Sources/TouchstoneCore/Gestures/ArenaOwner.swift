import Foundation

/// Something that recognizers compete for: a touch, a press, a scroll or a hover.
@MainActor
protocol ArenaOwner: AnyObject {
    var arena: Arena { get set }
    /// The recognizers of this view and its ancestors may join, deepest view first (DL-3).
    var arenaView: UIView? { get }
    /// Whether the recognizer is in this arena and has not left it.
    func has(_ recognizer: UIGestureRecognizer) -> Bool
    /// Whether to assume that every recognizer's class overrides the admission methods for this kind of input.
    var asksEach: Bool { get }
    /// Whether the recognizer accepts this input, apart from decisions of its delegate or subclass (G-17, G-18).
    func isFor(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool
    /// Whether the delegate permits this input; called after the delegate has permitted the event (G-16).
    func isPermitted(by delegate: any UIGestureRecognizerDelegate, for recognizer: UIGestureRecognizer) -> Bool
    /// Whether this input still belongs to the window of `view`.
    func isInWindow(of view: UIView) -> Bool
}

extension ArenaOwner {
    /// The competing recognizers, deepest view first. A recognizer leaves when it fails, ends or ignores the input.
    var competitors: [UIGestureRecognizer] {
        guard arena.gone > 0 else { return arena.members }
        return arena.isEmpty ? [] : arena.members.filter { has($0) }
    }

    /// Removes members that have left the arena, if there are enough of them.
    ///
    /// - Returns: The old member list, which retains the removed recognizers until the caller has a consistent state.
    func compact(using spare: inout SpareStorage<UIGestureRecognizer>) -> [UIGestureRecognizer] {
        guard arena.isUntidy else { return [] }
        var staying = spare.take()
        if !arena.isEmpty { arena.members.forEachUnretained { if has($0) { staying.append($0) } } }
        return arena.replace(by: staying)
    }

    var asksEach: Bool { true }

    func isPermitted(by delegate: any UIGestureRecognizerDelegate, for recognizer: UIGestureRecognizer) -> Bool { true }
}

extension GestureArenaManager {
    /// Calls `take` with each admitted recognizer as soon as it is admitted. All input joins an arena here.
    @inline(__always)
    func gather(_ owner: some ArenaOwner, _ event: UIEvent, _ take: (UIGestureRecognizer) -> Void) {
        // The window retains the views above, and these retain their recognizers.
        var node = owner.arenaView?.node
        while let current = node {
            let unretainedView = current.pointee.view.unsafelyUnwrapped
            if unretainedView.borrow({ $0.mayAsk(about: owner) }) {
                // An overridden method or a delegate may change anything, so keep a strong reference.
                let view = unretainedView.object
                view.rareStorage!.recognizers.forEachUnretained {
                    guard admits($0, to: owner, view, event) else { return }
                    guard $0.isEnabled, $0.isAttached(to: view), owner.isInWindow(of: view) else {
                        return noteAbsence(of: $0, from: owner, view, .changed)
                    }
                    take($0)
                }
                node = view.node.pointee.parent
                extendLifetime(view)
            } else {
                unretainedView.borrow { view in
                    var index = 0
                    while let recognizer = view.unretainedRecognizer(index) {
                        index += 1
                        recognizer.borrow {
                            guard admits($0, to: owner, view, event) else { return }
                            // An override of the hit test may return a view outside any window.
                            guard owner.isInWindow(of: view) else {
                                return noteAbsence(of: $0, from: owner, view, .outsideWindow)
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
        _ recognizer: UIGestureRecognizer, to owner: some ArenaOwner, _ view: UIView, _ event: UIEvent
    ) -> Bool {
        guard !owner.has(recognizer) else { return false }
        let gate = recognizer.gate(owner, event)
        if gate != .open { noteAbsence(of: recognizer, from: owner, view, gate) }
        return gate == .open
    }
}

extension UIView {
    /// Whether admitting one of the view's recognizers may call a delegate or an override.
    @inline(__always)
    fileprivate func mayAsk(about owner: some ArenaOwner) -> Bool {
        var index = 0
        while let recognizer = unretainedRecognizer(index) {
            if owner.asksEach || recognizer.borrow({ $0.mayHaveDelegate || $0.isOfAskedClass }) { return true }
            index += 1
        }
        return false
    }

    /// The recognizer at an index, or `nil` past the end; the view retains it.
    @inline(__always)
    fileprivate func unretainedRecognizer(_ index: Int) -> Unretained<UIGestureRecognizer>? {
        guard let rareStorage, index < rareStorage.recognizers.count else { return nil }
        return rareStorage.recognizers.unretained(at: index)
    }
}

extension UIGestureRecognizer {
    /// Returns whether the recognizer is admitted or, if not, the condition that prevents it (G-16).
    @inline(__always)
    fileprivate func gate(_ owner: some ArenaOwner, _ event: UIEvent) -> Gate {
        guard isEnabled else { return .disabled }
        guard owner.isFor(self, event) else { return .unfit }
        guard shouldReceive(event) else { return .classRefused }
        guard mayHaveDelegate else { return .open }
        guard delegate?.gestureRecognizer(self, shouldReceive: event) ?? true else { return .delegateRefusedEvent }
        guard let delegate else { return .open }
        return owner.isPermitted(by: delegate, for: self) ? .open : .delegateRefusedTouch
    }

    @inline(__always)
    fileprivate func isAttached(to view: UIView) -> Bool { viewReference?.refers(to: view) ?? false }
}
