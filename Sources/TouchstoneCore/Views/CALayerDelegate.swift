import Foundation

/// What a change of a layer does besides: an animation is one.
@preconcurrency @MainActor
public protocol CAAction {
    /// Called once the layer, `object`, has changed.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: the answer of who wants no animation.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Who answers for a layer; a view for its own. Each requirement has an answer by default, as where it is not implemented.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Shows the layer, such as by setting its contents; by default has it draw.
    func display(_ layer: CALayer)
    /// Draws what the layer shows over its background, in its bounds' coordinates; nothing by default.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer is about to draw. Does nothing by default.
    func layerWillDraw(_ layer: CALayer)
    /// Places the sublayers. Does nothing by default.
    func layoutSublayers(of layer: CALayer)
    /// What a change of that name does; nil, by default, leaves it to the layer, and `NSNull` wants nothing.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { CALayer.room?.record(layer) }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension UIView: CALayerDelegate {
    /// What draws the view: a second name for its geometry, and more of its look. Of the view's `layerClass`.
    public var layer: CALayer {
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

    /// Its picture is another than it was; what it has drawn stands.
    func pictureChanged() {
        windowStorage?.drawingChanged()
    }

    /// What it draws itself is out of date.
    func contentsChanged(_ rect: CGRect?) {
        pictureChanged()
        guard let room = CALayer.room, rareStorage?.layer?.life != nil || drawsItself else { return }
        room.needsDisplay(layer, rect)
    }

    /// Calls what `layoutSubviews()` is called by.
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

/// The time that touches and events are stamped with, in seconds: the shared application's clock.
@preconcurrency @MainActor public func CACurrentMediaTime() -> TimeInterval { UIApplication.shared.clock.now }
