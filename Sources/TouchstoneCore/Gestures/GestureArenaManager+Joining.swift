import Foundation

extension GestureArenaManager {
    /// Gathers the recognizers that compete for a new touch, from its view up to the window (DL-3).
    func join(_ touch: UITouch, _ event: UIEvent) {
        gather(touch, event) { recognizer in
            touch.arena.append(recognizer, using: &spareMembers)
            recognizer.recognitionSequence.touches.append(touch)
            if recognizer.lastClock !== clock { recognizer.lastClock = clock }
            recognizer.recognitionSequence.present.append(touch)
            activate(recognizer)
            cancelVerdict(recognizer)
        }
        guard let trace, !touch.arena.isEmpty else { return }
        trace.record(.arena(touch: touch.sample.id, members: touch.competitors.map { trace.subject($0) }))
    }
}

extension UITouch: ArenaOwner {
    var arenaView: UIView? { hitView }
    var asksEach: Bool { false }

    @inline(__always)
    func has(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.competes(for: self) }

    @inline(__always)
    func isFor(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        guard recognizer.takesTouches else { return false }
        // A state set outside any arena is no part of this sequence.
        if recognizer.entry.arenaManager == nil, recognizer.decided != .possible { recognizer.decided = .possible }
        if recognizer.hasFailedFingers, recognizer.joinsFailedFingers(self) { return false }
        guard !recognizer.decided.isFinal, !recognizer.recognitionSequence.arenaState.hasMatched else { return false }
        guard recognizer.touchTypes & (1 << sample.type.rawValue) != 0 else { return false }
        guard recognizer.requiresExclusiveTouchType, let taken = recognizer.takenType else { return true }
        return taken == type
    }

    func isPermitted(by delegate: any UIGestureRecognizerDelegate, for recognizer: UIGestureRecognizer) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldReceive: self)
    }

    @inline(__always)
    func isInWindow(of view: UIView) -> Bool {
        // The touch retains its window.
        hitWindow != nil && Unretained(hitWindow).borrow { view.isIn($0) }
    }
}

extension UIGestureRecognizer {
    /// The type of the first touch that it took; a wheel or trackpad counts as indirect (G-17).
    fileprivate var takenType: UITouch.TouchType? {
        recognitionSequence.scroll == nil ? recognitionSequence.touches.first?.type : .indirect
    }
}
