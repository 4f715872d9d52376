/// The lines of a recording, numbered from 1, with LF or CRLF line endings.
struct RecordingLines: Sequence, IteratorProtocol {
    struct Line {
        let number: Int
        let text: Substring

        /// Whether the line was longer than ``RecordingLines/longestLine``; then `text` is only its beginning.
        let isCut: Bool
    }

    /// The maximum length of a line in bytes; real lines have at most about 100.
    static let longestLine = 2048

    static let tooLong = "the line is longer than \(longestLine) bytes; it is skipped"

    private var rest: Substring.UTF8View
    private var number = 0
    private var isAtEnd = false

    init(_ text: String) {
        rest = Substring(text).utf8
    }

    mutating func next() -> Line? {
        guard !isAtEnd else { return nil }
        number += 1
        var bytes: Substring.UTF8View
        // Search bytes, not characters: "\r\n" is a single Character, which a search for "\n" would miss.
        if let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
            bytes = rest[..<newline]
            rest = rest[rest.index(after: newline)...]
        } else {
            isAtEnd = true
            bytes = rest
            if bytes.isEmpty { return nil }
        }
        if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
        let isCut = bytes.count > Self.longestLine
        return Line(number: number, text: Substring(isCut ? bytes.prefix(Self.longestLine) : bytes), isCut: isCut)
    }
}

extension Substring {
    /// The parts separated by spaces and tabs.
    var fields: [Substring] {
        utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { Substring($0) }
    }

    /// The text without spaces and tabs at both ends.
    var trimmed: Substring {
        var bytes = utf8
        while let first = bytes.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
            bytes = bytes.dropFirst()
        }
        while let last = bytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
            bytes = bytes.dropLast()
        }
        return Substring(bytes)
    }

    /// Returns the text before the first occurrence of an ASCII character, or the whole text.
    func before(_ character: Unicode.Scalar) -> Substring {
        Substring(utf8.prefix { $0 != UInt8(ascii: character) })
    }

    /// Returns the text after the first occurrence of an ASCII character, or `nil` if it does not occur.
    func after(_ character: Unicode.Scalar) -> Substring? {
        utf8.firstIndex(of: UInt8(ascii: character)).map { Substring(utf8[utf8.index(after: $0)...]) }
    }

    /// The beginning of the text for a message: short and without control characters.
    var excerpt: String {
        var result = ""
        for (index, scalar) in unicodeScalars.prefix(41).enumerated() {
            if index == 40 { return "“\(result)…”" }
            result.unicodeScalars.append(scalar.properties.generalCategory == .control ? "·" : scalar)
        }
        return "“\(result)”"
    }
}
