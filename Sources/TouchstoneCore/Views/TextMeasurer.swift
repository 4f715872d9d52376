import Foundation

/// Touchstone extension: measures text for layout. One measurer serves every host, so that sizes, and with them traces,
/// are the same everywhere; a host fits its glyphs into the width that it is given.
public protocol TextMeasurer: Sendable {
    /// The advance width of one line, in points.
    func width(of line: String, font: UIFont) -> CGFloat
}

/// Touchstone extension: widths by class of character, close to those of a common sans-serif typeface, without any font
/// file.
public struct ClassedTextMeasurer: TextMeasurer {
    /// Touchstone extension: the measurer that applications have unless they get another.
    public init() {}

    public func width(of line: String, font: UIFont) -> CGFloat {
        var units = 0
        switch font.spacing {
        case .proportional: for character in line { units += Self.units(character) }
        // Digits are as wide as each other in any case.
        case .monospacedDigits: for character in line { units += Self.units(character) }
        case .monospaced: units = line.count * 600
        }
        let weight = 1 + CGFloat(font.cssWeight - 400) * 0.0002
        return CGFloat(units) / 1000 * font.pointSize * weight
    }

    /// Thousandths of the font size.
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

extension UIView {
    /// Its application's; without one, the one that applications begin with.
    var textMeasurer: any TextMeasurer { windowStorage?.application?.textMeasurer ?? ClassedTextMeasurer() }
}
