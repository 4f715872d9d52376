import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct OrderCellsTests {
    private func cell(_ row: Int, _ screen: OrderController) -> OrderCell? {
        screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? OrderCell
    }

    private func tops(_ screen: OrderController) -> [CGFloat?] {
        screen.orders.indices.map { cell($0, screen)?.frame.minY }
    }

    // 8 + 30 + 4 + 44 + 0 + 8
    private let height: CGFloat = 94

    @Test func constraintsMakeTheRowsAsHighAsTheyAre() {
        let (_, screen) = show(OrderController())
        #expect(tops(screen) == [0, 94, 188, 282])
        #expect(screen.tableView.contentSize.height == 4 * height)
        #expect(cell(0, screen)?.plusButton.frame == CGRect(x: 314, y: 42, width: 60, height: 44))
        #expect(cell(0, screen)?.minusButton.frame == CGRect(x: 246, y: 42, width: 60, height: 44))
        #expect(cell(0, screen)?.titleLabel.frame == CGRect(x: 16, y: 8, width: 358, height: 30))
    }

    @Test func theButtonsChangeTheOrderOfTheirOwnRow() throws {
        let (app, screen) = show(OrderController())
        let cake = try #require(cell(1, screen))
        app.fingerTap(at: cake.plusButton)
        app.advance(by: 0.5)
        #expect(screen.orders.map(\.amount) == [1, 3, 1, 1] && cake.titleLabel.text == "3 × Cake")
        #expect(screen.selected == [])
        // Nobody has the optional method.
        app.fingerTap(at: cake.infoButton)
        app.advance(by: 0.5)
        #expect(screen.orders.map(\.amount) == [1, 3, 1, 1] && screen.selected == [])
    }

    @Test func takenToNothingTheRowGoesAndTheOthersKnowTheirNewPlace() {
        let (app, screen) = show(OrderController())
        app.tap(at(276, 64))
        app.advance(by: 0.5)
        #expect(screen.orders.map(\.name) == ["Cake", "Soup", "Salad"])
        #expect(tops(screen) == [0, 94, 188])
        // The place where tea's button was is cake's now.
        app.tap(at(344, 64))
        app.tap(at(344, 94 + 64))
        #expect(screen.orders.map(\.amount) == [3, 2, 1])
    }

    @Test func aTapOnTheRowOpensItsDetailsAndTheRowsBelowMove() {
        let (app, screen) = show(OrderController())
        app.tap(at(150, 94 + 64))
        #expect(screen.selected == ["Cake"])
        #expect(cell(1, screen)?.frame == CGRect(x: 0, y: 94, width: 390, height: 154))
        #expect(tops(screen) == [0, 94, 248, 342])
        app.tap(at(150, 94 + 120))
        #expect(tops(screen) == [0, 94, 188, 282] && screen.selected == ["Cake", "Cake"])
    }
}
