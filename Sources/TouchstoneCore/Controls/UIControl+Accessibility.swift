import Foundation

extension UIControl {
    /// Returns the accessibility state of a control with these traits, with `.selected` and `.notEnabled` added where they apply.
    func accessibility(
        _ traits: UIAccessibilityTraits, label: String? = nil, value: String? = nil
    ) -> AccessibilityState {
        var traits = traits
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityState(isElement: true, label: label, value: value, traits: traits)
    }
}
