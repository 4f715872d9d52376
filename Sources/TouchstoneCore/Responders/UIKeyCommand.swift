import Foundation

/// A key combination with an action (RC-33).
open class UIKeyCommand: UICommand {
    /// A character without modifiers, or one of the named inputs.
    public let input: String?
    /// The modifiers that must be down, these and no others (RC-33).
    public let modifierFlags: UIKeyModifierFlags
    /// Whether it comes before text input and focus; false by default (RC-34).
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the input is another where the interface is read from right to left; true by default. Stored; has no
    /// effect.
    open var allowsAutomaticMirroring = true
    /// Whether the input is another on another keyboard; true by default. Stored; has no effect.
    open var allowsAutomaticLocalization = true

    /// A command for `input` with exactly these modifiers (RC-33).
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(action: action)
    }

    /// - Parameter discoverabilityTitle: Taken for the title where there is none.
    public convenience init(
        title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.init(
            input, modifierFlags, title.isEmpty ? discoverabilityTitle ?? "" : title, image, action, propertyList)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    private init(
        _ input: String, _ modifierFlags: UIKeyModifierFlags, _ title: String, _ image: UIImage?, _ action: Selector,
        _ propertyList: Any?
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, image: image, action: action, propertyList: propertyList)
    }

    /// The arrow up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The escape key.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The home key.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// The end key.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// The key a page up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// The key a page down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// The key that deletes forward.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
}
