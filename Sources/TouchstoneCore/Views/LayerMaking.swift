import Foundation

/// Touchstone extension: the superclass of `CALayer`, which gives `init(layer:)` the same vtable slot as in
/// `LayerCopying`.
///
/// For this reason `init(layer:)` is the first initializer after those inherited from `NSObject`, and there are no
/// stored properties.
@preconcurrency @MainActor
open class CopiedLayer: NSObject {
    /// Creates a presentation copy of `layer`.
    public init(layer: Any) { super.init() }
    public override init() { super.init() }
}

/// A class in which `init(layer:)` has the same vtable slot as in `CopiedLayer`.
private class LayerCopying: NSObject {
    required init(layer: Any) {}
}

/// Keeps `LayerCopying.init(layer:)` a dynamic call, as in `Construct.swift`.
private final class OtherLayerCopying: LayerCopying {}

extension CALayer {
    /// Creates a layer of an application's class by its `init()`, which every layer class has.
    static func make(_ type: CALayer.Type) -> CALayer { unsafeDowncast(construct(type), to: CALayer.self) }

    /// Creates a presentation copy of `layer`, of the same class, by the class's own `init(layer:)`.
    @inline(never)
    @_optimize(none)
    static func copy(of layer: CALayer) -> CALayer {
        let type: AnyClass = Swift.type(of: layer)
        return unsafeBitCast(unsafeBitCast(type, to: LayerCopying.Type.self).init(layer: layer), to: CALayer.self)
    }
}
