import Foundation
import TouchstoneGeometry

/// What a view is to an assistive technology, several at once.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What is said of a view; nil where nobody said it.
struct AccessibilityState {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var hidesElements: Bool?
}

extension UIView {
    var boundsOnScreen: CGRect {
        guard let window = windowStorage else { return bounds }
        let rect = convert(bounds, to: window)
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { window.screenPoint(CGPoint(x: x, y: y)) }
        return CGRect(
            around: corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.maxX, rect.maxY),
            corner(rect.minX, rect.maxY))
    }
}

extension UIControl {
    /// What a control says of itself whatever it is, beside what it is.
    func accessibility(
        _ traits: UIAccessibilityTraits, label: String? = nil, value: String? = nil
    ) -> AccessibilityState {
        var traits = traits
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityState(isElement: true, label: label, value: value, traits: traits)
    }
}
