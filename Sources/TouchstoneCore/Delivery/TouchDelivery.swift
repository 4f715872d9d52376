import Foundation

/// The callbacks of a touch that its view has received, and those that it has yet to receive (DL-10).
///
/// Each touch has one; only `TouchDelivery` changes it.
struct ViewDelivery {
    enum State {
        /// The view has received nothing yet.
        case waiting
        /// The touch is suppressed: the view never receives it (DL-13, DL-15).
        case suppressed
        /// The view has received nothing yet, because a recognizer delays the touch (G-39).
        case delayed
        /// The view has received a delayed `touchesBegan` with the touch's state of that time, and is due one move to
        /// its current location (G-39).
        case catchingUp
        /// The view has received `touchesBegan` and is due an end.
        case delivering
        /// The finger has lifted, and a recognizer delays the end for the view (G-37).
        case endDelayed
        /// The view receives nothing more.
        case done
    }

    /// The state that the touch shows during a call to its view, if it differs from its actual state.
    enum Shown {
        case asIs
        /// Cancelled, although the finger may still be down and recognizers may continue with it (DL-12).
        case cancelled
        case past(PastTouch)
    }

    fileprivate(set) var state = State.waiting
    /// Whether the touch was taken from its view, which has left the window or is being animated.
    fileprivate(set) var isTakenAway = false
    fileprivate(set) var shown = Shown.asIs
    /// The value of `UITouch.changeCount` at the last delivery by its window.
    fileprivate var handedOut = 0
    /// The value of `UITouch.changeCount` at the last move that the view received.
    fileprivate var deliveredMove = 0

    /// Whether the view has received the beginning of the touch and not its end.
    var isOpen: Bool { state == .delivering || state == .catchingUp }

    var past: PastTouch? { if case .past(let past) = shown { past } else { nil } }

    /// Ends a call to the view. An outer call that shows a past state continues to show it.
    @MainActor fileprivate mutating func callReturned() {
        if let past {
            past.calls -= 1
            guard past.calls == 0 else { return }
        }
        shown = .asIs
    }

    /// The next step in delivering a touch to its view.
    fileprivate enum Step {
        case nothing
        /// Change the state without calling the view.
        case enter(State)
        /// Call `touchesBegan`, if the enclosing scroll views permit it.
        case begin
        case call(UITouch.Phase)
    }
}

/// Delivers the touches of an event to their views.
///
/// Each view receives one call per phase, with all its touches in that phase (DL-7). Views are ordered by their first
/// touches, phases as began, moved, ended, cancelled. Recognizers can delay or cancel the touches that a view
/// receives (G-31 to G-43).
@MainActor
final class TouchDelivery {
    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    /// Lifted touches whose end, or all of whose phases, must still be delivered to the views.
    @exclusivity(unchecked) private(set) var delayedEndings: [UITouch] = []

    /// Lifted touches that are temporarily back in the event while their views receive them. They stay in it, even if a
    /// callback changes the touches that are down (T-22).
    @exclusivity(unchecked) private(set) var returned: [UITouch] = []

    // MARK: State changes from outside

    /// Suppresses the touch: its view never receives it.
    func suppress(_ touch: UITouch) { touch.delivery.state = .suppressed }

    /// Ends the delivery of an event. If an override of `sendEvent` swallowed a beginning, its view does not receive
    /// the rest (DL-1, DL-10).
    func eventIsOver(for touch: UITouch) {
        if touch.delivery.state == .waiting { touch.delivery.state = .suppressed }
    }

    /// Stores a touch that has ended and leaves the event, if its view must still receive a call.
    func lifted(_ touch: UITouch) {
        if touch.delivery.state == .delayed || touch.delivery.state == .endDelayed { delayedEndings.append(touch) }
    }

    /// Shows the touch as gone. During a call that shows a past state, the view still sees that location (G-39).
    func showGone(_ touch: UITouch) {
        if let past = touch.delivery.past { past.phase = .cancelled } else { touch.delivery.shown = .asIs }
    }

    // MARK: Event delivery

    /// Delivers an event to the views, after the recognizers have received it (DL-2).
    func deliver(_ event: UIEvent, in window: UIWindow) {
        if !delayedEndings.isEmpty {
            // Callbacks may change the state of touches, so mark all touches of the window first.
            for touch in event.touches where touch.hitWindow === window { touch.delivery.handedOut = touch.changeCount }
            settleDelayedEndings(event)
        }
        if event.touches.count == 1 {
            event.touches.unretained(at: 0).borrow { touch in
                guard touch.hitWindow === window else { return }
                touch.delivery.handedOut = touch.changeCount
                // The common case for a touch that a recognizer has claimed.
                if touch.delivery.state != .done { deliverOnly(touch, event) }
            }
            return
        }
        // Changes that a callback makes to the event's list apply to the next event; changes to a touch, immediately.
        let touches = event.touches
        for touch in touches where touch.hitWindow === window { touch.delivery.handedOut = touch.changeCount }
        deliver(touches, event) { $0.hitWindow === window }
    }

    /// Delivers the results of decisions outside an event, such as delayed or cancelled touches.
    ///
    /// Skips touches that their window has not delivered yet, or of which it suppressed the event.
    func settle(_ event: UIEvent) {
        if !delayedEndings.isEmpty { settleDelayedEndings(event) }
        let touches = event.touches
        if touches.count == 1 {
            if touches[0].isHandedOut { deliverOnly(touches[0], event) }
        } else if !touches.isEmpty {
            deliver(touches, event, where: \.isHandedOut)
        }
    }

    /// Delivers lifted touches one by one, each in its past state (G-38).
    private func settleDelayedEndings(_ event: UIEvent) {
        for touch in delayedEndings { deliverPresent([touch], event) }
        delayedEndings = delayedEndings.filter { $0.delivery.state != .done && $0.delivery.state != .suppressed }
    }

    /// Cancels touches of a view tree that leaves its window; its views receive the end immediately (DL-19).
    func cancel(_ touches: [UITouch], _ event: UIEvent) {
        for touch in touches { touch.delivery.isTakenAway = true }
        deliverPresent(touches, event)
        delayedEndings = delayedEndings.filter { !touches.holds($0) }
    }

    /// Delivers touches that may have left the event; during the calls they are in the event again (T-22).
    private func deliverPresent(_ touches: [UITouch], _ event: UIEvent) {
        let loose = touches.filter { !event.touches.contains($0) }
        guard !loose.isEmpty else { return deliver(touches, event) { _ in true } }
        event.touches += loose
        returned += loose
        deliver(touches, event) { _ in true }
        event.touches.removeAll { loose.contains($0) }
        returned.removeAll { loose.contains($0) }
    }

    // MARK: Calls

    // One touch and several touches lead to the same calls, but most events have one touch, which needs no lists.
    // `RandomEventLogTests` tests both.

    /// Makes the calls that the event's only touch is due.
    private func deliverOnly(_ touch: UITouch, _ event: UIEvent) {
        event.withFirstTouchOnly { touches in
            // The set retains the touch, which retains the view.
            guard let view = touch.unretainedView else { return }
            var last = -1
            while let phase = advance(touch), phase.place > last {
                last = phase.place
                if let trace = event.trace?.listening {
                    trace.record(
                        .delivered(
                            phase.method, to: trace.subject(view.object), touches: [touch.sample.id]))
                }
                touch.show(phase)
                view.borrow { $0.notify(phase, touches, event) }
                touch.delivery.callReturned()
                // The last call of a touch.
                if phase.isLast { break }
            }
        }
    }

    private func deliver(_ touches: [UITouch], _ event: UIEvent, where isMeant: (UITouch) -> Bool) {
        for (index, touch) in touches.enumerated() where isMeant(touch) {
            guard let view = touch.hitView, !touches[..<index].contains(where: { $0.hitView === view && isMeant($0) })
            else { continue }
            for phase in Self.phases {
                var members: [UITouch] = []
                for member in touches where member.hitView === view && isMeant(member) {
                    if advance(member) == phase { members.append(member) }
                }
                guard !members.isEmpty else { continue }
                if let trace = event.trace?.listening {
                    trace.record(
                        .delivered(phase.method, to: trace.subject(view), touches: members.map(\.sample.id)))
                }
                let set = event.set(of: members)
                for member in members { member.show(phase) }
                view.notify(phase, set, event)
                for member in members { member.delivery.callReturned() }
            }
        }
    }

    /// Updates the touch's delivery state and returns the call that its view is due, if any.
    private func advance(_ touch: UITouch) -> UITouch.Phase? {
        switch touch.nextStep {
        case .nothing: return nil
        case .enter(let state):
            touch.delivery.state = state
            return nil
        case .begin:
            guard let isPermitted = touch.isPermittedByContent else { return .began }
            // The scroll views' overrides may have cancelled the touch.
            guard case .begin = touch.nextStep else { return nil }
            if isPermitted { return .began }
            touch.delivery.state = .suppressed
            return nil
        case .call(let phase): return phase
        }
    }
}

extension UITouch {
    var isHandedOut: Bool { delivery.handedOut == changeCount }

    /// The next step for the touch's view. Reading it changes nothing.
    fileprivate var nextStep: ViewDelivery.Step {
        // While a call shows a past state, only a cancellation from outside comes between.
        if case .past = delivery.shown, !delivery.isTakenAway, currentPhase != .cancelled { return .nothing }
        let isCutOff = delivery.isTakenAway || isClaimed || currentPhase == .cancelled
        switch delivery.state {
        case .suppressed, .done: return .nothing
        case .waiting, .delayed:
            if isCutOff { return .enter(.done) }
            return isDelayed { $0.delaysTouchesBegan } ? .enter(.delayed) : .begin
        case .catchingUp: return .call(isCutOff ? .cancelled : .moved)
        case .delivering:
            if isCutOff { return .call(.cancelled) }
            switch currentPhase {
            case .moved: return delivery.deliveredMove == changeCount ? .nothing : .call(.moved)
            case .ended: return isDelayed { $0.delaysTouchesEnded } ? .enter(.endDelayed) : .call(.ended)
            default: return .nothing
            }
        case .endDelayed:
            if isCutOff { return .call(.cancelled) }
            return isDelayed { $0.delaysTouchesEnded } ? .nothing : .call(.ended)
        }
    }

    /// Whether an undecided recognizer delays the touch.
    @inline(__always)
    private func isDelayed(_ delays: (UIGestureRecognizer) -> Bool) -> Bool {
        var index = 0
        while index < arena.members.count {
            let isDelaying = arena.members.unretained(at: index).borrow {
                $0.decided == .possible && delays($0) && (arena.gone == 0 || $0.competes(for: self))
            }
            if isDelaying { return true }
            index += 1
        }
        return false
    }

    /// Advances the delivery state, and sets the state that the touch shows during the call.
    fileprivate func show(_ phase: Phase) {
        switch phase {
        case .began:
            guard delivery.state == .delayed else { return delivery.state = .delivering }
            let beginning = PastTouch(beginningOf: self)
            delivery.shown = .past(beginning)
            delivery.state = beginning.location == windowLocation ? .delivering : .catchingUp
            delivery.deliveredMove = changeCount
        case .moved:
            delivery.deliveredMove = changeCount
            guard delivery.state == .catchingUp else { return }
            delivery.state = .delivering
            delivery.shown = .past(PastTouch(catchingUpOf: self))
        case .cancelled:
            delivery.state = .done
            if let past = delivery.past {
                past.phase = .cancelled
                past.calls += 1
            } else if currentPhase != .cancelled {
                delivery.shown = .cancelled
            }
        default:
            delivery.state = .done
        }
    }
}

extension UIView {
    fileprivate func notify(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        default: touchesCancelled(touches, with: event)
        }
    }
}

extension UITouch.Phase {
    /// The position in the order in which a view receives phases (DL-7).
    fileprivate var place: Int {
        switch self {
        case .began: 0
        case .moved: 1
        case .ended: 2
        default: 3
        }
    }

    fileprivate var method: ForwardedMethod {
        switch self {
        case .began: .touchesBegan
        case .moved: .touchesMoved
        case .ended: .touchesEnded
        default: .touchesCancelled
        }
    }
}

extension UIEvent {
    fileprivate func set(of touches: [UITouch]) -> Set<UITouch> {
        var members: UInt64 = 0
        for touch in touches {
            guard let index = self.touches.firstIndex(of: touch), index < 64 else { return Set(touches) }
            members |= 1 << UInt64(index)
        }
        return set(of: members)
    }
}
