import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// A random scene with random fingers and random changes in callbacks. Each callback checks the contract.
@MainActor
final class GestureFuzz: UIGestureRecognizerDelegate {
    let app: TestApplication
    private var generator: SeededRandomNumberGenerator
    private let window: UIWindow
    var views: [FuzzView] = []
    var recognizers: [UIGestureRecognizer] = []
    var fingers: [Int: CGPoint] = [:]
    var complaints: [String] = []
    /// All calls of targets and views, in order.
    var log: [String] = []
    /// Return values of delegates, chosen once so that they do not depend on the number of calls.
    var grants: Set<[ObjectIdentifier]> = []
    private var demands: Set<[ObjectIdentifier]> = []
    private var refusals: [ObjectIdentifier: Int] = [:]
    private let mayInterfere: Bool
    /// How often a callback changes something, in percent.
    private let interference: Int
    private var depth = 0
    /// The number of actions.
    var actionCount = 0
    /// Recognizers whose state was set from outside.
    var forced: Set<ObjectIdentifier> = []
    var touchesSeen: [UITouch] = []
    /// The last state that the targets of each recognizer received.
    var received: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

    init(seed: UInt64, app: TestApplication) {
        self.app = app
        generator = SeededRandomNumberGenerator(seed)
        mayInterfere = generator.chance(60)
        interference = generator.among([2, 6, 20])
        window = app.makeWindow()
        build()
    }

    // MARK: The scene

    private func build() {
        for index in 0..<(2 + generator.below(5)) {
            let parent: UIView = index == 0 || generator.chance(30) ? window : generator.among(views)
            let view = FuzzView(
                frame: CGRect(
                    x: Double(generator.below(60)), y: Double(generator.below(60)),
                    width: Double(120 + generator.below(250)),
                    height: Double(120 + generator.below(350))))
            view.accessibilityIdentifier = "v\(index)"
            view.fuzz = self
            view.isMultipleTouchEnabled = generator.chance(60)
            view.isExclusiveTouch = generator.chance(10)
            view.refusal = generator.chance(10) ? generator.below(3) : nil
            parent.addSubview(view)
            views.append(view)
        }
        for index in 0..<(1 + generator.below(7)) { addRecognizer(index) }
        for one in recognizers {
            for other in recognizers where one !== other {
                if generator.chance(8) { one.require(toFail: other) }
                if generator.chance(15) { grants.insert([ObjectIdentifier(one), ObjectIdentifier(other)]) }
                if generator.chance(4) { demands.insert([ObjectIdentifier(one), ObjectIdentifier(other)]) }
            }
        }
    }

    private func addRecognizer(_ index: Int) {
        let recognizer = makeRecognizer()
        recognizer.name = "r\(index)"
        recognizer.cancelsTouchesInView = generator.chance(75)
        recognizer.delaysTouchesBegan = generator.chance(25)
        recognizer.delaysTouchesEnded = generator.chance(75)
        if generator.chance(60) { recognizer.delegate = self }
        if generator.chance(15) { refusals[ObjectIdentifier(recognizer)] = generator.below(4) }
        recognizer.addHandler { [weak self] in self?.acted($0) }
        recognizers.append(recognizer)
        (generator.chance(10) ? window : generator.among(views)).addGestureRecognizer(recognizer)
    }

    private func makeRecognizer() -> UIGestureRecognizer {
        switch generator.below(9) {
        case 0, 1:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 1 + generator.below(3)
            tap.numberOfTouchesRequired = 1 + generator.below(2)
            return tap
        case 2:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = generator.among([0, 0.1, 0.5])
            press.numberOfTapsRequired = generator.below(2)
            press.numberOfTouchesRequired = 1 + generator.below(2)
            return press
        case 3:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 1 + generator.below(2)
            if generator.chance(30) { pan.maximumNumberOfTouches = pan.minimumNumberOfTouches }
            return pan
        case 4:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(1 + generator.below(15)))
            swipe.numberOfTouchesRequired = 1 + generator.below(2)
            return swipe
        case 5: return UIPinchGestureRecognizer()
        case 6: return UIRotationGestureRecognizer()
        case 7:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .all
            return edge
        default:
            let erratic = ErraticRecognizer()
            erratic.generator = SeededRandomNumberGenerator(generator.next())
            return erratic
        }
    }

    // MARK: Delegate

    private func refuses(_ recognizer: UIGestureRecognizer, _ kind: Int) -> Bool {
        refusals[ObjectIdentifier(recognizer)] == kind
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.state != .possible {
            complain("\(recognizer.name!) receives gestureRecognizerShouldBegin in \(recognizer.state)")
        }
        interfere()
        return !refuses(recognizer, 0)
    }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { grants.contains([ObjectIdentifier(recognizer), ObjectIdentifier(other)]) }

    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { demands.contains([ObjectIdentifier(recognizer), ObjectIdentifier(other)]) }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        interfere()
        return !refuses(recognizer, 1)
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        !refuses(recognizer, 2)
    }

    // MARK: Changes

    /// Sometimes makes a change in a callback.
    func interfere() {
        guard mayInterfere, depth < 2, generator.chance(interference) else { return }
        depth += 1
        makeChange()
        depth -= 1
    }

    private func makeChange() {
        let kind = generator.below(11)
        app.application.trace.note("change \(kind)")
        defer { app.application.trace.note("changed") }
        switch kind {
        case 0: generator.among(recognizers).isEnabled = false
        case 1:
            let recognizer = generator.among(recognizers)
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        case 2:
            let recognizer = generator.among(recognizers)
            recognizer.view?.removeGestureRecognizer(recognizer)
        case 3: generator.among(views).addGestureRecognizer(generator.among(recognizers))
        case 4: generator.among(views).removeFromSuperview()
        case 5:
            let view = generator.among(views)
            if !window.isDescendant(of: view), view.superview == nil { window.addSubview(view) }
        case 6:
            let (one, other) = (generator.among(recognizers), generator.among(recognizers))
            if one !== other { one.require(toFail: other) }
        case 7:
            app.application.beginIgnoringInteractionEvents()
            app.application.endIgnoringInteractionEvents()
        case 8: for recognizer in recognizers { recognizer.isEnabled = true }
        case 9:
            let recognizer = generator.among(recognizers)
            let state = generator.among([UIGestureRecognizer.State.began, .ended, .cancelled, .failed])
            // Without touches, a state lasts until the application sets another one.
            guard recognizer.view?.window != nil, recognizer.numberOfTouches > 0 else { return }
            forced.insert(ObjectIdentifier(recognizer))
            let before = actionCount
            recognizer.state = state
            // Outside an event, its action follows in the next run-loop iteration (G-66).
            guard depth == 0 else { return }
            if actionCount != before { complain("\(recognizer.name!) acted at once") }
            app.settle()
        default:
            guard generator.chance(20) else { return }
            window.isHidden = true
            window.isHidden = false
        }
    }

    // MARK: Fingers

    func run(steps: Int) {
        for _ in 0..<steps { step() }
        for finger in fingers.keys.sorted() { app.fingerUp(finger) }
        fingers = [:]
        app.advance(by: 3)
        checkRest()
    }

    private func point() -> CGPoint { CGPoint(x: Double(generator.below(390)), y: Double(generator.below(500))) }

    private func near(_ point: CGPoint, _ reach: Int) -> CGPoint {
        CGPoint(
            x: Double(point.x) + Double(generator.below(2 * reach + 1) - reach),
            y: Double(point.y) + Double(generator.below(2 * reach + 1) - reach))
    }

    private func step() {
        let down = fingers.keys.sorted()
        switch generator.below(20) {
        case 0...4 where down.count < 4:
            let finger = 1 + generator.below(4)
            let place = down.isEmpty || generator.chance(50) ? point() : near(fingers[down[0]]!, 60)
            fingers[finger] = place
            // `unchecked()` permits a finger to land twice.
            app.unchecked().down([finger: place])
        case 5 where down.count < 3:
            let (one, other) = (point(), point())
            fingers[1] = one
            fingers[2] = other
            app.unchecked().down([1: one, 2: other])
        case 7...11 where !down.isEmpty:
            var targets: [Int: CGPoint] = [:]
            for finger in down where generator.chance(70) {
                targets[finger] = near(fingers[finger]!, generator.among([3, 15, 80]))
            }
            guard !targets.isEmpty else { return }
            fingers.merge(targets) { $1 }
            app.fingersMove(targets, duration: generator.among([0, 0, 0.05, 0.1]))
        case 12...15 where !down.isEmpty:
            let finger = generator.among(down)
            fingers[finger] = nil
            app.fingerUp(finger)
        case 16 where !down.isEmpty:
            let finger = generator.among(down)
            fingers[finger] = nil
            app.fingerCancel(finger)
        case 17 where down.count > 1:
            fingers = [:]
            app.fingersUp(down)
        case 18 where mayInterfere && generator.chance(40): makeChange()
        default: app.advance(by: generator.among([0.02, 0.1, 0.3, 0.6]))
        }
    }
}
