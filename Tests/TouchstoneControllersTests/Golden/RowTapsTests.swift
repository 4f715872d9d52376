import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A table of rows of 60 points that records each call of its delegate.
private final class MenuController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
    var log: [String] = []
    /// Rows that cannot be highlighted.
    var notHighlightable: Set<Int> = []
    /// The rows to select instead of others; `nil` for no selection.
    var replacements: [Int: Int?] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return !notHighlightable.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        guard let other = replacements[indexPath.row] else { return indexPath }
        return other.map { IndexPath(row: $0, section: 0) }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.row)")
    }
}

@Suite(.application) @MainActor
struct RowTapsTests {
    private func shown() -> (TestApplication, MenuController) {
        let app = TestApplication.current
        let screen = MenuController()
        _ = app.makeWindow(root: screen)
        app.settle()
        return (app, screen)
    }

    private func tap(_ row: Int, _ app: TestApplication) {
        app.fingerTap(at: CGPoint(x: 150, y: CGFloat(row) * 60 + 30))
        app.advance(by: 0.5)
    }

    @Test func `A tap highlights and then selects a row and the next tap replaces the selection`() {
        let (app, screen) = shown()
        tap(1, app)
        expectEqual(
            screen.log, ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"])
        screen.log = []
        tap(3, app)
        expectEqual(
            screen.log,
            [
                "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "willDeselect 1",
                "didDeselect 1",
                "didSelect 3",
            ])
        expectEqual(screen.table.indexPathsForSelectedRows, [IndexPath(row: 3, section: 0)])
    }

    @Test func `A row that cannot be highlighted is not selected`() {
        let (app, screen) = shown()
        screen.notHighlightable = [2]
        tap(2, app)
        expectEqual(screen.log, ["shouldHighlight 2"])
        #expect(screen.table.indexPathForSelectedRow == nil)
        expectEqual(screen.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected, false)
    }

    @Test func `The delegate can replace the selected row or refuse the selection in willSelectRowAt`() {
        let (app, screen) = shown()
        screen.replacements = [1: 4, 2: nil]
        tap(1, app)
        expectEqual(
            screen.log, ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 4"])
        expectEqual(screen.table.indexPathForSelectedRow, IndexPath(row: 4, section: 0))
        expectEqual(screen.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, false)
        expectEqual(screen.table.cellForRow(at: IndexPath(row: 4, section: 0))?.isSelected, true)
        screen.log = []
        tap(2, app)
        expectEqual(screen.log, ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2"])
        expectEqual(screen.table.indexPathForSelectedRow, IndexPath(row: 4, section: 0))
    }

    @Test func `With multiple selection a second tap on a row deselects it`() {
        let (app, screen) = shown()
        screen.table.allowsMultipleSelection = true
        tap(0, app)
        tap(2, app)
        expectEqual(screen.table.indexPathsForSelectedRows?.map(\.row).sorted(), [0, 2])
        screen.log = []
        tap(0, app)
        expectEqual(
            screen.log,
            [
                "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willDeselect 0", "didDeselect 0",
            ])
        expectEqual(screen.table.indexPathsForSelectedRows, [IndexPath(row: 2, section: 0)])
    }

    @Test func `A scroll removes the row's highlight and selects nothing`() {
        let (app, screen) = shown()
        let path = IndexPath(row: 4, section: 0)
        app.fingerDown(at: CGPoint(x: 150, y: 270))
        app.advance(by: 0.3)
        expectEqual(screen.log, ["shouldHighlight 4", "didHighlight 4"])
        expectEqual(screen.table.cellForRow(at: path)?.isHighlighted, true)
        app.fingerMove(to: CGPoint(x: 150, y: 190), duration: 0.3)
        expectEqual(screen.log, ["shouldHighlight 4", "didHighlight 4", "didUnhighlight 4"])
        expectEqual(screen.table.cellForRow(at: path)?.isHighlighted, false)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(screen.log, ["shouldHighlight 4", "didHighlight 4", "didUnhighlight 4"])
        #expect(screen.table.indexPathForSelectedRow == nil && screen.table.contentOffset.y > 50)
    }

    @Test func `Selecting and deselecting in code does not call the delegate`() {
        let (app, screen) = shown()
        screen.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        screen.table.selectRow(at: IndexPath(row: 15, section: 0), animated: false, scrollPosition: .middle)
        app.settle()
        // The middle of row 15 is at 930, which would need an offset of 630; the content ends at 1200.
        expectEqual(screen.table.contentOffset, CGPoint(x: 0, y: 600))
        expectEqual(screen.table.indexPathsForSelectedRows, [IndexPath(row: 15, section: 0)])
        expectEqual(screen.table.cellForRow(at: IndexPath(row: 15, section: 0))?.isSelected, true)
        screen.table.deselectRow(at: IndexPath(row: 15, section: 0), animated: false)
        #expect(screen.table.indexPathsForSelectedRows == nil || screen.table.indexPathsForSelectedRows == [])
        expectEqual(screen.log, [])
    }
}
