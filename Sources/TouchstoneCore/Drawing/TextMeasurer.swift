import Foundation

/// Touchstone extension: measures text for layout.
///
/// All hosts use the same measurer, so sizes and traces are the same everywhere. A host fits its glyphs into the
/// measured width.
public protocol TextMeasurer: Sendable {
    /// Returns the advance width of one line, in points.
    func width(of line: String, font: UIFont) -> CGFloat
}

/// Touchstone extension: a measurer that needs no font files.
///
/// It estimates widths by classes of characters, close to those of a common sans-serif typeface.
public struct ClassedTextMeasurer: TextMeasurer {
    /// Touchstone extension: creates the measurer that applications use by default.
    public init() {}

    public func width(of line: String, font: UIFont) -> CGFloat {
        var units = 0
        switch font.spacing {
        case .proportional: for character in line { units += Self.units(character) }
        // All digits have the same width in this measurer anyway.
        case .monospacedDigits: for character in line { units += Self.units(character) }
        case .monospaced: units = line.count * 600
        }
        let weight = 1 + CGFloat(font.cssWeight - 400) * 0.0002
        return CGFloat(units) / 1000 * font.pointSize * weight
    }

    /// Returns the width in thousandths of the font size.
    private static func units(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch character {
        case "i", "j", "l", "!", "'", "|", ".", ",", ":", ";": return 250
        case "f", "t", "I", "r", "(", ")", "[", "]", "-", "/", "\\", " ", "\"": return 315
        case "s", "c", "z", "k", "v", "x", "y", "J": return 500
        case "m", "M", "W", "@", "%": return 850
        case "w", "G", "O", "Q", "C", "D", "H", "N", "U": return 730
        default: break
        }
        if scalar.isASCII { return (65...90).contains(scalar.value) ? 650 : 556 }
        // Ideographs, kana, hangul, full-width forms and pictographs fill the em square.
        if scalar.value >= 0x1100, scalar.properties.isIdeographic || scalar.value >= 0x2E80 { return 1000 }
        return 600
    }
}
