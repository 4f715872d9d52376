import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct DrawerControllerTests {
    private func drawer() -> (TestApplication, FilterDrawer) {
        let (app, screen) = show(FilterDrawer(main: ListingController(), drawer: UIViewController()))
        return (app, screen)
    }

    @Test func `The action of a button reaches the drawer through the responder chain`() {
        let (app, screen) = drawer()
        app.fingerTap(at: at(70, 82))
        #expect(screen.isOpen && screen.drawer.view.frame.minX == 130 && screen.moves == 1)
        app.advance(by: 1)
        app.fingerTap(at: at(70, 82))
        #expect(!screen.isOpen && screen.drawer.view.frame.minX == 390 && screen.moves == 2)
    }

    @Test func `A swipe opens the drawer and a swipe back closes it`() {
        let (app, screen) = drawer()
        app.fingerDrag(from: at(300, 400), to: at(150, 400), duration: 0.15)
        #expect(screen.isOpen)
        app.advance(by: 1)
        app.fingerDrag(from: at(180, 400), to: at(330, 400), duration: 0.15)
        #expect(!screen.isOpen && screen.moves == 2)
    }

    @Test func `A locked drawer ignores swipes but not the button`() {
        let (app, screen) = drawer()
        screen.lock(nil)
        app.fingerDrag(from: at(300, 400), to: at(150, 400), duration: 0.15)
        #expect(!screen.isOpen && screen.moves == 0)
        app.fingerTap(at: at(70, 82))
        #expect(screen.isOpen)
    }

    @Test func `A key command opens the drawer`() {
        let (app, screen) = drawer()
        #expect(screen.main.becomeFirstResponder())
        app.keyType("f", modifiers: .command)
        #expect(screen.isOpen && screen.moves == 1)
    }
}
