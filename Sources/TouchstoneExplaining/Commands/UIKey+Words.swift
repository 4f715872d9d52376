import Foundation
import TouchstoneCore

extension UIKeyModifierFlags {
    /// The key in words, such as `shift-command-S`.
    func words(_ input: String) -> String {
        let names: [(UIKeyModifierFlags, String)] = [
            (.control, "control"), (.alternate, "option"), (.shift, "shift"), (.command, "command"),
        ]
        let named: [String: String] = [
            "\r": "return", "\t": "tab", " ": "space", "\u{8}": "backspace", "\u{7F}": "delete",
        ]
        let prefix = "UIKeyInput"
        let key = named[input] ?? (input.hasPrefix(prefix) ? String(input.dropFirst(prefix.count)) : input.uppercased())
        return (names.filter { contains($0.0) }.map(\.1) + [key]).joined(separator: "-")
    }
}

extension UIKey {
    var words: String { modifierFlags.words(charactersIgnoringModifiers) }
}
