import Foundation
import Yams

/// Parses the text of a scenario file into a node. Any text gives a node or an error with a line.
enum YAMLSource {
    /// The largest file, in bytes. The limits far exceed what a scenario needs and keep the recursive reader's depth small.
    private static let longest = 1_000_000
    private static let deepest = 200

    static func node(_ text: String, file: String) throws -> Node {
        func fail(_ line: Int, _ message: String) -> ScenarioError {
            ScenarioError(file: file, line: line, message: message)
        }
        guard text.utf8.count <= longest else {
            throw fail(0, "the file has \(text.utf8.count) bytes; a scenario has at most \(longest)")
        }
        if let line = lineTooDeep(text) { throw fail(line, "lists within lists, more than \(deepest) deep") }
        do {
            guard let node = try compose(yaml: text) else { throw fail(0, "the file is empty") }
            return node
        } catch let error as YamlError {
            switch error {
            case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
                .composer(let context, let problem, let mark, _):
                // The parser notices an unclosed value at the end, perhaps after the last line.
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
                let began = context.map { ", \($0.text) from line \($0.mark.line)" } ?? ""
                throw fail(min(mark.line, lines), "not YAML: \(problem)\(began)")
            case .reader(let problem, let offset, _, let yaml):
                let before = yaml.prefix(offset ?? 0)
                throw fail(before.count { $0.isNewline } + 1, "not YAML: \(problem)")
            case .duplicatedKeysInMapping(let keys, let context):
                let names = keys.map { "`\($0)`" }.joined(separator: ", ")
                throw fail(context.mark.line, "\(names) is given twice")
            default: throw fail(0, "not YAML: \(error)")
            }
        }
    }

    /// Returns the first line in which brackets, leading marks or indentation are nested too deeply; `nil` if there is none.
    private static func lineTooDeep(_ text: String) -> Int? {
        var depth = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var marks = 0
            var isLeading = true
            for byte in line.utf8 {
                switch byte {
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    isLeading = false
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    depth = max(0, depth - 1)
                    isLeading = false
                case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): if isLeading { marks += 1 }
                case UInt8(ascii: " "): break
                default: isLeading = false
                }
                if depth > deepest || marks > deepest { return index + 1 }
            }
            // A level of block nesting takes at least one column.
            if line.prefix(while: { $0 == " " }).count > deepest * 8 { return index + 1 }
        }
        return nil
    }
}

extension Node {
    /// The node as short text in the style of YAML, for messages.
    var excerpt: String {
        let whole: String
        switch self {
        case .scalar(let scalar): whole = scalar.string.isEmpty ? "nothing" : scalar.string
        case .sequence(let sequence): whole = "[" + sequence.prefix(8).map(\.excerpt).joined(separator: ", ") + "]"
        case .mapping(let mapping):
            whole =
                "{" + mapping.prefix(4).map { "\($0.key.excerpt): \($0.value.excerpt)" }.joined(separator: ", ") + "}"
        case .alias: whole = "an alias"
        }
        let line = whole.split(separator: "\n").first.map(String.init) ?? whole
        return line.count > 60 ? line.prefix(57) + "…" : line
    }
}
