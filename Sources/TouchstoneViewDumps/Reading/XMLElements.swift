import Foundation

/// The elements of an XML text, with their nesting.
struct XMLElements {
    private let bytes: DumpBytes
    private var line: Int32 = 1
    private var counted = 0

    init(_ bytes: DumpBytes) { self.bytes = bytes }

    /// Calls `begin` with each start tag, its line and the node of the nearest enclosing element that has one, or -1.
    ///
    /// - Parameters:
    ///   - begin: Returns the node of the element, or `nil` if it has none.
    ///   - atEnd: Called with the line if the text ends inside an element.
    func forEach(_ begin: (XMLTag, Int32, Int32) -> Int32?, atEnd: (Int32) -> Void) {
        var walk = self
        var open: [(name: Range<Int>, node: Int32)] = []
        var (place, isCut) = (0, false)
        while let start = bytes.place(of: UInt8(ascii: "<"), from: place, to: bytes.count) {
            if let end = contentEnd(at: start) {
                place = end
                continue
            }
            guard let tag = XMLTag(bytes, at: start) else {
                place = start + 1
                continue
            }
            place = max(tag.end, start + 1)
            walk.countLines(to: start)
            isCut = isCut || tag.isCut
            if tag.isEnd {
                // A tag that ends one further out also ends those whose own end is missing.
                if let index = open.lastIndex(where: { bytes.isEqual($0.name, tag.name) }) {
                    open.removeSubrange(index...)
                }
                continue
            }
            let parent = open.last?.node ?? -1
            let node = begin(tag, walk.line, parent) ?? parent
            if !tag.isEmpty { open.append((tag.name, node)) }
        }
        walk.countLines(to: bytes.count)
        if isCut || !open.isEmpty { atEnd(walk.line) }
    }

    /// The end of a comment or of character data that begins here, which may contain tags.
    private func contentEnd(at start: Int) -> Int? {
        if bytes.has("<![CDATA[", at: start) {
            return bytes.place(of: "]]>", from: start, to: bytes.count).map { $0 + 3 } ?? bytes.count
        }
        guard bytes.has("<!--", at: start) else { return nil }
        return bytes.place(of: "-->", from: start, to: bytes.count).map { $0 + 3 } ?? bytes.count
    }

    private mutating func countLines(to place: Int) {
        while let newline = bytes.place(of: UInt8(ascii: "\n"), from: counted, to: place) {
            line += 1
            counted = newline + 1
        }
        counted = max(counted, place)
    }
}

/// A tag of an XML text.
struct XMLTag {
    let name: Range<Int>
    private(set) var attributes: [(key: Range<Int>, value: Range<Int>)] = []
    /// Whether it is an end tag, as in `</a>`.
    let isEnd: Bool
    /// Whether it has no content, as in `<a/>`.
    private(set) var isEmpty = false
    /// Whether the text ends inside it.
    private(set) var isCut = false
    private(set) var end: Int

    init?(_ bytes: DumpBytes, at start: Int) {
        var place = start + 1
        isEnd = bytes[place] == UInt8(ascii: "/")
        if isEnd { place += 1 }
        let first = place
        while Self.isPartOfName(bytes[place]) { place += 1 }
        guard place > first else { return nil }
        place = Self.genericArgumentsEnd(bytes, at: place) ?? place
        name = first..<place
        end = place
        while true {
            while place < bytes.count, bytes[place].isSpace || bytes[place].isNewline || bytes[place] == 13 {
                place += 1
            }
            guard place < bytes.count else {
                isCut = true
                end = place
                return
            }
            switch bytes[place] {
            case UInt8(ascii: ">"):
                end = place + 1
                return
            case UInt8(ascii: "/"):
                isEmpty = true
                place += 1
                continue
            case UInt8(ascii: "<"):
                isCut = true
                end = place
                return
            default: break
            }
            let key = place
            while Self.isPartOfName(bytes[place]) { place += 1 }
            guard place > key else {
                place += 1
                continue
            }
            let keyEnd = place
            guard bytes[place] == UInt8(ascii: "=") else { continue }
            let quote = bytes[place + 1]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                place += 1
                continue
            }
            let value = place + 2
            // A value that the text's end cuts off may be another one.
            guard let valueEnd = Self.valueEnd(bytes, from: value, quote) else {
                place = bytes.count
                continue
            }
            attributes.append((key..<keyEnd, value..<valueEnd))
            place = valueEnd + 1
        }
    }

    /// The end of generic arguments, as in `<Host<Text>>`: some tools use a class as a tag without escaping it. `nil` if
    /// there are none.
    private static func genericArgumentsEnd(_ bytes: DumpBytes, at start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "<") else { return nil }
        var depth = 0
        for place in start..<min(start + 2000, bytes.count) {
            switch bytes[place] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">") where bytes[place - 1] != UInt8(ascii: "-"):
                depth -= 1
                if depth == 0 { return place + 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: "\n"): return nil
            default: break
            }
        }
        return nil
    }

    /// The quotation mark that ends a value: the first one before another attribute or the end of the tag. Some tools do
    /// not escape quotation marks in values.
    private static func valueEnd(_ bytes: DumpBytes, from start: Int, _ quote: UInt8) -> Int? {
        guard let first = bytes.place(of: quote, from: start, to: bytes.count) else { return nil }
        var end = first
        while end - first < 2000 {
            if isEndOfValue(bytes, at: end) { return end }
            guard let next = bytes.place(of: quote, from: end + 1, to: bytes.count) else { break }
            end = next
        }
        return first
    }

    private static func isEndOfValue(_ bytes: DumpBytes, at quote: Int) -> Bool {
        var place = quote + 1
        while place < bytes.count, bytes[place].isSpace || bytes[place].isNewline || bytes[place] == 13 { place += 1 }
        guard place < bytes.count else { return true }
        switch bytes[place] {
        case UInt8(ascii: ">"): return true
        case UInt8(ascii: "/"), UInt8(ascii: "?"): return bytes[place + 1] == UInt8(ascii: ">")
        default: break
        }
        let key = place
        while isPartOfName(bytes[place]) { place += 1 }
        return place > key && bytes[place] == UInt8(ascii: "=")
    }

    /// The attributes by their names, with entities replaced; empty ones are left out.
    func values(_ bytes: DumpBytes) -> [String: String] {
        var values: [String: String] = [:]
        for (key, value) in attributes where !value.isEmpty {
            values[bytes.string(key)] = Self.decoded(bytes.string(value))
        }
        return values
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ":")
            || byte == UInt8(ascii: ".")
    }

    /// The text with its entities replaced.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            guard let end = rest.prefix(12).firstIndex(of: ";"), let one = entity(rest[rest.index(after: start)..<end])
            else {
                result.append("&")
                rest = rest.dropFirst()
                continue
            }
            result += one
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func entity(_ name: Substring) -> String? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
    }
}
