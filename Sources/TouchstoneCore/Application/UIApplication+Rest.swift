/// What of an application's inputs is under way, for those who check that nothing of them stays behind.
extension UIApplication {
    /// Whether no finger and no key is down, no view is owed the end of a touch, and no recognizer has an attempt.
    package var isAtRest: Bool {
        liveTouches.live.isEmpty && delivery.delayedEndings.isEmpty && delivery.returned.isEmpty
            && arena.active.isEmpty && pressesDown.isEmpty
    }

    /// Whether nothing waits to be handled, and nothing is being handled.
    package var hasNothingToDo: Bool { loop.isIdle && !loop.hasInputs }

    /// How many inputs may wait for the application at most.
    package var mostWaitingInputs: Int { loop.mostWaiting }

    /// The touches of fingers that are down, in the order in which they went down.
    package var touchesDown: [UITouch] { liveTouches.live }

    /// Those that have an attempt though no finger or key is down, and nothing scrolls for them.
    package var recognizersWithoutInput: [UIGestureRecognizer] {
        guard liveTouches.live.isEmpty, pressesDown.isEmpty else { return [] }
        return arena.active.all.filter { $0.attempt.scroll == nil }
    }
}

extension Trace {
    /// Whether, since the record of that number, an override of `sendEvent` kept the end of the touch from its window (DL-1).
    package func endWasSuppressed(ofTouch touch: Int, since number: Int) -> Bool {
        for entry in recollection.entries.reversed() {
            if entry.number < number { break }
            if let end = entry.remark as? SuppressedEnd, end.touch == touch { return true }
        }
        return false
    }
}
