import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedPresentations

@Suite(.application) @MainActor
struct FloatingPanelTests {
    @Test func `A drag of the grabber moves the panel up`() {
        let (app, screen) = show(MapController())
        #expect(screen.surface.frame == CGRect(x: 0, y: 422, width: 390, height: 744))
        #expect(screen.tableView.frame == CGRect(x: 0, y: 40, width: 390, height: 704))
        app.fingerDown(at: at(195, 435))
        app.fingerMove(to: at(195, 235), duration: 0.4)
        #expect(near(screen.surface.frame.minY, 222, slop))
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.position == .full && screen.surface.frame.minY == 100)
        #expect(screen.events == ["begin", "end"])
    }

    @Test func `A flick moves the panel to the next position`() {
        let (app, screen) = show(MapController())
        app.fingerDrag(from: at(195, 435), to: at(195, 365), duration: 0.1)
        app.advance(by: 1)
        #expect(screen.position == .full && screen.surface.frame.minY == 100)
        app.fingerDrag(from: at(195, 120), to: at(195, 150), duration: 0.4)
        app.advance(by: 1)
        #expect(screen.position == .full && screen.surface.frame.minY == 100)
    }

    @Test func `A drag in the list moves the panel before the list scrolls`() {
        let (app, screen) = show(MapController())
        app.fingerDown(at: at(195, 700))
        app.fingerMove(to: at(195, 550), duration: 0.4)
        #expect(near(screen.surface.frame.minY, 272, slop))
        #expect(screen.tableView.contentOffset == .zero)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        // 272 to 285 is closer to 422 than to 100.
        #expect(screen.position == .half && screen.surface.frame.minY == 422)
        #expect(screen.tableView.contentOffset == .zero && screen.events == ["begin", "end"])
    }

    @Test func `At the highest position, the list scrolls`() {
        let (app, screen) = show(MapController())
        screen.move(to: .full, animated: false)
        app.dragAndHold(from: at(195, 600), to: at(195, 400))
        #expect(near(screen.tableView.contentOffset.y, 200, slop))
        #expect(screen.surface.frame.minY == 100 && screen.position == .full)
    }

    @Test func `A drag down scrolls the list to its top and then moves the panel`() {
        let (app, screen) = show(MapController())
        screen.move(to: .full, animated: false)
        screen.tableView.contentOffset = at(0, 60)
        app.fingerDown(at: at(195, 300))
        app.fingerMove(to: at(195, 350), duration: 0.2)
        #expect(screen.surface.frame.minY == 100 && near(screen.tableView.contentOffset.y, 10, slop))
        app.fingerMove(to: at(195, 680), duration: 0.6)
        #expect(screen.tableView.contentOffset == .zero)
        // The list takes 60 of the 380 points. One frame may be missing.
        #expect(near(screen.surface.frame.minY, 420, slop + 12))
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.position == .half && screen.surface.frame.minY == 422)
    }

    @Test func `A button and a selected row move the panel`() {
        let (app, screen) = show(MapController())
        app.fingerTap(at: screen.mapButton)
        app.advance(by: 1)
        #expect(screen.events == ["locate", "down"] && screen.surface.frame.minY == 744)
        app.fingerTap(at: at(195, 744 + 40 + 30))
        app.advance(by: 1)
        #expect(screen.events == ["locate", "down", "place 0"] && screen.surface.frame.minY == 422)
    }
}
