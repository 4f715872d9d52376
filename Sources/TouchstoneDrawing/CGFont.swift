import Foundation
import TouchstoneCore

/// A font by its name, without a size.
public final class CGFont: Sendable {
    private let name: String
    private let wholeName: String
    let familyName: String

    /// Creates a font with a PostScript or full name; `nil` for an empty name.
    public init?(_ name: CFString) {
        guard !name.isEmpty else { return nil }
        self.name = name
        wholeName = name
        familyName = name
    }

    /// Creates a font from the data of a TrueType or OpenType file; `nil` for other data. Only the names are read, because hosts draw
    /// text.
    public init?(_ provider: CGDataProvider) {
        guard let names = provider.data.flatMap({ FontNames($0) }), let family = names[1] else { return nil }
        familyName = family
        name = names[6] ?? family
        wholeName = names[4] ?? name
    }

    /// The PostScript name of the font.
    public var postScriptName: CFString? { name }
    /// The full name of the font.
    public var fullName: CFString? { wholeName }
}

/// The names in a font file's `name` table.
private struct FontNames {
    private var names: [Int: String] = [:]

    /// Reads the names; `nil` if the data is no font.
    init?(_ data: Data) {
        let bytes = [UInt8](data)
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - count else { return nil }
            return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        guard let version = number(0, 4), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
            let tables = number(4, 2)
        else { return nil }
        let tag = 0x6E61_6D65
        let table = (0..<tables).lazy.map { 12 + $0 * 16 }.first { number($0, 4) == tag }
        guard let start = table.flatMap({ number($0 + 8, 4) }), let count = number(start + 2, 2),
            let texts = number(start + 4, 2)
        else { return nil }
        for record in 0..<count {
            let place = start + 6 + record * 12
            guard let platform = number(place, 2), let kind = number(place + 6, 2), let length = number(place + 8, 2),
                let offset = number(place + 10, 2)
            else { return nil }
            let first = start + texts + offset
            guard first >= 0, first <= bytes.count - length, names[kind] == nil else { continue }
            let text = Data(bytes[first..<first + length])
            names[kind] = String(data: text, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
        }
    }

    /// The name of a kind: 1 is the family, 4 is the full name, 6 is the PostScript name.
    subscript(kind: Int) -> String? { names[kind] }
}
