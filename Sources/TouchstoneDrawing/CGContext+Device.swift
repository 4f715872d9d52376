import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension CGContext {
    /// The transform from the current coordinates to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        ctm.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }
    /// Returns a point in pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }
    /// Returns a size in pixels.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(userSpaceToDeviceSpaceTransform) }
    /// Returns a rectangle in pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }
    /// Returns a point in the current coordinates, from one in pixels.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    /// Returns a size in the current coordinates, from one in pixels.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(userSpaceToDeviceSpaceTransform.inverted())
    }
    /// Returns a rectangle in the current coordinates, from one in pixels.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(userSpaceToDeviceSpaceTransform.inverted())
    }

    /// Has no effect: colors have their own spaces.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Has no effect: colors have their own spaces.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    /// Has no effect: hosts choose how they replace colors that a device can't show.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Has no effect: patterns begin at the origin.
    public func setPatternPhase(_ phase: CGSize) {}
    /// Has no effect: drawing commands are recorded at once.
    public func flush() {}
    /// Has no effect: drawing commands are recorded at once.
    public func synchronize() {}
    /// Sets the color that fills shapes, from its inks.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }
    /// Sets the color of lines, from its inks.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
            alpha: alpha)
    }
}
