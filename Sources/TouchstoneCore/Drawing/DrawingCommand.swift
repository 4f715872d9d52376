import Foundation
import TouchstoneGeometry

/// Touchstone extension: a drawing command that a host interprets without knowledge of views.
///
/// Colors are in sRGB; lengths are in points of the current coordinate system.
public enum DrawingCommand: Equatable, Sendable {
    /// Saves transform, clip, opacity, shadow and blend mode until the matching `restore`.
    case save
    /// Restores the state that the matching `save` saved.
    case restore
    /// Concatenates a transform from the coordinates of the following commands to the current coordinates.
    case concatenate(CGAffineTransform)
    /// Clips the following commands to a rectangle with rounded corners, in points.
    case clip(CGRect, cornerRadius: CGFloat)
    /// Clips the following commands to a path.
    case clipPath(CGPath, CGPathFillRule)
    /// Multiplies the opacity until the matching `restore`.
    case opacity(Float)
    /// Fills a rectangle with rounded corners, in points.
    case fill(CGRect, cornerRadius: CGFloat, CGColor)
    /// Fills a path with a color.
    case fillPath(CGPath, CGPathFillRule, CGColor)
    /// Strokes a rectangle with rounded corners, in points; half of the line is inside the rectangle.
    case stroke(CGRect, cornerRadius: CGFloat, lineWidth: CGFloat, CGColor)
    /// Strokes a path with a color.
    case strokePath(CGPath, StrokeStyle, CGColor)
    /// Fills the whole clipped area with a gradient.
    case gradient(Gradient)
    /// Draws one line of text from the left end of its baseline; the host fits the glyphs into `width` points.
    case text(String, baseline: CGPoint, width: CGFloat, size: CGFloat, weight: Int, CGColor)
    /// Draws text like `text`, in another typeface than the system's upright one.
    case styledText(String, baseline: CGPoint, width: CGFloat, UIFont, CGColor)
    /// Draws the outlines of text in any typeface, with a line width in points.
    case strokedText(String, baseline: CGPoint, width: CGFloat, UIFont, lineWidth: CGFloat, CGColor)
    /// Draws the image with this name into a rectangle, in points.
    case image(String, CGRect)
    /// Draws an encoded image into a rectangle, in points; `part` is the part of the image to draw, in its pixels.
    case bitmap(EncodedImage, part: CGRect?, CGRect)
    /// Draws a straight line, in points.
    case line(from: CGPoint, to: CGPoint, width: CGFloat, CGColor)
    /// Draws the shadow of a filled path, without the path.
    ///
    /// The offset and the blur, which is twice the standard deviation, are in points.
    case castShadow(CGPath, offset: CGSize, blur: CGFloat, CGColor)
    /// Adds a shadow to the following commands, with the units of `castShadow`; no color means no shadow.
    case shadow(offset: CGSize, blur: CGFloat, CGColor?)
    /// Sets the mode in which the following commands are composited with the existing content.
    case blend(CGBlendMode)
    /// Begins a group that ends at the matching `restore`.
    ///
    /// The group is drawn separately and then composited as a whole with the current opacity, shadow and blend mode.
    /// Inside the group, these three begin with their initial values.
    case group
    /// Begins a group that is multiplied by the alpha of the content that these commands draw.
    case mask([DrawingCommand])

    /// Whether the command itself draws something.
    package var isSeen: Bool {
        switch self {
        case .fill, .stroke, .text, .image, .line, .fillPath, .strokePath, .gradient, .styledText, .strokedText,
            .bitmap,
            .castShadow:
            true
        case .save, .restore, .concatenate, .clip, .clipPath, .opacity, .shadow, .blend, .group, .mask: false
        }
    }
}

/// Touchstone extension: a gradient along a line, between two circles or around a point.
public struct Gradient: Equatable, Sendable {
    /// The geometry of a gradient.
    public enum Shape: Equatable, Sendable {
        /// A gradient from one point to another, in points.
        case linear(from: CGPoint, to: CGPoint)
        /// A gradient from one circle to another; centers and radii in points.
        case radial(from: CGPoint, CGFloat, to: CGPoint, CGFloat)
        /// A gradient around a point, clockwise on the screen, from an angle in radians from +x.
        case conic(center: CGPoint, angle: CGFloat)
    }

    /// A color at a location of the gradient.
    public struct Stop: Equatable, Sendable {
        /// The color at the location.
        public var color: CGColor
        /// The location from 0 to 1.
        public var location: CGFloat
        /// Creates a stop with a color at a location from 0 to 1.
        public init(_ color: CGColor, at location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Returns stops for the colors at the given locations, from 0 to 1.
    ///
    /// A color without a location gets the one that it would have if all colors were evenly spaced.
    package static func stops(_ colors: [CGColor], at locations: [CGFloat]?) -> [Stop] {
        colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return Stop(color, at: locations.flatMap { index < $0.count ? $0[index] : nil } ?? even)
        }
    }

    /// The geometry of the gradient.
    public var shape: Shape
    /// The stops, sorted by location.
    public var stops: [Stop]
    /// Whether the first color extends before the start; `true` by default.
    public var extendsBefore = true
    /// Whether the last color extends beyond the end; `true` by default.
    public var extendsAfter = true

    /// Creates a gradient that extends at both ends.
    public init(_ shape: Shape, stops: [Stop]) {
        self.shape = shape
        self.stops = stops
    }
}

/// The mode in which a drawing, the source, is composited with the existing content, the destination.
public enum CGBlendMode: Int32, Sendable {
    /// Draws the source over the destination; the default.
    case normal
    /// Multiplies the components of source and destination.
    case multiply
    /// Multiplies the inverted components and inverts the product.
    case screen
    /// Multiplies or screens, depending on the destination.
    case overlay
    /// Uses the darker value of each component.
    case darken
    /// Uses the lighter value of each component.
    case lighten
    /// Brightens the destination by the source.
    case colorDodge
    /// Darkens the destination by the source.
    case colorBurn
    /// Softly darkens or lightens, depending on the source.
    case softLight
    /// Multiplies or screens, depending on the source.
    case hardLight
    /// Uses the difference of each component.
    case difference
    /// Works like `difference`, with less contrast.
    case exclusion
    /// Uses the hue of the source.
    case hue
    /// Uses the saturation of the source.
    case saturation
    /// Uses the hue and the saturation of the source.
    case color
    /// Uses the luminosity of the source.
    case luminosity
    /// Erases the destination and draws nothing.
    case clear
    /// Replaces the destination by the source.
    case copy
    /// Keeps the source where there is a destination.
    case sourceIn
    /// Keeps the source where there is no destination.
    case sourceOut
    /// Draws the source over the destination, only where there is one.
    case sourceAtop
    /// Draws the source behind the destination.
    case destinationOver
    /// Keeps the destination where there is a source.
    case destinationIn
    /// Keeps the destination where there is no source.
    case destinationOut
    /// Draws the source behind the destination, which is kept only where there is a source.
    case destinationAtop
    /// Keeps source and destination where only one of them is.
    case xor
    /// Adds both, with the sum shifted toward black.
    case plusDarker
    /// Adds source and destination.
    case plusLighter
}

/// Touchstone extension: an image in its file format, which hosts decode.
public final class EncodedImage: Sendable, Equatable {
    /// The bytes of the file.
    public let data: Data
    /// The media type, such as `image/png`.
    public let mediaType: String
    /// The size in pixels.
    public let pixelSize: CGSize
    /// An identifier derived from the bytes; equal bytes have equal identifiers.
    public let id: String

    package init(_ data: Data, mediaType: String, pixelSize: CGSize) {
        self.data = data
        self.mediaType = mediaType
        self.pixelSize = pixelSize
        // The length makes it less likely that different images get the same identifier.
        var print = Fingerprint()
        print.add(data)
        id = String(print.value, radix: 16) + "-" + String(data.count)
    }

    public static func == (one: EncodedImage, other: EncodedImage) -> Bool {
        one === other || (one.id == other.id && one.data == other.data)
    }
}
