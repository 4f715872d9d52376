import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct PanToDismissControllerTests {
    private func opened() -> (TestApplication, GalleryController, PanToDismissController) {
        let (app, screen) = show(GalleryController())
        app.fingerTap(at: at(70, 150))
        app.advance(by: 1)
        #expect(screen.detail != nil && screen.presentedViewController === screen.detail)
        return (app, screen, screen.detail!)
    }

    @Test func pannedFarItGoes() {
        let (app, screen, _) = opened()
        app.fingerDrag(from: at(195, 200), to: at(195, 500), duration: 0.5)
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil)
    }

    @Test func pannedALittleItComesBack() {
        let (app, screen, detail) = opened()
        app.fingerDown(at: at(195, 200))
        app.fingerMove(to: at(195, 300), duration: 0.5)
        #expect(near(detail.card.transform.ty, 100, slop))
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(detail.card.transform.isIdentity && screen.presentedViewController === detail)
    }

    @Test func sidewaysItDoesNotBegin() {
        let (app, screen, detail) = opened()
        app.fingerDown(at: at(60, 300))
        app.fingerMove(to: at(300, 310), duration: 0.3)
        app.fingerMove(to: at(300, 700), duration: 0.3)
        #expect(detail.card.transform.isIdentity)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.presentedViewController === detail)
    }

    @Test func closedByButtonOrKey() {
        let (app, screen, _) = opened()
        app.fingerTap(at: at(348, 42))
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil)
        app.fingerTap(at: at(70, 150))
        app.advance(by: 1)
        #expect(screen.detail?.becomeFirstResponder() == true)
        app.keyType(UIKeyCommand.inputEscape)
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil)
    }
}
