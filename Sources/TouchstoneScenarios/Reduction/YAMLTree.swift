import TouchstoneText
import Yams

/// The contents of a YAML file without comments and positions, which can be changed and written.
indirect enum YAMLTree: Equatable {
    /// A text or number; `isPlain` is true if it has no quotation marks.
    case scalar(String, isPlain: Bool)
    case list([YAMLTree])
    case map([Member])

    struct Member: Equatable {
        var key: String
        var value: YAMLTree
    }

    init(_ node: Node) {
        switch node {
        case .scalar(let scalar):
            self = .scalar(scalar.string, isPlain: scalar.style == .plain || scalar.style == .any)
        case .sequence(let sequence): self = .list(sequence.map(YAMLTree.init))
        case .mapping(let mapping):
            self = .map(mapping.map { Member(key: $0.key.string ?? "", value: YAMLTree($0.value)) })
        case .alias: self = .scalar("", isPlain: true)
        }
    }

    static func plain(_ text: String) -> YAMLTree { .scalar(text, isPlain: true) }

    /// The value of a key of a map; `nil` removes the key.
    subscript(_ key: String) -> YAMLTree? {
        get {
            guard case .map(let members) = self else { return nil }
            return members.first { $0.key == key }?.value
        }
        set {
            guard case .map(var members) = self else { return }
            let index = members.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(key: key, value: value))
            case (nil, nil): break
            }
            self = .map(members)
        }
    }

    /// The elements of a list; empty for other values.
    var elements: [YAMLTree] {
        if case .list(let elements) = self { elements } else { [] }
    }

    var members: [Member] {
        if case .map(let members) = self { members } else { [] }
    }

    /// The text of a scalar; `nil` for lists and maps.
    var scalar: String? {
        if case .scalar(let text, _) = self { text } else { nil }
    }

    /// The number of a scalar without quotation marks.
    var number: Double? {
        guard case .scalar(let text, isPlain: true) = self, let number = Double(text), number.isFinite else {
            return nil
        }
        return number
    }
}

// MARK: Text

extension YAMLTree {
    private static let width = 100

    /// The text of a file. Each element of the lists of the outermost map has a line of its own.
    var text: String {
        guard case .map(let members) = self else { return lines(indent: 0).joined(separator: "\n") + "\n" }
        let lines = members.flatMap { member in
            let isList = member.value.elements.contains { $0.scalar == nil }
            return Self.lines(member, indent: 0, spreads: isList)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        switch self {
        case .scalar: return [margin + flow]
        case .list(let elements) where !elements.isEmpty:
            return elements.flatMap { element in
                var line = element.flow
                if element.members.count == 1 { line = String(line.dropFirst().dropLast()) }
                if element.scalar != nil || indent + 2 + line.count <= Self.width { return [margin + "- " + line] }
                var lines = element.lines(indent: indent + 2)
                lines[0] = margin + "- " + lines[0].dropFirst(indent + 2)
                return lines
            }
        case .map(let members) where !members.isEmpty:
            return members.flatMap { Self.lines($0, indent: indent, spreads: false) }
        case .list, .map: return [margin + flow]
        }
    }

    private static func lines(_ member: Member, indent: Int, spreads: Bool) -> [String] {
        let head = String(repeating: " ", count: indent) + written(member.key, isPlain: true) + ":"
        if case .scalar(let text, isPlain: false) = member.value, text.contains("\n"), isBlock(text) {
            let margin = String(repeating: " ", count: indent + 2)
            return [head + " |"] + text.split(separator: "\n").map { margin + $0 }
        }
        let line = member.value.flow
        if member.value.scalar != nil || (!spreads && head.count + 1 + line.count <= width) {
            return [head + " " + line]
        }
        return [head] + member.value.lines(indent: indent + 2)
    }

    /// Whether a text of several lines can be written without quotation marks, except for its indentation and blank lines.
    private static func isBlock(_ text: String) -> Bool {
        text.first?.isWhitespace == false
            && text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F) }
    }

    /// The value in one line.
    private var flow: String {
        switch self {
        case .scalar(let text, let isPlain): Self.written(text, isPlain: isPlain)
        case .list(let elements): "[" + elements.map(\.flow).joined(separator: ", ") + "]"
        case .map(let members):
            "{" + members.map { Self.written($0.key, isPlain: true) + ": " + $0.value.flow }.joined(separator: ", ")
                + "}"
        }
    }

    private static func written(_ text: String, isPlain: Bool) -> String {
        let isSafe =
            !text.contains { ",[]{}#\n\"".contains($0) } && !text.contains(": ") && !text.hasSuffix(":")
            && text.first != " " && text.last != " "
        if isPlain ? isSafe : isSafe && isWord(text) { return text }
        var json = JSONText()
        json.add(text)
        return json.text
    }

    /// Whether a text needs no quotation marks, because it begins with a letter and is no constant of YAML.
    private static func isWord(_ text: String) -> Bool {
        text.first?.isLetter == true
            && !["true", "false", "null", "yes", "no", "on", "off"].contains(text.lowercased())
    }
}
