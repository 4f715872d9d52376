import Foundation
import TouchstoneCore

/// A data source of a table that takes snapshots of identifiers and finds the differences between them.
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// A closure that makes the cell of an item.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    public typealias CommitAnswer = Void
    public typealias MoveAnswer = Void

    private weak var table: UITableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The animation of inserted and deleted rows if differences are animated; the default is `.automatic`.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source and assigns it to a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the current snapshot of all sections.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot; an item that stays keeps its cell.
    ///
    /// - Parameter completion: Called after the animation, or immediately if there is none.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let step = SnapshotStep(from: current, to: snapshot)
        current = snapshot
        current.settle()
        guard let table else {
            completion?()
            return
        }
        let animates = animatingDifferences && defaultRowAnimation != .none && table.window != nil
        table.follow(step.updates(animates: animates), path: step.path, section: step.section)
        finish(animates, table, completion)
    }

    /// Shows a snapshot and requests all cells again, without animation.
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

    /// Returns the item at an index path; `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Returns the index path of an item; `nil` if there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }
    /// Returns the section at an index; `nil` if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        let known = current.sectionIdentifiers
        return known.indices.contains(index) ? known[index] : nil
    }
    /// Returns the index of a section; `nil` if there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: UITableViewDataSource

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
    // By default `canEditRowAt` and `canMoveRowAt` return `false`; a subclass overrides them to allow editing and moves.
    var overridesCommit: Bool { true }
    var overridesMove: Bool { true }
}

extension UITableView {
    /// Adopts the current counts of the data source.
    func follow(_ updates: ListUpdates, path: (IndexPath) -> IndexPath?, section: (Int) -> Int?) {
        guard isLoaded else { return setNeedsLayout() }
        apply(countedSections(), updates, path: path, section: section)
    }
}
