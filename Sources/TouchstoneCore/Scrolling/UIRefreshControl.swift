import Foundation
import TouchstoneGeometry

/// A control above the content of a scroll view. Pulling the content down far enough sends `.valueChanged`, to load new
/// content.
///
/// Assign it to the scroll view's `refreshControl`. Its touches go to the scroll view.
///
/// ```swift
/// let refresh = UIRefreshControl()
/// refresh.addTarget(self, action: .reload, for: .valueChanged)
/// scrollView.refreshControl = refresh
/// ```
open class UIRefreshControl: UIControl {
    private static let height: CGFloat = 60
    /// How far content must be pulled beyond its upper edge to begin a refresh, in points. [our choice]
    private static let threshold: CGFloat = 80

    /// Whether a refresh is in progress, from the pull or `beginRefreshing()` until `endRefreshing()`.
    ///
    /// During a refresh, the control has its own space above the content.
    open private(set) var isRefreshing = false
    /// The title; `nil` by default. Stored; has no effect.
    open var attributedTitle: NSAttributedString?

    private weak var scrollView: UIScrollView?
    /// Whether the current drag has already begun a refresh.
    private var hasBegun = false
    /// The greatest distance by which the current drag has pulled the content, in points.
    private var farthest: CGFloat = 0
    /// The distance by which the content is pulled, as a fraction of the threshold.
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
        coder.setUp(self, in: UIRefreshControl.self)
    }

    /// Begins a refresh without a pull. Sends no event and does not scroll.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        noteSet("isRefreshing")
        setNeedsDisplay()
        if scrollView?.isDragging == false { scrollView?.updateSystemInset() }
    }

    /// Ends the refresh and scrolls the content back to its upper edge.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        setNeedsDisplay()
        scrollView?.refreshEnded()
    }

    // MARK: Interface to the scroll view

    func move(to scrollView: UIScrollView?) {
        self.scrollView = scrollView
        guard let scrollView else { return removeFromSuperview() }
        frame.size.width = scrollView.bounds.width
        scrollView.insertSubview(self, at: 0)
    }

    /// The height of the control's space above the content, in points.
    var inset: CGFloat { isRefreshing ? bounds.height : 0 }

    func dragBegan() {
        hasBegun = false
        farthest = 0
    }

    func dragEnded() {
        guard !hasBegun else { return }
        remember(isRefreshing ? .refreshing : .pulled(by: farthest, needed: UIRefreshControl.threshold))
    }

    /// Called when fingers hold the content `distance` points below its upper edge.
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

    /// Draws strokes of a wheel in proportion to the pull.
    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
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
    /// Updates the insets that the system adds to the content's: the safe area, according to
    /// `contentInsetAdjustmentBehavior`, and the space of a refresh.
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

    /// Whether the view is the content of a controller in a navigation controller. If so, its top and bottom are
    /// adjusted even if it does not scroll, unless the behavior excludes this. [AD:
    /// ContentInsetAdjustmentBehavior.automatic]
    private var isContentOfBars: Bool {
        let holder = owner ?? (superviewStorage?.subviewStorage.first === self ? superviewStorage?.owner : nil)
        return (holder as? UIViewController)?.navigationController != nil
    }

    /// Scrolls the content back to the edge. If fingers hold the content, this happens when they lift.
    func refreshEnded() {
        updateSystemInset()
        guard drag == nil, motion == nil else { return }
        let edge = onPixels(clamped(contentOffset))
        guard edge != contentOffset else { return }
        if clock == nil { contentOffset = edge } else { run(.glide(from: contentOffset, to: edge), .settling) }
    }
}
