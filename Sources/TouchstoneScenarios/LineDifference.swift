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
        var first: Int?
        var (old, new) = (0, 0)
        while old < wanted.count || new < found.count {
            if old < wanted.count, missing.contains(old) {
                first = first ?? old
                lines.append(("-", wanted[old]))
                old += 1
            } else if new < found.count, surplus.contains(new) {
                first = first ?? old
                lines.append(("+", found[new]))
                new += 1
            } else {
                lines.append((" ", wanted[old]))
                old += 1
                new += 1
            }
        }
        let place = min(first ?? 0, max(0, expected.lines.count - 1))
        line = expected.lines.isEmpty ? 0 : expected.lines[place].number
        text = Self.shortened(lines)
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
