import Foundation

/// Hands the touches of an event to their views: for each view, for each phase, one call with the view's touches in that
/// phase (DL-7). Views come in the order of their first touches, phases as began, moved, ended, cancelled.
///
/// What a view hears of a touch is one sequence with a state, `ViewDelivery`; recognizers hold it back, end it or let it
/// through (G-31 to G-43).
enum TouchDelivery {
    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    /// The views' share of an event, after the recognizers had theirs (DL-2).
    @MainActor
    static func deliver(_ event: UIEvent, in window: UIWindow, _ arena: GestureArena?) {
        if let arena, !arena.held.isEmpty { settleHeld(arena, event) }
        if event.touches.count == 1 {
            event.touches.borrowed(0).borrow { touch in
                guard touch.hitWindow === window else { return }
                touch.isHandedOut = true
                // Mostly there is nothing to tell of a touch that a recognizer has taken.
                if touch.delivery != .done { deliverOnly(touch, event) }
            }
            return
        }
        // What a callback does to the event's list is for the next event; what it does to a touch counts at once.
        let touches = event.touches
        for touch in touches where touch.hitWindow === window { touch.isHandedOut = true }
        deliver(touches, event) { $0.hitWindow === window }
    }

    /// The calls that the event's only touch is due, each phase once, in their order.
    @MainActor
    private static func deliverOnly(_ touch: UITouch, _ event: UIEvent) {
        // It holds the touch, which holds the view, whatever is done to them by those who are asked and called.
        let touches = event.set(of: 1)
        guard let view = touch.lentView else { return }
        var last = -1
        while let phase = touch.nextCall(), let place = phase.place, place > last {
            last = place
            if let trace = event.trace?.heard, let method = phase.method {
                trace.record(
                    .delivered(method, to: trace.subject(view.takeUnretainedValue()), touches: [touch.sample.id]))
            }
            touch.show(phase)
            view.borrow { call(phase, touches, $0, event) }
            if touch.truth != nil || touch.phaseBehind != nil { touch.showAsIs() }
        }
        extendLifetime(touches)
    }

    /// What the recognizers decided outside an event: touches withheld until now, or taken from their views. What a
    /// window has not handed out, because its turn is yet to come or because it suppressed the event, stays where it is.
    @MainActor
    static func settle(_ application: UIApplication) {
        let event = application.liveTouches.event
        if !application.arena.held.isEmpty { settleHeld(application.arena, event) }
        let touches = event.touches
        if touches.count == 1 {
            if touches[0].isHandedOut { deliverOnly(touches[0], event) }
        } else if !touches.isEmpty {
            deliver(touches, event, where: \.isHandedOut)
        }
    }

    /// A tree is leaving its window: its views hear the end of these touches at once (DL-19).
    @MainActor
    static func cancel(_ touches: [UITouch], _ event: UIEvent) {
        for touch in touches { touch.isTakenAway = true }
        deliverPresent(touches, event)
    }

    /// The fingers of held touches have left the event, but whoever hears of a touch finds it there (T-22).
    @MainActor
    private static func deliverPresent(_ touches: [UITouch], _ event: UIEvent) {
        let loose = touches.filter { !event.touches.contains($0) }
        if !loose.isEmpty { event.touches += loose }
        deliver(touches, event) { _ in true }
        if !loose.isEmpty { event.touches.removeAll { loose.contains($0) } }
    }

    /// Lifted touches come one by one, each as it was (G-38).
    @MainActor
    private static func settleHeld(_ arena: GestureArena, _ event: UIEvent) {
        let held = arena.held
        for touch in held { deliverPresent([touch], event) }
        arena.held = arena.held.filter { $0.delivery != .done && $0.delivery != .withheld }
    }

    @MainActor
    private static func deliver(_ touches: [UITouch], _ event: UIEvent, where isMeant: (UITouch) -> Bool) {
        for (index, touch) in touches.enumerated() where isMeant(touch) {
            guard let view = touch.hitView, !touches[..<index].contains(where: { $0.hitView === view && isMeant($0) })
            else {
                continue
            }
            for phase in phases {
                let members = touches.filter { $0.hitView === view && isMeant($0) && $0.nextCall() == phase }
                guard !members.isEmpty else { continue }
                call(phase, set(of: members, event), members, view, event)
            }
        }
    }

    @MainActor
    private static func set(of touches: [UITouch], _ event: UIEvent) -> Set<UITouch> {
        var members: UInt64 = 0
        for touch in touches {
            guard let index = event.touches.firstIndex(of: touch), index < 64 else { return Set(touches) }
            members |= 1 << UInt64(index)
        }
        return event.set(of: members)
    }

    @MainActor
    private static func call(
        _ phase: UITouch.Phase, _ set: Set<UITouch>, _ touches: [UITouch], _ view: UIView, _ event: UIEvent
    ) {
        if let trace = event.trace?.heard, let method = phase.method {
            trace.record(.delivered(method, to: trace.subject(view), touches: touches.map(\.sample.id)))
        }
        for touch in touches { touch.show(phase) }
        call(phase, set, view, event)
        for touch in touches { touch.showAsIs() }
    }

    @MainActor
    private static func call(_ phase: UITouch.Phase, _ set: Set<UITouch>, _ view: UIView, _ event: UIEvent) {
        switch phase {
        case .began: view.touchesBegan(set, with: event)
        case .moved: view.touchesMoved(set, with: event)
        case .ended: view.touchesEnded(set, with: event)
        default: view.touchesCancelled(set, with: event)
        }
    }
}

extension UITouch.Phase {
    /// Phases are told in this order (DL-7).
    fileprivate var place: Int? {
        switch self {
        case .began: 0
        case .moved: 1
        case .ended: 2
        case .cancelled: 3
        default: nil
        }
    }

    fileprivate var method: ForwardedMethod? {
        switch self {
        case .began: .touchesBegan
        case .moved: .touchesMoved
        case .ended: .touchesEnded
        case .cancelled: .touchesCancelled
        default: nil
        }
    }
}
