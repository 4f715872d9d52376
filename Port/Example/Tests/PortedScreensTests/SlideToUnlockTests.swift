import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct SlideToUnlockTests {
    @Test func slidToTheEnd() {
        let (app, screen) = show(LockScreenController())
        #expect(screen.slider.thumb.hintText == "slide" && screen.slider.hintText == nil)
        app.fingerDrag(from: at(75, 730), to: at(345, 730), duration: 0.4)
        #expect(screen.unlocks == 1 && screen.actions == 1 && screen.slider.isUnlocked)
        #expect(screen.slider.thumb.frame.minX == 240 && screen.slider.thumb.hintText == "unlocked")
    }

    @Test func goesBackAfterHalfASecond() {
        let (app, screen) = show(LockScreenController())
        app.fingerDrag(from: at(75, 730), to: at(200, 730), duration: 0.4)
        let left = screen.slider.thumb.frame.minX
        #expect(near(left, 125, 16) && screen.unlocks == 0)
        app.advance(by: 0.4)
        #expect(screen.slider.thumb.frame.minX == left)
        app.advance(by: 0.2)
        #expect(screen.slider.thumb.frame.minX == 0 && screen.actions == 0)
    }

    @Test func grabbedAgainInTime() {
        let (app, screen) = show(LockScreenController())
        app.fingerDrag(from: at(75, 730), to: at(200, 730), duration: 0.4)
        app.advance(by: 0.3)
        app.fingerDown(at: screen.slider.thumb)
        app.fingerMove(to: at(230, 730), duration: 0.1)
        app.advance(by: 1)
        #expect(screen.slider.thumb.frame.minX > 60)
        app.fingerUp()
        app.advance(by: 0.6)
        #expect(screen.slider.thumb.frame.minX == 0)
    }

    @Test func thatIsNotStickyGoesBackAtOnce() {
        let (app, screen) = show(LockScreenController())
        screen.slider.isSticky = false
        app.fingerDrag(from: at(75, 730), to: at(200, 730), duration: 0.4)
        #expect(screen.slider.thumb.frame.minX == 0 && screen.unlocks == 0)
    }
}
