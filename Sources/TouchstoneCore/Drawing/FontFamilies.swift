import Foundation
import Synchronization

extension UIFont {
    /// Touchstone extension: makes a font family available to `init(name:size:)`.
    ///
    /// iOS does the same with the fonts in an application's bundle. The host that draws the text must have the fonts.
    ///
    /// - Parameter name: The family's name, such as `Roboto`.
    public static func registerFamily(_ name: String) {
        FontFamilies.register(name)
    }

    /// The font families of iOS and the registered ones, in alphabetical order.
    public static var familyNames: [String] { FontFamilies.all }
}

/// The font families that an application can use by name.
enum FontFamilies {
    // The registry belongs to the process, as in UIKit.
    private static let registered = Mutex<Set<String>>([])

    /// The font families of iOS.
    private static let system = [
        "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
        "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next",
        "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps",
        "Bodoni Ornaments", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate",
        "Courier", "Courier New", "DIN Alternate", "DIN Condensed", "Damascus", "Devanagari Sangam MN", "Didot",
        "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN",
        "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans",
        "Hoefler Text", "Impact", "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari",
        "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt", "Menlo",
        "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu", "Optima", "Palatino",
        "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "STIX Two Math",
        "STIX Two Text", "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand", "Symbol", "Tamil Sangam MN",
        "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
    ]
    private static let systemKeys = Set(system.map(key))

    static var all: [String] { (system + registered.withLock { Array($0) }).sorted() }

    static func register(_ name: String) {
        registered.withLock { _ = $0.insert(name) }
    }

    /// Returns whether a font belongs to a known family. PostScript names have no spaces, and some end in `MT`, `PS` or
    /// `PSMT`.
    static func contain(_ fontName: String) -> Bool {
        guard !fontName.hasPrefix(".") else { return true }
        let family = key(fontName.prefix { $0 != "-" })
        let known = systemKeys.union(registered.withLock { Set($0.map(key)) })
        return ["", "psmt", "mt", "ps"].contains {
            family.hasSuffix($0) && known.contains(String(family.dropLast($0.count)))
        }
            || known.contains(key(fontName))
    }

    private static func key(_ name: some StringProtocol) -> String { name.lowercased().filter { $0 != " " } }
}
