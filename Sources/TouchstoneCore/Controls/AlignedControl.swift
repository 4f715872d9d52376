import Foundation

/// Touchstone extension: the alignment of a control's content, in a superclass so that controls can override it.
open class AlignedControl: UIView {
    /// The horizontal alignment of the content; the default is `.center`. A button's image and title follow it.
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        get { UIControl.ContentHorizontalAlignment(rawValue: rareStorage?.rarer?.horizontalAlignment ?? 0)! }
        set {
            rarer.horizontalAlignment = newValue.rawValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The vertical alignment of the content; the default is `.center`. A button's image and title follow it.
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        get { UIControl.ContentVerticalAlignment(rawValue: rareStorage?.rarer?.verticalAlignment ?? 0)! }
        set {
            rarer.verticalAlignment = newValue.rawValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The value of `contentHorizontalAlignment` with `.leading` and `.trailing` resolved to `.left` and `.right`.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case let side: side
        }
    }
}
