import TouchstoneTesting
import UIKit

/// A mistake that can be injected into a random screen, with its known cause.
@MainActor
struct ScreenFault {
    /// The first cause of a right answer.
    struct Expectation {
        /// The codes that are right.
        let codes: Set<String>
        /// The objects that the cause may name; if empty, any object is right.
        var subjects: [NSObject] = []
    }

    let name: String
    /// The goals that it makes unreachable.
    let goals: [Goal]
    /// Whether `explain` must find it without a touch, from the screen and the point alone.
    var isVisibleWithoutTouch = true
    /// Creates the view at the fault's place if the fault is in its class. The parameter is the goal if that view is the wanted view.
    var makeView: @MainActor (Goal?) -> UIView? = { _ in nil }
    var makeTap: @MainActor () -> UITapGestureRecognizer? = { nil }
    var makeWindow: @MainActor () -> UIWindow? = { nil }
    /// Whether it can be in the wanted view.
    var isForWanted = true
    /// Whether it can be in an ancestor of the wanted view.
    var isForAncestor = true
    /// Injects it into the view at an index of the path. Returns `nil` if that view does not permit it.
    let inject: @MainActor (RandomScreen, _ place: Int, inout SeededRandomNumberGenerator) -> Expectation?

    /// A screen without a mistake.
    static let none = ScreenFault(name: "none", goals: Goal.allCases) { _, _, _ in Expectation(codes: []) }

    static let all: [ScreenFault] = reaching + covering + classes + handling + recognizing

    // MARK: Properties and geometry of the path

    private static func flag(
        _ name: String, _ code: String, _ set: @escaping @MainActor (UIView, inout SeededRandomNumberGenerator) -> Bool
    ) -> ScreenFault {
        ScreenFault(name: name, goals: Goal.allCases) { screen, place, random in
            let view = screen.path[place]
            return set(view, &random) ? Expectation(codes: [code], subjects: [view]) : nil
        }
    }

    private static let reaching: [ScreenFault] = [
        flag("hidden", "hidden") { view, _ in
            view.isHidden = true
            return true
        },
        flag("interaction-disabled", "interaction-disabled") { view, _ in
            view.isUserInteractionEnabled = false
            return true
        },
        flag("alpha", "alpha") { view, random in
            view.alpha = CGFloat(random.below(11)) / 1000
            return true
        },
        flag("singular", "singular-transform") { view, random in
            // The advice resets the transform; if it was not the identity before, that would change the rest of the screen.
            guard view.transform == .identity else { return false }
            view.transform = random.one(in: 2) ? CGAffineTransform(scaleX: 0, y: 1) : CGAffineTransform(scaleX: 1, y: 0)
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
        ScreenFault(name: "too-small", goals: Goal.allCases) { screen, place, random in
            let view = screen.path[place]
            guard view.transform == .identity else { return nil }
            let here = screen.window.convert(screen.point, to: view)
            if random.one(in: 2) {
                view.frame.size.width = max(1, here.x - view.bounds.minX - random.points(0...10))
            } else {
                view.frame.size.height = max(1, here.y - view.bounds.minY - random.points(0...10))
            }
            return Expectation(codes: ["outside"], subjects: [view])
        },
        ScreenFault(name: "disabled-control", goals: [.button, .control], isForAncestor: false) { screen, place, _ in
            (screen.path[place] as! UIControl).isEnabled = false
            return Expectation(codes: ["disabled-control"], subjects: [screen.path[place]])
        },
        ScreenFault(name: "window-hidden", goals: Goal.allCases) { screen, _, _ in
            screen.window.isHidden = true
            return Expectation(codes: ["window-hidden"], subjects: [screen.window])
        },
        ScreenFault(name: "removed", goals: Goal.allCases) { screen, place, _ in
            screen.held.append(screen.path[place])
            screen.path[place].removeFromSuperview()
            return Expectation(codes: ["no-window"], subjects: [screen.path[place]])
        },
        ScreenFault(name: "ignoring", goals: Goal.allCases) { screen, _, _ in
            screen.app.application.beginIgnoringInteractionEvents()
            return Expectation(codes: ["ignoring-interaction"])
        },
    ]

    // MARK: Covering views

    private static let covering: [ScreenFault] = [
        ScreenFault(name: "covered", goals: Goal.allCases) { screen, place, random in
            let view = screen.path[place]
            guard let parent = view.superview else { return nil }
            let cover: UIView =
                random.one(in: 3) ? UIButton(type: .system) : random.one(in: 2) ? TouchLogView() : UIView()
            cover.accessibilityIdentifier = "cover"
            let here = screen.window.convert(screen.point, to: parent)
            cover.frame = CGRect(x: here.x - 30, y: here.y - 30, width: 60, height: 60)
            parent.addSubview(cover)
            guard !random.one(in: 3) else { return Expectation(codes: ["covered"], subjects: [cover]) }
            let inner = UIView(frame: cover.bounds)
            inner.accessibilityIdentifier = "in the cover"
            cover.addSubview(inner)
            return Expectation(codes: ["covered"], subjects: [cover, inner])
        },
        ScreenFault(name: "window-in-front", goals: Goal.allCases) { screen, _, random in
            let front = UIWindow(frame: screen.window.frame)
            front.accessibilityIdentifier = "front"
            front.windowLevel = screen.window.windowLevel + 1
            if random.one(in: 2) { front.addSubview(UIView(frame: front.bounds)) }
            front.isHidden = false
            screen.held.append(front)
            return Expectation(codes: ["window-in-front"], subjects: [front])
        },
        ScreenFault(name: "subview-receives-touch", goals: [.button, .control, .view], isForAncestor: false) {
            screen, place, _ in
            let inner = TouchLogView(frame: screen.wanted.bounds)
            inner.accessibilityIdentifier = "inner"
            screen.wanted.addSubview(inner)
            return Expectation(codes: ["subview-receives-touch"], subjects: [inner])
        },
    ]

    // MARK: Overrides

    private static func overriding(
        _ name: String, _ code: String, isVisibleWithoutTouch: Bool = true,
        _ make: @escaping @MainActor (Goal?) -> UIView?
    ) -> ScreenFault {
        ScreenFault(name: name, goals: Goal.allCases, isVisibleWithoutTouch: isVisibleWithoutTouch, makeView: make) {
            screen, place, _ in
            Expectation(codes: [code], subjects: [screen.path[place]])
        }
    }

    private static let classes: [ScreenFault] = [
        overriding("hit-test-nil", "override") { goal in
            switch goal {
            case nil, .tap: NilView()
            case .button: NilButton()
            default: nil
            }
        },
        overriding("hit-test-self", "override") { goal in goal == nil ? GreedyView() : nil },
        overriding("point-inside", "point-inside") { goal in
            switch goal {
            case nil, .tap: NowhereView()
            case .button: NowhereButton()
            default: nil
            }
        },
        overriding("frame-for-bounds", "point-inside") { goal in goal == nil || goal == .tap ? MistakenView() : nil },
        ScreenFault(
            name: "send-event-overridden", goals: Goal.allCases, isVisibleWithoutTouch: false,
            makeWindow: { SwallowingWindow.shown() }
        ) { screen, _, _ in Expectation(codes: ["send-event-overridden"], subjects: [screen.window]) },
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
