import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct FAQAccordionTests {
    private func headers(_ table: UITableView) -> [CGFloat?] {
        (0..<4).map { table.headerView(forSection: $0)?.frame.minY }
    }

    @Test func aTapOnAHeaderOpensItsSectionAndMovesThoseBelow() {
        let (app, screen) = show(FAQController())
        #expect(headers(screen.tableView) == [0, 44, 88, 132])
        app.tap(at(100, 66))
        #expect(screen.openSection == 1)
        #expect(screen.tableView.numberOfRows(inSection: 1) == 3)
        #expect(headers(screen.tableView) == [0, 44, 208, 252])
        #expect(screen.tableView.visibleCells.compactMap { $0.textLabel?.text }.sorted() == ["d", "e", "f"])
        #expect(screen.tableView.contentSize.height == 4 * 44 + 120)
        let header = screen.tableView.headerView(forSection: 1) as? HeaderView
        #expect(header.map { near($0.arrow.transform.b, 1, 0.001) } == true)
    }

    @Test func aSecondTapClosesIt() {
        let (app, screen) = show(FAQController())
        app.tap(at(100, 66))
        app.tap(at(100, 66))
        #expect(screen.openSection == nil && screen.tableView.visibleCells.isEmpty)
        #expect(headers(screen.tableView) == [0, 44, 88, 132])
        let header = screen.tableView.headerView(forSection: 1) as? HeaderView
        #expect(header?.arrow.transform == .identity)
    }

    @Test func openingOneClosesTheOtherInOneUpdate() {
        let (app, screen) = show(FAQController())
        app.tap(at(100, 66))
        app.tap(at(100, 230))
        #expect(screen.openSection == 2)
        #expect(screen.tableView.numberOfRows(inSection: 1) == 0 && screen.tableView.numberOfRows(inSection: 2) == 2)
        #expect(headers(screen.tableView) == [0, 44, 88, 212])
        app.tap(at(100, 88 + 44 + 60))
        #expect(screen.log == ["answer h"])
    }

    @Test func whatTheSubclassOverridesIsCalled() {
        let (app, screen) = show(ShopFAQController())
        app.tap(at(100, 22))
        #expect(screen.log == ["open 0"])
        app.tap(at(100, 22))
        app.tap(at(100, 154))
        #expect(screen.log == ["open 0", "closed", "members only"] && screen.openSection == nil)
    }
}
