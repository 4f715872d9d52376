import Foundation
import TouchstoneGeometry

/// A view onto content that is larger than it: fingers move the content, and it moves on by itself.
///
/// The offset is the origin of the bounds (HT-18). Three recognizers do the work: a pan, a pinch where there is
/// something to zoom, and a hidden one that only delays touches of the content (SV-1).
open class UIScrollView: UIView {
    /// Hears how it moves, and names what is zoomed; not retained, nil by default.
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { updateRecognizers() }
    }

    // MARK: Content

    /// The content's size, in points; zero by default.
    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize != oldValue else { return }
            updateSystemInset()
            limitsChanged()
            contentChanged?(self)
        }
    }
    /// Told of each change of the content's size and offset, before the delegate.
    package var contentChanged: (@MainActor (UIScrollView) -> Void)?

    /// The bar above, which goes along.
    final var barFollows: (@MainActor (UIScrollView) -> Void)?
    /// What that bar makes room for; nil where it does not.
    final var barRoom: BarRoom?
    /// The bar makes room just now, or takes it back.
    final var barIsGoingAlong = false

    /// How much further than its content it scrolls at each edge, in points; zero by default.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { insetChanged(from: oldValue + systemInset, movesContent: true) } }
    }

    /// Whether the safe area counts as part of the insets: by default along the axes that scroll.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateSystemInset() }
    }
    /// `contentInset`, the safe area, and the place of a refresh under way; in points.
    public var adjustedContentInset: UIEdgeInsets { contentInset + systemInset }
    /// `adjustedContentInset` changed; before the delegate is told. Does nothing by default.
    open func adjustedContentInsetDidChange() {}
    var systemInset = UIEdgeInsets.zero
    /// The part of `systemInset` that is a refresh's.
    var roomForRefresh: CGFloat = 0

    /// Above the content; pulled down far enough, it sends `.valueChanged`. Nil by default.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.move(to: nil)
            refreshControl?.move(to: self)
            updateSystemInset()
        }
    }

    /// Which point of the content lies in the upper left corner, in points, zero by default; setting it stops no motion
    /// but moves it along.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
    }

    // MARK: Behaviour

    /// Whether fingers can scroll; true by default.
    open var isScrollEnabled = true {
        didSet { updateRecognizers() }
    }

    /// Whether the content of a drag that starts clearly along one axis keeps to it; false by default (SV-19).
    open var isDirectionalLockEnabled = false
    /// Whether content can be pulled beyond its edges; true by default (SV-19).
    open var bounces: Bool {
        get { bouncesHorizontally && bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }
    /// Whether content can be pulled beyond its left and right edges; true by default (SV-19).
    open var bouncesHorizontally = true
    /// Whether content can be pulled beyond its upper and lower edges; true by default (SV-19).
    open var bouncesVertically = true
    /// Whether content that fits can be pulled as well; false by default (SV-19).
    open var alwaysBounceVertical = false
    /// Whether content that is no wider than the view can be pulled sideways as well; false by default (SV-19).
    open var alwaysBounceHorizontal = false
    /// Whether it comes to rest at multiples of its own size; false by default (SV-14).
    open var isPagingEnabled = false

    /// What is left of the velocity after a millisecond of deceleration; `.normal` by default (SV-9).
    open var decelerationRate = DecelerationRate.normal

    /// Whether a touch of the content waits until it is clear that it does not scroll; true by default (SV-1, SV-3).
    open var delaysContentTouches = true {
        didSet { updateRecognizers() }
    }
    /// Whether scrolling may take a touch that the content has been told of; true by default (SV-4).
    open var canCancelContentTouches = true

    /// Whether an inner scroll view at its edge leaves the drag to one that it lies in; true by default (SV-15).
    open var transfersHorizontalScrollingToParent = true
    /// The same for drags up and down; true by default (SV-15).
    open var transfersVerticalScrollingToParent = true

    /// Whether a tap on the status bar scrolls it to the top; true by default (SV-16).
    open var scrollsToTop = true
    /// How a drag puts the keyboard away; not at all by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    // MARK: Zooming

    /// The smallest scale that a zoom comes to rest at; 1 by default, like the maximum: no zooming (SV-13).
    open var minimumZoomScale: CGFloat = 1 {
        didSet { updateRecognizers() }
    }
    /// The largest scale that a zoom comes to rest at; 1 by default (SV-13).
    open var maximumZoomScale: CGFloat = 1 {
        didSet { updateRecognizers() }
    }
    /// Whether fingers can zoom a little beyond the limits; true by default.
    open var bouncesZoom = true
    var scale: CGFloat = 1
    /// The content's size at a scale of 1, and what it was made into at the present one.
    var scaledContent: (natural: CGSize, scaled: CGSize)?

    // MARK: Indicators

    /// Whether the vertical indicator shows while the content moves; true by default.
    open var showsVerticalScrollIndicator = true {
        didSet { setNeedsDisplay() }
    }
    /// Whether the horizontal indicator shows while the content moves; true by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { setNeedsDisplay() }
    }
    /// In points, inwards from the edges; zero by default.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// In points, inwards from the edges; zero by default.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Both insets at once, in points; reading it gives the vertical indicator's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// The indicators' colour; by default the one that suits the user interface's style.
    open var indicatorStyle = IndicatorStyle.default
    let indicators = ScrollIndicators()

    // MARK: What moves it

    /// Fingers that drag the content.
    var drag: ContentDrag?
    /// The content's own motion.
    var motion: RunningMotion?
    /// Fingers that zoom, or the way back from too far.
    var zooming: ContentZoom?
    var zoomMotion: ZoomMotion?
    private(set) var link: CADisplayLink?
    /// How deep in `scrollViewDidScroll` it is.
    private var telling = 0
    /// Whether `layoutSubviews()` is called after each step of the content: only a class that overrides it has a use
    /// for that.
    private var laysOutAsItScrolls = false

    /// Whether a finger is down on the content, be it that it does not drag yet (SV-7).
    open internal(set) var isTracking = false
    /// Whether fingers drag the content (SV-7).
    open internal(set) var isDragging = false
    /// Whether the content moves on after the lift; true still while a finger that caught it rests (SV-7).
    open internal(set) var isDecelerating = false
    /// Whether fingers zoom the content (SV-13).
    open var isZooming: Bool { zooming != nil }
    /// Whether the scale is on its way back from beyond its limits (SV-13).
    open var isZoomBouncing: Bool { zoomMotion?.isBounce == true }

    // MARK: Recognizers

    private var pan: ScrollPan!
    private var pinch: ScrollPinch!
    private var delay: ContentTouchDelay!

    /// Its delegate must remain the scroll view; it may be moved to another view (SV-17).
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }
    /// Nil where there is nothing to zoom (SV-1).
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinch : nil }

    /// Touchstone extension: the superclass's, and what is the class's own of its look.
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

    /// Whether `view`, which lies in the content, gets these touches; true by default. Where not, nobody does (SV-5).
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    override func mayBegin(_ touch: UITouch, with event: UIEvent?, in content: UIView) -> Bool {
        touchesShouldBegin([touch], with: event, in: content)
    }

    /// Whether scrolling may take the touches of `view`, which it has been told of: by default unless it is a control.
    /// Not asked where `canCancelContentTouches` is false (SV-5).
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Touchstone extension: where content that fingers have let go comes to rest, before the delegate is asked; by
    /// default where it would, `target`.
    /// - Parameter velocity: Of the offset, in points a millisecond (SV-11).
    open func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint { target }

    // What touches the content climbs no further than here. [I: UIKit's scroll views are known to keep their touches.]
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func sceneDetail(_ trace: Trace) -> (any SceneDetail)? { ScrollMemory(self) }

    /// Its own pan and pinch are asked here as well; an override calls `super`.
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
                tellScrolled()
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

    /// Puts the content where fingers or its own motion brought it, on the pixel grid (SV-23).
    func place(_ offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        let offset = onPixels(offset)
        guard offset != contentOffset else { return }
        applyBounds(CGRect(origin: offset, size: bounds.size))
        tellScrolled()
    }

    /// A delegate that scrolls in each answer to having scrolled would go on for ever.
    func tellScrolled() {
        indicators.show(self)
        barFollows?(self)
        contentChanged?(self)
        if laysOutAsItScrolls { setNeedsLayout() }
        guard telling < 8 else { return }
        telling += 1
        delegate?.scrollViewDidScroll(self)
        telling -= 1
    }

    // MARK: Frames

    var clock: (any EventClock)? { windowStorage?.application?.clock }

    /// Has `step` called each frame until nothing moves any more.
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
        if windowStorage != nil { tellBar() }
    }

    override func drawInFront(into list: inout DisplayList) {
        indicators.draw(self, into: &list)
    }
}
