import Foundation

// Recognizers that have matched wait for those that they require to fail (G-24), also in a ring (G-26).
extension GestureArena {
    /// The first that it requires to fail and that has not failed.
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
            // Nobody but itself has a say.
            let required = recognizer.requirements.recognizers.filter { isActive($0) }
            _ = required.sorted { $0.entry.place < $1.entry.place }.contains(where: holdsBack)
        }
        return found
    }

    /// Waits until the other has failed.
    func wait(
        _ recognizer: UIGestureRecognizer, _ goal: UIGestureRecognizer.State, for other: UIGestureRecognizer
    ) {
        if let trace, !recognizer.attempt.standing.isWaiting(for: other) {
            trace.record(.waits(trace.subject(recognizer), for: trace.subject(other)))
        }
        if !recognizer.attempt.standing.isWaiting(for: other) { other.attempt.waiters.append(recognizer.link) }
        if !recognizer.attempt.standing.isWaiting { recognizer.attempt.waitsSince = decisions }
        recognizer.attempt.standing = .waiting(goal, for: other)
        newWaiters.append(lent(recognizer))
    }

    /// When all have had their turn, recognizers that wait for each other fail as one (G-26); says whether any did.
    func breakRings() -> Bool {
        guard !newWaiters.isEmpty else { return false }
        // `active` holds them: nobody is reset while somebody decides.
        var ring: [UIGestureRecognizer] = []
        for waiter in newWaiters.map({ $0.takeUnretainedValue() }) where waiter.attempt.standing.isWaiting {
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

    /// It has let go of a touch: nobody waits for whom it no longer shares one with (G-26).
    func letGo(by recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.standing.isWaiting || !recognizer.attempt.waiters.isEmpty else { return }
        var isNews = false
        if case .waiting(_, let other) = recognizer.attempt.standing, !recognizer.sharesAttempt(with: other) {
            other.attempt.waiters.removeAll { $0 === recognizer.link }
            addProposer(recognizer)
            isNews = true
        }
        for waiter in recognizer.attempt.waiters.compactMap(\.object) where !waiter.sharesAttempt(with: recognizer) {
            recognizer.attempt.waiters.removeAll { $0 === waiter.link }
            guard waiter.attempt.standing.isWaiting(for: recognizer) else { continue }
            addProposer(waiter)
            isNews = true
        }
        if isNews { decideInTime() }
    }

    /// Those that waited for it take their turn, or wait for another.
    func proceed(thoseWaitingFor recognizer: UIGestureRecognizer) {
        let waiters = recognizer.attempt.waiters.compactMap(\.object)
        recognizer.attempt.waiters = []
        for other in waiters.sorted(by: { $0.entry.place < $1.entry.place }) {
            if other.attempt.standing.isWaiting(for: recognizer) { addProposer(other) }
        }
    }
}

extension UIGestureRecognizer {
    /// What it has matched, where it waits. Until it has its turn it is possible, also for itself.
    var matched: State? {
        if case .waiting(let goal, _) = attempt.standing { goal } else { nil }
    }

    /// Whether it had matched, and had to wait, before these decisions.
    func hasWaited(in decisions: Int) -> Bool {
        attempt.standing.isWaiting && attempt.waitsSince != decisions
    }
}
