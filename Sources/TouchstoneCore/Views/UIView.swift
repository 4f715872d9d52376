import Foundation
import TouchstoneGeometry

/// A rectangle that draws, lays out its subviews and responds to events.
///
/// What a hit test reads (geometry, visibility, interaction) lives in the packed `node`; what only drawing or layout
/// reads lives here or, where few views have it, in `rare`.
@preconcurrency @MainActor
open class UIView: FramedView {
    // The node comes first, next to the reference count that an answer touches, and the small properties fill its last words.

    /// This view's packed facts. They are reached through `node` alone, never by this name, so that no access is
    /// checked.
    @exclusivity(unchecked) private nonisolated(unsafe) var packedNode = ViewNode()
    /// Where they lie: a stored property without observers has an address that lasts as long as its object.
    nonisolated var node: NodePointer {
        @inline(__always) get { withUnsafeMutablePointer(to: &packedNode) { $0 } }
    }
    var layoutIsNeeded = true
    /// In `layoutSubviews()`; the sizes that it sets itself do not ask it to lay out again.
    var isLayingOut = false
    /// Whether `updateConstraints()` is to be called before the next layout.
    var constraintsNeedUpdate = false
    /// Whether its class, or one of an application's above it, overrides `draw(_:)`.
    var drawsItself = false

    /// Whether drawing is cut off at the bounds; false by default. Touches do not care (HT-22).
    open var clipsToBounds = false {
        didSet { pictureChanged() }
    }

    /// Whether this view gets more than the first touch of a sequence; false by default (DL-13).
    open var isMultipleTouchEnabled = false

    /// Whether a touch here keeps touches from the window's other views, and the other way round; false by default
    /// (DL-15).
    open var isExclusiveTouch = false

    /// Whether `autoresizingMask` of the subviews is obeyed; true by default.
    open var autoresizesSubviews = true

    @exclusivity(unchecked) nonisolated(unsafe) var subviewStorage: [UIView] = []
    /// The window holds its tree; each view of the tree is told before the window changes or dies.
    nonisolated(unsafe) private(set) var windowReference: Unmanaged<UIWindow>?
    nonisolated(unsafe) var rareStorage: RareViewState?
    nonisolated var windowStorage: UIWindow? {
        get { windowReference?.takeUnretainedValue() }
        set { windowReference = newValue.map { Unmanaged.passUnretained($0) } }
    }
    /// The superview outlives its subviews' use of it: it takes itself out of their nodes before it goes.
    nonisolated var superviewStorage: UIView? { node.pointee.parent?.pointee.view.takeUnretainedValue() }

    /// The background's colour; nil, the default, draws none. It has no part in hit-testing (HT-10).
    open var backgroundColor: UIColor? {
        didSet {
            pictureChanged()
            if UIView.recordedAnimation != nil { colorAnimated(from: oldValue) }
        }
    }

    /// A view with this frame, in the coordinates of the superview that it will have, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(frame)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Decodes nothing yet: a view made from a coder is a view with a zero frame.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp(.zero)
    }

    private func setUp(_ frame: CGRect) {
        node.pointee.view = .passUnretained(self)
        let type = type(of: self)
        ViewProbes.all.mark(node, type)
        if ViewProbes.all.updatesConstraints(type) { constraintsNeedUpdate = true }
        if ViewProbes.all.draws(type) { drawsItself = true }
        if ViewProbes.all.makesLayer(type) { _ = layer }
        applyFrame(frame)
    }

    override var accessibility: AccessibilityState {
        get { rareStorage?.rarer?.accessibility ?? AccessibilityState() }
        set { rarer.accessibility = newValue }
    }
    override var boundsOnScreen: CGRect { screenBounds }

    /// What its kind adds to the memory of a scene; nothing of a plain view.
    func sceneDetail(_ trace: Trace) -> (any SceneDetail)? { nil }

    override var targetLink: WeakLink<UIResponder>? { rare.targetLink.link(to: self) }

    deinit {
        // It ends what refers to this view, before others die of it.
        rareStorage?.layer?.viewGoes(backgroundColor: backgroundColor?.cgColor, clipsToBounds: clipsToBounds)
        rareStorage = nil
        UIView.release(&subviewStorage)
        node.destroy()
    }

    // MARK: Geometry

    /// The rectangle in the superview's coordinates, in points; with a transform, the box around the transformed
    /// bounds.
    open var frame: CGRect {
        get { node.frame }
        set { applyFrame(newValue) }
    }

    /// The rectangle in the view's own coordinates, in points. Its origin scrolls the subviews (HT-18).
    open var bounds: CGRect {
        get { node.bounds }
        set { applyBounds(newValue) }
    }

    /// Where the anchor point lies, in the superview's coordinates, in points.
    open var center: CGPoint {
        get { CGPoint(x: node.pointee.position.x, y: node.pointee.position.y) }
        set { applyPosition(newValue) }
    }

    /// Applied around the anchor point; the identity by default. A hit test undoes it (HT-19); one that cannot be
    /// undone is never hit (HT-21).
    open var transform: CGAffineTransform {
        get { node.transform }
        set {
            rareStorage?.layer?.look.transform3D = nil
            applyTransform(newValue)
        }
    }

    /// Touchstone extension: what an appearance of the class can set; an override adds properties of its own.
    open class var appearanceProperties: [AppearanceProperty] {
        [AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(given: \UIView.ownTintColor)]
    }

    // MARK: Eligibility

    /// Whether the view and all below it are invisible and untouchable; false by default (HT-7).
    open var isHidden: Bool {
        get { node.pointee.flags.contains(.hidden) }
        set {
            if newValue != node.pointee.flags.contains(.hidden) {
                superviewStorage?.rareStorage?.layout?.subviewVisibilityChanged()
            }
            node.setFlag(.hidden, newValue)
            pictureChanged()
        }
    }

    /// Whether touches can reach the view and all below it; true by default (HT-12).
    open var isUserInteractionEnabled: Bool {
        get { !node.pointee.flags.contains(.interactionDisabled) }
        set { node.setFlag(.interactionDisabled, !newValue) }
    }

    /// Opacity from 0 to 1, the default, stored as a 32-bit float like the layer's; below 0.01 no touch reaches the
    /// view (HT-8).
    open var alpha: CGFloat {
        get { CGFloat(node.pointee.opacity) }
        set { setOpacity(Float(newValue)) }
    }

    // MARK: The chain

    /// The controller whose root view this is, and otherwise the superview (RC-2).
    open override var next: UIResponder? { owner ?? superviewStorage }
    override var responderView: UIView? { self }

    override func lastForwarder(of method: ForwardedMethod) -> UIResponder? { lastForwardingSuperview(of: method) }

    // MARK: Hit-testing

    /// The deepest eligible view below this one, or this one, that contains `point`; nil if none does (HT-1).
    ///
    /// - Parameters:
    ///   - point: In this view's bounds coordinates, in points.
    ///   - event: The touches event, which does not hold the new touch yet (HT-38); nil outside event handling.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTestBelow(Double(point.x), Double(point.y), event)
    }

    /// Whether `point`, in bounds coordinates, belongs to this view; by default the half-open bounds (HT-15).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        node.pointee.contains(Double(point.x), Double(point.y))
    }

    /// Whether `recognizer`, which may sit on an ancestor, may take a touch that hit this view (G-29); true by default.
    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether Tab visits it; false by default, true for the system's controls and for texts that can be edited
    /// (RC-34).
    open var canBecomeFocused: Bool { false }

    /// Does what a key asks of the view that has the focus (RC-34); false if that means nothing to it.
    func takes(_ command: FocusCommand) -> Bool { false }
    /// Whether it would, told without doing it.
    func wouldTake(_ command: FocusCommand) -> Bool { false }
    /// Whether Tab visits no view of the window outside this one, which is a subview of the window.
    var holdsFocus: Bool { false }

    /// Whether a view of the content gets the touch (SV-5); views that scroll are asked before that view hears of it.
    func mayBegin(_ touch: UITouch, with event: UIEvent?, in content: UIView) -> Bool { true }

    // MARK: Hierarchy

    /// Adds `view` in front of the other subviews, taking it from its present superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: .max)
    }

    /// Adds `view` so that its layer has that place among the layer's sublayers, which where no layers without views
    /// are between them is its place in `subviews`.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Leaves the superview; its touches are cancelled (DL-19) and a first responder in it resigns (RC-22).
    open func removeFromSuperview() {
        leaveSuperview()
    }

    // MARK: Layout

    /// Asks for `layoutSubviews()` in the next layout pass.
    open func setNeedsLayout() {
        requestLayout()
    }

    /// Lays this view and all below it out now, where something asked for it.
    open func layoutIfNeeded() {
        layoutNow()
    }

    /// Resizes the view to what `sizeThatFits(_:)` answers for its present size. Its upper left corner stays, unless it
    /// is transformed; then its center does.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform == .identity {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    /// Places the subviews; called in the layout pass after `setNeedsLayout()` or a change of size.
    open func layoutSubviews() {
        rareStorage?.layout?.placeSubviews()
    }

    /// The size that suits the content, in points; by default the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size of the content itself, in points, or `noIntrinsicMetric` in each direction that has none, as in both by
    /// default.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// `intrinsicContentSize` is another than it was: constraints are solved anew, and the superview lays out.
    open func invalidateIntrinsicContentSize() {
        superviewStorage?.setNeedsLayout()
        rareStorage?.layout?.contentSizeChanged()
    }

    // MARK: Layout by constraints

    /// Whether views of this class need constraints to be laid out; false by default. Stored; has no effect:
    /// constraints work as soon as there are any.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Changes the constraints of this view before a layout; an override calls `super` at its end. Called once before
    /// the first layout, and again after `setNeedsUpdateConstraints()`; subviews go first.
    open func updateConstraints() {}
    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
    /// Has this view and all below it update their constraints now, where something asked for it.
    open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
    /// Whether `updateConstraints()` is to be called before the next layout.
    open func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }

    /// How far the rectangle that constraints align lies inside the frame, in points; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle that constraints align, for a frame; both in the superview's coordinates, in points.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame around a rectangle that constraints align; both in the superview's coordinates, in points.
    open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.inset(by: .zero - alignmentRectInsets) }
    /// The view whose first line of text stands for this one's; itself by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last line of text stands for this one's; itself by default.
    open var forLastBaselineLayout: UIView { self }
    /// How far the first baseline is below the top and the last one above the bottom, in points; nil for a view without
    /// text.
    package var baselines: (first: CGFloat, last: CGFloat)? { nil }
    /// How much a view of this class wants to be no larger than its content, if nothing else is set: 250, and 750 for
    /// those whose size does not change.
    package var defaultHugging: UILayoutPriority { rareStorage?.rarer?.hugging ?? .defaultLow }
    /// Whether the content is as high as its width demands.
    package var wrapsContent: Bool { false }

    /// The size that the constraints in this view give it, as near to `targetSize`, in points, as they allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }
    /// As above, with the priorities of the target's width and height; `.required` makes one sure.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

    /// From which side this view's content is read: as its `semanticContentAttribute` says, and by default as the
    /// application is.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: (windowStorage?.application ?? .shared).userInterfaceLayoutDirection)
    }

    // MARK: Hierarchy callbacks

    /// `subview` was added. Does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// `subview` is about to be taken away. Does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The superview is about to change, to none where it is nil. Does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The superview has changed. Does nothing by default.
    open func didMoveToSuperview() {}
    /// The window is about to change, to none where it is nil. Does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The window has changed. Does nothing by default.
    open func didMoveToWindow() {}

    // MARK: Drawing

    /// What this view draws around itself, behind its background and not clipped by its own bounds.
    func drawOverlay(into list: inout DisplayList) {}

    /// What this view draws over its subviews, in bounds coordinates.
    func drawInFront(into list: inout DisplayList) {}

    /// The tint colour of this view, or of one above that it has it from, was set. Does nothing by default.
    open func tintColorDidChange() {}

    // MARK: Surroundings

    /// What is drawn on, and in which colours; from the screen, except where a view on the way up decides for itself.
    open var traitCollection: UITraitCollection { currentTraits }
    /// `traitCollection` is another than it was; parents are told first.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// `safeAreaInsets` are others than they were.
    open func safeAreaInsetsDidChange() {}
    /// Touchstone extension: the part of the safe area that the place of the content accounts for, in points.
    package var insetsUsedByContent: UIEdgeInsets { .zero }
}
