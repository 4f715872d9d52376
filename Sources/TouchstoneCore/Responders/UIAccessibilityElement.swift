import Foundation

/// An accessible item that is not a view, such as a part of a view that draws several items.
open class UIAccessibilityElement: UIResponder {
    /// The object that contains the element, usually a view; not retained.
    open weak var accessibilityContainer: AnyObject?
    private var said = AccessibilityState(isElement: true)
    override var accessibility: AccessibilityState {
        get { said }
        set { said = newValue }
    }

    /// Creates an element inside a view or another object.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// A name of the element in tests; `nil` by default.
    open var accessibilityIdentifier: String?

    /// The frame in the container's coordinates, in points; zero by default.
    ///
    /// If it is set and the container is a view, `accessibilityFrame` follows from it.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    override var boundsOnScreen: CGRect {
        guard let view = accessibilityContainer as? UIView, accessibilityFrameInContainerSpace != .zero else {
            return .zero
        }
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
