import Foundation

// Recognizers that have matched wait for those that they require to fail (G-24), possibly in a cycle (G-26).
extension GestureArenaManager {
    /// The first recognizer that must fail before this one and has not failed; `nil` if there is none.
    func requirement(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
        var found: UIGestureRecognizer?
        func holdsBack(_ other: UIGestureRecognizer) -> Bool {
            guard other !== recognizer, !(other.isIndependent && recognizer.isIndependent),
                other.sharesAttempt(with: recognizer), recognizer.requires(other), recognizer.decided == .possible,
                other.decided != .failed, other.decided != .cancelled
            else { return false }
            found = other
            return true
        }
        let active = self.active
        if active.outspoken > 0 {
            _ = active.contains(where: holdsBack)
        } else if active.dependents > 0, !recognizer.requirements.isEmpty {
            // No delegate or class can add a requirement, so only the recognizer's own requirements count.
            let required = recognizer.requirements.recognizers.filter { isActive($0) }
            _ = required.sorted { $0.entry.place < $1.entry.place }.contains(where: holdsBack)
        }
        return found
    }

    /// Makes a recognizer wait until the other has failed.
    ///
    /// - Parameter goal: The state to enter afterwards.
    func wait(
        _ recognizer: UIGestureRecognizer, _ goal: UIGestureRecognizer.State, for other: UIGestureRecognizer
    ) {
        if let trace, !recognizer.recognitionSequence.arenaState.isWaiting(for: other) {
            trace.record(.waits(trace.subject(recognizer), for: trace.subject(other)))
        }
        if !recognizer.recognitionSequence.arenaState.isWaiting(for: other) {
            other.recognitionSequence.waiters.append(recognizer.link)
        }
        if !recognizer.recognitionSequence.arenaState.isWaiting {
            recognizer.recognitionSequence.waitsSince = decisions
        }
        recognizer.recognitionSequence.arenaState = .waiting(goal, for: other)
        newWaiters.append(Unretained(recognizer))
    }

    /// Fails recognizers that wait for each other in a cycle, after all have had their turn (G-26).
    ///
    /// - Returns: Whether there were any.
    func breakRings() -> Bool {
        guard !newWaiters.isEmpty else { return false }
        // `active` retains these recognizers: none is reset during a decision.
        var ring: [UIGestureRecognizer] = []
        for waiter in newWaiters.map({ $0.object }) where waiter.recognitionSequence.arenaState.isWaiting {
            let found = FailureRequirements.ring(of: waiter) { member in
                if active.outspoken > 0 { return active.all }
                return member.requirements.recognizers.filter { isActive($0) }
            }
            if found.count > 1 { ring += found }
        }
        newWaiters.removeAll(keepingCapacity: true)
        for member in ring { lose(member, .lost, .requirementRing) }
        return !ring.isEmpty
    }

    /// Ends waits between recognizers that no longer share a touch, after `recognizer` ignored one (G-26).
    func letGo(by recognizer: UIGestureRecognizer) {
        guard recognizer.recognitionSequence.arenaState.isWaiting || !recognizer.recognitionSequence.waiters.isEmpty
        else { return }
        var hasUnseenChange = false
        if case .waiting(_, let other) = recognizer.recognitionSequence.arenaState,
            !recognizer.sharesAttempt(with: other)
        {
            other.recognitionSequence.waiters.removeAll { $0 === recognizer.link }
            addProposer(recognizer)
            hasUnseenChange = true
        }
        for waiter in recognizer.recognitionSequence.waiters.compactMap(\.object)
        where !waiter.sharesAttempt(with: recognizer) {
            recognizer.recognitionSequence.waiters.removeAll { $0 === waiter.link }
            guard waiter.recognitionSequence.arenaState.isWaiting(for: recognizer) else { continue }
            addProposer(waiter)
            hasUnseenChange = true
        }
        if hasUnseenChange { decideInTime() }
    }

    /// Lets the recognizers that waited for this one take their turn; they may then wait for another.
    func proceed(thoseWaitingFor recognizer: UIGestureRecognizer) {
        let waiters = recognizer.recognitionSequence.waiters.compactMap(\.object)
        recognizer.recognitionSequence.waiters = []
        for other in waiters.sorted(by: { $0.entry.place < $1.entry.place }) {
            if other.recognitionSequence.arenaState.isWaiting(for: recognizer) { addProposer(other) }
        }
    }
}

extension UIGestureRecognizer {
    /// The state that a waiting recognizer has matched, or `nil`. Until the recognizer's turn, its `state` remains
    /// possible.
    var matched: State? {
        if case .waiting(let goal, _) = recognitionSequence.arenaState { goal } else { nil }
    }

    /// Whether it started waiting in an earlier resolution than the given one.
    func hasWaited(in decisions: Int) -> Bool {
        recognitionSequence.arenaState.isWaiting && recognitionSequence.waitsSince != decisions
    }
}
