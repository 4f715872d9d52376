import Foundation

/// A key combination with an action (RC-33).
@preconcurrency @MainActor
public final class UIKeyCommand: NSObject {
    /// A character without modifiers, or one of the named inputs.
    public let input: String?
    /// The modifiers that must be down, these and no others (RC-33).
    public let modifierFlags: UIKeyModifierFlags
    /// What is sent, to the first up the chain that has it (RC-33).
    public let action: Selector?
    /// What it is called where commands are listed; empty by default.
    public var title = ""
    /// Whether it comes before text input and focus; false by default (RC-34).
    public var wantsPriorityOverSystemBehavior = false

    /// A command for `input` with exactly these modifiers (RC-33).
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
    }

    /// - Parameter discoverabilityTitle: Taken for the title where there is none.
    public convenience init(
        title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        discoverabilityTitle: String? = nil
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.title = title.isEmpty ? discoverabilityTitle ?? "" : title
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
