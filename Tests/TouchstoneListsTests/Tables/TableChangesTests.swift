import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A shopping list.
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

/// Rows come, go and move. The list's six rows are 50 points high.
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

    /// The texts in the rows, from the top, after all animations.
    private func texts() -> [String] {
        app.advance(by: 1)
        return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    @Test func `A row is deleted`() {
        let cheese = table.cellForRow(at: path(2))
        controller.items.remove(at: 1)
        table.deleteRows(at: [path(1)], with: .automatic)
        #expect(table.numberOfRows(inSection: 0) == 5)
        #expect(texts() == ["apples", "cheese", "dates", "eggs", "flour"])
        #expect(table.cellForRow(at: path(1)) === cheese)
        #expect(cheese?.frame == CGRect(x: 0, y: 50, width: 390, height: 50))
        #expect(table.contentSize.height == 250)
    }

    @Test func `Rows are inserted`() {
        controller.items.insert(contentsOf: ["avocados", "bananas"], at: 1)
        table.insertRows(at: [path(1), path(2)], with: .fade)
        #expect(texts() == ["apples", "avocados", "bananas", "bread", "cheese", "dates", "eggs", "flour"])
        #expect(table.contentSize.height == 400)
        #expect(table.indexPath(for: table.visibleCells[3]) == path(3))
    }

    @Test func `A row moves`() {
        let flour = table.cellForRow(at: path(5))
        let item = controller.items.remove(at: 5)
        controller.items.insert(item, at: 1)
        table.moveRow(at: path(5), to: path(1))
        #expect(texts() == ["apples", "flour", "bread", "cheese", "dates", "eggs"])
        #expect(table.cellForRow(at: path(1)) === flour)
        #expect(flour?.frame.minY == 50)
    }

    /// In a batch deletions name rows of before, insertions rows of after (documentation of `performBatchUpdates`).
    @Test func `Deletions count before and insertions after`() {
        table.performBatchUpdates {
            controller.items = ["bread", "milk", "cheese", "eggs", "flour"]
            // In this order on purpose: it does not matter.
            table.insertRows(at: [path(1)], with: .automatic)
            table.deleteRows(at: [path(0), path(3)], with: .automatic)
        } completion: { finished in
            controller.completions.append(finished)
        }
        #expect(texts() == ["bread", "milk", "cheese", "eggs", "flour"])
        #expect(controller.completions == [true])
    }

    @Test func `The selection goes with its row`() {
        table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        controller.items.insert("almonds", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        app.advance(by: 1)
        #expect(table.indexPathForSelectedRow == path(4))
        controller.items.remove(at: 4)
        table.deleteRows(at: [path(4)], with: .none)
        app.advance(by: 1)
        #expect(table.indexPathForSelectedRow == nil)
    }

    /// A table that is told of one deletion where the data source has as many rows as before is an error of the program.
    @Test func `A count that does not fit is an error`() {
        let logged = LoggedException.collecting {
            TestApplication.run { app in
                let controller = ShoppingController()
                _ = app.makeWindow(root: controller)
                app.settle()
                controller.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                app.advance(by: 1)
            }
        }
        #expect(logged.count == 1)
    }

    /// 100 rows of 50 points on 844: 4156 is the last offset.
    @Test func `A row is scrolled to`() {
        controller.items = (0..<100).map(String.init)
        table.reloadData()
        app.settle()
        table.scrollToRow(at: path(40), at: .top, animated: false)
        #expect(table.contentOffset.y == 2000)
        table.scrollToRow(at: path(40), at: .bottom, animated: false)
        #expect(table.contentOffset.y == CGFloat(2050 - 844))
        table.scrollToRow(at: path(40), at: .middle, animated: false)
        #expect(table.contentOffset.y == CGFloat(2025 - 422))
        table.scrollToRow(at: path(99), at: .top, animated: false)
        #expect(table.contentOffset.y == 4156)
        table.scrollToRow(at: path(0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 0)
    }

    /// `.none`: as little movement as shows the row, and none where it is to be seen (documentation of `ScrollPosition`).
    @Test func `A row is scrolled into sight`() {
        controller.items = (0..<100).map(String.init)
        table.reloadData()
        app.settle()
        table.scrollToRow(at: path(3), at: .none, animated: false)
        #expect(table.contentOffset.y == 0)
        table.scrollToRow(at: path(30), at: .none, animated: false)
        #expect(table.contentOffset.y == CGFloat(1550 - 844))
        table.scrollToRow(at: path(5), at: .none, animated: false)
        #expect(table.contentOffset.y == 250)
    }

    /// The end of the animation is told once; nothing was dragged.
    @Test func `An animated scroll to a row reports its end`() {
        controller.items = (0..<100).map(String.init)
        table.reloadData()
        app.settle()
        table.scrollToRow(at: path(40), at: .top, animated: true)
        app.advance(by: 0.1)
        #expect(table.contentOffset.y > 0 && table.contentOffset.y < 2000)
        app.advance(by: 2)
        #expect(table.contentOffset.y == 2000)
        #expect(controller.ends == ["animation"])
        #expect(table.visibleCells.first?.textLabel?.text == "40")
    }

    /// A finger that taps a row right after a deletion gets the row that is there now.
    @Test func `A tap after a deletion meets the row that is there`() {
        controller.items.remove(at: 0)
        table.deleteRows(at: [path(0)], with: .automatic)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 100, y: 75))
        app.advance(by: 0.5)
        #expect(table.indexPathForSelectedRow == path(1))
        #expect(table.cellForRow(at: path(1))?.textLabel?.text == "cheese")
    }
}
