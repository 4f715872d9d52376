import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// What the parts of colours mean. All are taken for sRGB's here, grey for equal parts of red, green and blue.
public final class CGColorSpace: Sendable {
    /// How many parts a colour has besides its opacity.
    public let numberOfComponents: Int
    /// Its name; nil where it has none.
    public let name: String?

    private init(_ count: Int, _ name: String?) {
        numberOfComponents = count
        self.name = name
    }

    /// That of this name: one whose name has `Gray` in it has one part, others three.
    public convenience init?(name: String) { self.init(name.contains("Gray") ? 1 : 3, name) }

    /// Red, green and blue.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// A wider range of red, green and blue.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the generic gray color space.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    fileprivate static let rgb = CGColorSpace(3, sRGB)
    fileprivate static let gray = CGColorSpace(1, genericGrayGamma2_2)
}

/// A list of anything, as gradients take their colours.
public typealias CFArray = [Any]

/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
/// Returns the gray color space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColor {
    /// A colour of these parts, each from 0 to 1, the opacity last; nil where there are too few.
    public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if colorSpace.numberOfComponents == 1 {
            self.init(red: components[0], green: components[0], blue: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
    /// A grey from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    /// A colour of these parts, each from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// What its parts mean.
    public var colorSpace: CGColorSpace? { .rgb }
}

/// Colours and where they stand.
public final class CGGradient: Sendable {
    let stops: [Gradient.Stop]

    private init(_ colors: [CGColor], _ locations: [CGFloat]?) {
        stops = Gradient.stops(colors, at: locations)
    }

    /// Of `CGColor`s, each with a place from 0 to 1; without places evenly.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Of colours whose parts stand one after the other, the opacity last, each with a place from 0 to 1; without places evenly.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let parts = space.numberOfComponents + 1
        let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * parts) }
        guard !colors.isEmpty else { return nil }
        self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour goes on before the beginning.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on beyond the end.
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

    /// Fills what is not clipped with colours along a line; points in the coordinates at hand.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) { draw(gradient, .linear(from: startPoint, to: endPoint), options) }

    /// Fills what is not clipped with colours from one circle to another; points and radii in the coordinates at hand.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) { draw(gradient, .radial(from: startCenter, startRadius, to: endCenter, endRadius), options) }

    /// Fills what is not clipped with colours around a point, from an angle in radians.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        draw(gradient, .conic(center: center, angle: angle), [])
    }
}
