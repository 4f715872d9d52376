/// The properties of a key that the browser needs besides its name, on a US layout.
struct KeyLayout: Equatable {
    /// The `KeyboardEvent.code`; empty if unknown.
    let code: String
    /// The key code for the browser's default actions (deleting, moving the caret); 0 if unknown.
    let virtualKeyCode: Int
    /// The text that the key types without modifiers.
    let text: String

    private static let named: [String: (code: String, virtualKeyCode: Int)] = [
        "Alt": ("AltLeft", 18), "ArrowDown": ("ArrowDown", 40), "ArrowLeft": ("ArrowLeft", 37),
        "ArrowRight": ("ArrowRight", 39), "ArrowUp": ("ArrowUp", 38), "Backspace": ("Backspace", 8),
        "CapsLock": ("CapsLock", 20), "Control": ("ControlLeft", 17), "Delete": ("Delete", 46), "End": ("End", 35),
        "Enter": ("Enter", 13), "Escape": ("Escape", 27), "Home": ("Home", 36), "Insert": ("Insert", 45),
        "Meta": ("MetaLeft", 91), "PageDown": ("PageDown", 34), "PageUp": ("PageUp", 33), "Shift": ("ShiftLeft", 16),
        "Tab": ("Tab", 9), " ": ("Space", 32),
    ]

    /// The keys other than letters: code, virtual key code, and the characters without and with Shift.
    private static let symbols: [(code: String, virtualKeyCode: Int, characters: String)] = [
        ("Digit1", 49, "1!"), ("Digit2", 50, "2@"), ("Digit3", 51, "3#"), ("Digit4", 52, "4$"), ("Digit5", 53, "5%"),
        ("Digit6", 54, "6^"), ("Digit7", 55, "7&"), ("Digit8", 56, "8*"), ("Digit9", 57, "9("), ("Digit0", 48, "0)"),
        ("Semicolon", 186, ";:"), ("Equal", 187, "=+"), ("Comma", 188, ",<"), ("Minus", 189, "-_"),
        ("Period", 190, ".>"), ("Slash", 191, "/?"), ("Backquote", 192, "`~"), ("BracketLeft", 219, "[{"),
        ("Backslash", 220, "\\|"), ("BracketRight", 221, "]}"), ("Quote", 222, "'\""),
    ]

    init(key: String) {
        let isCharacter = key.count == 1
        text = key == "Enter" ? "\r" : isCharacter ? key : ""
        if let known = Self.named[key] {
            (code, virtualKeyCode) = known
        } else if isCharacter, let letter = key.first, letter.isASCII, letter.isLetter {
            code = "Key\(letter.uppercased())"
            virtualKeyCode = Int(letter.uppercased().utf8.first ?? 0)
        } else if isCharacter, let symbol = Self.symbols.first(where: { $0.characters.contains(key) }) {
            (code, virtualKeyCode) = (symbol.code, symbol.virtualKeyCode)
        } else if key.hasPrefix("F"), let number = Int(key.dropFirst()), (1...24).contains(number) {
            (code, virtualKeyCode) = (key, 111 + number)
        } else {
            (code, virtualKeyCode) = ("", 0)
        }
    }
}
