import Foundation

/// Reads the `debugDescription` of an XCUITest element: a line an element, `Type, address, {{x, y}, {w, h}}, attributes`,
/// indented. Its frames are in screen coordinates.
struct AccessibilityTreeReader {
    private var reading = DumpReading()
    /// Each node's frame on the screen.
    private var screenFrames: [CGRect] = []
    /// What follows the last node's frame, with the lines that it goes on over.
    private var attributes = ""

    init() {}

    static func isMeant(by lines: [String]) -> Bool {
        let views = lines.prefix(2000).contains { $0.contains("; frame = (") || $0.contains("Frame: (") }
        return !views && lines.contains { element(in: $0) != nil }
    }

    func read(_ lines: [String]) -> DumpReading {
        var reader = self
        reader.readLines(lines)
        return reader.reading
    }

    private mutating func problem(_ line: Int, _ message: String) {
        reading.problems.append(.init(line: line, message: message))
    }

    private mutating func readLines(_ lines: [String]) {
        let first = lines.firstIndex { $0.contains("Element subtree:") }.map { $0 + 1 } ?? 0
        let rest = lines[first...]
        let last = rest.firstIndex { $0.contains("Path to element:") || $0.contains("Query chain:") } ?? lines.count
        var levels: [(indent: Int, node: Int?)] = []
        for index in first..<last {
            let line = lines[index]
            guard let element = Self.element(in: line) else {
                readOther(line, index + 1, &levels)
                continue
            }
            while let top = levels.last, top.indent >= element.indent { levels.removeLast() }
            guard let frame = element.frame else {
                problem(index + 1, "\(element.type) has no frame that can be read; it is left out")
                continue
            }
            let parent = levels.last.flatMap(\.node)
            let origin = parent.map { screenFrames[$0].origin } ?? .zero
            var node = DumpNode(
                line: index + 1, parent: parent, className: element.type, address: element.address,
                frame: frame.offsetBy(dx: -origin.x, dy: -origin.y))
            attributes = String(element.rest)
            Self.read(element.rest, into: &node)
            levels.append((element.indent, reading.nodes.count))
            reading.nodes.append(node)
            screenFrames.append(frame)
        }
    }

    /// An application has no frame, and a label may go over several lines.
    private mutating func readOther(_ line: String, _ number: Int, _ levels: inout [(indent: Int, node: Int?)]) {
        let words = line.trimmingCharacters(in: CharacterSet(charactersIn: " \t→↳"))
        if words.isEmpty || words.hasPrefix("Application") || words.hasPrefix("Attributes:") { return }
        if reading.nodes.isEmpty || Self.looksLikeAnElement(words) {
            problem(number, "no element is described here: \(words.prefix(40))")
        } else {
            attributes += "\n" + words
            Self.read(Substring(attributes), into: &reading.nodes[reading.nodes.count - 1])
        }
    }

    private static func looksLikeAnElement(_ words: String) -> Bool { words.contains("{{") || words.contains(", 0x") }

    private struct Element {
        var indent: Int
        var type: String
        var address: String
        var frame: CGRect?
        var rest: Substring
    }

    /// `Button, 0x1, {{…}}`, and the `Button 0x1: traits: 1, {{…}}` of older times.
    private static func element(in line: String) -> Element? {
        guard let start = line.firstIndex(where: { $0.isLetter }), let hex = line.range(of: "0x"),
            start < hex.lowerBound
        else { return nil }
        let type = line[start..<hex.lowerBound].trimmingCharacters(in: [" ", ","])
        guard !type.isEmpty, type.count < 40, type.allSatisfy({ $0.isLetter || $0 == " " || $0 == "(" || $0 == ")" })
        else { return nil }
        let address = line[hex.lowerBound...].prefix { $0.isHexDigit || $0 == "x" }
        let rest = line[address.endIndex...]
        guard let frame = rest.after("{{") else { return nil }
        var scanner = DumpScanner(frame.prefix(200))
        let rect = scanner.numbers(4, separators: " ,{}").flatMap(CGRect.init(numbers:))
        return Element(
            indent: line.distance(from: line.startIndex, to: start), type: type, address: String(address), frame: rect,
            rest: frame.after("}}") ?? "")
    }

    private static func read(_ text: Substring, into node: inout DumpNode) {
        if let identifier = text.after("identifier: '") { node.identifier = String(identifier.before("'")) }
        if let label = text.after("label: '") {
            node.label = String(label.before("', ").before("'\n"))
            if node.label?.hasSuffix("'") == true { node.label?.removeLast() }
        }
        if words(outsideQuotes: text).contains("Disabled") { node.isEnabled = false }
    }

    /// A quote opens after a colon and closes before a comma, so that a label may have apostrophes.
    private static func words(outsideQuotes text: Substring) -> [String] {
        var plain = ""
        var isQuoted = false
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            guard character == "'" else {
                if !isQuoted { plain.append(character) }
                continue
            }
            let next = index + 1 < characters.count ? characters[index + 1] : ","
            if !isQuoted, plain.hasSuffix(": ") { isQuoted = true } else if next == "," { isQuoted = false }
        }
        return plain.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}
