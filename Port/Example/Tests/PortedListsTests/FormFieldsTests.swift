import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct FormFieldsTests {
    private func field(_ row: Int, _ screen: FormController) -> UITextField? {
        (screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell)?.field
    }

    @Test func aTapOnAFieldRaisesTheKeyboardAndTheTableMakesRoom() {
        let (app, screen) = show(FormController())
        app.tap(place(1, in: screen.tableView, x: 240))
        app.advance(by: 0.5)
        #expect(field(1, screen)?.isFirstResponder == true)
        let top = screen.keyboardTop ?? 0
        #expect(top > 300 && top < 700)
        #expect(screen.tableView.contentInset.bottom == 844 - top)
        #expect(screen.tableView.contentOffset.y == 0)
        app.keyTypeText("Ann")
        #expect(field(1, screen)?.text == "Ann" && screen.values == [:])
    }

    @Test func aFieldBelowTheKeyboardIsScrolledIntoSight() throws {
        let (app, screen) = show(FormController())
        app.tap(place(12, in: screen.tableView, x: 240))
        app.advance(by: 1)
        let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 12, section: 0)) as? FieldCell)
        #expect(cell.field.isFirstResponder)
        let shown = cell.field.convert(cell.field.bounds, to: nil)
        let top = try #require(screen.keyboardTop)
        #expect(shown.maxY <= top && shown.minY >= 0)
        #expect(screen.tableView.contentOffset.y > 0)
    }

    @Test func returnGoesToTheNextFieldAndTheValuesAreKept() {
        let (app, screen) = show(FormController())
        app.tap(place(0, in: screen.tableView, x: 240))
        app.keyTypeText("Ann")
        app.keyTypeText("\n")
        app.advance(by: 0.5)
        #expect(field(1, screen)?.isFirstResponder == true && field(0, screen)?.isFirstResponder == false)
        #expect(screen.values == [0: "Ann"])
        app.keyTypeText("Lee")
        app.tap(place(2, in: screen.tableView, x: 240))
        #expect(screen.values == [0: "Ann", 1: "Lee"] && field(2, screen)?.isFirstResponder == true)
        #expect(screen.keyboardTop != nil)
    }

    @Test func aDragLowersTheKeyboard() {
        let (app, screen) = show(FormController())
        app.tap(place(1, in: screen.tableView, x: 240))
        app.keyTypeText("x")
        app.pull(from: at(60, 400), to: at(60, 340))
        #expect(field(1, screen)?.isFirstResponder == false)
        #expect(screen.keyboardTop == nil && screen.tableView.contentInset == .zero)
        #expect(screen.values == [1: "x"])
        // A row beside its field is no field.
        app.tap(place(3, in: screen.tableView, x: 60))
        #expect(field(3, screen)?.isFirstResponder == false)
    }
}
