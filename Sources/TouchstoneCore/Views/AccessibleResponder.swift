import Foundation

/// Ours: what an assistive technology asks of a view. UIKit has it for every object; only views are asked here.
@preconcurrency @MainActor
open class AccessibleResponder: UIResponder {
    /// What the application has said; of each fact nil, where it has said nothing.
    var accessibility: AccessibilityState {
        get { AccessibilityState() }
        set {}
    }
    /// What the system's own views say of themselves where the application says nothing.
    var ownAccessibility: AccessibilityState { AccessibilityState() }
    /// Where it is seen, on the screen, in points.
    var boundsOnScreen: CGRect { .zero }

    /// Whether an assistive technology stops at this view; false by default, but true for the system's controls and
    /// labels.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? ownAccessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    /// What it is, in a word; by default a button's title, a label's text, and nil for others.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? ownAccessibility.label }
        set { accessibility.label = newValue }
    }
    /// What its value is, in words; by default of a slider the percentage, of a switch 1 or 0, and nil for others.
    open var accessibilityValue: String? {
        get { accessibility.value ?? ownAccessibility.value }
        set { accessibility.value = newValue }
    }
    /// What happens if it is activated; nil by default.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// What it is to an assistive technology; by default of the system's own views what they are, else nothing.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? ownAccessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    /// On the screen, in points; by default around the bounds.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? boundsOnScreen }
        set { accessibility.frame = newValue }
    }
    /// Where an assistive technology touches to activate the view, in screen points; by default the middle of its
    /// frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }
    /// Whether what lies in it is kept from assistive technologies; false by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements ?? false }
        set { accessibility.hidesElements = newValue }
    }

    /// Does what a double tap means to an assistive technology; false, the default, has it tapped instead.
    open func accessibilityActivate() -> Bool { false }
    /// For views whose traits say `.adjustable`.
    open func accessibilityIncrement() {}
    /// For views whose traits say `.adjustable`: one step down. Does nothing by default.
    open func accessibilityDecrement() {}
    /// Leaves what is shown on top; false, the default, says that there is nothing to leave.
    open func accessibilityPerformEscape() -> Bool { false }
}
