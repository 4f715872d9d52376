import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingTable: UITableView {
    var log: [String] = []
    var changes = 0
    override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var style: UITableView.Style { super.style }
    override weak var dataSource: (any UITableViewDataSource)? { didSet { changes += 1 } }
    override weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { changes += 1 } }
    override var isPrefetchingEnabled: Bool { didSet { changes += 1 } }
    override var rowHeight: CGFloat { didSet { changes += 1 } }
    override var sectionHeaderHeight: CGFloat { didSet { changes += 1 } }
    override var sectionFooterHeight: CGFloat { didSet { changes += 1 } }
    override var estimatedRowHeight: CGFloat { didSet { changes += 1 } }
    override var estimatedSectionHeaderHeight: CGFloat { didSet { changes += 1 } }
    override var estimatedSectionFooterHeight: CGFloat { didSet { changes += 1 } }
    override var sectionHeaderTopPadding: CGFloat { didSet { changes += 1 } }
    override var fillerRowHeight: CGFloat { didSet { changes += 1 } }
    override var selfSizingInvalidation: UITableView.SelfSizingInvalidation { didSet { changes += 1 } }
    override var separatorStyle: UITableViewCell.SeparatorStyle { didSet { changes += 1 } }
    override var separatorColor: UIColor? { didSet { changes += 1 } }
    override var separatorInset: UIEdgeInsets { didSet { changes += 1 } }
    override var separatorInsetReference: UITableView.SeparatorInsetReference { didSet { changes += 1 } }
    override var cellLayoutMarginsFollowReadableWidth: Bool { didSet { changes += 1 } }
    override var insetsContentViewsToSafeArea: Bool { didSet { changes += 1 } }
    override var sectionIndexColor: UIColor? { didSet { changes += 1 } }
    override var sectionIndexBackgroundColor: UIColor? { didSet { changes += 1 } }
    override var sectionIndexTrackingBackgroundColor: UIColor? { didSet { changes += 1 } }
    override var sectionIndexMinimumDisplayRowCount: Int { didSet { changes += 1 } }
    override var tableHeaderView: UIView? { didSet { changes += 1 } }
    override var tableFooterView: UIView? { didSet { changes += 1 } }
    override var backgroundView: UIView? { didSet { changes += 1 } }
    override var allowsSelection: Bool { didSet { changes += 1 } }
    override var allowsMultipleSelection: Bool { didSet { changes += 1 } }
    override var allowsSelectionDuringEditing: Bool { didSet { changes += 1 } }
    override var allowsMultipleSelectionDuringEditing: Bool { didSet { changes += 1 } }
    override var selectionFollowsFocus: Bool { didSet { changes += 1 } }
    override var remembersLastFocusedIndexPath: Bool { didSet { changes += 1 } }
    override var dragInteractionEnabled: Bool { didSet { changes += 1 } }
    override var isEditing: Bool { didSet { changes += 1 } }
    override func setEditing(_ editing: Bool, animated: Bool) {
        log.append("setEditing")
        super.setEditing(editing, animated: animated)
    }
    override func reloadData() {
        log.append("reloadData")
        super.reloadData()
    }
    override func reloadSectionIndexTitles() { super.reloadSectionIndexTitles() }
    override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
    override func beginUpdates() { super.beginUpdates() }
    override func endUpdates() { super.endUpdates() }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        super.performBatchUpdates(updates, completion: completion)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        log.append("insertRows")
        super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.deleteRows(at: indexPaths, with: animation)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.reloadRows(at: indexPaths, with: animation)
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) { super.reconfigureRows(at: indexPaths) }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        super.moveRow(at: indexPath, to: newIndexPath)
    }
    override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        super.insertSections(sections, with: animation)
    }
    override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        super.deleteSections(sections, with: animation)
    }
    override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        super.reloadSections(sections, with: animation)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        super.moveSection(section, toSection: newSection)
    }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        super.register(nib, forCellReuseIdentifier: identifier)
    }
    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        super.dequeueReusableCell(withIdentifier: identifier)
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
    override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
    override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { super.indexPathsForRows(in: rect) }
    override var visibleCells: [UITableViewCell] { super.visibleCells }
    override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
    override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.headerView(forSection: section)
    }
    override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        super.footerView(forSection: section)
    }
    override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
    override func rectForHeader(inSection section: Int) -> CGRect { super.rectForHeader(inSection: section) }
    override func rectForFooter(inSection section: Int) -> CGRect { super.rectForFooter(inSection: section) }
    override func rectForRow(at indexPath: IndexPath) -> CGRect {
        log.append("rectForRow")
        return super.rectForRow(at: indexPath)
    }
    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
    override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
    override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        log.append("selectRow")
        super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
        super.deselectRow(at: indexPath, animated: animated)
    }
    override func scrollToRow(at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool) {
        super.scrollToRow(at: indexPath, at: position, animated: animated)
    }
    override func scrollToNearestSelectedRow(at position: UITableView.ScrollPosition, animated: Bool) {
        super.scrollToNearestSelectedRow(at: position, animated: animated)
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// A subclass overrides the members of a table.
@Suite(.application) @MainActor
struct TableOverrideTests {
    private let app = TestApplication.current
    private let table = OverridingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    private let rows = Rows()

    @Test func `An application calls the overrides of a table`() {
        app.makeWindow().addSubview(table)
        table.rowHeight = 50
        expectEqual(table.changes, 1)
        table.dataSource = rows
        table.reloadData()
        rows.count = 4
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        expectEqual(table.rectForRow(at: IndexPath(row: 3, section: 0)).minY, 150)
        expectEqual(table.log, ["reloadData", "insertRows", "selectRow", "rectForRow"])
    }

    @Test func `isEditing calls the override of setEditing`() {
        table.isEditing = true
        #expect(table.log == ["setEditing"] && table.isEditing)
    }

    @Test func `The style that an override returns decides the look`() {
        final class InsetTable: UITableView {
            override var style: UITableView.Style { .insetGrouped }
        }
        expectEqual(InsetTable().backgroundColor, .systemGroupedBackground)
    }
}
