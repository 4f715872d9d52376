import UIKit

@objc protocol WaterfallDelegate: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
        width: CGFloat
    ) -> CGFloat
    @objc optional func collectionView(_ collectionView: UICollectionView, heightForHeaderIn layout: WaterfallLayout)
        -> CGFloat
}

/// Columns of items. Each item goes into the shortest column.
final class WaterfallLayout: UICollectionViewLayout {
    var columnCount = 2 { didSet { if columnCount != oldValue { invalidateLayout() } } }
    var spacing: CGFloat = 10
    var inset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    private var items: [UICollectionViewLayoutAttributes] = []
    private var header: UICollectionViewLayoutAttributes?
    private var height: CGFloat = 0
    private var inserted: Set<IndexPath> = []
    private(set) var preparations = 0

    private var delegate: WaterfallDelegate? { collectionView?.delegate as? WaterfallDelegate }

    override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView, collectionView.bounds.width > 0, items.isEmpty, header == nil else {
            return
        }
        preparations += 1
        let headerHeight = delegate?.collectionView?(collectionView, heightForHeaderIn: self) ?? 0
        if headerHeight > 0 {
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                with: IndexPath(item: 0, section: 0))
            attributes.frame = CGRect(x: 0, y: 0, width: collectionView.bounds.width, height: headerHeight)
            header = attributes
        }
        let columns = CGFloat(columnCount)
        let width = (collectionView.bounds.width - inset.left - inset.right - spacing * (columns - 1)) / columns
        var tops = [CGFloat](repeating: headerHeight + inset.top, count: columnCount)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = tops.firstIndex(of: tops.min()!)!
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let itemHeight =
                delegate?.collectionView(collectionView, layout: self, heightForItemAt: indexPath, width: width)
                ?? width
            attributes.frame = CGRect(
                x: inset.left + CGFloat(column) * (width + spacing), y: tops[column], width: width, height: itemHeight)
            tops[column] = attributes.frame.maxY + spacing
            items.append(attributes)
        }
        height = (tops.max() ?? 0) - spacing + inset.bottom
    }

    override func invalidateLayout() {
        items = []
        header = nil
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        items = []
        header = nil
        super.invalidateLayout(with: context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (items + [header].compactMap { $0 }).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    override func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        kind == UICollectionView.elementKindSectionHeader ? header : nil
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        inserted = []
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard inserted.contains(itemIndexPath),
            let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy() as? UICollectionViewLayoutAttributes
        else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
        attributes.alpha = 0
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
    }
}

final class PinCell: UICollectionViewCell {
    let label = UILabel()
    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.5 : 1 } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        contentView.backgroundColor = .systemPink
        label.frame = CGRect(x: 8, y: 8, width: 100, height: 20)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class BoardController: UICollectionViewController {
    private(set) var pins: [(name: String, height: CGFloat)]
    private(set) var log: [String] = []
    private var layout: WaterfallLayout { collectionViewLayout as! WaterfallLayout }

    init(heights: [CGFloat] = [100, 150, 80, 120, 60, 200]) {
        pins = heights.enumerated().map { ("Pin \($0.offset)", $0.element) }
        super.init(collectionViewLayout: WaterfallLayout())
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .white
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(PinCell.self, forCellWithReuseIdentifier: "pin")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        collectionView.addGestureRecognizer(press)
        let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:)))
        collectionView.addGestureRecognizer(pinch)
    }

    @objc private func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began,
            let indexPath = collectionView.indexPathForItem(at: press.location(in: collectionView))
        else { return }
        log.append("removed \(pins.remove(at: indexPath.item).name)")
        collectionView.performBatchUpdates({ self.collectionView.deleteItems(at: [indexPath]) }, completion: nil)
    }

    @objc private func pinched(_ pinch: UIPinchGestureRecognizer) {
        guard pinch.state == .ended else { return }
        layout.columnCount = pinch.scale > 1 ? 2 : 3
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .allowUserInteraction,
            animations: { self.collectionView.layoutIfNeeded() })
    }

    func insert(_ name: String, height: CGFloat) {
        pins.insert((name, height), at: 0)
        collectionView.performBatchUpdates({ self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)]) })
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        pins.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "pin", for: indexPath) as! PinCell
        cell.label.text = pins[indexPath.item].name
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        header.backgroundColor = .systemYellow
        return header
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append(pins[indexPath.item].name)
    }
}

extension BoardController: WaterfallDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
        width: CGFloat
    ) -> CGFloat {
        pins[indexPath.item].height
    }

    func collectionView(_ collectionView: UICollectionView, heightForHeaderIn layout: WaterfallLayout) -> CGFloat { 50 }
}
