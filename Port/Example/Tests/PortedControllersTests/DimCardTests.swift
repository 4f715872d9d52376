import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct DimCardTests {
    private func opened() throws -> (app: TestApplication, host: HostController, card: CardController) {
        let (app, host) = show(HostController())
        app.fingerTap(at: host.openButton)
        app.advance(by: 1)
        return (app, host, try #require(host.presentedViewController as? CardController))
    }

    @Test func theCardComesInStepsAndTheHostStays() throws {
        let (_, host, card) = try opened()
        #expect(place(card.view) == CGRect(x: 20, y: 504, width: 350, height: 320))
        let presentation = try #require(card.presentationController as? CardPresentationController)
        #expect(presentation.dimmingView.alpha == 1 && place(presentation.dimmingView) == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(host.log.filter { $0 != "presented" } == ["willBegin", "animate in", "didEnd true"])
        #expect(host.log.filter { $0 == "presented" }.count == 1)
        // A custom presentation leaves the presenting view where it is.
        #expect(host.view.window != nil && !host.log.contains("host disappears"))
    }

    @Test func aTapOnTheShadeClosesAndOneOnTheCardDoesNot() throws {
        let (app, host, card) = try opened()
        let seen = host.log.count
        app.fingerTap(at: at(195, 520))
        app.advance(by: 1)
        #expect(host.presentedViewController === card)
        app.fingerTap(at: card.buyButton)
        #expect(card.bought == 1)
        app.fingerTap(at: at(195, 300))
        app.advance(by: 1)
        #expect(host.presentedViewController == nil && card.view.window == nil)
        #expect(Array(host.log.dropFirst(seen)) == ["dismissalWillBegin", "animate out", "dismissalDidEnd true"])
    }

    @Test func theShadeCoversTheHostsButton() throws {
        let (app, host, card) = try opened()
        host.isLocked = true
        app.fingerTap(at: at(195, 125))
        app.advance(by: 1)
        #expect(host.presentedViewController === card && host.log.filter { $0 == "willBegin" }.count == 1)
        host.isLocked = false
        app.fingerTap(at: at(195, 125))
        app.advance(by: 1)
        #expect(host.presentedViewController == nil)
        app.fingerTap(at: host.openButton)
        app.advance(by: 1)
        #expect(host.presentedViewController != nil && host.presentedViewController !== card)
    }

    @Test func theTransitionLastsAsLongAsTheAnimatorSays() throws {
        let (app, host) = show(HostController())
        app.fingerTap(at: host.openButton)
        app.advance(by: 0.2)
        #expect(host.presentedViewController?.isBeingPresented == true && !host.log.contains("presented"))
        app.advance(by: 0.4)
        #expect(host.presentedViewController?.isBeingPresented == false && host.log.contains("presented"))
    }
}
