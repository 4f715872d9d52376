import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// A random scene, random fingers, random interference, and the contract checked after every step.
@MainActor
final class GestureFuzz: UIGestureRecognizerDelegate {
    let app: TestApplication
    private var dice: SeededRandomNumberGenerator
    private let window: UIWindow
    var views: [FuzzView] = []
    var recognizers: [UIGestureRecognizer] = []
    var fingers: [Int: CGPoint] = [:]
    var complaints: [String] = []
    /// All that targets and views heard, in order.
    var log: [String] = []
    /// Answers of delegates, drawn once so that they do not depend on how often they are asked.
    var grants: Set<[ObjectIdentifier]> = []
    private var demands: Set<[ObjectIdentifier]> = []
    private var refusals: [ObjectIdentifier: Int] = [:]
    private let mayInterfere: Bool
    /// How often a callback does, in percent.
    private let interference: Int
    private var depth = 0
    /// How many actions there were.
    var acts = 0
    /// Recognizers whose state was set by somebody else.
    var forced: Set<ObjectIdentifier> = []
    var touchesSeen: [UITouch] = []
    /// What each recognizer's targets heard last.
    var heard: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

    init(seed: UInt64, app: TestApplication) {
        self.app = app
        dice = SeededRandomNumberGenerator(seed)
        mayInterfere = dice.chance(60)
        interference = dice.among([2, 6, 20])
        window = app.makeWindow()
        build()
    }

    // MARK: The scene

    private func build() {
        for index in 0..<(2 + dice.below(5)) {
            let parent: UIView = index == 0 || dice.chance(30) ? window : dice.among(views)
            let view = FuzzView(
                frame: CGRect(
                    x: Double(dice.below(60)), y: Double(dice.below(60)), width: Double(120 + dice.below(250)),
                    height: Double(120 + dice.below(350))))
            view.accessibilityIdentifier = "v\(index)"
            view.fuzz = self
            view.isMultipleTouchEnabled = dice.chance(60)
            view.isExclusiveTouch = dice.chance(10)
            view.refusal = dice.chance(10) ? dice.below(3) : nil
            parent.addSubview(view)
            views.append(view)
        }
        for index in 0..<(1 + dice.below(7)) { addRecognizer(index) }
        for one in recognizers {
            for other in recognizers where one !== other {
                if dice.chance(8) { one.require(toFail: other) }
                if dice.chance(15) { grants.insert([ObjectIdentifier(one), ObjectIdentifier(other)]) }
                if dice.chance(4) { demands.insert([ObjectIdentifier(one), ObjectIdentifier(other)]) }
            }
        }
    }

    private func addRecognizer(_ index: Int) {
        let recognizer = makeRecognizer()
        recognizer.name = "r\(index)"
        recognizer.cancelsTouchesInView = dice.chance(75)
        recognizer.delaysTouchesBegan = dice.chance(25)
        recognizer.delaysTouchesEnded = dice.chance(75)
        if dice.chance(60) { recognizer.delegate = self }
        if dice.chance(15) { refusals[ObjectIdentifier(recognizer)] = dice.below(4) }
        recognizer.addHandler { [weak self] in self?.acted($0) }
        recognizers.append(recognizer)
        (dice.chance(10) ? window : dice.among(views)).addGestureRecognizer(recognizer)
    }

    private func makeRecognizer() -> UIGestureRecognizer {
        switch dice.below(9) {
        case 0, 1:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 1 + dice.below(3)
            tap.numberOfTouchesRequired = 1 + dice.below(2)
            return tap
        case 2:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = dice.among([0, 0.1, 0.5])
            press.numberOfTapsRequired = dice.below(2)
            press.numberOfTouchesRequired = 1 + dice.below(2)
            return press
        case 3:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = 1 + dice.below(2)
            if dice.chance(30) { pan.maximumNumberOfTouches = pan.minimumNumberOfTouches }
            return pan
        case 4:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(1 + dice.below(15)))
            swipe.numberOfTouchesRequired = 1 + dice.below(2)
            return swipe
        case 5: return UIPinchGestureRecognizer()
        case 6: return UIRotationGestureRecognizer()
        case 7:
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .all
            return edge
        default:
            let erratic = ErraticRecognizer()
            erratic.dice = SeededRandomNumberGenerator(dice.next())
            return erratic
        }
    }

    // MARK: Delegate

    private func refuses(_ recognizer: UIGestureRecognizer, _ kind: Int) -> Bool {
        refusals[ObjectIdentifier(recognizer)] == kind
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.state != .possible { complain("\(recognizer.name!) is asked to begin in \(recognizer.state)") }
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

    // MARK: Interference

    /// In a callback anything may happen.
    func interfere() {
        guard mayInterfere, depth < 2, dice.chance(interference) else { return }
        depth += 1
        meddle()
        depth -= 1
    }

    private func meddle() {
        let kind = dice.below(11)
        app.application.trace.note("meddle \(kind)")
        defer { app.application.trace.note("meddled") }
        switch kind {
        case 0: dice.among(recognizers).isEnabled = false
        case 1:
            let recognizer = dice.among(recognizers)
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        case 2:
            let recognizer = dice.among(recognizers)
            recognizer.view?.removeGestureRecognizer(recognizer)
        case 3: dice.among(views).addGestureRecognizer(dice.among(recognizers))
        case 4: dice.among(views).removeFromSuperview()
        case 5:
            let view = dice.among(views)
            if !window.isDescendant(of: view), view.superview == nil { window.addSubview(view) }
        case 6:
            let (one, other) = (dice.among(recognizers), dice.among(recognizers))
            if one !== other { one.require(toFail: other) }
        case 7:
            app.application.beginIgnoringInteractionEvents()
            app.application.endIgnoringInteractionEvents()
        case 8: for recognizer in recognizers { recognizer.isEnabled = true }
        case 9:
            let recognizer = dice.among(recognizers)
            let state = dice.among([UIGestureRecognizer.State.began, .ended, .cancelled, .failed])
            // Without touches a state lasts for as long as whoever set it likes.
            guard recognizer.view?.window != nil, recognizer.numberOfTouches > 0 else { return }
            forced.insert(ObjectIdentifier(recognizer))
            let before = acts
            recognizer.state = state
            // Outside an event its action follows in the next turn (G-66).
            guard depth == 0 else { return }
            if acts != before { complain("\(recognizer.name!) acted at once") }
            app.settle()
        default:
            guard dice.chance(20) else { return }
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

    private func point() -> CGPoint { CGPoint(x: Double(dice.below(390)), y: Double(dice.below(500))) }

    private func near(_ point: CGPoint, _ reach: Int) -> CGPoint {
        CGPoint(
            x: Double(point.x) + Double(dice.below(2 * reach + 1) - reach),
            y: Double(point.y) + Double(dice.below(2 * reach + 1) - reach))
    }

    private func step() {
        let down = fingers.keys.sorted()
        switch dice.below(20) {
        case 0...4 where down.count < 4:
            let finger = 1 + dice.below(4)
            let place = down.isEmpty || dice.chance(50) ? point() : near(fingers[down[0]]!, 60)
            fingers[finger] = place
            app.fingerDown(finger, at: place)
        case 5 where down.count < 3:
            let (one, other) = (point(), point())
            fingers[1] = one
            fingers[2] = other
            app.fingersDown([1: one, 2: other])
        case 7...11 where !down.isEmpty:
            var targets: [Int: CGPoint] = [:]
            for finger in down where dice.chance(70) {
                targets[finger] = near(fingers[finger]!, dice.among([3, 15, 80]))
            }
            guard !targets.isEmpty else { return }
            fingers.merge(targets) { $1 }
            app.fingersMove(targets, duration: dice.among([0, 0, 0.05, 0.1]))
        case 12...15 where !down.isEmpty:
            let finger = dice.among(down)
            fingers[finger] = nil
            app.fingerUp(finger)
        case 16 where !down.isEmpty:
            let finger = dice.among(down)
            fingers[finger] = nil
            app.fingerCancel(finger)
        case 17 where down.count > 1:
            fingers = [:]
            app.fingersUp(down)
        case 18 where mayInterfere && dice.chance(40): meddle()
        default: app.advance(by: dice.among([0.02, 0.1, 0.3, 0.6]))
        }
    }
}
