import TouchstoneCore

/// The key of a US keyboard that types given characters: its usage, what it types without modifiers, and whether Shift
/// is held.
struct KeyboardLayout {
    let usage: UIKeyboardHIDUsage
    let base: String
    let modifiers: UIKeyModifierFlags

    /// Finds the key for a single character or for an input constant of `UIKeyCommand`.
    ///
    /// Characters that no US key types get an artificial usage beyond the HID keyboard page; a capital shares the usage
    /// of its lowercase letter.
    init(typing characters: String) {
        if let usage = Self.named[characters] {
            (self.usage, base, modifiers) = (usage, characters, [])
        } else if let index = Self.plain.firstIndex(of: characters) {
            (usage, base, modifiers) = (Self.usages[index], characters, [])
        } else if let index = Self.shifted.firstIndex(of: characters) {
            (usage, base, modifiers) = (Self.usages[index], Self.plain[index], .shift)
        } else {
            let isName = characters.hasPrefix("UIKeyInput")
            base = isName ? characters : characters.lowercased()
            // All these constants begin with the same letters, so the usage is a hash of the whole name.
            let scalar = isName ? characters.unicodeScalars.reduce(0) { ($0 * 31 + $1.value) & 0xFFFF } : nil
            usage = UIKeyboardHIDUsage(rawValue: 0x1_0000 + Int(scalar ?? base.unicodeScalars.first?.value ?? 0))
            modifiers = base == characters ? [] : .shift
        }
    }

    /// Characters by position: A to Z, 1 to 0, then from the hyphen to the slash.
    private static let plain = "abcdefghijklmnopqrstuvwxyz1234567890-=[]\\;'`,./".map(String.init)
    private static let shifted = "ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()_+{}|:\"~<>?".map(String.init)
    private static let usages =
        (0x04...0x27).map(UIKeyboardHIDUsage.init) + (0x2D...0x31).map(UIKeyboardHIDUsage.init)
        // Usage 0x32 is missing because US keyboards do not have that key.
        + (0x33...0x38).map(UIKeyboardHIDUsage.init)

    private static let named: [String: UIKeyboardHIDUsage] = [
        "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab, " ": .keyboardSpacebar,
        "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteForward,
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputHome: .keyboardHome,
        UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputPageUp: .keyboardPageUp,
        UIKeyCommand.inputPageDown: .keyboardPageDown, UIKeyCommand.inputDelete: .keyboardDeleteForward,
    ]
}
