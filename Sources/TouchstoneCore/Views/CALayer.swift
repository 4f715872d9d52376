import Foundation
import TouchstoneGeometry

/// A rectangle that is drawn: a view's, or one of its own, in a tree of layers.
///
/// A view's layer is a second name for the view's geometry, and outlives the view with what it last showed. Sublayers
/// and subviews of a view are one order. A layer without a view is never hit by a touch, and hides no view from it.
@preconcurrency @MainActor
open class CALayer: CopiedLayer {
    /// A copy of `layer`, a `CALayer`, for its presentation; subclasses copy what they add.
    public override init(layer: Any) {
        let model = layer as? CALayer
        node = model?.node.copyForLayer() ?? .makeForLayer()
        presented = model
        super.init(layer: layer)
        guard let model else { return }
        look = model.look
        if let view = model.view {
            look.backgroundColor = view.seenBackgroundColor
            look.masksToBounds = view.clipsToBounds
        }
        name = model.name
    }

    /// The view whose layer this is, which holds it, and takes leave of it as it goes.
    nonisolated(unsafe) package private(set) unowned(unsafe) var view: UIView?
    /// Where its geometry lies: the view's node, or one of its own.
    nonisolated(unsafe) private(set) var node: NodePointer
    /// What the module of layers keeps for it.
    package var life: (any LayerLife)?
    /// It shows, for a moment, what its animations make of it, in a node of its own.
    private(set) var isShowing = false
    /// By which commit of the application it came into its window.
    package internal(set) var commitOfArrival = Int.max
    /// How it looks, where that is not the view's to say.
    nonisolated(unsafe) var look = LayerLook()

    /// Its sublayers from back to front, without those of its view's subviews.
    nonisolated(unsafe) var ownSublayers: [CALayer] = []
    /// The layer that has this one in `ownSublayers`, and holds it.
    nonisolated(unsafe) unowned(unsafe) var owner: CALayer?
    /// How many subviews of the owner's view lie behind it.
    nonisolated(unsafe) var subviewsBehind = 0

    /// What this shows a moment of, where it is no layer of a tree itself.
    package let presented: CALayer?

    /// What the application calls it; nil by default.
    open var name: String?

    private weak var ownDelegate: (any CALayerDelegate)?
    /// Who answers for the layer: of a view's layer always the view; of others nil by default, not retained.
    open var delegate: (any CALayerDelegate)? {
        get { view ?? presented?.delegate ?? ownDelegate }
        set { ownDelegate = newValue }
    }

    /// A layer without a view, at zero, of no size.
    public override init() {
        node = .makeForLayer()
        presented = nil
        super.init()
    }

    /// Decodes nothing: a layer made from a coder is one without a view.
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

    /// Makes a layer that has been made just now `view`'s.
    func become(layerOf view: UIView) {
        precondition(
            self.view == nil && owner == nil, "\(self) is another view's or layer's, and cannot be \(view)'s layer")
        node.destroy()
        node.deallocate()
        self.view = view
        node = view.node
        if let color = look.backgroundColor { view.backgroundColor = UIColor(cgColor: color) }
        if look.masksToBounds { view.clipsToBounds = true }
    }

    deinit {
        if view == nil {
            node.destroy()
            node.deallocate()
        }
        CALayer.release(&ownSublayers)
    }

    /// The view goes; whoever still holds its layer keeps what it showed.
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

    /// The rectangle in the superlayer's coordinates, in points, zero by default; with a transform, the box around it.
    open var frame: CGRect {
        get { node.frame }
        set {
            if let view { return view.frame = newValue }
            let old = node.bounds.size
            change(.position, .bounds) { node.setFrame(newValue) }
            if node.bounds.size != old { sizeChanged() }
        }
    }

    /// Where the anchor point lies, in the superlayer's coordinates, in points.
    open var position: CGPoint {
        get { CGPoint(x: node.pointee.position.x, y: node.pointee.position.y) }
        set {
            if let view { view.center = newValue } else { change(.position) { node.setPosition(newValue) } }
        }
    }

    /// In units of the bounds; (0.5, 0.5) by default. Changing it moves the layer under a fixed position.
    open var anchorPoint: CGPoint {
        get { CGPoint(x: node.pointee.anchor.x, y: node.pointee.anchor.y) }
        set {
            if let view { view.applyAnchorPoint(newValue) } else { change(.anchorPoint) { node.setAnchor(newValue) } }
        }
    }

    /// Applied around the anchor point; the identity by default. Of it a hit test sees `affine` alone (HT-19, HT-24).
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

    /// Sets `transform` to one of the plane.
    public func setAffineTransform(_ transform: CGAffineTransform) { self.transform = CATransform3D(transform) }
    /// The part of `transform` that moves points of the plane within it.
    public func affineTransform() -> CGAffineTransform { node.transform }

    // MARK: Look

    /// From 0 to 1, 1 by default.
    open var opacity: Float {
        get { node.pointee.opacity }
        set {
            if let view { view.setOpacity(newValue) } else { change(.opacity) { node.setOpacity(newValue) } }
        }
    }

    /// Whether the layer and all below it are invisible; false by default. Of a view's layer it is the view's (HT-7).
    open var isHidden: Bool {
        get { node.pointee.flags.contains(.hidden) }
        set {
            if let view { view.isHidden = newValue } else { change(.hidden) { node.setFlag(.hidden, newValue) } }
        }
    }

    /// Whether drawing is cut off at the bounds; false by default.
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

    /// What fills the bounds; nil, the default, fills nothing. Of a view's layer it is the view's.
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

    /// How far in front it is drawn, 0 by default; it does not change which view is hit (HT-24).
    open var zPosition: CGFloat {
        get { look.zPosition }
        set { change(.zPosition) { look.zPosition = newValue } }
    }
    /// In points; 0 by default.
    open var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { change(.cornerRadius) { look.cornerRadius = newValue } }
    }
    /// In points, inwards from the bounds; 0 by default: no border.
    open var borderWidth: CGFloat {
        get { look.borderWidth }
        set { change(.borderWidth) { look.borderWidth = newValue } }
    }
    /// The border's colour; nil, the default, for black.
    open var borderColor: CGColor? {
        get { look.borderColor }
        set { change(.borderColor) { look.borderColor = newValue } }
    }

    /// Its picture is another than it was.
    package func pictureChanged() {
        var layer = self
        while layer.view == nil, let owner = layer.owner { layer = owner }
        layer.view?.pictureChanged()
    }

    /// Makes a change of these values, which may be animated.
    package func change(_ keys: LayerKey..., make: () -> Void) {
        guard presented == nil, let room = CALayer.room else { return make() }
        if view == nil {
            room.change(self, keys, make)
        } else if let animation = UIView.recordedAnimation, view?.windowStorage != nil {
            let old = keys.map { room.value(of: self, $0) }
            make()
            for (key, old) in zip(keys, old) { if let old { room.animate(self, key, from: old, with: animation) } }
        } else {
            make()
        }
        pictureChanged()
    }

    private func sizeChanged() {
        if type(of: self) != CALayer.self || ownDelegate != nil { setNeedsLayout() }
    }

    /// Shows, until `endShowing()`, what its animations make of it now.
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
        node.deallocate()
        (node, look) = held
        self.held = nil
        isShowing = false
    }
    private var held: (node: NodePointer, look: LayerLook)?

    // MARK: What can be overridden

    /// Touchstone extension: adds what a layer of this class shows over its background, in bounds coordinates; a plain
    /// one nothing.
    open func draw(into list: inout DisplayList) {}

    /// Whether `point`, in the layer's own coordinates, lies in its bounds, in the half-open sense.
    open func contains(_ point: CGPoint) -> Bool {
        // A presentation may be a plain copy of a layer whose class decides for itself.
        if let presented, type(of: presented) != type(of: self) { return presented.contains(point) }
        return node.pointee.contains(Double(point.x), Double(point.y))
    }

    /// The frontmost and deepest layer that contains the point, this one or one below it; nil where none does.
    ///
    /// Hidden layers are passed over, and where a layer masks to its bounds, all of it that lies outside. `zPosition`
    /// counts, since it decides who is in front.
    ///
    /// - Parameter point: In the superlayer's coordinates, in points.
    open func hitTest(_ point: CGPoint) -> CALayer? { hitTestBelow(point) }

    /// Puts `layer` in front of the other sublayers, taking it from where it is.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    /// Takes it out of its superlayer; a view's layer can only leave with its view.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    /// A copy that shows where the layer is seen now, on the way where it or its view is animated. Its superlayer and
    /// sublayers are presentations likewise.
    open func presentation() -> Self? { presented == nil ? unsafeDowncast(makePresentation(), to: Self.self) : self }

    /// The layer that a presentation shows; any other layer itself.
    open func model() -> Self { presented.map { unsafeDowncast($0, to: Self.self) } ?? self }

    /// Ends the layer's animations and its view's now; their completions and delegates are told `false`.
    open func removeAllAnimations() {
        CALayer.room?.removeAnimations(self)
        view?.removeAnimations()
    }

    /// What a change of that name does: asks the delegate, then `actions`, then the class. Asked before the change.
    open func action(forKey event: String) -> (any CAAction)? { CALayer.room?.action(self, event) }
    /// What a change of that name does in layers of this class, where nobody else knows; nil by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Whether a change of the value of that name has the layer drawn anew; false by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Contents

    /// Has the layer drawn anew at the end of the turn.
    open func setNeedsDisplay() {
        pictureChanged()
        CALayer.room?.needsDisplay(self, nil)
    }
    /// Has a part of it drawn anew, in the layer's coordinates, in points.
    open func setNeedsDisplay(_ rect: CGRect) {
        pictureChanged()
        CALayer.room?.needsDisplay(self, rect)
    }
    /// Has it drawn anew now, where that is due.
    open func displayIfNeeded() { CALayer.room?.displayIfNeeded(self) }
    /// Draws the layer anew: asks the delegate, and without one `draw(in:)`.
    open func display() { if let delegate { delegate.display(self) } else { CALayer.room?.record(self) } }
    /// Draws what the layer shows over its background, in bounds coordinates; by default what the delegate draws.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Asks for `layoutSublayers()` at the end of the turn; of a view's layer as the view's `setNeedsLayout()`.
    open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { CALayer.room?.needsLayout(self) } }
    /// Places the sublayers now, where something asked for it.
    open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { CALayer.room?.layOutIfNeeded(self) } }
    /// Places the sublayers; by default the delegate does.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
}
