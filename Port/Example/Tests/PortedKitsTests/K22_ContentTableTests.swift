import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K22ContentTableTests {
    @Test func theTableIsAsHighAsItsRows() {
        let (app, screen) = show(K22CartController(items: ["Tea", "Milk", "Eggs"]))
        #expect(screen.tableView.frame == CGRect(x: 0, y: 40, width: 390, height: 132))
        #expect(place(screen.total) == CGRect(x: 0, y: 192, width: 390, height: 30))
        #expect(screen.tableView.emptyView?.isHidden == true && !screen.tableView.isScrollEnabled)
        app.fingerTap(at: at(150, 60 + 44 + 22))
        #expect(screen.log == ["Milk"])
    }

    @Test func aNewRowMakesItHigher() {
        let (app, screen) = show(K22CartController(items: ["Tea", "Milk"]))
        app.fingerTap(at: screen.field)
        app.keyTypeText("Jam")
        app.keyTypeText("\n")
        app.advance(by: 0.5)
        #expect(screen.items == ["Jam", "Tea", "Milk"] && screen.tableView.calls.contains("insert [0]"))
        #expect(place(screen.tableView) == CGRect(x: 0, y: 60, width: 390, height: 132) && place(screen.total).minY == 192)
        #expect(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Jam")
        #expect(screen.field.isFirstResponder && screen.field.text == "")
    }

    @Test func moreThanSixRowsScroll() {
        let (app, screen) = show(K22CartController(items: (0..<9).map { "Item \($0)" }))
        #expect(place(screen.tableView) == CGRect(x: 0, y: 60, width: 390, height: 264) && screen.tableView.isScrollEnabled)
        app.dragAndHold(from: at(150, 300), to: at(150, 200))
        app.advance(by: 1)
        #expect(near(screen.tableView.contentOffset.y, 100, slop))
        screen.tableView.contentOffset = .zero
        app.settle()
        app.dragAndHold(from: at(300, 82), to: at(180, 82))
        app.advance(by: 1)
        app.fingerTap(at: at(370, 82))
        app.advance(by: 1)
        #expect(screen.log == ["-Item 0"] && screen.tableView.calls.last == "delete [0]" && screen.tableView.contentSize.height == 352)
    }

    @Test func withoutRowsTheHintShows() {
        let (app, screen) = show(K22CartController(items: ["Tea", "Milk"]))
        app.fingerTap(at: screen.field)
        #expect(screen.field.isFirstResponder)
        screen.removeAll()
        app.advance(by: 0.5)
        #expect(screen.tableView.emptyView?.isHidden == false && screen.tableView.calls.last == "delete [0, 1]")
        #expect(place(screen.tableView) == CGRect(x: 0, y: 60, width: 390, height: 80) && place(screen.total).minY == 140)
        #expect(screen.tableView.emptyView.map(place) == CGRect(x: 0, y: 60, width: 390, height: 80))
        // A touch on the hint reaches the table through the responder chain.
        app.fingerTap(at: at(195, 70))
        #expect(screen.tableView.calls.last == "touched" && !screen.field.isFirstResponder)
    }

    @Test func aSwitchInARowIsTapped() {
        let (app, screen) = show(K22CartController(items: ["Tea", "Milk"]))
        let cell = screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? K22ItemCell
        let toggle = cell.map { middle($0.toggle) } ?? .zero
        app.fingerTap(at: toggle)
        app.advance(by: 0.5)
        #expect(screen.log == ["Milk true"])
        app.fingerTap(at: toggle)
        app.advance(by: 0.5)
        #expect(screen.log == ["Milk true", "Milk false"] && cell?.toggle.isOn == false)
    }
}
