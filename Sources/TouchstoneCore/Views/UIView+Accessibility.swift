import Foundation
import TouchstoneGeometry

/// What a view is to an assistive technology, several at once.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The element has no traits.
    public static let none: UIAccessibilityTraits = []
    /// The element behaves like a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element is a link to another place.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is the one chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that is read.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It does not react now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Text to search for goes in here.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Its value goes up and down: `accessibilityIncrement()`, `accessibilityDecrement()`.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Touches are for the view itself.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// It heads the content that follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The accessibility properties of a view; `nil` for values that were not set.
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
    var containerType = UIAccessibilityContainerType.none
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var inputLabels: [String]?
    var responds: Bool?
    var ignoresInvertedColors = false
}

extension UIView {
    /// The box around the bounds, on the screen, in points.
    var screenBounds: CGRect {
        guard let window = windowStorage else { return bounds }
        let rect = convert(bounds, to: window)
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { window.screenPoint(CGPoint(x: x, y: y)) }
        return CGRect(
            around: corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.maxX, rect.maxY),
            corner(rect.minX, rect.maxY))
    }
}
