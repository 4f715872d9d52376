import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A settings screen: static sections, a switch, a refresh control and an edit button.
private final class SettingsController: UITableViewController {
    var switched: [String] = []
    var selected: [String] = []
    var refreshes = 0
    var editings: [Bool] = []
    let airplane = UISwitch()
    let rows = [["airplane", "network"], ["sounds", "display", "privacy"]]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.sectionHeaderHeight = 40
        tableView.sectionFooterHeight = 10
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
        navigationItem.rightBarButtonItem = editButtonItem
        airplane.addAction(
            UIAction { [weak self] action in
                self?.switched.append((action.sender as? UISwitch)?.isOn == true ? "on" : "off")
            }, for: .valueChanged)
        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { [weak self] _ in self?.refreshes += 1 }, for: .valueChanged)
        refreshControl = refresh
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        editings.append(editing)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Connections" : "General"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
        let name = rows[indexPath.section][indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        if name == "airplane" {
            cell.accessoryView = airplane
            cell.selectionStyle = .none
        } else {
            cell.accessoryView = nil
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(rows[indexPath.section][indexPath.row])
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

/// A cell that sets its content configuration in `updateConfiguration(using:)`.
private final class StatefulCell: UITableViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state)
        var content = defaultContentConfiguration().updated(for: state)
        content.text = state.isSelected ? "chosen" : "waiting"
        contentConfiguration = content
    }
}

private final class StatefulController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.register(StatefulCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

/// Table view controllers with navigation, refresh control and editing, and cells that follow their state.
@Suite(.application(tracing: .both)) @MainActor
struct ListControllerTests {
    let app = TestApplication.current

    private func settings() -> SettingsController {
        let controller = SettingsController(style: .grouped)
        _ = app.makeWindow(root: UINavigationController(rootViewController: controller))
        app.settle()
        return controller
    }

    private func tap(_ view: UIView?) {
        guard let view else { return }
        // A point at the leading side, in the label.
        app.fingerTap(at: view.convert(CGPoint(x: 60, y: view.bounds.midY), to: nil))
        app.advance(by: 0.6)
    }

    @Test func `A switch as accessory view changes without selecting its row`() {
        let controller = settings()
        app.fingerTap(at: controller.airplane)
        app.advance(by: 0.6)
        expectEqual(controller.switched, ["on"])
        expectEqual(controller.selected, [])
        tap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        expectEqual(controller.selected, ["airplane"])
        expectEqual(controller.switched, ["on"])
        tap(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 1)))
        expectEqual(controller.selected, ["airplane", "display"])
        // The delegate deselects the row.
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func `A row with selection style none is selected`() {
        let controller = settings()
        let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        expectEqual(cell?.selectionStyle, UITableViewCell.SelectionStyle.none)
        tap(cell)
        expectEqual(controller.selected, ["airplane"])
    }

    @Test func `Pulling down a table view sends valueChanged of its refresh control once`() {
        let controller = settings()
        app.fingerDown(at: CGPoint(x: 100, y: 200))
        app.fingerMove(to: CGPoint(x: 100, y: 700), duration: 0.6)
        app.advance(by: 0.2)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(controller.refreshes, 1)
        expectEqual(controller.refreshControl?.isRefreshing, true)
        #expect(controller.tableView.refreshControl === controller.refreshControl)
        expectEqual(controller.selected, [])
        controller.refreshControl?.endRefreshing()
        app.advance(by: 1)
        expectEqual(controller.refreshControl?.isRefreshing, false)
        expectEqual(controller.tableView.contentOffset.y, -controller.tableView.adjustedContentInset.top)
    }

    @Test func `setEditing of a table view controller sets the editing of the table view and its cells`() {
        let controller = settings()
        controller.setEditing(true, animated: true)
        app.advance(by: 1)
        #expect(controller.tableView.isEditing)
        #expect(controller.tableView.visibleCells.allSatisfy { $0.isEditing })
        controller.setEditing(false, animated: true)
        app.advance(by: 1)
        #expect(!controller.tableView.isEditing)
        expectEqual(controller.editings, [true, false])
    }

    @Test func `A header shows the section's title and lies above its rows`() throws {
        let controller = settings()
        let first = try #require(controller.tableView.headerView(forSection: 0))
        let second = try #require(controller.tableView.headerView(forSection: 1))
        expectEqual(first.textLabel?.text?.lowercased(), "connections")
        expectEqual(second.textLabel?.text?.lowercased(), "general")
        expectEqual(controller.tableView.rect(forSection: 1).minY, controller.tableView.rect(forSection: 0).maxY)
        #expect(first.frame.maxY <= controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
    }

    /// See the documentation of `updateConfiguration(using:)`.
    @Test func `updateConfiguration is called before a cell is shown and when its state changes`() throws {
        let controller = StatefulController(style: .plain)
        _ = app.makeWindow(root: controller)
        app.settle()
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? StatefulCell)
        #expect(!cell.states.isEmpty)
        func text() -> String? { (cell.contentConfiguration as? UIListContentConfiguration)?.text }
        expectEqual(text(), "waiting")
        app.fingerTap(at: CGPoint(x: 100, y: 90))
        app.advance(by: 0.5)
        expectEqual(text(), "chosen")
        #expect(cell.configurationState.isSelected)
        let before = cell.states.count
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        app.settle()
        #expect(cell.states.count > before)
        app.fingerTap(at: CGPoint(x: 100, y: 30))
        app.advance(by: 0.5)
        expectEqual(text(), "waiting")
        #expect(!cell.configurationState.isSelected)
    }

    @Test func `A background view fills the cell and receives no touches`() throws {
        let controller = StatefulController(style: .plain)
        _ = app.makeWindow(root: controller)
        app.settle()
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let behind = UIView()
        cell.backgroundView = behind
        app.settle()
        expectEqual(behind.frame, cell.bounds)
        #expect(behind.isDescendant(of: cell))
        let hit = controller.view.hitTest(CGPoint(x: 100, y: 90), with: nil)
        expectEqual(hit?.isDescendant(of: cell.contentView), true)
    }

    @Test func `A header view takes a content configuration`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "head")
        var content = header.defaultContentConfiguration()
        content.text = "Title"
        header.contentConfiguration = content
        expectEqual((header.contentConfiguration as? UIListContentConfiguration)?.text, "Title")
        #expect(header.contentView is UIListContentView)
        expectEqual(header.reuseIdentifier, "head")
    }

    @Test func `A list content view outside a cell shows its configuration and is higher with secondary text`() {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "Details"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 100, width: 390, height: 80)
        let window = app.makeWindow()
        window.addSubview(view)
        app.settle()
        expectEqual((view.configuration as? UIListContentConfiguration)?.text, "Title")
        content.text = "Other"
        view.configuration = content
        expectEqual((view.configuration as? UIListContentConfiguration)?.text, "Other")
        var single = content
        single.secondaryText = nil
        let tall = UIListContentView(configuration: content).systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let low = UIListContentView(configuration: single).systemLayoutSizeFitting(
            CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(tall.height > low.height)
    }
}
