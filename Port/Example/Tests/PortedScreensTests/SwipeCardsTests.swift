import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct SwipeCardsTests {
    @Test func thrownAway() {
        let (app, screen) = show(DeckController())
        let first = screen.cards.cards[0]
        app.fingerDrag(from: at(195, 350), to: at(360, 350), duration: 0.4)
        #expect(screen.swipes == ["a right"] && first.superview === screen.cards)
        app.advance(by: 0.4)
        #expect(first.superview == nil && screen.ranOut == 0)
        app.fingerDrag(from: at(195, 350), to: at(30, 350), duration: 0.4)
        #expect(screen.swipes == ["a right", "b left"] && screen.ranOut == 1)
    }

    @Test func liftedAndPutBack() {
        let (app, screen) = show(DeckController())
        let first = screen.cards.cards[0]
        app.fingerDown(at: at(195, 350))
        app.fingerMove(to: at(255, 380), duration: 0.3)
        #expect(near(first.transform.a, 1.05, 0.001) && near(first.center.x, 255, slop) && screen.cards.lifts == 1)
        app.fingerUp()
        #expect(first.transform.isIdentity && first.center == at(195, 250) && screen.swipes == [])
    }

    @Test func aSubclassAddsWhatIsOptional() {
        let (app, screen) = show(CarefulDeckController())
        let first = screen.cards.cards[0]
        app.fingerDrag(from: at(195, 350), to: at(360, 350), duration: 0.4)
        #expect(screen.swipes == [] && first.center == at(195, 250))
        first.removeFromSuperview()
        app.fingerDrag(from: at(195, 350), to: at(360, 350), duration: 0.4)
        #expect(screen.swipes == ["b right"])
    }
}
