import Foundation

/// Reads the `debugDescription` of an XCUITest element: one indented line per element,
/// `Type, address, {{x, y}, {w, h}}, attributes`.
///
/// Frames are in screen coordinates.
struct AccessibilityTreeReader {
    private let bytes: DumpBytes
    private(set) var tree: DumpTree
    /// The ancestors of the current line, with their indentation.
    private var open: [(indent: Int, node: Int32)] = []

    private init(_ bytes: DumpBytes) {
        self.bytes = bytes
        tree = DumpTree(bytes, hasElements: true)
    }

    /// Whether the text describes elements, not views.
    static func isMeant(by bytes: DumpBytes) -> Bool {
        guard bytes.place(of: "{{", from: 0, to: bytes.count) != nil else { return false }
        let views = bytes.place(of: "; frame = (", from: 0, to: min(bytes.count, 400_000))
        return views == nil && DumpLines(bytes, 0..<bytes.count).contains { DumpElement(bytes, $0) != nil }
    }

    static func read(_ bytes: DumpBytes) -> DumpTree {
        var reader = AccessibilityTreeReader(bytes)
        reader.readAll()
        return reader.tree
    }

    private mutating func readAll() {
        var number = 0
        // The start of the last element's attributes, which end where the next element begins.
        var attributes: Int?
        var (isBefore, isTree) = (bytes.place(of: "Element subtree:", from: 0, to: bytes.count) != nil, true)
        for line in DumpLines(bytes, 0..<bytes.count) {
            number += 1
            if isBefore {
                isBefore = bytes.place(of: "Element subtree:", from: line.lowerBound, to: line.upperBound) == nil
                continue
            }
            guard isTree else { continue }
            if isEnd(line) {
                finish(attributes, at: line.lowerBound)
                attributes = nil
                isTree = false
                continue
            }
            var rest: Range<Int>? = line
            var isFirst = true
            while let part = rest, let element = DumpElement(bytes, part) {
                finish(attributes, at: element.start)
                if !isFirst { tree.numbersAreLines = false }
                attributes = add(element, number)
                isFirst = false
                rest = attributes.map { $0..<line.upperBound }
            }
            if isFirst { readOther(line, number, isOpen: attributes != nil) }
        }
        finish(attributes, at: bytes.count)
        if !tree.numbersAreLines {
            for index in tree.nodes.indices { tree.nodes[index].line = Int32(index + 1) }
        }
        tree.close()
    }

    private func isEnd(_ line: Range<Int>) -> Bool {
        bytes.place(of: "Path to element:", from: line.lowerBound, to: line.upperBound) != nil
            || bytes.place(of: "Query chain:", from: line.lowerBound, to: line.upperBound) != nil
    }

    /// Adds an element and returns the position of its attributes.
    private mutating func add(_ element: DumpElement, _ line: Int) -> Int {
        while let top = open.last, top.indent >= element.indent { open.removeLast() }
        let type = String(decoding: bytes[element.type], as: UTF8.self)
        var node = DumpNode(
            line: Int32(line), kind: tree.kind(called: type),
            address: Int32(element.address.lowerBound)..<Int32(element.address.upperBound))
        guard let frame = element.frame else {
            // An application may have no frame.
            if type != "Application" { tree.problem(line, "\(type) has no readable frame; it is skipped") }
            return element.end
        }
        node.frame = frame
        let parent = open.last?.node ?? -1
        open.append((element.indent, Int32(tree.nodes.count)))
        tree.nodes.append(node)
        tree.put(tree.nodes.count - 1, below: parent)
        return element.end
    }

    /// Ignores a line inside an element's attributes, since a label may span several lines, and reports any other
    /// unknown line.
    private mutating func readOther(_ line: Range<Int>, _ number: Int, isOpen: Bool) {
        let isElement = bytes.place(of: "{{", from: line.lowerBound, to: line.upperBound) != nil
        guard !isOpen || isElement else { return }
        switch DumpChatter(bytes, line) {
        case .nothing: break
        case .leftOut: tree.gaps.append(.init(place: tree.nodes.count, line: number - 1, isEnd: false))
        case .words(let words):
            if words.hasPrefix("Application") || words.hasPrefix("Attributes:") { return }
            tree.problem(number, "no element is described here: \(words)")
        }
    }

    // MARK: Attributes

    /// Reads the attributes of the element added last, which end before `end`.
    private mutating func finish(_ start: Int?, at end: Int) {
        guard let start, !tree.nodes.isEmpty else { return }
        let last = tree.nodes.count - 1
        var place = start
        while place < end {
            while place < end, bytes[place].isSpace || bytes[place].isNewline || bytes[place] == UInt8(ascii: ",") {
                place += 1
            }
            let word = place
            while place < end, bytes[place] != UInt8(ascii: ","), bytes[place] != UInt8(ascii: ":"),
                !bytes[place].isNewline
            { place += 1 }
            let key = word..<place
            guard place < end, bytes[place] == UInt8(ascii: ":") else {
                if key.count == 8, bytes.has("Disabled", at: word) { tree.nodes[last].flags.insert(.disabled) }
                if DumpChatter.isDots(bytes, key) {
                    tree.gaps.append(.init(place: last + 1, line: Int(tree.nodes[last].line), isEnd: false))
                }
                continue
            }
            place += 1
            while place < end, bytes[place].isSpace { place += 1 }
            let value = self.value(from: &place, to: end)
            note(key, value, last)
        }
    }

    private mutating func note(_ key: Range<Int>, _ value: Range<Int32>, _ node: Int) {
        guard !value.isEmpty else { return }
        switch String(decoding: bytes[key].prefix(20), as: UTF8.self) {
        case "identifier": tree.nodes[node].identifier = value
        case "label":
            tree.nodes[node].text = value
            tree.nodes[node].flags.insert(.hasLabel)
            tree.nodes[node].flags.remove(.hasValue)
        case "title", "value", "placeholderValue":
            guard tree.nodes[node].text.isEmpty else { return }
            tree.nodes[node].text = value
            if !bytes.has("title", at: key.lowerBound) { tree.nodes[node].flags.insert(.hasValue) }
        default: break
        }
    }

    /// Reads a value, quoted or not.
    ///
    /// A quote ends only before a comma and another attribute or at the end of a line, so that a label may contain
    /// apostrophes.
    private func value(from place: inout Int, to end: Int) -> Range<Int32> {
        guard place < end, bytes[place] == UInt8(ascii: "'") else {
            let start = place
            while place < end, bytes[place] != UInt8(ascii: ","), !bytes[place].isNewline { place += 1 }
            return Int32(start)..<Int32(place)
        }
        let start = place + 1
        place = start
        while place < end {
            if bytes[place] == UInt8(ascii: "'"), closesQuote(at: place, end) {
                place += 1
                return Int32(start)..<Int32(place - 1)
            }
            place += 1
        }
        return Int32(start)..<Int32(max(start, end))
    }

    private func closesQuote(at place: Int, _ end: Int) -> Bool {
        var next = place + 1
        while next < end, bytes[next].isSpace { next += 1 }
        guard next < end, !bytes[next].isNewline else { return true }
        guard bytes[next] == UInt8(ascii: ",") else { return false }
        next += 1
        while next < end, bytes[next].isSpace { next += 1 }
        return ["Disabled", "Selected", "Keyboard Focused", "Focused"].contains { bytes.has($0, at: next) }
            || ["identifier:", "label:", "value:", "placeholderValue:", "title:", "traits:"].contains {
                bytes.has($0, at: next)
            }
    }
}

/// An element in one line: `Button, 0x1, {{…}}`, or the older form `Button 0x1: traits: 1, {{…}}`.
struct DumpElement {
    let start: Int
    let type: Range<Int>
    let address: Range<Int>
    let frame: CGRect?
    let indent: Int
    /// The position of the attributes.
    let end: Int

    init?(_ bytes: DumpBytes, _ line: Range<Int>) {
        var place = line.lowerBound
        var head: Int?
        while place < line.upperBound {
            if bytes[place] == UInt8(ascii: "'") {
                guard let end = Self.endOfQuote(bytes, place, line.upperBound) else { return nil }
                place = end
            }
            if bytes.has("0x", at: place) || bytes.has("{{", at: place) {
                head = place
                break
            }
            place += 1
        }
        guard let head, head > line.lowerBound else { return nil }
        var (typeEnd, typeStart) = (head, head)
        while typeEnd > line.lowerBound, bytes[typeEnd - 1].isSpace || bytes[typeEnd - 1] == UInt8(ascii: ",") {
            typeEnd -= 1
        }
        typeStart = typeEnd
        while typeStart > line.lowerBound, Self.isPartOfType(bytes[typeStart - 1]) {
            if bytes[typeStart - 1] == 32, typeStart - 2 < line.lowerBound || !bytes[typeStart - 2].isLetter { break }
            typeStart -= 1
        }
        guard typeEnd > typeStart, typeEnd - typeStart < 40, bytes[typeStart].isLetter, bytes[typeStart] < 97,
            head > typeEnd
        else { return nil }
        var addressEnd = head
        if bytes.has("0x", at: head) {
            addressEnd += 2
            while addressEnd < line.upperBound, bytes[addressEnd].isHexDigit { addressEnd += 1 }
        }
        var frameStart = addressEnd
        let limit = min(line.upperBound, addressEnd + 400)
        while frameStart < limit, bytes[frameStart] != UInt8(ascii: "'"), !bytes.has("{{", at: frameStart) {
            frameStart += 1
        }
        var cursor = DumpCursor(bytes, from: frameStart, to: line.upperBound)
        guard cursor.take("{{") else {
            let name = String(decoding: bytes[typeStart..<typeEnd], as: UTF8.self)
            guard name == "Application" else { return nil }
            self.init(line.lowerBound, typeStart..<typeEnd, head..<addressEnd, nil, bytes, addressEnd)
            return
        }
        let frame = cursor.numbers(4, separators: " ,{}").flatMap(CGRect.init(dumped:))
        while let byte = cursor.current, byte != UInt8(ascii: "}") { cursor.place += 1 }
        _ = cursor.take("}}")
        self.init(line.lowerBound, typeStart..<typeEnd, head..<addressEnd, frame, bytes, cursor.place)
    }

    private init(
        _ floor: Int, _ type: Range<Int>, _ address: Range<Int>, _ frame: CGRect?, _ bytes: DumpBytes, _ end: Int
    ) {
        var place = type.lowerBound
        var indent = 0
        // Arrows precede the first element or each element.
        while place > floor,
            bytes[place - 1].isSpace || bytes[place - 1] >= 0x80 || bytes[place - 1] == UInt8(ascii: "|")
        {
            if bytes[place - 1] < 0x80 { indent += bytes[place - 1] == 9 ? 4 : 1 }
            place -= 1
        }
        start = place
        self.type = type
        self.address = address
        self.frame = frame
        self.indent = indent
        self.end = end
    }

    /// The position after a quoted label in this line, or `nil` if the label continues in the next line.
    private static func endOfQuote(_ bytes: DumpBytes, _ start: Int, _ end: Int) -> Int? {
        var place = start + 1
        while place < end {
            if bytes[place] == UInt8(ascii: "'") {
                let next = place + 1 < end ? bytes[place + 1] : UInt8(ascii: ",")
                if next == UInt8(ascii: ",") || next == 32 && place + 2 < end && bytes[place + 2] == 32 {
                    return place + 1
                }
            }
            place += 1
        }
        return nil
    }

    private static func isPartOfType(_ byte: UInt8) -> Bool {
        byte.isLetter || byte == 32 || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
    }
}
