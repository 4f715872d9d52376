import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore

/// A view that shows items where a layout places them, and has cells only for the visible ones.
open class UICollectionView: UIScrollView, CollectionDelegating, DeferringList {
    /// The element kind of the headers of a flow layout.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The element kind of the footers of a flow layout.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The kinds of elements in a layout.
    public typealias ElementCategory = UICollectionViewElementCategory

    /// Whether cells are resized automatically when their content needs it.
    public typealias SelfSizingInvalidation = UITableViewSelfSizingInvalidation

    /// The position of an item after scrolling to it; an empty set, the default, scrolls as little as needed to show it.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Aligns the item with the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// Centers the item vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// Aligns the item with the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// Aligns the item with the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// Centers the item horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// Aligns the item with the right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The data source, which provides the items; unretained, the default is `nil`.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            noteDelegate(.dataSource, dataSource)
            if dataSource !== oldValue { dataChanged() }
        }
    }
    /// The data source that receives the items that are likely to become visible next; unretained, the default is `nil`.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether `prefetchDataSource` receives the next items; the default is `true`.
    open var isPrefetchingEnabled = true
    /// The delegate, which is notified of items and of scrolling; a `UICollectionViewDelegate`. Unretained, the default is `nil`.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            itemDelegate = delegate as? any UICollectionViewDelegate
            if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
        }
    }
    weak var itemDelegate: (any UICollectionViewDelegate)?

    /// The layout, which places the items; a new layout takes effect without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { if collectionViewLayout !== oldValue { layoutChanged(from: oldValue) } }
    }

    /// The change of layouts that the application drives; `nil` if there is none.
    var interactiveTransition: InteractiveLayoutTransition?
    var defaultAnswers = DefaultSelectionAnswers()

    /// Whether touches select items; the default is `true`.
    open var allowsSelection = true
    /// Whether touches can select more than one item; the default is `false`.
    open var allowsMultipleSelection = false
    /// Whether touches select items during editing; the default is `false`.
    open var allowsSelectionDuringEditing = false
    /// Whether touches can select more than one item during editing; the default is `false`.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the selection follows the focus; stored; has no effect.
    open var selectionFollowsFocus = false
    /// Whether the collection view remembers the item that had the focus; stored; has no effect.
    open var remembersLastFocusedIndexPath = false
    /// Whether items can be dragged to other views; stored; has no effect.
    open var dragInteractionEnabled = false
    /// Whether cells are resized automatically when their content needs it; stored; has no effect.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    private var edits = false
    /// Whether the items are being edited; the default is `false`.
    open var isEditing: Bool {
        get { edits }
        set {
            guard edits != newValue else { return }
            edits = newValue
            swipes.close(animated: false)
            for (_, cell) in cells.inOrder {
                (cell as? UICollectionViewListCell)?.showEditing(newValue)
                cell.setNeedsUpdateConfiguration()
            }
        }
    }

    /// The view behind all other content. It has the size of the collection view and does not scroll; the default is `nil`.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: State

    /// The number of items in each section; `nil` before they are counted.
    var itemCounts: [Int]?
    /// Whether the items were counted before the application's layout was prepared, which can change their number.
    var countsAreEarly = false
    var isLayingOutItems = false
    var laidOutBounds: CGRect?
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var edges: [ElementKey: UICollectionReusableView] = [:]
    var pool = ReusePool()
    /// The registrations that have dequeued a cell or a view, in the order of their first use.
    var registrations: [RegistrationMark] = []
    var measured: Set<IndexPath> = []
    var measuredEdges: Set<ElementKey> = []
    var selection: [IndexPath] = []
    var pressed: PressedItem?
    var pending: PendingUpdates?
    var deferred = DeferredChanges()
    var prefetch = Prefetching()
    var movement: ItemMovement?
    /// The layout attributes of the element that is requested from the data source; `nil` at other times.
    var asking: UICollectionViewLayoutAttributes?
    /// The item that is configured again, and its cell, which stays the same.
    var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?
    /// The cells of reconfigured items that wait for a change that the data source requested meanwhile.
    var outdated: [UICollectionViewCell] = []
    var scrollers: [Int: SectionScroller] = [:]
    let swipes = RowSwipes()
    private var contextMenu: ItemMenu?

    /// Creates a collection view with a layout.
    ///
    /// - Parameter frame: The frame in the coordinates of the superview, in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = coder.interfaceValue("collectionViewLayout") ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UICollectionView.self)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        collectionViewLayout.collectionView = self
        swipes.attach(to: self)
        contextMenu = ItemMenu(self)
    }

    private func layoutChanged(from old: UICollectionViewLayout) {
        old.prepareForTransition(to: collectionViewLayout)
        collectionViewLayout.prepareForTransition(from: old)
        if old.collectionView === self { old.collectionView = nil }
        collectionViewLayout.collectionView = self
        measured = []
        measuredEdges = []
        removeScrollers()
        for key in edges.keys.sorted() { takeDown(key) }
        collectionViewLayout.invalidateAll()
        old.finalizeLayoutTransition()
        collectionViewLayout.finalizeLayoutTransition()
    }

    /// Replaces the layout. If `animated` is `true`, the items move to their new frames.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        guard animated, window != nil else {
            setNeedsLayout()
            completion?(true)
            return
        }
        UIView.animate(
            withDuration: UITableView.changeDuration, delay: 0, options: .allowUserInteraction,
            animations: { self.layOutItems() }, completion: completion)
    }

    // MARK: Layout and touches

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }
    // A drag that begins on a button scrolls (SV-5).
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
    }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        for touch in touches { press(touch) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        for touch in touches { follow(touch) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        for touch in touches { lift(touch) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        for touch in touches { letGo(touch) }
    }
    @_spi(TouchstoneExtensions) open override func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    /// Reloads all items: counts them immediately, and requests cells when they become visible. Clears the selection.
    open func reloadData() { whenConsistent { self.reload() } }

    // MARK: Updates

    /// Whether changes are pending that are not yet shown.
    open var hasUncommittedUpdates: Bool { pending != nil }
    /// Performs the changes that `updates` requests as one change, and then calls `completion`.
    ///
    /// Removed items are identified by their old index path, inserted items by their new one. If the counts of the data source do
    /// not fit the changes, an error is logged and the collection view reloads its data.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        change { _ in
            updates?()
            if let completion { pending?.completions.append(completion) }
        }
    }
    /// Inserts items; the index paths are those after the change.
    open func insertItems(at indexPaths: [IndexPath]) {
        change { $0.pending?.updates.inserted.formUnion(indexPaths) }
    }
    /// Deletes items; the index paths are those before the change.
    open func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.pending?.updates.deleted.formUnion(indexPaths) }
    }
    /// Reloads items, and requests new cells for them.
    open func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.pending?.updates.reloaded.formUnion(indexPaths) }
    }
    /// Configures the existing cells of items again; the data source returns the same cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        change { $0.pending?.updates.reconfigured.formUnion(indexPaths) }
    }
    /// Moves an item to another index path.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.pending?.updates.moved[indexPath] = newIndexPath }
    }
    /// Inserts sections; the indexes are those after the change.
    open func insertSections(_ sections: IndexSet) {
        change { $0.pending?.updates.insertedSections.formUnion(sections) }
    }
    /// Deletes sections; the indexes are those before the change.
    open func deleteSections(_ sections: IndexSet) {
        change { $0.pending?.updates.deletedSections.formUnion(sections) }
    }
    /// Reloads sections, and requests new cells and views for them.
    open func reloadSections(_ sections: IndexSet) {
        change { $0.pending?.updates.reloadedSections.formUnion(sections) }
    }
    /// Moves a section to another index.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.pending?.updates.movedSections[section] = newSection }
    }

    // MARK: Cells

    /// Registers the class of new cells with a reuse identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass as? UIView.Type, identifier)
    }
    /// Registers the class of new supplementary views with a kind and a reuse identifier.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(viewClass as? UIView.Type, elementKind + " " + identifier)
    }
    /// Registers the nib of new cells with a reuse identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(nib, identifier)
    }
    /// Registers the nib of new supplementary views with a kind and a reuse identifier.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { pool.register(nib, kind + " " + identifier) }
    /// Returns a reused cell, or a new one of the registered class.
    ///
    /// An unregistered identifier is a programming error. While an item is reconfigured, the method returns its existing cell.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeue(identifier, for: indexPath) }
    /// Returns a reused supplementary view, or a new one of the registered class.
    ///
    /// An unregistered identifier is a programming error.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue(elementKind + " " + identifier, identifier, nil) }

    // MARK: Items

    /// The number of sections.
    open var numberOfSections: Int { count().count }
    /// Returns the number of items in a section; 0 if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = count()
        return counts.indices.contains(section) ? counts[section] : 0
    }
    /// Returns the cell of an item; `nil` if the item has no cell, for example because it is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        layOutIfShown()
        return cells[indexPath]
    }
    /// Returns the index path of the item that a cell shows; `nil` if the cell shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    /// Returns the frontmost item at a point in the coordinates of the collection view; `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// The visible cells, in the order of their index paths.
    open var visibleCells: [UICollectionViewCell] {
        layOutIfShown()
        return cells.sorted { $0.key < $1.key }.map(\.value)
    }
    /// The index paths of the visible items, in ascending order.
    open var indexPathsForVisibleItems: [IndexPath] {
        layOutIfShown()
        return cells.keys.sorted()
    }
    /// Returns the layout attributes of an item; `nil` if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if asking == nil, pending == nil { prepareLayout() }
        guard contains(indexPath), !collectionViewLayout.isInvalid else { return nil }
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    // MARK: Supplementary views

    /// Returns the layout attributes of a supplementary view; `nil` if the layout has none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Returns the visible supplementary view of a kind at an index path; `nil` if it is not visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { edges[ElementKey(kind: elementKind, path: indexPath)] }
    /// Returns the visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleEdgePaths(elementKind).compactMap { edges[ElementKey(kind: elementKind, path: $0)] }
    }
    /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleEdgePaths(elementKind)
    }

    // MARK: Selection and scrolling

    /// The selected items in the order of their selection; empty if there are none.
    open var indexPathsForSelectedItems: [IndexPath]? { selection }
    /// Selects an item and scrolls to it; `nil` clears the selection. The delegate is not notified.
    ///
    /// - Parameter scrollPosition: The position of the item after scrolling; an empty set does not scroll.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition, animated: animated)
    }
    /// Deselects an item. The delegate is not notified.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
    /// Scrolls an item to a position, as far as the content allows.
    open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, position, animated: animated)
    }

    // MARK: Reordering

    /// Begins to move an item; the other items leave its current index path free.
    ///
    /// - Returns: Whether the data source allows the item to move.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
    /// Drags the moving item to a point in the coordinates of the collection view; the other items make space for it.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { move(to: targetPosition) }
    /// Ends the movement at the current position; the data source is notified if the index path has changed.
    open func endInteractiveMovement() { endMovement() }
    /// Cancels the movement and returns the item to its original position.
    open func cancelInteractiveMovement() { cancelMovement() }
}

/// What identifies an element of a layout: its category, kind and index path.
struct ElementKey: Hashable, Comparable {
    /// Empty for a cell.
    var kind: String
    var path: IndexPath
    var category = UICollectionView.ElementCategory.supplementaryView

    var isDecoration: Bool { category == .decorationView }

    static func < (one: ElementKey, other: ElementKey) -> Bool {
        if one.path != other.path { return one.path < other.path }
        if one.kind != other.kind { return one.kind < other.kind }
        return one.category.rawValue < other.category.rawValue
    }
}
