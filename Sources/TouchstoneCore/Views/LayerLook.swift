import Foundation
import TouchstoneGeometry

/// How a layer looks, except for its geometry, opacity and visibility.
struct LayerLook {
    var backgroundColor: CGColor?
    var masksToBounds = false
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var zPosition: CGFloat = 0
    /// As it was set; nil where the node's affine transform says it all.
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
    /// A layer, in this one's coordinates, and not in a tree of its own; where it draws nothing, this one and all below
    /// it are not seen. Nil by default. Touches do not care (HT-10).
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
    /// Applied to the sublayers, around the anchor point; the identity by default. Touches do not see it.
    public var sublayerTransform: CATransform3D {
        get { look.sublayerTransform ?? .identity }
        set { change(.sublayerTransform) { look.sublayerTransform = newValue } }
    }

    /// The shadow's colour; black by default.
    public var shadowColor: CGColor? {
        get { look.shadowColor }
        set { change(.shadowColor) { look.shadowColor = newValue } }
    }
    /// Where the shadow lies, in points; 3 upwards by default.
    public var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { change(.shadowOffset) { look.shadowOffset = newValue } }
    }
    /// How far the shadow is blurred, in points; 3 by default.
    public var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { change(.shadowRadius) { look.shadowRadius = newValue } }
    }
    /// 0 by default: no shadow.
    public var shadowOpacity: Float {
        get { look.shadowOpacity }
        set { change(.shadowOpacity) { look.shadowOpacity = newValue } }
    }
    /// The shadow's shape, in bounds coordinates; nil, the default, for the layer's own.
    public var shadowPath: CGPath? {
        get { look.shadowPath }
        set { change(.shadowPath) { look.shadowPath = newValue } }
    }
    /// Which corners `cornerRadius` rounds; all by default.
    public var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { change(LayerKey("maskedCorners")) { look.maskedCorners = newValue } }
    }
    /// How corners are rounded; `.circular` by default. Stored; has no effect: all are quarters of circles.
    public var cornerCurve: CALayerCornerCurve {
        get { look.cornerCurve }
        set { change(LayerKey("cornerCurve")) { look.cornerCurve = newValue } }
    }
    /// Whether the layer is drawn by way of a bitmap; false by default. Stored; has no effect.
    public var shouldRasterize: Bool {
        get { look.shouldRasterize }
        set { look.shouldRasterize = newValue }
    }
    /// Whether edges between pixels are smoothed; false by default. Stored; has no effect: hosts smooth them.
    public var allowsEdgeAntialiasing: Bool {
        get { look.allowsEdgeAntialiasing }
        set { look.allowsEdgeAntialiasing = newValue }
    }
    /// Whether the layer and those below it fade as one; true by default.
    public var allowsGroupOpacity: Bool {
        get { look.allowsGroupOpacity }
        set { change(LayerKey("allowsGroupOpacity")) { look.allowsGroupOpacity = newValue } }
    }
    /// Whether what lies behind is covered; false by default. Stored; has no effect.
    public var isOpaque: Bool {
        get { look.isOpaque }
        set { look.isOpaque = newValue }
    }
    /// Whether the back of a layer is drawn that `transform` turns around; true by default.
    public var isDoubleSided: Bool {
        get { look.isDoubleSided }
        set { change(LayerKey("doubleSided")) { look.isDoubleSided = newValue } }
    }
    /// Pixels a point of that bitmap; 1 by default. Stored; has no effect.
    public var rasterizationScale: CGFloat {
        get { look.rasterizationScale }
        set { look.rasterizationScale = newValue }
    }
}

/// Corners of a layer, by where they lie in a coordinate system whose y grows downwards.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The upper right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The lower left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The lower right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
    static let all = CACornerMask(rawValue: 0b1111)
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins further out than a circle's.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
