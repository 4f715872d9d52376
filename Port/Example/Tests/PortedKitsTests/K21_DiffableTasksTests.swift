import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K21DiffableTasksTests {
    /// Titles of the rows in sight, from the top.
    private func rows(of screen: K21TasksController) -> [String?] {
        (screen.tableView.indexPathsForVisibleRows ?? []).map { screen.tableView.cellForRow(at: $0)?.textLabel?.text }
    }

    // Header 0..<30, Eggs 30..<90, header 90..<120, Bread 120, Milk 180, Butter 240, Cheese 300..<360.

    @Test func pinnedOnesComeFirst() {
        let (_, screen) = show(K21TasksController())
        #expect(rows(of: screen) == ["Eggs", "Bread", "Milk", "Butter", "Cheese"])
        #expect(screen.tableView.numberOfSections == 2)
        #expect(screen.tableView.rectForRow(at: IndexPath(row: 0, section: 1)) == CGRect(x: 0, y: 120, width: 390, height: 60))
        #expect((0...1).map { screen.dataSource.tableView(screen.tableView, titleForHeaderInSection: $0) } == ["Pinned", "Others"])
        #expect(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryType == .checkmark)
        #expect(screen.dataSource.indexPath(for: screen.tasks[4].id) == IndexPath(row: 3, section: 1))
    }

    @Test func swipedAndTappedItIsDeleted() {
        let (app, screen) = show(K21TasksController())
        app.dragAndHold(from: at(300, 210), to: at(180, 210))
        app.advance(by: 1)
        #expect(screen.tasks.count == 5)
        app.fingerTap(at: at(375, 210))
        app.advance(by: 1)
        #expect(rows(of: screen) == ["Eggs", "Bread", "Butter", "Cheese"])
        #expect(screen.log.contains("delete Milk") && screen.log.last == "applied 4")
        // A pinned one cannot be edited.
        app.dragAndHold(from: at(300, 60), to: at(180, 60))
        app.advance(by: 1)
        app.fingerTap(at: at(375, 60))
        app.advance(by: 1)
        #expect(screen.tasks.count == 4)
    }

    @Test func aFullSwipeDeletesAtOnce() {
        let (app, screen) = show(K21TasksController())
        app.dragAndHold(from: at(380, 330), to: at(10, 330))
        app.advance(by: 1)
        #expect(screen.tasks.map(\.title) == ["Bread", "Milk", "Eggs", "Butter"])
        #expect(rows(of: screen) == ["Eggs", "Bread", "Milk", "Butter"])
        // Pinning wants its button.
        app.dragAndHold(from: at(10, 150), to: at(380, 150))
        app.advance(by: 1)
        #expect(rows(of: screen) == ["Eggs", "Bread", "Milk", "Butter"])
        app.fingerTap(at: at(20, 150))
        app.advance(by: 1)
        #expect(rows(of: screen) == ["Bread", "Eggs", "Milk", "Butter"])
        #expect(screen.tableView.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 180)
    }

    @Test func theMenuPinsAndUnpins() {
        let (app, screen) = show(K21TasksController())
        app.fingerLongPress(at: at(195, 270))
        app.advance(by: 1)
        app.tapMenuItem("Pin")
        app.advance(by: 1)
        #expect(rows(of: screen) == ["Eggs", "Butter", "Bread", "Milk", "Cheese"])
        let cell = screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(cell?.detailTextLabel?.text == "pinned" && cell?.accessoryType == .checkmark)
        for _ in 0..<2 {
            app.fingerLongPress(at: at(195, 60))
            app.advance(by: 1)
            app.tapMenuItem("Unpin")
            app.advance(by: 1)
        }
        #expect(screen.tableView.numberOfSections == 1)
        #expect(rows(of: screen) == ["Bread", "Milk", "Eggs", "Butter", "Cheese"])
        #expect(screen.log.filter { !$0.hasPrefix("applied") } == ["pin Butter", "unpin Eggs", "unpin Butter"])
    }

    @Test func filteredAndBack() {
        let (app, screen) = show(K21TasksController())
        screen.filter = "b"
        app.advance(by: 1)
        #expect(rows(of: screen) == ["Bread", "Butter"] && screen.tableView.numberOfSections == 1)
        #expect(screen.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 90)
        screen.filter = ""
        app.advance(by: 1)
        #expect(rows(of: screen) == ["Eggs", "Bread", "Milk", "Butter", "Cheese"])
        #expect(screen.log == ["applied 5", "applied 2", "applied 5"])
    }
}
