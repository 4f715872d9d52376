import Foundation

extension UIControl {
    /// On which side the content stands; `.center` by default. A button's image and title follow it.
    public var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { ContentHorizontalAlignment(rawValue: rareStorage?.rarer?.horizontalAlignment ?? 0)! }
        set {
            rarer.horizontalAlignment = newValue.rawValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// At which height the content stands; `.center` by default. A button's image and title follow it.
    public var contentVerticalAlignment: ContentVerticalAlignment {
        get { ContentVerticalAlignment(rawValue: rareStorage?.rarer?.verticalAlignment ?? 0)! }
        set {
            rarer.verticalAlignment = newValue.rawValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// As `contentHorizontalAlignment`, with left and right in place of leading and trailing.
    public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case let side: side
        }
    }
}
