import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// How text is drawn and measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The last line that fits is cut short with an ellipsis. Not looked at.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Lines are broken at the width, and the first stands below the upper edge.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The space between lines counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Glyphs' own bounds are measured. Not looked at.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What is asked and told of drawing text.
open class NSStringDrawingContext: NSObject {
    /// How small text may become; 0 by default. Not looked at.
    open var minimumScaleFactor: CGFloat = 0
    /// How small it became: 1.
    open var actualScaleFactor: CGFloat { 1 }
    /// Where it was drawn: not told.
    open var totalBounds: CGRect { .zero }
}

/// The measurer of the application at hand.
private func measurer() -> any TextMeasurer {
    MainQueue.isCurrent ? MainActor.assumeIsolated { UIApplication.shared.textMeasurer } : ClassedTextMeasurer()
}

extension NSAttributedString {
    private func laidOut(_ width: CGFloat) -> AttributedText {
        AttributedText(
            self, width: width > 0 ? min(width, 1e6) : 1e6, defaults: AttributedText.Defaults(), measurer: measurer())
    }

    /// The text's size on lines that break only where it says so, in points.
    public func size() -> CGSize { laidOut(0).size }

    /// The text's box in lines of at most this width, in points; without `.usesLineFragmentOrigin` in one line, whose baseline is at
    /// zero.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            let text = laidOut(0)
            return CGRect(x: 0, y: -text.firstBaseline, width: text.size.width, height: text.size.height)
        }
        return CGRect(origin: .zero, size: laidOut(size.width).size)
    }

    /// Draws the text in the current context, its upper left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(x: point.x, y: point.y, width: laidOut(0).size.width, height: .greatestFiniteMagnitude))
    }

    /// Draws the text in the current context, in lines as wide as a rectangle, in points; those that do not fit are left out.
    public func draw(in rect: CGRect) {
        guard let context = CGContext.current else { return }
        laidOut(rect.width).draw(into: &context.list, in: rect, overflows: false)
    }

    /// As `draw(in:)`; without `.usesLineFragmentOrigin` one line, whose baseline begins at the rectangle's corner.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard !options.contains(.usesLineFragmentOrigin) else { return draw(in: rect) }
        draw(at: CGPoint(x: rect.minX, y: rect.minY - laidOut(0).firstBaseline))
    }
}

extension NSString {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }
    /// The text's size on lines that break only where it says so, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }
    /// Draws the text in the current context, its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }
    /// Draws the text in the current context, in lines as wide as a rectangle, in points.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }
    /// As an attributed string's.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { attributed(attributes).draw(with: rect, options: options, context: context) }
    /// The text's box in lines of at most this width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
}

extension String {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: self, attributes: attributes)
    }
    /// The text's size on lines that break only where it says so, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }
    /// Draws the text in the current context, its upper left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }
    /// Draws the text in the current context, in lines as wide as a rectangle, in points.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }
    /// As an attributed string's.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { attributed(attributes).draw(with: rect, options: options, context: context) }
    /// The text's box in lines of at most this width, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
}
