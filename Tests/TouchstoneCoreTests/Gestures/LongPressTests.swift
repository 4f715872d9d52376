import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// UILongPressGestureRecognizer: G-53.
@Suite(.application(tracing: .both)) @MainActor
struct LongPressTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView
    let press: UILongPressGestureRecognizer

    init() {
        view = scene.view("V", 0, 0, 390, 500)
        view.isMultipleTouchEnabled = true
        press = scene.attach(UILongPressGestureRecognizer(), "press", to: view)
    }

    @Test func `G-53: a long press has UIKit's defaults`() {
        expectEqual(press.minimumPressDuration, 0.5)
        expectEqual(press.allowableMovement, 10)
        expectEqual(press.numberOfTapsRequired, 0)
        expectEqual(press.numberOfTouchesRequired, 1)
    }

    @Test func `G-53: a long press begins after its duration, changes and ends`() {
        app.fingerDown(at: at(100, 100))
        app.advance(by: 0.49)
        expectEqual(scene.eventLog, "V.began")
        app.advance(by: 0.02)
        expectEqual(scene.eventLog, "V.began, press(began), V.cancelled")
        app.fingerMove(to: at(200, 200))
        app.fingerUp()
        expectEqual(scene.eventLog, "V.began, press(began), V.cancelled, press(changed), press(ended)")
    }

    @Test func `G-53: a long press that lifts early fails`() {
        app.fingerLongPress(at: at(100, 100), duration: 0.4)
        app.advance(by: 1)
        expectEqual(scene.eventLog, "V.began, V.ended")
    }

    @Test(arguments: [(10.0, true), (10.5, false)])
    func `G-53: a long press fails if it moves more than allowableMovement before it begins`(
        distance: Double, begins: Bool
    ) {
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(100, 100 + distance))
        app.advance(by: 1)
        expectEqual(scene.lines.contains("press(began)"), begins)
        app.fingersUp()
    }

    @Test func `G-53: a long press can require a tap before it`() {
        press.numberOfTapsRequired = 1
        app.fingerLongPress(at: at(100, 100))
        #expect(!scene.eventLog.contains("press"))
        app.advance(by: 1)
        app.fingerTap(at: at(100, 100))
        app.advance(by: 0.1)
        app.fingerLongPress(at: at(100, 100))
        expectEqual(scene.lines.filter { $0.hasPrefix("press") }, ["press(began)", "press(ended)"])
    }

    @Test func `G-53: a long press of two fingers ends when one lifts`() {
        press.numberOfTouchesRequired = 2
        app.fingerDown(1, at: at(100, 100))
        app.advance(by: 1)
        expectEqual(press.state, .possible)
        app.fingerDown(2, at: at(200, 100))
        app.advance(by: 0.6)
        expectEqual(press.location(in: nil), at(150, 100))
        app.fingerUp(1)
        app.fingerUp(2)
        expectEqual(scene.eventLog, "V.began, V.began, press(began), V.cancelled, press(ended)")
    }

    @Test func `G-53: a long press can move any distance after it has begun`() {
        app.fingerLongPress(at: at(100, 100), duration: 0)
        scene.clear()
        app.advance(by: 1)
        app.fingerDown(at: at(100, 100))
        app.advance(by: 0.6)
        app.fingerMove(to: at(350, 450), duration: 0.05)
        expectEqual(press.state, .changed)
        expectEqual(press.location(in: nil), at(350, 450))
        app.fingersUp()
    }

    /// A view forwards its touches to a recognizer that is attached to no view.
    @Test func `A long press that receives forwarded touches does not begin after a large movement`() {
        final class Forwarding: UIView {
            let press = UILongPressGestureRecognizer()
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                press.touchesBegan(touches, with: event!)
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                press.touchesMoved(touches, with: event!)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                press.touchesEnded(touches, with: event!)
            }
        }
        let forwarding = Forwarding(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
        TestApplication.current.application.windows[0].addSubview(forwarding)
        TestApplication.current.fingerDown(at: CGPoint(x: 50, y: 550))
        TestApplication.current.advance(by: 0.2)
        TestApplication.current.fingerMove(to: CGPoint(x: 150, y: 550))
        TestApplication.current.advance(by: 1)
        #expect(forwarding.press.state != .began)
        TestApplication.current.fingersUp()
    }
}

/// Our choices where G-53 leaves the behavior open.
@Suite(.application(tracing: .both)) @MainActor
struct LongPressChoices {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView
    let press: UILongPressGestureRecognizer

    init() {
        view = scene.view("V", 0, 0, 390, 500)
        view.isMultipleTouchEnabled = true
        press = scene.attach(UILongPressGestureRecognizer(), "press", to: view)
    }

    @Test func `G-53: a long press with a duration of zero begins with the touch`() {
        press.minimumPressDuration = 0
        app.fingerDown(at: at(100, 100))
        expectEqual(scene.eventLog, "press(began)")
        app.fingersUp()
    }

    @Test func `G-53: a long press fails if a second finger lands before it begins`() {
        app.fingerDown(1, at: at(100, 100))
        app.fingerDown(2, at: at(200, 100))
        app.advance(by: 1)
        expectEqual(scene.eventLog, "V.began, V.began")
        app.fingersUp()
    }

    @Test func `G-53, G-14: a second finger that lands after a long press has begun is not part of it`() {
        app.fingerDown(1, at: at(100, 100))
        app.advance(by: 0.6)
        scene.clear()
        app.fingerTap(2, at: at(200, 100))
        expectEqual(scene.eventLog, "V.began, V.ended")
        app.fingerUp(1)
        expectEqual(scene.eventLog, "V.began, V.ended, press(ended)")
    }
}
