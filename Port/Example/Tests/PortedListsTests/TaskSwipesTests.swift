import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct TaskSwipesTests {
    private func titles(_ table: UITableView) -> [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    @Test func theOutermostButtonIsTheFirstAction() {
        let (app, screen) = show(TasksController())
        let bin = Bin()
        screen.delegate = bin
        app.pull(from: at(350, 30), to: at(190, 30))
        #expect(screen.log == [])
        app.tap(at(375, 30))
        app.advance(by: 1)
        #expect(screen.log == ["delete Milk"] && bin.titles == ["Milk"])
        #expect(screen.tasks == ["Bread", "Eggs", "Salt", "Tea", "Jam"])
        #expect(titles(screen.tableView) == screen.tasks)
        #expect(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.frame == CGRect(x: 0, y: 0, width: 390, height: 60))
    }

    @Test func theInnerButtonIsTheSecondActionAndClosesTheRow() {
        let (app, screen) = show(TasksController())
        app.pull(from: at(350, 150), to: at(190, 150))
        app.tap(at(285, 150))
        app.advance(by: 1)
        #expect(screen.log == ["Flag Eggs"] && screen.tasks.count == 6)
        // The row is back in its place: a tap there selects it again.
        app.tap(at(375, 150))
        #expect(screen.log == ["Flag Eggs", "select Eggs"])
    }

    @Test func aFullSwipePerformsTheFirstActionUnlessItIsForbidden() {
        let (app, screen) = show(TasksController())
        app.pull(from: at(370, 30), to: at(20, 30))
        app.advance(by: 1)
        #expect(screen.log == ["delete Milk"])
        #expect(screen.tasks.first == "Bread")
        app.pull(from: at(370, 30), to: at(20, 30))
        app.advance(by: 1)
        #expect(screen.log == ["delete Milk"] && screen.tasks.first == "Bread")
    }

    @Test func swipedToTheRightItIsDone() {
        let (app, screen) = show(TasksController())
        app.pull(from: at(40, 90), to: at(370, 90))
        app.advance(by: 1)
        #expect(screen.log == ["done Bread"] && screen.done == ["Bread"])
        #expect(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.accessoryType == .checkmark)
    }

    @Test func anOpenRowIsClosedByATapElsewhereWhichSelectsNothing() {
        let (app, screen) = show(TasksController())
        app.pull(from: at(350, 30), to: at(190, 30))
        app.tap(at(100, 330))
        app.advance(by: 1)
        #expect(screen.log == [])
        app.tap(at(100, 330))
        #expect(screen.log == ["select Jam"])
        // Salt cannot be edited, so it has no buttons.
        app.pull(from: at(370, 210), to: at(20, 210))
        app.advance(by: 1)
        #expect(screen.tasks.count == 6 && !screen.log.contains("delete Salt"))
        app.pull(from: at(40, 210), to: at(370, 210))
        app.advance(by: 1)
        #expect(screen.done == [])
    }
}
