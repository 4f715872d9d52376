import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingTableController: UITableViewController {
    var log: [String] = []
    var changes = 0
    override init(style: UITableView.Style) { super.init(style: style) }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var clearsSelectionOnViewWillAppear: Bool { didSet { changes += 1 } }
    override var refreshControl: UIRefreshControl? { didSet { changes += 1 } }
    override var tableView: UITableView! { didSet { changes += 1 } }
    override func numberOfSections(in tableView: UITableView) -> Int {
        log.append("numberOfSections")
        return super.numberOfSections(in: tableView)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        super.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        super.tableView(tableView, titleForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canEditRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canMoveRowAt: indexPath)
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        super.sectionIndexTitles(for: tableView)
    }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { super.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    { super.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }
    override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        super.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }
    override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    { super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
    override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
    { super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        super.tableView(tableView, heightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        super.tableView(tableView, heightForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        super.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        super.tableView(tableView, estimatedHeightForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        super.tableView(tableView, estimatedHeightForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        super.tableView(tableView, viewForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        super.tableView(tableView, viewForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        super.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        super.tableView(tableView, didHighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        super.tableView(tableView, didUnhighlightRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        super.tableView(tableView, willSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        super.tableView(tableView, willDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didSelectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        super.tableView(tableView, didDeselectRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        super.tableView(tableView, performPrimaryActionForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { super.tableView(tableView, editingStyleForRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        super.tableView(tableView, willBeginEditingRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        super.tableView(tableView, didEndEditingRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        super.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }
    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { super.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { super.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
    override func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    { super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
    override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canFocusRowAt: indexPath)
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
    override func scrollViewDidZoom(_ scrollView: UIScrollView) { super.scrollViewDidZoom(scrollView) }
    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDragging(scrollView)
    }
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { super.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDecelerating(scrollView)
    }
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
    }
    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { super.viewForZooming(in: scrollView) }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        super.scrollViewWillBeginZooming(scrollView, with: view)
    }
    override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        super.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        super.scrollViewShouldScrollToTop(scrollView)
    }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { super.scrollViewDidScrollToTop(scrollView) }
}

private final class OverridingTableSource: UITableViewDiffableDataSource<Int, String> {
    var log: [String] = []
    var changes = 0

    override var defaultRowAnimation: UITableView.RowAnimation { didSet { changes += 1 } }
    override func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> { super.snapshot() }
    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        log.append("apply")
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
    override func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)? = nil
    ) { super.applySnapshotUsingReloadData(snapshot, completion: completion) }
    override func itemIdentifier(for indexPath: IndexPath) -> String? { super.itemIdentifier(for: indexPath) }
    override func indexPath(for itemIdentifier: String) -> IndexPath? { super.indexPath(for: itemIdentifier) }
    override func sectionIdentifier(for index: Int) -> Int? { super.sectionIdentifier(for: index) }
    override func index(for sectionIdentifier: Int) -> Int? { super.index(for: sectionIdentifier) }
    override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        super.tableView(tableView, cellForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        super.tableView(tableView, titleForHeaderInSection: section)
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        super.tableView(tableView, titleForFooterInSection: section)
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canEditRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        super.tableView(tableView, canMoveRowAt: indexPath)
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        super.sectionIndexTitles(for: tableView)
    }
    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { super.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}

/// Subclasses override the members of a table controller and of a data source.
@Suite(.application) @MainActor
struct TableControllerOverrideTests {
    private let app = TestApplication.current

    @Test func `A table calls the overrides of its controller`() {
        let controller = OverridingTableController(style: .plain)
        _ = app.makeWindow(root: controller)
        app.advance(by: 0.1)
        #expect(controller.log.first == "numberOfSections" && controller.tableView.numberOfSections == 1)
        controller.clearsSelectionOnViewWillAppear = false
        expectEqual(controller.changes, 1)
    }

    @Test func `An application calls the overrides of a diffable data source`() {
        let table = UITableView()
        let source = OverridingTableSource(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot, animatingDifferences: false)
        source.defaultRowAnimation = .fade
        #expect(source.log == ["apply"] && source.changes == 1 && table.numberOfRows(inSection: 0) == 1)
    }
}
