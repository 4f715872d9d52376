import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// The background of a popover; make a subclass for a look of your own. Popovers keep the system's background here.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView {
    /// The offset of the arrow from the middle of its edge, in points.
    open var arrowOffset: CGFloat = 0
    /// The direction of the arrow.
    open var arrowDirection: UIPopoverArrowDirection = .any
    /// The distances of the content from the edges of the background, in points; zero by default.
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    /// The height of the arrow, in points; 0 by default.
    open class func arrowHeight() -> CGFloat { 0 }
    /// The width of the arrow at its base, in points; 0 by default.
    open class func arrowBase() -> CGFloat { 0 }
    /// Whether the content has the system's look; the default is `true`.
    open class var wantsDefaultContentAppearance: Bool { true }
}
