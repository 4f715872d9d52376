import TouchstoneTesting
import UIKit

/// One mistake that can be planted in a random screen, and what is known of it by construction.
@MainActor
struct SceneFault {
    /// What `explain` must say first.
    struct Truth {
        /// The codes of which one is right.
        let codes: Set<String>
        /// Whom the cause must be about; of several any one.
        var culprits: [NSObject] = []
    }

    let name: String
    /// Of which goals it keeps the touch.
    let goals: [Goal]
    /// Whether the question for the place alone, without a touch, must find it too.
    var isInTheScene = true
    /// Makes the view at the fault's place, where the fault is in its class; the goal where that is the wanted view.
    var makeView: @MainActor (Goal?) -> UIView? = { _ in nil }
    var makeTap: @MainActor () -> UITapGestureRecognizer? = { nil }
    var makeWindow: @MainActor () -> UIWindow? = { nil }
    /// Whether it may be in the wanted view, and in one that holds it.
    var isForWanted = true
    var isForHolder = true
    /// Plants it in the view at a place of the path; nil where it does not fit there.
    let plant: @MainActor (Screen, _ place: Int, inout SeededRandomNumberGenerator) -> Truth?

    /// No mistake at all.
    static let none = SceneFault(name: "none", goals: Goal.allCases) { _, _, _ in Truth(codes: []) }

    static let all: [SceneFault] = reaching + covering + classes + handling + recognizing

    // MARK: Flags and geometry on the way

    private static func flag(
        _ name: String, _ code: String, _ set: @escaping @MainActor (UIView, inout SeededRandomNumberGenerator) -> Bool
    ) -> SceneFault {
        SceneFault(name: name, goals: Goal.allCases) { screen, place, dice in
            let view = screen.path[place]
            return set(view, &dice) ? Truth(codes: [code], culprits: [view]) : nil
        }
    }

    private static let reaching: [SceneFault] = [
        flag("hidden", "hidden") { view, _ in
            view.isHidden = true
            return true
        },
        flag("interaction-disabled", "interaction-disabled") { view, _ in
            view.isUserInteractionEnabled = false
            return true
        },
        flag("alpha", "alpha") { view, dice in
            view.alpha = CGFloat(dice.below(11)) / 1000
            return true
        },
        flag("singular", "singular-transform") { view, dice in
            // Of one that is turned already the advice, to turn it back, would make another screen.
            guard view.transform == .identity else { return false }
            view.transform = dice.one(in: 2) ? CGAffineTransform(scaleX: 0, y: 1) : CGAffineTransform(scaleX: 1, y: 0)
            return true
        },
        flag("animating", "animating") { view, _ in
            UIView.animate(withDuration: 20, delay: 0, options: []) { view.alpha = 0.9 }
            return true
        },
        flag("no-height", "no-size") { view, _ in
            guard view.transform == .identity else { return false }
            view.frame.size.height = 0
            return true
        },
        flag("no-size", "no-size") { view, _ in
            guard view.transform == .identity else { return false }
            view.frame.size = .zero
            return true
        },
        SceneFault(name: "too-small", goals: Goal.allCases) { screen, place, dice in
            let view = screen.path[place]
            guard view.transform == .identity else { return nil }
            let here = screen.window.convert(screen.point, to: view)
            if dice.one(in: 2) {
                view.frame.size.width = max(1, here.x - view.bounds.minX - dice.points(0...10))
            } else {
                view.frame.size.height = max(1, here.y - view.bounds.minY - dice.points(0...10))
            }
            return Truth(codes: ["outside"], culprits: [view])
        },
        SceneFault(name: "disabled-control", goals: [.button, .control], isForHolder: false) { screen, place, _ in
            (screen.path[place] as! UIControl).isEnabled = false
            return Truth(codes: ["disabled-control"], culprits: [screen.path[place]])
        },
        SceneFault(name: "window-hidden", goals: Goal.allCases) { screen, _, _ in
            screen.window.isHidden = true
            return Truth(codes: ["window-hidden"], culprits: [screen.window])
        },
        SceneFault(name: "removed", goals: Goal.allCases) { screen, place, _ in
            screen.held.append(screen.path[place])
            screen.path[place].removeFromSuperview()
            return Truth(codes: ["no-window"], culprits: [screen.path[place]])
        },
        SceneFault(name: "ignoring", goals: Goal.allCases) { screen, _, _ in
            screen.app.application.beginIgnoringInteractionEvents()
            return Truth(codes: ["ignoring-interaction"])
        },
    ]

    // MARK: What lies in front

    private static let covering: [SceneFault] = [
        SceneFault(name: "covered", goals: Goal.allCases) { screen, place, dice in
            let view = screen.path[place]
            guard let parent = view.superview else { return nil }
            let cover: UIView = dice.one(in: 3) ? UIButton(type: .system) : dice.one(in: 2) ? ReceivingView() : UIView()
            cover.accessibilityIdentifier = "cover"
            let here = screen.window.convert(screen.point, to: parent)
            cover.frame = CGRect(x: here.x - 30, y: here.y - 30, width: 60, height: 60)
            parent.addSubview(cover)
            guard !dice.one(in: 3) else { return Truth(codes: ["covered"], culprits: [cover]) }
            let inner = UIView(frame: cover.bounds)
            inner.accessibilityIdentifier = "in the cover"
            cover.addSubview(inner)
            return Truth(codes: ["covered"], culprits: [cover, inner])
        },
        SceneFault(name: "window-in-front", goals: Goal.allCases) { screen, _, dice in
            let front = UIWindow(frame: screen.window.frame)
            front.accessibilityIdentifier = "front"
            front.windowLevel = screen.window.windowLevel + 1
            if dice.one(in: 2) { front.addSubview(UIView(frame: front.bounds)) }
            front.isHidden = false
            screen.held.append(front)
            return Truth(codes: ["window-in-front"], culprits: [front])
        },
        SceneFault(name: "subview-receives-touch", goals: [.button, .control, .view], isForHolder: false) { screen, place, _ in
            let inner = ReceivingView(frame: screen.wanted.bounds)
            inner.accessibilityIdentifier = "inner"
            screen.wanted.addSubview(inner)
            return Truth(codes: ["subview-receives-touch"], culprits: [inner])
        },
    ]

    // MARK: Overrides

    private static func aClass(
        _ name: String, _ code: String, isInTheScene: Bool = true, _ make: @escaping @MainActor (Goal?) -> UIView?
    ) -> SceneFault {
        SceneFault(name: name, goals: Goal.allCases, isInTheScene: isInTheScene, makeView: make) { screen, place, _ in
            Truth(codes: [code], culprits: [screen.path[place]])
        }
    }

    private static let classes: [SceneFault] = [
        aClass("hit-test-nil", "override") { goal in
            switch goal {
            case nil, .tap: NilView()
            case .button: NilButton()
            default: nil
            }
        },
        aClass("hit-test-self", "override") { goal in goal == nil ? GreedyView() : nil },
        aClass("point-inside", "point-inside") { goal in
            switch goal {
            case nil, .tap: NowhereView()
            case .button: NowhereButton()
            default: nil
            }
        },
        aClass("frame-for-bounds", "point-inside") { goal in goal == nil || goal == .tap ? MistakenView() : nil },
        SceneFault(
            name: "send-event-overridden", goals: Goal.allCases, isInTheScene: false, makeWindow: { SwallowingWindow.shown() }
        ) { screen, _, _ in Truth(codes: ["send-event-overridden"], culprits: [screen.window]) },
    ]
}

final class NilView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
final class NilButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
final class GreedyView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }
}
final class NowhereView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
final class NowhereButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
final class MistakenView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { frame.contains(point) }
}
final class SwallowingWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {}

    static func shown() -> UIWindow {
        let window = SwallowingWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.makeKeyAndVisible()
        return window
    }
}
