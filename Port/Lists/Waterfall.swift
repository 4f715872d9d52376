import UIKit

@objc protocol WaterfallDelegate: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat
    @objc optional func collectionView(_ collectionView: UICollectionView, spacingIn layout: WaterfallLayout) -> CGFloat
}

/// Columns of equal width; each item goes below the shortest of them.
class WaterfallLayout: UICollectionViewLayout {
    @objc dynamic var columns = 2 {
        didSet { if columns != oldValue { invalidateLayout() } }
    }
    private var cache: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0
    private(set) var preparations = 0

    private var waterfall: WaterfallDelegate? { collectionView?.delegate as? WaterfallDelegate }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView, cache.isEmpty else { return }
        preparations += 1
        let spacing = waterfall?.collectionView?(collectionView, spacingIn: self) ?? 0
        let width = (collectionView.bounds.width - spacing * CGFloat(columns + 1)) / CGFloat(columns)
        var bottoms = [CGFloat](repeating: spacing, count: columns)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = bottoms.firstIndex(of: bottoms.min()!)!
            let itemHeight = waterfall?.collectionView(collectionView, heightForItemAt: indexPath, width: width) ?? width
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: spacing + CGFloat(column) * (width + spacing), y: bottoms[column], width: width, height: itemHeight)
            cache.append(attributes)
            bottoms[column] = attributes.frame.maxY + spacing
        }
        height = bottoms.max() ?? 0
    }

    override func invalidateLayout() {
        cache = []
        super.invalidateLayout()
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return indexPath.item < cache.count ? cache[indexPath.item] : nil
    }
}

class WallController: UIViewController {
    private let layout = WaterfallLayout()
    private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private let heights: [CGFloat] = [100, 200, 150, 80, 120, 300, 90, 400, 60, 250]
    private(set) var log: [String] = []
    var preparations: Int { layout.preparations }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(moreColumns(_:)))
        doubleTap.numberOfTapsRequired = 2
        doubleTap.delaysTouchesBegan = true
        collectionView.addGestureRecognizer(doubleTap)
    }

    @objc private func moreColumns(_ gesture: UITapGestureRecognizer) {
        layout.columns = layout.columns == 2 ? 3 : 2
    }
}

extension WallController: UICollectionViewDataSource, WaterfallDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { heights.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat) -> CGFloat {
        return heights[indexPath.item]
    }

    func collectionView(_ collectionView: UICollectionView, spacingIn layout: WaterfallLayout) -> CGFloat { 10 }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("\(indexPath.item)")
    }
}
