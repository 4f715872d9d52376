import Foundation
import TouchstoneCore

/// Event logs stored in files beside the tests.
extension TestApplication {
    /// Compares an event log with the one stored in a file beside the test.
    ///
    /// If there is no file, writes it. A difference is an issue of the test, shown line by line. The file is
    /// `EventLogs/<test file>/<name>.txt`. If the environment variable `TOUCHSTONE_EVENT_LOGS` is `update`, all files are
    /// rewritten; if it is `check`, a missing file is an issue.
    ///
    /// - Parameters:
    ///   - eventLog: The text to compare, such as `delivery`, `eventLog` or `hitTest`; by default `delivery`, the events
    ///     since the last `clear()`.
    ///   - name: The file's name; the test function's name by default.
    /// - Returns: Whether the texts are equal or the file was written.
    @discardableResult
    public func expectEventLog(
        _ eventLog: String? = nil, named name: String = #function, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) -> Bool {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        if eventLog == nil, records.isEmpty {
            recordsIssue(
                TestIssue(
                    "There are no events to compare. Compare after the gestures of the test and before clear().",
                    at: site))
            return false
        }
        let mode = ProcessInfo.processInfo.environment["TOUCHSTONE_EVENT_LOGS"]
        return expectEventLog(eventLog ?? delivery, in: EventLogFile(of: filePath, named: name), mode: mode, at: site)
    }

    @discardableResult
    package func expectEventLog(_ eventLog: String, in file: EventLogFile, mode: String?, at site: TestSite) -> Bool {
        do {
            if let stored = try file.stored, mode != "update" {
                guard let difference = EventLogFile.difference(expected: stored, actual: eventLog) else { return true }
                recordsIssue(
                    TestIssue(
                        "The event log differs from \(file.path) (- expected, + actual). TOUCHSTONE_EVENT_LOGS=update replaces it.\n\(difference)",
                        at: site))
                return false
            }
            if mode == "check" {
                recordsIssue(TestIssue("There is no \(file.path): run the test once and commit the file.", at: site))
                return false
            }
            try file.write(eventLog)
            return true
        } catch {
            recordsIssue(TestIssue("\(file.path): \(error)", at: site))
            return false
        }
    }
}

/// A file beside the tests that stores an event log.
package struct EventLogFile {
    package let path: String

    package init(of testFile: String, named name: String) {
        let file = URL(fileURLWithPath: testFile)
        let plain = String(name.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
        path =
            file.deletingLastPathComponent().appendingPathComponent("EventLogs")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(plain + ".txt").path
    }

    package var stored: String? {
        get throws {
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            return try String(contentsOfFile: path, encoding: .utf8)
        }
    }

    package func write(_ eventLog: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try (eventLog + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Returns the lines that differ, marked `-` (stored) and `+` (new), with up to three common lines around them, or
    /// `nil` if the texts are equal.
    package static func difference(expected: String, actual: String) -> String? {
        func lines(_ text: String) -> [String] {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            while lines.last == "" { lines.removeLast() }
            return lines
        }
        let (old, new) = (lines(expected), lines(actual))
        guard old != new else { return nil }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var marked: [(mark: String, text: String)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                marked.append(("-", old[i]))
                i += 1
            } else if j < new.count, inserted.contains(j) {
                marked.append(("+", new[j]))
                j += 1
            } else {
                marked.append((" ", old[i]))
                i += 1
                j += 1
            }
        }
        let changed = marked.indices.filter { marked[$0].mark != " " }
        var shown: [String] = []
        for index in marked.indices {
            if changed.contains(where: { abs($0 - index) <= 3 }) {
                shown.append("\(marked[index].mark) \(marked[index].text)")
            } else if shown.last != "  …" {
                shown.append("  …")
            }
        }
        return shown.joined(separator: "\n")
    }
}
