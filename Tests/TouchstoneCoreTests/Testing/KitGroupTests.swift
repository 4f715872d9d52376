// The test kit: `enterBackground()` and `enterForeground()`, `fingersTap(at:apart:)`, `fingersDown(at:apart:)` and
// `fingersUp(apart:)` for several fingers, and handlers that receive the recognizer's own class.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Lifecycle: UIApplicationDelegate {
    var lines: [String] = []
    func applicationWillResignActive(_ application: UIApplication) { note("will resign", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { note("background", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { note("will enter", application) }
    func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
    private func note(_ what: String, _ application: UIApplication) { lines.append(what) }
}

private final class Touched: UIView {
    var lines: [String] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended \(touches.count)") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        lines.append("cancelled \(touches.count)")
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct KitGroupTests {
    let app = TestApplication.current
    let window: UIWindow
    private let view = Touched(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        window = app.makeWindow()
        window.addSubview(view)
    }

    @Test func `DL-18: a move to the background cancels a touch`() {
        app.fingerDown(at: CGPoint(x: 100, y: 100))
        app.enterBackground()
        expectEqual(view.lines, ["began 1", "cancelled 1"])
        expectEqual(app.application.applicationState, .background)
        app.fingerUp()
        app.enterForeground()
        expectEqual(app.application.applicationState, .active)
        expectEqual(view.lines, ["began 1", "cancelled 1"])
        app.fingerTap(at: CGPoint(x: 100, y: 100))
        expectEqual(view.lines, ["began 1", "cancelled 1", "began 1", "ended 1"])
    }

    @Test func `DL-18: the application delegate's methods are called in UIKit's order`() {
        let lifecycle = Lifecycle()
        app.application.delegate = lifecycle
        app.enterBackground()
        expectEqual(lifecycle.lines, ["will resign", "background"])
        app.enterForeground()
        expectEqual(lifecycle.lines, ["will resign", "background", "will enter", "active"])
    }

    @Test func `DL-23: a move to the background cancels a pan`() {
        var states: [UIGestureRecognizer.State] = []
        let pan = UIPanGestureRecognizer()
        pan.addHandler { states.append($0.state) }
        view.addGestureRecognizer(pan)
        app.fingerDown(at: CGPoint(x: 100, y: 100))
        app.fingerMove(to: CGPoint(x: 100, y: 200), duration: 0.1)
        app.enterBackground()
        expectEqual(states.last, .cancelled)
        app.fingersUp()
    }

    @Test func `G-52: a tap recognizer for three fingers recognizes a tap of three fingers`() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 3
        var taps = 0
        tap.addHandler { taps += $0.numberOfTouches == 3 ? 1 : 100 }
        view.addGestureRecognizer(tap)
        app.fingersTap(at: [CGPoint(x: 100, y: 200), CGPoint(x: 180, y: 190), CGPoint(x: 260, y: 205)])
        app.advance(by: 1)
        expectEqual(taps, 1)
        expectEqual(view.lines.first, "began 3")
        expectEqual(app.fingersThatAreDown, [])
    }

    @Test func `G-52: three fingers that touch down one after the other are recognized as one tap`() {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 3
        var taps = 0
        tap.addHandler { _ in taps += 1 }
        view.addGestureRecognizer(tap)
        app.fingersTap(
            at: [CGPoint(x: 100, y: 200), CGPoint(x: 180, y: 190), CGPoint(x: 260, y: 205)], apart: 0.02)
        app.advance(by: 1)
        expectEqual(taps, 1)
        expectEqual(view.lines.prefix(3), ["began 1", "began 1", "began 1"])
    }

    @Test func `DL-13: fingers with a delay between them are delivered one by one`() {
        let before = app.clock.now
        app.fingersDown(at: (0..<4).map { CGPoint(x: 60 + 70 * CGFloat($0), y: 300) }, apart: 0.05)
        expectEqual(app.fingersThatAreDown, [1, 2, 3, 4])
        #expect(abs(app.clock.now - before - 0.15) < 0.02)
        expectEqual(view.lines, ["began 1", "began 1", "began 1", "began 1"])
        app.fingersUp(apart: 0.05)
        expectEqual(app.fingersThatAreDown, [])
        expectEqual(view.lines.suffix(4), ["ended 1", "ended 1", "ended 1", "ended 1"])
    }

    @Test func `A handler receives the recognizer's own class`() {
        let pan = UIPanGestureRecognizer()
        var last = CGPoint.zero
        pan.addHandler { pan in last = pan.translation(in: pan.view) }
        view.addGestureRecognizer(pan)
        app.fingerDrag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 210, y: 100))
        expectEqual(last, CGPoint(x: 100, y: 0))
    }

    @Test func `A handler of a subclass receives the subclass`() {
        final class Knob: UIRotationGestureRecognizer {
            var degrees: Double { Double(rotation) * 180 / .pi }
        }
        let knob = Knob()
        var degrees = 0.0
        knob.addHandler { degrees = $0.degrees }
        view.addGestureRecognizer(knob)
        app.fingerRotate(around: CGPoint(x: 195, y: 400), by: .pi / 2)
        #expect(degrees > 60 && degrees < 95)
    }
}
