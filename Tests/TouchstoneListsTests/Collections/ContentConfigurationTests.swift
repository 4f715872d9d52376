import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A content configuration of the application's own, with a title.
private struct StarConfiguration: UIContentConfiguration, Equatable {
    var title = ""
    var stars = 0
    var isBright = false

    func makeContentView() -> any UIView & UIContentView { StarView(self) }

    func updated(for state: any UIConfigurationState) -> StarConfiguration {
        var copy = self
        if let state = state as? UICellConfigurationState { copy.isBright = state.isSelected || state.isHighlighted }
        return copy
    }
}

private final class StarView: UIView, UIContentView {
    var shown: [StarConfiguration] = []
    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    init(_ configuration: StarConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func show() {
        if let star = configuration as? StarConfiguration { shown.append(star) }
    }
}

/// Ratings in a table view controller; selecting one pushes a view controller.
private final class RatingsController: UITableViewController {
    var states: [String] = []
    var usesList = false
    var requestCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "rating")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        requestCount += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "rating", for: indexPath)
        if usesList {
            var content = cell.defaultContentConfiguration()
            content.text = "Rating \(indexPath.row)"
            content.secondaryText = "Stars"
            cell.contentConfiguration = content
        } else {
            cell.contentConfiguration = StarConfiguration(title: "Rating \(indexPath.row)", stars: indexPath.row)
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let navigationController { navigationController.pushViewController(UIViewController(), animated: true) }
    }
}

/// Content configurations of cells, and table view controllers.
@Suite(.application(tracing: .both)) @MainActor
struct ContentConfigurationTests {
    let app = TestApplication.current
    private let controller = RatingsController(style: .plain)

    private var table: UITableView { controller.tableView }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func show() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    /// See `contentConfiguration`.
    @Test func `The content view of a cell is made by its configuration`() throws {
        show()
        let cell = try #require(table.cellForRow(at: path(3)))
        let content = try #require(cell.contentView as? StarView)
        expectEqual(content.shown.last?.title, "Rating 3")
        expectEqual(content.frame, CGRect(x: 0, y: 0, width: 390, height: content.frame.height))
        #expect(content.frame.height >= 59)
        #expect(controller.view.hitTest(CGPoint(x: 100, y: 210), with: nil) === content)
    }

    /// See `contentConfiguration`.
    @Test func `A configuration of the same type is set on the existing content view`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = StarConfiguration(title: "first")
        let view = try #require(cell.contentView as? StarView)
        cell.contentConfiguration = StarConfiguration(title: "second")
        #expect(cell.contentView === view)
        expectEqual(view.shown.last?.title, "second")
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is StarView))
        #expect(cell.contentConfiguration == nil)
    }

    /// See `automaticallyUpdatesContentConfiguration`.
    @Test func `A content configuration is updated when the cell is highlighted, selected or deselected`() throws {
        show()
        let content = try #require(table.cellForRow(at: path(2))?.contentView as? StarView)
        expectEqual(content.shown.last?.isBright, false)
        app.fingerDown(at: CGPoint(x: 100, y: 150))
        app.advance(by: 0.3)
        expectEqual(content.shown.last?.isBright, true)
        app.fingerUp()
        app.advance(by: 0.5)
        expectEqual(content.shown.last?.isBright, true)
        app.fingerTap(at: CGPoint(x: 100, y: 270))
        app.advance(by: 0.5)
        expectEqual(content.shown.last?.isBright, false)
        expectEqual(content.shown.last?.title, "Rating 2")
    }

    /// See `configurationUpdateHandler`.
    @Test func `A configuration update handler is called when the cell's state changes`() throws {
        show()
        let cell = try #require(table.cellForRow(at: path(1)))
        let controller = controller
        cell.configurationUpdateHandler = { _, state in
            controller.states.append(state.isSelected ? "selected" : state.isHighlighted ? "lit" : "plain")
        }
        app.settle()
        controller.states = []
        app.fingerDown(at: CGPoint(x: 100, y: 90))
        app.advance(by: 0.3)
        expectEqual(controller.states.last, "lit")
        app.fingerUp()
        app.advance(by: 0.5)
        expectEqual(controller.states.last, "selected")
        table.deselectRow(at: path(1), animated: false)
        app.settle()
        expectEqual(controller.states.last, "plain")
    }

    @Test func `The default content configuration is a list configuration, shown by a list content view`() throws {
        controller.usesList = true
        show()
        let cell = try #require(table.cellForRow(at: path(4)))
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        expectEqual(content.text, "Rating 4")
        expectEqual(content.secondaryText, "Stars")
        #expect(cell.contentView is UIListContentView)
        #expect(cell.defaultContentConfiguration().text == nil)
        app.fingerTap(at: CGPoint(x: 100, y: 270))
        app.advance(by: 0.5)
        expectEqual(table.indexPathForSelectedRow, path(4))
    }

    @Test func `A list content configuration is a value`() {
        var one = UIListContentConfiguration.cell()
        one.text = "one"
        var two = one
        expectEqual(one, two)
        two.secondaryText = "two"
        two.textProperties.numberOfLines = 1
        #expect(one != two)
        #expect(one.secondaryText == nil)
        let view = two.makeContentView()
        expectEqual((view.configuration as? UIListContentConfiguration)?.text, "one")
    }

    @Test func `A table view controller is the data source and the delegate of its table view`() {
        let plain = RatingsController(style: .insetGrouped)
        expectEqual(plain.tableView.style, .insetGrouped)
        #expect(plain.view === plain.tableView)
        #expect(plain.tableView.dataSource === plain)
        #expect(plain.tableView.delegate === plain)
        #expect(plain.clearsSelectionOnViewWillAppear)
        show()
        #expect(controller.requestCount >= 12)
        expectEqual(table.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test func `A table view controller clears the selection when it appears again by default`() {
        let navigation = UINavigationController(rootViewController: controller)
        _ = app.makeWindow(root: navigation)
        app.settle()
        let row = table.convert(CGPoint(x: 100, y: 150), to: nil)
        app.fingerTap(at: row)
        app.advance(by: 1)
        expectEqual(navigation.viewControllers.count, 2)
        expectEqual(table.indexPathForSelectedRow, path(2))
        navigation.popViewController(animated: true)
        app.advance(by: 2)
        #expect(table.indexPathForSelectedRow == nil)
        controller.clearsSelectionOnViewWillAppear = false
        app.fingerTap(at: row)
        app.advance(by: 1)
        navigation.popViewController(animated: true)
        app.advance(by: 2)
        expectEqual(table.indexPathForSelectedRow, path(2))
    }

    @Test func `A table view in a navigation controller has its first row below the bar`() throws {
        let navigation = UINavigationController(rootViewController: controller)
        _ = app.makeWindow(root: navigation)
        app.settle()
        let cell = try #require(table.cellForRow(at: path(0)))
        expectEqual(cell.convert(cell.bounds, to: nil).minY, navigation.navigationBar.frame.maxY)
        expectEqual(table.rectForRow(at: path(0)).minY, 0)
        expectEqual(table.contentOffset.y, -table.adjustedContentInset.top)
    }
}
