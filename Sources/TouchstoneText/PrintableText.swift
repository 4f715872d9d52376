import Foundation

extension Unicode.Scalar {
    /// Whether a terminal or text layout acts on the character instead of showing it.
    ///
    /// These are control characters, except line feed and tab, and marks that change the reading direction.
    package var isCommand: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension StringProtocol {
    /// The text with such characters escaped as `\u{1B}`, so that names from files cannot control a terminal.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isCommand) else { return String(self) }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isCommand {
                text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
