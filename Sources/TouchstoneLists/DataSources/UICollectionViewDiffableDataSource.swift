import Foundation
import TouchstoneCore

/// A collection's data source that is told what there is, by identifiers, and finds out what changed.
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Makes a view beside the items.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// Makes the views beside the items; nil by default.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Which items fingers can move, and what is to be done then.
    open var reorderingHandlers = ReorderingHandlers()

    /// What is to be done as fingers move items.
    public struct ReorderingHandlers {
        /// Whether an item can be moved; nil, the default, for none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be moved; nil by default.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// An item was moved; nil by default.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Nothing is to be done.
        public init() {}
    }

    /// What is asked and told as items of a tree are opened and closed by touch.
    public struct SectionSnapshotHandlers {
        /// Whether an item may be opened; nil, the default, for yes.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be opened; nil by default.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether an item may be closed; nil, the default, for yes.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// An item is about to be closed; nil by default.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// What lies in an item that is about to be opened; nil, the default, for what the tree has.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
        /// Nothing is to be done.
        public init() {}
    }
    /// What is asked and told as items of a tree are opened and closed by touch.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// A data source that makes itself the collection's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What there is now.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    /// What there is now in a section, as a tree.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.indexOfSection(section) != nil { made.append(current.itemIdentifiers(inSection: section)) }
        return made
    }

    /// Shows `snapshot`; what stays keeps its cell. `completion` is called when all is in its place.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let step = SnapshotStep(from: current, to: snapshot)
        take(snapshot)
        guard let collection else { return }
        let animates = animatingDifferences && collection.window != nil
        collection.follow(step.updates(animates: animates), path: step.path, section: step.section)
        guard let completion else { return }
        guard animates, let clock = collection.window?.application?.clock else { return completion() }
        clock.schedule(at: clock.now + UITableView.changeDuration) { completion() }
    }

    /// A section whose items are others than those that its tree shows is no tree any longer.
    private func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        current = snapshot
        current.settle()
        outlines = outlines.filter { section, outline in
            current.indexOfSection(section) != nil
                && current.itemIdentifiers(inSection: section) == outline.visibleItems
        }
    }

    /// Shows what is to be seen of a tree as a section's items.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var next = current
        next.replaceItems(snapshot.visibleItems, in: section)
        apply(next, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows `snapshot` and asks for all cells anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        take(snapshot)
        collection?.reloadData()
        completion?()
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

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.sectionIdentifiers.indices.contains(section)
            ? current.numberOfItems(inSection: current.sectionIdentifiers[section]) : 0
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = current.item(at: indexPath), let cell = provider(collectionView, indexPath, item) else {
            LoggedException.log(
                "UICollectionViewDiffableDataSource",
                "The cell provider has no cell for \(indexPath.words). A plain one is shown.")
            return UICollectionViewCell(frame: .zero)
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            LoggedException.log(
                "UICollectionViewDiffableDataSource",
                "The supplementary view provider has no view for \(kind) at \(indexPath.words). An empty one is shown.")
            return UICollectionReusableView(frame: .zero)
        }
        return view
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = current.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = current.item(at: sourceIndexPath) else { return }
        let old = current
        let section = current.sectionIdentifiers[destinationIndexPath.section]
        var items = current.itemIdentifiers(inSection: section)
        items.removeAll { $0 == item }
        items.insert(item, at: min(destinationIndexPath.item, items.count))
        var next = current
        next.deleteItems([item])
        next.replaceItems(items, in: section)
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: next)
        reorderingHandlers.willReorder?(transaction)
        current = next
        reorderingHandlers.didReorder?(transaction)
    }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// A move by fingers, from one snapshot to the next.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The snapshot before the reordering.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the reordering.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    private func outline(at path: IndexPath) -> (section: SectionIdentifierType, item: ItemIdentifierType)? {
        guard let item = current.item(at: path), let section = sectionIdentifier(for: path.section),
            outlines[section]?.contains(item) == true
        else { return nil }
        return (section, item)
    }

    func isExpanded(at path: IndexPath) -> Bool {
        outline(at: path).flatMap { outlines[$0.section]?.isExpanded($0.item) } ?? false
    }

    func toggleItem(at path: IndexPath) {
        guard let (section, item) = outline(at: path), var tree = outlines[section] else { return }
        let handlers = sectionSnapshotHandlers
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            // What lies in it may be told only now.
            if let inside = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: inside)
            }
            tree.expand([item])
        }
        apply(tree, to: section, animatingDifferences: true)
    }
}
