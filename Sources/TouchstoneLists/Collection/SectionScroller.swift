import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore

/// Scrolls one section across the scroll direction of the collection view.
final class SectionScroller: UIScrollView, UIScrollViewDelegate {
    private weak var collection: UICollectionView?
    var section: Int
    /// The offset where the content comes to rest after a drag, from the proposed offset and the offset at which the drag began; `nil` for
    /// the proposed offset.
    var rest: ((CGPoint, CGPoint) -> CGPoint)?
    private var start = CGPoint.zero

    init(_ collection: UICollectionView, _ section: Int) {
        self.collection = collection
        self.section = section
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        clipsToBounds = false
        scrollsToTop = false
        delegate = self
    }
    required init?(coder: NSCoder) { nil }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = contentOffset }
    override func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint { rest?(target, start) ?? target }

    // The collection view handles the touches of its cells.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        collection?.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        collection?.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        collection?.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        collection?.touchesCancelled(touches, with: event)
    }
}

/// The frame and the scrolling of a section that scrolls independently.
struct ScrolledSection {
    var section: Int
    var frame: CGRect
    var contentSize: CGSize
    var rest: ((CGPoint, CGPoint) -> CGPoint)?
    var isPaging = false
    var bounces = true
    /// The content offset before the first scroll.
    var origin: CGPoint { CGPoint(x: -inset.left, y: -inset.top) }
    /// The insets around the content; because of them the first and the last group can be centered.
    var inset = UIEdgeInsets.zero

    /// Returns the nearest offset that shows only content and insets.
    func limited(_ offset: CGPoint) -> CGPoint {
        let last = CGPoint(
            x: max(origin.x, contentSize.width + inset.right - frame.width),
            y: max(origin.y, contentSize.height + inset.bottom - frame.height))
        return CGPoint(x: min(max(offset.x, origin.x), last.x), y: min(max(offset.y, origin.y), last.y))
    }
}

extension UICollectionView {
    func placeScrollers(_ shown: [UICollectionViewLayoutAttributes]) {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
        var wanted: Set<Int> = []
        for place in layout.scrolledSections where place.frame.meets(bounds) {
            wanted.insert(place.section)
            let known = scrollers[place.section]
            let scroller = known ?? SectionScroller(self, place.section)
            if scroller.superview == nil {
                scrollers[place.section] = scroller
                insertSubview(scroller, at: backgroundView == nil ? 0 : 1)
            }
            if scroller.frame != place.frame { scroller.frame = place.frame }
            let isResized = scroller.contentSize != place.contentSize
            if isResized { scroller.contentSize = place.contentSize }
            if scroller.contentInset != place.inset { scroller.contentInset = place.inset }
            if known == nil {
                let kept = layout.offsets.removeValue(forKey: place.section)
                scroller.contentOffset = kept.map(place.limited) ?? place.origin
            } else if isResized, !scroller.isTracking, !scroller.isDecelerating {
                let offset = place.limited(scroller.contentOffset)
                if scroller.contentOffset != offset { scroller.contentOffset = offset }
            }
            scroller.rest = place.rest
            scroller.isPagingEnabled = place.isPaging
            scroller.bounces = place.bounces
        }
        for (section, scroller) in scrollers.inOrder where !wanted.contains(section) {
            layout.offsets[section] = scroller.contentOffset
            scrollers[section] = nil
            for path in cells.keys.sorted() where cells[path]?.superview === scroller { takeDown(path) }
            scroller.removeFromSuperview()
        }
    }

    /// Keeps the offsets of the sections for the next time that they are shown.
    func keepOffsets() {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
        for (section, scroller) in scrollers.inOrder { layout.offsets[section] = scroller.contentOffset }
    }

    /// Moves the scrollers with their sections, and removes those of deleted sections.
    func moveScrollers(_ place: (Int) -> Int?) {
        guard !scrollers.isEmpty else { return }
        let old = scrollers
        scrollers = [:]
        for (section, scroller) in old.inOrder {
            if let section = place(section) {
                scroller.section = section
                scrollers[section] = scroller
            } else {
                scroller.removeFromSuperview()
            }
        }
    }

    func removeScrollers() {
        for (_, scroller) in scrollers.inOrder { scroller.removeFromSuperview() }
        scrollers = [:]
    }
}
