import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A drawing that is drawn several times into a context.
public final class CGLayer {
    /// The size of the drawing, in points.
    public let size: CGSize
    /// The context in which the drawing is made.
    public let context: CGContext?

    /// Creates an empty drawing of a size, in points, for a context.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        self.context = CGContext(size: size, scale: context.scale, style: context.list.style)
    }

    fileprivate var image: UIImage {
        UIImage(.drawn(context?.list.commands ?? []), size: size, scale: context?.scale ?? 1)
    }
}

extension CGContext {
    /// Draws what the layer contains now, with its upper left corner at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
    /// Draws what the layer contains now, stretched into a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) { draw(layer.image, rect, .normal, 1) }
}
