import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Cell: UITableViewCell {
    var number = -1
    private(set) var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A hundred rows of 100 points, of which four and a half are visible; every tenth has another reuse identifier.
private final class RowsController: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UITableViewDataSourcePrefetching
{
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 450), style: .plain)
    var log: [String] = []
    var made: [ObjectIdentifier: String] = [:]
    var ended: [Int: ObjectIdentifier] = [:]
    var shownCells: [Int: ObjectIdentifier] = [:]
    var prefetched: [Int] = []
    var prefetchedVisible: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(Cell.self, forCellReuseIdentifier: "plain")
        table.register(Cell.self, forCellReuseIdentifier: "tenth")
        table.rowHeight = 100
        table.estimatedRowHeight = 0
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.row)")
        let kind = indexPath.row % 10 == 9 ? "tenth" : "plain"
        let cell = tableView.dequeueReusableCell(withIdentifier: kind, for: indexPath) as! Cell
        cell.number = indexPath.row
        made[ObjectIdentifier(cell)] = (made[ObjectIdentifier(cell)] ?? kind) == kind ? kind : "mixed"
        return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("will \(indexPath.row)")
        shownCells[indexPath.row] = ObjectIdentifier(cell)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("end \(indexPath.row)")
        ended[indexPath.row] = ObjectIdentifier(cell)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        let visible = Set(tableView.indexPathsForVisibleRows ?? [])
        prefetched += indexPaths.map(\.row)
        prefetchedVisible += indexPaths.filter(visible.contains).map(\.row)
    }
}

@Suite(.application) @MainActor
struct RowsInSightTests {
    private func shown(prefetching: Bool = false) -> (TestApplication, RowsController) {
        let app = TestApplication.current
        let screen = RowsController()
        screen.loadViewIfNeeded()
        if prefetching { screen.table.prefetchDataSource = screen }
        _ = app.makeWindow(root: screen)
        app.settle()
        return (app, screen)
    }

    private func scroll(to y: CGFloat, _ app: TestApplication, _ screen: RowsController) {
        screen.table.contentOffset = CGPoint(x: 0, y: y)
        app.settle()
    }

    private func rows(_ word: String, _ screen: RowsController) -> [Int] {
        screen.log.filter { $0.hasPrefix(word + " ") }.compactMap { Int($0.dropFirst(word.count + 1)) }
    }

    @Test func `A table view displays only visible rows and requests each cell before it displays it`() throws {
        let (app, screen) = shown()
        #expect(rows("will", screen) == [0, 1, 2, 3, 4] && rows("end", screen) == [])
        for row in 0...4 {
            let cell = try #require(screen.log.firstIndex(of: "cell \(row)"))
            let will = try #require(screen.log.firstIndex(of: "will \(row)"))
            #expect(cell < will)
        }
        expectEqual(
            screen.table.cellForRow(at: IndexPath(row: 4, section: 0))?.frame,
            CGRect(x: 0, y: 400, width: 390, height: 100))
        #expect(screen.table.cellForRow(at: IndexPath(row: 20, section: 0)) == nil)
        screen.log = []
        scroll(to: 120, app, screen)
        // The visible area is 120 to 570.
        #expect(rows("will", screen) == [5] && rows("end", screen) == [0])
        expectEqual(screen.table.indexPathsForVisibleRows?.map(\.row), [1, 2, 3, 4, 5])
    }

    @Test func `didEndDisplaying receives the cell that was displayed`() {
        let (app, screen) = shown()
        let before = screen.shownCells
        scroll(to: 3000, app, screen)
        expectEqual(rows("end", screen).sorted(), [0, 1, 2, 3, 4])
        #expect((0...4).allSatisfy { screen.ended[$0] == before[$0] })
        expectEqual(screen.table.indexPathsForVisibleRows?.map(\.row), [30, 31, 32, 33, 34])
        expectEqual(screen.table.visibleCells.compactMap { ($0 as? Cell)?.number }.sorted(), [30, 31, 32, 33, 34])
    }

    @Test func `Cells are reused only for rows with the same reuse identifier`() {
        let (app, screen) = shown()
        for step in 1...60 { scroll(to: CGFloat(step) * 50, app, screen) }
        #expect(!screen.made.values.contains("mixed"))
        // Five or six cells are visible and a few are in the reuse queue; there is not one for each of the rows displayed.
        #expect(screen.made.values.filter { $0 == "plain" }.count <= 10)
        #expect(screen.made.values.filter { $0 == "tenth" }.count <= 2)
        let cells = screen.table.visibleCells.compactMap { $0 as? Cell }
        #expect(cells.allSatisfy { $0.reuses > 0 })
    }

    @Test func `scrollToRow scrolls a row to the requested position`() {
        let (_, screen) = shown()
        let path = IndexPath(row: 20, section: 0)
        screen.table.scrollToRow(at: path, at: .top, animated: false)
        expectEqual(screen.table.contentOffset.y, 2000)
        screen.table.scrollToRow(at: path, at: .middle, animated: false)
        expectEqual(screen.table.contentOffset.y, 1825)
        screen.table.scrollToRow(at: path, at: .bottom, animated: false)
        expectEqual(screen.table.contentOffset.y, 1650)
        // Row 20 is visible, so the offset stays; row 21 scrolls up by its height.
        screen.table.scrollToRow(at: path, at: .none, animated: false)
        expectEqual(screen.table.contentOffset.y, 1650)
        screen.table.scrollToRow(at: IndexPath(row: 21, section: 0), at: .none, animated: false)
        expectEqual(screen.table.contentOffset.y, 1750)
        screen.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
        expectEqual(screen.table.contentOffset.y, 10_000 - 450)
    }

    @Test func `Prefetched rows are ahead of the visible rows and not yet visible`() {
        let (app, screen) = shown(prefetching: true)
        app.fingerDrag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 150), duration: 0.2)
        app.advance(by: 3)
        let last = screen.table.indexPathsForVisibleRows?.last?.row ?? 0
        #expect(last > 6)
        #expect(screen.prefetchedVisible == [] && screen.prefetched.allSatisfy { $0 > 4 })
        #expect((screen.prefetched.max() ?? 0) > last)
    }
}
