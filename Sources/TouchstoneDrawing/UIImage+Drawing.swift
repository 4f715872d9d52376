import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension UIImage {
    /// Creates an image from PNG, JPEG or GIF data, with one pixel per point; `nil` for other data.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from PNG, JPEG or GIF data; `nil` for other data.
    ///
    /// Only the header is read, because hosts decode the image.
    ///
    /// - Parameter scale: The number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data), scale > 0 else { return nil }
        let image = EncodedImage(data, mediaType: header.mediaType, pixelSize: header.size)
        self.init(
            .encoded(image), size: CGSize(width: header.size.width / scale, height: header.size.height / scale),
            scale: scale)
    }

    /// Creates an image from a file; a file name that ends with `@2x` or `@3x` before its extension sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Creates an image of the same picture with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image of the same picture with `scale` pixels per point; the orientation has no effect.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let image = cgImage.image
        self.init(
            image.scaled(to: scale),
            size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
            scale: scale)
    }

    /// The orientation in which a picture was taken.
    public typealias Orientation = UIImageOrientation

    /// The orientation of the picture; always `.up`.
    public var imageOrientation: Orientation { .up }
    /// The picture in pixels; `nil` if the image is empty.
    public var cgImage: CGImage? { size.width > 0 && size.height > 0 ? CGImage(self) : nil }

    /// Returns the content for another number of pixels per point.
    fileprivate func scaled(to scale: CGFloat) -> Content {
        guard case .drawn(let commands) = content, scale != self.scale else { return content }
        let factor = self.scale / scale
        return .drawn([.save, .concatenate(CGAffineTransform(scaleX: factor, y: factor))] + commands + [.restore])
    }

    private func with(
        _ renderingMode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil, resizingMode: ResizingMode? = nil,
        alignmentRectInsets: UIEdgeInsets? = nil
    ) -> UIImage {
        UIImage(
            content, size: size, scale: scale, renderingMode: renderingMode ?? self.renderingMode,
            capInsets: capInsets ?? self.capInsets, resizingMode: resizingMode ?? self.resizingMode,
            alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets)
    }

    /// Returns the image with another rendering mode: its own colors or the tint color.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with(renderingMode) }
    /// Returns the image with cap insets in points, which keep their size when the image is stretched; the resizing mode is unchanged.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { with(capInsets: capInsets) }
    /// Returns the image with cap insets in points, which keep their size when the image is stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with(capInsets: capInsets, resizingMode: resizingMode)
    }
    /// Returns the image with a stretchable point at this distance from its left and upper edges; with a distance of 0, the whole width or
    /// height is stretchable.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        func rest(_ length: CGFloat, _ cap: CGFloat) -> CGFloat { cap == 0 ? 0 : max(0, length - cap - 1) }
        return with(
            capInsets: UIEdgeInsets(
                top: top, left: left, bottom: rest(size.height, top), right: rest(size.width, left)),
            resizingMode: .stretch)
    }
    /// Returns the image with alignment insets: constraints align its inset rectangle.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with(alignmentRectInsets: alignmentInsets)
    }
    /// Returns the image in one color, which a tint color does not change.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }
    /// Returns the image in one color, with this rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var list = DisplayList()
        with(.alwaysTemplate).append(to: &list, in: CGRect(origin: .zero, size: size), tint: color.cgColor)
        return UIImage(.drawn(list.commands), size: size, scale: scale, renderingMode: renderingMode)
    }

    // MARK: Drawing the image

    /// Draws the image in the current context with its upper left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the image at a point with this blend mode and opacity, from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws the image in the current context, stretched into a rectangle, in points.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    /// Draws the image in a rectangle with this blend mode and opacity, from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = CGContext.current else { return }
        context.draw(self, rect, blendMode, alpha)
    }
    /// Fills a rectangle of the current context with copies of the image, in points, from the upper left corner.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = CGContext.current, size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clipKeepingPath(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }

    // MARK: Image data

    /// Returns the PNG data that the image was created from; `nil` for any other image, because only hosts create pixels.
    public func pngData() -> Data? {
        if case .encoded(let image) = content, image.mediaType == "image/png" { return image.data }
        return nil
    }
    /// Returns the JPEG data that the image was created from; `nil` for any other image, because only hosts create pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        if case .encoded(let image) = content, image.mediaType == "image/jpeg" { return image.data }
        return nil
    }
}

/// The position of the alpha component in a pixel; has no effect, because images have no pixels here.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is no alpha component; equivalent to `noneSkipLast`.
    case none
    /// The alpha is behind the color components, which are multiplied with it.
    case premultipliedLast
    /// The alpha is before the color components, which are multiplied with it.
    case premultipliedFirst
    /// The alpha is behind the color components.
    case last
    /// The alpha is before the color components.
    case first
    /// The last component is ignored.
    case noneSkipLast
    /// The first component is ignored.
    case noneSkipFirst
    /// There are no color components.
    case alphaOnly
}

/// The layout of a pixel; has no effect, because images have no pixels here.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Each 32 bits begin with the least significant byte.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Each 32 bits begin with the most significant byte.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A picture in pixels; here it is the image that it was created from, which has no pixels.
public final class CGImage: Sendable {
    /// The image that draws the picture, in points.
    package let image: UIImage

    package init(_ image: UIImage) { self.image = image }

    /// The width of the picture in pixels.
    public var width: Int { Int(clamping: (image.size.width * image.scale).rounded()) }
    /// The height of the picture in pixels.
    public var height: Int { Int(clamping: (image.size.height * image.scale).rounded()) }

    /// The number of bits of a color component; always 8, as of the pixels that hosts create.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel; always 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes of a row of pixels.
    public var bytesPerRow: Int { width * 4 }
    /// The color space of the picture; always that of a device's red, green and blue.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// The position of the alpha component; always the last, multiplied with the others.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The layout of a pixel, as `alphaInfo` describes it.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// Returns a part of the picture, in pixels; `nil` if the rectangle does not intersect the picture.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.common(with: all).integral
        guard !part.isEmpty, !part.isNull else { return nil }
        let scale = image.scale
        var list = DisplayList()
        let size = CGSize(width: part.width / scale, height: part.height / scale)
        image.append(
            to: &list,
            in: CGRect(x: -part.minX / scale, y: -part.minY / scale, width: image.size.width, height: image.size.height)
        )
        return CGImage(UIImage(.drawn(list.commands), size: size, scale: scale))
    }

    /// Returns the same picture without copying it.
    public func copy() -> CGImage? { self }
}

extension CGContext {
    func draw(_ image: UIImage, _ rect: CGRect, _ mode: CGBlendMode, _ alpha: CGFloat) {
        let alpha = alpha * state.alpha
        let isPlain = mode == .normal && alpha == 1
        if !isPlain {
            list.append(.save)
            list.append(.blend(mode))
            if alpha != 1 { list.append(.opacity(Float(alpha))) }
            list.append(.group)
        }
        image.append(to: &list, in: rect, tint: state.fill)
        if !isPlain { list.append(.restore) }
    }

    /// Draws a picture into a rectangle, in points; it is upside down, as in Core Graphics where y grows downwards.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        list.append(.save)
        list.append(.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)))
        draw(image.image, rect, .normal, 1)
        list.append(.restore)
    }
}

/// The media type and the size in pixels from the first bytes of an image.
private struct ImageHeader {
    let mediaType: String
    let size: CGSize

    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 20))
        func number(_ at: Int, _ count: Int, isLittle: Bool = false) -> Int? {
            guard at + count <= bytes.count else { return nil }
            let part = bytes[at..<at + count]
            return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        func size(_ width: Int?, _ height: Int?) -> CGSize? {
            guard let width, let height, width > 0, height > 0 else { return nil }
            return CGSize(width: width, height: height)
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            guard let found = size(number(16, 4), number(20, 4)) else { return nil }
            (mediaType, self.size) = ("image/png", found)
        } else if bytes.starts(with: Array("GIF8".utf8)) {
            guard let found = size(number(6, 2, isLittle: true), number(8, 2, isLittle: true)) else { return nil }
            (mediaType, self.size) = ("image/gif", found)
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            var at = 2
            var found: CGSize?
            while found == nil, at + 4 <= bytes.count, bytes[at] == 0xFF {
                let marker = bytes[at + 1]
                // Markers that begin a frame, rather than a table of codes.
                if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                    guard let frame = size(number(at + 7, 2), number(at + 5, 2)) else { return nil }
                    found = frame
                } else {
                    guard let length = number(at + 2, 2), marker != 0xDA else { return nil }
                    at += 2 + length
                }
            }
            guard let found else { return nil }
            (mediaType, self.size) = ("image/jpeg", found)
        } else {
            return nil
        }
    }
}
