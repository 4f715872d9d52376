import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension UIImage {
    /// The image that these bytes are, a PNG's, JPEG's or GIF's, one pixel a point; nil for other bytes.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// The image that these bytes are, a PNG's, JPEG's or GIF's; nil for other bytes. Nothing but the header is read: hosts decode
    /// the rest.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data), scale > 0 else { return nil }
        let image = EncodedImage(data, mediaType: header.mediaType, pixelSize: header.size)
        self.init(
            .encoded(image), size: CGSize(width: header.size.width / scale, height: header.size.height / scale),
            scale: scale)
    }

    /// The image in a file; one whose name ends with `@2x` or `@3x`, before its extension, has so many pixels a point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// The same picture, one pixel a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image with another scale in pixels per point. The orientation has no effect: it is always upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let image = cgImage.image
        self.init(
            image.scaled(to: scale),
            size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
            scale: scale)
    }

    /// How a picture was held as it was taken.
    public typealias Orientation = UIImageOrientation

    /// The orientation of the image, which is always `.up`.
    public var imageOrientation: Orientation { .up }
    /// The picture by its pixels.
    public var cgImage: CGImage? { size.width > 0 && size.height > 0 ? CGImage(self) : nil }

    /// The content for another number of pixels a point.
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

    /// The same picture, drawn in its own colours or in the tint colour.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with(renderingMode) }
    /// The same picture, whose edges keep their size where it is stretched, in points; the middle is to be repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { with(capInsets: capInsets) }
    /// The same picture, whose edges keep their size where it is stretched, in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with(capInsets: capInsets, resizingMode: resizingMode)
    }
    /// The same picture, stretched in the point that lies so far from the left and from the top.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return with(
            capInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
            resizingMode: .stretch)
    }
    /// The same picture, of which constraints align another rectangle.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with(alignmentRectInsets: alignmentInsets)
    }
    /// The same picture in one colour, which it keeps.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }
    /// The same picture in one colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var list = DisplayList()
        with(.alwaysTemplate).append(to: &list, in: CGRect(origin: .zero, size: size), tint: color.cgColor)
        return UIImage(.drawn(list.commands), size: size, scale: scale, renderingMode: renderingMode)
    }

    // MARK: Drawing it

    /// Draws it in the current context, its upper left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// As `draw(at:)`, with this blend mode and opacity, from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws it in the current context, stretched into a rectangle, in points.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    /// As `draw(in:)`, with this blend mode and opacity, from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = CGContext.current else { return }
        context.draw(self, rect, blendMode, alpha)
    }
    /// Draws it in the current context again and again, from the corner of a rectangle, in points.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = CGContext.current, size.width > 0, size.height > 0 else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }

    // MARK: Bytes

    /// The PNG that the image was made from; nil for any other, since nothing here has pixels: a host draws them.
    public func pngData() -> Data? {
        if case .encoded(let image) = content, image.mediaType == "image/png" { return image.data }
        return nil
    }
    /// The JPEG that the image was made from; nil for any other, since nothing here has pixels: a host draws them.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        if case .encoded(let image) = content, image.mediaType == "image/jpeg" { return image.data }
        return nil
    }
}

/// Where the alpha of a pixel is, and whether its colours are multiplied with it. Kept for code that names it: nothing here has pixels.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none: as `noneSkipLast`.
    case none
    /// Behind the colours, which are multiplied with it.
    case premultipliedLast
    /// Before the colours, which are multiplied with it.
    case premultipliedFirst
    /// The alpha component follows the color components.
    case last
    /// The alpha component precedes the color components.
    case first
    /// The last component is not looked at.
    case noneSkipLast
    /// The first component is not looked at.
    case noneSkipFirst
    /// There are no colours.
    case alphaOnly
}

/// A picture by its pixels. There are none here: it is what the image was made from.
public final class CGImage: Sendable {
    /// One that draws the same, in points.
    package let image: UIImage

    package init(_ image: UIImage) { self.image = image }

    /// The width of the image in pixels.
    public var width: Int { Int(clamping: (image.size.width * image.scale).rounded()) }
    /// The height of the image in pixels.
    public var height: Int { Int(clamping: (image.size.height * image.scale).rounded()) }

    /// A part of it, in pixels; nil where that has nothing of it.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.intersection(all).integral
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

    /// The same picture, copied.
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

    /// Draws a picture into a rectangle, in points, upside down as Core Graphics does where y grows downwards.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        list.append(.save)
        list.append(.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)))
        draw(image.image, rect, .normal, 1)
        list.append(.restore)
    }
}

/// What the first bytes of an image say.
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
                // Those that begin a frame, and not tables of codes.
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
