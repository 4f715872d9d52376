import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Options for drawing and measuring text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Truncates the last visible line with an ellipsis; stored; has no effect.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Breaks lines at the width and places the first line below the upper edge.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the spacing between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures the bounds of the glyphs; stored; has no effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The settings and results of drawing text.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor that text may be scaled by; stored; has no effect. The default is 0.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that text was scaled by; always 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// The bounds of the drawn text; always `.zero`.
    open var totalBounds: CGRect { .zero }
}

/// The text measurer of the shared application, or a `ClassedTextMeasurer` outside the main queue.
private func measurer() -> any TextMeasurer {
    MainQueue.isCurrent ? MainActor.assumeIsolated { UIApplication.shared.textMeasurer } : ClassedTextMeasurer()
}

extension NSAttributedString {
    private func laidOut(_ width: CGFloat) -> AttributedText {
        AttributedText(
            self, width: width > 0 ? min(width, 1e6) : 1e6, defaults: AttributedText.Defaults(), measurer: measurer())
    }

    /// Returns the text's size in points, with line breaks only where the text has them.
    public func size() -> CGSize { laidOut(0).size }

    /// Returns the text's bounding box in points.
    ///
    /// With `.usesLineFragmentOrigin`, lines are at most as wide as `size`. Without it, the text is one line with its baseline at zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            let text = laidOut(0)
            return CGRect(x: 0, y: -text.firstBaseline, width: text.size.width, height: text.size.height)
        }
        return CGRect(origin: .zero, size: laidOut(size.width).size)
    }

    /// Draws the text in the current context with its upper left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(x: point.x, y: point.y, width: laidOut(0).size.width, height: .greatestFiniteMagnitude))
    }

    /// Draws the text in the current context, in lines as wide as a rectangle in points; lines that do not fit are omitted.
    public func draw(in rect: CGRect) {
        guard let context = CGContext.current else { return }
        laidOut(rect.width).draw(into: &context.list, in: rect, overflows: false)
    }

    /// Draws the text in a rectangle, in points; without `.usesLineFragmentOrigin`, as one line with its baseline at the upper left corner.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard !options.contains(.usesLineFragmentOrigin) else { return draw(in: rect) }
        draw(at: CGPoint(x: rect.minX, y: rect.minY - laidOut(0).firstBaseline))
    }
}

extension NSString {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
    /// Returns the text's size in points, with line breaks only where the text has them.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }
    /// Draws the text in the current context with its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }
    /// Draws the text in the current context, in lines as wide as a rectangle in points.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }
    /// Draws the text in a rectangle, as `NSAttributedString.draw(with:options:context:)` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { attributed(attributes).draw(with: rect, options: options, context: context) }
    /// Returns the text's bounding box in points, in lines of at most the width of `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
}

extension String {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: self, attributes: attributes)
    }
    /// Returns the text's size in points, with line breaks only where the text has them.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }
    /// Draws the text in the current context with its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }
    /// Draws the text in the current context, in lines as wide as a rectangle in points.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }
    /// Draws the text in a rectangle, as `NSAttributedString.draw(with:options:context:)` does.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { attributed(attributes).draw(with: rect, options: options, context: context) }
    /// Returns the text's bounding box in points, in lines of at most the width of `size`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
}
