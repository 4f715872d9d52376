import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct RowMenusTests {
    private func titles(_ table: UITableView) -> [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    @Test func headersStandBetweenTheSections() {
        let (app, screen) = show(NotesController())
        let table = screen.tableView!
        #expect(titles(table) == ["Keys", "Shopping", "Ideas", "Locked", "Travel"])
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 30, width: 390, height: 60))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 120, width: 390, height: 60))
        app.tap(place(1, 1, in: table))
        #expect(screen.log == ["open Ideas"])
    }

    @Test func theMenuOfARowDeletesIt() {
        let (app, screen) = show(NotesController())
        app.fingerLongPress(at: place(1, 1, in: screen.tableView))
        app.advance(by: 0.5)
        app.tapMenuItem("Delete")
        app.advance(by: 1)
        #expect(screen.source.deleted == ["Ideas"])
        #expect(titles(screen.tableView) == ["Keys", "Shopping", "Locked", "Travel"])
        // A long press that showed a menu is no tap.
        #expect(screen.log == [])
    }

    @Test func pinnedItMovesIntoTheOtherSection() {
        let (app, screen) = show(NotesController())
        let table = screen.tableView!
        app.fingerLongPress(at: place(3, 1, in: table))
        app.advance(by: 0.5)
        app.tapMenuItem("Pin")
        app.advance(by: 1)
        #expect(screen.source.snapshot().itemIdentifiers(inSection: "Pinned") == ["Travel", "Keys"])
        #expect(titles(table) == ["Travel", "Keys", "Shopping", "Ideas", "Locked"])
        #expect(screen.log == ["pinned Travel"])
        #expect(screen.source.indexPath(for: "Shopping") == IndexPath(row: 0, section: 1))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame.minY == CGFloat(180))
    }

    @Test func theLockedNoteHasNoMenuAndNoSwipe() {
        let (app, screen) = show(NotesController())
        let start = place(2, 1, in: screen.tableView)
        app.fingerDown(at: start)
        app.advance(by: 1)
        #expect(app.menuItem("Delete") == nil && app.menuItem("Pin") == nil)
        app.fingerUp()
        app.advance(by: 0.5)
        app.pull(from: at(370, start.y), to: at(200, start.y))
        app.tap(at(370, start.y))
        #expect(screen.source.deleted == [] && titles(screen.tableView).contains("Locked"))
    }

    @Test func swipedTheRowShowsItsDeleteButton() {
        let (app, screen) = show(NotesController())
        let start = place(0, 1, in: screen.tableView)
        app.pull(from: at(350, start.y), to: at(220, start.y))
        #expect(screen.source.deleted == [])
        app.tap(at(365, start.y))
        app.advance(by: 1)
        #expect(screen.source.deleted == ["Shopping"])
        #expect(titles(screen.tableView) == ["Keys", "Ideas", "Locked", "Travel"] && screen.log == [])
    }
}
