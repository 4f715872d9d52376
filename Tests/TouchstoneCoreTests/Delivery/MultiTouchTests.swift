import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Which of several touches a view receives (DL-13 to DL-17).
@Suite(.application(tracing: .both)) @MainActor
struct MultiTouchTests {
    let app = TestApplication.current
    let window: UIWindow
    let left: TouchWitness
    let right: TouchWitness

    init() {
        window = TestApplication.current.makeWindow()
        left = TouchWitness("left", 0, 0, 100, 100, in: window)
        right = TouchWitness("right", 100, 0, 100, 100, in: window)
    }

    @Test(.application) func `DL-13: a view receives only the first touch by default`() {
        #expect(!left.isMultipleTouchEnabled)
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingersMove([1: at(30), 2: at(70)])
        app.fingerUp(2)
        app.fingerUp(1)
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to left in window at (20, 50)
            touchesBegan [1] → left
            touch 2 is bound to left in window at (80, 50)
            touch 2 is suppressed for left: isMultipleTouchEnabled is false, and touch 1 is already in the view
            touchesMoved [1] → left
            touchesEnded [1] → left
            """)
    }

    @Test(.application) func `DL-13: a suppressed touch stays suppressed until it ends`() {
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.clear()
        app.fingerMove(2, to: at(60))
        app.fingerUp(2)
        expectEqual(app.deliveries, "")
        // The next touch is delivered.
        app.fingerTap(at: at(20))
        expectEqual(app.deliveries, "touchesBegan left, touchesEnded left")
    }

    @Test(.application) func `DL-13: of two touches in one report, the first one is delivered`() {
        app.fingersDown([4: at(20), 7: at(80)])
        #expect(app.delivery.contains("touchesBegan [4] → left"))
        expectEqual(app.deliveries, "touchesBegan left")
        app.fingersUp()
    }

    @Test(.application) func `DL-13: the touch of a view does not suppress touches of other views`() {
        let child = TouchWitness("child", 0, 0, 40, 40, in: left)
        child.isMultipleTouchEnabled = false
        let behind = TouchWitness("behind", 0, 200, 100, 100, in: window)
        app.fingerDown(1, at: at(20, 80))
        app.fingerDown(2, at: at(20, 20))
        app.fingerDown(3, at: at(150))
        app.fingerDown(4, at: behind)
        expectEqual(app.deliveries, "touchesBegan left, touchesBegan child, touchesBegan right, touchesBegan behind")
        app.fingersUp()
    }

    @Test(.application) func `DL-13: with isMultipleTouchEnabled, a view receives all touches`() {
        left.isMultipleTouchEnabled = true
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.fingerUp(2)
        expectEqual(app.deliveries, "touchesBegan left, touchesBegan left, touchesEnded left, touchesEnded left")
    }

    @Test func `DL-13, T-22: a suppressed touch is still in the event`() {
        var count: Int?
        left.onMoved = { count = $1.allTouches?.count }
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerMove(1, to: at(30))
        expectEqual(count, 2)
        app.fingersUp()
    }

    @Test(.application) func `DL-15: while an exclusive view has a touch, no other view receives one`() {
        left.isExclusiveTouch = true
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: right)
        expectEqual(app.deliveries, "touchesBegan left")
        #expect(
            app.delivery.hasSuffix(
                "touch 2 is suppressed for right: touch 1 is in a view whose isExclusiveTouch is true"))
        app.fingerUp(1)
        app.fingerMove(2, to: at(170))
        app.fingerUp(2)
        expectEqual(app.deliveries, "touchesBegan left, touchesEnded left")
        app.fingerTap(at: right)
        expectEqual(app.deliveries, "touchesBegan left, touchesEnded left, touchesBegan right, touchesEnded right")
    }

    @Test(.application) func `DL-15: an exclusive view receives no touch while another view has one`() {
        left.isExclusiveTouch = true
        app.fingerDown(1, at: right)
        app.fingerDown(2, at: at(20))
        expectEqual(app.deliveries, "touchesBegan right")
        #expect(
            app.delivery.hasSuffix(
                "touch 2 is suppressed for left: isExclusiveTouch is true, and touch 1 is in another view of the window"
            ))
        app.fingersUp()
    }

    @Test(.application) func `DL-15: isExclusiveTouch affects only the window of the view`() {
        left.isExclusiveTouch = true
        let other = openWindow(app, "other")
        other.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        _ = TouchWitness("key", 0, 0, 100, 100, in: other)
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(50, 450))
        expectEqual(app.deliveries, "touchesBegan left, touchesBegan key")
        app.fingersUp()
    }

    @Test(.application) func `DL-15: a suppressed touch of an exclusive view suppresses no other touch`() {
        left.isExclusiveTouch = true
        app.fingerDown(1, at: right)
        app.fingerDown(2, at: at(20))
        app.fingerUp(1)
        let third = TouchWitness("third", 0, 200, 100, 100, in: window)
        app.clear()
        app.fingerDown(3, at: third)
        expectEqual(app.deliveries, "touchesBegan third")
        app.fingersUp()
    }

    @Test(.application) func `DL-15: an exclusive view suppresses the touches of its subviews`() {
        left.isExclusiveTouch = true
        _ = TouchWitness("child", 0, 0, 40, 40, in: left)
        app.fingerDown(1, at: at(80, 80))
        app.fingerDown(2, at: at(20, 20))
        expectEqual(app.deliveries, "touchesBegan left")
        app.fingersUp()
    }

    @Test(.application)
    func `DL-17: an exclusive view with isMultipleTouchEnabled receives all its touches and is the only one`() {
        left.isExclusiveTouch = true
        left.isMultipleTouchEnabled = true
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: right)
        app.fingerDown(3, at: at(80))
        expectEqual(app.deliveries, "touchesBegan left, touchesBegan left")
        app.fingersUp()
    }
}

/// Our choices about several touches where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct MultiTouchChoices {
    let app = TestApplication.current
    let left: TouchWitness
    let behind: TouchWitness

    init() {
        let window = TestApplication.current.makeWindow()
        behind = TouchWitness("behind", 0, 0, 200, 200, in: window)
        left = TouchWitness("left", 0, 0, 100, 100, in: behind)
    }

    @Test(.application) func `DL-14: a suppressed touch is not delivered to another view`() {
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingersMove([2: at(150)])
        app.fingerUp(2)
        expectEqual(app.deliveries, "touchesBegan left")
        app.fingersUp()
    }

    @Test(.application) func `DL-13: a touch is suppressed while a suppressed touch of its view is down`() {
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.fingerDown(3, at: at(50))
        expectEqual(app.deliveries, "touchesBegan left, touchesEnded left")
        app.fingersUp()
    }

    @Test(.application) func `DL-13: without suppressesWhileAnyTouchIsDown, only delivered touches suppress others`() {
        app.application.behavior.suppressesWhileAnyTouchIsDown = false
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.fingerDown(3, at: at(50))
        expectEqual(app.deliveries, "touchesBegan left, touchesEnded left, touchesBegan left")
        app.fingersUp()
    }
}
