import Foundation
import TouchstoneGeometry

/// A rectangle that is drawn as part of a layer tree, for a view or on its own.
///
/// The layer of a view shares the view's geometry; after the view is deallocated, the layer keeps the last values. The
/// sublayers and the subviews of a view have one common order. A layer without a view is never hit by a touch and does
/// not obstruct touches.
///
/// ```swift
/// let badge = CALayer()
/// badge.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
/// badge.cornerRadius = 6
/// badge.backgroundColor = UIColor.red.cgColor
/// view.layer.addSublayer(badge)
/// ```
@preconcurrency @MainActor
open class CALayer: NSObject {
    // The initializers come first, because `DynamicInitializer` calls the first member of the class.

    /// Creates the presentation copy of `layer`, a `CALayer`. Subclasses override it to copy the properties that they
    /// add.
    public init(layer: Any) {
        let model = layer as? CALayer
        node = model?.node.copyForLayer() ?? .makeForLayer()
        presented = model
        super.init()
        guard let model else { return }
        look = model.look
        if let view = model.view {
            look.backgroundColor = view.seenBackgroundColor
            look.masksToBounds = view.clipsToBounds
        }
        name = model.name
    }

    /// Creates a layer without a view, with zero bounds at the origin.
    public override init() {
        node = .makeForLayer()
        presented = nil
        super.init()
    }

    /// Creates a layer without a view; nothing is decoded from the coder.
    public required init?(coder: NSCoder) {
        node = .makeForLayer()
        presented = nil
        super.init()
    }

    init(of view: UIView) {
        self.view = view
        node = view.node
        presented = nil
        super.init()
    }

    /// The view that this layer belongs to. The view retains the layer and clears this reference when it is deallocated.
    nonisolated(unsafe) package private(set) unowned(unsafe) var view: UIView?
    /// The storage of the geometry: the view's node, or a node of the layer's own.
    nonisolated(unsafe) private(set) var node: NodePointer
    /// The animations and drawing state that the layer module stores for this layer.
    package var life: (any LayerLife)?
    /// Whether the layer currently shows its animated values in a temporary node.
    private(set) var isShowing = false
    /// The number of the application's commit at which the layer entered its window; `Int.max` before that.
    package internal(set) var commitOfArrival = Int.max
    /// The appearance of the layer, except for the values that its view stores.
    nonisolated(unsafe) var look = LayerLook()

    /// The sublayers from back to front, without the layers of the view's subviews.
    nonisolated(unsafe) var ownSublayers: [CALayer] = []
    /// The layer that has this one in `ownSublayers` and retains it.
    nonisolated(unsafe) unowned(unsafe) var owner: CALayer?
    /// The number of subviews of the owner's view that are behind this layer.
    nonisolated(unsafe) var subviewsBehind = 0

    /// The model layer, if this layer is a presentation copy.
    package let presented: CALayer?

    /// A name that the application may use to identify the layer; `nil` by default.
    open var name: String?

    private weak var ownDelegate: (any CALayerDelegate)?
    /// The object that draws and lays out the layer and provides its actions.
    ///
    /// It is always the view for a view's layer, and `nil` by default for other layers. The delegate is not retained.
    open var delegate: (any CALayerDelegate)? {
        get { view ?? presented?.delegate ?? ownDelegate }
        set { ownDelegate = newValue }
    }

    /// Makes this new layer the layer of `view`.
    func become(layerOf view: UIView) {
        precondition(
            self.view == nil && owner == nil, "\(self) is another view's or layer's, and cannot be \(view)'s layer")
        node.destroy()
        node.free()
        self.view = view
        node = view.node
        if let color = look.backgroundColor { view.backgroundColor = UIColor(cgColor: color) }
        if look.masksToBounds { view.clipsToBounds = true }
    }

    deinit {
        if view == nil {
            node.destroy()
            node.free()
        }
        CALayer.release(&ownSublayers)
    }

    /// Detaches the layer from its view, which is being deallocated, and keeps the values that the view stored.
    nonisolated func viewGoes(backgroundColor: CGColor?, clipsToBounds: Bool) {
        node = node.copyForLayer()
        look.backgroundColor = backgroundColor
        look.masksToBounds = clipsToBounds
        for sublayer in ownSublayers { sublayer.subviewsBehind = 0 }
        view = nil
    }

    // MARK: Geometry

    /// The rectangle in the layer's own coordinates, in points; zero by default.
    open var bounds: CGRect {
        get { node.bounds }
        set {
            if let view { return view.bounds = newValue }
            let isResized = newValue.size != node.bounds.size
            change(.bounds) { node.setBounds(newValue) }
            if isResized { sizeChanged() }
        }
    }

    /// The rectangle in the superlayer's coordinates, in points; zero by default.
    ///
    /// If the layer has a transform, this is the smallest rectangle around the transformed bounds.
    open var frame: CGRect {
        get { node.frame }
        set {
            if let view { return view.frame = newValue }
            let old = node.bounds.size
            change(.position, .bounds) { node.setFrame(newValue) }
            if node.bounds.size != old { sizeChanged() }
        }
    }

    /// The position of the anchor point in the superlayer's coordinates, in points.
    open var position: CGPoint {
        get { CGPoint(x: node.pointee.position.x, y: node.pointee.position.y) }
        set {
            if let view { view.center = newValue } else { change(.position) { node.setPosition(newValue) } }
        }
    }

    /// The point of the bounds that lies at `position`, in units of the bounds; (0.5, 0.5) by default.
    ///
    /// Changing it moves the layer, because `position` stays the same.
    open var anchorPoint: CGPoint {
        get { CGPoint(x: node.pointee.anchor.x, y: node.pointee.anchor.y) }
        set {
            if let view { view.applyAnchorPoint(newValue) } else { change(.anchorPoint) { node.setAnchor(newValue) } }
        }
    }

    /// The transform applied around the anchor point; the identity by default.
    ///
    /// Hit-testing considers only its two-dimensional part, `affine` (HT-19, HT-24).
    open var transform: CATransform3D {
        get { look.transform3D ?? CATransform3D(node.transform) }
        set {
            guard view == nil else {
                view?.applyTransform(newValue.affine)
                return look.transform3D = newValue
            }
            change(.transform) {
                node.setTransform(newValue.affine)
                look.transform3D = newValue
            }
        }
    }

    /// Sets `transform` to a two-dimensional transform.
    open func setAffineTransform(_ transform: CGAffineTransform) { self.transform = CATransform3D(transform) }
    /// Returns the two-dimensional part of `transform`.
    open func affineTransform() -> CGAffineTransform { node.transform }

    // MARK: Appearance

    /// The opacity from 0 to 1; 1 by default.
    open var opacity: Float {
        get { node.pointee.opacity }
        set {
            if let view { view.setOpacity(newValue) } else { change(.opacity) { node.setOpacity(newValue) } }
        }
    }

    /// Whether the layer and its sublayers are invisible; `false` by default. A view's layer shares the view's value
    /// (HT-7).
    open var isHidden: Bool {
        get { node.pointee.flags.contains(.hidden) }
        set {
            if let view { view.isHidden = newValue } else { change(.hidden) { node.setFlag(.hidden, newValue) } }
        }
    }

    /// Whether drawing is clipped to the bounds; `false` by default.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? look.masksToBounds }
        set {
            if let view {
                view.clipsToBounds = newValue
            } else {
                change(.masksToBounds) { look.masksToBounds = newValue }
            }
        }
    }

    /// The color that fills the bounds; `nil`, the default, fills nothing. A view's layer shares the view's value.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? look.backgroundColor }
        set {
            if let view {
                view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            } else {
                change(.backgroundColor) { look.backgroundColor = newValue }
            }
        }
    }

    /// The position on the z axis, by which sibling layers are drawn; 0 by default. It does not affect which view is
    /// hit (HT-24).
    open var zPosition: CGFloat {
        get { look.zPosition }
        set { change(.zPosition) { look.zPosition = newValue } }
    }
    /// The position of the anchor point on the z axis, in points; 0 by default. Stored; has no effect.
    open var anchorPointZ: CGFloat {
        get { look.anchorPointZ }
        set { look.anchorPointZ = newValue }
    }
    /// The radius of the rounded corners, in points; 0 by default.
    open var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { change(.cornerRadius) { look.cornerRadius = newValue } }
    }
    /// The width of the border, in points, inward from the bounds; 0, the default, draws no border.
    open var borderWidth: CGFloat {
        get { look.borderWidth }
        set { change(.borderWidth) { look.borderWidth = newValue } }
    }
    /// The color of the border; `nil`, the default, is black.
    open var borderColor: CGColor? {
        get { look.borderColor }
        set { change(.borderColor) { look.borderColor = newValue } }
    }

    /// Requests that the screen be drawn again, because the layer looks different.
    package func pictureChanged() {
        var layer = self
        while layer.view == nil, let owner = layer.owner { layer = owner }
        layer.view?.pictureChanged()
    }

    /// Changes the values of `keys` by calling `make`, and animates the change if an animation applies.
    package func change(_ keys: LayerKey..., make: () -> Void) {
        guard presented == nil, let hooks = CALayer.hooks else { return make() }
        if view == nil {
            hooks.change(self, keys, make)
        } else if let animation = UIView.recordedAnimation, view?.windowStorage != nil {
            let old = keys.map { hooks.value(of: self, $0) }
            make()
            for (key, old) in zip(keys, old) { if let old { hooks.animate(self, key, from: old, with: animation) } }
        } else {
            make()
        }
        pictureChanged()
    }

    private func sizeChanged() {
        if type(of: self) != CALayer.self || ownDelegate != nil { setNeedsLayout() }
    }

    /// Makes the layer show its current animated values until `endShowing()`.
    func beginShowing() {
        guard !isShowing else { return }
        isShowing = true
        let offset = view?.animatedOffset
        held = (node, look)
        node = node.copyForLayer()
        if let view { look.backgroundColor = view.seenBackgroundColor }
        offset?.move(node)
        life?.animate(self)
    }

    func endShowing() {
        guard let held else { return }
        life?.endAnimating(self)
        node.destroy()
        node.free()
        (node, look) = held
        self.held = nil
        isShowing = false
    }
    private var held: (node: NodePointer, look: LayerLook)?

    // MARK: Overridable methods

    /// Touchstone extension: adds the content that layers of this class draw over their background, in bounds
    /// coordinates.
    ///
    /// The base class draws nothing.
    @_spi(TouchstoneExtensions) open func draw(into list: inout DisplayList) {}

    /// Returns whether the bounds contain `point`, in the layer's own coordinates. The right and bottom edges are
    /// outside.
    open func contains(_ point: CGPoint) -> Bool {
        // A presentation may be a plain `CALayer` while its model's class overrides `contains(_:)`.
        if let presented, type(of: presented) != type(of: self) { return presented.contains(point) }
        return node.pointee.contains(Double(point.x), Double(point.y))
    }

    /// Returns the frontmost and deepest layer that contains the point, among this layer and its sublayers, or `nil`.
    ///
    /// Hidden layers are skipped, and a layer with `masksToBounds` is skipped at points outside it. `zPosition` is
    /// considered, since it decides which layer is in front.
    ///
    /// - Parameter point: The point in the superlayer's coordinates, in points.
    open func hitTest(_ point: CGPoint) -> CALayer? { hitTestBelow(point) }

    /// Adds `layer` in front of the other sublayers and removes it from its previous superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    /// Removes the layer from its superlayer. If it is a view's layer, its view is removed from the superview.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    /// Returns a copy with the values that are currently visible while the layer or its view is animated.
    ///
    /// The copy's superlayer and sublayers are presentation copies, too.
    open func presentation() -> Self? { presented == nil ? makePresentation() as? Self : self }

    /// Returns the model layer of a presentation copy, and the layer itself otherwise.
    open func model() -> Self { presented.map { known($0, as: Self.self) } ?? self }

    /// Adds a copy of the animation, which begins now, after it removes an animation with the same key.
    ///
    /// An animation without a duration takes that of the transaction, or 0.25 seconds if the transaction sets none.
    ///
    /// - Parameters:
    ///   - anim: The animation to copy.
    ///   - key: The key of the animation; a `CATransition` always has the key `kCATransition`.
    open func add(_ anim: CAAnimation, forKey key: String?) { CALayer.hooks?.add(anim, to: self, forKey: key) }

    /// Returns the animation under a key; `nil` if there is none.
    open func animation(forKey key: String) -> CAAnimation? { CALayer.hooks?.animation(of: self, forKey: key) }

    /// Returns the keys of the layer's animations in the order in which they were added; `nil` if there are none.
    open func animationKeys() -> [String]? { CALayer.hooks?.animationKeys(of: self) }

    /// Removes the animation under a key now; its delegate receives `finished` as `false`.
    open func removeAnimation(forKey key: String) { CALayer.hooks?.removeAnimation(of: self, forKey: key) }

    /// The actions that run when the properties of these names change; the default is `nil`.
    open var actions: [String: any CAAction]? {
        get {
            let actions = CALayer.hooks?.actions(of: self) ?? [:]
            return actions.isEmpty ? nil : actions
        }
        set { CALayer.hooks?.setActions(newValue ?? [:], of: self) }
    }

    /// Ends the animations of the layer and its view now; completions and delegates receive `false`.
    open func removeAllAnimations() {
        CALayer.hooks?.removeAnimations(self)
        view?.removeAnimations()
    }

    /// Returns the action to run when the value named `event` changes.
    ///
    /// Looks for an action in the delegate, then in `actions`, then in the class. Called before the change.
    open func action(forKey event: String) -> (any CAAction)? { CALayer.hooks?.action(self, event) }
    /// Returns the class's action for a change of the value named `event`, used if nothing else provides one; `nil` by
    /// default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns whether the layer must be drawn again when the value named `key` changes; `false` by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Contents

    /// Marks the layer to be drawn again at the end of the run-loop iteration.
    open func setNeedsDisplay() {
        pictureChanged()
        CALayer.hooks?.needsDisplay(self, nil)
    }
    /// Marks a part of the layer, in its own coordinates, in points, to be drawn again.
    open func setNeedsDisplay(_ rect: CGRect) {
        pictureChanged()
        CALayer.hooks?.needsDisplay(self, rect)
    }
    /// Draws the layer now if it is marked for drawing.
    open func displayIfNeeded() { CALayer.hooks?.displayIfNeeded(self) }
    /// Updates the layer's contents: calls the delegate, and without one records `draw(in:)`.
    open func display() { if let delegate { delegate.display(self) } else { CALayer.hooks?.record(self) } }
    /// Draws the layer over its background, in bounds coordinates. The default calls the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Marks the layer for `layoutSublayers()` at the end of the run-loop iteration; a view's layer calls the view's
    /// `setNeedsLayout()`.
    open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { CALayer.hooks?.needsLayout(self) } }
    /// Lays out the sublayers now if the layer is marked for layout.
    open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { CALayer.hooks?.layOutIfNeeded(self) } }
    /// Lays out the sublayers. The default calls the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Called when the size of the superlayer has changed from `size`, in points. Does nothing by default; never called: sublayers keep
    /// their frames.
    open func resizeSublayers(withOldSize size: CGSize) {}
    /// The size that the layer prefers, in points; its own by default.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Returns the value of a property that was not set; `nil` by default. Never called.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    // MARK: The tree

    /// The layer that contains this one, or `nil`. For a view's layer this is the superview's layer.
    open var superlayer: CALayer? {
        if let presented { return presented.superlayer?.presentation() }
        return owner ?? view?.superviewStorage?.layer
    }

    /// The sublayers from back to front, with the layers of subviews in their places; `nil`, the default, if there are
    /// none.
    open var sublayers: [CALayer]? {
        get { sublayerList }
        set { sublayerList = newValue }
    }

    /// Inserts `layer` at `index` of `sublayers`; an index past the end appends it.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    /// Inserts `layer` directly behind `sibling`, or behind all sublayers if `sibling` is `nil`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if `sibling` is `nil`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    /// Replaces the sublayer `old` with `new`; does nothing if `old` is not a sublayer.
    open func replaceSublayer(_ old: CALayer, with new: CALayer) { swapSublayer(old, with: new) }

    // MARK: Conversion

    /// Converts a point, in points, from the coordinates of `layer` to this layer's coordinates.
    open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        CALayer.convert([point], from: layer, to: self)[0]
    }

    /// Converts a point, in points, from this layer's coordinates to the coordinates of `layer`.
    open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        CALayer.convert([point], from: self, to: layer)[0]
    }

    /// Returns the smallest rectangle, in this layer's coordinates, around the four converted corners of `rect`.
    open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { CALayer.convert(rect, from: layer, to: self) }

    /// Returns the smallest rectangle, in the coordinates of `layer`, around the four converted corners of `rect`.
    open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { CALayer.convert(rect, from: self, to: layer) }

    // MARK: Look

    /// A layer, in this layer's coordinates, that masks this layer and its sublayers; `nil` by default.
    ///
    /// The layer is visible only where the mask draws something. Touches ignore the mask (HT-10). A mask is not part of
    /// the layer tree.
    open var mask: CALayer? {
        get { presented == nil ? look.mask : look.mask?.presentation() }
        set {
            look.mask?.owner = nil
            shownBy?.layersLeave()
            newValue?.removeFromSuperlayer()
            change(LayerKey("mask")) { look.mask = newValue }
            newValue?.owner = self
            newValue?.arrive()
        }
    }

    /// A transform of the sublayers about the anchor point; the identity by default. Touches ignore it.
    open var sublayerTransform: CATransform3D {
        get { look.sublayerTransform ?? .identity }
        set { change(.sublayerTransform) { look.sublayerTransform = newValue } }
    }

    /// The color of the shadow; black by default.
    open var shadowColor: CGColor? {
        get { look.shadowColor }
        set { change(.shadowColor) { look.shadowColor = newValue } }
    }

    /// The offset of the shadow, in points; 3 points upward by default.
    open var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { change(.shadowOffset) { look.shadowOffset = newValue } }
    }

    /// The blur radius of the shadow, in points; 3 by default.
    open var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { change(.shadowRadius) { look.shadowRadius = newValue } }
    }

    /// The opacity of the shadow; 0, the default, draws none.
    open var shadowOpacity: Float {
        get { look.shadowOpacity }
        set { change(.shadowOpacity) { look.shadowOpacity = newValue } }
    }

    /// The outline of the shadow, in bounds coordinates; `nil`, the default, uses the layer's own shape.
    open var shadowPath: CGPath? {
        get { look.shadowPath }
        set { change(.shadowPath) { look.shadowPath = newValue } }
    }

    /// The corners that `cornerRadius` rounds; all by default.
    open var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { change(LayerKey("maskedCorners")) { look.maskedCorners = newValue } }
    }

    /// The shape of rounded corners; `.circular` by default. Stored; has no effect: all are quarters of circles.
    open var cornerCurve: CALayerCornerCurve {
        get { look.cornerCurve }
        set { change(LayerKey("cornerCurve")) { look.cornerCurve = newValue } }
    }

    /// Whether the layer is rendered to a bitmap; `false` by default. Stored; has no effect.
    open var shouldRasterize: Bool {
        get { look.shouldRasterize }
        set { look.shouldRasterize = newValue }
    }

    /// How contents are sampled when they are shown larger; `.linear` by default. Stored; has no effect.
    open var magnificationFilter: CALayerContentsFilter {
        get { look.magnificationFilter }
        set { look.magnificationFilter = newValue }
    }
    /// How contents are sampled when they are shown smaller; `.linear` by default. Stored; has no effect.
    open var minificationFilter: CALayerContentsFilter {
        get { look.minificationFilter }
        set { look.minificationFilter = newValue }
    }
    /// The bias of `minificationFilter`; 0 by default. Stored; has no effect.
    open var minificationFilterBias: Float {
        get { look.minificationFilterBias }
        set { look.minificationFilterBias = newValue }
    }

    /// Whether edges between pixels are smoothed; `false` by default. Stored; has no effect: hosts smooth edges.
    open var allowsEdgeAntialiasing: Bool {
        get { look.allowsEdgeAntialiasing }
        set { look.allowsEdgeAntialiasing = newValue }
    }

    /// Whether the layer and its sublayers fade as one group; `true` by default.
    open var allowsGroupOpacity: Bool {
        get { look.allowsGroupOpacity }
        set { change(LayerKey("allowsGroupOpacity")) { look.allowsGroupOpacity = newValue } }
    }

    /// Whether the layer covers what is behind it; `false` by default. Stored; has no effect.
    open var isOpaque: Bool {
        get { look.isOpaque }
        set { look.isOpaque = newValue }
    }

    /// Whether the layer is drawn when `transform` turns its back to the viewer; `true` by default.
    open var isDoubleSided: Bool {
        get { look.isDoubleSided }
        set { change(LayerKey("doubleSided")) { look.isDoubleSided = newValue } }
    }

    /// Whether the sublayers' y axis points up; the default is `false`. Stored; has no effect.
    open var isGeometryFlipped: Bool {
        get { stored.isGeometryFlipped }
        set { stored.isGeometryFlipped = newValue }
    }
    /// Whether `draw(in:)` is called in the background; the default is `false`. Stored; has no effect.
    open var drawsAsynchronously: Bool {
        get { stored.drawsAsynchronously }
        set { stored.drawsAsynchronously = newValue }
    }
    /// The filters of the layer's picture; `nil` by default. Stored; has no effect, as in iOS.
    open var filters: [Any]? {
        get { stored.filters }
        set { stored.filters = newValue }
    }
    /// The filters of the picture behind the layer; `nil` by default. Stored; has no effect, as in iOS.
    open var backgroundFilters: [Any]? {
        get { stored.backgroundFilters }
        set { stored.backgroundFilters = newValue }
    }
    /// The filter that blends the layer with the picture behind it; `nil` by default. Stored; has no effect.
    open var compositingFilter: Any? {
        get { stored.compositingFilter }
        set { stored.compositingFilter = newValue }
    }
    /// The values of properties that were not set; `nil` by default. Stored; has no effect.
    open var style: [AnyHashable: Any]? {
        get { stored.style }
        set { stored.style = newValue }
    }
    /// The format of the contents; the default is `.RGBA8Uint`. Stored; has no effect.
    open var contentsFormat: CALayerContentsFormat {
        get { stored.contentsFormat }
        set { stored.contentsFormat = newValue }
    }
    /// The edges that are drawn smoothly; all by default. Stored; has no effect.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { stored.edgeAntialiasingMask }
        set { stored.edgeAntialiasingMask = newValue }
    }
    /// The number of pixels per point of the rasterized bitmap; 1 by default. Stored; has no effect.
    open var rasterizationScale: CGFloat {
        get { look.rasterizationScale }
        set { look.rasterizationScale = newValue }
    }
}
