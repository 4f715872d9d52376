import Foundation

// Recognizers set deadlines with each touch and cancel most of them. For thousands of recognizers, timers would be
// slow, so each recognizer stores its own deadline and the clock has only the earliest.
extension GestureArenaManager {
    /// Schedules the recognizer's `deadlinePassed()`. The method is not called if the recognition sequence ends
    /// earlier.
    ///
    /// - Parameter seconds: The delay from now.
    func ask(for recognizer: UIGestureRecognizer, in seconds: TimeInterval) {
        lastDeadline += 1
        let deadline = ClockDeadline(time: clock.now + seconds, serial: lastDeadline)
        recognizer.entry.deadline = deadline
        if deadline.time < firstDeadline.time { firstDeadline.ask(at: deadline.time) }
    }

    /// Handles the earliest deadline, which its recognizer may have canceled since.
    ///
    /// Proposals made at the same instant are decided together (G-20).
    func deadlineFell(at time: TimeInterval) {
        decideAtOnce {
            while let next = active.firstByDeadline, next.entry.deadline.time <= time {
                next.entry.deadline = .never
                next.deadlinePassed()
            }
        }
        if let next = active.firstByDeadline, next.entry.deadline.time < firstDeadline.time {
            firstDeadline.ask(at: next.entry.deadline.time)
        }
    }
}

extension UIGestureRecognizer {
    /// Schedules `deadlinePassed()`, unless another deadline replaces it, or it is canceled or reset before.
    ///
    /// - Parameter seconds: The delay after the current touch event.
    final func askForDeadline(in seconds: TimeInterval) {
        if let arenaManager = entry.arenaManager { return arenaManager.borrow { $0.ask(for: self, in: seconds) } }
        // Code outside the event delivery called the recognizer with touches that it does not compete for.
        onClock { clock in
            let time = clock.now + seconds
            entry.deadline = clock.schedule(at: time) { [link] in
                guard let recognizer = link.object, recognizer.entry.deadline.time == time else { return }
                recognizer.entry.deadline = .never
                recognizer.byTime { recognizer.deadlinePassed() }
            }
        }
    }

    final func cancelDeadline() { entry.deadline = .never }
}

extension ActiveRecognizers {
    /// The recognizer with the earliest deadline, or `nil` if none has a deadline.
    fileprivate var firstByDeadline: UIGestureRecognizer? {
        var first: UIGestureRecognizer?
        var deadline = ClockDeadline.never
        forEach {
            guard $0.entry.deadline.precedes(deadline) else { return }
            deadline = $0.entry.deadline
            first = $0
        }
        return first
    }
}
