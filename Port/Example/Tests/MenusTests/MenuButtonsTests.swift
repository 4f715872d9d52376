import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedMenus

private final class Log: NSObject, FilesDelegate {
    var lines: [String] = []
    func files(_ controller: FilesController, sortedBy order: String) { lines.append("by \(order)") }
    func files(_ controller: FilesController, did action: String) { lines.append(action) }
}

@Suite(.application) @MainActor
struct MenuButtonsTests {
    private func opened() -> (app: TestApplication, files: FilesController, log: Log) {
        let log = Log()
        let files = FilesController()
        files.delegate = log
        let (app, _) = show(UINavigationController(rootViewController: files))
        app.advance(by: 0.5)
        return (app, files, log)
    }

    private func states(_ menu: UIMenu?) -> [String] {
        (menu?.children ?? []).compactMap { $0 as? UIAction }.filter { $0.state == .on }.map(\.title)
    }

    @Test func `A tap on a bar button opens its menu, and a tap on an item selects it`() {
        let (app, files, log) = opened()
        #expect(states(files.navigationItem.rightBarButtonItem?.menu) == ["Name"])
        app.fingerTap(at: at(358, 22))
        app.advance(by: 0.6)
        #expect(["Name", "Date", "Kind"].allSatisfy { app.menuItem($0) != nil } && log.lines == [])
        app.tapMenuItem("Date")
        app.advance(by: 0.6)
        #expect(log.lines == ["by Date"] && files.order == "Date" && app.menuItem("Date") == nil)
        #expect(states(files.navigationItem.rightBarButtonItem?.menu) == ["Date"])
    }

    @Test func `A tap beside the menu closes it and is not delivered to a view`() {
        let (app, files, log) = opened()
        app.fingerTap(at: at(358, 22))
        app.advance(by: 0.6)
        app.fingerTap(at: at(100, 700))
        app.advance(by: 0.6)
        #expect(app.menuItem("Name") == nil && log.lines == [] && files.pageTaps == 0)
        app.fingerTap(at: files.pageButton)
        #expect(files.pageTaps == 1)
    }

    @Test func `A pop-up button shows the selected item as its title`() {
        let (app, files, log) = opened()
        #expect(titled("Medium", in: files.sizeButton) != nil)
        app.fingerTap(at: files.sizeButton)
        app.advance(by: 0.6)
        app.tapMenuItem("Large")
        app.advance(by: 0.6)
        #expect(
            log.lines == ["size Large"] && titled("Large", in: files.sizeButton) != nil
                && titled("Medium", in: files.sizeButton) == nil)
    }

    @Test func `A menu as primary action replaces touchUpInside, and a disabled item has no effect`() {
        let (app, files, log) = opened()
        app.fingerTap(at: files.moreButton)
        app.advance(by: 0.6)
        #expect(
            files.menuOpenings == 1 && files.presses == 0 && app.menuItem("Rename") != nil
                && app.menuItem("Delete") != nil)
        app.tapMenuItem("Delete")
        app.advance(by: 0.6)
        #expect(log.lines == ["delete"] && files.presses == 0)
        app.fingerTap(at: files.moreButton)
        app.advance(by: 0.6)
        app.tapMenuItem("Locked")
        app.advance(by: 0.6)
        #expect(log.lines == ["delete"] && files.menuOpenings == 2)
    }

    @Test func `A key command needs its exact modifiers and an action that can be performed`() {
        let (app, files, log) = opened()
        app.keyType("l", modifiers: .command)
        app.keyType("n", modifiers: .command)
        app.keyType("n", modifiers: [.command, .shift])
        app.keyType("d", modifiers: .command)
        #expect(log.lines == ["find", "new folder"])
        files.hasSelection = true
        app.keyType("d", modifiers: .command)
        app.keyType(UIKeyCommand.inputUpArrow)
        #expect(log.lines == ["find", "new folder", "delete by key", "up true"])
    }
}
