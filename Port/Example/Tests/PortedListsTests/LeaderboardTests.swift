import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct LeaderboardTests {
    private func cell(_ row: Int, _ screen: LeaderboardController) -> PlayerCell? {
        screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? PlayerCell
    }

    private func rows(_ screen: LeaderboardController) -> [String?] {
        screen.players.indices.map { cell($0, screen)?.textLabel?.text }
    }

    @Test func deletesInsertsAndMovesAreOneUpdate() {
        let (app, screen) = show(LeaderboardController())
        let (ann, bob, dan) = (cell(0, screen), cell(1, screen), cell(3, screen))
        app.tap(at(195, 800))
        app.advance(by: 0.5)
        #expect(screen.players.map(\.name) == ["Zoe", "Ann", "Dan", "Cyd"])
        #expect(rows(screen) == ["Zoe", "Ann", "Dan", "Cyd"])
        #expect((0..<4).map { cell($0, screen)?.frame.minY } == [0, 60, 120, 180])
        // Those that stay keep their cells.
        #expect(cell(1, screen) === ann && cell(2, screen) === dan)
        #expect(screen.tableView.visibleCells.count == 4 && !screen.tableView.visibleCells.contains { $0 === bob })
    }

    @Test func theCompletionComesAfterTheAnimation() {
        let (app, screen) = show(LeaderboardController())
        app.fingerTap(at: screen.roundButton)
        #expect(screen.log == ["begin", "going"])
        #expect(cell(2, screen)?.textLabel?.text == "Dan" && cell(2, screen)?.detailTextLabel?.text == "20")
        app.advance(by: 1)
        #expect(screen.log == ["begin", "going", "end true"])
        // A moved row is not asked for anew: its score is what the completion wrote.
        #expect(cell(2, screen)?.detailTextLabel?.text == "45" && cell(2, screen)?.reuses == 0)
    }

    @Test func aTappedPlayerGoesToTheEnd() {
        let (app, screen) = show(LeaderboardController())
        let bob = cell(1, screen)
        app.fingerTap(at: at(195, 90))
        app.advance(by: 1)
        #expect(rows(screen) == ["Ann", "Cyd", "Dan", "Bob"])
        #expect(bob?.frame == CGRect(x: 0, y: 180, width: 390, height: 60) && cell(3, screen) === bob)
        #expect(screen.log == ["Bob is last"] && screen.tableView.indexPathForSelectedRow == nil)
        // A finger finds the players where they are now.
        app.fingerTap(at: at(195, 90))
        app.advance(by: 1)
        #expect(rows(screen) == ["Ann", "Dan", "Bob", "Cyd"] && screen.log == ["Bob is last", "Cyd is last"])
    }

    @Test func reloadedTheSelectionIsGone() {
        let (app, screen) = show(LeaderboardController())
        screen.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(screen.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0) && screen.log == [])
        screen.tableView.reloadData()
        #expect(screen.tableView.indexPathForSelectedRow == nil)
        app.advance(by: 0.1)
        #expect(rows(screen) == ["Ann", "Bob", "Cyd", "Dan"] && cell(2, screen)?.isSelected == false)
    }
}
