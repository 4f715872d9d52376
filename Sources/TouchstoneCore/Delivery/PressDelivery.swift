import Foundation

/// Delivers presses to recognizers and then to the responder with which they began (RC-16, RC-36, RC-37).
///
/// As with touches, recognizers receive a press first. If a recognizer recognizes, the press is cancelled for the
/// responder, which receives `pressesCancelled`. Presses are not delayed. [our choice]
enum PressDelivery {
    private static let phases: [UIPress.Phase] = [.began, .changed, .ended, .cancelled]

    @MainActor
    static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
        // Changes that a callback makes to the event's list take effect with the next event.
        for phase in phases {
            for press in event.presses where press.phase == phase && press.window === window {
                deliver(press, phase, event, window.application?.arenaManager)
            }
        }
    }

    @MainActor
    private static func deliver(
        _ press: UIPress, _ phase: UIPress.Phase, _ event: UIPressesEvent, _ arenaManager: GestureArenaManager?
    ) {
        arenaManager?.deliver(press, event)
        let isTaken = press.isClaimed
        switch phase {
        case .began:
            if isTaken { return }
            press.isOpen = true
            call(.pressesBegan, press, event)
        case .changed: if press.isOpen { call(isTaken ? .pressesCancelled : .pressesChanged, press, event) }
        case .ended: if press.isOpen { call(isTaken ? .pressesCancelled : .pressesEnded, press, event) }
        default: if press.isOpen { call(.pressesCancelled, press, event) }
        }
    }

    @MainActor
    private static func call(_ method: ForwardedMethod, _ press: UIPress, _ event: UIPressesEvent) {
        if method == .pressesEnded || method == .pressesCancelled { press.isOpen = false }
        guard let responder = press.responder else { return }
        if let trace = event.trace?.listening {
            trace.record(.delivered(method, to: trace.subject(responder), touches: []))
        }
        withExtendedLifetime(responder) {
            switch method {
            case .pressesBegan: responder.pressesBegan([press], with: event)
            case .pressesChanged: responder.pressesChanged([press], with: event)
            case .pressesEnded: responder.pressesEnded([press], with: event)
            default: responder.pressesCancelled([press], with: event)
            }
        }
    }
}
