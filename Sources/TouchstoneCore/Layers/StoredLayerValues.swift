import Foundation
import TouchstoneGeometry

/// The values of a layer that have no effect.
struct StoredLayerValues {
    var isGeometryFlipped = false
    var drawsAsynchronously = false
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?
    var style: [AnyHashable: Any]?
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
}

/// A set of a layer's edges.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The left edge of the layer.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    /// The right edge of the layer.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    /// The bottom edge of the layer.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    /// The top edge of the layer.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

/// The format of a layer's contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Eight bits for each component.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Sixteen bits for each component.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// Contents in shades of gray.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
    var stored: StoredLayerValues {
        get { look.stored ?? StoredLayerValues() }
        set { look.stored = newValue }
    }
    /// Whether the contents are upside down; always `false`.
    public func contentsAreFlipped() -> Bool { false }
    /// The part of the bounds that the layers above it do not clip, in the layer's coordinates.
    public var visibleRect: CGRect {
        var visible = bounds
        var above = superlayer
        while let layer = above {
            if layer.masksToBounds { visible = visible.intersection(layer.convert(layer.bounds, to: self)) }
            above = layer.superlayer
        }
        return visible.isNull ? .zero : visible
    }
}
