import Foundation

/// Touchstone extension: the accessibility properties shared by views, view controllers and accessibility elements.
///
/// UIKit declares these properties for every `NSObject`; here only these three kinds of objects have them.
@preconcurrency @MainActor
open class AccessibleResponder: UIResponder {
    /// The values that the application has set; each is `nil` until it is set.
    var accessibility: AccessibilityState {
        get { AccessibilityState() }
        set {}
    }
    /// The default values that the system's own views provide where the application has set nothing.
    var ownAccessibility: AccessibilityState { AccessibilityState() }
    /// The object's frame on the screen, in points.
    var boundsOnScreen: CGRect { .zero }

    /// Whether an assistive technology stops at this element.
    ///
    /// `false` by default; `true` for the system's controls and labels.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? ownAccessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    /// A short name of the element; by default a button's title or a label's text, and `nil` for other elements.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? ownAccessibility.label }
        set { accessibility.label = newValue }
    }
    /// The element's value in words.
    ///
    /// By default the percentage for a slider, 1 or 0 for a switch, and `nil` for other elements.
    open var accessibilityValue: String? {
        get { accessibility.value ?? ownAccessibility.value }
        set { accessibility.value = newValue }
    }
    /// A description of the effect of activating the element; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// The traits that describe how the element behaves; by default the system's own views' traits, and none for
    /// others.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? ownAccessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    /// The element's frame on the screen, in points; by default the smallest rectangle around its bounds.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? boundsOnScreen }
        set { accessibility.frame = newValue }
    }
    /// The point that an assistive technology touches to activate the element, in screen coordinates, in points.
    ///
    /// The center of `accessibilityFrame` by default.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }
    /// Whether the elements inside this one are hidden from assistive technologies; `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements ?? false }
        set { accessibility.hidesElements = newValue }
    }

    /// The elements inside this one, views or `UIAccessibilityElement`s, in reading order.
    ///
    /// `nil`, the default, uses the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Returns the number of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at `index` of `accessibilityElements`, or `nil` if the index is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the index of an element in `accessibilityElements`, or `NSNotFound` if it is not among them.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    /// Whether assistive technologies ignore the siblings of this view; `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether the elements inside this one are read before its siblings; `false` by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// The element's outline on the screen, in points; `nil`, the default, uses `accessibilityFrame`.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    /// The language code with which the element is read; `nil`, the default, uses the user's language.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    /// The actions that the element offers besides activation; `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    /// The lists through which an assistive technology goes from place to place; `nil` by default. Stored; has no effect.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.rotors }
        set { accessibility.rotors = newValue }
    }
    /// The kind of container that groups the elements inside this one; none by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    /// How assistive technologies navigate the elements inside this one; `.automatic` by default.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }
    /// The names by which a voice command can refer to the element; by default its label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibility.inputLabels = newValue }
    }
    /// Whether the element reacts to user interaction.
    ///
    /// By default `true` if `accessibilityTraits` contains `.button`, `.link` or `.adjustable`.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.responds ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable]) }
        set { accessibility.responds = newValue }
    }
    /// Whether the element keeps its colors when the screen's colors are inverted; `false` by default.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertedColors }
        set { accessibility.ignoresInvertedColors = newValue }
    }

    /// Called when an assistive technology focuses the element. Does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology moves its focus away from the element. Does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether an assistive technology has focused the element; always `false`, since none runs here.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// Activates the element, as a double tap does in an assistive technology.
    ///
    /// - Returns: Whether the element handled the activation. `false`, the default, sends a tap to the activation point
    ///   instead.
    open func accessibilityActivate() -> Bool { false }
    /// Increases the value of an element with the `.adjustable` trait by one step. Does nothing by default.
    open func accessibilityIncrement() {}
    /// Decreases the value of an element with the `.adjustable` trait by one step. Does nothing by default.
    open func accessibilityDecrement() {}
    /// Dismisses the content shown on top; returns `false`, the default, if there is nothing to dismiss.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the action of a double tap with two fingers; returns `false`, the default, if there is none.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Scrolls by one page; returns `false`, the default, if the element does not scroll.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
