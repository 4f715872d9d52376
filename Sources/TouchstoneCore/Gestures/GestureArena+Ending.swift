import Foundation

extension GestureArena {
    /// A finger that has lifted is no longer present, once its event is over.
    func lifted(_ touch: UITouch) {
        if active.count == 1 {
            let owesVerdict = active.borrowed(0).borrow {
                guard $0.present.holds(touch) else { return false }
                $0.leave(touch)
                return $0.owesVerdict
            }
            if owesVerdict { fingersLeft(active[0]) }
            return
        }
        guard !active.isEmpty else { return }
        let active = self.active
        for index in active.indices where active.borrowed(index).borrow({ $0.present.holds(touch) }) {
            let recognizer = active[index]
            recognizer.leave(touch)
            fingersLeft(recognizer)
        }
    }

    /// An attempt without fingers owes a verdict, and one without any touch is none.
    func fingersLeft(_ recognizer: UIGestureRecognizer) {
        guard recognizer.owesVerdict else { return }
        if recognizer.attempt.isEmpty, recognizer.state == .possible {
            recognizer.failure = .ignoredAll
            return propose(.failed, for: recognizer)
        }
        let limit = clock.now + GestureThresholds.verdict
        recognizer.verdictDeadline = clock.schedule(at: limit) { [link = application.link, member = recognizer.link] in
            guard let arena = link.object?.arena, let recognizer = member.object else { return }
            recognizer.verdictDeadline = nil
            // One that waits has given its verdict; whom it waits for owes one.
            if !recognizer.standing.isWaiting { arena.withdraw(recognizer, because: .noVerdict) }
        }
    }

    func callOffVerdict(_ recognizer: UIGestureRecognizer) {
        guard let deadline = recognizer.verdictDeadline else { return }
        recognizer.verdictDeadline = nil
        clock.cancel(deadline)
    }

    /// Resets whoever is finished, with all whom failure requirements link to it (G-11 to G-13).
    func retire() {
        guard holding == 0, !active.isEmpty || isUnsettled || !proposers.isEmpty else { return }
        // Who was cancelled by somebody's `reset` is told first.
        while due.isEmpty, let place = firstFinished {
            // Where nobody waits for another, each is a group of its own.
            if active.count == 1 || active.allIndependent {
                reset(clear(at: place))
            } else if let group = finishedGroup() {
                for recognizer in group { if let place = active.place(of: recognizer) { _ = clear(at: place) } }
                for recognizer in group { reset(recognizer) }
            } else {
                break
            }
        }
        // What was done to recognizers from outside, in actions or in `reset`, may concern any window's views.
        if isUnsettled || !proposers.isEmpty { conclude() }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        holding += 1
        recognizer.isResetting = true
        recognizer.reset()
        recognizer.isResetting = false
        if recognizer.decided.isFinal { recognizer.decided = .possible }
        holding -= 1
    }

    private var firstFinished: Int? {
        for index in active.indices where active.borrowed(index).borrow({ $0.decided.isFinal }) { return index }
        return nil
    }

    /// The first finished recognizer whose linked recognizers are all finished, with them.
    private func finishedGroup() -> [UIGestureRecognizer]? {
        for recognizer in active where recognizer.decided.isFinal {
            var group = [recognizer]
            var index = 0
            while index < group.count {
                let member = group[index]
                index += 1
                for other in active
                where !group.holds(other) && !(other.isIndependent && member.isIndependent)
                    && other.sharesAttempt(with: member) && (member.requires(other) || other.requires(member))
                {
                    group.append(other)
                }
            }
            if group.allSatisfy(\.decided.isFinal) { return group }
        }
        return nil
    }

    /// Takes it out of `active` and ends its attempt. What dies of that may do anything, and finds it gone already.
    private func clear(at place: Int) -> UIGestureRecognizer {
        let recognizer = active.take(at: place)
        assert(!due.lends(recognizer), "Nothing else would hold it")
        proposers.takeBack(recognizer)
        recognizer.contestArena = nil
        callOffVerdict(recognizer)
        for index in recognizer.attempt.indices {
            recognizer.attempt.borrowed(index).borrow { touch in
                touch.contest.takeOut(recognizer)
                if touch.contest.isEmpty {
                    var contest: [UIGestureRecognizer] = []
                    swap(&contest, &touch.contest)
                    spareContest.putBack(contest)
                }
            }
        }
        if !recognizer.dynamicRequirements.isEmpty { recognizer.dynamicRequirements = [:] }
        recognizer.proposal = nil
        if recognizer.failure != nil { recognizer.failure = nil }
        if stateIsPossibleInReset { recognizer.decided = .possible }
        recognizer.standing = .possible
        recognizer.hasActed = false
        recognizer.present.clear()
        recognizer.attempt.clear()
        return recognizer
    }
}

extension UIGestureRecognizer {
    /// Whether it is undecided, without fingers.
    fileprivate var owesVerdict: Bool { present.isEmpty && !decided.isFinal && verdictDeadline == nil }
}

extension Array where Element: UIGestureRecognizer {
    /// Whether no pair of them has to be asked about failure requirements.
    @MainActor fileprivate var allIndependent: Bool {
        for index in indices where !borrowed(index).borrow({ $0.isIndependent }) { return false }
        return true
    }
}
