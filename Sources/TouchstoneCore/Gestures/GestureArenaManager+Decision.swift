import Foundation

extension GestureArenaManager {
    /// Decides the state changes that recognizers have proposed and runs their actions, until neither proposals nor
    /// actions are left.
    func decide() {
        guard activity == .nothing, !(proposers.isEmpty && due.isEmpty) else { return }
        // Delegates, views and actions may do anything; the next round resolves the states that are proposed meanwhile.
        during(.deciding) {
            if due.isEmpty, proposers.count == 1 { decideChange() }
            while !proposers.isEmpty || !due.isEmpty {
                decideProposals()
                runActions()
            }
        }
    }

    /// The fast path for the most common case: a single recognizer continues its gesture.
    private func decideChange() {
        proposers[0].borrow { recognizer in
            guard recognizer.proposal == .changed, recognizer.decided == .changed,
                recognizer.recognitionSequence.hasActed
            else {
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
            // `active` retains these recognizers: none is reset during a decision.
            var hopefuls: [Unretained<UIGestureRecognizer>] = []
            takeProposals(&hopefuls)
            var next = 0
            while next < hopefuls.count {
                hopefuls[next].borrow { tryToWin($0) }
                next += 1
                guard !proposers.isEmpty else { continue }
                // A recognizer that just failed may have released others, which now take their turn with the rest
                // (G-20).
                hopefuls.removeSubrange(..<next)
                next = 0
                takeProposals(&hopefuls)
            }
        }
    }

    /// Applies the proposals, and the proposals of other recognizers that result from them.
    ///
    /// - Parameter hopefuls: Receives the recognizers that want to begin, in the order of their turns.
    private func takeProposals(_ hopefuls: inout [Unretained<UIGestureRecognizer>]) {
        hopefuls.reserveCapacity(hopefuls.count + proposers.count)
        while !proposers.isEmpty {
            // Swap two arrays, so that gestures in progress do not allocate.
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
    private func removeLastProposer() -> Unretained<UIGestureRecognizer> {
        let last = proposers.removeLast()
        last.borrow { $0.entry.isProposer = false }
        return last
    }

    /// Applies the recognizer's proposal if no permission is needed.
    ///
    /// - Returns: Whether the recognizer wants to begin instead, which has to be decided.
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

    /// Fails recognizers that require a gesture in progress to fail and share their first finger with it (G-24).
    func failThoseThatComeTooLate(_ event: UIEvent, in window: UIWindow) {
        during(.deciding) {
            for touch in event.touches where touch.currentPhase == .began && touch.hitWindow === window {
                let members = touch.competitors
                for member in members where member.decided == .possible {
                    // A recognizer that is cancelled with this event counts as failed.
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
        recognizer.recognitionSequence.hasActed = true
        if let trace { recognizer.noteAction(trace) }
        // A proposal caused by another recognizer's action comes after this action and must not be visible in it.
        let pending = recognizer.proposal
        recognizer.proposal = nil
        GestureTargets.send(recognizer)
        if recognizer.proposal == nil { recognizer.proposal = pending }
    }

    /// Lets a matched recognizer leave `.possible`, unless it must wait or is refused.
    private func tryToWin(_ recognizer: UIGestureRecognizer) {
        guard recognizer.decided == .possible, let goal = recognizer.proposal else { return }
        // Delegates and views must still see it as possible.
        recognizer.proposal = nil
        if active.count > 1, yields(recognizer, goal) { return }
        if goal == .began, recognizer.hasWaited(in: decisions), recognizer.allIsOver {
            return lose(recognizer, .lost, .liftedWhileWaiting)
        }
        if let refusal = refusal(recognizer) { return lose(recognizer, .lost, refusal) }
        // The delegate may have changed the recognizer's state.
        guard recognizer.decided == .possible else { return }
        win(recognizer, goal)
    }

    /// Whether the recognizer must wait for another one or loses to it.
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

    /// The reason why the delegate or the view of a touch does not let the recognizer begin (G-28, G-29); `nil` if both
    /// permit it.
    ///
    /// The views' methods are called only if the recognizer cancels touches in its view.
    private func refusal(_ recognizer: UIGestureRecognizer) -> FailureReason? {
        if let delegate = recognizer.asked, !delegate.gestureRecognizerShouldBegin(recognizer) {
            trace?.remember(Refusal(recognizer, by: delegate, trace!))
            return (delegate as? any ReasonedGestureDelegate)?.refusal(of: recognizer) ?? .delegateRefused
        }
        guard recognizer.cancelsTouchesInView else { return nil }
        if let view = recognizer.recognitionSequence.scroll?.view, !view.gestureRecognizerShouldBegin(recognizer) {
            return .viewRefused(trace?.subject(view) ?? .untraced)
        }
        // The view may change the recognition sequence, which retains the touches and their views.
        var index = 0
        while index < recognizer.recognitionSequence.touches.count {
            defer { index += 1 }
            guard recognizer.recognitionSequence.touches.unretained(at: index).borrow({ $0.viewHasSay }),
                let view = recognizer.recognitionSequence.touches[index].hitView
            else { continue }
            if index > 0, recognizer.recognitionSequence.touches[..<index].contains(where: { $0.hitView === view }) {
                continue
            }
            if recognizer.recognitionSequence.scroll?.view === view { continue }
            if !view.gestureRecognizerShouldBegin(recognizer) {
                return .viewRefused(trace?.subject(view) ?? .untraced)
            }
        }
        return nil
    }

    private func win(_ winner: UIGestureRecognizer, _ goal: UIGestureRecognizer.State) {
        winner.recognitionSequence.arenaState = .won
        enter(goal, winner)
        if winner.cancelsTouchesInView {
            winner.recognitionSequence.touches.forEachUnretained { $0.isClaimed = true }
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

    /// Enters a state that is decided; the action follows (G-6).
    func enter(_ state: UIGestureRecognizer.State, _ recognizer: UIGestureRecognizer) {
        recognizer.proposal = nil
        // At most one action per event (G-7), and no change or end without a beginning (G-8).
        if state == .changed, !recognizer.recognitionSequence.hasActed { return }
        if state != .changed || recognizer.decided != .changed, let trace {
            trace.record(.entered(trace.subject(recognizer), state, reason: nil))
        }
        let (before, had) = (recognizer.decided, recognizer.hasRecognized)
        recognizer.decided = state
        if recognizer.hasRecognized != had { winners += had ? -1 : 1 }
        if state.isFinal, !before.isFinal { noteFinish(of: recognizer) }
        if state == .cancelled, !recognizer.recognitionSequence.hasActed { return due.remove(recognizer) }
        due.append(recognizer)
    }

    private func noteFinish(of recognizer: UIGestureRecognizer) {
        active.noteFinish(of: recognizer)
    }

    /// Fails the recognizer, removes it from its arenas immediately (G-12), and lets those that waited for it proceed.
    func lose(
        _ recognizer: UIGestureRecognizer, _ arenaState: ArenaState, _ reason: @autoclosure () -> FailureReason
    ) {
        guard recognizer.decided == .possible else { return }
        recognizer.proposal = nil
        recognizer.leaveArenas()
        recognizer.recognitionSequence.arenaState = arenaState
        recognizer.decided = .failed
        noteFinish(of: recognizer)
        if let trace { trace.record(.entered(trace.subject(recognizer), .failed, reason: reason())) }
        noteFailedFingers(recognizer)
        if !recognizer.recognitionSequence.waiters.isEmpty { proceed(thoseWaitingFor: recognizer) }
    }

    /// The recognizer as a trace subject, or a placeholder if there is no trace.
    func named(_ recognizer: UIGestureRecognizer) -> TraceSubject { trace?.subject(recognizer) ?? .untraced }
}

extension UITouch {
    /// Whether the view's class overrides `gestureRecognizerShouldBegin(_:)`.
    fileprivate var viewHasSay: Bool {
        unretainedView?.borrow { $0.node.pointee.overrides.contains(.gestureRecognizerShouldBegin) } ?? false
    }
}

extension UIGestureRecognizer {
    /// Whether all its fingers have lifted and its scroll, if any, has ended.
    fileprivate var allIsOver: Bool {
        recognitionSequence.touches.allSatisfy(\.isOver) && recognitionSequence.scroll?.isOver != false
    }

    final var hasRecognized: Bool { decided.isUnderWay || decided == .ended }

    /// Whether its gesture is in progress on the other's view, or above or below it, so that the other does not begin
    /// with other fingers either (G-61). Does not apply to wheels, which have no fingers.
    fileprivate func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard decided.isUnderWay, !recognitionSequence.touches.isEmpty, !other.recognitionSequence.touches.isEmpty,
            let view = viewStorage,
            let place = other.viewStorage
        else { return false }
        return view.isDescendant(of: place) || place.isDescendant(of: view)
    }

    /// Whether recognition by this recognizer prevents the other one (G-21, G-23).
    fileprivate func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other) else { return permits(other, self, "canPrevent(_:)") }
        guard other.canBePrevented(by: self) else { return permits(other, other, "canBePrevented(by:)") }
        let mine = asked?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
        let theirs = other.asked?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        guard mine || theirs else { return true }
        return permits(other, (mine ? asked : other.asked) ?? self, Permission.delegateMethod)
    }

    /// Whether the other must fail first, by `require(toFail:)`, a delegate or a subclass (G-24, G-25).
    func requires(_ other: UIGestureRecognizer) -> Bool {
        if isIndependent, other.isIndependent { return false }
        if requirements.contains(other) { return true }
        // Most pairs have no delegate and no override, so there is no result to cache.
        if !isOutspoken, !other.isOutspoken { return false }
        let key = ObjectIdentifier(other)
        if let known = recognitionSequence.dynamicRequirements[key] { return known }
        let demand: Demand? =
            shouldRequireFailure(of: other)
            ? .ownClass
            : other.shouldBeRequiredToFail(by: self)
                ? .otherClass
                : asked?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
                    ? .ownDelegate
                    : other.asked?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
                        ? .otherDelegate : nil
        recognitionSequence.dynamicRequirements[key] = demand != nil
        if let demand, let trace = arenaManager?.trace {
            trace.remember(Requirement(demand, of: other, for: self, trace))
        }
        return demand != nil
    }
}
