import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct ScrollToTests {
    @Test func aTapIsHeardOfInUIKitsOrder() {
        let (app, screen) = show(QuizController())
        screen.logsAll = true
        app.tap(place(0, in: screen.tableView))
        #expect(
            screen.log == ["shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0", "willSelect 0.0", "didSelect 0.0"])
        app.tap(place(2, in: screen.tableView))
        #expect(
            screen.log.dropFirst(5) == [
                "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "willDeselect 0.0",
                "didDeselect 0.0", "didSelect 0.2",
            ])
    }

    @Test func whatIsNotHighlightedIsNotSelectedAndWillSelectMayNameAnother() {
        let (app, screen) = show(QuizController())
        app.tap(place(3, in: screen.tableView))
        #expect(screen.log == [] && screen.tableView.indexPathForSelectedRow == nil)
        app.tap(place(4, in: screen.tableView))
        #expect(screen.log == ["didSelect 0.5"])
        #expect(screen.tableView.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
        #expect(screen.tableView.cellForRow(at: IndexPath(row: 5, section: 0))?.isSelected == true)
        #expect(screen.tableView.cellForRow(at: IndexPath(row: 4, section: 0))?.isSelected == false)
    }

    @Test func selectedByCodeTheDelegateHearsOnlyWhatTheCodeTellsIt() {
        let (app, screen) = show(QuizController())
        screen.logsAll = true
        app.tap(at(195, 800))
        app.tap(at(195, 800))
        // Nothing scrolls, as the rows stand above the middle; and no willSelect or willDeselect.
        #expect(screen.log.filter { $0 != "scrolled" } == ["didSelect 0.0", "didSelect 0.1"])
        #expect(screen.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
        #expect(screen.tableView.contentOffset.y == 0)
    }

    @Test func theButtonBringsAFarRowToTheMiddle() {
        let (app, screen) = show(QuizController())
        screen.tableView.selectRow(at: IndexPath(row: 8, section: 2), animated: false, scrollPosition: .none)
        #expect(screen.log == [] && screen.tableView.contentOffset.y == 0)
        screen.tableView(screen.tableView, didSelectRowAt: IndexPath(row: 8, section: 2))
        app.fingerTap(at: screen.nextButton)
        app.advance(by: 1)
        #expect(screen.log == ["didSelect 2.8", "didSelect 2.9", "scrolled"])
        // 2.9 is at 2 · 540 + 40 + 450, 50 high; the middle of 744 is 372.
        #expect(near(screen.tableView.contentOffset.y, 1570 + 25 - 372, 21))
        #expect(screen.tableView.cellForRow(at: IndexPath(row: 9, section: 2))?.isSelected == true)
    }

    @Test func scrolledToTheTopARowStandsBelowItsHeader() {
        let (app, screen) = show(QuizController())
        let table = screen.tableView!
        table.scrollToRow(at: IndexPath(row: 4, section: 1), at: .top, animated: false)
        app.advance(by: 0.1)
        #expect(table.contentOffset.y == 540 + 40 + 200 - 40)
        #expect(table.headerView(forSection: 1)?.frame.minY == table.contentOffset.y)
        table.scrollToRow(at: IndexPath(row: 9, section: 3), at: .bottom, animated: false)
        app.advance(by: 0.1)
        #expect(table.contentOffset.y == 4 * 540 - 744)
        table.scrollToRow(at: IndexPath(row: 9, section: 4), at: .top, animated: false)
        app.advance(by: 0.1)
        #expect(table.contentOffset.y == 5 * 540 - 744)
    }
}
