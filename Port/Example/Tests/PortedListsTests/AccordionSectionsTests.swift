import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct AccordionSectionsTests {
    private func titles(_ table: UITableView) -> [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    private func button(_ section: Int, _ screen: GroupsController) -> UIButton? {
        screen.tableView.viewWithTag(100 + section)?.subviews.first as? UIButton
    }

    @Test func aHeadersButtonOpensItsSection() {
        let (app, screen) = show(GroupsController())
        #expect(screen.tableView.contentSize.height == 180)
        #expect(Set(screen.headersMade) == [0, 1, 2])
        app.tap(at(195, 90))
        #expect(screen.log == ["Nuts opened"])
        #expect(titles(screen.tableView) == ["Nuts 1", "Nuts 2", "Nuts 3", "Nuts 4"])
        #expect(screen.tableView.contentSize.height == 380)
        #expect(screen.tableView.viewWithTag(102)?.frame == CGRect(x: 0, y: 320, width: 390, height: 60))
    }

    @Test func theReloadedSectionHasANewHeader() {
        let (app, screen) = show(GroupsController())
        #expect(button(1, screen)?.title(for: .normal) == "▸ Nuts")
        let made = screen.headersMade.count
        app.tap(at(195, 90))
        app.advance(by: 0.5)
        #expect(button(1, screen)?.title(for: .normal) == "▾ Nuts")
        #expect(screen.headersMade.dropFirst(made).contains(1))
    }

    @Test func twoAreOpenSideBySideAndRowsBelongToTheirs() {
        let (app, screen) = show(GroupsController())
        app.tap(at(195, 90))
        app.tap(at(195, 350))
        #expect(titles(screen.tableView) == ["Nuts 1", "Nuts 2", "Nuts 3", "Nuts 4", "Roots 1", "Roots 2"])
        app.tap(at(195, 320 + 60 + 75))
        #expect(screen.log == ["Nuts opened", "Roots opened", "Roots 2"])
        app.tap(at(195, 90))
        #expect(titles(screen.tableView) == ["Roots 1", "Roots 2"])
        #expect(screen.tableView.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 180)
    }

    @Test func closedByItsStuckHeaderTheTableIsBackAtItsTop() {
        let (app, screen) = show(GroupsController())
        app.tap(at(195, 30))
        #expect(screen.tableView.contentSize.height == 1180)
        app.pull(from: at(195, 700), to: at(195, 450))
        let offset = screen.tableView.contentOffset.y
        #expect(near(offset, 245, slop))
        #expect(screen.tableView.viewWithTag(100)?.frame.minY == offset)
        app.tap(at(195, 30))
        app.advance(by: 1)
        #expect(screen.log == ["Fruit opened", "Fruit closed"])
        #expect(screen.tableView.contentOffset.y == 0 && screen.tableView.contentSize.height == 180)
    }
}
