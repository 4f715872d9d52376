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
    var anchorPointZ: CGFloat = 0
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
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var rasterizationScale: CGFloat = 1
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var isOpaque = false
    var isDoubleSided = true
    /// The values without an effect; `nil` if none was set.
    var stored: StoredLayerValues?
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

/// How the contents of a layer are sampled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes the color of the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Interpolates linearly between pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Interpolates linearly between pixels and between smaller copies.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
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
