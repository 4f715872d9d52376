import Foundation
import TouchstoneGeometry

/// A rectangle that draws, lays out its subviews and responds to events.
///
/// The values that hit-testing reads (geometry, visibility, interaction) are in the packed `node`. The values that only drawing or layout
/// reads are here or, if few views have them, in `rare`.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // The initializers come first, because `DynamicInitializer` calls the first member of the class.

    /// Creates a view.
    ///
    /// - Parameter frame: The frame, in points and coordinates of the future superview.
    public init(frame: CGRect) {
        super.init()
        setUp(frame)
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    /// Creates a view of a ported nib or storyboard; with any other coder, nothing is decoded and the frame is zero.
    public required init?(coder: NSCoder) {
        super.init()
        setUp(coder.interfaceFrame ?? .zero)
        coder.setUp(self, in: UIView.self)
    }

    // The node is the first stored property, next to the reference count that hit-testing touches. The small properties fill its last words.

    /// The storage of the node. Access it only through `node`, never by this name, so that no exclusivity check runs.
    @exclusivity(unchecked) private nonisolated(unsafe) var packedNode = ViewNode()
    /// A pointer to the node. A stored property without observers keeps its address as long as its object exists.
    package nonisolated var node: NodePointer {
        @inline(__always) get { NodePointer(to: &packedNode) }
    }
    var layoutIsNeeded = true
    /// Whether `layoutSubviews()` runs. Its changes of subviews and of their sizes do not request another layout.
    var isLayingOut = false
    /// Whether `updateConstraints()` is due before the next layout.
    var constraintsNeedUpdate = false
    /// Whether the class, or a superclass in the application, overrides `draw(_:)`.
    var drawsItself = false

    /// Whether drawing is clipped to the bounds; `false` by default. It has no effect on touches (HT-22).
    open var clipsToBounds = false {
        didSet { pictureChanged() }
    }

    /// Whether the view receives more than the first touch of a sequence; `false` by default (DL-13).
    open var isMultipleTouchEnabled = false

    /// Whether a touch in this view suppresses touches in the window's other views, and vice versa; `false` by default (DL-15).
    open var isExclusiveTouch = false

    /// Whether the `autoresizingMask` of the subviews applies; `true` by default.
    open var autoresizesSubviews = true

    /// The number of layouts in the commit `layoutCommit`, which `LayoutBudget` limits.
    var layoutCount: UInt8 = 0
    var layoutCommit: UInt32 = 0

    @exclusivity(unchecked) nonisolated(unsafe) var subviewStorage: [UIView] = []
    /// The window of the view. The window retains its tree, and clears this reference in each view before it changes or is deallocated.
    nonisolated(unsafe) private(set) var windowReference: Unretained<UIWindow>?
    nonisolated(unsafe) var rareStorage: RareViewState?
    package nonisolated var windowStorage: UIWindow? {
        get { windowReference?.object }
        set { windowReference = newValue.map { Unretained($0) } }
    }
    /// The superview. The reference is unretained: the superview removes itself from the nodes of its subviews before it is deallocated.
    nonisolated var superviewStorage: UIView? { node.pointee.parent?.pointee.view.object }

    /// The color of the background; `nil`, the default, draws none. It has no effect on hit-testing (HT-10).
    open var backgroundColor: UIColor? {
        didSet {
            pictureChanged()
            if UIView.recordedAnimation != nil { colorAnimated(from: oldValue) }
        }
    }

    private func setUp(_ frame: CGRect) {
        node.pointee.view = Unretained(self)
        let type = type(of: self)
        ViewProbes.all.mark(node, type)
        if ViewProbes.all.updatesConstraints(type) { constraintsNeedUpdate = true }
        if ViewProbes.all.updatesProperties(type) { environmentForWriting.propertiesNeedUpdate = true }
        if ViewProbes.all.draws(type) { drawsItself = true }
        if ViewProbes.all.makesLayer(type) { _ = layer }
        applyFrame(frame)
    }

    override var accessibility: AccessibilityState {
        get { rareStorage?.rarer?.accessibility ?? AccessibilityState() }
        set { rarer.accessibility = newValue }
    }
    override var boundsOnScreen: CGRect { screenBounds }

    /// Returns the properties that this kind of view adds to a recorded scene; `nil` for a plain view.
    func sceneDetail(_ trace: Trace) -> (any SceneDetail)? { nil }

    override var targetLink: WeakLink<UIResponder>? { rare.targetLink.link(to: self) }

    deinit {
        // References to this view end before other objects are deallocated with it.
        rareStorage?.layer?.viewGoes(backgroundColor: backgroundColor?.cgColor, clipsToBounds: clipsToBounds)
        rareStorage = nil
        UIView.release(&subviewStorage)
        node.destroy()
    }

    // MARK: Geometry

    /// The rectangle in the superview's coordinates, in points. With a transform, it is the smallest rectangle around the transformed
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

    /// The position of the anchor point, in points and superview coordinates.
    open var center: CGPoint {
        get { CGPoint(x: node.pointee.position.x, y: node.pointee.position.y) }
        set { applyPosition(newValue) }
    }

    /// The transform applied around the anchor point; the identity by default. Hit-testing inverts it (HT-19); a view with a transform
    /// that has no inverse is never hit (HT-21).
    open var transform: CGAffineTransform {
        get { node.transform }
        set {
            rareStorage?.layer?.look.transform3D = nil
            applyTransform(newValue)
        }
    }

    /// The three-dimensional transform around the anchor point; the identity by default. Frames and touches follow its two-dimensional
    /// part, which is `transform` (HT-24).
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Touchstone extension: the properties that an appearance of the class can set. An override adds its own properties.
    open class var appearanceProperties: [AppearanceProperty] {
        [AppearanceProperty(\UIView.backgroundColor), AppearanceProperty(given: \UIView.ownTintColor)]
    }

    // MARK: Eligibility

    /// Whether the view and its descendants are invisible and receive no touches; `false` by default (HT-7).
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

    /// Whether touches can reach the view and its descendants; `true` by default (HT-12).
    open var isUserInteractionEnabled: Bool {
        get { !node.pointee.flags.contains(.interactionDisabled) }
        set { node.setFlag(.interactionDisabled, !newValue) }
    }

    /// The opacity from 0 to 1, the default. It is stored as a 32-bit float like the layer's. Below 0.01, the view receives no touches
    /// (HT-8).
    open var alpha: CGFloat {
        get { CGFloat(node.pointee.opacity) }
        set { setOpacity(Float(newValue)) }
    }

    // MARK: The responder chain

    /// The controller that has this view as its root view, or otherwise the superview (RC-2).
    open override var next: UIResponder? { owner ?? superviewStorage }
    package override var responderView: UIView? { self }

    override func lastForwarder(of method: ForwardedMethod) -> UIResponder? { lastForwardingSuperview(of: method) }

    // MARK: Hit-testing

    /// Returns the deepest eligible view in this tree that contains `point`; `nil` if there is none (HT-1).
    ///
    /// - Parameters:
    ///   - point: The point, in points and this view's bounds coordinates.
    ///   - event: The touches event, which does not contain the new touch yet (HT-38); `nil` outside event handling.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hitTestBelow(Double(point.x), Double(point.y), event)
    }

    /// Returns whether `point`, in bounds coordinates, is inside this view; by default, inside the half-open bounds (HT-15).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        node.pointee.contains(Double(point.x), Double(point.y))
    }

    /// Returns whether `recognizer`, on this view or an ancestor, may recognize a touch that hit this view (G-29); `true` by default.
    open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether Tab moves the focus to the view; `false` by default, `true` for system controls and for text that can be edited (RC-34).
    open var canBecomeFocused: Bool { false }

    /// Performs a focus command of a key on the focused view (RC-34).
    ///
    /// - Returns: Whether the view handled the command.
    func takes(_ command: FocusCommand) -> Bool { false }
    /// Returns whether the view would handle the command, without performing it.
    func wouldTake(_ command: FocusCommand) -> Bool { false }
    /// Whether Tab moves the focus only inside this view, which is a subview of the window.
    var holdsFocus: Bool { false }

    /// Returns whether a view of the content receives the touch (SV-5). Scroll views decide before that view receives it.
    func mayBegin(_ touch: UITouch, with event: UIEvent?, in content: UIView) -> Bool { true }

    // MARK: Hierarchy

    /// Adds `view` in front of the other subviews and removes it from its previous superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: .max)
    }

    /// Adds `view` as a subview.
    ///
    /// - Parameter index: The position of its layer among the sublayers. Without layers that have no view, it is the index in `subviews`.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Removes the view from its superview; its touches are cancelled (DL-19) and a first responder in it resigns (RC-22).
    open func removeFromSuperview() {
        leaveSuperview()
    }

    // MARK: Layout

    /// Requests `layoutSubviews()` in the next layout pass.
    open func setNeedsLayout() {
        requestLayout()
    }

    /// Lays out this view and its descendants now, if a layout is requested.
    open func layoutIfNeeded() {
        layoutNow()
    }

    /// Resizes the view to the result of `sizeThatFits(_:)` for its present size. The upper left corner keeps its position, or with a
    /// transform, the center.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform == .identity {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    /// Lays out the subviews. Called in the layout pass after `setNeedsLayout()`, a change of size, or a change of `subviews`.
    ///
    /// An override may add, remove and resize subviews; this requests no other layout of this view. `setNeedsLayout()` does.
    open func layoutSubviews() {
        rareStorage?.layout?.placeSubviews()
    }

    /// Returns the size that fits the content, in points; by default, the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size of the content itself, in points, or `noIntrinsicMetric` in each direction without one; by default, in both.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Reports that `intrinsicContentSize` has changed: constraints are solved again, and the superview lays out.
    open func invalidateIntrinsicContentSize() {
        superviewStorage?.setNeedsLayout()
        rareStorage?.layout?.contentSizeChanged()
    }

    // MARK: Layout by constraints

    /// Whether views of this class need constraints for their layout; `false` by default. Stored; has no effect: constraints apply as
    /// soon as there are any.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Updates the constraints of this view before a layout. An override calls `super` at its end. Called once before the first layout,
    /// and after `setNeedsUpdateConstraints()`; subviews come first.
    open func updateConstraints() {}
    /// Requests `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
    /// Updates the constraints of this view and its descendants now, if an update is requested.
    open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
    /// Returns whether `updateConstraints()` is due before the next layout.
    open func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }

    /// The insets of the alignment rectangle from the frame, in points; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the rectangle that constraints align for a frame; both are in points and superview coordinates.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for a rectangle that constraints align; both are in points and superview coordinates.
    open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.inset(by: .zero - alignmentRectInsets) }
    /// The view with the first line of text to align; the view itself by default.
    open var forFirstBaselineLayout: UIView { self }
    /// The view with the last line of text to align; the view itself by default.
    open var forLastBaselineLayout: UIView { self }
    /// An older name of `forLastBaselineLayout`; constraints do not call it.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }
    /// The sizes of text between which the view is limited; empty, because fonts have one size.
    open var appliedContentSizeCategoryLimitsDescription: String { "" }
    /// The baselines of the text; `nil` for a view without text.
    package var baselines: TextBaselines? { nil }
    /// The content hugging priority of views of this class if no other is set: 250, or 750 for views with a fixed size.
    package var defaultHugging: UILayoutPriority { rareStorage?.rarer?.hugging ?? .defaultLow }
    /// Whether the height of the content depends on its width.
    package var wrapsContent: Bool { false }

    /// Returns the priority with which the view resists being larger than its content.
    ///
    /// The default is `.defaultLow`, and `.defaultHigh` for switches, steppers and activity indicators.
    open func contentHuggingPriority(for axis: NSLayoutConstraintAxis) -> UILayoutPriority {
        contentPriorities.hugging[axis]
    }
    /// Sets the priority with which the view resists being larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraintAxis) {
        contentPriorities.hugging[axis] = priority
    }
    /// Returns the priority with which the view resists being smaller than its content; the default is `.defaultHigh`.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraintAxis) -> UILayoutPriority {
        contentPriorities.resistance[axis]
    }
    /// Sets the priority with which the view resists being smaller than its content.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraintAxis) {
        contentPriorities.resistance[axis] = priority
    }

    /// Returns the size that the constraints in this view give it, as near to `targetSize` as they allow, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }
    /// Returns the size that the constraints in this view give it, with priorities for the target's width and height; `.required` ensures
    /// one.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

    /// The reading direction of this view's content, from its `semanticContentAttribute`; by default, that of the application.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: (windowStorage?.application ?? .shared).userInterfaceLayoutDirection)
    }

    /// Encodes the view. Does nothing by default: views cannot be archived.
    open func encode(with coder: NSCoder) {}

    // MARK: Hierarchy callbacks

    /// Called after `subview` was added. Does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before `subview` is removed. Does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; `newSuperview` is `nil` if the view is removed. Does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed. Does nothing by default.
    open func didMoveToSuperview() {}
    /// Called before the window changes; `newWindow` is `nil` if the view leaves its window. Does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window has changed. Does nothing by default.
    open func didMoveToWindow() {}

    // MARK: Drawing

    /// Draws around this view, behind its background and not clipped by its own bounds.
    func drawOverlay(into list: inout DisplayList) {}

    /// Draws over the subviews, in bounds coordinates.
    func drawInFront(into list: inout DisplayList) {}

    /// Called after a change of the tint color of this view or of an ancestor from which it inherits it. Does nothing by default.
    open func tintColorDidChange() {}

    // MARK: Surroundings

    /// The traits of the view, such as the style of its colors. They come from the screen, unless the view or an ancestor overrides them.
    open var traitCollection: UITraitCollection { currentTraits }
    /// Called after `traitCollection` has changed; superviews come first. Does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called after `safeAreaInsets` has changed. Does nothing by default.
    open func safeAreaInsetsDidChange() {}
    /// Touchstone extension: the part of the safe area that the position of the content already accounts for, in points.
    package var insetsUsedByContent: UIEdgeInsets { .zero }

    // MARK: The tree

    /// The subviews from back to front; hit-testing begins with the last (HT-5).
    open var subviews: [UIView] { subviewStorage }

    /// The view that contains this one; `nil` if there is none.
    open var superview: UIView? { superviewStorage }

    /// The window that contains this view at any depth; `nil` if there is none.
    open var window: UIWindow? { windowStorage }

    /// Inserts `view` in front of `sibling`, or in front of all subviews if `sibling` is not a subview or is `view` itself.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 1)
    }

    /// Inserts `view` behind `sibling`, or in front of all subviews if `sibling` is not a subview or is `view` itself.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 0)
    }

    /// Makes `view` the last of `subviews`, which is drawn over the others and hit first (HT-5).
    open func bringSubviewToFront(_ view: UIView) { moveSubviewToFront(view) }

    /// Makes `view` the first of `subviews`, which is drawn behind the others and hit last (HT-5).
    open func sendSubviewToBack(_ view: UIView) { moveSubviewToBack(view) }

    /// Exchanges the positions of two subviews in the order (HT-5). An index out of range is logged and ignored.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        swapSubviews(at: index1, and: index2)
    }

    /// Returns whether this view is `view` or a descendant of it.
    open func isDescendant(of view: UIView) -> Bool { isInTree(of: view) }

    /// Returns the first view with that tag, depth first, among this view and the views below it.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    /// A name of the view in tests and traces; `nil` by default.
    open var accessibilityIdentifier: String? {
        get { rareStorage?.accessibilityIdentifier }
        set { rare.accessibilityIdentifier = newValue }
    }

    /// A view, in this view's coordinates and without a superview, that masks this view; `nil` by default.
    ///
    /// The view and its subviews are visible only where the mask draws something. Hit-testing ignores the mask (HT-10).
    open var mask: UIView? {
        get { rareStorage?.maskView }
        set {
            rare.maskView = newValue
            pictureChanged()
        }
    }

    /// The layer that draws the view. It shares the view's geometry and has the class `layerClass`.
    open var layer: CALayer { ownLayer }

    // MARK: Conversion

    /// Converts a point, in points, from this view's coordinates to those of `view`, or of the window if `view` is `nil`.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let target = view ?? windowStorage ?? treeRoot
        return UIView.convert(point, from: self, to: target)
    }

    /// Converts a point, in points, from the coordinates of `view`, or of the window if `view` is `nil`, to this view's coordinates.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        UIView.convert(point, from: view ?? windowStorage ?? treeRoot, to: self)
    }

    /// Returns the smallest rectangle, in the coordinates of `view`, around the four converted corners of `rect`.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = view ?? windowStorage ?? treeRoot
        return UIView.convert(rect, from: self, to: target)
    }

    /// Returns the smallest rectangle, in this view's coordinates, around the four converted corners of `rect`.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        UIView.convert(rect, from: view ?? windowStorage ?? treeRoot, to: self)
    }

    // MARK: Recognizers, interactions and focus

    /// The recognizers attached to this view, in the order in which they were added; `nil` if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerList }
        set { recognizerList = newValue }
    }

    /// Attaches a recognizer and detaches it from its previous view (G-47).
    ///
    /// The recognizer does not receive touches that are already down (DL-4).
    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }

    /// Detaches a recognizer; this cancels a gesture in progress (G-46).
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }

    /// The interactions of the view, in the order in which they were added; empty by default. Setting it first removes the old ones.
    open var interactions: [any UIInteraction] {
        get { interactionList }
        set { interactionList = newValue }
    }

    /// Adds an interaction, after removing it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Removes an interaction if it is on this view.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// Makes the first responder at or below this view resign (RC-26).
    ///
    /// - Parameter force: Whether the first responder loses its status even if it refuses to resign.
    /// - Returns: Whether there is no longer a first responder at or below this view.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingOfTree(force) }

    /// Whether the view has the keyboard focus.
    open var isFocused: Bool { windowStorage?.focusedView === self }

    // MARK: Settings

    /// A number with which the application can find the view; 0 by default.
    open var tag: Int {
        get { rareStorage?.tag ?? 0 }
        set { rare.tag = newValue }
    }

    /// The parts of the frame that follow the superview's size; none by default.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { rareStorage?.autoresizingMask ?? [] }
        set { rare.autoresizingMask = newValue }
    }

    /// The way in which drawn content, or the image of an image view, follows a change of size; `.scaleToFill` by default.
    open var contentMode: UIView.ContentMode {
        get { rareStorage?.contentMode ?? .scaleToFill }
        set {
            rare.contentMode = newValue
            pictureChanged()
        }
    }

    /// The number of pixels of drawn content per point; the screen's by default. Stored; has no effect: hosts draw in their own
    /// resolution.
    open var contentScaleFactor: CGFloat {
        get { rareStorage?.rarer?.contentScaleFactor ?? (windowStorage?.screen ?? .main).scale }
        set { rarer.contentScaleFactor = newValue }
    }

    /// Whether previous content is cleared before the view draws; `true` by default. Stored; has no effect: it always is.
    open var clearsContextBeforeDrawing: Bool {
        get { rareStorage?.clearsContext ?? true }
        set { rare.clearsContext = newValue }
    }

    /// Whether the view fills its bounds; `true` by default. Stored; has no effect on drawing or touches (HT-10).
    open var isOpaque: Bool {
        get { rareStorage?.isOpaque ?? true }
        set { rare.isOpaque = newValue }
    }

    // MARK: Colors

    /// The accent color. If none is set, it is the superview's, and finally `.systemBlue`. It is gray while the adjustment mode is
    /// `.dimmed`.
    open var tintColor: UIColor! {
        get {
            let color = firstInherited { $0.tintColor } ?? .systemBlue
            return tintAdjustmentMode == .dimmed ? color.withoutHue : color
        }
        set {
            rare.tintColor = newValue
            tintChanged { $0.tintColor != nil }
        }
    }

    /// The tint color that is set on this view itself; `nil`, the default, if there is none.
    var ownTintColor: UIColor? {
        get { rareStorage?.tintColor }
        set { tintColor = newValue }
    }

    /// Whether the tint color is shown in gray. `.automatic`, the default, inherits the superview's mode; the getter never returns it.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get {
            firstInherited { state in
                state.rarer.flatMap { $0.tintAdjustmentMode == .automatic ? nil : $0.tintAdjustmentMode }
            } ?? .normal
        }
        set {
            rarer.tintAdjustmentMode = newValue
            tintChanged { ($0.rarer?.tintAdjustmentMode ?? .automatic) != .automatic }
        }
    }

    /// The light or dark style of this view and its descendants; with `.unspecified`, the default, they inherit it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rareStorage?.userInterfaceStyle ?? .unspecified }
        set {
            let old = traitCollection
            rare.userInterfaceStyle = newValue
            setNeedsDisplay()
            if traitCollection != old { notifyTraitsChanged(from: old) }
        }
    }

    // MARK: Direction

    /// The meaning of the content for its direction; `.unspecified`, the default, follows the interface.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rareStorage?.rarer?.semanticContentAttribute ?? .unspecified }
        set {
            rarer.semanticContentAttribute = newValue
            directionChanged()
        }
    }

    // MARK: Margins

    /// The insets that bars, the screen and controllers' `additionalSafeAreaInsets` cover at each edge of this view, in points.
    open var safeAreaInsets: UIEdgeInsets { insetsOfSafeArea }

    /// The margins of the content, in points; 8 at each edge by default. The getter adds the safe area and considers the superview's
    /// margins if the view is set to do so; the setter sets the view's own margins. The root view of a controller has at least the
    /// controller's minimum margins.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            let direction = effectiveUserInterfaceLayoutDirection
            setOwnMargins(NSDirectionalEdgeInsets(newValue, direction))
        }
    }

    /// The margins of the content like `layoutMargins`, relative to the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
        set { setOwnMargins(newValue) }
    }

    /// Whether the margins are at least the superview's, as far as those extend into the view; `false` by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { rareStorage?.rarer?.preservesSuperviewLayoutMargins ?? false }
        set { changeMargins { rarer.preservesSuperviewLayoutMargins = newValue } }
    }

    /// Whether the safe area is added to the margins; `true` by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { rareStorage?.rarer?.insetsLayoutMarginsFromSafeArea ?? true }
        set { changeMargins { rarer.insetsLayoutMarginsFromSafeArea = newValue } }
    }

    /// Called after `layoutMargins` has changed. Does nothing by default.
    open func layoutMarginsDidChange() {}

    // MARK: Drawing

    /// Touchstone extension: adds the content that this view draws between its background and its subviews, in bounds coordinates. For a
    /// class that overrides `draw(_:)`, that method is called instead.
    @_spi(TouchstoneExtensions) open func draw(into list: inout DisplayList) {}

    /// Draws the view into the current context, in bounds coordinates. Called at the end of a run-loop iteration in which drawing was
    /// requested, and when the view is first shown. The default calls `draw(into:)`.
    ///
    /// - Parameter rect: The rectangle to draw again, in points.
    open func draw(_ rect: CGRect) {
        if let context = CGContext.current { draw(into: &context.list) }
    }

    /// The class of the view's layer; `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// Draws the view with `draw(_:)`, as the layer's delegate.
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        CGContext.push(ctx)
        draw(ctx.dirty)
        CGContext.pop()
    }
    /// Updates the layer's contents, as the layer's delegate; by default the layer draws itself with `draw(_:)`.
    open func display(_ layer: CALayer) { CALayer.hooks?.record(layer) }
    /// Lays out the subviews, as the layer's delegate.
    open func layoutSublayers(of layer: CALayer) { if layer === rareStorage?.layer { layoutSubviews() } }
    /// Returns `NSNull()`, as the layer's delegate, because layers of views do not animate by themselves.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

    /// Requests that the view be drawn again at the end of the run-loop iteration.
    open func setNeedsDisplay() { contentsChanged(nil) }
    /// Requests that a part of the view be drawn again.
    ///
    /// - Parameter rect: The part, in points and bounds coordinates.
    open func setNeedsDisplay(_ rect: CGRect) { contentsChanged(rect) }

    // MARK: Properties

    /// Updates the properties of the view, such as its texts and colors, before a layout. Called before the first layout, and after
    /// `setNeedsUpdateProperties()`; superviews come first. Does nothing by default.
    open func updateProperties() {}
    /// Requests `updateProperties()` before the next layout pass. It requests no layout of this view.
    open func setNeedsUpdateProperties() { requestPropertyUpdate() }
    /// Updates the properties of this view and its descendants now, where an update is requested.
    open func updatePropertiesIfNeeded() { updatePropertiesOfTree() }

    // MARK: State restoration

    /// The identifier of the view for state restoration; `nil` by default. Stored; has no effect.
    open var restorationIdentifier: String? {
        get { recent?.restorationIdentifier }
        set { recentForWriting.restorationIdentifier = newValue }
    }

    // MARK: Motion effects

    /// The effects that follow the tilt of the device; none by default. They have no effect, because devices are not tilted here.
    open var motionEffects: [UIMotionEffect] {
        get { recent?.motionEffects ?? [] }
        set { recentForWriting.motionEffects = newValue }
    }
    /// Adds an effect to `motionEffects`, unless it is among them.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }
    /// Removes an effect from `motionEffects`.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Look

    /// The shape of the corners. A fixed radius also sets the radius of the layer, in points; other shapes are stored and have no
    /// effect.
    open var cornerConfiguration: UICornerConfiguration {
        get { recent?.corners ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
        set {
            recentForWriting.corners = newValue
            if let radius = newValue.fixedRadius { layer.cornerRadius = CGFloat(radius) }
        }
    }
    /// The look of the view under a pointer or a gaze; `nil` by default. Stored; has no effect.
    open var hoverStyle: UIHoverStyle? {
        get { recent?.hoverStyle }
        set { recentForWriting.hoverStyle = newValue }
    }
    /// The smallest size of text in this view; `nil` by default. Stored; has no effect: fonts have one size.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { recent?.smallestText }
        set { recentForWriting.smallestText = newValue }
    }
    /// The largest size of text in this view; `nil` by default. Stored; has no effect: fonts have one size.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { recent?.largestText }
        set { recentForWriting.largestText = newValue }
    }

    /// The traits that this view and the views below it have instead of those of its superview; none by default.
    open var traitOverrides: any UITraitOverrides {
        get { GivenTraitOverrides(said: environment?.overrides ?? Traits()) }
        set {
            let old = currentTraits
            environmentForWriting.overrides = (newValue as? GivenTraitOverrides)?.said
            setNeedsDisplay()
            if currentTraits != old { notifyTraitsChanged(from: old) }
        }
    }
}
