import Foundation
import TouchstoneGeometry

/// The appearance of a layer, except for its geometry, opacity and visibility.
struct LayerLook {
    var backgroundColor: CGColor?
    var masksToBounds = false
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var zPosition: CGFloat = 0
    /// The transform as it was set; `nil` if the node's affine transform is complete.
    var transform3D: CATransform3D?
    var sublayerTransform: CATransform3D?
    var mask: CALayer?
    var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowOpacity: Float = 0
    var shadowPath: CGPath?
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var isOpaque = false
    var isDoubleSided = true
}

extension CALayer {
    /// A layer, in this layer's coordinates, that masks this layer and its sublayers; `nil` by default.
    ///
    /// The layer is visible only where the mask draws something. Touches ignore the mask (HT-10). A mask is not part of
    /// the layer tree.
    public var mask: CALayer? {
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
    public var sublayerTransform: CATransform3D {
        get { look.sublayerTransform ?? .identity }
        set { change(.sublayerTransform) { look.sublayerTransform = newValue } }
    }

    /// The color of the shadow; black by default.
    public var shadowColor: CGColor? {
        get { look.shadowColor }
        set { change(.shadowColor) { look.shadowColor = newValue } }
    }
    /// The offset of the shadow, in points; 3 points upward by default.
    public var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { change(.shadowOffset) { look.shadowOffset = newValue } }
    }
    /// The blur radius of the shadow, in points; 3 by default.
    public var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { change(.shadowRadius) { look.shadowRadius = newValue } }
    }
    /// The opacity of the shadow; 0, the default, draws none.
    public var shadowOpacity: Float {
        get { look.shadowOpacity }
        set { change(.shadowOpacity) { look.shadowOpacity = newValue } }
    }
    /// The outline of the shadow, in bounds coordinates; `nil`, the default, uses the layer's own shape.
    public var shadowPath: CGPath? {
        get { look.shadowPath }
        set { change(.shadowPath) { look.shadowPath = newValue } }
    }
    /// The corners that `cornerRadius` rounds; all by default.
    public var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { change(LayerKey("maskedCorners")) { look.maskedCorners = newValue } }
    }
    /// The shape of rounded corners; `.circular` by default. Stored; has no effect: all are quarters of circles.
    public var cornerCurve: CALayerCornerCurve {
        get { look.cornerCurve }
        set { change(LayerKey("cornerCurve")) { look.cornerCurve = newValue } }
    }
    /// Whether the layer is rendered to a bitmap; `false` by default. Stored; has no effect.
    public var shouldRasterize: Bool {
        get { look.shouldRasterize }
        set { look.shouldRasterize = newValue }
    }
    /// Whether edges between pixels are smoothed; `false` by default. Stored; has no effect: hosts smooth edges.
    public var allowsEdgeAntialiasing: Bool {
        get { look.allowsEdgeAntialiasing }
        set { look.allowsEdgeAntialiasing = newValue }
    }
    /// Whether the layer and its sublayers fade as one group; `true` by default.
    public var allowsGroupOpacity: Bool {
        get { look.allowsGroupOpacity }
        set { change(LayerKey("allowsGroupOpacity")) { look.allowsGroupOpacity = newValue } }
    }
    /// Whether the layer covers what is behind it; `false` by default. Stored; has no effect.
    public var isOpaque: Bool {
        get { look.isOpaque }
        set { look.isOpaque = newValue }
    }
    /// Whether the layer is drawn when `transform` turns its back to the viewer; `true` by default.
    public var isDoubleSided: Bool {
        get { look.isDoubleSided }
        set { change(LayerKey("doubleSided")) { look.isDoubleSided = newValue } }
    }
    /// The number of pixels per point of the rasterized bitmap; 1 by default. Stored; has no effect.
    public var rasterizationScale: CGFloat {
        get { look.rasterizationScale }
        set { look.rasterizationScale = newValue }
    }
}

/// The corners of a layer, in a coordinate system with a y axis that points down.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left corner of the layer.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right corner of the layer.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner of the layer.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner of the layer.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
    static let all = CACornerMask(rawValue: 0b1111)
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins farther from the corner than a circle does.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
