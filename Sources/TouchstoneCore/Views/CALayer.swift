import Foundation
import TouchstoneGeometry

/// A rectangle that is drawn: a view's, or one of its own, in a tree of layers.
///
/// A view's layer is a second name for the view's geometry, and outlives the view with what it last showed. Sublayers and
/// subviews of a view are one order. Touches are the views' affair: a layer without a view is never hit by one, and hides no view
/// from it.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// The view whose layer this is, which holds it, and takes leave of it as it goes.
    nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?
    /// Where its geometry lies: the view's node, or one of its own.
    nonisolated(unsafe) private(set) var node: NodePointer
    /// How it looks, where that is not the view's to say.
    nonisolated(unsafe) var look = LayerLook()

    /// Its sublayers from back to front, without those of its view's subviews.
    nonisolated(unsafe) var ownSublayers: [CALayer] = []
    /// The layer that has this one in `ownSublayers`, and holds it.
    nonisolated(unsafe) unowned(unsafe) var owner: CALayer?
    /// How many subviews of the owner's view lie behind it.
    nonisolated(unsafe) var subviewsBehind = 0

    /// What this shows a moment of, where it is no layer of a tree itself.
    let presented: CALayer?

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

    /// A copy of `layer`, a `CALayer`, for its presentation; subclasses copy what they add.
    public init(layer: Any) {
        let model = layer as? CALayer
        node = model?.node.copyForLayer() ?? .makeForLayer()
        presented = model
        super.init()
        guard let model else { return }
        look = model.look
        if let view = model.view {
            look.backgroundColor = view.backgroundColor?.cgColor
            look.masksToBounds = view.clipsToBounds
        }
        name = model.name
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
            if let view { view.bounds = newValue } else { change { node.setBounds(newValue) } }
        }
    }

    /// The rectangle in the superlayer's coordinates, in points, zero by default; with a transform, the box around it.
    open var frame: CGRect {
        get { node.frame }
        set {
            if let view { view.frame = newValue } else { change { node.setFrame(newValue) } }
        }
    }

    /// Where the anchor point lies, in the superlayer's coordinates, in points.
    open var position: CGPoint {
        get { CGPoint(x: node.pointee.position.x, y: node.pointee.position.y) }
        set {
            if let view { view.center = newValue } else { change { node.setPosition(newValue) } }
        }
    }

    /// In units of the bounds; (0.5, 0.5) by default. Changing it moves the layer under a fixed position.
    open var anchorPoint: CGPoint {
        get { CGPoint(x: node.pointee.anchor.x, y: node.pointee.anchor.y) }
        set {
            if let view { view.applyAnchorPoint(newValue) } else { change { node.setAnchor(newValue) } }
        }
    }

    /// Applied around the anchor point; the identity by default. Of it a hit test sees `affine` alone (HT-19, HT-24).
    open var transform: CATransform3D {
        get { look.transform3D ?? CATransform3D(node.transform) }
        set {
            if let view { view.applyTransform(newValue.affine) } else { change { node.setTransform(newValue.affine) } }
            look.transform3D = newValue
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
            if let view { view.setOpacity(newValue) } else { change { node.setOpacity(newValue) } }
        }
    }

    /// Whether the layer and all below it are invisible; false by default. Of a view's layer it is the view's (HT-7).
    open var isHidden: Bool {
        get { node.pointee.flags.contains(.hidden) }
        set {
            if let view { view.isHidden = newValue } else { change { node.setFlag(.hidden, newValue) } }
        }
    }

    /// Whether drawing is cut off at the bounds; false by default.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? look.masksToBounds }
        set {
            if let view { view.clipsToBounds = newValue } else { change { look.masksToBounds = newValue } }
        }
    }

    /// What fills the bounds; nil, the default, fills nothing. Of a view's layer it is the view's.
    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? look.backgroundColor }
        set {
            if let view {
                view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
            } else {
                change { look.backgroundColor = newValue }
            }
        }
    }

    /// How far in front it is drawn, 0 by default; it does not change which view is hit (HT-24).
    open var zPosition: CGFloat {
        get { look.zPosition }
        set { change { look.zPosition = newValue } }
    }
    /// In points; 0 by default.
    open var cornerRadius: CGFloat {
        get { look.cornerRadius }
        set { change { look.cornerRadius = newValue } }
    }
    /// In points, inwards from the bounds; 0 by default: no border.
    open var borderWidth: CGFloat {
        get { look.borderWidth }
        set { change { look.borderWidth = newValue } }
    }
    /// The border's colour; nil, the default, for black.
    open var borderColor: CGColor? {
        get { look.borderColor }
        set { change { look.borderColor = newValue } }
    }

    /// Asks the host to draw again.
    open func setNeedsDisplay() {
        var layer = self
        while layer.view == nil, let owner = layer.owner { layer = owner }
        layer.view?.setNeedsDisplay()
    }

    private func change(_ make: () -> Void) {
        make()
        setNeedsDisplay()
    }

    /// What a layer of this class shows over its background, in bounds coordinates; a plain one nothing.
    func draw(into list: inout DisplayList) {}

    // MARK: What can be overridden

    /// Whether `point`, in the layer's own coordinates, lies in its bounds, in the half-open sense.
    open func contains(_ point: CGPoint) -> Bool {
        // A presentation may be a plain copy of a layer whose class decides for itself.
        if let presented, type(of: presented) != type(of: self) { return presented.contains(point) }
        return node.pointee.contains(Double(point.x), Double(point.y))
    }

    /// The frontmost and deepest layer that contains the point, this one or one below it; nil where none does.
    ///
    /// Hidden layers are passed over, and where a layer masks to its bounds, all of it that lies outside. `zPosition` counts, since
    /// it decides who is in front.
    ///
    /// - Parameter point: In the superlayer's coordinates, in points.
    open func hitTest(_ point: CGPoint) -> CALayer? { hitTestBelow(point) }

    /// Puts `layer` in front of the other sublayers, taking it from where it is.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    /// Takes it out of its superlayer; a view's layer can only leave with its view.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    /// A copy that shows where the layer is seen now, by the application's clock: on the way, while its view is animated, and
    /// otherwise where the model says. Its superlayer and sublayers are presentations likewise.
    open func presentation() -> CALayer? { presented == nil ? makePresentation() : self }

    /// The layer that a presentation shows; any other layer itself.
    open func model() -> CALayer { presented ?? self }

    /// Ends the view's animations now; their completions are told `false`.
    open func removeAllAnimations() { view?.removeAnimations() }
}

/// Who answers for a layer; a view for its own.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}

extension UIView: CALayerDelegate {
    /// What draws the view: a second name for its geometry, and more of its look.
    public var layer: CALayer {
        if let layer = rareStorage?.layer { return layer }
        let layer = CALayer(of: self)
        rare.layer = layer
        return layer
    }
}

/// The time that touches and events are stamped with, in seconds: the shared application's clock.
@preconcurrency @MainActor public func CACurrentMediaTime() -> TimeInterval { UIApplication.shared.clock.now }
