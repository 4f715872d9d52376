import Foundation
import TouchstoneGeometry

/// Touchstone extension: one drawing command. A host interprets these and knows nothing of views. Colours are those of
/// sRGB, lengths points of the coordinates at hand.
public enum DrawingCommand: Equatable, Sendable {
    /// Keeps transform, clip, opacity, shadow and blend mode until the matching `restore`.
    case save
    /// Takes all that back to what it was at the matching `save`.
    case restore
    /// Lets what follows be drawn in coordinates that this maps to the present ones.
    case concatenate(CGAffineTransform)
    /// Cuts off what follows outside of a rectangle with rounded corners; in points.
    case clip(CGRect, cornerRadius: CGFloat)
    /// Cuts off what follows outside of a path.
    case clipPath(CGPath, CGPathFillRule)
    /// Multiplies the opacity until the matching restore.
    case opacity(Float)
    /// Fills a rectangle with rounded corners; in points.
    case fill(CGRect, cornerRadius: CGFloat, CGColor)
    /// Fills a path.
    case fillPath(CGPath, CGPathFillRule, CGColor)
    /// Draws a line along a rectangle with rounded corners, half of it inside; in points.
    case stroke(CGRect, cornerRadius: CGFloat, lineWidth: CGFloat, CGColor)
    /// Draws a line along a path.
    case strokePath(CGPath, StrokeStyle, CGColor)
    /// Fills all that is not clipped with a gradient.
    case gradient(Gradient)
    /// One line whose baseline starts at the point; its glyphs are to fill `width` points.
    case text(String, baseline: CGPoint, width: CGFloat, size: CGFloat, weight: Int, CGColor)
    /// As `text`, in a typeface other than the system's upright one.
    case styledText(String, baseline: CGPoint, width: CGFloat, UIFont, CGColor)
    /// The outlines of such a text; the line's width in points.
    case strokedText(String, baseline: CGPoint, width: CGFloat, UIFont, lineWidth: CGFloat, CGColor)
    /// Draws the image of this name into a rectangle, in points.
    case image(String, CGRect)
    /// Draws an encoded image, or the part of it that is given in its pixels, into a rectangle, in points.
    case bitmap(EncodedImage, part: CGRect?, CGRect)
    /// Draws a straight line; in points.
    case line(from: CGPoint, to: CGPoint, width: CGFloat, CGColor)
    /// The shadow that a filled path casts, without the path; the offset and blur (twice the standard deviation) in
    /// points.
    case castShadow(CGPath, offset: CGSize, blur: CGFloat, CGColor)
    /// From now on what is drawn casts a shadow as above; none without a colour.
    case shadow(offset: CGSize, blur: CGFloat, CGColor?)
    /// How what follows is put over what is there.
    case blend(CGBlendMode)
    /// What follows until the matching restore is drawn apart, and then put here as one, with the opacity, shadow and
    /// blend mode of now; within it they begin anew.
    case group
    /// A group of which only what these commands cover is put here, as much as they do.
    case mask([DrawingCommand])

    /// Whether it leaves anything on the screen.
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

/// Touchstone extension: colours that go over into each other, along a line, between two circles or around a point.
public struct Gradient: Equatable, Sendable {
    /// Along what the colours change.
    public enum Shape: Equatable, Sendable {
        /// From one point to another, in points.
        case linear(from: CGPoint, to: CGPoint)
        /// From one circle to another; points and radii in points.
        case radial(from: CGPoint, CGFloat, to: CGPoint, CGFloat)
        /// Around a point, clockwise as it looks on the screen, from an angle in radians from +x.
        case conic(center: CGPoint, angle: CGFloat)
    }

    /// A colour and where it stands, from 0 to 1.
    public struct Stop: Equatable, Sendable {
        /// The colour.
        public var color: CGColor
        /// From 0 to 1.
        public var location: CGFloat
        /// A colour at a place from 0 to 1.
        public init(_ color: CGColor, at location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Colours at their places from 0 to 1; those without one stand as if all were spread evenly.
    package static func stops(_ colors: [CGColor], at locations: [CGFloat]?) -> [Stop] {
        colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            return Stop(color, at: locations.flatMap { index < $0.count ? $0[index] : nil } ?? even)
        }
    }

    /// Along what the colours change.
    public var shape: Shape
    /// By location.
    public var stops: [Stop]
    /// Whether the first colour goes on before the beginning; true by default.
    public var extendsBefore = true
    /// Whether the last colour goes on beyond the end; true by default.
    public var extendsAfter = true

    /// A gradient of these colours, which goes on at both ends.
    public init(_ shape: Shape, stops: [Stop]) {
        self.shape = shape
        self.stops = stops
    }
}

/// How what is drawn is put over what is there.
public enum CGBlendMode: Int32, Sendable {
    /// Over it; the default.
    case normal
    /// Each part times what is there.
    case multiply
    /// The inverse of the inverses' product.
    case screen
    /// Multiplied or screened, as what is there says.
    case overlay
    /// The darker of each part.
    case darken
    /// The lighter of each part.
    case lighten
    /// What is there is brightened.
    case colorDodge
    /// What is there is darkened.
    case colorBurn
    /// Darkened or lightened softly.
    case softLight
    /// Multiplied or screened, as what is drawn says.
    case hardLight
    /// The difference of each part.
    case difference
    /// As `difference`, with less contrast.
    case exclusion
    /// The hue of what is drawn.
    case hue
    /// The saturation of what is drawn.
    case saturation
    /// Hue and saturation of what is drawn.
    case color
    /// The brightness of what is drawn.
    case luminosity
    /// Nothing is left of what is there, nor drawn.
    case clear
    /// Instead of what is there.
    case copy
    /// What is drawn, where something is there.
    case sourceIn
    /// What is drawn, where nothing is there.
    case sourceOut
    /// What is drawn over what is there, where something is.
    case sourceAtop
    /// Behind what is there.
    case destinationOver
    /// What is there, where something is drawn.
    case destinationIn
    /// What is there, where nothing is drawn.
    case destinationOut
    /// Behind what is there, where something is drawn.
    case destinationAtop
    /// Where one of both is, and not both.
    case xor
    /// The sum of both, from the dark.
    case plusDarker
    /// The sum of both.
    case plusLighter
}

/// Touchstone extension: an image as a file holds it; hosts decode it.
public final class EncodedImage: Sendable, Equatable {
    /// The file's bytes.
    public let data: Data
    /// What a web page calls its format.
    public let mediaType: String
    /// In pixels.
    public let pixelSize: CGSize
    /// The same for the same bytes.
    public let id: String

    package init(_ data: Data, mediaType: String, pixelSize: CGSize) {
        self.data = data
        self.mediaType = mediaType
        self.pixelSize = pixelSize
        // Who meets an image again knows it by its length as well.
        var print = Fingerprint()
        print.add(data)
        id = String(print.value, radix: 16) + "-" + String(data.count)
    }

    public static func == (one: EncodedImage, other: EncodedImage) -> Bool {
        one === other || (one.id == other.id && one.data == other.data)
    }
}
