import Foundation
import TouchstoneTesting
import UIKit

/// A random scene of plain views, controls, scroll views and recognizers, with random fingers and random changes in callbacks.
///
/// It writes down everything that its views, recognizers and delegates receive. It never reads the trace, so the lines of a
/// seed must be equal in a traced and an untraced application.
@MainActor
package final class TracingComparison: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate {
    private let app: TestApplication
    private var generator: SeededRandomNumberGenerator
    package private(set) var lines: [String] = []
    private var windows: [UIWindow] = []
    private var views: [UIView] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var fingers: [Int: CGPoint] = [:]
    private var depth = 0
    private let meddling: Int

    /// Creates a random scene.
    ///
    /// - Parameters:
    ///   - dice: The generator that determines the scene and the input.
    ///   - app: The application that contains the scene.
    package init(_ generator: SeededRandomNumberGenerator, app: TestApplication) {
        self.app = app
        self.generator = generator
        meddling = self.generator.among([0, 0, 3, 10])
        super.init()
        for index in 0..<self.generator.among([1, 1, 2, 3]) { addWindow(index) }
        for index in 0..<(5 + self.generator.below(9)) { addView(index) }
        for index in 0..<self.generator.below(5) { addRecognizer(index) }
    }

    func write(_ line: String) { lines.append(line) }

    // MARK: The scene

    private func addWindow(_ index: Int) {
        // Windows after the first receive no touch themselves. Some windows have a controller in the responder chain.
        let window = StoryWindow(frame: app.application.screen.bounds)
        window.accessibilityIdentifier = "w\(index)"
        window.eventLog = self
        window.isGlass = index > 0
        if generator.chance(40) {
            let controller = StoryController()
            controller.eventLog = self
            controller.name = "c\(index)"
            window.rootViewController = controller
        }
        window.isHidden = false
        windows.append(window)
    }

    private func addView(_ index: Int) {
        let containers: [UIView] = views.filter { !($0 is UIControl) } + windows
        let parent = generator.among(containers)
        let view = makeView()
        view.frame = CGRect(
            x: Double(generator.below(120)), y: Double(generator.below(160)), width: Double(160 + generator.below(250)),
            height: Double(140 + generator.below(400)))
        view.accessibilityIdentifier = "v\(index)"
        view.isMultipleTouchEnabled = generator.chance(50)
        view.isExclusiveTouch = generator.chance(8)
        view.isUserInteractionEnabled = generator.chance(95)
        if generator.chance(8) { view.transform = CGAffineTransform(rotationAngle: CGFloat(generator.below(6))) }
        (parent.rootContent ?? parent).addSubview(view)
        views.append(view)
    }

    private func makeView() -> UIView {
        switch generator.below(9) {
        case 0:
            let button = UIButton()
            note(button, [.touchDown, .touchUpInside, .touchUpOutside, .touchDragExit, .touchDragEnter, .touchCancel])
            return button
        case 1:
            let toggle = UISwitch()
            note(toggle, [.valueChanged])
            return toggle
        case 2:
            let slider = UISlider()
            note(slider, [.valueChanged, .touchDown, .touchUpInside, .touchCancel])
            return slider
        case 3:
            let control = UIControl()
            note(
                control,
                [.touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchUpInside, .touchCancel])
            control.isEnabled = generator.chance(90)
            return control
        case 4, 5:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(
                width: Double(200 + generator.below(500)), height: Double(400 + generator.below(2000)))
            scroll.delegate = self
            scroll.delaysContentTouches = generator.chance(70)
            scroll.canCancelContentTouches = generator.chance(80)
            scroll.isPagingEnabled = generator.chance(20)
            scroll.bounces = generator.chance(80)
            scroll.isDirectionalLockEnabled = generator.chance(30)
            return scroll
        default:
            let view = StoryView()
            view.eventLog = self
            view.forwards = generator.chance(50)
            view.receives = generator.chance(80) ? .all : generator.among([.began, .moved, .ended, .cancelled])
            return view
        }
    }

    private func note(_ control: UIControl, _ events: [UIControl.Event]) {
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
        switch generator.below(7) {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 1 + generator.below(2)
            recognizer = tap
        case 1: recognizer = UILongPressGestureRecognizer()
        case 2: recognizer = UIPanGestureRecognizer()
        case 3: recognizer = UISwipeGestureRecognizer()
        case 4: recognizer = UIPinchGestureRecognizer()
        case 5: recognizer = UIRotationGestureRecognizer()
        default:
            let erratic = ErraticRecognizer()
            erratic.generator = SeededRandomNumberGenerator(generator.next())
            recognizer = erratic
        }
        recognizer.name = "r\(index)"
        recognizer.cancelsTouchesInView = generator.chance(75)
        recognizer.delaysTouchesBegan = generator.chance(25)
        recognizer.delaysTouchesEnded = generator.chance(75)
        if generator.chance(40) { recognizer.delegate = self }
        if let other = recognizers.last, generator.chance(20) { recognizer.require(toFail: other) }
        recognizer.addHandler { [weak self] in self?.acted($0) }
        recognizers.append(recognizer)
        generator.among(views + windows).addGestureRecognizer(recognizer)
    }

    private func acted(_ recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: nil)
        write("\(recognizer.name ?? "?") \(recognizer.state) at \(place.x) \(place.y) of \(recognizer.numberOfTouches)")
        meddle()
    }

    // MARK: Delegates

    package func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        write("\(recognizer.name ?? "?")?")
        return generator.chance(90)
    }

    package func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { generator.chance(20) }

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

    // MARK: Changes in callbacks

    /// Sometimes changes the scene at random, as an application may in a callback.
    func meddle() {
        guard depth < 3, generator.chance(meddling) else { return }
        depth += 1
        defer { depth -= 1 }
        let view = generator.among(views)
        switch generator.below(12) {
        case 0: view.removeFromSuperview()
        case 1: view.isHidden.toggle()
        case 2: view.isUserInteractionEnabled.toggle()
        case 3: if let recognizer = recognizers.last { recognizer.isEnabled.toggle() }
        case 4: generator.among(windows).isHidden.toggle()
        case 5: view.superview?.bringSubviewToFront(view)
        case 6:
            (view as? UIScrollView)?.setContentOffset(
                CGPoint(x: 0, y: Double(generator.below(300))), animated: generator.chance(50))
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

    private func point() -> CGPoint { CGPoint(x: Double(generator.below(390)), y: Double(generator.below(500))) }

    private func step() {
        let down = fingers.keys.sorted()
        switch generator.below(14) {
        case 0...4 where down.count < 4:
            let finger = (1...4).first { fingers[$0] == nil }!
            fingers[finger] = point()
            // Touches also come while no window is shown, which the kit's own gestures do not allow.
            app.unchecked().down([finger: fingers[finger]!])
        case 5...8 where !down.isEmpty:
            let finger = generator.among(down)
            let reach = generator.among([4, 30, 200])
            let place = CGPoint(
                x: Double(fingers[finger]!.x) + Double(generator.below(2 * reach + 1) - reach),
                y: Double(fingers[finger]!.y) + Double(generator.below(2 * reach + 1) - reach))
            fingers[finger] = place
            app.fingerMove(finger, to: place, duration: generator.among([0, 0.05, 0.1]))
        case 9...11 where !down.isEmpty:
            let finger = generator.among(down)
            fingers[finger] = nil
            if generator.chance(90) { app.fingerUp(finger) } else { app.fingerCancel(finger) }
        case 12: app.keyType(generator.among(["a", "\t", "\r"]))
        default: app.advance(by: generator.among([0.02, 0.1, 0.4, 0.7]))
        }
    }
}

extension UIView {
    /// The root view of a window's controller, which contains the window's content; `nil` without a controller.
    fileprivate var rootContent: UIView? { (self as? UIWindow)?.rootViewController?.view }
}

private final class StoryWindow: UIWindow {
    weak var eventLog: TracingComparison?
    var isGlass = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let answer = super.hitTest(point, with: event)
        return isGlass && answer === self ? nil : answer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        eventLog?.write("\(accessibilityIdentifier ?? "?") began")
        super.touchesBegan(touches, with: event)
    }
}

private final class StoryController: UIViewController {
    weak var eventLog: TracingComparison?
    var name = ""

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        eventLog?.write("\(name) ended")
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

    weak var eventLog: TracingComparison?
    var forwards = false
    var receives = Phases.all

    private func note(_ phase: Phases, _ word: String, _ touches: Set<UITouch>, up: () -> Void) {
        guard receives.contains(phase) else { return up() }
        let places = touches.map { touch in
            let place = touch.location(in: self)
            return "\(place.x) \(place.y) \(touch.phase) \(touch.tapCount)"
        }
        eventLog?.write("\(accessibilityIdentifier ?? "?") \(word) \(places.joined(separator: "; "))")
        eventLog?.meddle()
        if forwards { up() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.began, "began", touches) { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.moved, "moved", touches) { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.ended, "ended", touches) { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(.cancelled, "cancelled", touches) { super.touchesCancelled(touches, with: event) }
    }
}
