import Foundation

/// The clipping and the background of a preview. Stored; has no effect: previews are not displayed.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The part of the view that is visible, in the coordinates of its bounds; `nil`, the default, means all of it.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow; `nil`, the default, means the shape of the visible part.
    open var shadowPath: UIBezierPath?
    /// The color behind the visible part; `nil`, the default, means the system's color.
    open var backgroundColor: UIColor?
}

/// A view that a pointer effect applies to, with its preview parameters.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view that the effect applies to.
    public let view: UIView
    /// The clipping and the background of the preview.
    public let parameters: UIPreviewParameters

    /// Creates a preview of a view with the clipping and the background in `parameters`.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }

    /// The size of the view's bounds, in points.
    open var size: CGSize { view.bounds.size }
}

/// The effect of a pointer on the view under it.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The system chooses the effect.
    case automatic(UITargetedPreview)
    /// The view is highlighted under the pointer.
    case highlight(UITargetedPreview)
    /// The view is lifted under the pointer.
    case lift(UITargetedPreview)
    /// The view changes as the arguments describe, and the pointer stays.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The place of a tint color relative to the view.
    public typealias TintMode = UIPointerEffectTintMode

    /// The preview of the view that the effect applies to.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// The shape of a pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// A shape with the outline of a path.
    case path(UIBezierPath)
    /// A rectangle with rounded corners; the rectangle and the radius are in points.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A vertical line; its length is in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal line; its length is in points.
    case horizontalBeam(length: CGFloat)

    /// The default radius of the corners, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// A set of axes on the screen.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The axis from left to right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// The axis from top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// The horizontal and the vertical axis.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The appearance of a pointer over a view. Stored; has no effect: hosts show the pointer of their system.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// The effect on the view under the pointer; `nil` means no effect.
    public let effect: UIPointerEffect?
    /// The shape of the pointer; `nil` means the usual shape.
    public let shape: UIPointerShape?
    /// The axes along which the pointer stays in the middle of its region; none by default.
    public private(set) var constrainedAxes = UIAxis()
    /// Whether the pointer is hidden.
    public let isHidden: Bool

    private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, isHidden: Bool) {
        self.effect = effect
        self.shape = shape
        self.isHidden = isHidden
    }

    /// Creates a style with an effect on the view and an optional shape.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape, isHidden: false)
    }
    /// Creates a style with a shape. The pointer stays in the middle of its region along `constrainedAxes`, which is empty by default.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(nil, shape, isHidden: false)
        self.constrainedAxes = constrainedAxes
    }
    /// Returns a style that hides the pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: true) }
    /// Returns a style with the usual pointer and no effect.
    open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: false) }
}

extension UIButton {
    /// A closure that returns the pointer style of a button, given the button and the effect and shape that the system proposes.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    /// The closure that returns the button's pointer style; `nil`, the default, means the system's style.
    ///
    /// Stored; has no effect, except that setting a closure sets `isPointerInteractionEnabled` to `true`.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { parts?.pointerStyle }
        set {
            rareParts.pointerStyle = newValue
            if newValue != nil { isPointerInteractionEnabled = true }
        }
    }
}
