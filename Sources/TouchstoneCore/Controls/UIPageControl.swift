import Foundation

/// A control that shows a dot for each page; a tap on its left or right half moves by one page.
open class UIPageControl: UIControl {
    package override var isSystemControl: Bool { true }
    /// The number of dots; the default is 0. A negative number becomes 0, and `currentPage` is limited to the pages.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = current
            if numberOfPages != oldValue { ownSizeChanged() }
        }
    }

    /// The index of the page with the highlighted dot; the default is 0. The value is limited to the pages. Setting it sends nothing.
    open var currentPage: Int {
        get { current }
        set {
            current = max(0, min(newValue, numberOfPages - 1))
            setNeedsDisplay()
            noteSet("currentPage")
        }
    }

    private var current = 0
    /// Whether the control draws nothing if there is only one page; the default is `false`.
    open var hidesForSinglePage = false {
        didSet { setNeedsDisplay() }
    }
    /// The color of the dots; if it is `nil`, the default, they are gray.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The color of the current page's dot; if it is `nil`, the default, it is `.label`.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// How the background is shown.
    public enum BackgroundStyle: Int, Sendable {
        /// A style of the background.
        case automatic, prominent, minimal
    }
    /// How the user changes the page.
    public enum InteractionState: Int, Sendable {
        /// A kind of interaction in progress.
        case none, discrete, continuous
    }
    /// The order of the pages.
    public enum Direction: Int, Sendable {
        /// An order of the pages.
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }
    /// The background; the default is `.automatic`. Stored; has no effect.
    open var backgroundStyle = BackgroundStyle.automatic
    /// The order of the pages; the default is `.natural`. Stored; has no effect.
    open var direction = Direction.natural
    /// Whether a drag along the dots changes the page; the default is `true`. Stored; has no effect.
    open var allowsContinuousInteraction = true
    /// How the user is changing the page; always `.none`.
    open var interactionState: InteractionState { .none }
    /// The image in place of the dots; `nil` by default. Stored; has no effect.
    open var preferredIndicatorImage: UIImage?
    /// The image in place of the current page's dot; `nil` by default. Stored; has no effect.
    open var preferredCurrentPageIndicatorImage: UIImage?
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    /// Sets the image in place of a page's dot. Stored; has no effect.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { images[page] = image }
    /// Returns the image in place of a page's dot: its own or the preferred one.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] ?? preferredIndicatorImage }
    /// Sets the image in place of a page's dot while the page is current. Stored; has no effect.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { currentImages[page] = image }
    /// Returns the image in place of a page's dot while the page is current: its own or the preferred one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
        currentImages[page] ?? preferredCurrentPageIndicatorImage
    }
    /// Whether a new page is shown only by `updateCurrentPageDisplay()`; the default is `false`. Stored; has no effect.
    open var defersCurrentPageDisplay = false
    /// Shows the current page. Has no effect, because it is shown at once.
    open func updateCurrentPageDisplay() {}

    /// Touchstone extension: the appearance properties of the superclass and those of this class.
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

    /// Returns the size, in points, for a number of dots: 16 points of width for each dot and 20 more, and 28 points of height.
    open func size(forNumberOfPages pages: Int) -> CGSize { CGSize(width: CGFloat(pages) * 16 + 20, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
        let first = bounds.midX - CGFloat(numberOfPages - 1) * 8
        // Skip the dots outside of the bounds.
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
