import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A diary: a section for each day, with a header and a footer.
private final class DiaryController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView: UITableView
    var days = [4, 2, 30]
    var tall: Set<IndexPath> = []
    var cellRequests = 0
    var requestedHeights: Set<IndexPath> = []
    var selected: [IndexPath] = []

    init(style: UITableView.Style) {
        tableView = UITableView(frame: CGRect(x: 0, y: 44, width: 390, height: 800), style: style)
        super.init(nibName: nil, bundle: nil)
        tableView.sectionHeaderTopPadding = 0
        tableView.estimatedRowHeight = 0
        tableView.estimatedSectionHeaderHeight = 0
        tableView.estimatedSectionFooterHeight = 0
        tableView.dataSource = self
        tableView.delegate = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
    }

    func numberOfSections(in tableView: UITableView) -> Int { days.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellRequests += 1
        return UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        requestedHeights.insert(indexPath)
        return tall.contains(indexPath) ? 120 : 50
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 1 ? 60 : 28
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 12 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let bar = UIView()
        bar.tag = 100 + section
        return bar
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let line = UIView()
        line.tag = 200 + section
        return line
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

/// A cell with a label of several lines, as wide as the row.
private final class MessageCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MessagesController: UITableViewController {
    var messages = ["Yes.", String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 6), "No."]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        tableView.separatorStyle = .none
        tableView.estimatedRowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath) as! MessageCell
        cell.label.text = messages[indexPath.row]
        return cell
    }
}

/// Heights that the delegate returns, that constraints require, and that change.
@Suite(.application(tracing: .both)) @MainActor
struct TableHeightsTests {
    let app = TestApplication.current

    private func diary(_ style: UITableView.Style = .plain) -> DiaryController {
        let controller = DiaryController(style: style)
        _ = app.makeWindow(root: controller)
        app.settle()
        return controller
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// 28 + 4 × 50 + 12 = 240; 60 + 2 × 50 + 12 = 172; 28 + 30 × 50 + 12 = 1540.
    @Test func `The frame of a section contains its header, its rows and its footer`() {
        let table = diary().tableView
        expectEqual(table.rect(forSection: 0), CGRect(x: 0, y: 0, width: 390, height: 240))
        expectEqual(table.rect(forSection: 1), CGRect(x: 0, y: 240, width: 390, height: 172))
        expectEqual(table.rectForRow(at: path(0, 1)), CGRect(x: 0, y: 300, width: 390, height: 50))
        expectEqual(table.rectForRow(at: path(29, 2)).maxY, CGFloat(412 + 28 + 1500))
        expectEqual(table.contentSize, CGSize(width: 390, height: 1952))
    }

    @Test func `A footer of a plain table view is pinned to the lower edge`() throws {
        let controller = diary()
        let table = controller.tableView
        let footer = try #require(table.viewWithTag(202))
        // Unpinned, the third section's footer would begin at 1,940 points; the table view is 800 points high.
        expectEqual(footer.convert(footer.bounds, to: table).maxY, 800)
        table.contentOffset.y = 500
        app.settle()
        let after = try #require(table.viewWithTag(202))
        expectEqual(after.convert(after.bounds, to: table).maxY, 1300)
    }

    @Test func `An empty batch measures the rows again and does not reload cells`() {
        let controller = diary()
        let table = controller.tableView
        let cell = table.cellForRow(at: path(1))
        let requests = controller.cellRequests
        controller.tall = [path(1)]
        table.beginUpdates()
        table.endUpdates()
        app.advance(by: 1)
        expectEqual(table.rectForRow(at: path(1)).height, 120)
        expectEqual(table.rectForRow(at: path(2)).minY, CGFloat(28 + 50 + 120))
        expectEqual(table.contentSize.height, 2022)
        #expect(table.cellForRow(at: path(1)) === cell)
        expectEqual(cell?.frame, CGRect(x: 0, y: 78, width: 390, height: 120))
        expectEqual(controller.cellRequests, requests)
    }

    @Test func `A point converted from the window to the table view finds the row in the scrolled content`() {
        let controller = diary()
        controller.tableView.contentOffset.y = 300
        app.settle()
        let inTable = controller.tableView.convert(CGPoint(x: 100, y: 144), from: controller.view)
        expectEqual(inTable, CGPoint(x: 100, y: 400))
        // The footer of the second section is from 400 to 412 points.
        #expect(controller.tableView.indexPathForRow(at: inTable) == nil)
        expectEqual(controller.tableView.indexPathForRow(at: CGPoint(x: 100, y: 399)), path(1, 1))
    }

    @Test func `A tap on a pinned header selects no row`() {
        let controller = diary()
        controller.tableView.contentOffset.y = 700
        app.settle()
        app.fingerTap(at: CGPoint(x: 100, y: 44 + 14))
        app.advance(by: 0.5)
        expectEqual(controller.selected, [])
        // The point is at 755 points in the content; the third section's rows begin at 440.
        app.fingerTap(at: CGPoint(x: 100, y: 44 + 55))
        app.advance(by: 0.5)
        expectEqual(controller.selected, [path(6, 2)])
    }

    /// The label has margins of 12 points above and below and a width of 350.
    @Test func `A row is as high as its label of several lines requires`() throws {
        let controller = MessagesController(style: .plain)
        _ = app.makeWindow(root: controller)
        app.settle()
        let table = controller.tableView!
        for index in 0..<3 {
            let cell = try #require(table.cellForRow(at: path(index)) as? MessageCell)
            let needed = cell.label.sizeThatFits(CGSize(width: 350, height: CGFloat.greatestFiniteMagnitude)).height
            #expect(abs(cell.frame.height - needed - 24) < 1)
            #expect(abs(cell.label.frame.width - 350) < 0.5)
        }
        #expect(table.rectForRow(at: path(1)).height > table.rectForRow(at: path(0)).height + 20)
        #expect(abs(table.contentSize.height - table.rectForRow(at: path(2)).maxY) < 0.5)
    }

    /// See the documentation of `estimatedRowHeight`.
    @Test func `With estimated heights, rows far below the bounds are not measured`() {
        let controller = DiaryController(style: .plain)
        controller.days = [1000]
        controller.tableView.estimatedRowHeight = 50
        _ = app.makeWindow(root: controller)
        app.settle()
        #expect(controller.requestedHeights.contains(path(0)))
        #expect(controller.requestedHeights.contains(path(15)))
        #expect(!controller.requestedHeights.contains(path(999)))
    }

    @Test func `A tap below the last row selects nothing`() {
        let controller = DiaryController(style: .plain)
        controller.days = [2]
        _ = app.makeWindow(root: controller)
        app.settle()
        app.fingerTap(at: CGPoint(x: 100, y: 600))
        app.advance(by: 0.5)
        expectEqual(controller.selected, [])
        expectEqual(controller.tableView.visibleCells.count, 2)
        expectEqual(controller.tableView.contentSize.height, 140)
    }

    /// See the documentation of `rectForRow(at:)`.
    @Test func `A row that does not exist has the frame zero and no cell`() {
        let table = diary().tableView
        expectEqual(table.rectForRow(at: path(4)), .zero)
        #expect(table.cellForRow(at: path(4)) == nil)
    }

    @Test func `Content insets change neither the rows' frames nor the content size`() {
        let controller = diary()
        let table = controller.tableView
        table.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 30, right: 0)
        table.contentOffset.y = -100
        app.settle()
        expectEqual(table.rectForRow(at: path(0)).minY, 28)
        expectEqual(table.contentSize.height, 1952)
        expectEqual(table.cellForRow(at: path(0)).map { $0.convert($0.bounds, to: nil).minY }, CGFloat(44 + 100 + 28))
    }
}
