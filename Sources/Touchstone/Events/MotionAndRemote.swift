import Foundation

/// What a host knows of a shake, or of a remote control's button.
public enum GlobalSample: Equatable, Sendable {
    case shakeBegan(time: TimeInterval)
    case shakeEnded(time: TimeInterval)
    case shakeCancelled(time: TimeInterval)
    case remoteControl(UIEvent.EventSubtype, time: TimeInterval)
}

/// Delivers what has no place on the screen to the first responder, or to the key window where there is none (RC-16, M-1).
@MainActor
struct GlobalDelivery {
    unowned let application: UIApplication

    /// A shake that lasts longer than this is none, in seconds (M-1). [our choice]
    static let longestShake: TimeInterval = 2

    func handle(_ sample: GlobalSample) {
        switch sample {
        case .shakeBegan(let time): motion(.motionBegan, time) { $0.motionBegan(.motionShake, with: $1) }
        case .shakeEnded(let time): motion(.motionEnded, time) { $0.motionEnded(.motionShake, with: $1) }
        case .shakeCancelled(let time): motion(.motionCancelled, time) { $0.motionCancelled(.motionShake, with: $1) }
        case .remoteControl(let subtype, let time):
            guard application.receivesRemoteControlEvents else { return }
            send(.remoteControl, subtype, .remoteControlReceived, time) { $0.remoteControlReceived(with: $1) }
        }
    }

    private func motion(_ method: ForwardedMethod, _ time: TimeInterval, _ call: (UIResponder, UIEvent) -> Void) {
        send(.motion, .motionShake, method, time, call)
    }

    private func send(
        _ type: UIEvent.EventType, _ subtype: UIEvent.EventSubtype, _ method: ForwardedMethod, _ time: TimeInterval,
        _ call: (UIResponder, UIEvent) -> Void
    ) {
        guard let responder = application.firstResponder ?? application.keyWindow else { return }
        let event = UIEvent(type, application: application)
        event.subtypeStorage = subtype
        event.timestamp = time
        if let trace = application.trace.heard {
            trace.record(.delivered(method, to: trace.subject(responder), touches: []))
        }
        call(responder, event)
    }
}
