import Foundation

/// A key combination with an action (RC-33).
@MainActor
public final class UIKeyCommand: NSObject {
    /// A character without modifiers, or one of the named inputs.
    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    public let action: Selector?
    public var title = ""
    /// Whether it comes before text input and focus (RC-34).
    public var wantsPriorityOverSystemBehavior = false

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

    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let inputDelete = "UIKeyInputDelete"
}
