/// The state of input processing, for tests that check that it is fully reset.
extension UIApplication {
    /// Whether no finger or key is down, no view is due an end, and no recognizer has a recognition sequence.
    package var isAtRest: Bool {
        liveTouches.live.isEmpty && delivery.delayedEndings.isEmpty && delivery.returned.isEmpty
            && arenaManager.active.isEmpty && pressesDown.isEmpty
    }

    /// Whether no input is waiting or being handled.
    package var hasNothingToDo: Bool { loop.isIdle && !loop.hasInputs }

    /// The maximum number of inputs that may wait for the application.
    package var mostWaitingInputs: Int { loop.mostWaiting }

    /// The touches that are down, in the order in which they began.
    package var touchesDown: [UITouch] { liveTouches.live }

    /// Recognizers with a recognition sequence although no finger or key is down and no scroll is in progress.
    package var recognizersWithoutInput: [UIGestureRecognizer] {
        guard liveTouches.live.isEmpty, pressesDown.isEmpty else { return [] }
        return arenaManager.active.all.filter { $0.recognitionSequence.scroll == nil }
    }
}

extension Trace {
    /// Whether an override of `sendEvent` suppressed the end of a touch since the record with that number (DL-1).
    package func endWasSuppressed(ofTouch touch: Int, since number: Int) -> Bool {
        for entry in recollection.entries.reversed() {
            if entry.number < number { break }
            if let end = entry.annotation as? SuppressedEnd, end.touch == touch { return true }
        }
        return false
    }
}
