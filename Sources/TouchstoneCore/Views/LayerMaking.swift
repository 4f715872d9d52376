import Foundation

/// Touchstone extension: what a layer's class has in common with `LayerCopying`: an initialiser right behind what both
/// inherit of `NSObject`, and no stored properties before it.
@preconcurrency @MainActor
open class CopiedLayer: NSObject {
    /// A copy of `layer`, for its presentation.
    public init(layer: Any) { super.init() }
    public override init() { super.init() }
}

/// A class with `init(layer:)` where `CopiedLayer` has it.
private class LayerCopying: NSObject {
    required init(layer: Any) {}
}

/// Keeps `LayerCopying.init(layer:)` a dynamic call, as in `Construct.swift`.
private final class OtherLayerCopying: LayerCopying {}

extension CALayer {
    /// A layer of a class that an application may have made, which has `init()` as every layer's class.
    static func make(_ type: CALayer.Type) -> CALayer { unsafeDowncast(construct(type), to: CALayer.self) }

    /// A copy of `layer` for its presentation, of the same class, made by the class's own `init(layer:)`.
    @inline(never)
    @_optimize(none)
    static func copy(of layer: CALayer) -> CALayer {
        let type: AnyClass = Swift.type(of: layer)
        return unsafeBitCast(unsafeBitCast(type, to: LayerCopying.Type.self).init(layer: layer), to: CALayer.self)
    }
}
