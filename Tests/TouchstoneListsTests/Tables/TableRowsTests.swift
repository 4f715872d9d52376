import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A screen with one table view.
private final class RowsScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView: UITableView
    var counts = [20]
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0

    init(style: UITableView.Style = .plain) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.separatorStyle = .none
        tableView.sectionHeaderTopPadding = 0
        tableView.estimatedSectionHeaderHeight = 0
        tableView.estimatedSectionFooterHeight = 0
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "edge")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        headerHeight > 0 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge") : nil
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        footerHeight > 0 ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "edge") : nil
    }
}

/// A table view whose delegate returns the height of each row.
private final class VariableHeightsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()
    var count = 10
    var requested: Set<Int> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        requested.insert(indexPath.row)
        return 40 + 10 * CGFloat(indexPath.row % 10)
    }
}

/// A cell that is as high as its box and the margins require.
private final class BoxCell: UITableViewCell {
    private let box = UIView()
    private var height: NSLayoutConstraint?
    var boxHeight: CGFloat = 0 {
        didSet { height?.constant = boxHeight }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 0)
        // The cell has another height before it is measured.
        height.priority = .defaultHigh
        self.height = height
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class BoxesController: UITableViewController {
    var heights: [CGFloat] = [30, 80, 50]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.register(BoxCell.self, forCellReuseIdentifier: "box")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath) as! BoxCell
        cell.boxHeight = heights[indexPath.row]
        return cell
    }
}

/// Frames of rows, headers and footers and the content size, on a screen of 390 by 844 points without a safe area.
@Suite(.application(tracing: .both)) @MainActor
struct TableRowsTests {
    let app = TestApplication.current

    private func show(_ screen: RowsScreen) -> UITableView {
        _ = app.makeWindow(root: screen)
        app.settle()
        return screen.tableView
    }

    private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// See the documentation of `rowHeight`.
    @Test func `Rows of rowHeight are stacked`() {
        let screen = RowsScreen()
        screen.loadViewIfNeeded()
        screen.tableView.rowHeight = 60
        let table = show(screen)
        expectEqual(table.contentSize, CGSize(width: 390, height: 1200))
        expectEqual(table.rectForRow(at: row(5)), CGRect(x: 0, y: 300, width: 390, height: 60))
        expectEqual(table.cellForRow(at: row(5))?.frame, CGRect(x: 0, y: 300, width: 390, height: 60))
        expectEqual(table.numberOfSections, 1)
        expectEqual(table.numberOfRows(inSection: 0), 20)
    }

    /// The point is in the table view's coordinates.
    @Test func `indexPathForRow returns the row at a point, or nil in headers and below the rows`() {
        let screen = RowsScreen()
        screen.loadViewIfNeeded()
        screen.tableView.rowHeight = 60
        screen.headerHeight = 30
        screen.counts = [3, 2]
        let table = show(screen)
        expectEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 40)), row(0))
        expectEqual(table.indexPathForRow(at: CGPoint(x: 380, y: 209)), row(2))
        // The second section's header is from 210 to 240 points.
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 225)) == nil)
        expectEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 241)), row(0, 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 500)) == nil)
        expectEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 390, height: 100)), [row(1), row(2)])
    }

    /// An estimate of 0 turns estimates off (documentation of `estimatedRowHeight`).
    @Test func `Rows have the heights that the delegate returns`() {
        let screen = VariableHeightsController()
        screen.tableView.estimatedRowHeight = 0
        _ = app.makeWindow(root: screen)
        app.settle()
        // 40 + 50 + … + 130.
        expectEqual(screen.tableView.contentSize.height, 850)
        expectEqual(screen.tableView.rectForRow(at: row(3)), CGRect(x: 0, y: 150, width: 390, height: 70))
        expectEqual(screen.tableView.indexPathForRow(at: CGPoint(x: 0, y: 149)), row(2))
    }

    @Test func `Without estimates the heights of all rows are requested`() {
        let screen = VariableHeightsController()
        screen.count = 500
        screen.tableView.estimatedRowHeight = 0
        _ = app.makeWindow(root: screen)
        app.settle()
        expectEqual(screen.requested, Set(0..<500))
    }

    /// Boxes of 30, 80 and 50 points with margins of 10 points above and below.
    @Test func `Rows are as high as their constraints require`() {
        let controller = BoxesController(style: .plain)
        _ = app.makeWindow(root: controller)
        app.settle()
        let table = controller.tableView!
        expectEqual((0..<3).map { table.rectForRow(at: row($0)).minY }, [0, 50, 150])
        expectEqual((0..<3).map { table.cellForRow(at: row($0))?.frame.height }, [50, 100, 70])
        expectEqual(table.contentSize, CGSize(width: 390, height: 220))
    }

    @Test func `A header of a plain table view stays at the top until the next one pushes it away`() throws {
        let screen = RowsScreen()
        screen.loadViewIfNeeded()
        screen.tableView.rowHeight = 60
        screen.headerHeight = 30
        screen.counts = [20, 20, 20]
        let table = show(screen)
        func top(_ section: Int) throws -> CGFloat {
            let header = try #require(table.headerView(forSection: section))
            return header.convert(header.bounds, to: nil).minY
        }
        expectEqual(table.contentSize.height, CGFloat(3 * (30 + 1200)))
        try expectEqual(top(0), 0)
        table.contentOffset.y = 500
        app.settle()
        try expectEqual(top(0), 0)
        // The second section begins at 1,230 points.
        table.contentOffset.y = 1220
        app.settle()
        try expectEqual(top(0), -20)
        try expectEqual(top(1), 10)
        table.contentOffset.y = 1300
        app.settle()
        try expectEqual(top(1), 0)
        #expect(table.headerView(forSection: 0) == nil)
    }

    @Test func `A header of a grouped table view scrolls with its rows`() throws {
        let screen = RowsScreen(style: .grouped)
        screen.loadViewIfNeeded()
        screen.tableView.rowHeight = 60
        screen.headerHeight = 40
        screen.footerHeight = 20
        screen.counts = [20, 20]
        let table = show(screen)
        expectEqual(table.rectForRow(at: row(0)).minY, 40)
        expectEqual(table.rectForRow(at: row(0, 1)).minY, CGFloat(40 + 1200 + 20 + 40))
        let header = try #require(table.headerView(forSection: 0))
        table.contentOffset.y = 15
        app.settle()
        expectEqual(header.convert(header.bounds, to: nil).minY, -15)
        expectEqual(header.frame.height, 40)
    }

    @Test func `The table header and footer views surround the sections, keep their height and get the table's width`()
    {
        let screen = RowsScreen()
        screen.loadViewIfNeeded()
        screen.tableView.rowHeight = 60
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        screen.tableView.tableHeaderView = header
        screen.tableView.tableFooterView = footer
        let table = show(screen)
        expectEqual(header.frame, CGRect(x: 0, y: 0, width: 390, height: 120))
        expectEqual(footer.frame, CGRect(x: 0, y: 1320, width: 390, height: 50))
        expectEqual(table.rectForRow(at: row(0)).minY, 120)
        expectEqual(table.contentSize.height, 1370)
        table.contentOffset.y = 200
        app.settle()
        expectEqual(header.convert(header.bounds, to: nil).minY, -200)
    }

    @Test func `reloadData updates the counts and the content size and keeps the content offset`() {
        let screen = RowsScreen()
        screen.loadViewIfNeeded()
        screen.tableView.rowHeight = 60
        screen.counts = [100]
        let table = show(screen)
        table.contentOffset.y = 1000
        screen.counts = [50, 10]
        table.reloadData()
        app.settle()
        expectEqual(table.contentSize.height, 3600)
        expectEqual(table.contentOffset.y, 1000)
        expectEqual(table.numberOfSections, 2)
        expectEqual(table.numberOfRows(inSection: 1), 10)
    }

    @Test func `Rows get the width of a narrower table view`() {
        let screen = RowsScreen()
        screen.loadViewIfNeeded()
        screen.tableView.rowHeight = 60
        let table = show(screen)
        table.frame = CGRect(x: 0, y: 0, width: 300, height: 844)
        app.settle()
        expectEqual(table.cellForRow(at: row(2))?.frame, CGRect(x: 0, y: 120, width: 300, height: 60))
        expectEqual(table.cellForRow(at: row(2))?.contentView.frame.width, 300)
    }
}
