import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct SideMenuTests {
    private func menu() -> (TestApplication, SideMenu, InboxController) {
        let inbox = InboxController()
        let (app, menu) = show(SideMenu(content: UINavigationController(rootViewController: inbox)))
        return (app, menu, inbox)
    }

    @Test func pulledFromTheEdge() {
        let (app, menu, inbox) = menu()
        app.fingerDrag(from: at(4, 300), to: at(260, 300), duration: 0.4)
        app.advance(by: 0.5)
        #expect(menu.isOpen && menu.menuView.frame.minX == 0)
        app.fingerTap(at: at(350, 420))
        app.advance(by: 0.5)
        #expect(!menu.isOpen && menu.menuView.frame.minX == -280 && inbox.taps == 0)
        app.fingerTap(at: at(350, 430))
        #expect(inbox.taps == 1)
    }

    @Test func notFarEnough() {
        let (app, menu, _) = menu()
        app.fingerDown(at: at(4, 300))
        app.fingerMove(to: at(100, 300), duration: 0.5)
        #expect(near(menu.menuView.frame.minX, -184, slop))
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 0.5)
        #expect(!menu.isOpen && menu.menuView.frame.minX == -280)
    }

    @Test func shutItIsNotPulled() {
        let (app, menu, inbox) = menu()
        menu.gate.isShut = true
        app.fingerDrag(from: at(4, 430), to: at(260, 430), duration: 0.4)
        app.advance(by: 0.5)
        #expect(!menu.isOpen && menu.menuView.frame.minX == -280 && inbox.taps == 1)
    }

    @Test func notFromTheEdge() {
        let (app, menu, inbox) = menu()
        app.fingerDrag(from: at(150, 430), to: at(250, 430), duration: 0.3)
        #expect(menu.menuView.frame.minX == -280 && inbox.taps == 1)
    }

    @Test func byItsItemAndPushedBack() {
        let (app, menu, inbox) = menu()
        #expect(inbox.sideMenu === menu)
        app.fingerTap(at: at(35, 22))
        app.advance(by: 0.5)
        #expect(menu.isOpen)
        app.fingerDrag(from: at(240, 300), to: at(60, 300), duration: 0.4)
        app.advance(by: 0.5)
        #expect(!menu.isOpen && menu.menuView.frame.minX == -280)
    }

    @Test func keptByAssociation() {
        let (_, menu, _) = menu()
        let stranger = UIViewController()
        #expect(stranger.sideMenu == nil)
        stranger.sideMenu = menu
        #expect(stranger.sideMenu === menu)
        stranger.sideMenu = nil
        #expect(stranger.sideMenu == nil)
    }
}
