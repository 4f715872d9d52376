import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The scale, opacity and color range of the images that a renderer creates.
open class UIGraphicsImageRendererFormat: NSObject {
    /// The number of pixels per point; the default is the screen's scale.
    open var scale: CGFloat
    /// Whether images have a black background instead of a transparent one; the default is `false`.
    open var opaque = false
    /// The color range of images; stored; has no effect. The default is `.automatic`.
    open var preferredRange = Range.automatic
    /// The bounds of the renderer that uses the format, in points.
    public internal(set) var bounds = CGRect.zero

    /// Whether images have colors beyond sRGB.
    public typealias Range = UIGraphicsImageRendererFormatRange

    public override init() {
        scale = screenScale()
        super.init()
    }

    /// Returns a format with the screen's scale.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Returns a format that suits the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Creates a format that suits a screen with these traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

private func screenScale() -> CGFloat {
    // A renderer can run outside the main actor, which isolates the screen.
    MainQueue.isCurrent ? MainActor.assumeIsolated { UIScreen.main.scale } : 2
}

/// The context that a renderer draws an image in.
open class UIGraphicsImageRendererContext: NSObject {
    /// The drawing context of the image.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// The image of everything drawn since the context was created.
    open var currentImage: UIImage { cgContext.image(format.scale) }
    /// Fills a rectangle, in points, with the context's fill color.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle, in points, with this blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    /// Strokes a one-point border inside a rectangle, in points.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Clips subsequent drawing to a rectangle, in points.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Creates images from drawing commands.
open class UIGraphicsImageRenderer: NSObject {
    /// The rectangle that images show, in points.
    public let bounds: CGRect
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of this size, in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
    }
    /// Creates a renderer for images of this size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer for images of a rectangle, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    /// Creates a renderer for images of a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// Returns an image of what `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        CGContext.push(context)
        actions(UIGraphicsImageRendererContext(context, format))
        CGContext.pop()
        return context.image(format.scale)
    }

    /// Runs the actions, logs that no image data can be created, and returns empty data.
    ///
    /// A drawing is a list of commands that a host draws, so it has no pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        noPixels("pngData(actions:)", actions)
    }
    /// Runs the actions, logs that no image data can be created, and returns empty data.
    ///
    /// A drawing is a list of commands that a host draws, so it has no pixels.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { noPixels("jpegData(withCompressionQuality:actions:)", actions) }

    private func noPixels(_ method: String, _ actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        _ = image(actions: actions)
        LoggedException.log(
            "UIGraphicsImageRenderer.\(method)",
            "A drawing is recorded as commands and has no pixels, so that no bytes can be made of it. Use image(actions:).",
            .warning)
        return Data()
    }
}

extension CGContext {
    /// Creates a context for an image of this size, in points; an opaque image has a black background.
    fileprivate convenience init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        self.init(size: size, scale: scale, style: .light)
        guard isOpaque else { return }
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        list.append(.fill(CGRect(origin: .zero, size: size), cornerRadius: 0, black))
    }

    /// Returns an image of everything drawn in the context, as large as the context.
    func image(_ scale: CGFloat) -> UIImage {
        let open = saved.map { _ in DrawingCommand.restore }
        return UIImage(.drawn(list.commands + open), size: size, scale: scale)
    }

    /// Returns an image of everything drawn in the context.
    public func makeImage() -> CGImage? { CGImage(image(scale)) }
}

extension CGContext {
    /// Creates a context for a picture of this size, in pixels. The other arguments have no effect.
    ///
    /// The context records what is drawn. `makeImage()` returns it, and `data` is not written to. It is `nil` if the size is not positive.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0 else { return nil }
        self.init(size: CGSize(width: width, height: height), scale: 1, style: .light)
    }
}

/// Begins an opaque image of this size, in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, true, 1) }

/// Begins an image of this size, in points.
///
/// - Parameters:
///   - opaque: Whether the image has a black background.
///   - scale: The number of pixels per point; 0 for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    CGContext.push(CGContext(size: size, scale: scale > 0 ? scale : screenScale(), isOpaque: opaque))
}

/// Returns what has been drawn into the innermost image context; `nil` without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.current.map { $0.image($0.scale) } }

/// Ends the innermost image context.
public func UIGraphicsEndImageContext() { CGContext.pop() }
