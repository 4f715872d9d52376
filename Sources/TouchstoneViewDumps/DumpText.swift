import Foundation

/// Pasted text with the line structure it was printed with. Undoes escaping by programs it passed through.
struct DumpText {
    let bytes: [UInt8]
    /// Whether lines were wrapped at a width, so that line numbers differ from those of the pasted text.
    private(set) var wasWrapped = false

    init(_ pasted: [UInt8]) {
        var bytes = TerminalColours.removed(from: pasted)
        // A string within a string, as in a JSON log, is escaped twice.
        for _ in 0..<2 where Self.isEscaped(bytes) { bytes = TerminalColours.removed(from: Self.unescaped(bytes)) }
        if Self.hasEntities(bytes) { bytes = Self.withoutEntities(bytes) }
        if bytes.contains(UInt8(ascii: "\r")) { bytes = Self.withPlainLineEnds(bytes) }
        if Self.hasTypographicQuotes(bytes) { bytes = Self.withPlainQuotes(bytes) }
        if let unwrapped = DumpWrapping(bytes)?.undone {
            bytes = unwrapped
            wasWrapped = true
        }
        self.bytes = bytes
    }

    /// Whether values are in typographic quotes, as a word processor inserts them.
    private static func hasTypographicQuotes(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(0xE2), bytes.place(of: "\u{2018}", from: 0, to: bytes.count) != nil else { return false }
        return bytes.place(of: "= '", from: 0, to: bytes.count) == nil
            && bytes.place(of: ": '", from: 0, to: bytes.count) == nil
    }

    /// Replaces typographic quotes at the start and end of values; those inside a text remain.
    private static func withPlainQuotes(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            var begins = bytes.has("\u{2018}", at: place)
            if begins {
                let last = result.last { !$0.isSpace }
                begins = last == UInt8(ascii: "=") || last == UInt8(ascii: ":")
            }
            let next = place + 3 < bytes.count ? bytes[place + 3] : UInt8(ascii: "\n")
            if begins || bytes.has("\u{2019}", at: place) && ";>,\n".utf8.contains(next) {
                result.append(UInt8(ascii: "'"))
                place += 3
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return result
    }

    /// Whether more line breaks are written as `\n` than are real.
    private static func isEscaped(_ bytes: [UInt8]) -> Bool {
        var (lines, escaped) = (0, 0)
        var last: UInt8 = 0
        for byte in bytes {
            if byte == UInt8(ascii: "\n") { lines += 1 }
            if byte == UInt8(ascii: "n"), last == UInt8(ascii: "\\") { escaped += 1 }
            last = byte
        }
        return escaped > lines
    }

    private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            guard byte == UInt8(ascii: "\\"), place + 1 < bytes.count else {
                result.append(byte)
                place += 1
                continue
            }
            let next = bytes[place + 1]
            place += 2
            switch next {
            case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "r"): break
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(next)
            case UInt8(ascii: "u"), UInt8(ascii: "U"):
                let length = next == UInt8(ascii: "u") ? 4 : 8
                let digits = bytes[place..<min(bytes.count, place + length)]
                if digits.count == length, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                    let scalar = Unicode.Scalar(value)
                {
                    result += Array(String(Character(scalar)).utf8)
                    place += length
                } else {
                    result += [byte, next]
                }
            default: result += [byte, next]
            }
        }
        return result
    }

    private static let entities: [(name: [UInt8], byte: UInt8)] = [
        (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
        (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
        (Array("&#39;".utf8), UInt8(ascii: "'")), (Array("&nbsp;".utf8), UInt8(ascii: " ")),
    ]

    /// Whether all angle brackets are HTML entities.
    private static func hasEntities(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(UInt8(ascii: "&")), !bytes.contains(UInt8(ascii: "<")) else { return false }
        return bytes.firstRange(of: entities[0].name) != nil
    }

    private static func withoutEntities(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "&"),
                let entity = entities.first(where: { bytes[place...].starts(with: $0.name) })
            {
                result.append(entity.byte)
                place += entity.name.count
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return result
    }

    private static func withPlainLineEnds(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (place, byte) in bytes.enumerated() {
            guard byte == UInt8(ascii: "\r") else {
                result.append(byte)
                continue
            }
            let isPair = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "\n")
            if !isPair { result.append(UInt8(ascii: "\n")) }
        }
        return result
    }
}

/// A position in bytes, for reading them sequentially.
struct DumpCursor {
    let bytes: [UInt8]
    var place: Int
    let end: Int

    init(_ bytes: [UInt8], from place: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        self.place = place
        self.end = min(end ?? bytes.count, bytes.count)
    }

    var current: UInt8? { place < end ? bytes[place] : nil }

    mutating func skip(_ set: StaticString) {
        set.withUTF8Buffer { set in
            while place < end, set.contains(bytes[place]) { place += 1 }
        }
    }

    /// Whether the word comes next; if so, moves past it.
    mutating func take(_ word: StaticString) -> Bool {
        guard bytes.has(word, at: place), place + word.utf8CodeUnitCount <= end else { return false }
        place += word.utf8CodeUnitCount
        return true
    }

    /// Reads `count` numbers surrounded by any of `separators`. NaN and infinities are accepted, since a frame may
    /// contain them.
    mutating func numbers(_ count: Int, separators: StaticString) -> [CGFloat]? {
        var numbers: [CGFloat] = []
        for _ in 0..<count {
            skip(separators)
            guard let number = number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    mutating func number() -> CGFloat? {
        let start = place
        while place < end, bytes[place].isPartOfNumber { place += 1 }
        guard place > start, place - start < 400 else { return nil }
        guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)) else { return nil }
        return CGFloat(number)
    }
}

extension UInt8 {
    var isSpace: Bool { self == 32 || self == 9 }
    var isNewline: Bool { self == 10 }
    var isDigit: Bool { (48...57).contains(self) }
    var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) }
    var isHexDigit: Bool { isDigit || (65...70).contains(self) || (97...102).contains(self) }
    /// Whether the byte is a digit, a sign or a letter of `nan`, `inf` or an exponent.
    fileprivate var isPartOfNumber: Bool {
        switch self {
        case 43, 45, 46, 48...57: true
        case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "n"), UInt8(ascii: "a"), UInt8(ascii: "N"),
            UInt8(ascii: "i"), UInt8(ascii: "f"):
            true
        default: false
        }
    }
}

extension [UInt8] {
    func has(_ word: StaticString, at place: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard place >= 0, place + length <= count else { return false }
        return word.withUTF8Buffer { word in
            for index in 0..<length where self[place + index] != word[index] { return false }
            return true
        }
    }

    /// The position of the word in the given range, or `nil`.
    func place(of word: StaticString, from start: Int, to end: Int) -> Int? {
        var place = start
        let last = Swift.min(end, count) - word.utf8CodeUnitCount
        while place <= last {
            if has(word, at: place) { return place }
            place += 1
        }
        return nil
    }
}

extension CGRect {
    /// Creates a rectangle from four numbers, the last two of which must not be negative.
    init?(dumped numbers: [CGFloat]) {
        guard numbers.count == 4, !(numbers[2] < 0), !(numbers[3] < 0) else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    var isANumber: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
