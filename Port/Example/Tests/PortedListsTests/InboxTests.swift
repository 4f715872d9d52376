import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct InboxTests {
    private let edit = at(365, 22)

    private func opened() -> (TestApplication, UINavigationController, InboxController) {
        let inbox = InboxController()
        let (app, navigation) = show(UINavigationController(rootViewController: inbox))
        return (app, navigation, inbox)
    }

    private func titles(_ table: UITableView) -> [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    @Test func severalAreSelectedWhileEditing() {
        let (app, navigation, inbox) = opened()
        #expect(navigation.isToolbarHidden)
        app.tap(edit)
        #expect(inbox.tableView.isEditing && !navigation.isToolbarHidden && !inbox.deleteItem.isEnabled)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
        app.tap(place(1, in: inbox.tableView))
        app.tap(place(3, in: inbox.tableView))
        app.tap(place(4, in: inbox.tableView))
        app.tap(place(3, in: inbox.tableView))
        #expect(inbox.tableView.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 4])
        #expect(inbox.deleteItem.title == "Delete (2)" && inbox.deleteItem.isEnabled && inbox.log == [])
    }

    @Test func theToolbarDeletesThemAndEndsEditing() {
        let (app, navigation, inbox) = opened()
        app.tap(edit)
        app.tap(place(0, in: inbox.tableView))
        app.tap(place(2, in: inbox.tableView))
        app.tap(at(195, 822))
        app.advance(by: 1)
        #expect(inbox.mails == ["Bob", "Dan", "Eve", "Fay"] && titles(inbox.tableView) == inbox.mails)
        #expect(inbox.log == ["deleted 2"])
        #expect(!inbox.isEditing && !inbox.tableView.isEditing && navigation.isToolbarHidden)
    }

    @Test func leavingEditingForgetsTheSelection() {
        let (app, _, inbox) = opened()
        app.tap(edit)
        app.tap(place(0, in: inbox.tableView))
        app.tap(edit)
        #expect(inbox.tableView.indexPathsForSelectedRows == nil && inbox.mails.count == 6)
        app.tap(edit)
        #expect(inbox.tableView.indexPathsForSelectedRows == nil && !inbox.deleteItem.isEnabled)
    }

    @Test func outsideOfEditingATapOpensAndASwipeDeletes() {
        let (app, _, inbox) = opened()
        app.tap(place(5, in: inbox.tableView))
        #expect(inbox.log == ["open Fay"])
        let row = place(1, in: inbox.tableView)
        app.pull(from: at(350, row.y), to: at(250, row.y))
        #expect(inbox.mails.count == 6)
        app.tap(at(370, row.y))
        app.advance(by: 1)
        #expect(inbox.log == ["open Fay", "swiped Bob"])
        #expect(titles(inbox.tableView) == ["Ann", "Cyd", "Dan", "Eve", "Fay"])
    }
}
