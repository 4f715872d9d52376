import UIKit

/// The names of collections of the kind "table, collection" that touch code uses, with the types that UIKit documents.
@MainActor
struct CollectionNames {
    func made(
        _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource,
        _ delegate: any UICollectionViewDelegate
    ) {
        let view: UICollectionView =  // UICollectionView
            UICollectionView(frame: .zero, collectionViewLayout: layout)
        let flowing = UICollectionView(  // UICollectionView
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source  // UICollectionViewDataSource
        view.delegate = delegate  // UICollectionViewDelegate
        view.dataSource = nil  // UICollectionViewDataSource
        view.delegate = nil  // UICollectionViewDelegate
        let kept: (any UICollectionViewDataSource)? = view.dataSource  // UICollectionViewDataSource
        let owner: UICollectionViewDelegate? = view.delegate  // UICollectionViewDelegate
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")  // UICollectionView
        view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "nib")  // UICollectionView
        view.register(  // UICollectionReusableView
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        let kinds: [String] = [  // UICollectionView
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ]
        _ = (flowing, kept, owner, kinds)
    }

    func look(_ view: UICollectionView, _ refresh: UIRefreshControl) {
        view.backgroundColor = .clear  // UICollectionView
        view.backgroundView = UIView()  // UICollectionView
        view.isPagingEnabled = true  // UICollectionView
        view.showsHorizontalScrollIndicator = false  // UICollectionView
        view.alwaysBounceVertical = true  // UICollectionView
        view.decelerationRate = .fast  // UICollectionView
        view.contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)  // UICollectionView
        view.clipsToBounds = false  // UICollectionView
        view.isScrollEnabled = false  // UICollectionView
        view.delaysContentTouches = false  // UICollectionView
        view.panGestureRecognizer.isEnabled = true  // UICollectionView
        view.contentInsetAdjustmentBehavior = .never  // UICollectionView
        view.translatesAutoresizingMaskIntoConstraints = false  // UICollectionView
        view.isPrefetchingEnabled = false  // UICollectionView
        view.refreshControl = refresh  // UICollectionView
        view.collectionViewLayout.invalidateLayout()  // UICollectionView
        view.collectionViewLayout = UICollectionViewFlowLayout()  // UICollectionView
        let layout: UICollectionViewLayout = view.collectionViewLayout  // UICollectionViewLayout
        let flow = view.collectionViewLayout as? UICollectionViewFlowLayout  // UICollectionViewFlowLayout
        let forced = view.collectionViewLayout as! UICollectionViewFlowLayout  // UICollectionViewFlowLayout
        view.setCollectionViewLayout(layout, animated: true)  // UICollectionView
        view.setCollectionViewLayout(layout, animated: true) { finished in  // UICollectionView
            let finished: Bool = finished  // UICollectionView
            _ = finished
        }
        _ = (flow, forced)
    }

    func selection(_ view: UICollectionView, _ path: IndexPath) {
        view.allowsSelection = true  // UICollectionView
        view.allowsMultipleSelection = true  // UICollectionView
        let selected: [IndexPath]? = view.indexPathsForSelectedItems  // UICollectionView
        view.indexPathsForSelectedItems?.forEach {  // UICollectionView
            view.deselectItem(at: $0, animated: false)  // UICollectionView
        }
        view.selectItem(at: path, animated: true, scrollPosition: [])  // UICollectionView
        view.selectItem(at: nil, animated: true, scrollPosition: .centeredVertically)  // UICollectionView
        view.scrollToItem(at: path, at: .centeredHorizontally, animated: true)  // UICollectionView
        view.scrollToItem(at: path, at: [.top, .left], animated: false)  // UICollectionView
        let positions: UICollectionView.ScrollPosition = [  // UICollectionView
            .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
        ]
        view.isEditing = true  // UICollectionView
        view.allowsSelectionDuringEditing = true  // UICollectionView
        view.allowsMultipleSelectionDuringEditing = true  // UICollectionView
        _ = (selected, positions)
    }

    func places(_ view: UICollectionView, _ path: IndexPath, _ press: UILongPressGestureRecognizer) {
        let cell: UICollectionViewCell? = view.cellForItem(at: path)  // UICollectionView
        let named = view.cellForItem(at: path) as? TileCell  // UICollectionView
        let point: CGPoint = press.location(in: view)  // UICollectionView
        guard let indexPath = view.indexPathForItem(at: point) else { return }  // UICollectionView
        let ofCell: IndexPath? = cell.flatMap { view.indexPath(for: $0) }  // UICollectionView
        let visible: [UICollectionViewCell] = view.visibleCells  // UICollectionView
        let items: [IndexPath] = view.indexPathsForVisibleItems  // UICollectionView
        let sections: Int = view.numberOfSections  // UICollectionView
        let count: Int = view.numberOfItems(inSection: indexPath.section)  // UICollectionView
        let attributes: UICollectionViewLayoutAttributes? =  // UICollectionViewLayoutAttributes
            view.layoutAttributesForItem(at: path)
        let header: UICollectionViewLayoutAttributes? =  // UICollectionViewLayoutAttributes
            view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: path)
        let frame: CGRect? = view.layoutAttributesForItem(at: path)?.frame  // UICollectionViewLayoutAttributes
        let supplementary: UICollectionReusableView? = view.supplementaryView(  // UICollectionReusableView
            forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        let all: [UICollectionReusableView] =  // UICollectionReusableView
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
        let paths: [IndexPath] =  // UICollectionView
            view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader)
        _ = (named, ofCell, visible, items, sections, count, attributes, header, frame, supplementary, all, paths)
    }

    func changes(_ view: UICollectionView, _ path: IndexPath) {
        view.reloadData()  // UICollectionView
        view.performBatchUpdates({  // UICollectionView
            view.insertItems(at: [path])  // UICollectionView
            view.deleteItems(at: [path])  // UICollectionView
            view.moveItem(at: path, to: IndexPath(item: 0, section: 0))  // UICollectionView
        }) { finished in
            let finished: Bool = finished  // UICollectionView
            _ = finished
        }
        view.performBatchUpdates({ view.reloadItems(at: [path]) }, completion: nil)  // UICollectionView
        view.performBatchUpdates(nil)  // UICollectionView
        view.reconfigureItems(at: [path])  // UICollectionView
        view.insertSections([1])  // UICollectionView
        view.deleteSections(IndexSet(integer: 0))  // UICollectionView
        view.reloadSections(IndexSet(integersIn: 0..<1))  // UICollectionView
        view.moveSection(0, toSection: 1)  // UICollectionView
    }

    /// A long press that moves an item, as it has been written since iOS 9.
    func moved(_ view: UICollectionView, by press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began:
            guard let path = view.indexPathForItem(at: press.location(in: view)) else { return }  // UICollectionView
            let isMoving: Bool = view.beginInteractiveMovementForItem(at: path)  // UICollectionView
            view.beginInteractiveMovementForItem(at: path)  // UICollectionView
            _ = isMoving
        case .changed:
            view.updateInteractiveMovementTargetPosition(press.location(in: press.view!))  // UICollectionView
        case .ended: view.endInteractiveMovement()  // UICollectionView
        default: view.cancelInteractiveMovement()  // UICollectionView
        }
    }

    func dequeued(_ collectionView: UICollectionView, _ indexPath: IndexPath) -> UICollectionViewCell {
        let cell: UICollectionViewCell =  // UICollectionView
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let tile =  // UICollectionView
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) as! TileCell
        let header: UICollectionReusableView = collectionView.dequeueReusableSupplementaryView(  // UICollectionView
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: indexPath)
        _ = (tile, header)
        return cell
    }

    func registered(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
        let registration = UICollectionView.CellRegistration<TileCell, String> {  // UICollectionView
            cell, path, item in
            let cell: TileCell = cell  // UICollectionView
            let path: IndexPath = path  // UICollectionView
            let item: String = item  // UICollectionView
            cell.accessibilityLabel = "\(item) \(path.item)"
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(  // UICollectionView
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, path in
            let view: UICollectionReusableView = view  // UICollectionReusableView
            let kind: String = kind  // UICollectionView
            view.accessibilityLabel = "\(kind) \(path.section)"
        }
        let made: UICollectionReusableView =  // UICollectionView
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        _ = made
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: "a")  // UICollectionView
    }

    func cell(_ cell: UICollectionViewCell, _ view: UICollectionReusableView) {
        let made: UICollectionViewCell = UICollectionViewCell(frame: .zero)  // UICollectionViewCell
        let plain: UICollectionReusableView = UICollectionReusableView()  // UICollectionReusableView
        let reusable: UICollectionReusableView = cell  // UICollectionReusableView
        cell.contentView.addSubview(UIView())  // UICollectionViewCell
        let content: UIView = cell.contentView  // UICollectionViewCell
        cell.backgroundView = UIView()  // UICollectionViewCell
        cell.selectedBackgroundView = UIView()  // UICollectionViewCell
        let selected: UIView? = cell.selectedBackgroundView  // UICollectionViewCell
        cell.isSelected = true  // UICollectionViewCell
        cell.isHighlighted = false  // UICollectionViewCell
        let isLit: Bool = cell.isSelected || cell.isHighlighted  // UICollectionViewCell
        let reuse: String? = view.reuseIdentifier  // UICollectionReusableView
        view.prepareForReuse()  // UICollectionReusableView
        cell.contentConfiguration = UIListContentConfiguration.cell()  // UICollectionViewCell
        cell.backgroundConfiguration = UIBackgroundConfiguration.listPlainCell()  // UICollectionViewCell
        cell.configurationUpdateHandler = { cell, state in  // UICollectionViewCell
            let cell: UICollectionViewCell = cell  // UICollectionViewCell
            let state: UICellConfigurationState = state  // UICollectionViewCell
            cell.alpha = state.isSelected ? 1 : 0.5
        }
        cell.setNeedsUpdateConfiguration()  // UICollectionViewCell
        _ = (made, plain, reusable, content, selected, isLit, reuse)
    }

    func flow() {
        let layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()  // UICollectionViewFlowLayout
        layout.scrollDirection = .horizontal  // UICollectionViewFlowLayout
        let direction: UICollectionView.ScrollDirection = layout.scrollDirection  // UICollectionViewFlowLayout
        let directions: [UICollectionView.ScrollDirection] = [.vertical, .horizontal]  // UICollectionView
        layout.itemSize = CGSize(width: 80, height: 80)  // UICollectionViewFlowLayout
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize  // UICollectionViewFlowLayout
        let automatic: CGSize = UICollectionViewFlowLayout.automaticSize  // UICollectionViewFlowLayout
        layout.estimatedItemSize = .zero  // UICollectionViewFlowLayout
        layout.minimumLineSpacing = 4  // UICollectionViewFlowLayout
        layout.minimumInteritemSpacing = 4  // UICollectionViewFlowLayout
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)  // UICollectionViewFlowLayout
        layout.sectionInset.left = 10  // UICollectionViewFlowLayout
        layout.headerReferenceSize = CGSize(width: 0, height: 44)  // UICollectionViewFlowLayout
        layout.footerReferenceSize = .zero  // UICollectionViewFlowLayout
        layout.sectionHeadersPinToVisibleBounds = true  // UICollectionViewFlowLayout
        layout.sectionFootersPinToVisibleBounds = false  // UICollectionViewFlowLayout
        layout.sectionInsetReference = .fromSafeArea  // UICollectionViewFlowLayout
        let size: CGSize = layout.itemSize  // UICollectionViewFlowLayout
        let spacing: CGFloat = layout.minimumLineSpacing + layout.minimumInteritemSpacing  // UICollectionViewFlowLayout
        let insets: UIEdgeInsets = layout.sectionInset  // UICollectionViewFlowLayout
        let width: CGFloat = layout.collectionView?.bounds.width ?? 0  // UICollectionViewFlowLayout
        let content: CGSize = layout.collectionViewContentSize  // UICollectionViewLayout
        _ = (direction, directions, automatic, size, spacing, insets, width, content)
    }

    func layout(_ layout: UICollectionViewLayout, _ path: IndexPath) {
        let made: UICollectionViewLayout = UICollectionViewLayout()  // UICollectionViewLayout
        let view: UICollectionView? = layout.collectionView  // UICollectionViewLayout
        layout.invalidateLayout()  // UICollectionViewLayout
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())  // UICollectionViewLayout
        layout.prepare()  // UICollectionViewLayout
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")  // UICollectionViewLayout
        let inRect: [UICollectionViewLayoutAttributes]? =  // UICollectionViewLayoutAttributes
            layout.layoutAttributesForElements(in: .zero)
        let ofItem: UICollectionViewLayoutAttributes? =  // UICollectionViewLayout
            layout.layoutAttributesForItem(at: path)
        let size: CGSize = layout.collectionViewContentSize  // UICollectionViewLayout
        let isStale: Bool = layout.shouldInvalidateLayout(forBoundsChange: .zero)  // UICollectionViewLayout
        let attributes: UICollectionViewLayoutAttributes =  // UICollectionViewLayoutAttributes
            UICollectionViewLayoutAttributes(forCellWith: path)
        let header = UICollectionViewLayoutAttributes(  // UICollectionViewLayoutAttributes
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
        let line = UICollectionViewLayoutAttributes(  // UICollectionViewLayoutAttributes
            forDecorationViewOfKind: "line", with: path)
        attributes.frame = CGRect(x: 0, y: 0, width: 80, height: 80)  // UICollectionViewLayoutAttributes
        attributes.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)  // UICollectionViewLayoutAttributes
        attributes.center = CGPoint(x: 40, y: 40)  // UICollectionViewLayoutAttributes
        attributes.size = CGSize(width: 80, height: 80)  // UICollectionViewLayoutAttributes
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)  // UICollectionViewLayoutAttributes
        attributes.transform3D = CATransform3DIdentity  // UICollectionViewLayoutAttributes
        attributes.alpha = 0  // UICollectionViewLayoutAttributes
        attributes.zIndex = 1  // UICollectionViewLayoutAttributes
        attributes.isHidden = false  // UICollectionViewLayoutAttributes
        attributes.indexPath = path  // UICollectionViewLayoutAttributes
        let indexPath: IndexPath = attributes.indexPath  // UICollectionViewLayoutAttributes
        let category: UICollectionView.ElementCategory =  // UICollectionViewLayoutAttributes
            attributes.representedElementCategory
        let kind: String? = attributes.representedElementKind  // UICollectionViewLayoutAttributes
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes  // UICollectionViewLayoutAttributes
        let isCell: Bool = category == .cell  // UICollectionViewLayoutAttributes
        _ = (made, view, inRect, ofItem, size, isStale, header, line, indexPath, kind, copy, isCell)
    }

    func controller(_ layout: UICollectionViewLayout) {
        let controller: UICollectionViewController =  // UICollectionViewController
            UICollectionViewController(collectionViewLayout: layout)
        let view: UICollectionView? = controller.collectionView  // UICollectionViewController
        let unwrapped: UICollectionView! = controller.collectionView  // UICollectionViewController
        controller.collectionView.reloadData()  // UICollectionViewController
        controller.collectionView?.backgroundColor = .white  // UICollectionViewController
        let made: UICollectionViewLayout = controller.collectionViewLayout  // UICollectionViewController
        controller.clearsSelectionOnViewWillAppear = false  // UICollectionViewController
        controller.installsStandardGestureForInteractiveMovement = false  // UICollectionViewController
        controller.useLayoutToLayoutNavigationTransitions = false  // UICollectionViewController
        _ = (view, unwrapped, made)
    }
}

private class TileCell: UICollectionViewCell {  // UICollectionViewCell
    static let identifier = String(describing: TileCell.self)
    let title = UILabel()

    override init(frame: CGRect) {  // UICollectionViewCell
        super.init(frame: frame)  // UICollectionViewCell
        contentView.addSubview(title)  // UICollectionViewCell
    }

    required init?(coder aDecoder: NSCoder) {  // UICollectionViewCell
        super.init(coder: aDecoder)  // UICollectionViewCell
    }

    override func prepareForReuse() {  // UICollectionViewCell
        super.prepareForReuse()  // UICollectionViewCell
        title.text = nil
    }

    override var isSelected: Bool {  // UICollectionViewCell
        didSet { contentView.alpha = isSelected ? 1 : 0.5 }  // UICollectionViewCell
    }

    override var isHighlighted: Bool {  // UICollectionViewCell
        didSet {
            UIView.animate(withDuration: 0.1) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
            }
        }
    }

    override func preferredLayoutAttributesFitting(  // UICollectionViewCell
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)  // UICollectionViewLayoutAttributes
        attributes.frame.size.height = 80  // UICollectionViewLayoutAttributes
        return attributes
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {  // UICollectionReusableView
        super.apply(layoutAttributes)  // UICollectionReusableView
    }

    override func willTransition(  // UICollectionReusableView
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { super.willTransition(from: oldLayout, to: newLayout) }

    override func didTransition(  // UICollectionReusableView
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { super.didTransition(from: oldLayout, to: newLayout) }

    override func updateConfiguration(using state: UICellConfigurationState) {  // UICollectionViewCell
        super.updateConfiguration(using: state)  // UICollectionViewCell
    }

    override func layoutSubviews() {  // UICollectionViewCell
        super.layoutSubviews()  // UICollectionViewCell
        title.frame = contentView.bounds  // UICollectionViewCell
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {  // UICollectionViewCell
        super.touchesBegan(touches, with: event)  // UICollectionViewCell
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {  // UICollectionViewCell
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }
}

private final class SectionHeader: UICollectionReusableView {  // UICollectionReusableView
    override init(frame: CGRect) { super.init(frame: frame) }  // UICollectionReusableView

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() { super.prepareForReuse() }  // UICollectionReusableView
}

private final class TouchedCollectionView: UICollectionView {  // UICollectionView
    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {  // UICollectionView
        super.init(frame: frame, collectionViewLayout: layout)  // UICollectionView
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }  // UICollectionView

    override func reloadData() { super.reloadData() }  // UICollectionView

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {  // UICollectionView
        super.hitTest(point, with: event)  // UICollectionView
    }

    override var collectionViewLayout: UICollectionViewLayout {  // UICollectionView
        didSet { setNeedsLayout() }
    }

    override func touchesShouldCancel(in view: UIView) -> Bool { true }  // UICollectionView

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {  // UICollectionView
        super.touchesBegan(touches, with: event)  // UICollectionView
        next?.touchesBegan(touches, with: event)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {  // UICollectionView
        super.gestureRecognizerShouldBegin(gestureRecognizer)  // UICollectionView
    }
}

private final class SnappingLayout: UICollectionViewFlowLayout {  // UICollectionViewFlowLayout
    override init() {  // UICollectionViewFlowLayout
        super.init()  // UICollectionViewFlowLayout
        scrollDirection = .horizontal  // UICollectionViewFlowLayout
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }  // UICollectionViewFlowLayout

    override func prepare() {  // UICollectionViewFlowLayout
        super.prepare()  // UICollectionViewFlowLayout
        guard let collectionView = collectionView else { return }  // UICollectionViewFlowLayout
        itemSize = CGSize(width: collectionView.bounds.width - 40, height: 200)  // UICollectionViewFlowLayout
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {  // UICollectionViewFlowLayout
        true
    }

    override func layoutAttributesForElements(  // UICollectionViewFlowLayout
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)  // UICollectionViewFlowLayout
        attributes?.forEach { $0.alpha = 0.9 }  // UICollectionViewLayoutAttributes
        return attributes
    }

    override func layoutAttributesForItem(  // UICollectionViewFlowLayout
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }

    override func targetContentOffset(  // UICollectionViewFlowLayout
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        super.targetContentOffset(  // UICollectionViewFlowLayout
            forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }

    override func targetContentOffset(  // UICollectionViewFlowLayout
        forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    override func invalidationContext(  // UICollectionViewFlowLayout
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)  // UICollectionViewFlowLayout
        (context as? UICollectionViewFlowLayoutInvalidationContext)?  // UICollectionViewFlowLayout
            .invalidateFlowLayoutDelegateMetrics = true
        return context
    }
}

private final class StackLayout: UICollectionViewLayout {  // UICollectionViewLayout
    private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]  // UICollectionViewLayoutAttributes

    override var collectionViewContentSize: CGSize {  // UICollectionViewLayout
        return collectionView?.bounds.size ?? .zero  // UICollectionViewLayout
    }

    override class var layoutAttributesClass: AnyClass {  // UICollectionViewLayout
        StackAttributes.self
    }

    override func prepare() {  // UICollectionViewLayout
        super.prepare()  // UICollectionViewLayout
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0  // UICollectionViewLayout
        for item in 0..<count {
            let path = IndexPath(item: item, section: 0)
            cache[path] = UICollectionViewLayoutAttributes(forCellWith: path)  // UICollectionViewLayoutAttributes
        }
    }

    override func prepare(  // UICollectionViewLayout
        forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]
    ) {
        super.prepare(forCollectionViewUpdates: updateItems)  // UICollectionViewLayout
        let inserted: [IndexPath?] = updateItems.filter { $0.updateAction == .insert }.map(\.indexPathAfterUpdate)
        _ = inserted
    }

    override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }  // UICollectionViewLayout

    override func layoutAttributesForElements(  // UICollectionViewLayout
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        cache.values.filter { $0.frame.intersects(rect) }  // UICollectionViewLayoutAttributes
    }

    override func layoutAttributesForItem(  // UICollectionViewLayout
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { cache[indexPath] }

    override func layoutAttributesForSupplementaryView(  // UICollectionViewLayout
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    override func layoutAttributesForDecorationView(  // UICollectionViewLayout
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    override func initialLayoutAttributesForAppearingItem(  // UICollectionViewLayout
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { cache[itemIndexPath] }

    override func finalLayoutAttributesForDisappearingItem(  // UICollectionViewLayout
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)  // UICollectionViewLayout
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {  // UICollectionViewLayout
        newBounds.size != collectionView?.bounds.size
    }

    override func invalidateLayout() { super.invalidateLayout() }  // UICollectionViewLayout

    override func layoutAttributesForInteractivelyMovingItem(  // UICollectionViewLayout
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        super.layoutAttributesForInteractivelyMovingItem(  // UICollectionViewLayout
            at: indexPath, withTargetPosition: position)
    }
}

private final class StackAttributes: UICollectionViewLayoutAttributes {  // UICollectionViewLayoutAttributes
    var tilt: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {  // UICollectionViewLayoutAttributes
        let copy = super.copy(with: zone) as! StackAttributes  // UICollectionViewLayoutAttributes
        copy.tilt = tilt
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {  // UICollectionViewLayoutAttributes
        object is StackAttributes && super.isEqual(object)  // UICollectionViewLayoutAttributes
    }
}

/// A controller with a collection beside other views, as most touch code has it.
private final class GridController: UIViewController {
    private lazy var collectionView: UICollectionView = {  // UICollectionView
        let view = UICollectionView(  // UICollectionView
            frame: self.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = self  // UICollectionViewDataSource
        view.delegate = self  // UICollectionViewDelegate
        view.register(TileCell.self, forCellWithReuseIdentifier: TileCell.identifier)  // UICollectionView
        return view
    }()
    private var items = ["a", "b"]
}

extension GridController: UICollectionViewDataSource {  // UICollectionViewDataSource
    func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }  // UICollectionViewDataSource

    func collectionView(  // UICollectionViewDataSource
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }

    func collectionView(  // UICollectionViewDataSource
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(  // UICollectionView
            withReuseIdentifier: TileCell.identifier, for: indexPath)
        (cell as? TileCell)?.title.text = items[indexPath.item]  // UICollectionViewCell
        return cell
    }
}

extension GridController: UICollectionViewDelegateFlowLayout {  // UICollectionViewDelegateFlowLayout
    func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        collectionView.deselectItem(at: indexPath, animated: true)  // UICollectionView
    }

    func collectionView(  // UICollectionViewDelegateFlowLayout
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.frame.width / 3, height: 80) }

    func collectionView(  // UICollectionViewDelegateFlowLayout
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) }

    func collectionView(  // UICollectionViewDelegateFlowLayout
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 4 }

    func collectionView(  // UICollectionViewDelegateFlowLayout
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 4 }

    func collectionView(  // UICollectionViewDelegateFlowLayout
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { .zero }

    func collectionView(  // UICollectionViewDelegateFlowLayout
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { .zero }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}  // UICollectionViewDelegate
}

/// What `UICollectionViewController` has of its collection's protocols: all of it is overridden in subclasses.
private final class GridCollectionController: UICollectionViewController {  // UICollectionViewController
    private var items = ["One", "Two"]

    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }  // UICollectionViewController

    required init?(coder: NSCoder) { super.init(coder: coder) }  // UICollectionViewController

    override func viewDidLoad() {  // UICollectionViewController
        super.viewDidLoad()  // UICollectionViewController
        collectionView.register(TileCell.self, forCellWithReuseIdentifier: "cell")  // UICollectionViewController
        collectionView?.alwaysBounceVertical = true  // UICollectionViewController
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }  // UICollectionViewDataSource

    override func collectionView(  // UICollectionViewDataSource
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }

    override func collectionView(  // UICollectionViewDataSource
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)  // UICollectionView
    }

    override func collectionView(  // UICollectionViewDataSource
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(  // UICollectionReusableView
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    override func collectionView(  // UICollectionViewDataSource
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(  // UICollectionViewDataSource
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    override func collectionView(  // UICollectionViewDelegate
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}  // UICollectionViewDelegate

    override func scrollViewWillEndDragging(  // UICollectionViewDelegate
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.x = 0  // UICollectionViewDelegate
    }
}
