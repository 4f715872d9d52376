import Foundation
import TouchstoneGeometry

/// A view that shows content larger than itself, which users scroll and zoom.
///
/// The offset is the origin of the bounds (HT-18). Three recognizers handle touches: a pan, a pinch if zooming is
/// possible, and a hidden one that only delays touches of the content (SV-1).
///
/// ```swift
/// let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// scrollView.contentSize = CGSize(width: 320, height: 2000)
/// scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 2000)))
/// ```
open class UIScrollView: UIView {
    /// The delegate, which receives scrolling events and provides the view to zoom. It is not retained; `nil` by
    /// default.
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            noteDelegate(.delegate, delegate)
            updateRecognizers()
        }
    }

    // MARK: Content

    /// The size of the content, in points; zero by default.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            updateSystemInset()
            limitsChanged()
            contentChanged?(self)
        }
    }
    /// Called after each change of the content's size or offset, before the delegate.
    package var contentChanged: (@MainActor (UIScrollView) -> Void)?

    /// Is notified before the delegate. Not retained.
    package weak var scrollObserver: (any ScrollObserver)?

    /// Called when the content scrolls, for a bar above that collapses with it.
    final var barFollows: (@MainActor (UIScrollView) -> Void)?
    /// The state of the bar that collapses with the content; `nil` if there is none.
    final var barSpace: BarSpace?
    /// Whether the bar is changing the insets at the moment.
    final var barIsGoingAlong = false

    /// The distances by which the content can scroll beyond its edges, in points; zero by default.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetChanged(from: oldValue + systemInset, movesContent: true) } }
    }

    /// Whether the safe area is part of the insets; by default along the axes that scroll.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateSystemInset() }
    }
    /// The sum of `contentInset`, the safe area and the space of a refresh, in points.
    open var adjustedContentInset: UIEdgeInsets { contentInset + systemInset }
    /// Called when `adjustedContentInset` has changed, before the delegate. Does nothing by default.
    open func adjustedContentInsetDidChange() {}
    var systemInset = UIEdgeInsets.zero
    /// The part of `systemInset` that belongs to a refresh.
    var roomForRefresh: CGFloat = 0

    /// The control above the content that refreshes it; `nil` by default.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.move(to: nil)
            refreshControl?.move(to: self)
            updateSystemInset()
        }
    }

    /// The point of the content at the view's upper left corner, in points; zero by default.
    ///
    /// Setting it does not stop a deceleration, which continues from the new offset.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            if windowStorage == nil, newValue != contentOffset { noteRequest(.noWindow(newValue)) }
            bounds = CGRect(origin: newValue, size: bounds.size)
        }
    }

    // MARK: Behavior

    /// Whether fingers can scroll the content; `true` by default.
    open var isScrollEnabled = true {
        didSet { updateRecognizers() }
    }

    /// Whether a drag that clearly begins along one axis moves content only along that axis; `false` by default
    /// (SV-19).
    open var isDirectionalLockEnabled = false
    /// Whether content can be pulled beyond its edges; `true` by default (SV-19).
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }
    /// Whether content can be pulled beyond its left and right edges; `true` by default (SV-19).
    open var bouncesHorizontally = true
    /// Whether content can be pulled beyond its upper and lower edges; `true` by default (SV-19).
    open var bouncesVertically = true
    /// Whether content that is no higher than the view can be pulled up and down; `false` by default (SV-19).
    open var alwaysBounceVertical = false {
        didSet { updateSystemInset() }
    }
    /// Whether content that is no wider than the view can be pulled sideways; `false` by default (SV-19).
    open var alwaysBounceHorizontal = false {
        didSet { updateSystemInset() }
    }
    /// Whether content comes to rest at multiples of the view's size; `false` by default (SV-14).
    open var isPagingEnabled = false

    /// The fraction of the velocity that remains after each millisecond of deceleration; `.normal` by default (SV-9).
    open var decelerationRate = DecelerationRate.normal

    /// Whether touches of the content are delayed until it is clear that they do not scroll; `true` by default (SV-1,
    /// SV-3).
    open var delaysContentTouches = true {
        didSet { updateRecognizers() }
    }
    /// Whether a drag can cancel touches that the content has received; `true` by default (SV-4).
    open var canCancelContentTouches = true

    /// Whether a horizontal drag at an edge goes to an outer scroll view; `true` by default (SV-15).
    open var transfersHorizontalScrollingToParent = true
    /// Whether a vertical drag at an edge goes to an outer scroll view; `true` by default (SV-15).
    open var transfersVerticalScrollingToParent = true

    /// Whether a tap on the status bar scrolls to the top; `true` by default (SV-16).
    open var scrollsToTop = true
    /// Whether the safe area moves the scroll indicators; the default is `true`. Stored; has no effect.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// The way in which a drag dismisses the keyboard; `.none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    // MARK: Zooming

    /// The smallest scale at which a zoom ends; 1 by default. No zooming is possible if it equals the maximum (SV-13).
    open var minimumZoomScale: CGFloat = 1 {
        didSet { updateRecognizers() }
    }
    /// The largest scale at which a zoom ends; 1 by default (SV-13).
    open var maximumZoomScale: CGFloat = 1 {
        didSet { updateRecognizers() }
    }
    /// Whether fingers can zoom slightly beyond the limits; `true` by default.
    open var bouncesZoom = true
    var scale: CGFloat = 1
    /// The content's size at a scale of 1 and its size at the current scale.
    var scaledContent: (natural: CGSize, scaled: CGSize)?

    // MARK: Indicators

    /// Whether the vertical indicator is visible while the content moves; `true` by default.
    open var showsVerticalScrollIndicator = true {
        didSet { setNeedsDisplay() }
    }
    /// Whether the horizontal indicator is visible while the content moves; `true` by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { setNeedsDisplay() }
    }
    /// The distances of the vertical indicator from the edges, in points; zero by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The distances of the horizontal indicator from the edges, in points; zero by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of both indicators, in points. Reading it returns those of the vertical indicator.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// The color of the indicators; by default the one that suits the user interface style.
    open var indicatorStyle = IndicatorStyle.default
    let indicators = ScrollIndicators()

    // MARK: Motion

    /// The current drag of the content.
    var drag: ContentDrag?
    /// The current motion of the content.
    var motion: RunningMotion? {
        didSet {
            guard (motion == nil) != (oldValue == nil) else { return }
            noteOffset(from: contentOffset, to: motion == nil ? contentOffset : nil)
        }
    }
    /// The current zoom by fingers, and the motion of the scale.
    var zooming: ContentZoom?
    var zoomMotion: ZoomMotion?
    private(set) var link: CADisplayLink?
    /// The nesting depth of `scrollViewDidScroll` calls.
    private var telling = 0
    /// Whether the content's motion requests layout, because the class overrides `layoutSubviews()`.
    private var laysOutAsItScrolls = false

    /// Whether a finger is down on the content, even if it does not drag yet (SV-7).
    open internal(set) var isTracking = false
    /// Whether fingers drag the content (SV-7).
    open internal(set) var isDragging = false
    /// Whether content moves on after the fingers lifted. It stays `true` while a finger that stopped the content rests
    /// (SV-7).
    open internal(set) var isDecelerating = false
    /// Whether fingers zoom the content (SV-13).
    open var isZooming: Bool { zooming != nil }
    /// Whether the scale is returning to its limits (SV-13).
    open var isZoomBouncing: Bool { zoomMotion?.isBounce == true }

    // MARK: Recognizers

    private var pan: ScrollPan!
    private var pinch: ScrollPinch!
    private var delay: ContentTouchDelay!

    /// The recognizer that scrolls. It can be moved to another view, but its delegate must remain the scroll view
    /// (SV-17).
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// The recognizer that zooms; `nil` if zooming is not possible (SV-1).
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

    /// Touchstone extension: the superclass's properties and those that define a scroll view's appearance.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UIScrollView.indicatorStyle),
            AppearanceProperty(\UIScrollView.contentInsetAdjustmentBehavior),
            AppearanceProperty(\UIScrollView.keyboardDismissMode),
            AppearanceProperty(\UIScrollView.bounces),
            AppearanceProperty(\UIScrollView.delaysContentTouches),
            AppearanceProperty(\UIScrollView.showsVerticalScrollIndicator),
            AppearanceProperty(\UIScrollView.showsHorizontalScrollIndicator),
        ]
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UIScrollView.self)
    }

    private func setUp() {
        clipsToBounds = true
        laysOutAsItScrolls = LayoutProbe.isOverridden(by: type(of: self))
        node.pointee.flags.insert(.scrolls)
        delay = ContentTouchDelay()
        pan = ScrollPan(scrollView: self)
        pinch = ScrollPinch(scrollView: self)
        for recognizer in [delay, pan, pinch] as [UIGestureRecognizer] { addGestureRecognizer(recognizer) }
        updateRecognizers()
    }

    private func updateRecognizers() {
        guard let pan else { return }
        pan.isEnabled = isScrollEnabled
        delay.isEnabled = isScrollEnabled && delaysContentTouches
        pinch.isEnabled = canZoom
    }

    // MARK: Touches of the content

    /// Whether `view` in the content receives the touches; `true` by default. If `false`, no view receives them (SV-5).
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    override func mayBegin(_ touch: UITouch, with event: UIEvent?, in content: UIView) -> Bool {
        touchesShouldBegin([touch], with: event, in: content)
    }

    /// Whether a drag may cancel touches that `view` has received (SV-5).
    ///
    /// By default `true` unless `view` is a control. Not called if `canCancelContentTouches` is `false`.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Touchstone extension: returns the offset at which released content comes to rest, before the delegate can change
    /// it; `target` by default.
    /// - Parameter velocity: The velocity of the offset, in points per millisecond (SV-11).
    @_spi(TouchstoneExtensions) open func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    // Touches of the content are not forwarded up the chain. [I: UIKit's scroll views are known to keep their touches.]
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func sceneDetail(_ trace: Trace) -> (any SceneDetail)? { ScrollMemory(self) }

    /// Also called for the scroll view's own pan and pinch. An override must call `super`.
    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer === pan { return mayBeginDragging(pan) }
        if recognizer === pinch { return mayBeginZooming() }
        return super.gestureRecognizerShouldBegin(recognizer)
    }

    // MARK: Geometry

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = bounds.size
            super.frame = newValue
            if bounds.size != old { sizeChanged() }
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            guard newValue.origin.x.isFinite, newValue.origin.y.isFinite else { return }
            super.bounds = newValue
            if newValue.origin != old.origin {
                offsetWasSet(from: old.origin)
                notifyScrolled()
            }
            if newValue.size != old.size { sizeChanged() }
        }
    }

    private func sizeChanged() {
        updateSystemInset()
        limitsChanged()
    }

    package override var insetsUsedByContent: UIEdgeInsets {
        UIEdgeInsets(
            top: systemInset.top - roomForRefresh, left: systemInset.left, bottom: systemInset.bottom,
            right: systemInset.right)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateSystemInset()
    }

    /// Moves the content for a drag or a motion, to an offset on the pixel grid (SV-23).
    func place(_ offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        let offset = onPixels(offset)
        guard offset != contentOffset else { return }
        applyBounds(CGRect(origin: offset, size: bounds.size))
        notifyScrolled()
    }

    /// Notifies observers of the new offset. The depth is limited for a delegate that scrolls in `scrollViewDidScroll`.
    func notifyScrolled() {
        indicators.show(self)
        barFollows?(self)
        contentChanged?(self)
        if laysOutAsItScrolls { setNeedsLayout() }
        scrollObserver?.didScroll()
        guard telling < 8 else { return }
        telling += 1
        delegate?.scrollViewDidScroll(self)
        telling -= 1
    }

    // MARK: Frames

    var clock: (any EventClock)? { windowStorage?.application?.clock }

    /// Calls `step` in every display frame until nothing moves.
    func startFrames() {
        guard link == nil, let application = windowStorage?.application else { return }
        let link = CADisplayLink(application: application) { [weak self] _ in self?.step() }
        self.link = link
        link.start()
    }

    func stopFrames() {
        link?.invalidate()
        link = nil
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopEverything() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSystemInset()
        if windowStorage != nil { notifyBar() }
    }

    override func drawInFront(into list: inout DisplayList) {
        indicators.draw(self, into: &list)
    }

    // MARK: Scrolling and zooming by the program

    /// Scrolls to an offset, in points (SV-12).
    ///
    /// An animation takes 0.3 seconds and ends with `scrollViewDidEndScrollingAnimation`, unless fingers or another
    /// request interrupt it. Any earlier motion stops in either case. A zoom continues.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        noteRequest(outcome(ofScrollingTo: offset))
        moveContent(offset, animated: animated)
    }

    /// Scrolls by the smallest distance that makes `rect` visible, in the content's coordinates. Does nothing if it is
    /// visible already.
    ///
    /// Insets that leave no space along an axis are ignored along that axis.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    /// Stops all motion at its current position and notifies the delegate.
    open func stopScrollingAndZooming() { stopScrolling() }

    /// Shows the scroll indicators for a short time.
    open func flashScrollIndicators() { indicators.show(self) }

    /// The scale of the content. Setting it does not animate and keeps the offset within its limits.
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms around the middle of the visible part, within the limits.
    ///
    /// An animation takes 0.3 seconds and ends with `scrollViewDidEndScrollingAnimation` and `scrollViewDidEndZooming`.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite, scale > 0, canZoom else { return }
        requestScale(scale, around: visibleMiddle, animated: animated)
    }

    /// Shows `rect`, in the zoomed view's coordinates, as large as the view and the limits allow.
    open func zoom(to rect: CGRect, animated: Bool) { zoomIn(to: rect, animated: animated) }

    private lazy var edgeEffects = (
        top: UIScrollEdgeEffect(), left: UIScrollEdgeEffect(), bottom: UIScrollEdgeEffect(), right: UIScrollEdgeEffect()
    )
    /// The effect at the upper edge. Its properties are stored and have no effect.
    open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    /// The effect at the left edge. Its properties are stored and have no effect.
    open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    /// The effect at the lower edge. Its properties are stored and have no effect.
    open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    /// The effect at the right edge. Its properties are stored and have no effect.
    open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
    /// Whether keys scroll the view; `true` by default. Stored; has no effect: keys do not scroll here.
    open var allowsKeyboardScrolling = true
}
