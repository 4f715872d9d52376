import Foundation
import TouchstoneCore

/// A layout guide that follows a moving object.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard and input views cover.
///
/// The guide is as wide as its view and begins at the view's bottom edge. It moves immediately, like the keyboard (RC-25).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide has the height of the bottom safe area inset while there is no keyboard; the default is `true`.
    ///
    /// If `false`, the guide then has no height.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.viewLayout?.surroundingsChanged() } }
    }
    /// Whether the guide follows a floating keyboard; the default is `false`. Stored; has no effect.
    open var followsUndockedKeyboard = false
    /// The distance above the keyboard at which a drag begins to move it, in points; the default is 0. Stored; has no effect.
    open var keyboardDismissPadding: CGFloat = 0

    init(of view: UIView) { super.init(.keyboard, of: view) }

    /// The height of the guide, in points.
    var height: CGFloat {
        guard let view = owningView else { return 0 }
        let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        guard let window = view.window, let top = window.application?.inputFrame?.minY else { return least }
        let bottom = window.screenPoint(view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil)).y
        return max(least, bottom - top)
    }

    open override var layoutFrame: CGRect {
        guard let bounds = owningView?.bounds else { return .zero }
        return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
}
