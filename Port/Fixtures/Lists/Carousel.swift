import UIKit

/// Cards side by side. The middle card is the largest, and scrolling stops at a card.
class CarouselLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 300, height: 400)
        minimumLineSpacing = 10
        sectionInset = UIEdgeInsets(top: 0, left: 45, bottom: 0, right: 45)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var step: CGFloat { itemSize.width + minimumLineSpacing }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let found = super.layoutAttributesForElements(in: rect), let collectionView = collectionView else {
            return nil
        }
        let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
        return found.map { original in
            let attributes = original.copy() as! UICollectionViewLayoutAttributes
            let distance = min(abs(attributes.center.x - middle) / step, 1)
            let scale = 1 - 0.1 * distance
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            attributes.zIndex = distance < 0.5 ? 1 : 0
            return attributes
        }
    }

    override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = collectionView else { return proposed }
        let here = collectionView.contentOffset.x / step
        var page = (proposed.x / step).rounded()
        // A flick turns one page at any velocity.
        if velocity.x > 0.3 { page = here.rounded(.down) + 1 }
        if velocity.x < -0.3 { page = here.rounded(.up) - 1 }
        let last = CGFloat(collectionView.numberOfItems(inSection: 0) - 1)
        return CGPoint(x: max(0, min(page, last)) * step, y: proposed.y)
    }
}

class CardCell: UICollectionViewCell {
    @IBOutlet weak var label: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        self.label = label
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class CarouselController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    @IBOutlet var collectionView: UICollectionView!
    @IBOutlet var pageControl: UIPageControl!
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let frame = CGRect(x: 0, y: 200, width: 390, height: 400)
        collectionView = UICollectionView(frame: frame, collectionViewLayout: CarouselLayout())
        collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
        collectionView.decelerationRate = .fast
        collectionView.showsHorizontalScrollIndicator = false
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
        pageControl = UIPageControl(frame: CGRect(x: 0, y: 620, width: 390, height: 30))
        pageControl.numberOfPages = 6
        pageControl.isUserInteractionEnabled = false
        view.addSubview(pageControl)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) as! CardCell
        cell.label.text = "\(indexPath.item)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if indexPath.item == pageControl.currentPage {
            log.append("open \(indexPath.item)")
        } else {
            log.append("go to \(indexPath.item)")
            collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
        }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        pageControl.currentPage = Int((scrollView.contentOffset.x / 310).rounded())
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("arrived") }
}
