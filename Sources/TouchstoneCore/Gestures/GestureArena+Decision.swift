import Foundation

extension GestureArena {
    /// Decides all that has been proposed and runs the actions, until nothing is left to decide.
    func decide() {
        guard activity == .nothing, !(proposers.isEmpty && due.isEmpty) else { return }
        // Delegates, views and actions may do anything; what follows from it is decided in the next round.
        during(.deciding) {
            if due.isEmpty, proposers.count == 1 { decideChange() }
            while !proposers.isEmpty || !due.isEmpty {
                decideProposals()
                runActions()
            }
        }
    }

    /// What is decided most: the only one to propose anything goes on with its gesture.
    private func decideChange() {
        proposers[0].borrow { recognizer in
            guard recognizer.proposal == .changed, recognizer.decided == .changed, recognizer.attempt.hasActed else {
                return
            }
            recognizer.proposal = nil
            removeLastProposer()
            act(recognizer)
        }
    }

    private func decideProposals() {
        decisions += 1
        repeat { takeTurns() } while breakRings()
    }

    private func takeTurns() {
        while !proposers.isEmpty {
            if proposers.count == 1 {
                removeLastProposer().borrow { if take($0) { tryToWin($0) } }
                continue
            }
            // `active` holds them: nobody is reset while somebody decides.
            var hopefuls: [Unmanaged<UIGestureRecognizer>] = []
            takeProposals(&hopefuls)
            var next = 0
            while next < hopefuls.count {
                hopefuls[next].borrow { tryToWin($0) }
                next += 1
                guard !proposers.isEmpty else { continue }
                // Whom it kept from recognizing others may have waited for; they take their turn with those that are left (G-20).
                hopefuls.removeSubrange(..<next)
                next = 0
                takeProposals(&hopefuls)
            }
        }
    }

    /// Takes what is proposed, and what that leads others to propose; adds those who hope to begin, in the order of their turns.
    private func takeProposals(_ hopefuls: inout [Unmanaged<UIGestureRecognizer>]) {
        hopefuls.reserveCapacity(hopefuls.count + proposers.count)
        while !proposers.isEmpty {
            // Two arrays take turns, so that gestures under way make none.
            var round = spareRound.take()
            swap(&round, &proposers)
            for member in round { member.borrow { $0.entry.isProposer = false } }
            for member in round where member.borrow({ take($0) }) { hopefuls.append(member) }
            round.removeAll(keepingCapacity: true)
            spareRound.putBack(round)
        }
        if hopefuls.count > 1 { Precedence.sort(&hopefuls) }
    }

    @discardableResult
    private func removeLastProposer() -> Unmanaged<UIGestureRecognizer> {
        let last = proposers.removeLast()
        last.borrow { $0.entry.isProposer = false }
        return last
    }

    /// Takes what it proposes as it is; says whether it hopes to begin instead.
    private func take(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let proposal = recognizer.proposal ?? recognizer.matched else { return false }
        recognizer.proposal = proposal
        if recognizer.decided.isUnderWay {
            enter(proposal, recognizer)
            return false
        }
        guard proposal == .failed else { return true }
        lose(recognizer, .lost, recognizer.failure ?? .setFailed)
        return false
    }

    /// A new finger is the first of a recognizer that requires a gesture under way to fail, which has that finger, too (G-24).
    func failThoseThatComeTooLate(_ event: UIEvent, in window: UIWindow) {
        during(.deciding) {
            for touch in event.touches where touch.currentPhase == .began && touch.hitWindow === window {
                let members = touch.competitors
                for member in members where member.decided == .possible {
                    // One that is cancelled with this event has failed.
                    let winner = members.first {
                        $0.hasRecognized && $0.proposal != .cancelled && member.requires($0)
                    }
                    guard let winner else { continue }
                    lose(member, .prevented, .requirementRecognized(named(winner)))
                }
            }
        }
    }

    private func runActions() {
        while !due.isEmpty {
            due.removeFirst().borrow { act($0) }
        }
    }

    private func act(_ recognizer: UIGestureRecognizer) {
        recognizer.attempt.hasActed = true
        if let trace { recognizer.noteAction(trace) }
        // What somebody else's action led it to propose comes after this, and is no news of it yet.
        let pending = recognizer.proposal
        recognizer.proposal = nil
        GestureTargets.send(recognizer)
        if recognizer.proposal == nil { recognizer.proposal = pending }
    }

    /// A recognizer that matched asks to leave `.possible`.
    private func tryToWin(_ recognizer: UIGestureRecognizer) {
        guard recognizer.decided == .possible, let goal = recognizer.proposal else { return }
        // Whoever is asked sees it possible still.
        recognizer.proposal = nil
        if active.count > 1, yields(recognizer, goal) { return }
        if goal == .began, recognizer.hasWaited(in: decisions), recognizer.allIsOver {
            return lose(recognizer, .lost, .liftedWhileWaiting)
        }
        if let refusal = refusal(recognizer) { return lose(recognizer, .lost, refusal) }
        // A delegate may have done anything.
        guard recognizer.decided == .possible else { return }
        win(recognizer, goal)
    }

    /// Whether it must wait for another or loses to one.
    private func yields(_ recognizer: UIGestureRecognizer, _ goal: UIGestureRecognizer.State) -> Bool {
        if let other = requirement(of: recognizer) {
            if other.decided == .possible {
                wait(recognizer, goal, for: other)
            } else {
                lose(recognizer, .prevented, .requirementRecognized(named(other)))
            }
            return true
        }
        guard winners > 0 else { return false }
        let active = self.active
        return active.contains { winner in
            guard winner !== recognizer, winner.hasRecognized,
                winner.sharesAttempt(with: recognizer) || winner.excludes(recognizer), winner.prevents(recognizer)
            else { return false }
            lose(recognizer, .prevented, .prevented(by: named(winner)))
            return true
        }
    }

    /// Who does not permit it, if anybody: its delegate, or a view whose touch it would take (G-28, G-29).
    private func refusal(_ recognizer: UIGestureRecognizer) -> FailureReason? {
        if let delegate = recognizer.asked, !delegate.gestureRecognizerShouldBegin(recognizer) {
            trace?.remember(Refusal(recognizer, by: delegate, trace!))
            return (delegate as? any ReasonedGestureDelegate)?.refusal(of: recognizer) ?? .delegateRefused
        }
        guard recognizer.cancelsTouchesInView else { return nil }
        if let view = recognizer.attempt.scroll?.view, !view.gestureRecognizerShouldBegin(recognizer) {
            return .viewRefused(trace?.subject(view) ?? .untold)
        }
        // Who is asked may change the attempt, which holds the touches and they their views.
        var index = 0
        while index < recognizer.attempt.touches.count {
            defer { index += 1 }
            guard recognizer.attempt.touches.borrowed(index).borrow({ $0.viewHasSay }),
                let view = recognizer.attempt.touches[index].hitView
            else { continue }
            if index > 0, recognizer.attempt.touches[..<index].contains(where: { $0.hitView === view }) { continue }
            if recognizer.attempt.scroll?.view === view { continue }
            if !view.gestureRecognizerShouldBegin(recognizer) {
                return .viewRefused(trace?.subject(view) ?? .untold)
            }
        }
        return nil
    }

    private func win(_ winner: UIGestureRecognizer, _ goal: UIGestureRecognizer.State) {
        winner.attempt.standing = .won
        enter(goal, winner)
        if winner.cancelsTouchesInView {
            winner.attempt.touches.forEachBorrowed { $0.isClaimed = true }
            for press in pressesDown where press.has(winner) {
                press.claimant = press.claimant ?? winner
            }
        }
        guard active.count > 1 else { return }
        forEachActive { other in
            guard other !== winner, other.decided == .possible, other.sharesAttempt(with: winner) else { return }
            if other.requires(winner) {
                lose(other, .prevented, .requirementRecognized(named(winner)))
            } else if winner.prevents(other) {
                lose(other, .prevented, .prevented(by: named(winner)))
            }
        }
    }

    /// Takes a state for good; its action follows (G-6).
    func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.proposal = nil
        // At most one action an event (G-7), and nobody hears of a change or an end without a beginning (G-8).
        if state == .changed, !recognizer.attempt.hasActed { return }
        if state != .changed || recognizer.decided != .changed, let trace {
            trace.record(.entered(trace.subject(recognizer), state, reason: nil))
        }
        let (before, had) = (recognizer.decided, recognizer.hasRecognized)
        recognizer.decided = state
        if recognizer.hasRecognized != had { winners += had ? -1 : 1 }
        if state.isFinal, !before.isFinal { noteFinish(of: recognizer) }
        if state == .cancelled, !recognizer.attempt.hasActed { return due.takeOut(recognizer) }
        due.append(recognizer)
    }

    private func noteFinish(of recognizer: UIGestureRecognizer) {
        active.noteFinish(of: recognizer)
    }

    /// Takes it out of its contests at once (G-12), and lets those proceed that waited for it.
    func lose(
        _ recognizer: UIGestureRecognizer, _ standing: Standing, _ reason: @autoclosure () -> FailureReason
    ) {
        guard recognizer.decided == .possible else { return }
        recognizer.proposal = nil
        recognizer.leaveContests()
        recognizer.attempt.standing = standing
        recognizer.decided = .failed
        noteFinish(of: recognizer)
        if let trace { trace.record(.entered(trace.subject(recognizer), .failed, reason: reason())) }
        noteFailedFingers(recognizer)
        if !recognizer.attempt.waiters.isEmpty { proceed(thoseWaitingFor: recognizer) }
    }

    /// How a reason names it; nobody asks for names while nobody listens.
    func named(_ recognizer: UIGestureRecognizer) -> TraceSubject { trace?.subject(recognizer) ?? .untold }
}

extension UITouch {
    /// Whether its view's class answers for itself which gestures may begin.
    fileprivate var viewHasSay: Bool {
        lentView?.borrow { $0.node.pointee.overrides.contains(.gestureRecognizerShouldBegin) } ?? false
    }
}

extension UIGestureRecognizer {
    /// Whether all its fingers have lifted, and what it scrolls by has come to rest.
    fileprivate var allIsOver: Bool { attempt.touches.allSatisfy(\.isOver) && attempt.scroll?.isOver != false }

    final var hasRecognized: Bool { decided.isUnderWay || decided == .ended }

    /// Whether its gesture is under way on the other's view, above it or below it, so that the other does not begin with
    /// other fingers either (G-61). A wheel has no fingers.
    fileprivate func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard decided.isUnderWay, !attempt.touches.isEmpty, !other.attempt.touches.isEmpty, let view = viewStorage,
            let place = other.viewStorage
        else { return false }
        return view.isDescendant(of: place) || place.isDescendant(of: view)
    }

    /// Whether this one's recognition keeps the other from recognizing (G-21, G-23).
    fileprivate func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other) else { return permits(other, self, "canPrevent(_:)") }
        guard other.canBePrevented(by: self) else { return permits(other, other, "canBePrevented(by:)") }
        let mine = asked?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
        let theirs = other.asked?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        guard mine || theirs else { return true }
        return permits(other, (mine ? asked : other.asked) ?? self, Permission.delegateMethod)
    }

    /// Whether the other must fail first: by `require(toFail:)`, or as delegates and subclasses say (G-24, G-25).
    func requires(_ other: UIGestureRecognizer) -> Bool {
        if isIndependent, other.isIndependent { return false }
        if requirements.contains(other) { return true }
        // Nobody has anything to say: for most pairs there is no answer to remember.
        if !isOutspoken, !other.isOutspoken { return false }
        let key = ObjectIdentifier(other)
        if let known = attempt.dynamicRequirements[key] { return known }
        let demand: Demand? =
            shouldRequireFailure(of: other)
            ? .ownClass
            : other.shouldBeRequiredToFail(by: self)
                ? .otherClass
                : asked?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
                    ? .ownDelegate
                    : other.asked?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
                        ? .otherDelegate : nil
        attempt.dynamicRequirements[key] = demand != nil
        if let demand, let trace = arena?.trace { trace.remember(Requirement(demand, of: other, for: self, trace)) }
        return demand != nil
    }
}
