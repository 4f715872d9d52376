import TouchstoneCore

/// The key of a US keyboard that types something, as the keyboard reports it: its place, what it types without modifiers, and
/// whether shift is held.
struct KeyboardLayout {
    let usage: UIKeyboardHIDUsage
    let base: String
    let modifiers: UIKeyModifierFlags

    /// - Parameter characters: What is typed, a single character; or an input of `UIKeyCommand`. What no key of such a keyboard
    ///   types has a key of its own, with a number beyond the keyboard page; a capital shares that of its small letter.
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
            // All names begin with the same letters; the rest of a name tells them apart.
            let scalar = isName ? characters.unicodeScalars.reduce(0) { ($0 * 31 + $1.value) & 0xFFFF } : nil
            usage = UIKeyboardHIDUsage(rawValue: 0x1_0000 + Int(scalar ?? base.unicodeScalars.first?.value ?? 0))
            modifiers = base == characters ? [] : .shift
        }
    }

    /// In the order of their places: A to Z, 1 to 0, then from the hyphen to the slash.
    private static let plain = "abcdefghijklmnopqrstuvwxyz1234567890-=[]\\;'`,./".map(String.init)
    private static let shifted = "ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()_+{}|:\"~<>?".map(String.init)
    private static let usages =
        (0x04...0x27).map(UIKeyboardHIDUsage.init) + (0x2D...0x31).map(UIKeyboardHIDUsage.init)
        // 0x32 is a key that US keyboards lack.
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
