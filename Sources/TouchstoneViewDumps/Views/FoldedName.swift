import Foundation

/// A name without the differences that do not show on a screen or that a format adds.
///
/// A label may contain typographic quotation marks and narrow spaces, while a question contains those of a keyboard.
/// Some formats also escape characters.
enum FoldedName {
    /// The text with plain quotation marks, dashes and spaces, without invisible characters, entities and escapes.
    static func folded(_ text: String) -> String {
        var result = ""
        var endsInSpace = true
        for scalar in unescaped(XMLTag.decoded(text)).unicodeScalars {
            switch scalar {
            case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{2032}", "\u{02BC}", "\u{0060}", "\u{00B4}":
                result.append("'")
            case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2033}", "\u{00AB}", "\u{00BB}": result.append("\"")
            case "\u{2010}"..."\u{2015}", "\u{2212}": result.append("-")
            case "\u{2026}": result.append("...")
            case _ where scalar.properties.isWhitespace:
                if !endsInSpace { result.append(" ") }
                endsInSpace = true
                continue
            case _ where isInvisible(scalar): continue
            default: result.unicodeScalars.append(scalar)
            }
            endsInSpace = false
        }
        if endsInSpace, !result.isEmpty { result.removeLast() }
        return result
    }

    /// Whether the scalar only affects line breaks, the direction or the style of its neighbors.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFE0E, 0xFE0F, 0xFEFF, 0xFFFC:
            true
        default: false
        }
    }

    /// The text with escaped quotation marks, backslashes, line breaks and tabs replaced.
    private static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                isEscaped = false
                switch character {
                case "'", "\"", "\\": result.append(character)
                case "n", "t", "r": result.append(" ")
                default: result += "\\\(character)"
                }
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return isEscaped ? result + "\\" : result
    }
}
