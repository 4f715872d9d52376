import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct HeartButtonTests {
    private let heart = at(195, 445)

    @Test func aTapLikesAfterTheWait() {
        let (app, screen) = show(FeedController())
        app.fingerTap(at: heart)
        #expect(screen.heart.history == [])
        app.advance(by: 1)
        #expect(screen.heart.history == [.like] && screen.counts == [1] && screen.heart.heartOwner?.notes == [1])
    }

    @Test func aDoubleTapLoves() {
        let (app, screen) = show(FeedController())
        app.fingerDoubleTap(at: heart)
        app.advance(by: 1)
        #expect(screen.heart.history == [.love] && screen.counts == [2] && screen.heart.heartOwner?.notes == [2])
    }

    @Test func heldItIsTakenBack() {
        let (app, screen) = show(FeedController())
        app.fingerDoubleTap(at: heart)
        app.advance(by: 1)
        app.fingerLongPress(at: heart, duration: 0.8)
        app.advance(by: 1)
        #expect(screen.heart.history == [.love, .none] && screen.counts == [2, 0] && screen.heart.feeling == .none)
    }

    @Test func withoutAnOwner() {
        let (app, screen) = show(FeedController())
        let owner = screen.heart.heartOwner
        screen.heart.heartOwner = nil
        app.fingerTap(at: heart)
        app.advance(by: 1)
        #expect(owner?.notes == [] && screen.counts == [1] && screen.heart.heartOwner == nil)
    }
}
