import Foundation
import TouchstoneCore

/// Items that a layout places, of which only those in sight have cells.
open class UICollectionView: UIScrollView, CollectionDelegating, DeferringList {
    /// The kind of a flow layout's headers.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a flow layout's footers.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// What kinds of elements there are.
    public typealias ElementCategory = UICollectionViewElementCategory

    /// Where an item comes to lie that is scrolled to; none, the default, for as little scrolling as shows it.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Scrolls the item to the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle, from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// Scrolls the item to the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// Scrolls the item to the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle, from side to side.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// Scrolls the item to the right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// Has the items; not retained, nil by default.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { dataChanged() } }
    }
    /// Hears which items come next; not retained, nil by default.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items that come next are announced; true by default.
    open var isPrefetchingEnabled = true
    /// Hears of the items and of the scrolling; a `UICollectionViewDelegate`. Not retained, nil by default.
    open override weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            itemDelegate = delegate as? any UICollectionViewDelegate
            if delegate !== oldValue { collectionViewLayout.invalidateLayout() }
        }
    }
    weak var itemDelegate: (any UICollectionViewDelegate)?

    /// Says where the items lie; setting it takes another at once.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { if collectionViewLayout !== oldValue { layoutChanged(from: oldValue) } }
    }

    /// Whether touches select items; true by default.
    open var allowsSelection = true
    /// Whether touches select several items; false by default.
    open var allowsMultipleSelection = false
    /// Whether touches select items while the collection is edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether touches select several items while the collection is edited; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the selection follows the focus; stored; has no effect.
    open var selectionFollowsFocus = false
    /// Whether the collection remembers which item had the focus; stored; has no effect.
    open var remembersLastFocusedIndexPath = false
    /// Whether items can be dragged elsewhere; kept: there is no drag and drop.
    open var dragInteractionEnabled = false
    /// Whether cells that need another size get it by themselves; stored; has no effect.
    open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
    private var edits = false
    /// Whether items are being edited; false by default.
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

    /// Behind everything, as large as the collection; it does not scroll. Nil by default.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: State

    /// How many items each section has; nil until they were counted.
    var itemCounts: [Int]?
    var isLayingOutItems = false
    var laidOutBounds: CGRect?
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var edges: [ElementKey: UICollectionReusableView] = [:]
    var pool = ReusePool()
    /// Those whose cells or views were asked for, in the order of their first.
    var registrations: [RegistrationMark] = []
    var measured: Set<IndexPath> = []
    var measuredEdges: Set<ElementKey> = []
    var selection: [IndexPath] = []
    var pressed: PressedItem?
    var pending: PendingUpdates?
    var deferred = DeferredChanges()
    var prefetch = Prefetching()
    var movement: ItemMovement?
    /// The place of the item whose cell is being asked for.
    var asking: UICollectionViewLayoutAttributes?
    /// The item whose cell is asked for anew, and is to stay.
    var reconfiguring: (path: IndexPath, cell: UICollectionViewCell)?
    var scrollers: [Int: SectionScroller] = [:]
    let swipes = RowSwipes()
    private var contextMenu: ItemMenu?

    /// A collection of a layout, in the coordinates of its superview, in points.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
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

    /// Takes another layout; animated, the items are seen going to their new places.
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
    open override func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    /// Asks for everything anew: the counts now, the cells as they are to be seen. The selection is gone.
    open func reloadData() { whenConsistent { self.reload() } }

    // MARK: Items that come and go

    /// Makes the changes that `updates` asks for together, and then calls `completion`: items that go are named by
    /// their old place, items that come by their new one. Counts that do not fit are logged, and the collection reloads
    /// its data.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        change { _ in
            updates?()
            if let completion { pending?.completions.append(completion) }
        }
    }
    /// Items have come, which the data source has at these places.
    open func insertItems(at indexPaths: [IndexPath]) {
        change { $0.pending?.updates.inserted.formUnion(indexPaths) }
    }
    /// Items have gone, which were at these places.
    open func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.pending?.updates.deleted.formUnion(indexPaths) }
    }
    /// Items are others than they were: their cells are asked for anew.
    open func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.pending?.updates.reloaded.formUnion(indexPaths) }
    }
    /// Items look otherwise than they did: the data source is asked for their cells, which stay the same.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        change { $0.pending?.updates.reconfigured.formUnion(indexPaths) }
    }
    /// An item has moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.pending?.updates.moved[indexPath] = newIndexPath }
    }
    /// Sections have come, which the data source has at these places.
    open func insertSections(_ sections: IndexSet) {
        change { $0.pending?.updates.insertedSections.formUnion(sections) }
    }
    /// Sections have gone, which were at these places.
    open func deleteSections(_ sections: IndexSet) {
        change { $0.pending?.updates.deletedSections.formUnion(sections) }
    }
    /// Sections are others than they were: all that is in them is asked for anew.
    open func reloadSections(_ sections: IndexSet) {
        change { $0.pending?.updates.reloadedSections.formUnion(sections) }
    }
    /// A section has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.pending?.updates.movedSections[section] = newSection }
    }

    // MARK: Cells

    /// Cells of that name are made of this class, where none waits to be used again.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass as? UIView.Type, identifier)
    }
    /// Views of that kind and name are made of this class, where none waits to be used again.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(viewClass as? UIView.Type, elementKind + " " + identifier)
    }
    /// A cell that waits to be used again, or a new one of the class that was registered; a name that is not registered
    /// is an error of the program. While an item's cell is asked for anew it is the item's present one.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeue(identifier, for: indexPath) }
    /// A view that waits to be used again, or a new one of the class that was registered; a name that is not registered
    /// is an error of the program.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue(elementKind + " " + identifier, identifier, nil) }

    // MARK: Items

    /// How many sections there are.
    open var numberOfSections: Int { count().count }
    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = count()
        return counts.indices.contains(section) ? counts[section] : 0
    }
    /// The cell of an item, where it has one, which those in sight have.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        layOutIfShown()
        return cells[indexPath]
    }
    /// The item of a cell that is in sight; nil for others.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    /// The item at a point of the collection's coordinates, the foremost if there are several; nil where there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    /// The cells in sight.
    open var visibleCells: [UICollectionViewCell] {
        layOutIfShown()
        return cells.sorted { $0.key < $1.key }.map(\.value)
    }
    /// The items in sight, in order.
    open var indexPathsForVisibleItems: [IndexPath] {
        layOutIfShown()
        return cells.keys.sorted()
    }
    /// Where an item lies; nil where there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if asking == nil, pending == nil { prepareLayout() }
        guard contains(indexPath), !collectionViewLayout.isInvalid else { return nil }
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    // MARK: Selection and scrolling

    /// The selected items, in the order in which they were selected; empty for none.
    open var indexPathsForSelectedItems: [IndexPath]? { selection }
    /// Selects an item, or none, and scrolls to it as far as `scrollPosition` says: empty does not scroll. The delegate
    /// is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, scrollPosition, animated: animated)
    }
    /// Deselects an item. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
    /// Scrolls until an item is where `position` says, as far as the content reaches.
    open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, position, animated: animated)
    }

    // MARK: Reordering

    /// Takes an item in hand; says whether the data source lets it. Its place in the others' midst stays free for it.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
    /// The finger is here, in the collection's coordinates: the item in hand follows, and the others make room.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { move(to: targetPosition) }
    /// Leaves the item where it is: the data source hears of it, where it is another place.
    open func endInteractiveMovement() { endMovement() }
    /// Puts the item back where it was.
    open func cancelInteractiveMovement() { cancelMovement() }
}

/// Names a view beside the items.
struct ElementKey: Hashable, Comparable {
    var kind: String
    var path: IndexPath
    var isDecoration = false

    static func < (one: ElementKey, other: ElementKey) -> Bool {
        if one.path != other.path { return one.path < other.path }
        if one.kind != other.kind { return one.kind < other.kind }
        return !one.isDecoration && other.isDecoration
    }
}
