import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// UIPanGestureRecognizer: G-54, G-50.
@Suite(.application(tracing: .both)) @MainActor
struct PanTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView
    let pan: UIPanGestureRecognizer

    init() {
        view = scene.view("V", 0, 0, 390, 500)
        pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
    }

    private var actions: [String] { scene.lines.filter { $0.hasPrefix("pan") } }

    @Test func `G-54: a pan has UIKit's defaults`() {
        expectEqual(pan.minimumNumberOfTouches, 1)
        #expect(pan.maximumNumberOfTouches > 1000)
        expectEqual(pan.translation(in: nil), .zero)
        expectEqual(pan.velocity(in: nil), .zero)
    }

    /// As for cells that swipe horizontally inside a list, the delegate decides by the velocity.
    @Test(arguments: [(80.0, 0.0, true), (80, 30, true), (30, 80, false)])
    func `G-54: gestureRecognizerShouldBegin can read the velocity of a pan`(dx: Double, dy: Double, begins: Bool) {
        final class Sideways: NSObject, UIGestureRecognizerDelegate {
            var velocities: [CGPoint] = []
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
                velocities.append(pan.velocity(in: pan.view))
                return abs(velocities[velocities.count - 1].x) > abs(velocities[velocities.count - 1].y)
            }
        }
        let sideways = Sideways()
        pan.delegate = sideways
        app.fingerDrag(from: at(100, 100), to: at(100 + dx, 100 + dy), duration: 0.1)
        expectEqual(
            sideways.velocities.map { "\(Int($0.x.rounded())) \(Int($0.y.rounded()))" },
            [
                "\(Int(dx * 10)) \(Int(dy * 10))"
            ])
        expectEqual(actions.first, (begins ? "pan(began)" : nil))
    }

    @Test func `G-54: a pan ends when all fingers have lifted`() {
        app.fingersDown([1: at(100, 100), 2: at(200, 100)])
        app.fingersMove([1: at(130, 100), 2: at(230, 100)])
        app.fingerUp(1)
        expectEqual(actions, ["pan(began)"])
        app.fingerMove(2, to: at(240, 100))
        app.fingerUp(2)
        expectEqual(actions, ["pan(began)", "pan(changed)", "pan(ended)"])
    }

    @Test func `G-54: a finger that lands or lifts does not change the translation`() {
        app.fingerDown(1, at: at(100, 100))
        app.fingerMove(1, to: at(150, 100))
        expectEqual(pan.translation(in: nil), at(40, 0))
        app.fingerDown(2, at: at(300, 400))
        expectEqual(pan.translation(in: nil), at(40, 0))
        app.fingersMove([1: at(160, 100), 2: at(310, 400)])
        expectEqual(pan.translation(in: nil), at(50, 0))
        app.fingerUp(1)
        expectEqual(pan.translation(in: nil), at(50, 0))
        app.fingerMove(2, to: at(310, 410))
        expectEqual(pan.translation(in: nil), at(50, 10))
        app.fingersUp()
    }

    @Test func `G-54: a pan begins only with its minimum of fingers`() {
        pan.minimumNumberOfTouches = 2
        app.fingerDown(1, at: at(100, 100))
        app.fingerMove(1, to: at(150, 100))
        expectEqual(actions, [])
        app.fingerDown(2, at: at(200, 100))
        app.fingersMove([1: at(180, 100), 2: at(230, 100)])
        expectEqual(actions, ["pan(began)"])
        app.fingersUp()
    }

    @Test func `G-54: the translation and the velocity are in the coordinates of a transformed view`() {
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        turned.transform = CGAffineTransform(scaleX: 2, y: 4)
        scene.window.addSubview(turned)
        turned.isUserInteractionEnabled = false
        app.fingerDown(at: at(200, 200))
        app.fingerMove(to: at(250, 200))
        app.fingerMove(to: at(250, 240))
        expectEqual(pan.translation(in: nil), at(40, 40))
        expectEqual(pan.translation(in: turned), at(20, 10))
        let velocity = pan.velocity(in: nil)
        expectEqual(pan.velocity(in: turned), at(Double(velocity.x) / 2, Double(velocity.y) / 4))
        app.fingersUp()
    }

    /// The usual handler moves the view by the translation.
    @Test func `G-50: a view that a pan moves stays under the finger`() {
        let card = scene.view("card", 50, 50, 100, 100, in: view)
        scene.attach(UIPanGestureRecognizer(), "drag", to: card).addHandler { pan in
            let moved = pan.translation(in: view)
            card.center = CGPoint(x: card.center.x + moved.x, y: card.center.y + moved.y)
            pan.setTranslation(.zero, in: view)
        }
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(200, 180), duration: 0.2)
        app.fingerUp()
        let length = (100.0 * 100 + 80 * 80).squareRoot()
        #expect(abs(Double(card.center.x) - (200 - 10 * 100 / length)) < 0.001)
        #expect(abs(Double(card.center.y) - (180 - 10 * 80 / length)) < 0.001)
        expectEqual(scene.lines.filter { $0 == "drag(began)" }.count, 1)
    }

    @Test func `G-50: the slop of a pan is measured on the screen, not in a scaled view`() {
        let big = scene.view("big", 0, 0, 400, 400, in: view)
        big.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        let drag = scene.attach(UIPanGestureRecognizer(), "drag", to: big)
        app.fingerDown(at: at(200, 200))
        app.fingerMove(to: at(208, 200))
        expectEqual(drag.state, .possible)
        app.fingerMove(to: at(212, 200))
        expectEqual(drag.state, .began)
        app.fingersUp()
    }

    @Test func `G-54: a translation that is set continues from there`() {
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(150, 100))
        pan.setTranslation(at(100, 50), in: nil)
        expectEqual(pan.translation(in: nil), at(100, 50))
        app.fingerMove(to: at(155, 103))
        expectEqual(pan.translation(in: nil), at(105, 53))
        app.fingersUp()
    }

    @Test(arguments: [(300.0, 0.0), (0.0, -600.0), (200.0, 200.0)])
    func `G-54: the velocity is that of a constant motion`(x: Double, y: Double) {
        let start = at(150, 400)
        app.fingerDown(at: start)
        let seconds = 0.2
        app.fingerMove(to: at(150 + x * seconds, 400 + y * seconds), duration: seconds)
        let velocity = pan.velocity(in: nil)
        #expect(abs(Double(velocity.x) - x) < 1 && abs(Double(velocity.y) - y) < 1)
        app.fingerUp()
    }

    @Test func `G-54: samples with equal times do not distort the velocity`() {
        var last = CGPoint.zero
        pan.addHandler { [pan] _ in last = pan.velocity(in: nil) }
        app.fingerDown(at: at(100, 100))
        for step in 1...10 {
            let time = app.clock.now
            for part in [0.5, 1] {
                app.send([
                    TouchSample(
                        id: 1, phase: .moved, time: time, location: at(100 + 5 * (Double(step) - 1 + part), 100))
                ])
            }
            app.advance(by: 1.0 / 60)
        }
        #expect(abs(Double(last.x) - 300) < 10 && last.y == 0)
        app.fingersUp()
    }

    @Test func `G-54: the velocity is zero after a pause before the lift`() {
        var last = CGPoint(x: -1, y: -1)
        pan.addHandler { [pan] _ in last = pan.velocity(in: nil) }
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(200, 100), duration: 0.2)
        #expect(last.x > 400)
        app.advance(by: 0.4)
        app.fingerUp()
        expectEqual(actions.last, "pan(ended)")
        expectEqual(last, .zero)
    }

    @Test func `G-54: a flick keeps its velocity until the end`() {
        var last = CGPoint.zero
        pan.addHandler { [pan] _ in last = pan.velocity(in: nil) }
        app.fingerDrag(from: at(100, 100), to: at(200, 100), duration: 0.1)
        expectEqual(actions.last, "pan(ended)")
        #expect(abs(Double(last.x) - 1000) < 10)
    }
}

/// Our choices where G-54 leaves the behavior open.
@Suite(.application(tracing: .both)) @MainActor
struct PanChoices {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView
    let pan: UIPanGestureRecognizer

    init() {
        view = scene.view("V", 0, 0, 390, 500)
        pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
    }

    @Test(arguments: [(9.5, false), (10.0, true)]) func `G-54: a pan begins after a movement of 10 points`(
        distance: Double, begins: Bool
    ) {
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(100, 100 + distance))
        expectEqual((pan.state == .began), begins)
        app.fingersUp()
    }

    /// Recognition consumes the slop. The translation is the movement beyond it, in the direction of the finger.
    @Test func `G-54, Q-6: the first translation does not include the slop`() {
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(130, 140))
        expectEqual(pan.translation(in: nil), at(24, 32))
        app.fingerMove(to: at(130, 150))
        expectEqual(pan.translation(in: nil), at(24, 42))
        app.fingersUp()
    }

    /// The usual handler sets the translation to zero at every change, and uses the velocity at the end.
    @Test(arguments: [false, true])
    func `G-54, Q-16: setTranslation keeps the velocity unless setTranslationResetsVelocity is true`(resets: Bool) {
        app.application.behavior.setTranslationResetsVelocity = resets
        var last = CGPoint.zero
        pan.addHandler { [pan] _ in
            pan.setTranslation(.zero, in: nil)
            last = pan.velocity(in: nil)
        }
        app.fingerDrag(from: at(100, 100), to: at(200, 100), duration: 0.1)
        expectEqual(scene.lines.last, "pan(ended)")
        #expect(abs(Double(last.x) - (resets ? 0 : 1000)) < 10)
    }

    /// A finger that rests keeps its velocity for 0.315 seconds after its last sample. Then the velocity is zero.
    @Test(arguments: [(0.29, true), (0.33, false)])
    func `G-54, Q-19: the velocity is zero after a rest of more than 0.315 seconds`(hold: TimeInterval, isKept: Bool) {
        var last = CGPoint(x: -1, y: -1)
        pan.addHandler { [pan] _ in last = pan.velocity(in: nil) }
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(200, 100), duration: 0.2)
        app.advance(by: hold)
        app.fingerUp()
        expectEqual(scene.lines.last, "pan(ended)")
        #expect(abs(last.x - (isKept ? 500 : 0)) < 10)
    }

    @Test func `G-54: a pan does not begin with more fingers than its maximum`() {
        pan.maximumNumberOfTouches = 1
        app.fingerDown(1, at: at(100, 100))
        app.fingerDown(2, at: at(200, 100))
        app.fingersMove([1: at(150, 100), 2: at(250, 100)])
        #expect(!scene.eventLog.contains("pan"))
        app.fingersUp()
    }

    @Test func `Q-17, G-14: without panEndsBeyondMaximum, a finger beyond the maximum is not part of the pan`() {
        app.application.behavior.panEndsBeyondMaximum = false
        view.isMultipleTouchEnabled = true
        pan.maximumNumberOfTouches = 1
        app.fingerDown(1, at: at(100, 100))
        app.fingerMove(1, to: at(150, 100))
        scene.clear()
        app.fingerTap(2, at: at(300, 300))
        expectEqual(scene.eventLog, "V.began, V.ended")
        expectEqual(pan.translation(in: nil), at(40, 0))
        expectEqual(pan.numberOfTouches, 1)
        app.fingersUp()
    }
}
