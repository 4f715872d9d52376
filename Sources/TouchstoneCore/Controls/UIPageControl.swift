import Foundation

/// Dots for pages; a tap on either side turns one page.
open class UIPageControl: SystemControl {
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = current
        }
    }

    /// Setting it sends nothing.
    open var currentPage: Int {
        get { current }
        set {
            current = max(0, min(newValue, numberOfPages - 1))
            setNeedsDisplay()
        }
    }

    private var current = 0
    open var hidesForSinglePage = false {
        didSet { setNeedsDisplay() }
    }
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let touch else { return }
        let before = current
        currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
        if current != before { send([.valueChanged, .primaryActionTriggered], event) }
    }

    override func adjust(by direction: Int) -> Bool {
        let before = current
        currentPage += direction
        if current != before { send([.valueChanged, .primaryActionTriggered], nil) }
        return true
    }

    open func size(forNumberOfPages pages: Int) -> CGSize { CGSize(width: CGFloat(pages) * 16 + 20, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override func draw(into list: inout DisplayList) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let first = bounds.midX - CGFloat(numberOfPages - 1) * 8
        for page in 0..<numberOfPages {
            let dot = CGRect(x: first + CGFloat(page) * 16 - 4, y: bounds.midY - 4, width: 8, height: 8)
            let color =
                page == current
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .systemGray3
            list.fill(dot, cornerRadius: 4, color: color)
        }
    }
}
