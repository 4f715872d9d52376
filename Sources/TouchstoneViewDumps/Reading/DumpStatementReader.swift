import Foundation

/// Finds the statements of Detox and XCUITest in a log.
struct DumpStatementReader {
    private let bytes: DumpBytes
    private(set) var statements: [DumpStatement] = []
    /// The lines that describe views as parts of a statement, and not as parts of a tree.
    private(set) var lines: [Range<Int>] = []
    private var line = 0
    /// The last element that XCUITest says it looks for, and its line.
    private var sought: (name: String, line: Int)?
    /// The element whose `isHittable` was printed, and the line of the command; the value is in the next line.
    private var askedIfHittable: (name: String, line: Int)?

    /// Statements stand near the start; a tree that is larger than this follows them.
    private static let mostBytes = 4 << 20

    init(_ bytes: DumpBytes) {
        self.bytes = bytes
        let end = min(bytes.count, Self.mostBytes)
        guard Self.marks.contains(where: { bytes.place(of: $0, from: 0, to: end) != nil }) else { return }
        for range in DumpLines(bytes, 0..<end) {
            line += 1
            guard range.count < 4000 else { continue }
            read(range)
        }
    }

    private static let marks: [StaticString] = ["hit point", "hittable", "Hittable", "hit view", "scroll to visible"]

    /// The text without the lines of statements; other lines keep their numbers.
    var rest: DumpBytes {
        guard !lines.isEmpty else { return bytes }
        var array = bytes.array
        for range in lines { for place in range { array[place] = 32 } }
        return DumpBytes(array)
    }

    private mutating func read(_ range: Range<Int>) {
        func has(_ word: StaticString) -> Bool {
            bytes.place(of: word, from: range.lowerBound, to: range.upperBound) != nil
        }
        let text = bytes.string(range)
        if has("Failed to hit view") {
            var statement = DumpStatement(line: line, source: .hitTest)
            statement.point = Self.point(in: text, after: "at point")
            statement.target.identifier = Self.between(text, "identifier `", "`")
            statements.append(statement)
        } else if let part = Self.part(text) {
            lines.append(range)
            note(part, range, text)
        } else if has("\u{201C}<"), has(" is not hittable") {
            lines.append(range)
            readShort(text)
        } else if has("{-1, -1}"), has("hit point") {
            add(.notHittable, name: recentlySought, words: "hit point {-1, -1}")
        } else if let asked = askedIfHittable, asked.line == line - 1 {
            askedIfHittable = nil
            if Self.isFalse(text) { add(.notHittable, name: asked.name, words: "isHittable is false") }
        } else if has("Failed to scroll to visible") || has("nable to find hit point") {
            if DumpElement(bytes, range) != nil { lines.append(range) }
            add(.notHittable, name: Self.name(in: text) ?? recentlySought, words: "no hit point after scrolling")
        } else if has("ittable"), !has("its visible point"), Self.isRefusal(text) {
            if DumpElement(bytes, range) != nil { lines.append(range) }
            add(.notHittable, name: Self.name(in: text) ?? recentlySought, words: "not hittable")
        }
        if has(".tap") || has("by."), text.drop(while: { " \t".contains($0) }).hasPrefix(">") { readCode(text) }
        if has("].isHittable"), let name = Self.between(text, "\"", "\"") { askedIfHittable = (name, line) }
        if has("Tap \"") || has("Find the \"") || has("Press \"") || has("Checking existence of `\""),
            let name = Self.between(text, "\"", "\"")
        {
            sought = (name, line)
        }
    }

    private var recentlySought: String? { sought.flatMap { line - $0.line <= 15 ? $0.name : nil } }

    private mutating func add(_ source: DumpStatement.Source, name: String?, words: String) {
        var statement = DumpStatement(line: line, source: source)
        statement.target.identifier = name
        statement.words = words
        // The same statement may be repeated for each attempt.
        if statements.contains(where: { $0.source == source && $0.target.identifier == name }) { return }
        statements.append(statement)
    }

    /// Whether the line is a value that a debugger prints for `false`.
    private static func isFalse(_ text: String) -> Bool {
        let value = text.split(separator: "=").last.map { $0.trimmingCharacters(in: .whitespaces) }
        return value == "false" || value == "NO"
    }

    /// Whether the line says that an element is not hittable.
    private static func isRefusal(_ text: String) -> Bool {
        let lower = text.lowercased().filter { $0 != " " && $0 != "`" }
        return lower.contains("nothittable") || lower.contains("ishittable==false")
            || lower.contains("ishittable:false")
            || lower.contains("ishittable=false") || lower.contains("ishittable=no") || lower.contains("hittable:no")
            || lower.contains("ishittablereturnedfalse")
    }

    // MARK: Detox

    private enum Part {
        case origin, hit, target
    }

    private static func part(_ text: String) -> Part? {
        let words = text.drop { " \t|>".contains($0) }
        if words.hasPrefix("- Origin view:") { return .origin }
        if words.hasPrefix("- Hit:") || words.hasPrefix("- Hitten:") { return .hit }
        return words.hasPrefix("- Target view:") ? .target : nil
    }

    private mutating func note(_ part: Part, _ range: Range<Int>, _ text: String) {
        guard let last = statements.indices.last, statements[last].source == .hitTest, part != .origin else { return }
        var named = named(range)
        if let identifier = Self.between(text, "identifier: `", "`") { named.identifier = identifier }
        if part == .hit {
            statements[last].hit = named
        } else {
            named.identifier = named.identifier ?? statements[last].target.identifier
            statements[last].target = named
        }
    }

    private func named(_ range: Range<Int>) -> DumpStatement.Named {
        var named = DumpStatement.Named()
        guard let start = bytes.place(of: UInt8(ascii: "<"), from: range.lowerBound, to: range.upperBound),
            let head = DumpHead(bytes, at: start)
        else { return named }
        named.className = bytes.string(head.name)
        named.address = bytes.string(head.address)
        if let place = bytes.place(of: "frame = (", from: head.end, to: range.upperBound) {
            var cursor = DumpCursor(bytes, from: place + 9, to: range.upperBound)
            named.frame = cursor.numbers(4, separators: " ;").flatMap(CGRect.init(dumped:))
        }
        // A description leaves an alpha of 1 out.
        named.alpha = 1
        if let place = bytes.place(of: "; alpha = ", from: head.end, to: range.upperBound) {
            var cursor = DumpCursor(bytes, from: place + 10, to: range.upperBound)
            named.alpha = cursor.number().map { Float($0) }
        }
        return named
    }

    /// Reads `View “<A: 0x1>” is not hittable at point “…”; Another view “<B: 0x2>” is hittable at window point “…”`.
    private mutating func readShort(_ text: String) {
        var statement = DumpStatement(line: line, source: .hitTest)
        statement.target = Self.short(text, after: "View \u{201C}<")
        statement.point = Self.point(in: text, after: "window point") ?? Self.point(in: text, after: "Point \u{201C}")
        statement.hit = Self.short(text, after: "nother view \u{201C}<")
        if statement.hit.isEmpty, !text.contains("No view is hittable") {
            var refusal = DumpStatement(line: line, source: .notHittable)
            refusal.target = statement.target
            refusal.words = text.components(separatedBy: "\u{201D}; ").last.map { String($0.prefix(120)) }
            statements.append(refusal)
        } else {
            statements.append(statement)
        }
    }

    private static func short(_ text: String, after mark: String) -> DumpStatement.Named {
        guard let inner = between(text, mark, ">"), let colon = inner.range(of: ": 0x") else { return .init() }
        return .init(
            className: String(inner[..<colon.lowerBound]), address: String(inner[colon.lowerBound...].dropFirst(2)))
    }

    /// Reads the marked line of the test, `> 13 | await element(by.id('menu')).tap();`, which names the element that a
    /// statement above does not name.
    private mutating func readCode(_ text: String) {
        guard let last = statements.indices.last, statements[last].source == .hitTest,
            statements[last].target.identifier == nil, !statements[last].target.isEmpty,
            line - statements[last].line <= 30
        else { return }
        let matchers = text.components(separatedBy: "by.").dropFirst()
        guard matchers.count == 1, let call = matchers.first, let open = call.firstIndex(of: "("),
            ["id", "label", "text"].contains(call[..<open]), let quote = call[call.index(after: open)...].first,
            "'\"`".contains(quote)
        else { return }
        statements[last].target.identifier = Self.between(String(call[open...]), String(quote), String(quote))
    }

    // MARK: Parts of a line

    /// A point such as `{196.5, 685}` or `{"x":62.5,"y":24}`.
    private static func point(in text: String, after mark: String) -> CGPoint? {
        guard let start = text.range(of: mark)?.upperBound, let brace = text[start...].firstIndex(of: "{"),
            let end = text[brace...].firstIndex(of: "}")
        else { return nil }
        let numbers = text[brace..<end].split { !($0.isNumber || ".-+e".contains($0)) }.compactMap { Double($0) }
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }

    private static func between(_ text: String, _ start: String, _ end: String) -> String? {
        guard let first = text.range(of: start)?.upperBound, let last = text[first...].range(of: end)?.lowerBound,
            first < last
        else { return nil }
        return String(text[first..<last])
    }

    /// The identifier or label of the element that a line describes.
    private static func name(in text: String) -> String? {
        between(text, "identifier: '", "'") ?? between(text, "label: '", "'") ?? between(text, "\"", "\"")
    }
}
