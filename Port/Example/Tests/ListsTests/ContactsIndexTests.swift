import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct ContactsIndexTests {
    // Eleven sections of 30 + 6 · 50 points; the window shows 844 of 3630.
    private let section: CGFloat = 330, farthest: CGFloat = 3630 - 844

    @Test func `A touch-down on the section index scrolls to the section`() {
        let (app, screen) = show(ContactsController())
        #expect(screen.tableView.contentSize.height == 3630)
        // N is in the middle of the 27 titles. It has no section, so the index scrolls to M.
        app.fingerDown(at: at(384, 422))
        app.advance(by: 0.05)
        #expect(screen.asked == ["N"])
        #expect(screen.tableView.contentOffset.y == 6 * section)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.tableView.contentOffset.y == 6 * section)
        #expect(screen.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `A drag along the section index scrolls the table, which is queried once per title`() {
        let (app, screen) = show(ContactsController())
        app.fingerDown(at: at(384, 422))
        app.fingerMove(to: at(384, 5), duration: 0.5)
        #expect(screen.asked.first == "N" && screen.asked.last == "A")
        #expect(screen.tableView.contentOffset.y == 0)
        app.fingerMove(to: at(384, 838), duration: 0.5)
        #expect(screen.asked.last == "#")
        #expect(screen.tableView.contentOffset.y == farthest)
        app.fingerUp()
        app.advance(by: 1)
        // The table asks once for each title under the finger, not at each movement.
        #expect(zip(screen.asked, screen.asked.dropFirst()).allSatisfy { $0 != $1 })
        #expect(screen.tableView.contentOffset.y == farthest)
    }

    @Test func `A tap beside the section index selects the row`() {
        let (app, screen) = show(ContactsController())
        let picker = Picker()
        screen.delegate = picker
        app.tap(place(2, in: screen.tableView, x: 150))
        #expect(picker.picked == ["Anna 3"] && screen.asked == [])
        // The picker implements only one of the two optional methods.
        app.tap(at(384, 422))
        app.tap(place(1, 6, in: screen.tableView, x: 150))
        #expect(picker.picked == ["Anna 3", "Mnna 2"])
        #expect(screen.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `A section header stays at the top until the next header pushes it up`() {
        let (app, screen) = show(ContactsController())
        app.fingerDown(at: at(150, 700))
        app.fingerMove(to: at(150, 590), duration: 0.5)
        app.advance(by: 0.1)
        let table = screen.tableView!
        let offset = table.contentOffset.y
        #expect(near(offset, 105, slop))
        #expect(table.headerView(forSection: 0)?.frame.minY == offset)
        app.fingerMove(to: at(150, 375), duration: 0.5)
        app.advance(by: 0.1)
        let further = table.contentOffset.y
        #expect(near(further, 320, slop) && further > 300)
        #expect(table.headerView(forSection: 0)?.frame.maxY == section)
        #expect(table.headerView(forSection: 1)?.frame.minY == section)
        app.fingerUp()
    }
}
