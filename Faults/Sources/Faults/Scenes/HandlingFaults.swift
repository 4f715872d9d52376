import TouchstoneTesting
import UIKit

// Mistakes that keep a touch from what is wanted after it has reached its view.
extension SceneFault {
    private static let controls: [Goal] = [.button, .control]

    private static func ofControl(
        _ name: String, _ codes: Set<String>, isInTheScene: Bool = false,
        _ plant: @escaping @MainActor (Screen, UIControl, inout SeededRandomNumberGenerator) -> Void
    ) -> SceneFault {
        SceneFault(name: name, goals: controls, isInTheScene: isInTheScene, isForHolder: false) { screen, _, dice in
            let control = screen.wanted as! UIControl
            plant(screen, control, &dice)
            return Truth(codes: codes, culprits: [control])
        }
    }

    private static func aControl(
        _ name: String, _ code: String, _ makeButton: @escaping @MainActor () -> UIButton,
        _ makeControl: @escaping @MainActor () -> UIControl
    ) -> SceneFault {
        SceneFault(
            name: name, goals: controls, isInTheScene: false,
            makeView: { goal in
                switch goal {
                case .button: makeButton()
                case .control: makeControl()
                default: nil
                }
            }, isForHolder: false
        ) { screen, _, _ in Truth(codes: [code], culprits: [screen.wanted]) }
    }

    static let handling: [SceneFault] = [
        ofControl("no-target", ["no-target"], isInTheScene: true) { _, control, _ in control.forgetAll() },
        ofControl("target-deallocated", ["target-deallocated"], isInTheScene: true) { _, control, _ in
            control.forgetAll()
            control.addTarget(Target(), action: Target.hear, for: .touchUpInside)
        },
        ofControl("other-event", ["no-target"], isInTheScene: true) { screen, control, dice in
            control.forgetAll()
            let events: [UIControl.Event] = [.valueChanged, .editingChanged, .touchUpOutside, .touchCancel]
            control.addTarget(screen.target, action: Target.hear, for: events[dice.below(events.count)])
        },
        ofControl("no-responder-in-the-chain", ["no-responder-for-action"], isInTheScene: true) { _, control, _ in
            control.forgetAll()
            control.addTarget(nil, action: Stranger.act, for: .touchUpInside)
        },
        SceneFault(name: "lifted-outside", goals: controls, isInTheScene: false, isForHolder: false) {
            screen, _, dice in
            screen.finger = .lifts(outsideBy: 165 + dice.points(100...130))
            // It is also the gesture of a pan on the way.
            let pans = screen.recognizersOnTheWay.filter { $0 is UIPanGestureRecognizer }
            return pans.isEmpty
                ? Truth(codes: ["lifted-outside"], culprits: [screen.wanted])
                : Truth(codes: ["recognizer-cancels-touches", "scroll-view-cancels-touches", "lifted-outside"])
        },
        aControl("declines", "tracking-refused", { DecliningButton() }, { DecliningControl() }),
        aControl("stops", "touches-overridden", { DeafButton() }, { DeafControl() }),
        aControl("keeps-the-action", "action-overridden", { KeepingButton() }, { KeepingControl() }),
        SceneFault(name: "parents-tap", goals: [.view, .control], isInTheScene: false, isForWanted: false) {
            screen, place, _ in
            let tap = screen.addTap("parents", to: screen.path[place])
            return Truth(codes: ["recognizer-cancels-touches"], culprits: [tap])
        },
        SceneFault(name: "own-tap", goals: [.view, .control, .button], isInTheScene: false, isForHolder: false) {
            screen, place, _ in
            let tap = screen.addTap("own", to: screen.wanted)
            return Truth(codes: ["recognizer-cancels-touches"], culprits: [tap])
        },
        SceneFault(name: "delays", goals: [.view], isInTheScene: false) { screen, place, _ in
            let press = UILongPressGestureRecognizer()
            press.name = "slow"
            press.delaysTouchesBegan = true
            screen.path[place].addGestureRecognizer(press)
            return Truth(codes: ["recognizer-delays-touches"], culprits: [press])
        },
        SceneFault(name: "delays-longest", goals: [.view], isInTheScene: false) { screen, place, dice in
            let press = UILongPressGestureRecognizer()
            press.name = "slow"
            let gate = QuickGate()
            gate.name = "quick"
            for recognizer in dice.one(in: 2) ? [gate, press] : [press, gate] {
                recognizer.delaysTouchesBegan = true
                screen.path[place].addGestureRecognizer(recognizer)
            }
            return Truth(codes: ["recognizer-delays-touches"], culprits: [press])
        },
        SceneFault(name: "removed-in-the-middle", goals: controls, isInTheScene: false) { screen, place, _ in
            let view = screen.path[place]
            screen.held.append(view)
            (screen.wanted as! UIControl).addAction(UIAction { _ in view.removeFromSuperview() }, for: .touchDown)
            return Truth(codes: ["left-window"], culprits: [screen.wanted])
        },
        ofControl("never-sends", ["no-target"], isInTheScene: false) { screen, control, _ in
            control.forgetAll()
            control.addTarget(screen.target, action: Target.hear, for: .valueChanged)
        },
        SceneFault(name: "pan-disabled", goals: [.scroll], isForHolder: false) { screen, _, _ in
            let pan = (screen.wanted as! UIScrollView).panGestureRecognizer
            pan.isEnabled = false
            return Truth(codes: ["recognizer-disabled"], culprits: [pan])
        },
        SceneFault(name: "scrolling-disabled", goals: [.scroll], isForHolder: false) { screen, _, _ in
            (screen.wanted as! UIScrollView).isScrollEnabled = false
            return Truth(codes: ["scrolling-disabled"], culprits: [screen.wanted])
        },
        SceneFault(name: "content-fits", goals: [.scroll], isInTheScene: false, isForHolder: false) { screen, _, _ in
            (screen.wanted as! UIScrollView).contentSize = screen.wanted.bounds.size
            return Truth(codes: ["content-fits"], culprits: [screen.wanted])
        },
        SceneFault(name: "content-keeps", goals: [.scroll], isInTheScene: false, isForHolder: false) { screen, _, _ in
            let scrollView = screen.wanted as! UIScrollView
            let inner = ReceivingView(frame: CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: 500))
            inner.accessibilityIdentifier = "inner"
            scrollView.addSubview(inner)
            scrollView.canCancelContentTouches = false
            scrollView.delaysContentTouches = false
            return Truth(codes: ["content-keeps-touch"], culprits: [inner, scrollView])
        },
    ]

    // MARK: Recognizers

    private static func ofTap(
        _ name: String, _ codes: Set<String>, isInTheScene: Bool = false,
        _ plant: @escaping @MainActor (Screen, UITapGestureRecognizer, inout SeededRandomNumberGenerator) -> NSObject?
    ) -> SceneFault {
        SceneFault(name: name, goals: [.tap], isInTheScene: isInTheScene, isForHolder: false) { screen, _, dice in
            let subject = plant(screen, screen.tap, &dice)
            return Truth(codes: codes, culprits: [subject ?? screen.tap])
        }
    }

    static let recognizing: [SceneFault] = [
        ofTap("recognizer-disabled", ["recognizer-disabled"], isInTheScene: true) { _, tap, _ in
            tap.isEnabled = false
            return nil
        },
        ofTap("touch-type", ["touch-type"]) { _, tap, _ in
            tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            return nil
        },
        ofTap("delegate-receives", ["delegate-refuses"]) { screen, tap, _ in
            let gate = Gate(receives: false)
            screen.held.append(gate)
            tap.delegate = gate
            return nil
        },
        ofTap("delegate-begins", ["delegate-refuses"]) { screen, tap, _ in
            let gate = Gate(receives: true)
            screen.held.append(gate)
            tap.delegate = gate
            return nil
        },
        ofTap("tap-no-target", ["no-target"]) { _, tap, _ in
            tap.removeTarget(nil, action: nil)
            return nil
        },
        ofTap("tap-target-dead", ["target-deallocated"]) { _, tap, _ in
            tap.removeTarget(nil, action: nil)
            tap.addTarget(Target(), action: Target.hear)
            return nil
        },
        ofTap("two-taps", ["recognizer-failed"]) { _, tap, _ in
            tap.numberOfTapsRequired = 2
            return nil
        },
        ofTap("two-fingers", ["recognizer-failed"]) { _, tap, _ in
            tap.numberOfTouchesRequired = 2
            return nil
        },
        SceneFault(name: "held-too-long", goals: [.tap], isInTheScene: false, isForHolder: false) { screen, _, _ in
            screen.finger = .holds(2)
            return screen.ofFinger(orPrevented: UILongPressGestureRecognizer.self)
        },
        SceneFault(name: "moved", goals: [.tap], isInTheScene: false, isForHolder: false) { screen, _, dice in
            screen.finger = .moves(dice.points(50...90))
            return screen.ofFinger(orPrevented: UIPanGestureRecognizer.self)
        },
        ofTap("deeper-tap", ["prevented"]) { screen, _, _ in
            let inner = UIView(frame: screen.wanted.bounds)
            inner.accessibilityIdentifier = "deeper"
            screen.wanted.addSubview(inner)
            return screen.addTap("deeper tap", to: inner)
        },
        ofTap("required", ["waits"]) { screen, tap, _ in
            let other = screen.addTap("other", to: screen.wanted)
            tap.require(toFail: other)
            return other
        },
        ofTap("ring", ["waits"]) { screen, tap, _ in
            let other = screen.addTap("other", to: screen.wanted)
            tap.require(toFail: other)
            other.require(toFail: tap)
            return nil
        },
        ofTap("elsewhere", ["not-attached"]) { screen, tap, _ in
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            other.accessibilityIdentifier = "elsewhere"
            screen.window.addSubview(other)
            screen.window.sendSubviewToBack(other)
            other.addGestureRecognizer(tap)
            return nil
        },
        ofTap("button-refuses", ["view-refuses"]) { screen, _, _ in
            let button = UIButton(type: .system)
            button.accessibilityIdentifier = "refusing"
            button.frame = screen.wanted.bounds
            screen.wanted.addSubview(button)
            return button
        },
        SceneFault(
            name: "tap-without-super", goals: [.tap], isInTheScene: false, makeTap: { InstantTap() },
            isForHolder: false
        ) { screen, _, _ in Truth(codes: ["touches-overridden"], culprits: [screen.tap]) },
        SceneFault(
            name: "tap-refuses", goals: [.tap], isInTheScene: false, makeTap: { RefusingTap() }, isForHolder: false
        ) { screen, _, _ in Truth(codes: ["recognizer-refuses"], culprits: [screen.tap]) },
    ]
}

extension Screen {
    var recognizersOnTheWay: [UIGestureRecognizer] { ([window] + path).flatMap { $0.gestureRecognizers ?? [] } }

    /// What the finger did is not the tap's gesture, and may be that of a recognizer on the way, which prevents the tap then.
    func ofFinger(orPrevented type: UIGestureRecognizer.Type) -> SceneFault.Truth {
        let others = recognizersOnTheWay.filter {
            Swift.type(of: $0) == type || $0 is UIPanGestureRecognizer && type == UIPanGestureRecognizer.self
        }
        return SceneFault.Truth(
            codes: others.isEmpty ? ["recognizer-failed"] : ["recognizer-failed", "prevented"],
            culprits: [tap] + others)
    }

    /// A tap with something to do.
    func addTap(_ name: String, to view: UIView) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.name = name
        tap.addHandler { _ in }
        view.addGestureRecognizer(tap)
        return tap
    }
}

extension UIControl {
    fileprivate func forgetAll() {
        removeTarget(nil, action: nil, for: .allEvents)
        var actions: [UIAction] = []
        enumerateEventHandlers { action, _, _, _ in if let action { actions.append(action) } }
        for action in actions { removeAction(action, for: .allEvents) }
    }
}

/// Has an action, and is in no chain.
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
