import Foundation

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
