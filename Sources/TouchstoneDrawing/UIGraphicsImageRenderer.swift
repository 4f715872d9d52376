import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// How images are drawn.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point; as the screen's by default.
    open var scale: CGFloat
    /// Whether images are opaque: what is not drawn is black; false by default.
    open var opaque = false
    /// Whether images keep colours beyond sRGB; `.automatic` by default. Stored; has no effect.
    open var preferredRange = Range.automatic
    /// What is drawn, in points.
    public internal(set) var bounds = CGRect.zero

    /// Whether images keep colours beyond sRGB.
    public typealias Range = UIGraphicsImageRendererFormatRange

    public override init() {
        scale = screenScale()
        super.init()
    }

    /// Returns the same format as `preferred()`.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// As suits the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// As suits a screen of these traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

private func screenScale() -> CGFloat {
    // The screen belongs to the main actor, but a renderer can be used in any thread.
    MainQueue.isCurrent ? MainActor.assumeIsolated { UIScreen.main.scale } : 2
}

/// Where a renderer's drawing goes.
open class UIGraphicsImageRendererContext: NSObject {
    /// The Core Graphics context to draw into.
    public let cgContext: CGContext
    /// How the image is drawn.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// What has been drawn so far.
    open var currentImage: UIImage { cgContext.image(format.scale) }
    /// Fills a rectangle, in points, with the context's colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle, in points, with this blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    /// Draws a line one point wide within a rectangle, in points.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Cuts off what follows outside of a rectangle, in points.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images of what is drawn.
open class UIGraphicsImageRenderer: NSObject {
    /// What is drawn, in points.
    public let bounds: CGRect
    /// How images are drawn.
    public let format: UIGraphicsImageRendererFormat

    /// Images of this size, in points.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
    }
    /// Images of this size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Images of a rectangle, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
    /// Images of a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// An image of what `actions` draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        CGContext.push(context)
        actions(UIGraphicsImageRendererContext(context, format))
        CGContext.pop()
        return context.image(format.scale)
    }

    /// Runs the actions and returns no bytes, which is logged: drawings are recorded as commands, and a host draws
    /// them.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        noPixels("pngData(actions:)", actions)
    }
    /// Runs the actions and returns no bytes, which is logged: drawings are recorded as commands, and a host draws
    /// them.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { noPixels("jpegData(withCompressionQuality:actions:)", actions) }

    private func noPixels(_ method: String, _ actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        _ = image(actions: actions)
        LoggedException.log(
            "UIGraphicsImageRenderer.\(method)",
            "A drawing is recorded as commands and has no pixels, so that no bytes can be made of it. Use image(actions:)."
        )
        return Data()
    }
}

extension CGContext {
    /// For an image of this size, in points; an opaque one is black where nothing is drawn.
    fileprivate convenience init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        self.init(size: size, scale: scale, style: .light)
        guard isOpaque else { return }
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        list.append(.fill(CGRect(origin: .zero, size: size), cornerRadius: 0, black))
    }

    /// What has been drawn so far, as large as the context.
    func image(_ scale: CGFloat) -> UIImage {
        let open = saved.map { _ in DrawingCommand.restore }
        return UIImage(.drawn(list.commands + open), size: size, scale: scale)
    }

    /// What has been drawn so far.
    public func makeImage() -> CGImage? { CGImage(image(scale)) }
}

/// Begins an image of this size, in points, one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, true, 1) }

/// Begins an image of this size, in points. An opaque one is black where nothing is drawn; a scale of 0 is the
/// screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    CGContext.push(CGContext(size: size, scale: scale > 0 ? scale : screenScale(), isOpaque: opaque))
}

/// What has been drawn so far into the image that was begun last; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.current.map { $0.image($0.scale) } }

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { CGContext.pop() }
