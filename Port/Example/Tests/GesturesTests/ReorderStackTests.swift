import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedGestures

@Suite(.application) @MainActor
struct ReorderStackTests {
    @Test func `A row that is held at its grip can be moved`() {
        let (app, screen) = show(PlaylistController())
        app.fingerDown(at: at(365, 230))
        app.advance(by: 0.3)
        app.fingerMove(to: at(365, 350), duration: 0.5)
        #expect(screen.stack.titles == ["b", "c", "a", "d"] && screen.moves == [])
        app.fingerUp()
        #expect(screen.moves == ["0>2"] && screen.stack.rows[2].frame.minY == 120)
        NotificationCenter.default.post(name: Notification.Name("PlaylistShouldSort"), object: nil)
        #expect(screen.stack.titles == ["a", "b", "c", "d"])
    }

    @Test func `A locked row cannot be moved`() {
        let (app, screen) = show(PlaylistController())
        screen.locked = 0
        app.fingerDown(at: at(365, 230))
        app.advance(by: 0.3)
        app.fingerMove(to: at(365, 350), duration: 0.5)
        app.fingerUp()
        #expect(screen.stack.titles == ["a", "b", "c", "d"] && screen.moves == [])
        app.fingerDown(at: at(365, 290))
        app.advance(by: 0.3)
        app.fingerMove(to: at(365, 350), duration: 0.5)
        app.fingerUp()
        #expect(screen.stack.titles == ["a", "c", "b", "d"] && screen.moves == ["1>2"])
    }

    @Test func `A drag without holding does not move a row`() {
        let (app, screen) = show(PlaylistController())
        app.fingerDrag(from: at(365, 230), to: at(365, 350), duration: 0.3)
        app.advance(by: 1)
        #expect(screen.stack.titles == ["a", "b", "c", "d"] && screen.moves == [])
    }

    @Test func `A tap on a row is reported`() {
        let (app, screen) = show(PlaylistController())
        #expect(screen.stack.asksFirst && !screen.stack.asksAtBeginning)
        app.fingerTap(at: at(100, 290))
        #expect(screen.stack.tapped == ["b"])
    }

    @Test func `A stack that was removed receives no notifications`() {
        let (app, screen) = show(PlaylistController())
        screen.stack.setTitles(["z", "y"])
        screen.view.window?.rootViewController = UIViewController()
        app.settle()
        NotificationCenter.default.post(name: Notification.Name("PlaylistShouldSort"), object: nil)
        #expect(screen.stack.titles == ["z", "y"])
    }
}
