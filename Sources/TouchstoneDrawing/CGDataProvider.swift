import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Provides the bytes of a picture or a font.
public final class CGDataProvider: Sendable {
    /// The bytes that it provides.
    public let data: CFData?

    /// Creates a provider of bytes.
    public init?(data: CFData) { self.data = data }
    /// Creates a provider of a file's bytes; `nil` if the file can't be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
    /// Creates a provider of the bytes of the file at a path; `nil` if the file can't be read.
    public init?(filename: UnsafePointer<CChar>) {
        guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        self.data = data
    }
}

/// How colors that a device can't show are replaced; has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// A way to replace colors.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
    /// Creates a picture from JPEG data; `nil` for other data.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(source, "image/jpeg") }
    /// Creates a picture from PNG data; `nil` for other data.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(source, "image/png") }

    private convenience init?(_ source: CGDataProvider, _ mediaType: String) {
        guard let data = source.data, let image = UIImage(data: data), case .encoded(let encoded) = image.content,
            encoded.mediaType == mediaType
        else { return nil }
        self.init(image)
    }

    /// Creates no picture: hosts draw pictures from encoded data or from drawing commands, not from pixels.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { return nil }
    /// Creates no mask: hosts draw pictures from encoded data or from drawing commands, not from pixels.
    public convenience init?(
        maskWidth: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) { return nil }

    /// The pixels; always `nil`, because hosts decode pictures.
    public var dataProvider: CGDataProvider? { nil }
    /// Whether the picture is a mask; always `false`.
    public var isMask: Bool { false }
    /// Whether the picture is smooth when it is enlarged; always `true`.
    public var shouldInterpolate: Bool { true }
    /// The map of the components; always `nil`.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// How colors that a device can't show are replaced; always `.defaultIntent`.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// The type of the data that the picture was created from; always `nil`.
    public var utType: CFString? { nil }
    /// Returns `nil`: pictures have no pixels that a mask could select.
    public func masking(_ mask: CGImage) -> CGImage? { nil }
    /// Returns `nil`: pictures have no pixels whose colors could be compared.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { nil }
}
