import Foundation
import TouchstoneGeometry

/// Reads `recursiveDescription`: a line a view, `<Class: address; attribute = value; …>`, with a bar for each level.
struct RecursiveDescriptionReader {
    /// A view's text, put together from the lines it was wrapped into.
    private struct Record {
        var line: Int
        var depth: Int
        var text: Substring
        /// More lines than a view has ever been wrapped into belong to something else.
        var lineCount = 1
    }

    private var reading = DumpReading()

    init() {}

    func read(_ lines: [String]) -> DumpReading {
        var reader = self
        let records = reader.records(lines)
        reader.link(records)
        return reader.reading
    }

    private mutating func problem(_ line: Int, _ message: String) {
        reading.problems.append(.init(line: line, message: message))
    }

    // MARK: Lines

    private mutating func records(_ lines: [String]) -> [Record] {
        var records: [Record] = []
        // Whether the last record is still open, so that what follows belongs to it.
        var isOpen = false
        for (index, line) in lines.enumerated() {
            if let start = Self.start(of: line), !(isOpen && Self.expectsValue(records[records.count - 1].text)) {
                if isOpen, let last = records.last {
                    problem(last.line, "it is cut off: the closing > is missing")
                }
                records.append(Record(line: index + 1, depth: start.depth, text: start.text))
            } else if isOpen {
                let more = line.drop { $0 == " " || $0 == "|" || $0 == "\t" }
                records[records.count - 1].text += (more.first == ";" ? "" : " ") + more
                records[records.count - 1].lineCount += 1
            } else {
                let words = line.trimmingCharacters(in: CharacterSet(charactersIn: " |\t`'\""))
                if !words.isEmpty, !Self.isChatter(words) {
                    problem(index + 1, "no view is described here: \(words.prefix(40))")
                }
                continue
            }
            let last = records[records.count - 1]
            isOpen = !Self.isClosed(last.text) && last.lineCount < 12
        }
        if isOpen, let last = records.last { problem(last.line, "it is cut off: the closing > is missing") }
        return records
    }

    /// Where a view's description begins in a line: after any prefix, at the first `<Class: 0x`.
    private static func start(of line: String) -> (depth: Int, text: Substring)? {
        var rest = Substring(line)
        while let bracket = rest.firstIndex(of: "<") {
            let text = rest[bracket...]
            if isHead(text) {
                var depth = 0
                for character in line[..<bracket].reversed() {
                    if character == "|" { depth += 1 } else if character != " ", character != "\t" { break }
                }
                // A value, such as that of `layer = <…>`, is no view.
                let before = line[..<bracket].last { $0 != " " }
                return before == "=" ? nil : (depth, text)
            }
            rest = rest[rest.index(after: bracket)...]
        }
        return nil
    }

    /// `<Class: 0x`, where the class may be generic.
    private static func isHead(_ text: Substring) -> Bool {
        guard let colon = text.range(of: ": 0x"), text.distance(from: text.startIndex, to: colon.lowerBound) < 2000
        else { return false }
        let name = text[text.index(after: text.startIndex)..<colon.lowerBound]
        guard !name.isEmpty, name.first != " ", !name.contains(";") else { return false }
        var depth = 0
        for character in name {
            if character == "<" { depth += 1 }
            if character == ">" { depth -= 1 }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    /// Whether the next `<` belongs to this text, as the value of an attribute that was wrapped.
    private static func expectsValue(_ text: Substring) -> Bool {
        guard let last = text.last(where: { $0 != " " }) else { return false }
        return last == "=" || last == "," || last == "{" || last == ":"
    }

    /// Whether each `<` has its `>`; of what stands in quotes only the end of the quotes counts.
    private static func isClosed(_ text: Substring) -> Bool {
        var depth = 0
        var isQuoted = false
        var last: Character = " "
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            defer { last = character }
            if isQuoted {
                // The text may have quotes of its own; its last one is followed by the next attribute.
                let next = index + 1 < characters.count ? characters[index + 1] : ";"
                if character == "'", next == ";" || next == ">" { isQuoted = false }
                continue
            }
            switch character {
            case "'" where last == " " || last == "=": isQuoted = true
            case "<": depth += 1
            case ">": depth -= 1
            default: break
            }
            if depth == 0 { return true }
        }
        return false
    }

    /// What surrounds a dump in a debugger's window or a log.
    private static func isChatter(_ words: String) -> Bool {
        words.hasPrefix("(lldb)") || words.hasPrefix("(gdb)") || words.hasPrefix("po ") || words.hasPrefix("$")
            || words.hasPrefix("```") || words.hasPrefix("expr ") || words.hasPrefix("(NSString")
    }

    // MARK: Views

    private mutating func link(_ records: [Record]) {
        /// The node on each level above, or nil where it was left out.
        var levels: [(depth: Int, node: Int?)] = []
        for record in records {
            while let last = levels.last, last.depth >= record.depth { levels.removeLast() }
            if record.text.contains("> (layer)") || record.text.hasSuffix("(layer)") {
                levels.append((record.depth, nil))
                continue
            }
            if let above = levels.last, above.node == nil {
                problem(record.line, "it is in something that could not be read, and is left out")
                levels.append((record.depth, nil))
                continue
            }
            let parent = levels.last.flatMap(\.node)
            let made = node(record, parent)
            levels.append((record.depth, made == nil ? nil : reading.nodes.count))
            if let made { reading.nodes.append(made) }
        }
    }

    private mutating func node(_ record: Record, _ parent: Int?) -> DumpNode? {
        let head = record.text.dropFirst()
        guard let colon = head.range(of: ": 0x") else { return nil }
        let address = head[head.index(colon.lowerBound, offsetBy: 2)...].prefix { $0.isHexDigit || $0 == "x" }
        let attributes = head[address.endIndex...]
        guard let frame = Self.frame(attributes) else {
            problem(
                record.line, "\(head[..<colon.lowerBound].prefix(60)) has no frame that can be read; it is left out")
            return nil
        }
        var node = DumpNode(
            line: record.line, parent: parent, className: String(head[..<colon.lowerBound]), address: String(address),
            frame: frame)
        Self.read(attributes, into: &node)
        return node
    }

    /// `frame = (x y; w h)`, and the `Frame: (x, y, w, h)` of older times.
    private static func frame(_ text: Substring) -> CGRect? {
        if let rect = rect("frame = (", text) { return rect }
        guard let old = text.after("Frame: (") else { return nil }
        var scanner = DumpScanner(old.prefix(200))
        return scanner.numbers(4, separators: " ,").flatMap(CGRect.init(numbers:))
    }

    private static func rect(_ marker: String, _ text: Substring) -> CGRect? {
        guard let value = text.after(marker) else { return nil }
        var scanner = DumpScanner(value.prefix(200))
        return scanner.numbers(4, separators: " ;,").flatMap(CGRect.init(numbers:))
    }

    private static func read(_ text: Substring, into node: inout DumpNode) {
        // What a text shows may look like an attribute.
        let shown = text.after("text = '").map { $0.before("';") }
        let outside = shown.flatMap { shown in
            text.range(of: "text = '").map { text[..<$0.lowerBound] + text[shown.endIndex...] }
        }
        let text = outside.map { Substring($0) } ?? text
        node.text = shown.map(String.init)
        func word(_ key: String) -> Substring? {
            text.after("; \(key) = ").map { $0.prefix { $0 != ";" && $0 != ">" } }
        }
        node.baseClass = word("baseClass").map(String.init)
        node.bounds = rect("; bounds = (", text)
        if let alpha = word("alpha").flatMap({ Double($0) }), alpha.isFinite { node.alpha = CGFloat(alpha) }
        node.isHidden = word("hidden") == "YES"
        node.isUserInteractionEnabled = word("userInteractionEnabled") != "NO"
        node.isEnabled = word("enabled") != "NO"
        node.isMultipleTouchEnabled = word("multipleTouchEnabled") == "YES"
        node.isExclusiveTouch = word("exclusiveTouch") == "YES"
        node.hasRecognizers = text.contains("; gestureRecognizers = ")
        node.isAnimated = text.contains("; animations = {")
        node.identifier = word("accessibilityIdentifier").map { $0.trimmingCharacters(in: ["'"]) }
        if let value = text.after("; transform = [") {
            var scanner = DumpScanner(value.prefix(300))
            if let n = scanner.numbers(6, separators: " ,") {
                node.transform = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            }
        }
        if let value = text.after("contentOffset: {") {
            var scanner = DumpScanner(value.prefix(100))
            if let n = scanner.numbers(2, separators: " ,") { node.offset = CGPoint(x: n[0], y: n[1]) }
        }
    }
}

extension CGRect {
    init?(numbers: [CGFloat]) {
        guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
