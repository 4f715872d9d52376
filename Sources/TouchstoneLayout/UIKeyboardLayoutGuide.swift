import Foundation
import TouchstoneCore

/// A guide that follows something that moves.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// What keyboard and input views cover of a view: as wide as the view, from its bottom edge up. It moves at once, as
/// they do (RC-25).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide is as high as the bottom of the safe area while there is no keyboard; true by default.
    /// Otherwise it has no height then.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.viewLayout?.surroundingsChanged() } }
    }
    /// Whether it follows a keyboard that floats; false by default. Here none does.
    open var followsUndockedKeyboard = false
    /// How far above the keyboard a drag begins to take it along, in points; 0 by default. Stored; has no effect.
    open var keyboardDismissPadding: CGFloat = 0

    init(of view: UIView) { super.init(.keyboard, of: view) }

    /// The height of the guide in points.
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
