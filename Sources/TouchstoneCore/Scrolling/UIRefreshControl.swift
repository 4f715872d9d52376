import Foundation
import TouchstoneGeometry

/// Above the content of a scroll view: who pulls that down far enough asks for new content, `.valueChanged`.
///
/// It lies in the scroll view's `refreshControl`. Touches of it are the scroll view's.
open class UIRefreshControl: UIControl {
    private static let height: CGFloat = 60
    /// How far beyond its upper edge the content is pulled when the refresh begins, in points. [our choice]
    private static let threshold: CGFloat = 80

    /// From the pull, or `beginRefreshing()`, to `endRefreshing()`. Meanwhile there is room for it above the content.
    public private(set) var isRefreshing = false
    /// A title that is kept and not shown; nil by default.
    open var attributedTitle: NSAttributedString?

    private weak var scrollView: UIScrollView?
    /// Whether this drag has begun a refresh already.
    private var hasBegun = false
    /// How far this drag has pulled the content at most, in points.
    private var farthest: CGFloat = 0
    /// How far the content is pulled, in thresholds.
    private var pull: CGFloat = 0

    public override init(frame: CGRect) {
        let height = UIRefreshControl.height
        super.init(frame: CGRect(x: 0, y: -height, width: frame.width, height: height))
        isUserInteractionEnabled = false
        autoresizingMask = .flexibleWidth
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Says that a refresh is under way which nobody pulled for. Nothing is sent, and nothing scrolls.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        noteSet("isRefreshing")
        setNeedsDisplay()
        if scrollView?.isDragging == false { scrollView?.updateSystemInset() }
    }

    /// The content goes back to its upper edge.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        setNeedsDisplay()
        scrollView?.refreshEnded()
    }

    // MARK: The scroll view's

    func move(to scrollView: UIScrollView?) {
        self.scrollView = scrollView
        guard let scrollView else { return removeFromSuperview() }
        frame.size.width = scrollView.bounds.width
        scrollView.insertSubview(self, at: 0)
    }

    /// The room that it takes above the content.
    var inset: CGFloat { isRefreshing ? bounds.height : 0 }

    func dragBegan() {
        hasBegun = false
        farthest = 0
    }

    func dragEnded() {
        guard !hasBegun else { return }
        remember(isRefreshing ? .refreshing : .pulled(by: farthest, needed: UIRefreshControl.threshold))
    }

    /// Fingers hold the content so many points below its upper edge.
    func pulled(by distance: CGFloat) {
        farthest = max(farthest, distance)
        let pull = min(max(distance / UIRefreshControl.threshold, 0), 1)
        if pull != self.pull {
            self.pull = pull
            setNeedsDisplay()
        }
        guard pull >= 1, !hasBegun, !isRefreshing, isEnabled else { return }
        hasBegun = true
        isRefreshing = true
        sendActions(for: .valueChanged)
    }

    /// As many strokes of the wheel as the pull has come to.
    open override func draw(into list: inout DisplayList) {
        let count = isRefreshing ? 8 : Int(clamping: pull * 8)
        for stroke in 0..<count {
            let angle = Double(stroke) * .pi / 4 - .pi / 2
            func point(_ radius: Double) -> CGPoint {
                CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
            }
            list.line(from: point(5), to: point(10), width: 2, color: .systemGray)
        }
    }
}

extension UIScrollView {
    /// What the system adds to the content's insets: the safe area as `contentInsetAdjustmentBehavior` has it, and the place of a
    /// refresh under way.
    func updateSystemInset() {
        var inset = safeAreaInsets
        if inset != .zero {
            let always = contentInsetAdjustmentBehavior == .always
            let isAutomatic = contentInsetAdjustmentBehavior == .automatic
            let never = contentInsetAdjustmentBehavior == .never
            if never
                || !(always || alwaysBounceVertical || contentSize.height > bounds.height
                    || isAutomatic && isContentOfBars)
            {
                (inset.top, inset.bottom) = (0, 0)
            }
            if never || !(always || alwaysBounceHorizontal || contentSize.width > bounds.width) {
                (inset.left, inset.right) = (0, 0)
            }
        }
        let room = refreshControl?.inset ?? 0
        inset.top += room
        guard inset != systemInset else { return }
        let (old, hadRoom) = (adjustedContentInset, roomForRefresh)
        (systemInset, roomForRefresh) = (inset, room)
        insetChanged(from: old, movesContent: room == hadRoom)
        barFollows?(self)
    }

    /// Whether it is the content of a controller in a navigation controller: then its top and bottom are adjusted also where it does not
    /// scroll, unless the behavior says otherwise. [AD: ContentInsetAdjustmentBehavior.automatic]
    private var isContentOfBars: Bool {
        let holder = owner ?? (superviewStorage?.subviewStorage.first === self ? superviewStorage?.owner : nil)
        return (holder as? UIViewController)?.navigationController != nil
    }

    /// Back to the edge, unless fingers hold the content; then the lift takes it there.
    func refreshEnded() {
        updateSystemInset()
        guard drag == nil, motion == nil else { return }
        let edge = onPixels(clamped(contentOffset))
        guard edge != contentOffset else { return }
        if clock == nil { contentOffset = edge } else { run(.glide(from: contentOffset, to: edge), .settling) }
    }
}
