import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A shopping list of six items.
private final class ShoppingController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()
    var items = ["apples", "bread", "cheese", "dates", "eggs", "flour"]
    var ends: [String] = []
    var completions: [Bool] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.rowHeight = 50
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends.append("animation") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { ends.append("drag") }
}

/// Insertions, deletions, moves and scrolling in a table view of six rows of 50 points.
@Suite(.application(tracing: .both)) @MainActor
struct TableChangesTests {
    let app = TestApplication.current
    private let controller = ShoppingController()

    private var table: UITableView { controller.tableView }

    init() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// The texts of the visible rows after all animations.
    private func texts() -> [String] {
        app.advance(by: 1)
        return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    @Test func `deleteRows removes a row and keeps the cells of the others`() {
        let cheese = table.cellForRow(at: path(2))
        controller.items.remove(at: 1)
        table.deleteRows(at: [path(1)], with: .automatic)
        expectEqual(table.numberOfRows(inSection: 0), 5)
        expectEqual(texts(), ["apples", "cheese", "dates", "eggs", "flour"])
        #expect(table.cellForRow(at: path(1)) === cheese)
        expectEqual(cheese?.frame, CGRect(x: 0, y: 50, width: 390, height: 50))
        expectEqual(table.contentSize.height, 250)
    }

    @Test func `insertRows inserts rows at their index paths`() {
        controller.items.insert(contentsOf: ["avocados", "bananas"], at: 1)
        table.insertRows(at: [path(1), path(2)], with: .fade)
        expectEqual(texts(), ["apples", "avocados", "bananas", "bread", "cheese", "dates", "eggs", "flour"])
        expectEqual(table.contentSize.height, 400)
        expectEqual(table.indexPath(for: table.visibleCells[3]), path(3))
    }

    @Test func `moveRow moves a row together with its cell`() {
        let flour = table.cellForRow(at: path(5))
        let item = controller.items.remove(at: 5)
        controller.items.insert(item, at: 1)
        table.moveRow(at: path(5), to: path(1))
        expectEqual(texts(), ["apples", "flour", "bread", "cheese", "dates", "eggs"])
        #expect(table.cellForRow(at: path(1)) === flour)
        expectEqual(flour?.frame.minY, 50)
    }

    /// See the documentation of `performBatchUpdates`.
    @Test func `Deletions in a batch use the index paths before it, and insertions those after it`() {
        table.performBatchUpdates {
            controller.items = ["bread", "milk", "cheese", "eggs", "flour"]
            // The order of the calls does not matter.
            table.insertRows(at: [path(1)], with: .automatic)
            table.deleteRows(at: [path(0), path(3)], with: .automatic)
        } completion: { finished in
            controller.completions.append(finished)
        }
        expectEqual(texts(), ["bread", "milk", "cheese", "eggs", "flour"])
        expectEqual(controller.completions, [true])
    }

    @Test func `The selection follows its row, and a deleted row is no longer selected`() {
        table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        controller.items.insert("almonds", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        app.advance(by: 1)
        expectEqual(table.indexPathForSelectedRow, path(4))
        controller.items.remove(at: 4)
        table.deleteRows(at: [path(4)], with: .none)
        app.advance(by: 1)
        #expect(table.indexPathForSelectedRow == nil)
    }

    /// The table deletes a row that the data source still has.
    @Test func `A deletion that contradicts the data source's count logs an exception`() {
        let logged = LoggedException.collecting {
            TestApplication.run { app in
                let controller = ShoppingController()
                _ = app.makeWindow(root: controller)
                app.settle()
                controller.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                app.advance(by: 1)
            }
        }
        expectEqual(logged.count, 1)
    }

    /// The content is 100 × 50 points high, so the last offset is 4156.
    @Test func `scrollToRow places a row at the top, middle or bottom and stays within the content`() {
        controller.items = (0..<100).map(String.init)
        table.reloadData()
        app.settle()
        table.scrollToRow(at: path(40), at: .top, animated: false)
        expectEqual(table.contentOffset.y, 2000)
        table.scrollToRow(at: path(40), at: .bottom, animated: false)
        expectEqual(table.contentOffset.y, CGFloat(2050 - 844))
        table.scrollToRow(at: path(40), at: .middle, animated: false)
        expectEqual(table.contentOffset.y, CGFloat(2025 - 422))
        table.scrollToRow(at: path(99), at: .top, animated: false)
        expectEqual(table.contentOffset.y, 4156)
        table.scrollToRow(at: path(0), at: .bottom, animated: false)
        expectEqual(table.contentOffset.y, 0)
    }

    /// See the documentation of `ScrollPosition`.
    @Test func `scrollToRow with position none scrolls as little as possible`() {
        controller.items = (0..<100).map(String.init)
        table.reloadData()
        app.settle()
        table.scrollToRow(at: path(3), at: .none, animated: false)
        expectEqual(table.contentOffset.y, 0)
        table.scrollToRow(at: path(30), at: .none, animated: false)
        expectEqual(table.contentOffset.y, CGFloat(1550 - 844))
        table.scrollToRow(at: path(5), at: .none, animated: false)
        expectEqual(table.contentOffset.y, 250)
    }

    @Test func `An animated scroll to a row calls scrollViewDidEndScrollingAnimation once`() {
        controller.items = (0..<100).map(String.init)
        table.reloadData()
        app.settle()
        table.scrollToRow(at: path(40), at: .top, animated: true)
        app.advance(by: 0.1)
        #expect(table.contentOffset.y > 0 && table.contentOffset.y < 2000)
        app.advance(by: 2)
        expectEqual(table.contentOffset.y, 2000)
        expectEqual(controller.ends, ["animation"])
        expectEqual(table.visibleCells.first?.textLabel?.text, "40")
    }

    @Test func `A tap after a deletion selects the row that is now at the point`() {
        controller.items.remove(at: 0)
        table.deleteRows(at: [path(0)], with: .automatic)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 100, y: 75))
        app.advance(by: 0.5)
        expectEqual(table.indexPathForSelectedRow, path(1))
        expectEqual(table.cellForRow(at: path(1))?.textLabel?.text, "cheese")
    }
}
