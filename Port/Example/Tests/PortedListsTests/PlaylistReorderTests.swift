import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct PlaylistReorderTests {
    private func opened() -> (TestApplication, PlaylistController) {
        let playlist = PlaylistController()
        let (app, _) = show(UINavigationController(rootViewController: playlist))
        return (app, playlist)
    }

    private func drag(_ app: TestApplication, _ table: UITableView, from row: Int, by points: CGFloat) {
        let start = place(row, in: table, x: 368)
        app.fingerDown(at: start)
        app.advance(by: 0.3)
        app.fingerMove(to: at(start.x, start.y + points), duration: 0.6)
        app.advance(by: 0.4)
        app.fingerUp()
        app.advance(by: 1)
    }

    private func titles(_ table: UITableView) -> [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    @Test func editButtonStartsAndEndsEditing() {
        let (app, playlist) = opened()
        #expect(playlist.tableView.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(playlist.editButtonItem.title == "Edit")
        app.tap(at(365, 22))
        #expect(playlist.isEditing && playlist.tableView.isEditing && playlist.editButtonItem.title == "Done")
        let cell = playlist.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? SongCell
        #expect(cell?.editingStates.last == true)
        app.tap(at(365, 22))
        #expect(!playlist.tableView.isEditing && cell?.editingStates.last == false)
        #expect(playlist.log == ["edit", "done"])
    }

    @Test func aSongIsDraggedDownByItsHandle() {
        let (app, playlist) = opened()
        playlist.setEditing(true, animated: false)
        app.advance(by: 0.5)
        drag(app, playlist.tableView, from: 0, by: 120)
        #expect(playlist.log == ["edit", "0.0 to 0.2"])
        #expect(playlist.queue == ["Two", "Three", "One", "Four", "Five"])
        #expect(titles(playlist.tableView) == playlist.queue + playlist.played)
    }

    @Test func aSongIsDraggedUp() {
        let (app, playlist) = opened()
        playlist.setEditing(true, animated: false)
        app.advance(by: 0.5)
        drag(app, playlist.tableView, from: 3, by: -120)
        #expect(playlist.queue == ["One", "Four", "Two", "Three", "Five"])
        #expect(titles(playlist.tableView) == playlist.queue + playlist.played)
    }

    @Test func beyondItsSectionItIsPutAtTheEnd() {
        let (app, playlist) = opened()
        playlist.setEditing(true, animated: false)
        app.advance(by: 0.5)
        drag(app, playlist.tableView, from: 1, by: 300)
        #expect(playlist.log == ["edit", "0.1 to 0.4"])
        #expect(playlist.queue == ["One", "Three", "Four", "Five", "Two"] && playlist.played == ["Old", "Older"])
        #expect(titles(playlist.tableView) == playlist.queue + playlist.played)
    }

    @Test func whatWasPlayedHasNoHandleAndWithoutEditingNothingMoves() {
        let (app, playlist) = opened()
        drag(app, playlist.tableView, from: 0, by: 120)
        #expect(playlist.log == [])
        playlist.setEditing(true, animated: false)
        app.advance(by: 0.5)
        let start = place(0, 1, in: playlist.tableView, x: 368)
        app.pull(from: start, to: at(start.x, start.y - 120))
        #expect(playlist.log == ["edit"] && playlist.played == ["Old", "Older"])
    }
}
