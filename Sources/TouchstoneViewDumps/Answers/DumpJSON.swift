import Foundation
import TouchstoneText

/// A JSON text as a tree of values with their lines.
///
/// Unlike `JSONValue`, it keeps the order and the lines of values, accepts any depth, and reads a text that is cut off as far as it goes.
struct DumpJSON {
    enum Kind { case null, flag, number, text, list, object }

    struct Value {
        let kind: Kind
        /// The key's text without quotes, or empty.
        let key: Range<Int>
        /// The text of a scalar; of a string without quotes.
        var text: Range<Int>
        let line: Int32
        let parent: Int32
        /// The index after the last value inside.
        var end: Int32
    }

    let bytes: DumpBytes
    private(set) var values: [Value] = []
    /// Whether the text ends inside a value.
    private(set) var isCut = false
    /// The position after the outermost value.
    private(set) var end = 0
    private var line: Int32 = 1
    private var place: Int

    /// Reads the value that begins at a position; `nil` if there is none.
    init?(_ bytes: DumpBytes, from start: Int) {
        self.bytes = bytes
        place = start
        var next = 0
        while let newline = bytes.place(of: UInt8(ascii: "\n"), from: next, to: start) {
            line += 1
            next = newline + 1
        }
        guard read() else { return nil }
        end = place
    }

    // MARK: Reading

    private mutating func skipSpace() {
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\n") { line += 1 } else if byte != 32, byte != 9, byte != 13 { return }
            place += 1
        }
    }

    /// Reads one value with everything inside it, without recursion. Returns whether the text is JSON up to its end or the value's.
    private mutating func read() -> Bool {
        var open: [Int] = []
        while true {
            skipSpace()
            guard place < bytes.count else { return cut(open) }
            if let top = open.last, bytes[place] == (values[top].kind == .list ? UInt8(ascii: "]") : UInt8(ascii: "}"))
            {
                place += 1
                values[top].end = Int32(values.count)
                open.removeLast()
                if open.isEmpty, !beginsAnother() { return true }
                continue
            }
            if bytes[place] == UInt8(ascii: ","), !open.isEmpty {
                place += 1
                continue
            }
            var key = 0..<0
            if let top = open.last, values[top].kind == .object {
                guard bytes[place] == UInt8(ascii: "\""), let text = quoted() else { return false }
                key = text
                skipSpace()
                guard place < bytes.count else { return cut(open) }
                guard bytes[place] == UInt8(ascii: ":") else { return false }
                place += 1
                skipSpace()
                guard place < bytes.count else { return cut(open) }
            }
            guard let kind = begin(key, Int32(open.last ?? -1)) else { return false }
            if kind == .list || kind == .object { open.append(values.count - 1) } else if open.isEmpty { return true }
        }
    }

    /// Whether another list or object follows, as in a text with one object a line.
    private mutating func beginsAnother() -> Bool {
        let (end, endLine) = (place, line)
        skipSpace()
        if bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "[") { return true }
        (place, line) = (end, endLine)
        return false
    }

    private mutating func cut(_ open: [Int]) -> Bool {
        isCut = true
        for index in open { values[index].end = Int32(values.count) }
        return !values.isEmpty
    }

    /// Adds the value that begins here; the caller reads what is inside a list or object.
    private mutating func begin(_ key: Range<Int>, _ parent: Int32) -> Kind? {
        let start = place
        let startLine = line
        let kind: Kind
        var text = start..<start
        switch bytes[place] {
        case UInt8(ascii: "{"): (kind, place) = (.object, place + 1)
        case UInt8(ascii: "["): (kind, place) = (.list, place + 1)
        case UInt8(ascii: "\""):
            guard let inner = quoted() else { return nil }
            (kind, text) = (.text, inner)
        default:
            while place < bytes.count, bytes[place].isLetter || bytes[place].isDigit || bytes.isSign(at: place) {
                place += 1
            }
            guard place > start else { return nil }
            text = start..<place
            switch bytes[start] {
            case UInt8(ascii: "t"), UInt8(ascii: "f"): kind = .flag
            case UInt8(ascii: "n"): kind = .null
            default:
                guard bytes[start].isDigit || bytes[start] == UInt8(ascii: "-") else { return nil }
                // A number that the text's end cuts off may be another one.
                kind = place < bytes.count ? .number : .null
            }
        }
        values.append(
            Value(kind: kind, key: key, text: text, line: startLine, parent: parent, end: Int32(values.count + 1)))
        return kind
    }

    /// Reads a string and returns the range between its quotes. A string that the text's end cuts off ends there.
    private mutating func quoted() -> Range<Int>? {
        place += 1
        let start = place
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\"") {
                place += 1
                return start..<place - 1
            }
            // A real line break in a string means that this is no JSON.
            if byte == UInt8(ascii: "\n") { return nil }
            place += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        place = bytes.count
        return start..<place
    }

    // MARK: Values

    /// The indices of the values directly inside a list or object.
    func members(of index: Int) -> [Int] {
        var members: [Int] = []
        var next = index + 1
        while next < Int(values[index].end) {
            members.append(next)
            next = Int(values[next].end)
        }
        return members
    }

    func isKey(_ index: Int, _ name: StaticString) -> Bool {
        values[index].key.count == name.utf8CodeUnitCount && bytes.has(name, at: values[index].key.lowerBound)
    }

    func number(_ index: Int) -> Double? {
        let value = values[index]
        guard value.kind == .number || value.kind == .text else { return nil }
        return Double(bytes.string(value.text))
    }

    /// Whether a value is `true`, `1` or `YES`; `nil` if it is none of these and of their opposites.
    func flag(_ index: Int) -> Bool? {
        switch bytes.string(values[index].text).lowercased() {
        case "true", "1", "yes": true
        case "false", "0", "no": false
        default: nil
        }
    }

    /// The string, number or flag as text; `nil` for null, lists and objects.
    func string(_ index: Int) -> String? {
        let value = values[index]
        switch value.kind {
        case .null, .list, .object: return nil
        case .text: return Self.unescaped(bytes.string(value.text))
        default: return bytes.string(value.text)
        }
    }

    private static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        let bytes = Array(("\"" + text + "\"").utf8)
        if case .string(let string)? = JSONValue(bytes) { return string }
        return text
    }
}

extension DumpBytes {
    /// Whether a sign or a point of a number is at the position.
    fileprivate func isSign(at place: Int) -> Bool {
        let byte = self[place]
        return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }
}
