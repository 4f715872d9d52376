import Foundation

/// Hands presses to the responder they began with (RC-16, RC-36).
enum PressDelivery {
    @MainActor
    static func deliver(_ event: UIPressesEvent) {
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            for press in event.presses where press.phase == phase {
                guard let responder = press.responder, let method = phase.method else { continue }
                if let trace = event.trace?.heard {
                    trace.record(.delivered(method, to: trace.subject(responder), touches: []))
                }
                switch method {
                case .pressesBegan: responder.pressesBegan([press], with: event)
                case .pressesChanged: responder.pressesChanged([press], with: event)
                case .pressesEnded: responder.pressesEnded([press], with: event)
                default: responder.pressesCancelled([press], with: event)
                }
            }
        }
    }
}

extension UIPress.Phase {
    fileprivate var method: ForwardedMethod? {
        switch self {
        case .began: .pressesBegan
        case .changed: .pressesChanged
        case .ended: .pressesEnded
        case .cancelled: .pressesCancelled
        case .stationary: nil
        }
    }
}
