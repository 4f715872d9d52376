import Foundation

/// Pasted text with the line structure it was printed with. Undoes escaping by programs it passed through.
struct DumpText {
    let bytes: DumpBytes
    /// Whether lines were wrapped at a width, so that line numbers differ from those of the pasted text.
    private(set) var wasWrapped = false

    init(_ pasted: [UInt8]) {
        var bytes = DumpBytes(pasted)
        func replace(_ change: ([UInt8]) -> [UInt8]) { bytes = DumpBytes(change(bytes.array)) }
        if TerminalColors.mayBe(in: bytes) { replace(TerminalColors.removed) }
        // A string within a string, as in a JSON log, is escaped twice.
        for _ in 0..<2 where Self.isEscaped(bytes) { replace { TerminalColors.removed(from: Self.unescaped($0)) } }
        if Self.hasEntities(bytes) { replace(Self.withoutEntities) }
        if bytes.contains(UInt8(ascii: "\r")) { replace(Self.withPlainLineEnds) }
        if Self.hasTypographicQuotes(bytes) { replace(Self.withPlainQuotes) }
        if let unwrapped = DumpWrapping(bytes)?.undone {
            bytes = DumpBytes(unwrapped)
            wasWrapped = true
        }
        self.bytes = bytes
    }

    /// Whether values are in typographic quotes, as a word processor inserts them.
    private static func hasTypographicQuotes(_ bytes: DumpBytes) -> Bool {
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
    private static func isEscaped(_ bytes: DumpBytes) -> Bool {
        guard bytes.contains(UInt8(ascii: "\\")) else { return false }
        func count(_ word: StaticString) -> Int {
            var (count, next) = (0, 0)
            while let place = bytes.place(of: word, from: next, to: bytes.count) {
                count += 1
                next = place + 1
            }
            return count
        }
        return count("\\n") > count("\n")
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
    private static func hasEntities(_ bytes: DumpBytes) -> Bool {
        guard bytes.contains(UInt8(ascii: "&")), !bytes.contains(UInt8(ascii: "<")) else { return false }
        return bytes.place(of: "&lt;", from: 0, to: bytes.count) != nil
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
    let bytes: DumpBytes
    var place: Int
    let end: Int

    init(_ bytes: DumpBytes, from place: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        self.place = place
        self.end = min(end ?? bytes.count, bytes.count)
    }

    var current: UInt8? { place < end ? bytes.start[place] : nil }

    mutating func skip(_ set: StaticString) {
        let (letters, letterCount, start) = (set.utf8Start, set.utf8CodeUnitCount, bytes.start)
        while place < end, memchr(letters, Int32(start[place]), letterCount) != nil { place += 1 }
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
        let (start, first) = (place, bytes.start)
        while place < end, first[place].isPartOfNumber { place += 1 }
        guard place > start, place - start < 400 else { return nil }
        if let number = Self.plainNumber(bytes, start..<place) { return CGFloat(number) }
        return Double(bytes.string(start..<place)).map { CGFloat($0) }
    }

    /// The number if it is written with at most 15 digits and without an exponent, which makes the division exact.
    private static func plainNumber(_ bytes: DumpBytes, _ range: Range<Int>) -> Double? {
        guard range.count <= 17 else { return nil }
        var (place, value, digits, divisor) = (range.lowerBound, 0, 0, 1.0)
        let text = bytes.start
        let isNegative = text[place] == UInt8(ascii: "-")
        if isNegative { place += 1 }
        var isFraction = false
        while place < range.upperBound {
            let byte = text[place]
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
            } else {
                guard byte.isDigit else { return nil }
                value = value * 10 + Int(byte - 48)
                digits += 1
                if isFraction { divisor *= 10 }
            }
            place += 1
        }
        guard digits > 0, digits <= 15 else { return nil }
        return (isNegative ? -1 : 1) * Double(value) / divisor
    }
}

extension UInt8 {
    var isSpace: Bool { self == 32 || self == 9 }
    var isNewline: Bool { self == 10 }
    var isDigit: Bool { self >= 48 && self <= 57 }
    var isLetter: Bool { self >= 65 && self <= 90 || self >= 97 && self <= 122 }
    var isHexDigit: Bool { isDigit || self >= 65 && self <= 70 || self >= 97 && self <= 102 }
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
