import Foundation

// Recognizers ask for deadlines with each touch and call most of them off, thousands of them at once where thousands compete. So each
// notes its own, and the clock knows the first alone.
extension GestureArena {
    /// `deadlinePassed()` of a recognizer with an attempt is called so many seconds from now, unless that ends before.
    func ask(for recognizer: UIGestureRecognizer, in seconds: TimeInterval) {
        lastDeadline += 1
        let deadline = ClockDeadline(time: clock.now + seconds, serial: lastDeadline)
        recognizer.entry.deadline = deadline
        if deadline.time < firstDeadline.time { firstDeadline.ask(at: deadline.time) }
    }

    /// The first of the deadlines has come; the recognizer may have canceled it since. What recognizers propose at the same instant is
    /// decided together (G-20).
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
    /// `deadlinePassed()` is called so many seconds after the touch at hand, unless it asks for another deadline, calls it off or
    /// is reset before.
    final func askForDeadline(in seconds: TimeInterval) {
        if let arena = entry.arena { return arena.borrow { $0.ask(for: self, in: seconds) } }
        // Somebody plays it touches that it does not compete for.
        onClock { clock in
            let time = clock.now + seconds
            entry.deadline = clock.schedule(at: time) { [link] in
                guard let recognizer = link.object, recognizer.entry.deadline.time == time else { return }
                recognizer.entry.deadline = .never
                recognizer.deadlinePassed()
            }
        }
    }

    final func callOffDeadline() { entry.deadline = .never }
}

extension ActiveRecognizers {
    /// Whose deadline falls first; nil where nobody has one.
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
