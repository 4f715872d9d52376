import TouchstoneTesting
import UIKit

// Mistakes that take effect after hit testing.
extension ScreenFault {
    private static let controls: [Goal] = [.button, .control]

    private static func inControl(
        _ name: String, _ codes: Set<String>, isVisibleWithoutTouch: Bool = false,
        _ inject: @escaping @MainActor (RandomScreen, UIControl, inout SeededRandomNumberGenerator) -> Void
    ) -> ScreenFault {
        ScreenFault(name: name, goals: controls, isVisibleWithoutTouch: isVisibleWithoutTouch, isForAncestor: false) {
            screen, _, random in
            let control = screen.wanted as! UIControl
            inject(screen, control, &random)
            return Expectation(codes: codes, subjects: [control])
        }
    }

    private static func inControlClass(
        _ name: String, _ code: String, _ makeButton: @escaping @MainActor () -> UIButton,
        _ makeControl: @escaping @MainActor () -> UIControl
    ) -> ScreenFault {
        ScreenFault(
            name: name, goals: controls, isVisibleWithoutTouch: false,
            makeView: { goal in
                switch goal {
                case .button: makeButton()
                case .control: makeControl()
                default: nil
                }
            }, isForAncestor: false
        ) { screen, _, _ in Expectation(codes: [code], subjects: [screen.wanted]) }
    }

    static let handling: [ScreenFault] = [
        inControl("no-target", ["no-target"], isVisibleWithoutTouch: true) { _, control, _ in
            control.removeAllHandlers()
        },
        inControl("target-deallocated", ["target-deallocated"], isVisibleWithoutTouch: true) { _, control, _ in
            control.removeAllHandlers()
            control.addTarget(Target(), action: Target.act, for: .touchUpInside)
        },
        inControl("other-event", ["no-target"], isVisibleWithoutTouch: true) { screen, control, random in
            control.removeAllHandlers()
            let events: [UIControl.Event] = [.valueChanged, .editingChanged, .touchUpOutside, .touchCancel]
            control.addTarget(screen.target, action: Target.act, for: events[random.below(events.count)])
        },
        inControl("no-responder-in-the-chain", ["no-responder-for-action"], isVisibleWithoutTouch: true) {
            _, control, _ in
            control.removeAllHandlers()
            control.addTarget(nil, action: Stranger.act, for: .touchUpInside)
        },
        ScreenFault(name: "lifted-outside", goals: controls, isVisibleWithoutTouch: false, isForAncestor: false) {
            screen, _, random in
            screen.finger = .lifts(outsideBy: 165 + random.points(100...130))
            // A pan recognizer on the path also recognizes this movement.
            let pans = screen.recognizersOnPath.filter { $0 is UIPanGestureRecognizer }
            return pans.isEmpty
                ? Expectation(codes: ["lifted-outside"], subjects: [screen.wanted])
                : Expectation(codes: ["recognizer-cancels-touches", "scroll-view-cancels-touches", "lifted-outside"])
        },
        inControlClass("declines", "tracking-refused", { DecliningButton() }, { DecliningControl() }),
        inControlClass("stops", "touches-overridden", { DeafButton() }, { DeafControl() }),
        inControlClass("keeps-the-action", "action-overridden", { KeepingButton() }, { KeepingControl() }),
        ScreenFault(name: "parents-tap", goals: [.view, .control], isVisibleWithoutTouch: false, isForWanted: false) {
            screen, place, _ in
            let tap = screen.addTap("parents", to: screen.path[place])
            return Expectation(codes: ["recognizer-cancels-touches"], subjects: [tap])
        },
        ScreenFault(
            name: "own-tap", goals: [.view, .control, .button], isVisibleWithoutTouch: false, isForAncestor: false
        ) {
            screen, place, _ in
            let tap = screen.addTap("own", to: screen.wanted)
            return Expectation(codes: ["recognizer-cancels-touches"], subjects: [tap])
        },
        ScreenFault(name: "delays", goals: [.view], isVisibleWithoutTouch: false) { screen, place, _ in
            let press = UILongPressGestureRecognizer()
            press.name = "slow"
            press.delaysTouchesBegan = true
            screen.path[place].addGestureRecognizer(press)
            return Expectation(codes: ["recognizer-delays-touches"], subjects: [press])
        },
        ScreenFault(name: "delays-longest", goals: [.view], isVisibleWithoutTouch: false) { screen, place, random in
            let press = UILongPressGestureRecognizer()
            press.name = "slow"
            let gate = QuickGate()
            gate.name = "quick"
            for recognizer in random.one(in: 2) ? [gate, press] : [press, gate] {
                recognizer.delaysTouchesBegan = true
                screen.path[place].addGestureRecognizer(recognizer)
            }
            return Expectation(codes: ["recognizer-delays-touches"], subjects: [press])
        },
        ScreenFault(name: "removed-in-the-middle", goals: controls, isVisibleWithoutTouch: false) { screen, place, _ in
            let view = screen.path[place]
            screen.held.append(view)
            (screen.wanted as! UIControl).addAction(UIAction { _ in view.removeFromSuperview() }, for: .touchDown)
            return Expectation(codes: ["left-window"], subjects: [screen.wanted])
        },
        inControl("never-sends", ["no-target"], isVisibleWithoutTouch: false) { screen, control, _ in
            control.removeAllHandlers()
            control.addTarget(screen.target, action: Target.act, for: .valueChanged)
        },
        ScreenFault(name: "pan-disabled", goals: [.scroll], isForAncestor: false) { screen, _, _ in
            let pan = (screen.wanted as! UIScrollView).panGestureRecognizer
            pan.isEnabled = false
            return Expectation(codes: ["recognizer-disabled"], subjects: [pan])
        },
        ScreenFault(name: "scrolling-disabled", goals: [.scroll], isForAncestor: false) { screen, _, _ in
            (screen.wanted as! UIScrollView).isScrollEnabled = false
            return Expectation(codes: ["scrolling-disabled"], subjects: [screen.wanted])
        },
        ScreenFault(name: "content-fits", goals: [.scroll], isVisibleWithoutTouch: false, isForAncestor: false) {
            screen, _, _ in
            (screen.wanted as! UIScrollView).contentSize = screen.wanted.bounds.size
            return Expectation(codes: ["content-fits"], subjects: [screen.wanted])
        },
        ScreenFault(name: "content-keeps", goals: [.scroll], isVisibleWithoutTouch: false, isForAncestor: false) {
            screen, _, _ in
            let scrollView = screen.wanted as! UIScrollView
            let inner = TouchLogView(frame: CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: 500))
            inner.accessibilityIdentifier = "inner"
            scrollView.addSubview(inner)
            scrollView.canCancelContentTouches = false
            scrollView.delaysContentTouches = false
            return Expectation(codes: ["content-keeps-touch"], subjects: [inner, scrollView])
        },
    ]

    // MARK: Recognizers

    private static func inTap(
        _ name: String, _ codes: Set<String>, isVisibleWithoutTouch: Bool = false,
        _ inject:
            @escaping @MainActor (RandomScreen, UITapGestureRecognizer, inout SeededRandomNumberGenerator) -> NSObject?
    ) -> ScreenFault {
        ScreenFault(name: name, goals: [.tap], isVisibleWithoutTouch: isVisibleWithoutTouch, isForAncestor: false) {
            screen, _, random in
            let subject = inject(screen, screen.tap, &random)
            return Expectation(codes: codes, subjects: [subject ?? screen.tap])
        }
    }

    static let recognizing: [ScreenFault] = [
        inTap("recognizer-disabled", ["recognizer-disabled"], isVisibleWithoutTouch: true) { _, tap, _ in
            tap.isEnabled = false
            return nil
        },
        inTap("touch-type", ["touch-type"]) { _, tap, _ in
            tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            return nil
        },
        inTap("delegate-receives", ["delegate-refuses"]) { screen, tap, _ in
            let gate = Gate(receives: false)
            screen.held.append(gate)
            tap.delegate = gate
            return nil
        },
        inTap("delegate-begins", ["delegate-refuses"]) { screen, tap, _ in
            let gate = Gate(receives: true)
            screen.held.append(gate)
            tap.delegate = gate
            return nil
        },
        inTap("tap-no-target", ["no-target"]) { _, tap, _ in
            tap.removeTarget(nil, action: nil)
            return nil
        },
        inTap("tap-target-dead", ["target-deallocated"]) { _, tap, _ in
            tap.removeTarget(nil, action: nil)
            tap.addTarget(Target(), action: Target.act)
            return nil
        },
        inTap("two-taps", ["recognizer-failed"]) { _, tap, _ in
            tap.numberOfTapsRequired = 2
            return nil
        },
        inTap("two-fingers", ["recognizer-failed"]) { _, tap, _ in
            tap.numberOfTouchesRequired = 2
            return nil
        },
        ScreenFault(name: "held-too-long", goals: [.tap], isVisibleWithoutTouch: false, isForAncestor: false) {
            screen, _, _ in
            screen.finger = .holds(2)
            return screen.failedByFinger(orPreventedBy: UILongPressGestureRecognizer.self)
        },
        ScreenFault(name: "moved", goals: [.tap], isVisibleWithoutTouch: false, isForAncestor: false) {
            screen, _, random in
            screen.finger = .moves(random.points(50...90))
            return screen.failedByFinger(orPreventedBy: UIPanGestureRecognizer.self)
        },
        inTap("deeper-tap", ["prevented"]) { screen, _, _ in
            let inner = UIView(frame: screen.wanted.bounds)
            inner.accessibilityIdentifier = "deeper"
            screen.wanted.addSubview(inner)
            return screen.addTap("deeper tap", to: inner)
        },
        inTap("required", ["waits"]) { screen, tap, _ in
            let other = screen.addTap("other", to: screen.wanted)
            tap.require(toFail: other)
            return other
        },
        inTap("ring", ["waits"]) { screen, tap, _ in
            let other = screen.addTap("other", to: screen.wanted)
            tap.require(toFail: other)
            other.require(toFail: tap)
            return nil
        },
        inTap("elsewhere", ["not-attached"]) { screen, tap, _ in
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            other.accessibilityIdentifier = "elsewhere"
            screen.window.addSubview(other)
            screen.window.sendSubviewToBack(other)
            other.addGestureRecognizer(tap)
            return nil
        },
        inTap("button-refuses", ["view-refuses"]) { screen, _, _ in
            let button = UIButton(type: .system)
            button.accessibilityIdentifier = "refusing"
            button.frame = screen.wanted.bounds
            screen.wanted.addSubview(button)
            return button
        },
        ScreenFault(
            name: "tap-without-super", goals: [.tap], isVisibleWithoutTouch: false, makeTap: { InstantTap() },
            isForAncestor: false
        ) { screen, _, _ in Expectation(codes: ["touches-overridden"], subjects: [screen.tap]) },
        ScreenFault(
            name: "tap-refuses", goals: [.tap], isVisibleWithoutTouch: false, makeTap: { RefusingTap() },
            isForAncestor: false
        ) { screen, _, _ in Expectation(codes: ["recognizer-refuses"], subjects: [screen.tap]) },
    ]
}

extension RandomScreen {
    var recognizersOnPath: [UIGestureRecognizer] { ([window] + path).flatMap { $0.gestureRecognizers ?? [] } }

    /// The movement makes the tap fail, or is recognized by another recognizer on the path, which prevents the tap.
    func failedByFinger(orPreventedBy type: UIGestureRecognizer.Type) -> ScreenFault.Expectation {
        let others = recognizersOnPath.filter {
            Swift.type(of: $0) == type || $0 is UIPanGestureRecognizer && type == UIPanGestureRecognizer.self
        }
        return ScreenFault.Expectation(
            codes: others.isEmpty ? ["recognizer-failed"] : ["recognizer-failed", "prevented"],
            subjects: [tap] + others)
    }

    /// Adds a tap recognizer that has a handler.
    func addTap(_ name: String, to view: UIView) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.name = name
        tap.addHandler { _ in }
        view.addGestureRecognizer(tap)
        return tap
    }
}

extension UIControl {
    fileprivate func removeAllHandlers() {
        removeTarget(nil, action: nil, for: .allEvents)
        var actions: [UIAction] = []
        enumerateEventHandlers { action, _, _, _ in if let action { actions.append(action) } }
        for action in actions { removeAction(action, for: .allEvents) }
    }
}

/// Has an action and is in no responder chain.
private final class Stranger: UIResponder {
    func act() {}
}
private final class QuickGate: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
private final class DecliningButton: UIButton {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
private final class DecliningControl: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
private final class DeafButton: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class DeafControl: UIControl {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class KeepingButton: UIButton {
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    override func sendAction(_ action: UIAction) {}
}
private final class KeepingControl: UIControl {
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    override func sendAction(_ action: UIAction) {}
}
private final class InstantTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}
private final class RefusingTap: UITapGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
private final class Gate: UIGestureRecognizerDelegate {
    let receives: Bool
    init(receives: Bool) { self.receives = receives }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
