import Foundation

/// An action that runs when a property of a layer changes, such as an animation.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs the action after a property of the layer `anObject` has changed.
    ///
    /// - Parameters:
    ///   - event: The name of the property.
    ///   - anObject: The layer.
    ///   - dict: Further arguments of the event.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing. Return `NSNull()` as the action of a layer to disable its animation.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The methods by which a delegate draws, lays out and animates a layer. A view is the delegate of its own layer.
///
/// All methods are optional: each has a default implementation.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Updates the layer's contents, for example by setting `contents`. By default the layer draws itself.
    func display(_ layer: CALayer)
    /// Draws the layer over its background, in its bounds coordinates. Does nothing by default.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer draws. Does nothing by default.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers. Does nothing by default.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a change of the property named `event`.
    ///
    /// `nil`, the default, lets the layer look further; `NSNull` means no action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { CALayer.hooks?.record(layer) }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {
    var ownLayer: CALayer {
        if let layer = rareStorage?.layer { return layer }
        let layer = makeLayer()
        rare.layer = layer
        return layer
    }

    private func makeLayer() -> CALayer {
        let type: AnyClass = Self.layerClass
        guard type != CALayer.self else { return CALayer(of: self) }
        guard let layer = (type as? CALayer.Type).map({ CALayer.make($0) }) else {
            LoggedException.log("UIView.layerClass", "layerClass of \(Self.self) is \(type), which is no CALayer.")
            return CALayer(of: self)
        }
        layer.become(layerOf: self)
        return layer
    }

    /// Marks the view's own drawing in `rect`, or all of it if `rect` is `nil`, as outdated.
    func contentsChanged(_ rect: CGRect?) {
        pictureChanged()
        guard let hooks = CALayer.hooks, rareStorage?.layer?.life != nil || drawsItself else { return }
        hooks.needsDisplay(layer, rect)
    }

    /// Lays out the view through its layer's `layoutSublayers()` or its own `layoutSublayers(of:)` if one of them is
    /// overridden, and otherwise calls `layoutSubviews()` directly.
    func layOutByLayer() {
        if let layer = rareStorage?.layer, type(of: layer) != CALayer.self {
            layer.layoutSublayers()
        } else if ViewProbes.all.laysOutSublayers(type(of: self)) {
            layoutSublayers(of: layer)
        } else {
            layoutSubviews()
        }
    }
}
