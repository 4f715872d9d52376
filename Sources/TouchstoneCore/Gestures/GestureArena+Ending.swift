import Foundation

extension GestureArena {
    /// A finger that has lifted is no longer present, once its event is over.
    func lifted(_ touch: UITouch) {
        guard !active.isEmpty else { return }
        // Who has a finger that lifts has contested something, so that nothing is decided, and nobody leaves.
        for place in 0..<active.places {
            active.lent(at: place)?.borrow {
                guard $0.attempt.present.holds(touch) else { return }
                $0.leave(touch)
                fingersLeft($0)
            }
        }
    }

    /// An attempt without fingers owes a verdict, and one without any touch is none.
    func fingersLeft(_ recognizer: UIGestureRecognizer) {
        guard recognizer.owesVerdict else { return }
        if !recognizer.hasContested, recognizer.state == .possible {
            recognizer.failure = .ignoredAll
            return propose(.failed, for: recognizer)
        }
        let limit = clock.now + GestureThresholds.verdict
        recognizer.attempt.verdictDeadline = clock.schedule(at: limit) {
            [link = application.link, member = recognizer.link] in
            guard let arena = link.object?.arena, let recognizer = member.object else { return }
            recognizer.attempt.verdictDeadline = nil
            // One that waits has given its verdict; whom it waits for owes one.
            if !recognizer.attempt.standing.isWaiting { arena.withdraw(recognizer, because: .noVerdict) }
        }
    }

    func callOffVerdict(_ recognizer: UIGestureRecognizer) {
        guard let deadline = recognizer.attempt.verdictDeadline else { return }
        recognizer.attempt.verdictDeadline = nil
        clock.cancel(deadline)
    }

    /// Resets whoever is finished, with all whom failure requirements link to it (G-11 to G-13).
    func retire() {
        guard activity == .nothing, !active.isEmpty || isUnsettled || !proposers.isEmpty else { return }
        // Who was cancelled by somebody's `reset` is told first.
        while due.isEmpty, active.hasFinished {
            // Mostly nobody waits for another.
            if active.dependents > 0 {
                if !resetLinked() { break }
            } else if let first = active.takeFirstFinished() {
                clear(first)
                reset(first)
            }
        }
        if active.isEmpty { firstDeadline.cancel() }
        // What was done to recognizers from outside, in actions or in `reset`, may concern any window's views.
        if isUnsettled || !proposers.isEmpty { conclude() }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        during(.resetting) {
            recognizer.isResetting = true
            recognizer.reset()
            recognizer.isResetting = false
            if recognizer.decided.isFinal { recognizer.decided = .possible }
        }
    }

    /// Resets all whom no failure requirement holds back; says whether there was anything to do.
    private func resetLinked() -> Bool {
        let free = FailureRequirements.free(of: active.all)
        guard !free.isEmpty else { return false }
        // Those who were asked may have done anything.
        guard due.isEmpty else { return true }
        let over = free.filter { isActive($0) && $0.decided.isFinal }
        for recognizer in over { clear(active.take(recognizer)) }
        for recognizer in over { reset(recognizer) }
        return true
    }

    /// Ends the attempt of one that was taken out of `active`. What dies of that may do anything, and finds it gone already.
    private func clear(_ recognizer: UIGestureRecognizer) {
        assert(!recognizer.entry.isDue, "Nothing else would hold it")
        if recognizer.entry.isProposer {
            recognizer.entry.isProposer = false
            proposers.removeAll { $0.refers(to: recognizer) }
        }
        if recognizer.hasRecognized { winners -= 1 }
        recognizer.entry.arena = nil
        recognizer.entry.deadline = .never
        callOffVerdict(recognizer)
        recognizer.leaveContests()
        recognizer.attempt.present.clear()
        recognizer.attempt.standing = .possible
        if !recognizer.attempt.waiters.isEmpty { recognizer.attempt.waiters = [] }
        if !recognizer.attempt.dynamicRequirements.isEmpty { recognizer.attempt.dynamicRequirements = [:] }
        recognizer.proposal = nil
        if recognizer.failure != nil { recognizer.failure = nil }
        if stateIsPossibleInReset { recognizer.decided = .possible }
        recognizer.attempt.hasActed = false
        let scroll = recognizer.attempt.scroll
        if scroll != nil { recognizer.attempt.scroll = nil }
        // The storage of one stays.
        if recognizer.attempt.touches.count == 1 {
            tidy(recognizer.attempt.touches.removeLast())
        } else {
            var touches: [UITouch] = []
            swap(&touches, &recognizer.attempt.touches)
            touches.forEachBorrowed { tidy($0) }
        }
        if let scroll { tidy(scroll) }
    }

    private func tidy(_ contested: some Contested) {
        guard contested.contest.gone > 0 else { return }
        var gone = contested.tidy(using: &spareContest)
        if gone.count == 1 { extendLifetime(gone.removeLast()) } else { gone.removeAll(keepingCapacity: true) }
        spareContest.putBack(gone)
    }
}

extension UIGestureRecognizer {
    /// Whether it is undecided, without fingers.
    fileprivate var owesVerdict: Bool { attempt.present.isEmpty && !decided.isFinal && attempt.verdictDeadline == nil }
}
