import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// When content gets its touches, and when it loses them: SV-1 to SV-8.
@Suite(.application(tracing: .both)) @MainActor
struct ContentTouchTests {
    let app = TestApplication.current
    let scene = ScrollScene()
    let row: ContentView
    private let onRow = CGPoint(x: 160, y: 120)

    init() {
        row = scene.row()
    }

    @Test func `SV-1: a pan a hidden delay and a pinch where there is something to zoom`() {
        let scroll = scene.scroll
        #expect(scroll.gestureRecognizers?.count == 3)
        #expect(scroll.gestureRecognizers?.contains { $0 === scroll.panGestureRecognizer } == true)
        #expect(scroll.pinchGestureRecognizer == nil)
        scroll.maximumZoomScale = 3
        #expect(scroll.pinchGestureRecognizer != nil)
        let delays = scroll.gestureRecognizers?.filter(\.delaysTouchesBegan)
        #expect(delays?.count == 1)
        #expect(delays?.first?.cancelsTouchesInView == false)
    }

    @Test func `SV-1: of two fingers the one that lifts is delivered immediately`() {
        scene.row("other", at: 200)
        app.fingersDown([1: onRow, 2: CGPoint(x: 160, y: 220)])
        app.advance(by: 0.2)
        scene.clear()
        app.fingerUp(2)
        #expect(scene.eventLog == "other.ended")
        app.fingersUp()
    }

    // MARK: SV-2

    @Test func `SV-2: a held finger is delivered after 150 milliseconds`() {
        app.fingerDown(at: onRow)
        app.advance(by: 0.149)
        #expect(scene.eventLog == "")
        app.advance(by: 0.002)
        #expect(scene.eventLog == "shouldBegin(row)?, row.began")
        #expect(scene.scroll.isTracking)
        #expect(!scene.scroll.isDragging)
        app.fingersUp()
    }

    @Test func `SV-2: a drag after a hold takes the touch`() {
        app.fingerDown(at: onRow)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 60), duration: 0.1)
        app.advance(by: 0.4)
        app.fingerUp()
        #expect(
            scene.eventLog
                == "shouldBegin(row)?, row.began, shouldCancel(row)?, willBeginDragging, row.cancelled, "
                + "didScroll, willEndDragging, didEndDragging(false)")
        #expect(scene.y == 50)
    }

    @Test func `SV-2: a quick drag is never seen by the content`() {
        app.fingerDrag(from: onRow, to: CGPoint(x: 160, y: 60), duration: 0.1)
        #expect(
            scene.eventLog
                == "willBeginDragging, didScroll, willEndDragging, didEndDragging(true), willBeginDecelerating")
    }

    @Test func `SV-2: a quick tap is delivered at the lift`() {
        app.fingerDown(at: onRow)
        app.advance(by: 0.1)
        #expect(scene.eventLog == "")
        app.fingerUp()
        #expect(scene.eventLog == "shouldBegin(row)?, row.began, row.ended")
    }

    @Test(.application) func `SV-2: the trace contains the whole delivery`() {
        app.clear()
        app.fingerDown(at: onRow)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 60))
        app.advance(by: 0.4)
        app.fingerUp()
        #expect(
            app.delivery == """
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

    @Test func `SV-3: without delay the content receives the touch immediately`() {
        scene.scroll.delaysContentTouches = false
        app.fingerDown(at: onRow)
        #expect(scene.eventLog == "shouldBegin(row)?, row.began")
        app.fingerMove(to: CGPoint(x: 160, y: 60), duration: 0.05)
        #expect(
            scene.eventLog
                == "shouldBegin(row)?, row.began, shouldCancel(row)?, willBeginDragging, didScroll, row.cancelled, didScroll"
        )
        app.fingersUp()
    }

    @Test func `SV-3: presses are not delayed`() {
        #expect(scene.scroll.gestureRecognizers?.allSatisfy(\.allowedPressTypes.isEmpty) == true)
    }

    @Test func `SV-4: content that tracks keeps its touch`() {
        scene.scroll.canCancelContentTouches = false
        app.fingerDown(at: onRow)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 20), duration: 0.1)
        app.fingerUp()
        #expect(
            scene.eventLog
                == "shouldBegin(row)?, row.began, row.moved, row.moved, row.moved, row.moved, row.moved, row.moved, row.ended"
        )
        #expect(scene.y == 0)
    }

    @Test func `SV-4: a quick drag scrolls even so`() {
        scene.scroll.canCancelContentTouches = false
        app.fingerDrag(from: onRow, to: CGPoint(x: 160, y: 60), duration: 0.1)
        #expect(scene.lines.first == "willBeginDragging")
    }

    @Test(.application) func `SV-5: content that may not begin receives nothing`() {
        scene.scroll.lets = false
        app.clear()
        app.fingerDown(at: onRow)
        app.advance(by: 0.2)
        app.fingerUp()
        #expect(scene.eventLog == "shouldBegin(row)?")
        #expect(
            app.delivery.contains("touch 1 is suppressed for row: touchesShouldBegin(_:with:in:) of S returned false"))
    }

    @Test func `SV-5: content may keep its touch`() {
        scene.scroll.cancels = false
        app.fingerDown(at: onRow)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 20))
        app.fingerUp()
        #expect(scene.eventLog == "shouldBegin(row)?, row.began, shouldCancel(row)?, row.moved, row.ended")
        #expect(scene.y == 0)
    }

    @Test(arguments: [true, false]) func `SV-5: a held button keeps its touch`(_ delays: Bool) {
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
        #expect(taps == 1)
        #expect(scene.y == 0)
        #expect(scene.eventLog == "shouldBegin(button)?, shouldCancel(button)?")
    }

    @Test func `SV-5: a fast drag on a button scrolls`() {
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 280, height: 44))
        var received = 0
        button.addAction(UIAction { _ in received += 1 }, for: .allTouchEvents)
        scene.scroll.addSubview(button)
        app.fingerDrag(from: CGPoint(x: 160, y: 220), to: CGPoint(x: 160, y: 120), duration: 0.1)
        #expect(received == 0)
        #expect(scene.y == 90)
    }

    @Test func `SV-5: a scroll view that takes controls too`() {
        scene.scroll.cancels = true
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 280, height: 44))
        button.accessibilityIdentifier = "button"
        button.addAction(UIAction { [scene] _ in scene.write("button.cancel") }, for: .touchCancel)
        scene.scroll.addSubview(button)
        app.fingerDown(at: button)
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 120))
        #expect(
            scene.eventLog == "shouldBegin(button)?, shouldCancel(button)?, willBeginDragging, didScroll, button.cancel"
        )
        #expect(scene.y == 92)
        app.fingersUp()
    }

    @Test func `SV-5: a slider is dragged within a scroll view`() {
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 289, height: 34))
        scene.scroll.alwaysBounceHorizontal = true
        scene.scroll.addSubview(slider)
        app.fingerDown(at: CGPoint(x: 34, y: 217))
        app.advance(by: 0.2)
        app.fingerMove(to: CGPoint(x: 160, y: 260), duration: 0.2)
        app.fingerUp()
        #expect(slider.value == 0.5)
        #expect(scene.scroll.contentOffset == .zero)
    }

    @Test func `SV-5: a text field inside gets its tap and loses a quick drag`() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 34))
        scene.scroll.addSubview(field)
        app.fingerDrag(from: CGPoint(x: 160, y: 217), to: CGPoint(x: 160, y: 117), duration: 0.1)
        #expect(!field.isFirstResponder)
        #expect(scene.y == 90)
        app.advance(by: 3)
        scene.scroll.setContentOffset(.zero, animated: false)
        app.fingerTap(at: field)
        #expect(field.isFirstResponder)
    }

    // MARK: Fingers and states

    @Test func `SV-6: a resting finger does not block`() {
        app.fingerDown(1, at: CGPoint(x: 40, y: 300))
        app.fingerDown(2, at: CGPoint(x: 260, y: 300))
        app.fingerMove(2, to: CGPoint(x: 260, y: 200), duration: 0.2)
        // The slop of the finger that moves, and nothing for the one that rests.
        #expect(scene.y == 90)
        app.fingerMove(1, to: CGPoint(x: 40, y: 280), duration: 0.2)
        app.fingersMove([1: CGPoint(x: 40, y: 230), 2: CGPoint(x: 260, y: 150)], duration: 0.2)
        // Both move now, and their middle counts.
        let y = scene.y
        #expect(y > 130 && y < 150)
        app.fingersUp([1, 2])
    }

    @Test func `SV-6: a finger that joins and rests holds nothing back`() {
        app.fingerDown(1, at: CGPoint(x: 160, y: 400))
        app.fingerMove(1, to: CGPoint(x: 160, y: 340), duration: 0.1)
        app.fingerDown(2, at: CGPoint(x: 40, y: 300))
        app.fingerMove(1, to: CGPoint(x: 160, y: 300), duration: 0.1)
        #expect(scene.y == 90)
        app.fingersUp()
    }

    @Test func `SV-7: states`() {
        let scroll = scene.scroll
        func states() -> [Bool] { [scroll.isTracking, scroll.isDragging, scroll.isDecelerating] }
        #expect(states() == [false, false, false])
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        #expect(states() == [true, false, false])
        app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
        #expect(states() == [true, true, false])
        app.fingerUp()
        #expect(states() == [false, false, true])
        app.advance(by: 4)
        #expect(states() == [false, false, false])
    }

    @Test func `SV-8: a touch stops the content and is no tap`() {
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
        #expect(scene.y == caught)
        #expect(scene.eventLog == "willBeginDragging, willEndDragging, didEndDragging(false), didEndDecelerating")
    }

    @Test func `SV-8: caught content follows the finger at once`() {
        scene.flick(1500)
        app.advance(by: 0.2)
        app.fingerDown(at: CGPoint(x: 160, y: 240))
        let caught = scene.y
        app.fingerMove(to: CGPoint(x: 160, y: 235))
        #expect(scene.y == caught + 5)
        app.fingersUp()
    }

    // MARK: The view itself

    @Test func `SV-18: it answers for points over no content`() {
        #expect(app.application.windows.first?.hitTest(CGPoint(x: 160, y: 400), with: nil) === scene.scroll)
        #expect(scene.window.hitTest(onRow, with: nil) === row)
    }

    @Test func `SV-18: its content moves under the hit test`() {
        scene.scroll.contentOffset = CGPoint(x: 0, y: 100)
        #expect(scene.window.hitTest(CGPoint(x: 160, y: 20), with: nil) === row)
        #expect(scene.window.hitTest(onRow, with: nil) === scene.scroll)
    }

    @Test func `SV-17: its pan serves another view as well`() {
        let pad = UIView(frame: CGRect(x: 0, y: 500, width: 320, height: 200))
        scene.window.addSubview(pad)
        pad.addGestureRecognizer(scene.scroll.panGestureRecognizer)
        app.fingerDrag(from: CGPoint(x: 160, y: 680), to: CGPoint(x: 160, y: 580), duration: 0.5)
        #expect(scene.y == 90)
    }

    @Test func `SV-17: the scroll view itself may be set as its pans delegate`() {
        final class List: UIScrollView, UIGestureRecognizerDelegate {}
        let list = List(frame: .zero)
        let delegate = list.panGestureRecognizer.delegate
        list.panGestureRecognizer.delegate = list
        list.panGestureRecognizer.delegate = delegate
        #expect(list.panGestureRecognizer.delegate === delegate)
    }

    @Test func `SV-17: its pan keeps its delegate`() async {
        #expect(scene.scroll.panGestureRecognizer.delegate != nil)
        let logged = LoggedException.collecting {
            TestApplication.run { _ in
                let scroll = UIScrollView(frame: .zero)
                scroll.panGestureRecognizer.delegate = nil
            }
        }
        #expect(logged.count == 1)
    }
}
