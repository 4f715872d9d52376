import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K03StretchyHeaderTests {
    @Test func theHeaderStandsAboveTheRows() {
        let (app, screen) = show(K03ProfileController())
        #expect(screen.tableView.contentOffset == at(0, -200))
        #expect(place(screen.cover) == CGRect(x: 0, y: 0, width: 390, height: 200))
        #expect(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)).map(place)?.minY == 200)
        #expect(screen.cover.shade.frame == CGRect(x: 0, y: 0, width: 390, height: 200))
        app.fingerTap(at: screen.cover.followButton)
        app.fingerTap(at: at(195, 225))
        #expect(screen.log == ["Following", "row 0"])
        #expect(screen.preferredStatusBarStyle == .lightContent)
    }

    @Test func itShrinksAsTheContentGoesUp() {
        let (app, screen) = show(K03ProfileController())
        app.dragAndHold(from: at(195, 600), to: at(195, 500))
        let y = screen.tableView.contentOffset.y
        #expect(near(y, -100, slop))
        #expect(place(screen.cover) == CGRect(x: 0, y: 0, width: 390, height: -y))
        #expect(near(screen.overlayAlpha, (-y - 64) / 136, 0.001))
        #expect(near(screen.cover.titleLabel.alpha, screen.overlayAlpha, 0.001))
        #expect(screen.log == [])
    }

    @Test func itStaysAtItsLeastHeight() {
        let (app, screen) = show(K03ProfileController())
        screen.tableView.setContentOffset(at(0, 300), animated: false)
        app.settle()
        #expect(place(screen.cover) == CGRect(x: 0, y: 0, width: 390, height: 64))
        #expect(screen.log == ["collapsed"] && screen.overlayAlpha == 0)
        #expect(screen.preferredStatusBarStyle == .default && screen.statusUpdates == 1)
        screen.tableView.setContentOffset(at(0, -200), animated: true)
        app.advance(by: 1)
        #expect(screen.log == ["collapsed", "expanded"] && screen.statusUpdates == 2)
        #expect(place(screen.cover).height == 200 && screen.overlayAlpha == 1)
    }

    @Test func itStretchesWhenPulled() {
        let (app, screen) = show(K03ProfileController())
        app.fingerDown(at: at(195, 300))
        app.fingerMove(to: at(195, 500), duration: 0.4)
        let y = screen.tableView.contentOffset.y
        // 190 to 200 points beyond the edge, 844 high: 0.55 in the rubber band
        #expect(y < -280 && y > -305)
        #expect(place(screen.cover) == CGRect(x: 0, y: 0, width: 390, height: -y))
        #expect((screen.tableView.k03Header?.progress ?? 0) > 1 && screen.overlayAlpha == 1)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 2)
        #expect(screen.tableView.contentOffset.y == -200 && place(screen.cover).height == 200)
    }

    @Test func takenAwayTheRowsStandAtTheTop() {
        let (app, screen) = show(K03ProfileController())
        screen.tableView.k03Header = nil
        #expect(screen.cover.superview == nil && screen.tableView.contentInset.top == 0)
        screen.tableView.setContentOffset(.zero, animated: false)
        app.settle()
        #expect(screen.log == [])
        app.fingerTap(at: at(195, 75))
        #expect(screen.log == ["row 1"])
    }
}
