import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The meaning of color components; every color space is treated as sRGB, and gray as equal red, green and blue.
public final class CGColorSpace: Sendable {
    /// The number of components of a color, without its opacity.
    public let numberOfComponents: Int
    /// The name of the color space; `nil` for an unnamed color space.
    public let name: String?

    private init(_ count: Int, _ name: String?) {
        numberOfComponents = count
        self.name = name
    }

    /// Creates a color space with this name: it has one component if the name contains `Gray`, else three.
    public convenience init?(name: String) { self.init(name.contains("Gray") ? 1 : 3, name) }

    /// The name of the sRGB color space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the Display P3 color space, which has a wider range of red, green and blue.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the gray color space.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    fileprivate static let rgb = CGColorSpace(3, sRGB)
    fileprivate static let gray = CGColorSpace(1, genericGrayGamma2_2)
}

/// Returns the color space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
/// Returns the color space of gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColor {
    /// Creates a color from its components in a color space.
    ///
    /// - Parameter components: The components from 0 to 1, with the opacity last.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if colorSpace.numberOfComponents == 1 {
            self.init(red: components[0], green: components[0], blue: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
    /// Creates a gray from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    /// Creates a color from sRGB components, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// The color space of the components; always red, green and blue.
    public var colorSpace: CGColorSpace? { .rgb }
}

/// Colors and their locations along a gradient.
public final class CGGradient: Sendable {
    let stops: [Gradient.Stop]

    private init(_ colors: [CGColor], _ locations: [CGFloat]?) {
        stops = Gradient.stops(colors, at: locations)
    }

    /// Creates a gradient from `CGColor`s; `nil` if `colors` has none.
    ///
    /// - Parameter locations: A location from 0 to 1 for each color; `nil` for even spacing.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        self.init(colors, locations.map { Array(copying: $0, count: colors.count) })
    }

    /// Creates a gradient from the components of its colors; `nil` without colors.
    ///
    /// - Parameters:
    ///   - components: The components of one color after the other, each with its opacity last.
    ///   - locations: A location from 0 to 1 for each color; `nil` for even spacing.
    ///   - count: The number of colors.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let parts = space.numberOfComponents + 1
        let colors = (0..<max(0, count)).compactMap { CGColor(colorSpace: space, components: components + $0 * parts) }
        guard !colors.isEmpty else { return nil }
        self.init(colors, locations.map { Array(copying: $0, count: count) })
    }
}

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Extends the first color before the start location.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Extends the last color beyond the end location.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    private func draw(_ gradient: CGGradient, _ shape: Gradient.Shape, _ options: CGGradientDrawingOptions) {
        let stops = gradient.stops.map { Gradient.Stop($0.color.faded(by: state.alpha), at: $0.location) }
        var drawn = Gradient(shape, stops: stops)
        drawn.extendsBefore = options.contains(.drawsBeforeStartLocation)
        drawn.extendsAfter = options.contains(.drawsAfterEndLocation)
        list.append(.gradient(drawn))
    }

    /// Fills the clip with colors along a line, in points of the current coordinates.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) { draw(gradient, .linear(from: startPoint, to: endPoint), options) }

    /// Fills the clip with colors from one circle to another; centers and radii are in points of the current coordinates.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) { draw(gradient, .radial(from: startCenter, startRadius, to: endCenter, endRadius), options) }

    /// Fills the clip with colors around a point, from an angle in radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        draw(gradient, .conic(center: center, angle: angle), [])
    }
}
