import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Which of several fingers a view is told of: DL-13 to DL-17.
@Suite(.application(ways: .both)) @MainActor
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

    @Test(.application) func DL_13_onlyTheFirstTouchByDefault() {
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
                touch 2 is withheld from left: isMultipleTouchEnabled is false, and touch 1 is down in it
                touchesMoved [1] → left
                touchesEnded [1] → left
                """)
    }

    @Test(.application) func DL_13_aWithheldTouchIsWithheldForItsWholeLife() {
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

    @Test(.application) func DL_13_ofTwoInOneFrameTheFirstIsToldOf() {
        app.fingersDown([4: at(20), 7: at(80)])
        #expect(app.delivery.contains("touchesBegan [4] → left"))
        #expect(app.deliveries == "touchesBegan left")
    }

    @Test(.application) func DL_13_otherViewsAreNotConcerned() {
        let child = TouchWitness("child", 0, 0, 40, 40, in: left)
        child.isMultipleTouchEnabled = false
        let behind = TouchWitness("behind", 0, 200, 100, 100, in: window)
        app.fingerDown(1, at: at(20, 80))
        app.fingerDown(2, at: at(20, 20))
        app.fingerDown(3, at: at(150))
        app.fingerDown(4, at: behind)
        #expect(app.deliveries == "touchesBegan left, touchesBegan child, touchesBegan right, touchesBegan behind")
    }

    @Test(.application) func DL_13_enabledAllFingersAreToldOf() {
        left.isMultipleTouchEnabled = true
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.fingerUp(2)
        #expect(app.deliveries == "touchesBegan left, touchesBegan left, touchesEnded left, touchesEnded left")
    }

    @Test func DL_13_T_22_aWithheldTouchIsStillInTheEvent() {
        var count: Int?
        left.onMoved = { count = $1.allTouches?.count }
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerMove(1, to: at(30))
        #expect(count == 2)
    }

    @Test(.application) func DL_15_whileAnExclusiveViewTracksNoOtherViewGetsATouch() {
        left.isExclusiveTouch = true
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: right)
        #expect(app.deliveries == "touchesBegan left")
        #expect(app.delivery.hasSuffix("touch 2 is withheld from right: touch 1 is in a view with isExclusiveTouch"))
        app.fingerUp(1)
        app.fingerMove(2, to: at(170))
        app.fingerUp(2)
        #expect(app.deliveries == "touchesBegan left, touchesEnded left")
        app.fingerTap(at: right)
        #expect(app.deliveries == "touchesBegan left, touchesEnded left, touchesBegan right, touchesEnded right")
    }

    @Test(.application) func DL_15_anExclusiveViewGetsNoTouchWhileAnotherTracksOne() {
        left.isExclusiveTouch = true
        app.fingerDown(1, at: right)
        app.fingerDown(2, at: at(20))
        #expect(app.deliveries == "touchesBegan right")
        #expect(
            app.delivery.hasSuffix(
                "touch 2 is withheld from left: isExclusiveTouch, and touch 1 is in another view of the window"))
    }

    @Test(.application) func DL_15_itHoldsForOneWindow() {
        left.isExclusiveTouch = true
        let other = openWindow(app, "other")
        other.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
        _ = TouchWitness("key", 0, 0, 100, 100, in: other)
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(50, 450))
        #expect(app.deliveries == "touchesBegan left, touchesBegan key")
    }

    @Test(.application) func DL_15_aTouchThatIsItselfWithheldShutsNobodyOut() {
        left.isExclusiveTouch = true
        app.fingerDown(1, at: right)
        app.fingerDown(2, at: at(20))
        app.fingerUp(1)
        let third = TouchWitness("third", 0, 200, 100, 100, in: window)
        app.clear()
        app.fingerDown(3, at: third)
        #expect(app.deliveries == "touchesBegan third")
    }

    @Test(.application) func DL_15_itsOwnSubviewIsAnotherView() {
        left.isExclusiveTouch = true
        _ = TouchWitness("child", 0, 0, 40, 40, in: left)
        app.fingerDown(1, at: at(80, 80))
        app.fingerDown(2, at: at(20, 20))
        #expect(app.deliveries == "touchesBegan left")
    }

    @Test(.application) func DL_17_bothGiveOneViewSoleMultiTouch() {
        left.isExclusiveTouch = true
        left.isMultipleTouchEnabled = true
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: right)
        app.fingerDown(3, at: at(80))
        #expect(app.deliveries == "touchesBegan left, touchesBegan left")
    }
}

/// Choices about several fingers.
@Suite(.application(ways: .both)) @MainActor
struct MultiTouchChoices {
    let app = TestApplication.current
    let left: TouchWitness
    let behind: TouchWitness

    init() {
        let window = TestApplication.current.makeWindow()
        behind = TouchWitness("behind", 0, 0, 200, 200, in: window)
        left = TouchWitness("left", 0, 0, 100, 100, in: behind)
    }

    @Test(.application) func DL_14_aWithheldTouchIsNotTurnedToAnotherView() {
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingersMove([2: at(150)])
        app.fingerUp(2)
        #expect(app.deliveries == "touchesBegan left")
    }

    @Test(.application) func DL_13_aFingerIsWithheldWhileAWithheldOneIsDown() {
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.fingerDown(3, at: at(50))
        #expect(app.deliveries == "touchesBegan left, touchesEnded left")
    }

    @Test(.application) func DL_13_theSwitchLooksAtDeliveredTouchesAlone() {
        app.application.behavior.withholdsWhileAnyTouchIsDown = false
        app.fingerDown(1, at: at(20))
        app.fingerDown(2, at: at(80))
        app.fingerUp(1)
        app.fingerDown(3, at: at(50))
        #expect(app.deliveries == "touchesBegan left, touchesEnded left, touchesBegan left")
    }
}
