import Foundation

/// What the view of a touch has heard of it and is still owed (DL-10), which each touch has one of. `TouchDelivery` alone
/// changes it.
struct ViewDelivery {
    enum State {
        /// It has heard nothing yet.
        case waiting
        /// It hears nothing, ever: the view does not take this touch (DL-13, DL-15).
        case withheld
        /// It has heard nothing yet, because a recognizer delays it (G-39).
        case delayed
        /// It has heard a delayed `touchesBegan` where the touch was then, and is owed one move to where it is (G-39).
        case catchingUp
        /// It has heard `touchesBegan`; an end is owed.
        case delivering
        /// The finger has lifted, and a recognizer delays the view's hearing of it (G-37).
        case endDelayed
        /// It has heard all that it ever will.
        case done
    }

    /// What the view is shown while it is being called, in place of how the touch is.
    enum Shown {
        case asIs
        /// That it is cancelled, though the finger may be down still, and recognizers may go on with it (DL-12).
        case cancelled
        case past(PastTouch)
    }

    fileprivate(set) var state = State.waiting
    /// Whether its view has left the window, or is being animated.
    fileprivate(set) var isTakenAway = false
    fileprivate(set) var shown = Shown.asIs
    /// The news of the touch that its window has handed out, and the news whose move the view has been told.
    fileprivate var handedOut = 0
    fileprivate var toldMove = 0

    /// Whether the view follows the touch, and has not been told of an end.
    var isOpen: Bool { state == .delivering || state == .catchingUp }

    var past: PastTouch? { if case .past(let past) = shown { past } else { nil } }

    /// A call came in the middle of another that shows the past, which goes on to do so.
    @MainActor fileprivate mutating func callReturned() {
        if let past {
            past.calls -= 1
            guard past.calls == 0 else { return }
        }
        shown = .asIs
    }

    /// What there is to be done about a touch for its view.
    fileprivate enum Step {
        case nothing
        /// There is nothing to tell, but its state changes.
        case enter(State)
        /// `touchesBegan`, where the views around it let it begin.
        case begin
        case call(UITouch.Phase)
    }
}

/// Hands the touches of an event to their views: for each view, for each phase, one call with the view's touches in that
/// phase (DL-7). Views come in the order of their first touches, phases as began, moved, ended, cancelled.
///
/// Recognizers delay, end or let through what a view hears of a touch (G-31 to G-43).
@MainActor
final class TouchDelivery {
    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    /// Touches whose fingers have lifted, and whose views are yet to hear of that, or of them at all.
    @exclusivity(unchecked) private(set) var delayedEndings: [UITouch] = []

    /// Touches that had left the event and are in it again while their views hear of them; in it they stay, whatever those who
    /// are called do to the fingers that are down (T-22).
    @exclusivity(unchecked) private(set) var returned: [UITouch] = []

    // MARK: What others decide

    /// The view never hears of the touch.
    func withhold(_ touch: UITouch) { touch.delivery.state = .withheld }

    /// An event has been sent. Where an override of `sendEvent` swallowed a beginning, the view must not hear the rest
    /// (DL-1, DL-10).
    func eventIsOver(for touch: UITouch) {
        if touch.delivery.state == .waiting { touch.delivery.state = .withheld }
    }

    /// The touch has ended and leaves the event; what its view has yet to hear of it is kept.
    func lifted(_ touch: UITouch) {
        if touch.delivery.state == .delayed || touch.delivery.state == .endDelayed { delayedEndings.append(touch) }
    }

    /// The finger is gone for everybody; a view that is being shown the past sees it where it was to the end of that call (G-39).
    func showGone(_ touch: UITouch) {
        if let past = touch.delivery.past { past.phase = .cancelled } else { touch.delivery.shown = .asIs }
    }

    // MARK: An event

    /// The views' share of an event, after the recognizers had theirs (DL-2).
    func deliver(_ event: UIEvent, in window: UIWindow) {
        if !delayedEndings.isEmpty {
            // What those who hear of them change is settled for all touches of the window.
            for touch in event.touches where touch.hitWindow === window { touch.delivery.handedOut = touch.news }
            settleDelayedEndings(event)
        }
        if event.touches.count == 1 {
            event.touches.borrowed(0).borrow { touch in
                guard touch.hitWindow === window else { return }
                touch.delivery.handedOut = touch.news
                // Mostly there is nothing to tell of a touch that a recognizer has taken.
                if touch.delivery.state != .done { deliverOnly(touch, event) }
            }
            return
        }
        // What a callback does to the event's list is for the next event; what it does to a touch counts at once.
        let touches = event.touches
        for touch in touches where touch.hitWindow === window { touch.delivery.handedOut = touch.news }
        deliver(touches, event) { $0.hitWindow === window }
    }

    /// What the recognizers decided outside an event: touches delayed until now, or taken from their views. What a
    /// window has not handed out, because its turn is yet to come or because it suppressed the event, stays where it is.
    func settle(_ event: UIEvent) {
        if !delayedEndings.isEmpty { settleDelayedEndings(event) }
        let touches = event.touches
        if touches.count == 1 {
            if touches[0].isHandedOut { deliverOnly(touches[0], event) }
        } else if !touches.isEmpty {
            deliver(touches, event, where: \.isHandedOut)
        }
    }

    /// Lifted touches come one by one, each as it was (G-38).
    private func settleDelayedEndings(_ event: UIEvent) {
        for touch in delayedEndings { deliverPresent([touch], event) }
        delayedEndings = delayedEndings.filter { $0.delivery.state != .done && $0.delivery.state != .withheld }
    }

    /// A tree is leaving its window: its views hear the end of these touches at once (DL-19).
    func cancel(_ touches: [UITouch], _ event: UIEvent) {
        for touch in touches { touch.delivery.isTakenAway = true }
        deliverPresent(touches, event)
        delayedEndings = delayedEndings.filter { !touches.holds($0) }
    }

    /// The fingers of delayed endings have left the event, but whoever hears of a touch finds it there (T-22).
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

    // One touch and several: the calls are the same, each phase once and in order, but one touch needs no lists. Most events
    // are of one touch. `RandomStoriesTests` plays both.

    /// The calls that the event's only touch is due.
    private func deliverOnly(_ touch: UITouch, _ event: UIEvent) {
        event.lendFirstAlone { touches in
            // The set holds the touch, which holds the view.
            guard let view = touch.lentView else { return }
            var last = -1
            while let phase = advance(touch), phase.place > last {
                last = phase.place
                if let trace = event.trace?.heard {
                    trace.record(
                        .delivered(
                            phase.method, to: trace.subject(view.takeUnretainedValue()), touches: [touch.sample.id]))
                }
                touch.show(phase)
                view.borrow { $0.hear(phase, touches, event) }
                touch.delivery.callReturned()
                // Nothing comes after it.
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
                if let trace = event.trace?.heard {
                    trace.record(
                        .delivered(phase.method, to: trace.subject(view), touches: members.map(\.sample.id)))
                }
                let set = event.set(of: members)
                for member in members { member.show(phase) }
                view.hear(phase, set, event)
                for member in members { member.delivery.callReturned() }
            }
        }
    }

    /// Brings the touch's state up to date and says which call its view is due, if any.
    private func advance(_ touch: UITouch) -> UITouch.Phase? {
        switch touch.nextStep {
        case .nothing: return nil
        case .enter(let state):
            touch.delivery.state = state
            return nil
        case .begin:
            guard let isPermitted = touch.isPermittedByContent else { return .began }
            // Who was asked may have taken the touch away.
            guard case .begin = touch.nextStep else { return nil }
            if isPermitted { return .began }
            touch.delivery.state = .withheld
            return nil
        case .call(let phase): return phase
        }
    }
}

extension UITouch {
    var isHandedOut: Bool { delivery.handedOut == news }

    /// What comes next for its view. Asking changes nothing.
    fileprivate var nextStep: ViewDelivery.Step {
        // In the middle of a call that shows the view the past, only an end imposed from outside comes between.
        if case .past = delivery.shown, !delivery.isTakenAway, currentPhase != .cancelled { return .nothing }
        let isCutOff = delivery.isTakenAway || isClaimed || currentPhase == .cancelled
        switch delivery.state {
        case .withheld, .done: return .nothing
        case .waiting, .delayed:
            if isCutOff { return .enter(.done) }
            return isDelayed { $0.delaysTouchesBegan } ? .enter(.delayed) : .begin
        case .catchingUp: return .call(isCutOff ? .cancelled : .moved)
        case .delivering:
            if isCutOff { return .call(.cancelled) }
            switch currentPhase {
            case .moved: return delivery.toldMove == news ? .nothing : .call(.moved)
            case .ended: return isDelayed { $0.delaysTouchesEnded } ? .enter(.endDelayed) : .call(.ended)
            default: return .nothing
            }
        case .endDelayed:
            if isCutOff { return .call(.cancelled) }
            return isDelayed { $0.delaysTouchesEnded } ? .nothing : .call(.ended)
        }
    }

    /// Whether a recognizer that has not decided delays it.
    @inline(__always)
    private func isDelayed(_ delays: (UIGestureRecognizer) -> Bool) -> Bool {
        var index = 0
        while index < contest.members.count {
            let isDelaying = contest.members.borrowed(index).borrow {
                $0.decided == .possible && delays($0) && (contest.gone == 0 || $0.competes(for: self))
            }
            if isDelaying { return true }
            index += 1
        }
        return false
    }

    /// Takes the delivery one step on, and puts on what the view is to see while it is being called.
    fileprivate func show(_ phase: Phase) {
        switch phase {
        case .began:
            guard delivery.state == .delayed else { return delivery.state = .delivering }
            let beginning = PastTouch(beginningOf: self)
            delivery.shown = .past(beginning)
            delivery.state = beginning.location == windowLocation ? .delivering : .catchingUp
            delivery.toldMove = news
        case .moved:
            delivery.toldMove = news
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
    fileprivate func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        default: touchesCancelled(touches, with: event)
        }
    }
}

extension UITouch.Phase {
    /// Views are told of phases in this order (DL-7).
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
