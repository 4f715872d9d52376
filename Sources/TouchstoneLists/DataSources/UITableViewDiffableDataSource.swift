import Foundation
import TouchstoneCore

/// A table's data source that is told what there is, by identifiers, and finds out what changed.
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    public typealias CommitAnswer = Void
    public typealias MoveAnswer = Void

    private weak var table: UITableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// How rows come and go where a difference is animated; `.automatic` by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// A data source that makes itself the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What there is now.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows `snapshot`; what stays keeps its cell. `completion` is called when all is in its place.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let step = SnapshotStep(from: current, to: snapshot)
        current = snapshot
        current.settle()
        guard let table else { return }
        let animates = animatingDifferences && defaultRowAnimation != .none && table.window != nil
        table.follow(step.updates(animates: animates), path: step.path, section: step.section)
        finish(animates, table, completion)
    }

    /// Shows `snapshot` and asks for all cells anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        current.settle()
        table?.reloadData()
        completion?()
    }

    private func finish(_ animates: Bool, _ table: UITableView, _ completion: (() -> Void)?) {
        guard let completion else { return }
        guard animates, let clock = table.window?.application?.clock else { return completion() }
        clock.schedule(at: clock.now + UITableView.changeDuration) { completion() }
    }

    // MARK: Identifiers

    /// The item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Where an item is; nil where it is not.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    /// The section at a place; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let known = current.sectionIdentifiers
        return known.indices.contains(index) ? known[index] : nil
    }
    /// Where a section is; nil where it is not.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: As a data source

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.sectionIdentifiers.indices.contains(section)
            ? current.numberOfItems(inSection: current.sectionIdentifiers[section]) : 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = current.item(at: indexPath), let cell = provider(tableView, indexPath, item) else {
            LoggedException.log(
                "UITableViewDiffableDataSource",
                "The cell provider has no cell for \(indexPath.words). A plain one is shown.")
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension UITableViewDiffableDataSource: InheritedEditing {
    // Rows can be edited and moved only where a subclass says so.
    var overridesCommit: Bool { true }
    var overridesMove: Bool { true }
}

extension UITableView {
    /// Goes over to what the data source has now.
    func follow(_ updates: ListUpdates, path: (IndexPath) -> IndexPath?, section: (Int) -> Int?) {
        guard isLoaded else { return setNeedsLayout() }
        apply(countedSections(), updates, path: path, section: section)
    }
}
