import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Which of several fingers a view is told of: DL-13 to DL-17.
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

    @Test(.application) func `DL-13: only the first touch by default`() {
        #expect(!left.isMultipleTouchEnabled)
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingersMove([1: at(30), 2: at(70)])
        app.fingerUp(2)
        app.fingerUp(1)
        #expect(
            app.delivery == """
                touch 1 is bound to left in window at (20, 50)
                touchesBegan [1] → left
                touch 2 is bound to left in window at (80, 50)
                touch 2 is suppressed for left: isMultipleTouchEnabled is false, and touch 1 is already in the view
                touchesMoved [1] → left
                touchesEnded [1] → left
                """)
    }

    @Test(.application) func `DL-13: a suppressed touch stays suppressed for its whole life`() {
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.clear()
        app.fingerMove(2, to: at(60))
        app.fingerUp(2)
        #expect(app.deliveries == "")
        // And the next finger starts anew.
        app.fingerTap(at: at(20))
        #expect(app.deliveries == "touchesBegan left, touchesEnded left")
    }

    @Test(.application) func `DL-13: of two in one frame the first is delivered`() {
        app.fingersDown([4: at(20), 7: at(80)])
        #expect(app.delivery.contains("touchesBegan [4] → left"))
        #expect(app.deliveries == "touchesBegan left")
        app.fingersUp()
    }

    @Test(.application) func `DL-13: other views are not concerned`() {
        let child = TouchWitness("child", 0, 0, 40, 40, in: left)
        child.isMultipleTouchEnabled = false
        let behind = TouchWitness("behind", 0, 200, 100, 100, in: window)
        app.fingerDown(1, at: at(20, 80))
        app.fingerDown(2, at: at(20, 20))
        app.fingerDown(3, at: at(150))
        app.fingerDown(4, at: behind)
        #expect(app.deliveries == "touchesBegan left, touchesBegan child, touchesBegan right, touchesBegan behind")
        app.fingersUp()
    }

    @Test(.application) func `DL-13: if enabled all fingers are delivered`() {
        left.isMultipleTouchEnabled = true
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.fingerUp(2)
        #expect(app.deliveries == "touchesBegan left, touchesBegan left, touchesEnded left, touchesEnded left")
    }

    @Test func `DL-13, T-22: a suppressed touch is still in the event`() {
        var count: Int?
        left.onMoved = { count = $1.allTouches?.count }
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerMove(1, to: at(30))
        #expect(count == 2)
        app.fingersUp()
    }

    @Test(.application) func `DL-15: while an exclusive view tracks no other view gets a touch`() {
        left.isExclusiveTouch = true
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: right)
        #expect(app.deliveries == "touchesBegan left")
        #expect(
            app.delivery.hasSuffix(
                "touch 2 is suppressed for right: touch 1 is in a view whose isExclusiveTouch is true"))
        app.fingerUp(1)
        app.fingerMove(2, to: at(170))
        app.fingerUp(2)
        #expect(app.deliveries == "touchesBegan left, touchesEnded left")
        app.fingerTap(at: right)
        #expect(app.deliveries == "touchesBegan left, touchesEnded left, touchesBegan right, touchesEnded right")
    }

    @Test(.application) func `DL-15: an exclusive view gets no touch while another track's one`() {
        left.isExclusiveTouch = true
        app.fingerDown(1, at: right)
        app.fingerDown(2, at: at(20))
        #expect(app.deliveries == "touchesBegan right")
        #expect(
            app.delivery.hasSuffix(
                "touch 2 is suppressed for left: isExclusiveTouch is true, and touch 1 is in another view of the window"
            ))
        app.fingersUp()
    }

    @Test(.application) func `DL-15: it holds for one window`() {
        left.isExclusiveTouch = true
        let other = openWindow(app, "other")
        other.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        _ = TouchWitness("key", 0, 0, 100, 100, in: other)
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(50, 450))
        #expect(app.deliveries == "touchesBegan left, touchesBegan key")
        app.fingersUp()
    }

    @Test(.application) func `DL-15: a suppressed touch excludes no other touch`() {
        left.isExclusiveTouch = true
        app.fingerDown(1, at: right)
        app.fingerDown(2, at: at(20))
        app.fingerUp(1)
        let third = TouchWitness("third", 0, 200, 100, 100, in: window)
        app.clear()
        app.fingerDown(3, at: third)
        #expect(app.deliveries == "touchesBegan third")
        app.fingersUp()
    }

    @Test(.application) func `DL-15: its own subview is another view`() {
        left.isExclusiveTouch = true
        _ = TouchWitness("child", 0, 0, 40, 40, in: left)
        app.fingerDown(1, at: at(80, 80))
        app.fingerDown(2, at: at(20, 20))
        #expect(app.deliveries == "touchesBegan left")
        app.fingersUp()
    }

    @Test(.application) func `DL-17: both give one view sole multi touch`() {
        left.isExclusiveTouch = true
        left.isMultipleTouchEnabled = true
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: right)
        app.fingerDown(3, at: at(80))
        #expect(app.deliveries == "touchesBegan left, touchesBegan left")
        app.fingersUp()
    }
}

/// Choices about several fingers.
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

    @Test(.application) func `DL-14: a suppressed touch is not turned to another view`() {
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingersMove([2: at(150)])
        app.fingerUp(2)
        #expect(app.deliveries == "touchesBegan left")
        app.fingersUp()
    }

    @Test(.application) func `DL-13: a finger is suppressed while a suppressed one is down`() {
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.fingerDown(3, at: at(50))
        #expect(app.deliveries == "touchesBegan left, touchesEnded left")
        app.fingersUp()
    }

    @Test(.application) func `DL-13: the switch looks at delivered touches alone`() {
        app.application.behavior.suppressesWhileAnyTouchIsDown = false
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.fingerDown(3, at: at(50))
        #expect(app.deliveries == "touchesBegan left, touchesEnded left, touchesBegan left")
        app.fingersUp()
    }
}
