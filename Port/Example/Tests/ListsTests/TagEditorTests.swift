import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct TagEditorTests {
    @Test func `A tap on the insert control of the last row inserts a row before it`() {
        let (app, screen) = show(TagEditorController())
        let names = Names()
        screen.delegate = names
        #expect(titles(screen.tableView) == ["red", "green", "blue", "add tag"])
        app.tap(at(24, 175))
        #expect(screen.log == ["insert pink"])
        #expect(titles(screen.tableView) == ["red", "green", "blue", "pink", "add tag"])
        app.tap(at(24, 225))
        #expect(screen.tags == ["red", "green", "blue", "pink", "teal"])
        #expect(
            screen.tableView.cellForRow(at: IndexPath(row: 5, section: 0))?.frame
                == CGRect(x: 0, y: 250, width: 390, height: 50))
        withExtendedLifetime(names) {}
    }

    @Test func `The delete control asks for a confirmation before it deletes the row`() {
        let (app, screen) = show(TagEditorController())
        app.tap(at(24, 75))
        #expect(screen.log == [] && screen.tags.count == 3)
        app.tap(at(365, 75))
        app.advance(by: 1)
        #expect(screen.log == ["delete green"])
        #expect(titles(screen.tableView) == ["red", "blue", "add tag"])
    }

    @Test func `A tap on the last row inserts a row, and a tap on another row has no effect`() {
        let (app, screen) = show(TagEditorController())
        app.tap(at(200, 25))
        #expect(screen.log == [])
        app.tap(at(200, 175))
        #expect(screen.log == ["insert tag 1"])
        #expect(titles(screen.tableView) == ["red", "green", "blue", "tag 1", "add tag"])
        #expect(screen.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `In editing mode, the content view is beside the editing control`() {
        let (app, screen) = show(TagEditorController())
        let cell = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.editingStyle == .delete && cell?.isEditing == true)
        #expect(screen.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.editingStyle == .insert)
        #expect(cell.map { $0.contentView.frame.minX > 24 } == true)
        screen.setEditing(false, animated: true)
        app.advance(by: 1)
        #expect(titles(screen.tableView) == ["red", "green", "blue"])
        #expect(cell?.contentView.frame.minX == 0 && cell?.isEditing == false)
    }
}
