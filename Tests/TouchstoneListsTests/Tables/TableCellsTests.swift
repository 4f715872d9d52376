import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A cell that counts its uses and records whether it was prepared for reuse.
private final class TrackCell: UITableViewCell {
    @MainActor static var made = 0
    var uses = 0
    var wasReused = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .none
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        wasReused = true
        textLabel?.text = nil
    }
}

private final class AdvertisementCell: UITableViewCell {}

/// The tracks of an album; each tenth row is an advertisement.
private final class AlbumScreen: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
{
    let tableView = UITableView()
    var count = 100
    var hasAdvertisements = false
    var cells: [TrackCell] = []
    var textBeforeUse: [String?] = []
    var log: [String] = []
    var prefetched: [Int] = []
    var requested: Set<Int> = []
    var prefetchedVisible: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.rowHeight = 60
        tableView.separatorStyle = .none
        tableView.register(TrackCell.self, forCellReuseIdentifier: "track")
        tableView.register(AdvertisementCell.self, forCellReuseIdentifier: "advertisement")
        tableView.dataSource = self
        tableView.delegate = self
        tableView.prefetchDataSource = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requested.insert(indexPath.row)
        if hasAdvertisements, indexPath.row % 10 == 9 {
            return tableView.dequeueReusableCell(withIdentifier: "advertisement", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath) as! TrackCell
        if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
        textBeforeUse.append(cell.textLabel?.text)
        cell.uses += 1
        cell.textLabel?.text = "Track \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("will \(indexPath.row)")
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        log.append("ended \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetched += indexPaths.map(\.row)
        prefetchedVisible += indexPaths.filter { tableView.cellForRow(at: $0) != nil }.map(\.row)
    }
}

/// A data source that creates its cells itself, without registration.
private final class OlderScreen: UIViewController, UITableViewDataSource {
    let tableView = UITableView()
    var made = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.rowHeight = 60
        tableView.dataSource = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "old")
        if cell == nil {
            made += 1
            cell = UITableViewCell(style: .subtitle, reuseIdentifier: "old")
        }
        cell!.textLabel?.text = "Row \(indexPath.row)"
        cell!.detailTextLabel?.text = "Detail"
        return cell!
    }
}

/// Creation, reuse and visibility of cells. The table view shows rows 0 to 14, of 60 points each.
@Suite(.application(tracing: .both)) @MainActor
struct TableCellsTests {
    let app = TestApplication.current

    private func album(count: Int = 100) -> AlbumScreen {
        let screen = AlbumScreen()
        screen.count = count
        _ = app.makeWindow(root: screen)
        app.settle()
        return screen
    }

    private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Fifteen rows are visible, sixteen while scrolling; a few more may be prepared.
    @Test func `A table view of a hundred thousand rows uses few cells`() {
        let screen = album(count: 100_000)
        expectEqual(screen.tableView.contentSize.height, 6_000_000)
        #expect(screen.requested.count < 30)
        for step in 1...100 {
            screen.tableView.contentOffset.y = CGFloat(step) * 47
            app.settle()
        }
        #expect(screen.requested.count > 80)
        #expect(screen.cells.count < 30)
        screen.tableView.contentOffset.y = 3_000_000
        app.settle()
        expectEqual(screen.tableView.indexPathsForVisibleRows?.first, row(50_000))
        #expect(screen.cells.count < 40)
    }

    /// See the documentation of `prepareForReuse`.
    @Test func `A cell is prepared for reuse before it is dequeued again`() {
        let screen = album()
        #expect(screen.cells.allSatisfy { !$0.wasReused })
        for step in 1...20 {
            screen.tableView.contentOffset.y = CGFloat(step) * 100
            app.settle()
        }
        #expect(screen.cells.contains { $0.uses > 1 })
        #expect(screen.cells.allSatisfy { $0.wasReused == ($0.uses > 1) })
        #expect(screen.textBeforeUse.allSatisfy { ($0 ?? "").isEmpty })
    }

    @Test func `A cell is dequeued only for its own reuse identifier`() {
        let screen = AlbumScreen()
        screen.hasAdvertisements = true
        _ = app.makeWindow(root: screen)
        app.settle()
        for step in 0...50 {
            screen.tableView.contentOffset.y = CGFloat(step) * 100
            app.settle()
            for path in screen.tableView.indexPathsForVisibleRows ?? [] {
                let cell = screen.tableView.cellForRow(at: path)
                expectEqual((cell is AdvertisementCell), (path.row % 10 == 9))
                expectEqual(cell?.reuseIdentifier, (path.row % 10 == 9 ? "advertisement" : "track"))
            }
        }
    }

    /// Without registration `dequeueReusableCell(withIdentifier:)` returns nil if no cell can be reused.
    @Test func `Cells that the data source creates without registration are reused`() {
        let screen = OlderScreen()
        _ = app.makeWindow(root: screen)
        app.settle()
        #expect(screen.tableView.dequeueReusableCell(withIdentifier: "another") == nil)
        for step in 1...100 {
            screen.tableView.contentOffset.y = CGFloat(step) * 50
            app.settle()
        }
        #expect(screen.made < 30)
        let cell = screen.tableView.cellForRow(at: row(90))
        expectEqual(cell?.textLabel?.text, "Row 90")
        expectEqual(cell?.detailTextLabel?.text, "Detail")
    }

    @Test func `Visible cells and index paths are those in the bounds, from top to bottom`() {
        let screen = album()
        screen.tableView.contentOffset.y = 90
        app.settle()
        // The bounds are from 90 to 934 points, with parts of rows 1 and 15.
        expectEqual(screen.tableView.indexPathsForVisibleRows, (1...15).map { row($0) })
        expectEqual(screen.tableView.visibleCells.map { $0.textLabel?.text }, (1...15).map { "Track \($0)" })
        #expect(screen.tableView.cellForRow(at: row(40)) == nil)
        let cell = screen.tableView.visibleCells[3]
        expectEqual(screen.tableView.indexPath(for: cell), row(4))
        expectEqual(cell.convert(cell.bounds, to: nil), CGRect(x: 0, y: 150, width: 390, height: 60))
    }

    /// The order of the calls within one jump is not defined.
    @Test func `The delegate receives willDisplay and didEndDisplaying for rows that appear and disappear`() {
        let screen = album()
        expectEqual(Set(screen.log), Set((0...14).map { "will \($0)" }))
        expectEqual(screen.log.count, 15)
        screen.log = []
        screen.tableView.contentOffset.y = 60 * 50
        app.settle()
        expectEqual(
            Set(screen.log),
            Set((50...64).map { "will \($0)" }).union((0...14).map { "ended \($0)" }))
        expectEqual(screen.log.count, 30)
    }

    /// See `UITableViewDataSourcePrefetching`.
    @Test func `Rows are prefetched before they are visible`() {
        let screen = album(count: 500)
        app.fingerDown(at: CGPoint(x: 195, y: 800))
        app.fingerMove(to: CGPoint(x: 195, y: 100), duration: 1)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.prefetched.contains { $0 > 14 })
        expectEqual(screen.prefetchedVisible, [])
    }

    @Test func `A hit test in a cell finds its content view or its accessory view`() throws {
        let screen = album()
        let cell = try #require(screen.tableView.cellForRow(at: row(2)))
        let badge = UILabel(frame: CGRect(x: 100, y: 10, width: 40, height: 40))
        cell.contentView.addSubview(badge)
        let accessory = UISwitch()
        cell.accessoryView = accessory
        app.settle()
        #expect(screen.view.hitTest(CGPoint(x: 120, y: 150), with: nil) === cell.contentView)
        let middle = accessory.convert(CGPoint(x: accessory.bounds.midX, y: accessory.bounds.midY), to: screen.view)
        #expect(middle.x > 300)
        #expect(abs(middle.y - 150) <= 1)
        let hit = try #require(screen.view.hitTest(middle, with: nil))
        #expect(hit.isDescendant(of: accessory))
        #expect(cell.contentView.frame.maxX <= accessory.frame.minX)
    }

    /// The area extends from the accessory view's leading edge to the row's trailing edge, over the whole height.
    @Test func `LS-6: the area around an accessory view belongs to it`() throws {
        let screen = album()
        let cell = try #require(screen.tableView.cellForRow(at: row(2)))
        let accessory = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        cell.accessoryView = accessory
        app.settle()
        let leading = accessory.convert(accessory.bounds, to: cell).minX
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { cell.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(leading, 1) === accessory)
        #expect(hit(leading, 58) === accessory)
        #expect(hit(cell.bounds.maxX - 1, 30) === accessory)
        #expect(hit(leading - 1, 30) === cell.contentView)
    }

    @Test func `The labels of a cell depend on its style`() {
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(plain.textLabel != nil)
        #expect(plain.detailTextLabel == nil)
        for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
            #expect(UITableViewCell(style: style, reuseIdentifier: "a").detailTextLabel != nil)
        }
        #expect(plain.reuseIdentifier == nil)
        expectEqual(plain.accessoryType, .none)
        expectEqual(plain.selectionStyle, .default)
        #expect(!plain.isEditing && !plain.isSelected && !plain.isHighlighted)
        #expect(plain.contentView.superview === plain)
    }

    @Test func `reloadRows requests only the cell of the reloaded row`() {
        let screen = album()
        screen.requested = []
        screen.tableView.reloadRows(at: [row(3)], with: .none)
        app.advance(by: 1)
        expectEqual(screen.requested, [3])
        expectEqual(screen.tableView.cellForRow(at: row(3))?.textLabel?.text, "Track 3")
    }
}
