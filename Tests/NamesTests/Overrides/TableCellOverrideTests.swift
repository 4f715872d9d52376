import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingCell: UITableViewCell {
    var log: [String] = []
    var changes = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var reuseIdentifier: String? { super.reuseIdentifier }
    override var contentView: UIView { super.contentView }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var imageView: UIImageView? { super.imageView }
    override var contentConfiguration: (any UIContentConfiguration)? { didSet { changes += 1 } }
    override var automaticallyUpdatesContentConfiguration: Bool { didSet { changes += 1 } }
    override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changes += 1 } }
    override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet { changes += 1 } }
    override var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? { didSet { changes += 1 } }
    override var backgroundView: UIView? { didSet { changes += 1 } }
    override var selectedBackgroundView: UIView? { didSet { changes += 1 } }
    override var multipleSelectionBackgroundView: UIView? { didSet { changes += 1 } }
    override var accessoryType: UITableViewCell.AccessoryType { didSet { changes += 1 } }
    override var accessoryView: UIView? { didSet { changes += 1 } }
    override var editingAccessoryType: UITableViewCell.AccessoryType { didSet { changes += 1 } }
    override var editingAccessoryView: UIView? { didSet { changes += 1 } }
    override var indentationLevel: Int { didSet { changes += 1 } }
    override var indentationWidth: CGFloat { didSet { changes += 1 } }
    override var separatorInset: UIEdgeInsets { didSet { changes += 1 } }
    override var selectionStyle: UITableViewCell.SelectionStyle { didSet { changes += 1 } }
    override var focusStyle: UITableViewCell.FocusStyle { didSet { changes += 1 } }
    override var isSelected: Bool { didSet { changes += 1 } }
    override var isHighlighted: Bool { didSet { changes += 1 } }
    override func setSelected(_ selected: Bool, animated: Bool) {
        log.append("setSelected")
        super.setSelected(selected, animated: animated)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        log.append("setHighlighted")
        super.setHighlighted(highlighted, animated: animated)
    }
    override var isEditing: Bool { didSet { changes += 1 } }
    override func setEditing(_ editing: Bool, animated: Bool) {
        log.append("setEditing")
        super.setEditing(editing, animated: animated)
    }
    override var editingStyle: UITableViewCell.EditingStyle { super.editingStyle }
    override var showsReorderControl: Bool { didSet { changes += 1 } }
    override var shouldIndentWhileEditing: Bool { didSet { changes += 1 } }
    override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
    override var userInteractionEnabledWhileDragging: Bool { didSet { changes += 1 } }
    override func willTransition(to state: UITableViewCell.StateMask) { super.willTransition(to: state) }
    override func didTransition(to state: UITableViewCell.StateMask) { super.didTransition(to: state) }
    override func prepareForReuse() {
        log.append("prepareForReuse")
        super.prepareForReuse()
    }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UICellConfigurationState) {
        log.append("updateConfiguration")
        super.updateConfiguration(using: state)
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        super.defaultBackgroundConfiguration()
    }
}

private final class OverridingHeader: UITableViewHeaderFooterView {
    var log: [String] = []
    var changes = 0
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var reuseIdentifier: String? { super.reuseIdentifier }
    override var contentView: UIView { super.contentView }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var backgroundView: UIView? { didSet { changes += 1 } }
    override var contentConfiguration: (any UIContentConfiguration)? { didSet { changes += 1 } }
    override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changes += 1 } }
    override var automaticallyUpdatesContentConfiguration: Bool { didSet { changes += 1 } }
    override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet { changes += 1 } }
    override var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
        didSet { changes += 1 }
    }
    override func prepareForReuse() {
        log.append("prepareForReuse")
        super.prepareForReuse()
    }
    override var configurationState: UIViewConfigurationState { super.configurationState }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UIViewConfigurationState) {
        log.append("updateConfiguration")
        super.updateConfiguration(using: state)
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
}

private final class OverridingAction: UIContextualAction {
    var changes = 0

    override var style: UIContextualAction.Style { super.style }
    override var handler: UIContextualAction.Handler { super.handler }
    override var title: String? { didSet { changes += 1 } }
    override var backgroundColor: UIColor! { didSet { changes += 1 } }
    override var image: UIImage? { didSet { changes += 1 } }
}

private final class OverridingActions: UISwipeActionsConfiguration {
    var changes = 0

    override var actions: [UIContextualAction] { super.actions }
    override var performsFirstActionWithFullSwipe: Bool { didSet { changes += 1 } }
}

private final class OverridingContentView: UIListContentView {
    var changes = 0

    override var configuration: any UIContentConfiguration { didSet { changes += 1 } }
    override func supports(_ configuration: any UIContentConfiguration) -> Bool { super.supports(configuration) }
}

private final class NamedCell: UITableViewCell {
    override var reuseIdentifier: String? { "own" }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var made: [UITableViewCell] = []
    var count = 1
    let header = OverridingHeader(reuseIdentifier: "header")
    let make: @MainActor () -> UITableViewCell

    init(_ make: @escaping @MainActor () -> UITableViewCell) { self.make = make }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made.append(make())
        return made.last!
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}

/// Subclasses override the members of cells, headers and swipe actions.
@Suite(.application) @MainActor
struct TableCellOverrideTests {
    private let app = TestApplication.current

    private func show(_ rows: Rows) -> UITableView {
        let window = app.makeWindow()
        let table = UITableView(frame: window.bounds)
        table.dataSource = rows
        table.delegate = rows
        window.addSubview(table)
        app.advance(by: 0.1)
        return table
    }

    @Test func `A table calls the overrides of a cell`() {
        let rows = Rows { OverridingCell(style: .default, reuseIdentifier: "cell") }
        let table = show(rows)
        let cell = rows.made[0] as! OverridingCell
        cell.log = []
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(cell.log == ["setSelected", "updateConfiguration"] && cell.isSelected)
        cell.log = []
        rows.count = 0
        table.reloadData()
        app.advance(by: 0.1)
        #expect(table.dequeueReusableCell(withIdentifier: "cell") === cell)
        #expect(cell.log.contains("prepareForReuse"))
    }

    @Test func `A cell is reused under the identifier that an override returns`() {
        let rows = Rows { NamedCell(style: .default, reuseIdentifier: nil) }
        let table = show(rows)
        rows.count = 0
        table.reloadData()
        app.advance(by: 0.1)
        #expect(table.dequeueReusableCell(withIdentifier: "own") === rows.made[0])
    }

    @Test func `A table calls the overrides of a header`() {
        let rows = Rows { UITableViewCell(style: .default, reuseIdentifier: nil) }
        let table = show(rows)
        #expect(rows.header.superview === table)
        rows.header.backgroundView = UIView()
        rows.header.setNeedsUpdateConfiguration()
        #expect(rows.header.changes == 1 && rows.header.log == ["updateConfiguration"])
        rows.count = 0
        table.dataSource = nil
        app.advance(by: 0.1)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") === rows.header)
        expectEqual(rows.header.log.last, "prepareForReuse")
    }

    @Test func `Swipe actions and content views notify their overrides`() {
        let action = OverridingAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        action.title = "Remove"
        let actions = OverridingActions(actions: [action])
        actions.performsFirstActionWithFullSwipe = false
        let content = OverridingContentView(configuration: .cell())
        content.configuration = UIListContentConfiguration.subtitleCell()
        #expect(action.changes == 1 && actions.changes == 1 && content.changes == 1)
        #expect(actions.actions == [action] && action.style == .destructive)
    }
}
