import Foundation
import TouchstoneCore

extension UIView {
    /// Touchstone extension: returns this view and its descendants, one per line, in the format of
    /// `po [view recursiveDescription]` in lldb.
    ///
    /// Use it for debugging and as input of `touchstone explain --dump`. Frames are in superview coordinates; default
    /// values are omitted. Unlike UIKit, it prints the titles of buttons, `bounds` if their origin is not zero or the
    /// view is transformed, and `enabled`, `multipleTouchEnabled`, `exclusiveTouch` and `accessibilityIdentifier`.
    public func recursiveDescription() -> String {
        var lines: [String] = []
        var waiting: [(view: UIView, depth: Int)] = [(self, 0)]
        while let (view, depth) = waiting.popLast() {
            lines.append((depth == 0 ? "" : "   " + String(repeating: "|    ", count: depth - 1) + "| ") + view.line)
            waiting.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
        }
        return lines.joined(separator: "\n")
    }

    private var line: String {
        let address = UInt(bitPattern: ObjectIdentifier(self))
        var parts = [
            "\(TouchExplanation.Mention(self).className): 0x\(String(address, radix: 16))",
            "frame = \(Self.written(frame))",
        ]
        let isTransformed = !transform.isIdentity
        let scrollView = self as? UIScrollView
        if (bounds.origin != .zero && scrollView == nil) || isTransformed {
            parts.append("bounds = \(Self.written(bounds))")
        }
        if isTransformed {
            let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            parts.append("transform = [\(numbers.map { Self.written($0) }.joined(separator: ", "))]")
        }
        if let text = (self as? UILabel)?.text ?? (self as? UITextField)?.text { parts.append("text = '\(text)'") }
        if let title = (self as? UIButton)?.currentTitle, !title.isEmpty { parts.append("title = '\(title)'") }
        if alpha != 1 { parts.append("alpha = \(Self.written(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.written)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if let control = self as? UIControl, !control.isEnabled { parts.append("enabled = NO") }
        if isMultipleTouchEnabled { parts.append("multipleTouchEnabled = YES") }
        if isExclusiveTouch { parts.append("exclusiveTouch = YES") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let identifier = accessibilityIdentifier { parts.append("accessibilityIdentifier = '\(identifier)'") }
        if let recognizers = gestureRecognizers {
            parts.append("gestureRecognizers = <NSArray: \(recognizers.count)>")
        }
        if animatedOffset != nil { parts.append("animations = { }") }
        if let scrollView {
            let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
            parts.append("contentOffset: {\(Self.written(offset.x)), \(Self.written(offset.y))}")
            parts.append("contentSize: {\(Self.written(size.width)), \(Self.written(size.height))}")
        }
        return "<" + parts.joined(separator: "; ") + ">"
    }

    private static func written(_ rect: CGRect) -> String {
        "(\(written(rect.minX)) \(written(rect.minY)); \(written(rect.width)) \(written(rect.height)))"
    }

    /// Whole numbers without decimals; other numbers in full, so that reading them back gives the same value.
    private static func written(_ number: CGFloat) -> String {
        let number = Double(number)
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
}

extension UIView.AutoresizingMask {
    /// The mask as text, such as `LM+W+RM+TM+H+BM`.
    fileprivate var written: String {
        let words: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return words.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
