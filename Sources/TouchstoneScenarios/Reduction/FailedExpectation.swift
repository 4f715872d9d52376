import Foundation

/// The first difference between an expected and an actual event log, in a form that can be recognized in a shorter log.
///
/// The numbers of touches are ignored, since a touch gets a lower number when earlier touches are removed.
public struct FailedExpectation: Equatable, Sendable, Codable {
    /// The expected line that is missing; `nil` if no line is missing.
    public let missing: String?
    /// The line that occurs in its place; `nil` if there is none.
    public let unexpected: String?
    /// The common lines around the difference; `nil` at the beginning or end.
    let before: String?
    let after: String?
    /// How the unexpected line is recognized.
    let mark: Mark
    /// Whether the missing line occurs nowhere.
    let isMissingEverywhere: Bool
    /// The views, recognizers and responders of the missing line. They must remain, since without them the line is not expected.
    let names: [String]

    enum Mark: Equatable, Sendable, Codable {
        /// The line is expected nowhere.
        case line
        /// The line is expected, but not after the line before it.
        case place
        /// The line occurs more often than this.
        case surplus(over: Int)
    }

    /// Compares the event log that a scenario expects with the actual one; `nil` if their lines are equal, or none are expected.
    init?(_ scenario: Scenario, actual eventLog: String) {
        guard let expected = scenario.expected?.lines.map(\.text) else { return nil }
        let found = Self.lines(eventLog)
        guard let hunk = LineDifference.firstHunk(expected: expected, actual: found) else { return nil }
        (missing, unexpected, before, after) = (hunk.missing, hunk.unexpected, hunk.before, hunk.after)
        func count(_ line: String?, in lines: [String]) -> Int {
            guard let line = line.map(Self.general) else { return 0 }
            return lines.count { Self.general($0) == line }
        }
        let expectedCount = count(hunk.unexpected, in: expected)
        let generalExpected = expected.map(Self.general)
        let isPlaceExpected = Self.pairs(in: generalExpected).contains {
            $0.before == hunk.before.map(Self.general) && $0.after == hunk.unexpected.map(Self.general)
        }
        mark = expectedCount == 0 ? .line : isPlaceExpected ? .surplus(over: expectedCount) : .place
        isMissingEverywhere = count(hunk.missing, in: found) == 0
        let words = Set(
            (hunk.missing ?? "").split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }.map(String.init))
        names = scenario.names.filter(words.contains)
    }

    /// Returns whether an event log of a scenario contains the difference.
    func occurs(in eventLog: String, of scenario: Scenario) -> Bool {
        guard names.allSatisfy(scenario.names.contains) else { return false }
        let lines = Self.lines(eventLog).map(Self.general)
        if isMissingEverywhere, let missing, lines.contains(Self.general(missing)) { return false }
        return place(in: lines) != nil
    }

    /// The index of the unexpected line, or where the missing line should be; `nil` if there is none.
    private func place(in lines: [String]) -> Int? {
        let before = before.map(Self.general)
        guard let unexpected = unexpected.map(Self.general) else {
            let after = after.map(Self.general)
            return Self.pairs(in: lines).first { $0.before == before && $0.after == after }?.index
        }
        switch mark {
        case .line: return lines.firstIndex(of: unexpected)
        case .place: return Self.pairs(in: lines).first { $0.before == before && $0.after == unexpected }?.index
        case .surplus(let count):
            let places = lines.indices.filter { lines[$0] == unexpected }
            return places.count > count ? places.last : nil
        }
    }

    /// Each two lines that follow each other, with the index of the second.
    private static func pairs(in lines: [String]) -> [(before: String?, after: String?, index: Int)] {
        (0...lines.count).map { index in
            (index > 0 ? lines[index - 1] : nil, index < lines.count ? lines[index] : nil, index)
        }
    }

    /// Returns the lines that a scenario with this event log should expect, so that it fails in the same way.
    func expectedLines(for eventLog: String) -> [String] {
        var lines = Self.lines(eventLog)
        guard let index = place(in: lines.map(Self.general)) else { return lines }
        let replaced = unexpected == nil ? index..<index : index..<(index + 1)
        let model = lines[replaced].first ?? (index > 0 ? lines[index - 1] : nil) ?? ""
        lines.replaceSubrange(replaced, with: missing.map { [Self.renumbered($0, like: model)] } ?? [])
        return lines
    }

    /// The failure in words.
    var words: String {
        switch (missing, unexpected) {
        case (let missing?, let unexpected?): "expected “\(missing)”, but “\(unexpected)” happened"
        case (let missing?, nil): "“\(missing)” did not happen"
        case (nil, let unexpected?): "“\(unexpected)” happened, which was not expected"
        case (nil, nil): "the event log differs"
        }
    }

    // MARK: Lines

    private static func lines(_ eventLog: String) -> [String] {
        eventLog.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The line without the numbers of touches.
    private static func general(_ line: String) -> String {
        guard line.contains(where: \.isNumber) else { return line }
        return line.replacing(/\btouch \d+/, with: "touch #").replacing(/\[\d+(, \d+)*\]/, with: "[#]")
    }

    /// The line with the number of the touch in another line.
    private static func renumbered(_ line: String, like model: String) -> String {
        guard let number = model.firstMatch(of: /\btouch (\d+)|\[(\d+)\]/).flatMap({ $0.1 ?? $0.2 }) else {
            return line
        }
        return line.replacing(/\btouch \d+/, with: "touch \(number)").replacing(/\[\d+\]/, with: "[\(number)]")
    }
}
