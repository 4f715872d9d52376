import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K12DrawerTests {
    private func drawer(of screen: K12HomeController) -> K12MenuController? { screen.presentedViewController as? K12MenuController }

    @Test func theButtonOpensIt() {
        let (app, screen) = show(K12HomeController())
        app.fingerTap(at: at(46, 42))
        app.advance(by: 1)
        #expect(drawer(of: screen).map { place($0.view) } == CGRect(x: 0, y: 0, width: 280, height: 844))
        #expect(near(screen.manager.presentation?.dimming.alpha ?? 0, 0.4, 0.001) && screen.log == ["appeared"])
        app.fingerTap(at: at(140, 125))
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil && screen.log == ["appeared", "disappeared", "chosen"])
    }

    @Test func aFingerFromTheEdgePullsIt() {
        let (app, screen) = show(K12HomeController())
        app.fingerDown(at: at(1, 400))
        app.fingerMove(to: at(201, 400), duration: 0.5)
        #expect(near(screen.manager.interaction.lastPercent, 200 / 280, slop / 280))
        #expect(screen.manager.interaction.isActive && screen.log == [])
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(!screen.manager.interaction.isActive && screen.log == ["appeared"])
        #expect(drawer(of: screen).map { place($0.view) } == CGRect(x: 0, y: 0, width: 280, height: 844))
        #expect(near(screen.manager.presentation?.dimming.alpha ?? 0, 0.4, 0.001))
    }

    @Test func notFarEnoughItGoesBack() {
        let (app, screen) = show(K12HomeController())
        app.fingerDown(at: at(1, 400))
        app.fingerMove(to: at(81, 400), duration: 0.4)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil && !screen.log.contains("appeared"))
        app.fingerTap(at: at(46, 42))
        app.advance(by: 1)
        #expect(drawer(of: screen) != nil && screen.log.last == "appeared")
    }

    @Test func aTapBesideCloses() {
        let (app, screen) = show(K12HomeController())
        app.fingerTap(at: at(46, 42))
        app.advance(by: 1)
        app.fingerTap(at: at(340, 400))
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil && screen.log == ["appeared", "disappeared"])
        #expect(screen.manager.presentation?.dimming.superview == nil)
        // Not from the middle of the screen.
        app.dragAndHold(from: at(150, 400), to: at(350, 400))
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil)
    }

    @Test func pushedBackItCloses() {
        let (app, screen) = show(K12HomeController())
        app.fingerTap(at: at(46, 42))
        app.advance(by: 1)
        app.dragAndHold(from: at(200, 500), to: at(140, 500))
        app.advance(by: 1)
        #expect(drawer(of: screen).map { place($0.view) } == CGRect(x: 0, y: 0, width: 280, height: 844))
        app.dragAndHold(from: at(260, 500), to: at(60, 500))
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil && screen.log.last == "disappeared")
    }
}
