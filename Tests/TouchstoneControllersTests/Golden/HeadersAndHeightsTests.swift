import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class NoteCell: UITableViewCell {
    private let box = UIView()
    private lazy var height = box.heightAnchor.constraint(equalToConstant: 10)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            height,
        ])
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    func setHeight(_ points: CGFloat) { height.constant = points }
    var boxFrame: CGRect { box.frame }
}

private final class NotesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    var counts = [5, 5, 5]
    var heights: [CGFloat] = []
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    private(set) var headers: [Int: UIView] = [:]
    private(set) var footers: [Int: UIView] = [:]

    init(_ style: UITableView.Style) {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: style)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(NoteCell.self, forCellReuseIdentifier: "note")
        table.separatorStyle = .none
        table.sectionHeaderTopPadding = 0
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
        cell.setHeight(heights.indices.contains(indexPath.row) ? heights[indexPath.row] : 30)
        return cell
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard headerHeight > 0 else { return nil }
        headers[section] = UIView()
        return headers[section]
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard footerHeight > 0 else { return nil }
        footers[section] = UIView()
        return footers[section]
    }
}

@Suite(.application) @MainActor
struct HeadersAndHeightsTests {
    private func shown(
        _ style: UITableView.Style, _ prepare: (NotesController) -> Void
    ) -> (TestApplication, NotesController) {
        let app = TestApplication.current
        let screen = NotesController(style)
        prepare(screen)
        _ = app.makeWindow(root: screen)
        app.settle()
        return (app, screen)
    }

    private func scroll(_ y: CGFloat, _ app: TestApplication, _ screen: NotesController) {
        screen.table.contentOffset.y = y
        app.settle()
    }

    /// The distance of a view from the table's top edge.
    private func top(_ view: UIView?, _ screen: NotesController) -> CGFloat? {
        view.map { $0.convert($0.bounds, to: screen.view).minY }
    }

    private func frame(_ row: Int, _ section: Int = 0, _ screen: NotesController) -> CGRect? {
        screen.table.cellForRow(at: IndexPath(row: row, section: section))?.frame
    }

    @Test func `A header of a plain table floats at the top until the next header pushes it`() {
        let (app, screen) = shown(.plain) {
            $0.headerHeight = 30
            $0.table.rowHeight = 50
            $0.table.estimatedRowHeight = 0
        }
        expectEqual(screen.table.contentSize.height, 840)
        #expect(top(screen.headers[0], screen) == 0 && frame(0, 0, screen)?.minY == 30)
        scroll(75, app, screen)
        #expect(top(screen.headers[0], screen) == 0 && top(screen.headers[1], screen) == 205)
        scroll(265, app, screen)
        // The second header is at 280 − 265.
        #expect(top(screen.headers[0], screen) == -15 && top(screen.headers[1], screen) == 15)
        scroll(300, app, screen)
        #expect(top(screen.headers[1], screen) == 0 && frame(0, 1, screen)?.minY == 310)
    }

    @Test func `A footer of a plain table floats at the bottom edge`() {
        let (app, screen) = shown(.plain) {
            $0.counts = [10, 10]
            $0.footerHeight = 40
            $0.table.rowHeight = 50
            $0.table.estimatedRowHeight = 0
        }
        // The section's rows end at 500, and its footer at 540.
        expectEqual(screen.table.contentSize.height, 1080)
        expectEqual(top(screen.footers[0], screen), 360)
        scroll(120, app, screen)
        expectEqual(top(screen.footers[0], screen), 360)
        scroll(200, app, screen)
        expectEqual(top(screen.footers[0], screen), 300)
        scroll(400, app, screen)
        #expect(top(screen.footers[0], screen) == 100 && top(screen.footers[1], screen) == 360)
    }

    @Test func `The headers of a grouped table scroll with the rows`() {
        let (app, screen) = shown(.grouped) {
            $0.headerHeight = 30
            $0.footerHeight = 20
            $0.table.rowHeight = 50
            $0.table.estimatedRowHeight = 0
            $0.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        }
        #expect(top(screen.headers[0], screen) == 60 && frame(0, 0, screen)?.minY == 90)
        scroll(100, app, screen)
        expectEqual(frame(0, 0, screen).map { $0.maxY == 140 }, true)
        expectEqual(screen.headers[0].map { $0.window == nil || top($0, screen) == -40 }, true)
        expectEqual(screen.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY, 60 + 30 + 250 + 20 + 30)
    }

    @Test func `Automatic row heights follow the cells' constraints and change in an update`() throws {
        let (app, screen) = shown(.plain) {
            $0.counts = [4]
            $0.heights = [20, 80, 40, 60]
            $0.table.rowHeight = UITableView.automaticDimension
            $0.table.estimatedRowHeight = 44
        }
        expectEqual((0..<4).map { frame($0, 0, screen)?.height }, [40, 100, 60, 80])
        expectEqual((0..<4).map { frame($0, 0, screen)?.minY }, [0, 40, 140, 200])
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NoteCell)
        expectEqual(cell.boxFrame, CGRect(x: 20, y: 10, width: 350, height: 80))
        screen.heights[1] = 10
        cell.setHeight(10)
        screen.table.beginUpdates()
        screen.table.endUpdates()
        app.advance(by: 1)
        #expect(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        expectEqual((0..<4).map { frame($0, 0, screen)?.minY }, [0, 40, 70, 130])
        expectEqual(screen.table.contentSize.height, 210)
    }

    @Test func `tableHeaderView and tableFooterView scroll with the rows`() {
        let (app, screen) = shown(.plain) {
            $0.counts = [10]
            $0.table.rowHeight = 50
            $0.table.estimatedRowHeight = 0
            $0.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
            $0.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        }
        expectEqual(screen.table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 390, height: 100))
        expectEqual(screen.table.tableFooterView?.frame, CGRect(x: 0, y: 600, width: 390, height: 70))
        #expect(frame(0, 0, screen)?.minY == 100 && screen.table.contentSize == CGSize(width: 390, height: 670))
        scroll(60, app, screen)
        expectEqual(top(screen.table.tableHeaderView, screen), -60)
        screen.table.tableHeaderView = nil
        app.settle()
        #expect(
            screen.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 0
                && screen.table.contentSize.height == 570)
    }

    @Test func `A table limits its content offset after a reload with fewer rows and keeps it after a resize`() {
        let (app, screen) = shown(.plain) {
            $0.counts = [40]
            $0.table.rowHeight = 50
            $0.table.estimatedRowHeight = 0
        }
        scroll(1600, app, screen)
        screen.counts = [12]
        screen.table.reloadData()
        app.settle()
        #expect(screen.table.contentSize.height == 600 && screen.table.contentOffset.y == 200)
        scroll(100, app, screen)
        screen.table.frame = CGRect(x: 0, y: 0, width: 300, height: 350)
        app.settle()
        #expect(screen.table.contentOffset.y == 100 && screen.table.contentSize == CGSize(width: 300, height: 600))
        expectEqual(screen.table.indexPathsForVisibleRows?.map(\.row), Array(2...8))
        #expect(screen.table.visibleCells.allSatisfy { $0.frame.width == 300 })
    }
}
