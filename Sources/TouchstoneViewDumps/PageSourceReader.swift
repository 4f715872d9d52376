import Foundation

/// Reads the page source of Appium and WebDriverAgent: one XML tag for each element, with its frame in screen coordinates.
struct PageSourceReader {
    private let bytes: DumpBytes
    private var builder = ElementTreeBuilder(hasElements: true)
    private var open: [(name: Range<Int>, node: Int32)] = []
    private var line: Int32 = 1
    private var counted = 0

    /// Whether the text is a page source of an iOS application.
    static func isMeant(by bytes: DumpBytes) -> Bool {
        bytes.place(of: "<XCUIElementType", from: 0, to: bytes.count) != nil
            || bytes.place(of: "<AppiumAUT", from: 0, to: bytes.count) != nil
    }

    static func read(_ bytes: DumpBytes) -> DumpTree {
        var reader = PageSourceReader(bytes: bytes)
        reader.readAll()
        return reader.builder.finished()
    }

    private init(bytes: DumpBytes) { self.bytes = bytes }

    private mutating func readAll() {
        var place = 0
        while let start = bytes.place(of: UInt8(ascii: "<"), from: place, to: bytes.count) {
            guard let tag = XMLTag(bytes, at: start) else {
                place = start + 1
                continue
            }
            countLines(to: start)
            if tag.isCut {
                builder.change {
                    $0.problem(Int(line), "it is cut off: the closing > is missing")
                    $0.gaps.append(.init(place: $0.nodes.count, line: Int(line), isEnd: true))
                }
            }
            read(tag)
            place = max(tag.end, start + 1)
        }
        if !open.isEmpty {
            countLines(to: bytes.count)
            builder.change { tree in
                if tree.gaps.isEmpty { tree.gaps.append(.init(place: tree.nodes.count, line: Int(line), isEnd: true)) }
            }
        }
    }

    private mutating func countLines(to place: Int) {
        while let newline = bytes.place(of: UInt8(ascii: "\n"), from: counted, to: place) {
            line += 1
            counted = newline + 1
        }
        counted = max(counted, place)
    }

    private mutating func read(_ tag: XMLTag) {
        if tag.isEnd {
            // A tag that ends one further out also ends those whose own end is missing.
            if let index = open.lastIndex(where: { bytes.isEqual($0.name, bytes[tag.name].map { $0 }) }) {
                open.removeSubrange(index...)
            }
            return
        }
        let parent = open.last?.node ?? -1
        var node = parent
        if let element = element(tag) { node = builder.add(element, below: parent) }
        if !tag.isEmpty { open.append((tag.name, node)) }
    }

    private static let prefix = "XCUIElementType"

    private func element(_ tag: XMLTag) -> ElementTreeBuilder.Element? {
        var values: [String: String] = [:]
        for (key, value) in tag.attributes { values[bytes.string(key)] = XMLTag.decoded(bytes.string(value)) }
        let name = bytes.string(tag.name)
        guard name.hasPrefix(Self.prefix) || values["type"]?.hasPrefix(Self.prefix) == true else { return nil }
        let type = String((name.hasPrefix(Self.prefix) ? name : values["type"] ?? name).dropFirst(Self.prefix.count))
        var element = ElementTreeBuilder.Element(type: type, line: line, frame: frame(values))
        element.identifier = values["name"]
        for key in ["label", "value", "placeholderValue"] where element.text == nil {
            guard let text = values[key], !text.isEmpty else { continue }
            element.text = text
            element.hasLabel = key == "label"
            element.hasValue = key != "label"
        }
        // WebDriverAgent gives the label as the name of an element without an identifier.
        if element.identifier == element.text { element.identifier = nil }
        func says(_ key: String, _ words: String...) -> Bool { values[key].map(words.contains) ?? false }
        if says("enabled", "false", "0") { element.flags.insert(.disabled) }
        if says("visible", "false", "0") { element.flags.insert(.notVisible) }
        if says("hittable", "false", "0") { element.flags.insert(.notHittable) }
        return element
    }

    private func frame(_ values: [String: String]) -> CGRect? {
        let numbers = ["x", "y", "width", "height"].compactMap { values[$0].flatMap(Double.init).map { CGFloat($0) } }
        return numbers.count == 4 ? CGRect(dumped: numbers) : nil
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
            let valueEnd = bytes.place(of: quote, from: value, to: bytes.count) ?? bytes.count
            attributes.append((key..<keyEnd, value..<max(value, valueEnd)))
            place = valueEnd + 1
        }
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
