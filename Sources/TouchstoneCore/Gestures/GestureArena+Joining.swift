import Foundation

extension GestureArena {
    /// Gathers the recognizers of a new touch, from its view up to the window (DL-3).
    func join(_ touch: UITouch, _ event: UIEvent) {
        // The tree above is held by its window; where somebody is asked, who may change it, the view is held as well.
        var node = touch.lentView?.borrow { $0.node }
        while let current = node {
            if current.pointee.view.borrow({ $0.hasRecognizers }) {
                let view = current.pointee.view.takeUnretainedValue()
                let recognizers = view.rareStorage!.recognizers
                recognizers.forEachBorrowed { join(touch, $0, view, event) }
                node = view.node.pointee.parent
                extendLifetime(view)
            } else {
                node = current.pointee.parent
            }
        }
        guard let trace, !touch.contest.isEmpty else { return }
        trace.record(.contest(touch: touch.sample.id, members: touch.competitors.map { trace.subject($0) }))
    }

    private func join(_ touch: UITouch, _ recognizer: UIGestureRecognizer, _ view: UIView, _ event: UIEvent) {
        guard !recognizer.competes(for: touch), recognizer.admits(touch, event) else { return }
        // Those who were asked may have done anything.
        guard recognizer.isEnabled, recognizer.isAttached(to: view), touch.isInWindow(of: view) else { return }
        touch.contest.append(recognizer, using: &spareContest)
        recognizer.attempt.append(touch)
        if recognizer.lastClock !== clock { recognizer.lastClock = clock }
        recognizer.present.append(touch)
        activate(recognizer)
        callOffVerdict(recognizer)
    }
}

extension UIGestureRecognizer {
    /// The gate for a new touch (G-16).
    fileprivate func admits(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, takesTouches else { return false }
        // What was set while nobody watched is no part of this attempt.
        if attempt.isEmpty, decided != .possible, contestArena == nil {
            decided = .possible
        }
        if hasFailedFingers, joinsFailedFingers(touch) { return false }
        guard !decided.isFinal, !standing.hasMatched else { return false }
        guard touchTypes & (1 << touch.sample.type.rawValue) != 0 else { return false }
        if requiresExclusiveTouchType, let first = attempt.first, first.type != touch.type { return false }
        guard shouldReceive(event), asked?.gestureRecognizer(self, shouldReceive: event) ?? true else {
            return false
        }
        return asked?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    @inline(__always)
    fileprivate func isAttached(to view: UIView) -> Bool { viewReference?.refers(to: view) ?? false }
}

extension UITouch {
    /// Whether the view is in the touch's window.
    @inline(__always)
    fileprivate func isInWindow(of view: UIView) -> Bool {
        hitWindow != nil && lent(hitWindow).borrow { view.isIn($0) }
    }
}
