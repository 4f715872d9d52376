import Foundation
import TouchstoneGeometry

/// The set of roles and states that an assistive technology reads for a view.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The element has no traits.
    public static let none: UIAccessibilityTraits = []
    /// The element is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element is a link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The element is text that cannot be edited.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element is not enabled now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element changes its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The element is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The element has a value that `accessibilityIncrement()` and `accessibilityDecrement()` change.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element receives touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The element is the header of the content that follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The accessibility values that are set on an object; `nil` where none is set.
struct AccessibilityState {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var hidesElements: Bool?
    var elements: [Any]?
    var isModal = false
    var groupsChildren = false
    var path: UIBezierPath?
    var language: String?
    var customActions: [UIAccessibilityCustomAction]?
    var rotors: [UIAccessibilityCustomRotor]?
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var inputLabels: [String]?
    var responds: Bool?
    var ignoresInvertedColors = false
}

extension UIView {
    /// The smallest rectangle around the view's bounds, in points and screen coordinates.
    var screenBounds: CGRect {
        guard let window = windowStorage else { return bounds }
        let rect = convert(bounds, to: window)
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { window.screenPoint(CGPoint(x: x, y: y)) }
        return CGRect(
            around: corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.maxX, rect.maxY),
            corner(rect.minX, rect.maxY))
    }
}
