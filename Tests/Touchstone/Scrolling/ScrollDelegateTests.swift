import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What the delegate is told and in what order, targets, pages and animations: SV-11, SV-12, SV-14, SV-16.
@Suite(.application) @MainActor
struct ScrollDelegateTests {
    let app = TestApplication.current
    let scene = ScrollScene()
    private var scroll: UIScrollView { scene.scroll }

    @Test func SV_12_aFling() {
        scene.flick(1500)
        app.advance(by: 4)
        #expect(
            scene.story
                == "willBeginDragging, didScroll, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll, "
                + "didEndDecelerating")
    }

    @Test func SV_12_aDragThatRestsBeforeTheLift() {
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(scene.story == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
    }

    @Test func SV_12_anAnimatedOffset() {
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(scene.story == "")
        app.advance(by: 0.15)
        #expect(scene.y > 100 && scene.y < 200)
        app.advance(by: 1)
        #expect(scene.y == 300)
        #expect(scene.story == "didScroll, didEndScrollingAnimation")
    }

    @Test func SV_12_anOffsetAtOnce() {
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        #expect(scene.story == "didScroll")
        #expect(scroll.bounds.origin.y == 300)
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        app.advance(by: 1)
        #expect(scene.story == "didScroll")
    }

    @Test func SV_12_aCancelledDragEndsWithoutVelocity() {
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: 300), duration: 0.1)
        app.fingerCancel()
        app.advance(by: 1)
        #expect(scene.story == "willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
        #expect(scene.y == 90)
    }

    @Test func SV_11_velocityIsAMillisecondsAndTheTargetIsWhereItStops() {
        var heard: [(CGPoint, CGPoint)] = []
        scene.chooseTarget = { velocity, target in
            heard.append((velocity, target))
            return target
        }
        scene.flick(1500)
        app.advance(by: 5)
        #expect(heard.count == 1)
        #expect(abs(heard[0].0.y - 1.5) < 0.001)
        #expect(heard[0].1 == scroll.contentOffset)
    }

    @Test(arguments: [300.0, 900, 1200, 0]) func SV_11_theTargetMayBeChosen(_ y: Double) {
        scene.chooseTarget = { _, _ in CGPoint(x: 0, y: y) }
        scene.flick(1500)
        app.advance(by: 5)
        #expect(scene.y == y)
        #expect(scene.lines.last == "didEndDecelerating")
    }

    @Test func SV_11_aChosenTargetIsApproachedWithoutPassingIt() {
        scene.chooseTarget = { _, _ in CGPoint(x: 0, y: 400) }
        scene.flick(1500)
        app.advance(by: 5)
        #expect(scene.path.allSatisfy { $0.offset.y <= 400 })
    }

    // MARK: Pages

    @Test(arguments: zip([1200.0, -1200, 60, 0], [480.0, 0, 0, 0])) func SV_14_aFlickTurnsThePage(
        _ speed: Double, _ end: Double
    ) {
        scroll.isPagingEnabled = true
        if speed != 0 { scene.flick(speed, from: CGPoint(x: 160, y: speed > 0 ? 400 : 100)) }
        app.advance(by: 3)
        #expect(scene.y == end)
    }

    @Test func SV_14_aLongSlowDragComesToTheNearestPage() {
        scroll.isPagingEnabled = true
        app.fingerDown(at: CGPoint(x: 160, y: 470))
        app.fingerMove(to: CGPoint(x: 160, y: 200), duration: 1)
        app.advance(by: 0.2)
        app.fingerUp()
        #expect(scene.y == 260)
        app.advance(by: 3)
        #expect(scene.y == 480)
        #expect(scene.lines.last == "didEndDecelerating")
    }

    @Test func SV_14_theLastPageMayBeShort() {
        scroll.isPagingEnabled = true
        scroll.contentSize.height = 700
        scene.flick(1500)
        app.advance(by: 3)
        #expect(scene.y == 220)
    }

    // MARK: The status bar

    @Test func SV_16_aTapOnTheStatusBarScrollsToTheTop() {
        scroll.contentOffset.y = 1000
        scene.clear()
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(scene.y == 0)
        #expect(scene.story == "didScroll, didScrollToTop")
    }

    @Test func SV_16_onlyIfExactlyOneAllowsIt() {
        let second = UIScrollView(frame: CGRect(x: 0, y: 500, width: 320, height: 200))
        second.contentSize.height = 1000
        scene.window.addSubview(second)
        scroll.contentOffset.y = 1000
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(scene.y == 1000)
        second.scrollsToTop = false
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(scene.y == 0)
    }

    @Test func SV_16_thoseThatAreNotOnTheScreenDoNotCount() {
        let second = UIScrollView(frame: CGRect(x: 0, y: 900, width: 320, height: 200))
        let third = UIScrollView(frame: CGRect(x: 0, y: 500, width: 320, height: 200))
        third.isHidden = true
        for other in [second, third] { scene.window.addSubview(other) }
        scroll.contentOffset.y = 1000
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(scene.y == 0)
    }

    @Test func SV_16_theDelegateMayRefuse() {
        scene.allowsScrollToTop = false
        scroll.contentOffset.y = 1000
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(scene.y == 1000)
    }

    @Test func SV_16_notIfItIsAtTheTop() {
        app.tapStatusBar()
        app.advance(by: 1)
        #expect(scene.story == "")
        #expect(UIScrollView().scrollsToTop)
    }
}
