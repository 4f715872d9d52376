import Foundation

/// How a preview is cut out. Kept: previews are not shown.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// What is shown of the view, in its bounds coordinates; nil, the default, for all of it.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow; nil, the default, for that of what is shown.
    open var shadowPath: UIBezierPath?
    /// What is behind; nil, the default, for the system's.
    open var backgroundColor: UIColor?
}

/// A view that an effect is about.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// The view that the pointer takes the shape of.
    public let view: UIView
    /// How it is cut out.
    public let parameters: UIPreviewParameters

    /// A preview of a view, cut out as `parameters` say.
    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.view = view
        self.parameters = parameters
    }

    /// How large the view is, in points.
    open var size: CGSize { view.bounds.size }
}

/// What a pointer does to the view that it is over.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// What the system finds best.
    case automatic(UITargetedPreview)
    /// The view is lit.
    case highlight(UITargetedPreview)
    /// The view is lifted.
    case lift(UITargetedPreview)
    /// The view changes as is said, and the pointer stays.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Where a colour lies over the view.
    public typealias TintMode = UIPointerEffectTintMode

    /// A preview of the view for the effect.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}

/// What a pointer looks like.
@preconcurrency @MainActor
public enum UIPointerShape {
    /// The pointer has the outline of this path.
    case path(UIBezierPath)
    /// A rectangle with rounded corners, in points.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A vertical line, in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal line, in points.
    case horizontalBeam(length: CGFloat)

    /// The radius for corners that stands for the system's, in points.
    public static let defaultCornerRadius: CGFloat = 8
}

/// Directions on the screen.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From left to right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 2)
    /// The horizontal and the vertical axis.
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// How a pointer looks over a view. Kept: hosts show the pointer that their system has.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// What it does to the view; nil for nothing.
    public let effect: UIPointerEffect?
    /// What it looks like; nil for as always.
    public let shape: UIPointerShape?
    /// Along which axes it keeps to the middle of its region; along none by default.
    public private(set) var constrainedAxes = UIAxis()
    /// Whether it is hidden.
    public let isHidden: Bool

    private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, isHidden: Bool) {
        self.effect = effect
        self.shape = shape
        self.isHidden = isHidden
    }

    /// With an effect on the view.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape, isHidden: false)
    }
    /// With another shape, which keeps to the middle of its region along `constrainedAxes`; along none by default.
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(nil, shape, isHidden: false)
        self.constrainedAxes = constrainedAxes
    }
    /// Returns a style that hides the pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: true) }
    /// Returns the system's default style.
    open class func system() -> UIPointerStyle { UIPointerStyle(nil, nil, isHidden: false) }
}

extension UIButton {
    /// How the pointer looks over a button; what is given is what the system proposes.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
    /// How the pointer looks over the button; nil, the default, leaves it to the system. Setting it turns
    /// `isPointerInteractionEnabled` on. Stored; has no effect.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { parts?.pointerStyle }
        set {
            rareParts.pointerStyle = newValue
            if newValue != nil { isPointerInteractionEnabled = true }
        }
    }
}
