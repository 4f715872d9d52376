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
    public var shadowColor: CGColor? {
        get { look.shadowColor }
        set { look.shadowColor = newValue }
    }
    /// In points; 3 upwards by default.
    public var shadowOffset: CGSize {
        get { look.shadowOffset }
        set { look.shadowOffset = newValue }
    }
    public var shadowRadius: CGFloat {
        get { look.shadowRadius }
        set { look.shadowRadius = newValue }
    }
    /// 0 by default: no shadow.
    public var shadowOpacity: Float {
        get { look.shadowOpacity }
        set { look.shadowOpacity = newValue }
    }
    public var shadowPath: CGPath? {
        get { look.shadowPath }
        set { look.shadowPath = newValue }
    }
    public var maskedCorners: CACornerMask {
        get { look.maskedCorners }
        set { look.maskedCorners = newValue }
    }
    public var cornerCurve: CALayerCornerCurve {
        get { look.cornerCurve }
        set { look.cornerCurve = newValue }
    }
    public var shouldRasterize: Bool {
        get { look.shouldRasterize }
        set { look.shouldRasterize = newValue }
    }
    public var rasterizationScale: CGFloat {
        get { look.rasterizationScale }
        set { look.rasterizationScale = newValue }
    }
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
    static let all = CACornerMask(rawValue: 0b1111)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
