import Foundation

/// A key combination with an action (RC-33).
open class UIKeyCommand: UICommand {
    /// The character that the key types without modifiers, or one of the input names below, such as `inputUpArrow`.
    open private(set) var input: String?
    /// The modifier keys that must be down. No others may be down (RC-33).
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the command comes before text input and focus; `false` by default (RC-34).
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the input is mirrored in right-to-left interfaces; `true` by default. Stored; has no effect.
    open var allowsAutomaticMirroring = true
    /// Whether the input adapts to the keyboard's layout; `true` by default. Stored; has no effect.
    open var allowsAutomaticLocalization = true

    /// Creates a command for `input` with exactly these modifiers (RC-33).
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(action: action)
    }

    /// Creates a command that menus can show.
    ///
    /// - Parameter discoverabilityTitle: A longer title, which is also the title if `title` is empty.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: Attributes = [], state: State = .off
    ) {
        self.init(
            input, modifierFlags, title.isEmpty ? discoverabilityTitle ?? "" : title, image, action, propertyList)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// Creates a command for `input` with exactly these modifiers and a title (RC-33).
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags)
        self.discoverabilityTitle = discoverabilityTitle
    }

    private init(
        _ input: String, _ modifierFlags: UIKeyModifierFlags, _ title: String, _ image: UIImage?, _ action: Selector,
        _ propertyList: Any?
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, image: image, action: action, propertyList: propertyList)
    }

    /// The up arrow key.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key (Esc).
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The Home key, which moves to the beginning.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// The End key, which moves to the end.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// The Page Up key.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// The key that deletes forward (Del).
    nonisolated public static let inputDelete = "UIKeyInputDelete"
}
