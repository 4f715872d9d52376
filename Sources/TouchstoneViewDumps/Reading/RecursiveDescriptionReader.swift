import Foundation

/// Reads `recursiveDescription`: `<Class: address; attribute = value; …>` for each view, with bars or other indentation
/// for each level, and ignores surrounding text.
struct RecursiveDescriptionReader {
    /// One view's description and its indentation.
    struct Record {
        var node: DumpNode
        var extras = DumpExtras()
        var indentation = DumpIndentation()
        var hasFrame = false
        var isLayer = false
        /// Whether only indentation precedes it in its line.
        var standsInTree = false
    }

    private let bytes: DumpBytes
    private(set) var tree: DumpTree
    private var levels = DumpLevels()
    private var line = 1
    private var lineStart = 0
    /// The position after the last view if it is in this line.
    private var lastEnd = 0
    private var lineHasView = false
    private var viewsInLine = 0
    private var hasSharedLine = false

    init(_ bytes: DumpBytes) {
        self.bytes = bytes
        tree = DumpTree(bytes)
    }

    /// Reads a dump.
    ///
    /// - Parameter countsViews: Whether the lines differ from those of the pasted text, so that views are numbered
    ///   instead.
    static func read(_ bytes: DumpBytes, countsViews: Bool = false) -> DumpTree {
        var reader = RecursiveDescriptionReader(bytes)
        reader.hasSharedLine = countsViews
        reader.readAll()
        return reader.tree
    }

    private mutating func readAll() {
        var place = 0
        while true {
            place = bytes.place(ofAny: "<\n", from: place)
            guard place < bytes.count else { break }
            if bytes[place].isNewline {
                endLine(at: place)
                place += 1
                beginLine(at: place)
            } else if bytes[place] == UInt8(ascii: "<"), let head = DumpHead(bytes, at: place), isView(head) {
                place = readView(head)
            } else {
                place += 1
            }
        }
        endLine(at: bytes.count)
        if hasSharedLine {
            tree.numbersAreLines = false
            for index in tree.nodes.indices { tree.nodes[index].line = Int32(index + 1) }
        }
        levels.link(into: &tree)
    }

    private mutating func beginLine(at place: Int) {
        line += 1
        lineStart = place
        lineHasView = false
        viewsInLine = 0
    }

    /// Reports a line that describes no view, or records that lines are omitted.
    private mutating func endLine(at end: Int) {
        guard !lineHasView else { return }
        switch DumpChatter(bytes, lineStart..<end) {
        case .nothing: break
        case .leftOut: levels.addGap(after: line - 1, to: &tree)
        case .words(let words): tree.problem(line, "no view is described here: \(words)")
        }
    }

    /// Whether the description is a view, not the value of an attribute, as in `layer = <CALayer: 0x1>`.
    private func isView(_ head: DumpHead) -> Bool {
        var place = head.start - 1
        let floor = max(lineStart, lastEnd)
        while place >= floor, bytes[place].isSpace { place -= 1 }
        guard place >= floor, "=:({,[".utf8.contains(bytes[place]) else { return true }
        if lineHasView, bytes[place] != UInt8(ascii: ",") { return false }
        // Accepts `$1 = <UIWindow: …; frame = …>` and views in an array.
        return bytes.place(of: "frame = (", from: head.end, to: head.end + 600) != nil
    }

    // MARK: Views

    private mutating func readView(_ head: DumpHead) -> Int {
        let name = String(decoding: bytes[head.name], as: UTF8.self)
        var record = Record(
            node: DumpNode(
                line: Int32(line), kind: tree.kind(called: name),
                address: Int32(head.address.lowerBound)..<Int32(head.address.upperBound)))
        record.indentation = DumpIndentation(bytes, from: max(lineStart, lastEnd), to: head.start)
        record.standsInTree = record.indentation.start == lineStart || lineHasView
        var attributes = DumpAttributes(bytes, from: head.end)
        attributes.read(into: &record, &tree)
        line += attributes.lineCount
        if attributes.lineCount > 0 {
            lineStart = attributes.lastLineStart
            viewsInLine = 0
        }
        if attributes.isCut {
            record.node.flags.insert(.isCut)
            tree.problem(Int(record.node.line), "it is cut off: the closing > is missing")
        }
        var end = attributes.end
        readRest(of: &record, &end)
        lastEnd = end
        lineHasView = true
        viewsInLine += 1
        if viewsInLine > 1 { hasSharedLine = true }
        add(record, name)
        if attributes.isCut, end >= bytes.count { levels.addGap(after: line, isEnd: true, to: &tree) }
        return end
    }

    /// Reads what follows the bracket in the same line: `(layer)`, or the frame in the format of older versions.
    private func readRest(of record: inout Record, _ end: inout Int) {
        var cursor = DumpCursor(bytes, from: end)
        cursor.skip(" \t>")
        if cursor.take("(layer)") {
            record.isLayer = true
            end = cursor.place
        } else if !record.hasFrame, cursor.take("Frame: (") {
            if let rect = cursor.numbers(4, separators: " ,").flatMap(CGRect.init(dumped:)) {
                record.node.frame = rect
                record.hasFrame = true
            }
            end = cursor.place
        }
    }

    /// Suffixes of class names that look like views in a dump but are not.
    private static let others = ["Layer", "GestureRecognizer", "Constraint", "LayoutGuide", "Controller", "UITouch"]

    private mutating func add(_ record: Record, _ name: String) {
        var record = record
        if record.isLayer || !record.hasFrame && Self.others.contains(where: { name.hasSuffix($0) }) { return }
        if !record.hasFrame {
            let isReported = record.node.flags.contains(.hasNoFrame)
            guard isReported || record.standsInTree && record.indentation.isIndented else {
                tree.problem(Int(record.node.line), "\(name.prefix(60)) has no frame, so it is not treated as a view")
                return
            }
            record.node.flags.insert(.hasNoFrame)
            tree.problem(
                Int(record.node.line),
                "\(name.prefix(60)) has no readable frame: its position and that of its subviews is unknown")
        }
        levels.add(record, to: &tree)
    }
}

/// The start of a view's description: `<Class: 0x1`, or `<Class;` without an address.
///
/// The class may be generic or local to a function. The bracket is doubled if a class wraps its superclass's
/// description in its own.
struct DumpHead {
    let start: Int
    let name: Range<Int>
    let address: Range<Int>
    var end: Int { address.upperBound }

    init?(_ bytes: DumpBytes, at start: Int) {
        var place = start + 1
        while place < bytes.count, place < start + 3, bytes[place] == UInt8(ascii: "<") { place += 1 }
        let first = place
        var (angles, parentheses) = (0, 0)
        let limit = min(bytes.count, first + 12_000)
        let text = bytes.start
        while place < limit {
            let byte = text[place]
            switch byte {
            // Types contain colons and semicolons, as in `Pair<(id: Int; kind: Kind)>`.
            case UInt8(ascii: ":") where angles > 0 || parentheses > 0: break
            case UInt8(ascii: ";") where angles > 0 && parentheses > 0: break
            case UInt8(ascii: ";") where place > first && angles == 0 && parentheses == 0:
                // Snapshot tests remove addresses, as in `<UIView; frame = (0 0; 9 9)>`.
                guard bytes.has(" frame = (", at: place + 1) || bytes.has(" baseClass = ", at: place + 1) else {
                    return nil
                }
                self.start = start
                name = first..<place
                address = place..<place
                return
            case UInt8(ascii: ":"):
                guard place > first else { return nil }
                let name = first..<place
                place += 1
                if place < bytes.count, bytes[place] == 32 { place += 1 }
                guard bytes.has("0x", at: place) else { return nil }
                let address = place
                place += 2
                while place < bytes.count, text[place].isHexDigit { place += 1 }
                self.start = start
                self.name = name
                self.address = address..<place
                return
            case UInt8(ascii: "<"):
                angles += 1
                if angles > 500 || place == first { return nil }
            case UInt8(ascii: ">"):
                // The bracket of an arrow in a type closes nothing.
                if bytes[place - 1] != UInt8(ascii: "-") { angles -= 1 }
                if angles < 0 { return nil }
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"):
                parentheses -= 1
                if parentheses < 0 { return nil }
            case 32, UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: "["),
                UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: "@"):
                if angles == 0, parentheses == 0 { return nil }
            case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), 128...: break
            default:
                guard byte.isLetter || byte.isDigit && place > first else { return nil }
            }
            place += 1
        }
        return nil
    }
}

/// The meaning of a line that describes no view.
enum DumpChatter {
    /// Nothing, or text that a debugger or a web page adds around a dump.
    case nothing
    /// Dots or words that stand for omitted lines.
    case leftOut
    case words(String)

    init(_ bytes: DumpBytes, _ range: Range<Int>) {
        let line = String(
            decoding: bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 300)], as: UTF8.self)
        let marks = CharacterSet(charactersIn: " |\t`'\"*•│├└─>/#-+~()[]<>,;{}")
        let words = line.trimmingCharacters(in: marks)
        if words.isEmpty {
            self = .nothing
        } else if Self.isLeftOut(words) {
            self = .leftOut
        } else if Self.isAround(line.trimmingCharacters(in: CharacterSet(charactersIn: " |\t`'\">")), words) {
            self = .nothing
        } else {
            self = .words(String(words.prefix(40)))
        }
    }

    /// Whether the range contains only dots.
    static func isDots(_ bytes: DumpBytes, _ range: Range<Int>) -> Bool {
        guard range.count > 1, range.count < 12 else { return false }
        let words = String(decoding: bytes[range], as: UTF8.self).trimmingCharacters(in: .whitespaces)
        return !words.isEmpty && words != "." && words.allSatisfy { $0 == "." || $0 == "…" }
    }

    private static func isLeftOut(_ words: String) -> Bool {
        if words.allSatisfy({ $0 == "." || $0 == "…" || $0 == " " || $0 == "⋮" }) { return words != "." }
        guard words.count < 80 else { return false }
        let lower = words.lowercased()
        if lower.hasPrefix("…") || lower.hasPrefix("...") || lower.hasSuffix("…") && lower.count < 40 { return true }
        return [
            "snip", "truncated", "omitted", "left out", "more lines", "lines more", "skipped", "removed for",
            "redacted",
        ]
        .contains { lower.contains($0) } || lower == "etc" || lower == "etc."
    }

    /// Whether the line is text that surrounds a dump in a debugger, a log or a web page.
    private static func isAround(_ line: String, _ words: String) -> Bool {
        let prompts = [
            "(lldb)", "(gdb)", "po ", "p ", "cy#", "$", ">", "Optional(", "▿", "- some", "- _value",
            "Printing description", "View Hierarchy:", "Test Failed:",
            "expr", "e -l", "```", "~~~", ")", "]", "}", "(", "[", "{", "\"", "<__NSArray", "<NSArray",
        ]
        return prompts.contains { line.hasPrefix($0) } || words.count < 3
    }
}
