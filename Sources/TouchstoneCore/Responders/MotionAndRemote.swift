import Foundation

/// An event without a screen location, and the responder that it goes to.
final class PlacelessEvent: UIEvent {
    private var method = ForwardedMethod.motionBegan
    private var responder: UIResponder?

    convenience init(
        _ type: EventType, _ subtype: EventSubtype, _ method: ForwardedMethod, _ time: TimeInterval,
        to responder: UIResponder,
        _ application: UIApplication
    ) {
        self.init(type, application: application)
        self.method = method
        self.responder = responder
        subtypeStorage = subtype
        timestamp = time
    }

    /// Calls the responder's method for this event.
    func deliver() {
        guard let responder else { return }
        if let trace = trace?.listening { trace.record(.delivered(method, to: trace.subject(responder), touches: [])) }
        switch method {
        case .motionBegan: responder.motionBegan(subtype, with: self)
        case .motionEnded: responder.motionEnded(subtype, with: self)
        case .motionCancelled: responder.motionCancelled(subtype, with: self)
        default: responder.remoteControlReceived(with: self)
        }
    }
}

/// Turns shakes and remote control buttons into events for the first responder, or the key window if there is none
/// (RC-16, M-1).
@MainActor
final class PlacelessEvents {
    private unowned let application: UIApplication
    /// The responder that received the beginning of the current shake.
    private var shaken: UIResponder?
    private var deadline: ClockDeadline?

    /// A shake that lasts longer is cancelled; in seconds (M-1). [our choice]
    private static let longestShake: TimeInterval = 2

    init(application: UIApplication) {
        self.application = application
    }

    private var start: UIResponder? { application.firstResponder ?? application.keyWindow }

    func handle(_ sample: GlobalSample) {
        switch sample {
        case .shakeBegan(let time): begin(time)
        case .shakeEnded(let time): end(.motionEnded, time)
        case .shakeCancelled(let time): end(.motionCancelled, time)
        case .statusBarTapped: application.widgets.statusBarTapped()
        case .remoteControl(let subtype, let time):
            guard application.receivesRemoteControlEvents, let start else { return }
            send(.remoteControl, subtype, .remoteControlReceived, time, to: start)
        }
    }

    private func begin(_ time: TimeInterval) {
        // The end of the previous shake was lost.
        end(.motionCancelled, time)
        guard let start else { return }
        shaken = start
        deadline = application.clock.schedule(at: application.clock.now + Self.longestShake) { [weak self] in
            guard let self else { return }
            deadline = nil
            application.loop.inIteration { self.end(.motionCancelled, self.application.clock.now) }
        }
        send(.motion, .motionShake, .motionBegan, time, to: start)
    }

    /// Cancels the current shake because of an interruption. Its responder receives `motionCancelled` once.
    func cancelShake() { end(.motionCancelled, application.clock.now) }

    private func end(_ method: ForwardedMethod, _ time: TimeInterval) {
        guard let responder = shaken else { return }
        shaken = nil
        if let deadline { application.clock.cancel(deadline) }
        deadline = nil
        send(.motion, .motionShake, method, time, to: responder)
    }

    private func send(
        _ type: UIEvent.EventType, _ subtype: UIEvent.EventSubtype, _ method: ForwardedMethod, _ time: TimeInterval,
        to responder: UIResponder
    ) {
        let event = PlacelessEvent(type, subtype, method, time, to: responder, application)
        if let trace = application.trace.listening { trace.record(.sent(to: trace.subject(application), touches: [])) }
        application.sendEvent(event)
    }
}
