import UIKit

/// Cards in a row, the middle one the largest; the row comes to rest with one in the middle.
@IBDesignable
class K13CarouselLayout: UICollectionViewFlowLayout {
    @IBInspectable var sideScale: CGFloat = 0.8
    @IBInspectable var sideAlpha: CGFloat = 0.5
    var flickVelocity: CGFloat = 0.3
    private var preparedSize = CGSize.zero

    override class var layoutAttributesClass: AnyClass { K13Attributes.self }

    var pageWidth: CGFloat { itemSize.width + minimumLineSpacing }

    override func prepare() {
        guard let collectionView = collectionView else { return }
        if collectionView.bounds.size != preparedSize {
            preparedSize = collectionView.bounds.size
            collectionView.decelerationRate = .fast
            let side = (preparedSize.width - itemSize.width) / 2
            let top = (preparedSize.height - itemSize.height) / 2
            sectionInset = UIEdgeInsets(top: top, left: side, bottom: top, right: side)
        }
        super.prepare()
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView = collectionView, let found = super.layoutAttributesForElements(in: rect) else { return nil }
        let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
        return found.compactMap { $0.copy() as? K13Attributes }.map { transform($0, middle: middle) }
    }

    private func transform(_ attributes: K13Attributes, middle: CGFloat) -> UICollectionViewLayoutAttributes {
        let ratio = min(1, abs(attributes.center.x - middle) / pageWidth)
        let scale = 1 - ratio * (1 - sideScale)
        attributes.alpha = 1 - ratio * (1 - sideAlpha)
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
        attributes.zIndex = Int((1 - ratio) * 10)
        attributes.ratio = ratio
        return attributes
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
        guard let collectionView = collectionView else { return proposed }
        let current = collectionView.contentOffset.x / pageWidth
        let page: CGFloat
        if abs(velocity.x) > flickVelocity {
            page = velocity.x > 0 ? ceil(current) : floor(current)
        } else {
            page = round(proposed.x / pageWidth)
        }
        let last = CGFloat(max(0, collectionView.numberOfItems(inSection: 0) - 1))
        return CGPoint(x: min(max(0, page), last) * pageWidth, y: proposed.y)
    }
}

class K13Attributes: UICollectionViewLayoutAttributes {
    var ratio: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? K13Attributes)?.ratio = ratio
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? K13Attributes else { return false }
        return other.ratio == ratio && super.isEqual(object)
    }
}

final class K13CardCell: UICollectionViewCell {
    let label = UILabel()
    private(set) var ratio: CGFloat = -1

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemOrange
        contentView.layer.cornerRadius = 16
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? K13Attributes else { return }
        ratio = attributes.ratio
        label.alpha = 1 - attributes.ratio
    }
}

@objc protocol K13CarouselDelegate: AnyObject {
    @objc optional func carousel(_ carousel: K13CarouselView, didChangeTo page: Int)
    @objc optional func carousel(_ carousel: K13CarouselView, didSelect page: Int)
}

class K13CarouselView: UIView {
    weak var delegate: K13CarouselDelegate?
    let layout = K13CarouselLayout()
    private(set) lazy var collectionView: UICollectionView = {
        let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.showsHorizontalScrollIndicator = false
        view.backgroundColor = .clear
        view.register(K13CardCell.self, forCellWithReuseIdentifier: "card")
        view.dataSource = self
        view.delegate = self
        return view
    }()
    var titles: [String] = [] { didSet { collectionView.reloadData() } }
    private(set) var page = 0 {
        didSet {
            guard page != oldValue else { return }
            UISelectionFeedbackGenerator().selectionChanged()
            delegate?.carousel?(self, didChangeTo: page)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 250, height: 350)
        layout.minimumLineSpacing = 20
        addSubview(collectionView)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(collectionView)
    }

    func scroll(to page: Int, animated: Bool) {
        collectionView.setContentOffset(CGPoint(x: CGFloat(page) * layout.pageWidth, y: 0), animated: animated)
    }
}

extension K13CarouselView: UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) as! K13CardCell
        cell.label.text = titles[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        if indexPath.item == page {
            delegate?.carousel?(self, didSelect: page)
        } else {
            scroll(to: indexPath.item, animated: true)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !titles.isEmpty else { return }
        page = min(max(0, Int(round(scrollView.contentOffset.x / layout.pageWidth))), titles.count - 1)
    }
}

final class K13CardsController: UIViewController, K13CarouselDelegate {
    let carousel = K13CarouselView(frame: CGRect(x: 0, y: 150, width: 390, height: 400))
    let pageControl = UIPageControl(frame: CGRect(x: 45, y: 560, width: 300, height: 30))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        carousel.titles = ["One", "Two", "Three", "Four", "Five"]
        carousel.delegate = self
        pageControl.numberOfPages = 5
        pageControl.isUserInteractionEnabled = false
        view.addSubview(carousel)
        view.addSubview(pageControl)
    }

    func carousel(_ carousel: K13CarouselView, didChangeTo page: Int) {
        pageControl.currentPage = page
        log.append("page \(page)")
    }

    func carousel(_ carousel: K13CarouselView, didSelect page: Int) { log.append("card \(page)") }
}
