import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K09PullToRefreshTests {
    @Test func aShortPullDoesNothing() {
        let (app, screen) = show(K09NewsController())
        app.fingerDown(at: at(195, 200))
        app.fingerMove(to: at(195, 260), duration: 0.3)
        guard case .pulling(let fraction)? = screen.tableView.k09Refresh?.state else {
            Issue.record("not pulled")
            return
        }
        // The rubber band shows a little more than half of 50 to 60 points.
        #expect(fraction > 0.4 && fraction < 0.58)
        #expect(near(screen.animator.ring.strokeEnd, fraction, 0.001))
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.loads == 0 && screen.tableView.k09Refresh?.state == .idle)
        #expect(screen.tableView.contentOffset == .zero && screen.tableView.contentInset.top == 0)
        #expect(screen.animator.texts == ["Pull", ""])
    }

    @Test func aLongPullLoads() {
        let (app, screen) = show(K09NewsController())
        app.fingerDown(at: at(195, 200))
        app.fingerMove(to: at(195, 500), duration: 0.5)
        #expect(screen.tableView.k09Refresh?.state == .ready && screen.animator.ring.strokeEnd == 1)
        #expect(screen.tableView.contentOffset.y < -110 && screen.loads == 0)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.tableView.k09Refresh?.state == .loading && screen.loads == 1)
        #expect(screen.tableView.contentOffset.y == -60 && screen.tableView.contentInset.top == 60)
        #expect(screen.tableView.k09Refresh.map(place) == CGRect(x: 0, y: 0, width: 390, height: 60))
        #expect(screen.animator.ring.animation(forKey: "spin") != nil)
        app.advance(by: 1.5)
        #expect(screen.rows.count == 41 && screen.rows.first == "News 1")
        #expect(screen.tableView.contentOffset == .zero && screen.tableView.contentInset.top == 0)
        #expect(screen.tableView.k09Refresh?.state == .idle && screen.animator.ring.animation(forKey: "spin") == nil)
        #expect(screen.animator.texts == ["Pull", "Release", "Loading", ""])
    }

    @Test func pulledBackUpItDoesNotLoad() {
        let (app, screen) = show(K09NewsController())
        app.fingerDown(at: at(195, 200))
        app.fingerMove(to: at(195, 500), duration: 0.5)
        #expect(screen.tableView.k09Refresh?.state == .ready)
        app.fingerMove(to: at(195, 250), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 3)
        #expect(screen.loads == 0 && screen.tableView.contentOffset == .zero)
        #expect(screen.animator.texts == ["Pull", "Release", "Pull", ""])
    }

    @Test func whatIsReadMeanwhileStays() {
        let (app, screen) = show(K09NewsController())
        screen.tableView.k09Refresh?.beginRefreshing()
        app.advance(by: 0.5)
        #expect(screen.tableView.contentOffset.y == -60 && screen.loads == 1)
        app.dragAndHold(from: at(195, 600), to: at(195, 400))
        let y = screen.tableView.contentOffset.y
        #expect(near(y, 140, slop))
        app.advance(by: 2)
        #expect(screen.tableView.contentOffset.y == y && screen.tableView.contentInset.top == 0)
        #expect(screen.rows.count == 41 && screen.tableView.k09Refresh?.state == .idle)
    }

    @Test func takenAwayNothingWatches() {
        let (app, screen) = show(K09NewsController())
        screen.tableView.k09Refresh = nil
        app.dragAndHold(from: at(195, 200), to: at(195, 500))
        app.advance(by: 2)
        #expect(screen.animator.superview?.superview == nil)
        #expect(screen.loads == 0 && screen.animator.texts == [] && screen.tableView.contentOffset == .zero)
    }
}
