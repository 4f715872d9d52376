import Foundation

extension GestureArenaManager {
    /// Removes a lifted finger from the present touches, after its event.
    func lifted(_ touch: UITouch) {
        guard !active.isEmpty else { return }
        // A recognizer with a lifting finger has a touch or scroll, so no decision is made here and none leaves.
        for place in 0..<active.places {
            active.unretained(at: place)?.borrow {
                guard $0.recognitionSequence.present.holds(touch) else { return }
                $0.leave(touch)
                fingersLeft($0)
            }
        }
    }

    /// Starts the time limit of a sequence without fingers, and fails one that has no touch left.
    func fingersLeft(_ recognizer: UIGestureRecognizer) {
        guard recognizer.owesVerdict else { return }
        if !recognizer.isInArena, recognizer.state == .possible {
            recognizer.failure = .ignoredAll
            return propose(.failed, for: recognizer)
        }
        let limit = clock.now + GestureThresholds.verdict
        recognizer.recognitionSequence.verdictDeadline = clock.schedule(at: limit) {
            [link = application.link, member = recognizer.link] in
            guard let arenaManager = link.object?.arenaManager, let recognizer = member.object else { return }
            recognizer.recognitionSequence.verdictDeadline = nil
            // A waiting recognizer has matched, but the one that it waits for has not been decided.
            if !recognizer.recognitionSequence.arenaState.isWaiting {
                arenaManager.withdraw(recognizer, because: .noVerdict)
            }
        }
    }

    func cancelVerdict(_ recognizer: UIGestureRecognizer) {
        guard let deadline = recognizer.recognitionSequence.verdictDeadline else { return }
        recognizer.recognitionSequence.verdictDeadline = nil
        clock.cancel(deadline)
    }

    /// Resets finished recognizers, together with all that failure requirements link to them (G-11 to G-13).
    func retire() {
        guard activity == .nothing, !active.isEmpty || isUnsettled || !proposers.isEmpty else { return }
        // A recognizer that another one's `reset()` cancelled must first call its targets.
        while due.isEmpty, active.hasFinished {
            // Usually there are no failure requirements.
            if active.dependents > 0 {
                if !resetLinked() { break }
            } else if let first = active.takeFirstFinished() {
                clear(first)
                reset(first)
            }
        }
        if active.isEmpty { firstDeadline.cancel() }
        // Changes made from outside, in actions or in `reset()` may affect views of any window.
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

    /// Resets all finished recognizers that no failure requirement delays.
    ///
    /// - Returns: Whether there were any.
    private func resetLinked() -> Bool {
        let free = FailureRequirements.free(of: active.all)
        guard !free.isEmpty else { return false }
        // Overrides and delegates called above may have changed anything.
        guard due.isEmpty else { return true }
        let over = free.filter { isActive($0) && $0.decided.isFinal }
        for recognizer in over { clear(active.take(recognizer)) }
        for recognizer in over { reset(recognizer) }
        return true
    }

    /// Ends the sequence of a recognizer that was removed from `active`.
    ///
    /// This may deallocate objects, which may run any code in `deinit`. The sequence is already over by then.
    private func clear(_ recognizer: UIGestureRecognizer) {
        assert(!recognizer.entry.isDue, "Nothing else would hold it")
        if recognizer.entry.isProposer {
            recognizer.entry.isProposer = false
            proposers.removeAll { $0.refers(to: recognizer) }
        }
        if recognizer.hasRecognized { winners -= 1 }
        recognizer.entry.arenaManager = nil
        recognizer.entry.deadline = .never
        cancelVerdict(recognizer)
        recognizer.leaveArenas()
        recognizer.recognitionSequence.present.clear()
        recognizer.recognitionSequence.arenaState = .possible
        if !recognizer.recognitionSequence.waiters.isEmpty { recognizer.recognitionSequence.waiters = [] }
        if !recognizer.recognitionSequence.dynamicRequirements.isEmpty {
            recognizer.recognitionSequence.dynamicRequirements = [:]
        }
        recognizer.proposal = nil
        if recognizer.failure != nil { recognizer.failure = nil }
        if stateIsPossibleInReset { recognizer.decided = .possible }
        recognizer.recognitionSequence.hasActed = false
        let scroll = recognizer.recognitionSequence.scroll
        if scroll != nil { recognizer.recognitionSequence.scroll = nil }
        // Keep the array's storage if there is one touch.
        if recognizer.recognitionSequence.touches.count == 1 {
            compact(recognizer.recognitionSequence.touches.removeLast())
        } else {
            var touches: [UITouch] = []
            swap(&touches, &recognizer.recognitionSequence.touches)
            touches.forEachUnretained { compact($0) }
        }
        if let scroll { compact(scroll) }
    }

    private func compact(_ owner: some ArenaOwner) {
        guard owner.arena.gone > 0 else { return }
        var gone = owner.compact(using: &spareMembers)
        if gone.count == 1 { extendLifetime(gone.removeLast()) } else { gone.removeAll(keepingCapacity: true) }
        spareMembers.putBack(gone)
    }
}

extension UIGestureRecognizer {
    /// Whether it is undecided and has no fingers, and no time limit runs yet.
    fileprivate var owesVerdict: Bool {
        recognitionSequence.present.isEmpty && !decided.isFinal && recognitionSequence.verdictDeadline == nil
    }
}
