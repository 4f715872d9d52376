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

    // Kept and not drawn; the display list has no commands for them.

    var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowOpacity: Float = 0
    var shadowPath: CGPath?
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
}

/// What is kept and not drawn.
extension CALayer {
    /// The shadow's colour; black by default. Kept, and not drawn.
    public var shadowColor: CGColor? {
        get { look.shadowColor }
        set { look.shadowColor = newValue }
    }
    /// In points; 3 upwards by default.
    public var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { look.shadowOffset = newValue }
    }
    /// How far the shadow is blurred, in points; 3 by default. Kept, and not drawn.
    public var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { look.shadowRadius = newValue }
    }
    /// 0 by default: no shadow.
    public var shadowOpacity: Float {
        get { look.shadowOpacity }
        set { look.shadowOpacity = newValue }
    }
    /// The shadow's shape, in bounds coordinates; nil, the default, for the layer's own. Kept, and not drawn.
    public var shadowPath: CGPath? {
        get { look.shadowPath }
        set { look.shadowPath = newValue }
    }
    /// Which corners `cornerRadius` rounds; all by default. Kept, and not drawn: all are rounded.
    public var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { look.maskedCorners = newValue }
    }
    /// How corners are rounded; `.circular` by default. Kept, and not drawn.
    public var cornerCurve: CALayerCornerCurve {
        get { look.cornerCurve }
        set { look.cornerCurve = newValue }
    }
    /// Whether the layer is drawn by way of a bitmap; false by default. Kept, and not looked at.
    public var shouldRasterize: Bool {
        get { look.shouldRasterize }
        set { look.shouldRasterize = newValue }
    }
    /// Pixels a point of that bitmap; 1 by default. Kept, and not looked at.
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
