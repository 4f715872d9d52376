import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Ten sections of ten rows of 44 points, with an index of their numbers.
private final class Numbers: UITableViewController {
    var requested: [String] = []
    var titles: [String]? = (0..<10).map(String.init)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.estimatedRowHeight = 0
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 10 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        requested.append(title)
        return index
    }
}

/// The section index of a table view.
@Suite(.application(tracing: .both)) @MainActor
struct SectionIndexTests {
    let app = TestApplication.current
    private let numbers = Numbers(style: .plain)

    /// The titles are 14 points high each and centered vertically.
    private func title(_ number: Int) -> CGPoint { CGPoint(x: 384, y: 422 - 70 + 14 * (CGFloat(number) + 0.5)) }

    @Test func `A finger on the section index requests each title once and scrolls its section to the top`() {
        _ = app.makeWindow(root: numbers)
        app.settle()
        app.fingerDown(at: title(3))
        #expect(numbers.requested == ["3"] && numbers.tableView.contentOffset.y == 3 * 440)
        app.fingerMove(to: title(5), duration: 0.5)
        #expect(numbers.requested == ["3", "4", "5"] && numbers.tableView.contentOffset.y == 5 * 440)
        // Below the last title, the last one is used; its section is at the end of the content.
        app.fingerMove(to: CGPoint(x: 384, y: 800), duration: 0.5)
        expectEqual(numbers.requested, ["3", "4", "5", "6", "7", "8", "9"])
        expectEqual(numbers.tableView.contentOffset.y, 4400 - 844)
        app.fingerUp()
        app.advance(by: 1)
        #expect(numbers.tableView.indexPathForSelectedRow == nil)
        app.fingerTap(at: title(5))
        #expect(numbers.requested.last == "5" && numbers.requested.count == 8)
    }

    @Test func `The section index narrows the content while it is shown, from the minimum number of rows`() {
        _ = app.makeWindow(root: numbers)
        app.settle()
        func width() -> CGFloat? { numbers.tableView.visibleCells.first?.contentView.frame.width }
        expectEqual(width(), 375)
        numbers.tableView.sectionIndexMinimumDisplayRowCount = 101
        app.settle()
        expectEqual(width(), 390)
        numbers.tableView.sectionIndexMinimumDisplayRowCount = 100
        app.settle()
        expectEqual(width(), 375)
        numbers.titles = nil
        numbers.tableView.reloadSectionIndexTitles()
        app.settle()
        expectEqual(width(), 390)
        app.fingerTap(at: title(5))
        #expect(numbers.requested == [] && numbers.tableView.indexPathForSelectedRow != nil)
    }

    @Test func `The search title scrolls to the top, and a title of no section scrolls nowhere`() {
        numbers.titles = [UITableView.indexSearch] + (1..<12).map(String.init)
        _ = app.makeWindow(root: numbers)
        app.settle()
        /// The point of a title among 12 titles of 14 points.
        func title(_ number: Int) -> CGPoint { CGPoint(x: 384, y: 422 - 84 + 14 * (CGFloat(number) + 0.5)) }
        app.fingerDown(at: title(4))
        expectEqual(numbers.tableView.contentOffset.y, 4 * 440)
        app.fingerMove(to: title(0), duration: 0.3)
        expectEqual(numbers.tableView.contentOffset.y, 0)
        // The data source is not asked for the section of the search title.
        expectEqual(numbers.requested, ["4", "3", "2", "1"])
        app.fingerUp()
        app.fingerTap(at: title(2))
        app.fingerTap(at: title(11))
        #expect(numbers.requested.last == "11" && numbers.tableView.contentOffset.y == 2 * 440)
    }
}
