import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct SideMenuTests {
    @Test func theButtonFindsTheContainerThroughTheChainAndTheOverlayCloses() {
        let (app, screen) = show(ContainerController())
        app.fingerTap(at: screen.content.menuButton)
        app.advance(by: 0.5)
        #expect(screen.isOpen && place(screen.content.view) == CGRect(x: 280, y: 0, width: 390, height: 844))
        // The like button is below the overlay.
        app.fingerTap(at: at(330, 325))
        app.advance(by: 0.5)
        #expect(screen.content.likes == 0 && !screen.isOpen && place(screen.content.view).minX == 0)
        app.fingerTap(at: screen.content.likeButton)
        #expect(screen.content.likes == 1)
    }

    @Test func anItemOfTheMenuChangesTheChild() {
        let (app, screen) = show(ContainerController())
        app.advance(by: 0.1)
        let day = screen.pages[0], night = screen.pages[1]
        #expect(day.appearances == ["willMove", "didMove", "willAppear", "didAppear"])
        let seen = day.appearances.count
        app.fingerTap(at: screen.content.menuButton)
        app.advance(by: 0.5)
        app.fingerTap(at: at(100, 90))
        app.advance(by: 0.5)
        #expect(screen.content === night && !screen.isOpen && screen.children == [screen.menu, night])
        #expect(Array(day.appearances.dropFirst(seen)) == ["willMove nil", "willDisappear", "didDisappear", "didMove nil"])
        #expect(night.appearances.filter { !$0.contains("Move") } == ["willAppear", "didAppear"])
        #expect(day.parent == nil && day.view.window == nil && place(night.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func aDragFromTheEdgeMovesTheContentAlong() {
        let (app, screen) = show(ContainerController())
        app.fingerDown(at: at(2, 500))
        app.fingerMove(to: at(102, 500), duration: 0.3)
        #expect(near(place(screen.content.view).minX, 100, slop) && !screen.isOpen)
        app.fingerUp()
        app.advance(by: 0.5)
        #expect(!screen.isOpen && place(screen.content.view).minX == 0)
        app.dragAndHold(from: at(2, 500), to: at(220, 500))
        app.advance(by: 0.5)
        #expect(screen.isOpen && place(screen.content.view).minX == 280)
    }

    @Test func theBarsAskTheRightController() {
        let (app, screen) = show(ContainerController())
        #expect(screen.childForStatusBarStyle === screen.pages[0] && !screen.prefersStatusBarHidden)
        #expect(screen.supportedInterfaceOrientations == [.portrait, .portraitUpsideDown] && screen.shouldAutorotate)
        screen.setContent(screen.pages[1])
        app.settle()
        #expect(screen.childForStatusBarStyle?.preferredStatusBarStyle == .lightContent)
        #expect(screen.childForHomeIndicatorAutoHidden?.prefersHomeIndicatorAutoHidden == true)
        screen.toggleMenu(nil)
        app.advance(by: 0.5)
        #expect(screen.prefersStatusBarHidden && !screen.shouldAutorotate)
    }
}
