import Foundation
import TouchstoneTesting
import UIKit

/// A splitmix generator: the same seed, the same story.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    mutating func among<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// A random scene, random fingers, random interference, and the contract checked after every step.
@MainActor
final class GestureFuzz: UIGestureRecognizerDelegate {
    let app: TestApplication
    private var dice: Dice
    private let window: UIWindow
    private var views: [FuzzView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var fingers: [Int: CGPoint] = [:]
    private(set) var complaints: [String] = []
    /// All that targets and views heard, in order.
    private(set) var log: [String] = []
    /// Answers of delegates, drawn once so that they do not depend on how often they are asked.
    private var grants: Set<[ObjectIdentifier]> = []
    private var demands: Set<[ObjectIdentifier]> = []
    private var refusals: [ObjectIdentifier: Int] = [:]
    private let mayInterfere: Bool
    /// How often a callback does, in percent.
    private let interference: Int
    private var depth = 0
    /// How many actions there were.
    private var acts = 0
    /// Recognizers whose state was set by somebody else.
    private var forced: Set<ObjectIdentifier> = []
    /// What each recognizer's targets heard last.
    private var heard: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

    init(seed: UInt64, app: TestApplication) {
        self.app = app
        dice = Dice(seed)
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
            erratic.dice = Dice(dice.next())
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

    // MARK: What is heard

    func complain(_ complaint: String) {
        complaints.append(complaint)
        app.application.trace.note(complaint)
    }

    private func acted(_ recognizer: UIGestureRecognizer) {
        log.append("\(recognizer.name!) \(recognizer.state) of \(recognizer.numberOfTouches)")
        let id = ObjectIdentifier(recognizer)
        let before = heard[id] ?? .possible
        let now = recognizer.state
        let isLegal =
            switch (before, now) {
            case (.possible, .began), (.possible, .ended), (.began, .changed), (.began, .ended): true
            case (.began, .cancelled), (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
            default: false
            }
        if !isLegal { complain("\(recognizer.name!) acted \(now) after \(before)") }
        heard[id] = now == .began || now == .changed ? now : .possible
        acts += 1
        checkFingers(recognizer)
        if now == .began || (now == .ended && before == .possible) {
            checkWinner(recognizer)
            checkHierarchy(recognizer)
        }
        interfere()
    }

    /// Nobody counts fingers that have lifted (G-62), a pan has no fewer and no more than it takes (G-64, Q-17), and what two
    /// fingers tell is a number (G-63).
    private func checkFingers(_ recognizer: UIGestureRecognizer) {
        let count = recognizer.numberOfTouches
        let keepsThem = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        if count > fingers.count, !keepsThem { complain("\(recognizer.name!) counts \(count) fingers") }
        for index in 0..<count where !recognizer.location(ofTouch: index, in: nil).x.isFinite {
            complain("\(recognizer.name!) has a finger nowhere")
        }
        switch recognizer {
        case let pan as UIPanGestureRecognizer:
            if count > pan.maximumNumberOfTouches { complain("\(pan.name!) has too many fingers") }
            if pan.state == .changed, count < pan.minimumNumberOfTouches, !forced.contains(ObjectIdentifier(pan)) {
                complain("\(pan.name!) changed with \(count) fingers")
            }
        case let pinch as UIPinchGestureRecognizer:
            if !pinch.scale.isFinite || pinch.scale <= 0 { complain("\(pinch.name!) has the scale \(pinch.scale)") }
        case let rotation as UIRotationGestureRecognizer:
            if !rotation.rotation.isFinite { complain("\(rotation.name!) has no angle") }
        default: break
        }
    }

    /// Nobody wins beside a gesture under way on its view, above it or below it, with whichever fingers (G-61).
    private func checkHierarchy(_ winner: UIGestureRecognizer) {
        guard let place = winner.view, winner.numberOfTouches > 0 else { return }
        for other in recognizers where other !== winner && other.numberOfTouches > 0 {
            let last = heard[ObjectIdentifier(other)]
            guard last == .began || last == .changed, other.state == .began || other.state == .changed,
                let view = other.view, view.isDescendant(of: place) || place.isDescendant(of: view)
            else { continue }
            if isGranted(winner, other) || !other.canPrevent(winner) || !winner.canBePrevented(by: other) { continue }
            complain("\(winner.name!) won on the line of \(other.name!)")
        }
    }

    /// At most one winner among recognizers under way that share touches, unless somebody allowed it (G-19, G-21, G-23).
    private func checkWinner(_ winner: UIGestureRecognizer) {
        for other in recognizers where other !== winner && (other.state == .began || other.state == .changed) {
            guard let mine = touches(of: winner), let theirs = touches(of: other), !mine.isDisjoint(with: theirs) else {
                continue
            }
            // Those that joined a finger only later did not compete for it.
            if heard[ObjectIdentifier(other)] == nil { continue }
            if isGranted(winner, other) || !other.canPrevent(winner) || !winner.canBePrevented(by: other) { continue }
            complain("\(winner.name!) won beside \(other.name!)")
        }
    }

    private func isGranted(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        (one.delegate != nil && grants.contains([ObjectIdentifier(one), ObjectIdentifier(other)]))
            || (other.delegate != nil && grants.contains([ObjectIdentifier(other), ObjectIdentifier(one)]))
    }

    private var touchesSeen: [UITouch] = []

    private func touches(of recognizer: UIGestureRecognizer) -> Set<Int>? {
        var found: Set<Int> = []
        for (index, touch) in touchesSeen.enumerated()
        where touch.gestureRecognizers?.contains(where: { $0 === recognizer }) == true {
            found.insert(index)
        }
        return found.isEmpty ? nil : found
    }

    func heard(_ view: String, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        log.append("\(view) \(phase) \(touches.map { "\($0.location(in: nil))" }.joined(separator: " "))")
    }

    func saw(_ touch: UITouch) {
        if !touchesSeen.contains(touch) { touchesSeen.append(touch) }
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

    // MARK: The contract

    private func checkRest() {
        for recognizer in recognizers {
            if recognizer.state != .possible { complain("\(recognizer.name!) rests in \(recognizer.state)") }
            if recognizer.numberOfTouches != 0 { complain("\(recognizer.name!) rests with touches") }
            if let last = heard[ObjectIdentifier(recognizer)], last != .possible {
                complain("\(recognizer.name!) left its targets in \(last)")
            }
        }
        for touch in touchesSeen where touch.gestureRecognizers != nil { complain("a contest never ended") }
        for view in views where !view.open.isEmpty { complain("\(view.accessibilityIdentifier!) is owed an end") }
    }
}

final class FuzzView: UIView {
    weak var fuzz: GestureFuzz?
    var refusal: Int?
    var open: [UITouch] = []
    private var closed: [UITouch] = []

    private var name: String { accessibilityIdentifier ?? "?" }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        fuzz?.heard(name, .began, touches)
        for touch in touches {
            if touch.phase != .began { fuzz?.complain("\(name) began sees \(touch.phase)") }
            if open.contains(touch) || closed.contains(touch) { fuzz?.complain("\(name) heard began twice") }
            if touch.view === self { open.append(touch) }
            fuzz?.saw(touch)
        }
        fuzz?.interfere()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        fuzz?.heard(name, .moved, touches)
        for touch in touches {
            if touch.phase != .moved { fuzz?.complain("\(name) moved sees \(touch.phase)") }
            if !open.contains(touch) { fuzz?.complain("\(name) heard moved out of turn") }
        }
        fuzz?.interfere()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches, .ended) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches, .cancelled) }

    private func close(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        fuzz?.heard(name, phase, touches)
        for touch in touches {
            if touch.phase != phase { fuzz?.complain("\(name) \(phase) sees \(touch.phase)") }
            if closed.contains(touch) { fuzz?.complain("\(name) heard two ends") }
            if !open.contains(touch) { fuzz?.complain("\(name) heard \(phase) without began") }
            open.removeAll { $0 === touch }
            closed.append(touch)
        }
        fuzz?.interfere()
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        fuzz?.interfere()
        return refusal != 0
    }
}

/// A subclass without any manners: it sets states at random, ignores touches, and often gives no verdict.
final class ErraticRecognizer: UIGestureRecognizer {
    var dice = Dice(0)

    private func act(_ touches: Set<UITouch>, _ event: UIEvent) {
        guard dice.chance(30) else { return }
        if dice.chance(15), let touch = touches.min(by: { $0.timestamp < $1.timestamp }) { ignore(touch, for: event) }
        state = dice.among([.possible, .began, .changed, .ended, .cancelled, .failed])
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if dice.chance(50) { super.touchesCancelled(touches, with: event) } else { act(touches, event) }
    }
    override func reset() {
        super.reset()
        if dice.chance(10) { state = .failed }
    }
}
