import Foundation

/// Dots for pages; a tap on either side turns one page.
open class UIPageControl: SystemControl {
    /// How many dots there are; 0 by default. A negative number is taken as 0, and the current page stays within.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = current
            if numberOfPages != oldValue { ownSizeChanged() }
        }
    }

    /// The page whose dot stands out, from 0, the default; kept within the pages. Setting it sends nothing.
    open var currentPage: Int {
        get { current }
        set {
            current = max(0, min(newValue, numberOfPages - 1))
            setNeedsDisplay()
            noteSet("currentPage")
        }
    }

    private var current = 0
    /// Whether nothing shows while there is only one page; false by default.
    open var hidesForSinglePage = false {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the dots; nil, the default, for a grey.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the current page's dot; nil, the default, for the label's colour.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// Touchstone extension: the superclass's, and what is the class's own of its look.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
            AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        ]
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        let before = current
        currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
        guard current != before else { return remember(.unchanged("page \(before)")) }
        send([.valueChanged, .primaryActionTriggered], event)
    }

    override var ownAccessibility: AccessibilityState {
        accessibility(.adjustable, value: numberOfPages > 0 ? "page \(current + 1) of \(numberOfPages)" : nil)
    }

    override var isAdjustedByKeys: Bool { true }
    override func adjust(by direction: Int) {
        let before = current
        currentPage += direction
        if current != before { send([.valueChanged, .primaryActionTriggered], nil) }
    }

    /// The size, in points, that this many dots need: 16 for each and 20 more, 28 high.
    open func size(forNumberOfPages pages: Int) -> CGSize { CGSize(width: CGFloat(pages) * 16 + 20, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func draw(into list: inout DisplayList) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let first = bounds.midX - CGFloat(numberOfPages - 1) * 8
        // Dots outside of the bounds are not drawn.
        let last = numberOfPages - 1
        let start = Int(clamping: ((bounds.minX - 4 - first) / 16).rounded(.down))
        let end = Int(clamping: ((bounds.maxX + 4 - first) / 16).rounded(.up))
        guard start <= last, end >= 0, start <= end else { return }
        for page in max(0, start)...min(last, end) {
            let dot = CGRect(x: first + CGFloat(page) * 16 - 4, y: bounds.midY - 4, width: 8, height: 8)
            let color =
                page == current
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .systemGray3
            list.fill(dot, cornerRadius: 4, color: color)
        }
    }
}
