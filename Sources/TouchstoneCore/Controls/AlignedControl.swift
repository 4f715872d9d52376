import Foundation

/// Touchstone extension: where a control's content stands, so that controls can override it.
open class AlignedControl: UIView {
    /// On which side the content stands; `.center` by default. A button's image and title follow it.
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        get { UIControl.ContentHorizontalAlignment(rawValue: rareStorage?.rarer?.horizontalAlignment ?? 0)! }
        set {
            rarer.horizontalAlignment = newValue.rawValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// At which height the content stands; `.center` by default. A button's image and title follow it.
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        get { UIControl.ContentVerticalAlignment(rawValue: rareStorage?.rarer?.verticalAlignment ?? 0)! }
        set {
            rarer.verticalAlignment = newValue.rawValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// As `contentHorizontalAlignment`, with left and right in place of leading and trailing.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case let side: side
        }
    }
}
