import Foundation
import TouchstoneTesting
import UIKit

/// A random scene of plain views, controls, scroll views and recognizers, random fingers and random meddling; everything that
/// anybody hears is written down. Nothing in it looks at the trace, so that the same seed must read the same whether or not
/// somebody listens.
@MainActor
package final class HeardBothWays: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate {
    private let app: TestApplication
    private var dice: SeededRandomNumberGenerator
    package private(set) var lines: [String] = []
    private var windows: [UIWindow] = []
    private var views: [UIView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var fingers: [Int: CGPoint] = [:]
    private var depth = 0
    private let meddling: Int

    /// - Parameter dice: What it draws the scene and the story from.
    package init(_ dice: SeededRandomNumberGenerator, app: TestApplication) {
        self.app = app
        self.dice = dice
        meddling = self.dice.among([0, 0, 3, 10])
        super.init()
        for index in 0..<self.dice.among([1, 1, 2, 3]) { addWindow(index) }
        for index in 0..<(5 + self.dice.below(9)) { addView(index) }
        for index in 0..<self.dice.below(5) { addRecognizer(index) }
    }

    func write(_ line: String) { lines.append(line) }

    // MARK: The scene

    private func addWindow(_ index: Int) {
        // One window in three takes no touch itself; one in three lets a controller into the chain.
        let window = StoryWindow(frame: app.application.screen.bounds)
        window.accessibilityIdentifier = "w\(index)"
        window.story = self
        window.isGlass = index > 0
        if dice.chance(40) {
            let controller = StoryController()
            controller.story = self
            controller.name = "c\(index)"
            window.rootViewController = controller
        }
        window.isHidden = false
        windows.append(window)
    }

    private func addView(_ index: Int) {
        let containers: [UIView] = views.filter { !($0 is UIControl) } + windows
        let parent = dice.among(containers)
        let view = makeView()
        view.frame = CGRect(
            x: Double(dice.below(120)), y: Double(dice.below(160)), width: Double(160 + dice.below(250)),
            height: Double(140 + dice.below(400)))
        view.accessibilityIdentifier = "v\(index)"
        view.isMultipleTouchEnabled = dice.chance(50)
        view.isExclusiveTouch = dice.chance(8)
        view.isUserInteractionEnabled = dice.chance(95)
        if dice.chance(8) { view.transform = CGAffineTransform(rotationAngle: CGFloat(dice.below(6))) }
        (parent.rootContent ?? parent).addSubview(view)
        views.append(view)
    }

    private func makeView() -> UIView {
        switch dice.below(9) {
        case 0:
            let button = UIButton()
            hear(button, [.touchDown, .touchUpInside, .touchUpOutside, .touchDragExit, .touchDragEnter, .touchCancel])
            return button
        case 1:
            let toggle = UISwitch()
            hear(toggle, [.valueChanged])
            return toggle
        case 2:
            let slider = UISlider()
            hear(slider, [.valueChanged, .touchDown, .touchUpInside, .touchCancel])
            return slider
        case 3:
            let control = UIControl()
            hear(
                control,
                [.touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchUpInside, .touchCancel])
            control.isEnabled = dice.chance(90)
            return control
        case 4, 5:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: Double(200 + dice.below(500)), height: Double(400 + dice.below(2000)))
            scroll.delegate = self
            scroll.delaysContentTouches = dice.chance(70)
            scroll.canCancelContentTouches = dice.chance(80)
            scroll.isPagingEnabled = dice.chance(20)
            scroll.bounces = dice.chance(80)
            scroll.isDirectionalLockEnabled = dice.chance(30)
            return scroll
        default:
            let view = StoryView()
            view.story = self
            view.forwards = dice.chance(50)
            view.hears = dice.chance(80) ? .all : dice.among([.began, .moved, .ended, .cancelled])
            return view
        }
    }

    private func hear(_ control: UIControl, _ events: [UIControl.Event]) {
        for event in events {
            control.addAction(
                UIAction { [weak self, weak control] _ in
                    self?.write("\(control?.accessibilityIdentifier ?? "?") sends \(event)")
                    self?.meddle()
                }, for: event)
        }
    }

    private func addRecognizer(_ index: Int) {
        let recognizer: UIGestureRecognizer
        switch dice.below(7) {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 1 + dice.below(2)
            recognizer = tap
        case 1: recognizer = UILongPressGestureRecognizer()
        case 2: recognizer = UIPanGestureRecognizer()
        case 3: recognizer = UISwipeGestureRecognizer()
        case 4: recognizer = UIPinchGestureRecognizer()
        case 5: recognizer = UIRotationGestureRecognizer()
        default:
            let erratic = ErraticRecognizer()
            erratic.dice = SeededRandomNumberGenerator(dice.next())
            recognizer = erratic
        }
        recognizer.name = "r\(index)"
        recognizer.cancelsTouchesInView = dice.chance(75)
        recognizer.delaysTouchesBegan = dice.chance(25)
        recognizer.delaysTouchesEnded = dice.chance(75)
        if dice.chance(40) { recognizer.delegate = self }
        if let other = recognizers.last, dice.chance(20) { recognizer.require(toFail: other) }
        recognizer.addHandler { [weak self] in self?.acted($0) }
        recognizers.append(recognizer)
        dice.among(views + windows).addGestureRecognizer(recognizer)
    }

    private func acted(_ recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: nil)
        write("\(recognizer.name ?? "?") \(recognizer.state) at \(place.x) \(place.y) of \(recognizer.numberOfTouches)")
        meddle()
    }

    // MARK: Delegates

    package func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        write("\(recognizer.name ?? "?")?")
        return dice.chance(90)
    }

    package func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { dice.chance(20) }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        write(
            "\(scrollView.accessibilityIdentifier ?? "?") at \(scrollView.contentOffset.x) \(scrollView.contentOffset.y)"
        )
    }
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("willBeginDragging") }
    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        write("didEndDragging \(decelerate)")
        meddle()
    }
    package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { write("willBeginDecelerating") }
    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { write("didEndDecelerating") }

    // MARK: Meddling

    /// In a callback anything may happen.
    func meddle() {
        guard depth < 3, dice.chance(meddling) else { return }
        depth += 1
        defer { depth -= 1 }
        let view = dice.among(views)
        switch dice.below(12) {
        case 0: view.removeFromSuperview()
        case 1: view.isHidden.toggle()
        case 2: view.isUserInteractionEnabled.toggle()
        case 3: if let recognizer = recognizers.last { recognizer.isEnabled.toggle() }
        case 4: dice.among(windows).isHidden.toggle()
        case 5: view.superview?.bringSubviewToFront(view)
        case 6:
            (view as? UIScrollView)?.setContentOffset(
                CGPoint(x: 0, y: Double(dice.below(300))), animated: dice.chance(50))
        case 7:
            app.application.beginIgnoringInteractionEvents()
            app.application.endIgnoringInteractionEvents()
        case 8: if view.superview == nil { windows[0].addSubview(view) }
        case 9: windows.append(windows.removeFirst())
        case 10: view.becomeFirstResponder()
        default: app.application.service()
        }
        write("meddled")
    }

    // MARK: Fingers

    package func play(steps: Int) {
        for _ in 0..<steps { step() }
        app.fingersUp(fingers.keys.sorted())
        fingers = [:]
        app.advance(by: 4)
    }

    private func point() -> CGPoint { CGPoint(x: Double(dice.below(390)), y: Double(dice.below(500))) }

    private func step() {
        let down = fingers.keys.sorted()
        switch dice.below(14) {
        case 0...4 where down.count < 4:
            let finger = (1...4).first { fingers[$0] == nil }!
            fingers[finger] = point()
            app.fingerDown(finger, at: fingers[finger]!)
        case 5...8 where !down.isEmpty:
            let finger = dice.among(down)
            let reach = dice.among([4, 30, 200])
            let place = CGPoint(
                x: Double(fingers[finger]!.x) + Double(dice.below(2 * reach + 1) - reach),
                y: Double(fingers[finger]!.y) + Double(dice.below(2 * reach + 1) - reach))
            fingers[finger] = place
            app.fingerMove(finger, to: place, duration: dice.among([0, 0.05, 0.1]))
        case 9...11 where !down.isEmpty:
            let finger = dice.among(down)
            fingers[finger] = nil
            if dice.chance(90) { app.fingerUp(finger) } else { app.fingerCancel(finger) }
        case 12: app.keyType(dice.among(["a", "\t", "\r"]))
        default: app.advance(by: dice.among([0.02, 0.1, 0.4, 0.7]))
        }
    }
}

extension UIView {
    /// Where what is put into a window belongs, if it has a controller.
    fileprivate var rootContent: UIView? { (self as? UIWindow)?.rootViewController?.view }
}

private final class StoryWindow: UIWindow {
    weak var story: HeardBothWays?
    var isGlass = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let answer = super.hitTest(point, with: event)
        return isGlass && answer === self ? nil : answer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        story?.write("\(accessibilityIdentifier ?? "?") began")
        super.touchesBegan(touches, with: event)
    }
}

private final class StoryController: UIViewController {
    weak var story: HeardBothWays?
    var name = ""

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        story?.write("\(name) ended")
        super.touchesEnded(touches, with: event)
    }
}

private final class StoryView: UIView {
    struct Phases: OptionSet {
        let rawValue: Int
        static let began = Phases(rawValue: 1)
        static let moved = Phases(rawValue: 2)
        static let ended = Phases(rawValue: 4)
        static let cancelled = Phases(rawValue: 8)
        static let all: Phases = [.began, .moved, .ended, .cancelled]
    }

    weak var story: HeardBothWays?
    var forwards = false
    var hears = Phases.all

    private func hear(_ phase: Phases, _ word: String, _ touches: Set<UITouch>, up: () -> Void) {
        guard hears.contains(phase) else { return up() }
        let places = touches.map { touch in
            let place = touch.location(in: self)
            return "\(place.x) \(place.y) \(touch.phase) \(touch.tapCount)"
        }
        story?.write("\(accessibilityIdentifier ?? "?") \(word) \(places.joined(separator: "; "))")
        story?.meddle()
        if forwards { up() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear(.began, "began", touches) { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear(.moved, "moved", touches) { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear(.ended, "ended", touches) { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        hear(.cancelled, "cancelled", touches) { super.touchesCancelled(touches, with: event) }
    }
}
