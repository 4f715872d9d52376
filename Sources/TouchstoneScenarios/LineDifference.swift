import Foundation

/// The difference between the expected and the actual event log, as lines marked `-` (expected) and `+` (actual), with a few
/// common lines around them.
public struct LineDifference: Equatable, Sendable {
    /// The line of the file at which the first difference is.
    public let line: Int
    /// The lines, each with its mark at the beginning.
    public let text: String

    private static let context = 3

    /// Compares two event logs; `nil` if their lines are equal except for surrounding white space.
    ///
    /// - Parameters:
    ///   - expected: The expected lines.
    ///   - story: The actual event log.
    init?(expected: Expectation, actual eventLog: String) {
        let wanted = expected.lines.map(\.text)
        let found = eventLog.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty
        }
        guard wanted != found else { return nil }

        let lines = Self.marked(expected: wanted, actual: found)
        let place = min(lines.prefix { $0.mark == " " }.count, max(0, expected.lines.count - 1))
        line = expected.lines.isEmpty ? 0 : expected.lines[place].number
        text = Self.shortened(lines)
    }

    /// Returns the lines of both event logs in order, with their marks.
    private static func marked(expected wanted: [String], actual found: [String]) -> [(mark: Character, text: String)] {
        let changes = found.difference(from: wanted)
        var missing: Set<Int> = []
        var surplus: Set<Int> = []
        for change in changes {
            switch change {
            case .remove(let offset, _, _): missing.insert(offset)
            case .insert(let offset, _, _): surplus.insert(offset)
            }
        }
        var lines: [(mark: Character, text: String)] = []
        var (old, new) = (0, 0)
        while old < wanted.count || new < found.count {
            if old < wanted.count, missing.contains(old) {
                lines.append(("-", wanted[old]))
                old += 1
            } else if new < found.count, surplus.contains(new) {
                lines.append(("+", found[new]))
                new += 1
            } else {
                lines.append((" ", wanted[old]))
                old += 1
                new += 1
            }
        }
        return lines
    }

    /// The first difference: its first expected line, its first actual line, and the common lines around it.
    struct Hunk {
        var missing: String?
        var unexpected: String?
        var before: String?
        var after: String?
    }

    /// Returns the first difference between two event logs; `nil` if their lines are equal.
    static func firstHunk(expected: [String], actual: [String]) -> Hunk? {
        let lines = marked(expected: expected, actual: actual)
        guard let start = lines.firstIndex(where: { $0.mark != " " }) else { return nil }
        let changed = lines[start...].prefix { $0.mark != " " }
        return Hunk(
            missing: changed.first { $0.mark == "-" }?.text, unexpected: changed.first { $0.mark == "+" }?.text,
            before: start > 0 ? lines[start - 1].text : nil,
            after: changed.endIndex < lines.count ? lines[changed.endIndex].text : nil)
    }

    private static func shortened(_ lines: [(mark: Character, text: String)]) -> String {
        let changed = lines.indices.filter { lines[$0].mark != " " }
        var shown: [String] = []
        var isInGap = false
        var next = 0
        for (index, line) in lines.enumerated() {
            while next < changed.count, changed[next] + context < index { next += 1 }
            if next < changed.count, index >= changed[next] - context {
                shown.append("\(line.mark) \(line.text)")
                isInGap = false
            } else if !isInGap {
                shown.append("  …")
                isInGap = true
            }
        }
        return shown.joined(separator: "\n")
    }
}
