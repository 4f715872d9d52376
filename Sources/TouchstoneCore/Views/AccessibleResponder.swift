import Foundation

/// Touchstone extension: what an assistive technology asks of a view, a controller or an element. UIKit has it for
/// every object; only these are asked here.
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

    /// What lies in it, views or `UIAccessibilityElement`s, in the order in which they are read; nil, the default,
    /// leaves it to the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// How many `accessibilityElements` there are.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// One of `accessibilityElements`; nil where there is no such index.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// The place of an element among `accessibilityElements`; `NSNotFound` where it is none of them.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// Whether only what lies in this view is read, and not what lies beside it; false by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether what lies in it is read before what lies beside it; false by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// Its outline on the screen, in points; nil, the default, for `accessibilityFrame`.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    /// The language in which it is read, as a code; nil, the default, for the user's.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// What can be done with it besides activating it; nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    /// What holds together what lies in it; nothing by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    /// How what lies in it is gone through; `.automatic` by default.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }
    /// What users may call it by voice; the label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibility.inputLabels = newValue }
    }
    /// Whether it reacts to the user; by default as its traits say.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.responds ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable]) }
        set { accessibility.responds = newValue }
    }
    /// Whether its colours stay where the screen's are inverted; false by default.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertedColors }
        set { accessibility.ignoresInvertedColors = newValue }
    }

    /// An assistive technology comes to it. Does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// An assistive technology leaves it. Does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether an assistive technology is at it; false, since none reads views here.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// Does what a double tap means to an assistive technology; false, the default, has it tapped instead.
    open func accessibilityActivate() -> Bool { false }
    /// For views whose traits say `.adjustable`.
    open func accessibilityIncrement() {}
    /// For views whose traits say `.adjustable`: one step down. Does nothing by default.
    open func accessibilityDecrement() {}
    /// Leaves what is shown on top; false, the default, says that there is nothing to leave.
    open func accessibilityPerformEscape() -> Bool { false }
    /// What a double tap with two fingers means; false, the default, says that it means nothing here.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Scrolls by a page; false, the default, says that it does not scroll.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
