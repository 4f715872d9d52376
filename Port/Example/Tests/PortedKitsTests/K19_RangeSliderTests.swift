import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K19RangeSliderTests {
    /// On the screen, where the slider's value is: 300 points are 100.
    private func place(of value: CGFloat) -> CGPoint { at(44 + 3 * value, 220) }

    /// A finger that rests, so that the scroll view hands its touch on, then moves and lifts.
    private func slide(_ app: TestApplication, from start: CGPoint, to end: CGPoint) {
        app.fingerDown(at: start)
        app.advance(by: 0.3)
        app.fingerMove(to: end, duration: 0.3)
        app.fingerUp()
    }

    @Test func theNearerThumbFollows() {
        let (app, screen) = show(K19FilterController())
        #expect(screen.slider.lowerThumb.position == at(74, 20) && screen.slider.upperThumb.position == at(254, 20))
        #expect(screen.slider.rangeLayer.frame == CGRect(x: 74, y: 18, width: 180, height: 4))
        slide(app, from: place(of: 20), to: place(of: 45))
        #expect(near(screen.slider.lowerValue, 45, 0.001) && screen.slider.upperValue == 80)
        #expect(near(screen.slider.lowerThumb.position.x, 149, 0.001))
        // Grabbed 6 points beside its middle, it keeps that distance.
        slide(app, from: at(44 + 240 + 6, 220), to: at(44 + 270 + 6, 220))
        #expect(near(screen.slider.upperValue, 90, 0.001))
        #expect(screen.log == ["began", "changed", "ended", "began", "changed", "ended"])
    }

    @Test func thumbsKeepTheirDistance() {
        let (app, screen) = show(K19FilterController())
        slide(app, from: place(of: 20), to: place(of: 95))
        #expect(screen.slider.lowerValue == 70 && screen.slider.upperValue == 80)
        slide(app, from: place(of: 80), to: at(389, 220))
        #expect(screen.slider.upperValue == 100)
        slide(app, from: place(of: 70), to: at(2, 220))
        #expect(screen.slider.lowerValue == 0)
        #expect(!screen.slider.isTracking && !screen.slider.isHighlighted)
    }

    @Test func betweenThumbsNothingIsTracked() {
        let (app, screen) = show(K19FilterController())
        app.fingerDown(at: place(of: 50))
        app.advance(by: 0.3)
        #expect(!screen.slider.isTracking && screen.log == [])
        app.fingerUp()
        screen.slider.step = 5
        screen.slider.isContinuous = false
        app.fingerDown(at: at(44 + 60, 195))
        app.advance(by: 0.3)
        #expect(screen.slider.isTracking && screen.slider.isHighlighted && screen.log == ["began"])
        app.fingerMove(to: at(44 + 60 + 40, 195), duration: 0.2)
        #expect(screen.slider.lowerValue == 35 && screen.log == ["began"])
        app.fingerUp()
        #expect(screen.log == ["began", "changed", "ended"])
    }

    @Test func aTrackedTouchDoesNotScroll() {
        let (app, screen) = show(K19FilterController())
        slide(app, from: place(of: 20), to: at(104, 60))
        #expect(screen.scrollView.contentOffset == .zero && screen.log == ["began", "ended"])
        app.dragAndHold(from: at(104, 220), to: at(104, 120), duration: 0.2)
        #expect(near(screen.scrollView.contentOffset.y, 100, slop) && screen.slider.lowerValue == 20)
        #expect(screen.log == ["began", "ended"])
    }

    @Test func starsByTapAndBySliding() {
        let (app, screen) = show(K19FilterController())
        app.fingerTap(at: at(30 + 100, 320))
        #expect(screen.rating.rating == 3 && screen.rating.filled == [true, true, true, false, false])
        slide(app, from: at(30 + 100, 320), to: at(30 + 190, 320))
        #expect(screen.rating.rating == 5)
        slide(app, from: at(30 + 60, 320), to: at(20, 320))
        #expect(screen.rating.rating == 0 && screen.rating.filled == [false, false, false, false, false])
        #expect(screen.log.first == "rated 3" && screen.log.last == "rated 0")
        screen.rating.accessibilityIncrement()
        #expect(screen.rating.rating == 1)
    }
}
