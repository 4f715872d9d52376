import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct MatchDeckTests {
    @Test func liked() {
        let (app, screen) = show(MatchController())
        app.fingerDown(at: at(150, 350))
        app.fingerMove(to: at(350, 350), duration: 0.4)
        #expect(near(screen.deck.card.center.x, 395, slop) && screen.deck.stamp.text == "LIKE")
        app.fingerUp()
        #expect(screen.liked == [0] && screen.deck.index == 1 && screen.deck.card.center == at(195, 250))
        #expect(near(screen.deck.farthest, 200, slop))
        app.advance(by: 0.6)
        #expect(screen.deck.stamp.text == "")
    }

    @Test func passedWithoutAWord() {
        let (app, screen) = show(MatchController())
        app.fingerDrag(from: at(250, 350), to: at(50, 350), duration: 0.4)
        #expect(screen.liked == [] && screen.deck.index == 1)
    }

    @Test func notFarEnough() {
        let (app, screen) = show(MatchController())
        app.fingerDrag(from: at(150, 350), to: at(230, 350), duration: 0.4)
        #expect(screen.liked == [] && screen.deck.index == 0 && screen.deck.card.center == at(195, 250))
    }

    @Test func theButtonLikes() {
        let (app, screen) = show(MatchController())
        app.fingerTap(at: at(330, 690))
        #expect(screen.liked == [-1])
    }

    @Test func countedDown() {
        let (app, screen) = show(MatchController())
        app.advance(by: 3.5)
        #expect(screen.secondsLeft == 7)
        app.advance(by: 20)
        #expect(screen.secondsLeft == 0)
    }
}
