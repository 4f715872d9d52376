import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class ContactCell: UITableViewCell {
    let button = UIButton(type: .system)
    var preparations = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        button.frame = CGRect(x: 200, y: 10, width: 80, height: 30)
        contentView.addSubview(button)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}

private final class LetterView: UITableViewHeaderFooterView {
    var preparations = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }
}

/// An address book with a section for each letter.
private final class ContactsController: UITableViewController, UITableViewDataSourcePrefetching {
    var sections = 26
    var perSection = 8
    var requested: [IndexPath] = []
    var cells: Set<ObjectIdentifier> = []
    var letters: Set<ObjectIdentifier> = []
    var displayed: Set<IndexPath> = []
    var shownLetters: Set<Int> = []
    var called: [String] = []
    var prefetched: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.sectionHeaderHeight = 30
        tableView.sectionHeaderTopPadding = 0
        tableView.separatorStyle = .none
        tableView.prefetchDataSource = self
        tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
        tableView.register(LetterView.self, forHeaderFooterViewReuseIdentifier: "letter")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { perSection }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requested.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath) as! ContactCell
        cells.insert(ObjectIdentifier(cell))
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        cell.button.removeTarget(nil, action: nil, for: .allEvents)
        cell.button.addAction(
            UIAction(identifier: UIAction.Identifier("call")) { [weak self, weak cell, weak tableView] _ in
                guard let cell, let path = tableView?.indexPath(for: cell) else { return }
                self?.called.append("\(path.section).\(path.row)")
            }, for: .touchUpInside)
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "letter")!
        letters.insert(ObjectIdentifier(view))
        return view
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        displayed.insert(indexPath)
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        displayed.remove(indexPath)
    }

    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        shownLetters.insert(section)
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {
        shownLetters.remove(section)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { prefetched += indexPaths }
}

/// Reuse of cells and headers across sections. A section is 430 points high.
@Suite(.application(tracing: .both)) @MainActor
struct TableReuseTests {
    let app = TestApplication.current

    private func contacts(_ prepare: (ContactsController) -> Void = { _ in }) -> ContactsController {
        let controller = ContactsController(style: .plain)
        prepare(controller)
        _ = app.makeWindow(root: controller)
        app.settle()
        return controller
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    /// At most 18 rows are visible.
    @Test func `The rows between willDisplay and didEndDisplaying are the visible rows`() {
        let controller = contacts()
        for offset in [0.0, 100, 431, 2000, 1990, 5000, 0] {
            controller.tableView.contentOffset.y = offset
            app.settle()
            let visible = controller.tableView.indexPathsForVisibleRows ?? []
            expectEqual(controller.displayed, Set(visible))
            expectEqual(visible, visible.sorted())
            expectEqual(controller.tableView.visibleCells.count, visible.count)
            for path in visible {
                let cell = controller.tableView.cellForRow(at: path)
                expectEqual(cell?.textLabel?.text, "\(path.section).\(path.row)")
                expectEqual(cell?.frame, controller.tableView.rectForRow(at: path))
            }
        }
        #expect(controller.cells.count <= 60)
    }

    @Test func `Headers are reused and prepared for reuse`() {
        let controller = contacts()
        for step in 0...100 {
            controller.tableView.contentOffset.y = CGFloat(step) * 100
            app.settle()
        }
        #expect(controller.letters.count < 10)
        // Sections 23 to 25 are visible from 10,000 to 10,844 points.
        expectEqual(controller.shownLetters, [23, 24, 25])
        #expect((controller.tableView.headerView(forSection: 24) as? LetterView)?.preparations ?? 0 > 0)
    }

    @Test func `A fling reuses a small number of cells`() {
        let controller = contacts()
        for _ in 0..<3 {
            app.fingerDrag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 200), duration: 0.15)
            app.advance(by: 3)
        }
        #expect(controller.tableView.contentOffset.y > 2000)
        #expect(controller.cells.count < 40)
        expectEqual(controller.displayed, Set(controller.tableView.indexPathsForVisibleRows ?? []))
    }

    @Test func `A button's action finds the current index path of its reused cell`() throws {
        let controller = contacts()
        let second = try #require(controller.tableView.cellForRow(at: path(0, 1)) as? ContactCell)
        app.fingerTap(at: second.button)
        app.advance(by: 0.5)
        controller.tableView.contentOffset.y = 4300
        app.settle()
        let other = try #require(controller.tableView.cellForRow(at: path(10, 3)) as? ContactCell)
        app.fingerTap(at: other.button)
        app.advance(by: 0.5)
        expectEqual(controller.called, ["0.1", "10.3"])
    }

    @Test func `A cell off the screen has no index path, and its index path has no cell`() throws {
        let controller = contacts()
        let first = try #require(controller.tableView.cellForRow(at: path(0, 0)))
        expectEqual(controller.tableView.indexPath(for: first), path(0, 0))
        controller.tableView.contentOffset.y = 6000
        app.settle()
        #expect(controller.tableView.cellForRow(at: path(0, 0)) == nil)
        #expect(controller.tableView.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
        #expect(controller.tableView.indexPath(for: first) != path(0, 0))
    }

    /// See the documentation of `reconfigureRows(at:)`.
    @Test func `A reconfigured row keeps its cell without preparing it for reuse`() throws {
        let controller = contacts()
        let cell = try #require(controller.tableView.cellForRow(at: path(0, 2)) as? ContactCell)
        let before = cell.preparations
        controller.requested = []
        controller.tableView.reconfigureRows(at: [path(0, 2), path(9, 0)])
        app.settle()
        expectEqual(controller.requested, [path(0, 2)])
        #expect(controller.tableView.cellForRow(at: path(0, 2)) === cell)
        expectEqual(cell.preparations, before)
    }

    @Test func `reloadData requests the cells of the visible rows and few others`() {
        let controller = contacts()
        controller.tableView.contentOffset.y = 430
        app.settle()
        controller.requested = []
        controller.tableView.reloadData()
        app.settle()
        let visible = Set(controller.tableView.indexPathsForVisibleRows ?? [])
        #expect(Set(controller.requested).isSuperset(of: visible))
        #expect(controller.requested.count < 30)
        #expect(visible.contains(path(1, 0)))
    }

    @Test func `A hit test in a cell finds the button, the content view or the cell`() throws {
        let controller = contacts()
        let cell = try #require(controller.tableView.cellForRow(at: path(0, 0)) as? ContactCell)
        // The row is from 30 to 80 points.
        #expect(controller.view.hitTest(CGPoint(x: 240, y: 55), with: nil) === cell.button)
        #expect(controller.view.hitTest(CGPoint(x: 150, y: 55), with: nil) === cell.contentView)
        cell.contentView.isUserInteractionEnabled = false
        #expect(controller.view.hitTest(CGPoint(x: 150, y: 55), with: nil) === cell)
    }

    @Test func `The responder chain of a cell contains the table view and its controller`() throws {
        let controller = contacts()
        let cell = try #require(controller.tableView.cellForRow(at: path(0, 0)) as? ContactCell)
        var chain: [UIResponder] = []
        var responder: UIResponder? = cell.button
        while let next = responder?.next {
            chain.append(next)
            responder = next
        }
        expectEqual(chain.prefix(2).map(ObjectIdentifier.init), [cell.contentView, cell].map(ObjectIdentifier.init))
        #expect(chain.contains { $0 === controller.tableView })
        #expect(chain.contains { $0 === controller })
    }

    @Test func `A table view without sections requests no cells`() {
        let controller = contacts { $0.sections = 0 }
        expectEqual(controller.tableView.numberOfSections, 0)
        expectEqual(controller.tableView.visibleCells, [])
        expectEqual(controller.tableView.indexPathsForVisibleRows ?? [], [])
        expectEqual(controller.tableView.contentSize.height, 0)
        expectEqual(controller.requested, [])
        controller.sections = 1
        controller.tableView.reloadData()
        app.settle()
        expectEqual(controller.tableView.visibleCells.count, 8)
    }

    @Test func `Prefetching continues in the next sections and does nothing if all rows are visible`() {
        let controller = contacts()
        for _ in 0..<3 {
            app.fingerDown(at: CGPoint(x: 100, y: 800))
            app.fingerMove(to: CGPoint(x: 100, y: 200), duration: 1)
            app.advance(by: 0.3)
            app.fingerUp()
            app.advance(by: 1)
        }
        #expect(controller.prefetched.allSatisfy { (0..<26).contains($0.section) && (0..<8).contains($0.row) })
        // The first 844 points end in the second section.
        #expect(controller.prefetched.contains { $0.section >= 2 })
        let short = contacts { $0.sections = 1 }
        app.fingerDrag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 0.5)
        app.advance(by: 2)
        expectEqual(short.prefetched, [])
    }
}
