import Foundation
import TouchstoneCore

/// A data source of a collection view that takes snapshots of identifiers and finds the differences between them.
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// A closure that makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// A closure that makes a supplementary view.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collection: UICollectionView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// The closure that makes supplementary views; the default is `nil`.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The closures that control how the user reorders items.
    open var reorderingHandlers = ReorderingHandlers()

    /// The closures that control how the user reorders items.
    public struct ReorderingHandlers {
        /// Whether an item can be moved; `nil`, the default, prevents moves.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the data source adopts a move; the default is `nil`.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the data source has adopted a move; the default is `nil`.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Creates handlers without closures.
        public init() {}
    }

    /// The closures that control how the user expands and collapses items.
    public struct SectionSnapshotHandlers {
        /// Whether an item can be expanded; `nil`, the default, allows it.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item expands; the default is `nil`.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether an item can be collapsed; `nil`, the default, allows it.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item collapses; the default is `nil`.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Returns the children of an item that is about to expand; `nil`, the default, uses the existing children.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
        /// Creates handlers without closures.
        public init() {}
    }
    /// The closures that control how the user expands and collapses items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// Creates a data source and assigns it to a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Returns the current snapshot of all sections.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    /// Returns the current items of a section as a tree.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if current.indexOfSection(section) != nil { made.append(current.itemIdentifiers(inSection: section)) }
        return made
    }

    /// Shows a snapshot; an item that stays keeps its cell.
    ///
    /// - Parameter completion: Called after the animation, or immediately if there is none.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let step = SnapshotStep(from: current, to: snapshot)
        take(snapshot)
        guard let collection else {
            completion?()
            return
        }
        let animates = animatingDifferences && collection.window != nil
        collection.follow(step.updates(animates: animates), path: step.path, section: step.section)
        guard let completion else { return }
        guard animates, let clock = collection.window?.application?.clock else { return completion() }
        clock.schedule(at: clock.now + UITableView.changeDuration) { completion() }
    }

    /// Adopts a snapshot, and discards each tree if the items of its section differ from its visible items.
    private func take(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        current = snapshot
        current.settle()
        outlines = outlines.filter { section, outline in
            current.indexOfSection(section) != nil
                && current.itemIdentifiers(inSection: section) == outline.visibleItems
        }
    }

    /// Shows the visible items of a tree as the items of a section.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var next = current
        next.replaceItems(snapshot.visibleItems, in: section)
        apply(next, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows a snapshot and requests all cells again, without animation.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        take(snapshot)
        collection?.reloadData()
        completion?()
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

    // MARK: UICollectionViewDataSource

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
        guard let item = current.item(at: sourceIndexPath), destinationIndexPath.count == 2,
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        let old = current
        var items = current.itemIdentifiers(inSection: section)
        items.removeAll { $0 == item }
        items.insert(item, at: min(max(0, destinationIndexPath.item), items.count))
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

/// A move by the user, as a change from one snapshot to the next.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The snapshot before the move.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the move.
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
            // The handler may provide the children only now.
            if let inside = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: inside)
            }
            tree.expand([item])
        }
        apply(tree, to: section, animatingDifferences: true)
    }
}
