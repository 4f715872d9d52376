import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// When content receives its touches and when they are cancelled: SV-1 to SV-8.
@Suite(.application(tracing: .both)) @MainActor
struct ContentTouchTests {
    let app = TestApplication.current
    let scene = ScrollScene()
    let row: ContentView
    private let onRow = CGPoint(x: 160, y: 120)

    init() {
        row = scene.row()
    }

    @Test func `SV-1: a scroll view has a pan, a hidden delay recognizer, and a pinch if it can zoom`() {
        let scroll = scene.scroll
        expectEqual(scroll.gestureRecognizers?.count, 3)
        expectEqual(scroll.gestureRecognizers?.contains { $0 === scroll.panGestureRecognizer }, true)
        #expect(scroll.pinchGestureRecognizer == nil)
        scroll.maximumZoomScale = 3
        #expect(scroll.pinchGestureRecognizer != nil)
        let delays = scroll.gestureRecognizers?.filter(\.delaysTouchesBegan)
        expectEqual(delays?.count, 1)
        expectEqual(delays?.first?.cancelsTouchesInView, false)
    }

    @Test func `SV-1: of two delayed fingers, the one that lifts is delivered at once`() {
        scene.row("other", at: 200)
        app.fingersDown([1: onRow, 2: CGPoint(x: 160, y: 220)])
        app.advance(by: 0.2)
        scene.clear()
        app.fingerUp(2)
        expectEqual(scene.eventLog, "other.ended")
        app.fingersUp()
    }

    // MARK: SV-2

    @Test func `SV-2: a touch held down is delivered after 150 milliseconds`() {
        app.fingerDown(at: onRow)
        app.advance(by: 0.149)
        expectEqual(scene.eventLog, "")
        app.advance(by: 0.002)
        expectEqual(scene.eventLog, "shouldBegin(row)?, row.began")
        #expect(scene.scroll.isTracking)
        #expect(!scene.scroll.isDragging)
        app.fingersUp()
    }

    @Test func `SV-2: a drag after a hold cancels the touch of the content`() {
        app.fingerDown(at: onRow)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 60), duration: 0.1)
        app.advance(by: 0.4)
        app.fingerUp()
        expectEqual(
            scene.eventLog,
            "shouldBegin(row)?, row.began, shouldCancel(row)?, willBeginDragging, row.cancelled, "
                + "didScroll, willEndDragging, didEndDragging(false)")
        expectEqual(scene.y, 50)
    }

    @Test func `SV-2: a quick drag is not delivered to the content`() {
        app.fingerDrag(from: onRow, to: CGPoint(x: 160, y: 60), duration: 0.1)
        expectEqual(
            scene.eventLog,
            "willBeginDragging, didScroll, willEndDragging, didEndDragging(true), willBeginDecelerating")
    }

    @Test func `SV-2: a quick tap is delivered when the finger lifts`() {
        app.fingerDown(at: onRow)
        app.advance(by: 0.1)
        expectEqual(scene.eventLog, "")
        app.fingerUp()
        expectEqual(scene.eventLog, "shouldBegin(row)?, row.began, row.ended")
    }

    @Test(.application) func `SV-2: the trace contains the whole delivery of a delayed touch`() {
        app.clear()
        app.fingerDown(at: onRow)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 60))
        app.advance(by: 0.4)
        app.fingerUp()
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to row in W at (160, 120)
            arena of touch 1: delay, scroll
            delay: failed, the delay of content touches ended
            touchesBegan [1] → row
            scroll used up (0, -10)
            scroll: began
            action scroll began
            S willBeginDragging at (0, 0)
            touchesCancelled [1] → row
            scroll: ended
            action scroll ended
            S willEndDragging at (0, 50)
            S didEndDragging(willDecelerate: false) at (0, 50)
            """)
    }

    @Test func `SV-3: content receives its touch at once if delaysContentTouches is false`() {
        scene.scroll.delaysContentTouches = false
        app.fingerDown(at: onRow)
        expectEqual(scene.eventLog, "shouldBegin(row)?, row.began")
        app.fingerMove(to: CGPoint(x: 160, y: 60), duration: 0.05)
        expectEqual(
            scene.eventLog,
            "shouldBegin(row)?, row.began, shouldCancel(row)?, willBeginDragging, didScroll, row.cancelled, didScroll"
        )
        app.fingersUp()
    }

    @Test func `SV-3: presses are not delayed`() {
        expectEqual(scene.scroll.gestureRecognizers?.allSatisfy(\.allowedPressTypes.isEmpty), true)
    }

    @Test func `SV-4: content keeps its delivered touch if canCancelContentTouches is false`() {
        scene.scroll.canCancelContentTouches = false
        app.fingerDown(at: onRow)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 20), duration: 0.1)
        app.fingerUp()
        expectEqual(
            scene.eventLog,
            "shouldBegin(row)?, row.began, row.moved, row.moved, row.moved, row.moved, row.moved, row.moved, row.ended"
        )
        expectEqual(scene.y, 0)
    }

    @Test func `SV-4: a quick drag scrolls even if canCancelContentTouches is false`() {
        scene.scroll.canCancelContentTouches = false
        app.fingerDrag(from: onRow, to: CGPoint(x: 160, y: 60), duration: 0.1)
        expectEqual(scene.lines.first, "willBeginDragging")
    }

    @Test(.application) func `SV-5: content receives no touch if touchesShouldBegin returns false`() {
        scene.scroll.lets = false
        app.clear()
        app.fingerDown(at: onRow)
        app.advance(by: 0.2)
        app.fingerUp()
        expectEqual(scene.eventLog, "shouldBegin(row)?")
        #expect(
            app.delivery.contains("touch 1 is suppressed for row: touchesShouldBegin(_:with:in:) of S returned false"))
    }

    @Test func `SV-5: content keeps its touch if touchesShouldCancel returns false`() {
        scene.scroll.cancels = false
        app.fingerDown(at: onRow)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 20))
        app.fingerUp()
        expectEqual(scene.eventLog, "shouldBegin(row)?, row.began, shouldCancel(row)?, row.moved, row.ended")
        expectEqual(scene.y, 0)
    }

    @Test(arguments: [true, false]) func `SV-5: a button held down keeps its touch`(_ delays: Bool) {
        scene.scroll.delaysContentTouches = delays
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 280, height: 44))
        button.accessibilityIdentifier = "button"
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.scroll.addSubview(button)
        app.fingerDown(at: button)
        app.advance(by: 0.2)
        #expect(button.isHighlighted)
        app.fingerMove(to: CGPoint(x: 160, y: 180), duration: 0.1)
        app.fingerUp()
        expectEqual(taps, 1)
        expectEqual(scene.y, 0)
        expectEqual(scene.eventLog, "shouldBegin(button)?, shouldCancel(button)?")
    }

    @Test func `SV-5: a fast drag on a button scrolls`() {
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 280, height: 44))
        var received = 0
        button.addAction(UIAction { _ in received += 1 }, for: .allTouchEvents)
        scene.scroll.addSubview(button)
        app.fingerDrag(from: CGPoint(x: 160, y: 220), to: CGPoint(x: 160, y: 120), duration: 0.1)
        expectEqual(received, 0)
        expectEqual(scene.y, 90)
    }

    @Test func `SV-5: a drag cancels a button if touchesShouldCancel returns true`() {
        scene.scroll.cancels = true
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 280, height: 44))
        button.accessibilityIdentifier = "button"
        button.addAction(UIAction { [scene] _ in scene.write("button.cancel") }, for: .touchCancel)
        scene.scroll.addSubview(button)
        app.fingerDown(at: button)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 120))
        expectEqual(
            scene.eventLog, "shouldBegin(button)?, shouldCancel(button)?, willBeginDragging, didScroll, button.cancel"
        )
        expectEqual(scene.y, 92)
        app.fingersUp()
    }

    @Test func `SV-5: a slider in a scroll view can be dragged`() {
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 289, height: 34))
        scene.scroll.alwaysBounceHorizontal = true
        scene.scroll.addSubview(slider)
        app.fingerDown(at: CGPoint(x: 34, y: 217))
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 260), duration: 0.2)
        app.fingerUp()
        expectEqual(slider.value, 0.5)
        expectEqual(scene.scroll.contentOffset, .zero)
    }

    @Test func `SV-5: a text field in a scroll view receives a tap but not a quick drag`() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 34))
        scene.scroll.addSubview(field)
        app.fingerDrag(from: CGPoint(x: 160, y: 217), to: CGPoint(x: 160, y: 117), duration: 0.1)
        #expect(!field.isFirstResponder)
        expectEqual(scene.y, 90)
        app.advance(by: 3)
        scene.scroll.setContentOffset(.zero, animated: false)
        app.fingerTap(at: field)
        #expect(field.isFirstResponder)
    }

    // MARK: Fingers and states

    @Test func `SV-6: a resting finger does not block the drag of another finger`() {
        app.fingerDown(1, at: CGPoint(x: 40, y: 300))
        app.fingerDown(2, at: CGPoint(x: 260, y: 300))
        app.fingerMove(2, to: CGPoint(x: 260, y: 200), duration: 0.2)
        // The slop of the moving finger is subtracted; the resting finger has no effect.
        expectEqual(scene.y, 90)
        app.fingerMove(1, to: CGPoint(x: 40, y: 280), duration: 0.2)
        app.fingersMove([1: CGPoint(x: 40, y: 230), 2: CGPoint(x: 260, y: 150)], duration: 0.2)
        // Both fingers move, so their center counts.
        let y = scene.y
        #expect(y > 130 && y < 150)
        app.fingersUp([1, 2])
    }

    @Test func `SV-6: a finger that joins a drag and rests does not slow it`() {
        app.fingerDown(1, at: CGPoint(x: 160, y: 400))
        app.fingerMove(1, to: CGPoint(x: 160, y: 340), duration: 0.1)
        app.fingerDown(2, at: CGPoint(x: 40, y: 300))
        app.fingerMove(1, to: CGPoint(x: 160, y: 300), duration: 0.1)
        expectEqual(scene.y, 90)
        app.fingersUp()
    }

    @Test func `SV-7: isTracking, isDragging and isDecelerating follow a fling`() {
        let scroll = scene.scroll
        func states() -> [Bool] { [scroll.isTracking, scroll.isDragging, scroll.isDecelerating] }
        expectEqual(states(), [false, false, false])
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        expectEqual(states(), [true, false, false])
        app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
        expectEqual(states(), [true, true, false])
        app.fingerUp()
        expectEqual(states(), [false, false, true])
        app.advance(by: 4)
        expectEqual(states(), [false, false, false])
    }

    @Test func `SV-8: a touch that stops the content is not recognized as a tap`() {
        let tap = UITapGestureRecognizer()
        tap.addHandler { [scene] _ in scene.write("tapped") }
        row.frame.size.height = 3000
        row.addGestureRecognizer(tap)
        scene.flick(1500)
        app.advance(by: 0.2)
        scene.clear()
        app.fingerDown(at: CGPoint(x: 160, y: 240))
        let caught = scene.y
        app.advance(by: 0.05)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(scene.y, caught)
        expectEqual(scene.eventLog, "willBeginDragging, willEndDragging, didEndDragging(false), didEndDecelerating")
    }

    @Test func `SV-8: a touch that stops the content drags it without slop`() {
        scene.flick(1500)
        app.advance(by: 0.2)
        app.fingerDown(at: CGPoint(x: 160, y: 240))
        let caught = scene.y
        app.fingerMove(to: CGPoint(x: 160, y: 235))
        expectEqual(scene.y, caught + 5)
        app.fingersUp()
    }

    // MARK: Hit tests and the pan recognizer

    @Test func `SV-18: a hit test outside the content's views finds the scroll view`() {
        #expect(app.application.windows.first?.hitTest(CGPoint(x: 160, y: 400), with: nil) === scene.scroll)
        #expect(scene.window.hitTest(onRow, with: nil) === row)
    }

    @Test func `SV-18: a hit test finds content at its scrolled position`() {
        scene.scroll.contentOffset = CGPoint(x: 0, y: 100)
        #expect(scene.window.hitTest(CGPoint(x: 160, y: 20), with: nil) === row)
        #expect(scene.window.hitTest(onRow, with: nil) === scene.scroll)
    }

    @Test func `SV-17: the pan recognizer works on another view`() {
        let pad = UIView(frame: CGRect(x: 0, y: 500, width: 320, height: 200))
        scene.window.addSubview(pad)
        pad.addGestureRecognizer(scene.scroll.panGestureRecognizer)
        app.fingerDrag(from: CGPoint(x: 160, y: 680), to: CGPoint(x: 160, y: 580), duration: 0.5)
        expectEqual(scene.y, 90)
    }

    @Test func `SV-17: the pan recognizer accepts its scroll view and its former delegate as delegate`() {
        final class List: UIScrollView, UIGestureRecognizerDelegate {}
        let list = List(frame: .zero)
        let delegate = list.panGestureRecognizer.delegate
        list.panGestureRecognizer.delegate = list
        list.panGestureRecognizer.delegate = delegate
        #expect(list.panGestureRecognizer.delegate === delegate)
    }

    @Test func `SV-17: removing the delegate of the pan recognizer logs an exception`() async {
        #expect(scene.scroll.panGestureRecognizer.delegate != nil)
        let logged = LoggedException.collecting {
            TestApplication.run { _ in
                let scroll = UIScrollView(frame: .zero)
                scroll.panGestureRecognizer.delegate = nil
            }
        }
        expectEqual(logged.count, 1)
    }
}
