import Foundation
import TouchstoneCore

/// Event logs stored in files beside the tests.
extension TestApplication {
    /// Compares an event log with the one stored in a file beside the test.
    ///
    /// If there is no file, writes it. A difference is an issue of the test, shown line by line. The file is
    /// `Stories/<test file>/<name>.txt`. If the environment variable `TOUCHSTONE_STORIES` is `update`, all files are
    /// rewritten; if it is `check`, a missing file is an issue.
    ///
    /// - Parameters:
    ///   - story: The text to compare, such as `delivery`, `story` or `hitTest`; by default `delivery`, the events
    ///     since the last `clear()`.
    ///   - name: The file's name; the test function's name by default.
    /// - Returns: Whether the texts are equal or the file was written.
    @discardableResult
    public func expectStory(
        _ story: String? = nil, named name: String = #function, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) -> Bool {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let mode = ProcessInfo.processInfo.environment["TOUCHSTONE_STORIES"]
        return expectStory(story ?? delivery, in: StoryFile(of: filePath, named: name), mode: mode, at: site)
    }

    @discardableResult
    package func expectStory(_ story: String, in file: StoryFile, mode: String?, at site: TestSite) -> Bool {
        do {
            if let kept = try file.kept, mode != "update" {
                guard let difference = StoryFile.difference(kept: kept, told: story) else { return true }
                recordsIssue(
                    TestIssue(
                        "The story is not that of \(file.path) (- kept, + told). TOUCHSTONE_STORIES=update keeps this one.\n\(difference)",
                        at: site))
                return false
            }
            if mode == "check" {
                recordsIssue(TestIssue("There is no \(file.path): run the test once and keep the file.", at: site))
                return false
            }
            try file.write(story)
            return true
        } catch {
            recordsIssue(TestIssue("\(file.path): \(error)", at: site))
            return false
        }
    }
}

/// A file beside the tests that stores an event log.
package struct StoryFile {
    package let path: String

    package init(of testFile: String, named name: String) {
        let file = URL(fileURLWithPath: testFile)
        let plain = String(name.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
        path =
            file.deletingLastPathComponent().appendingPathComponent("Stories")
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(plain + ".txt").path
    }

    package var kept: String? {
        get throws {
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            return try String(contentsOfFile: path, encoding: .utf8)
        }
    }

    package func write(_ story: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try (story + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Returns the lines that differ, marked `-` (stored) and `+` (new), with up to three common lines around them, or
    /// `nil` if the texts are equal.
    package static func difference(kept: String, told: String) -> String? {
        func lines(_ text: String) -> [String] {
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            while lines.last == "" { lines.removeLast() }
            return lines
        }
        let (old, new) = (lines(kept), lines(told))
        guard old != new else { return nil }
        var gone: Set<Int> = []
        var come: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var marked: [(mark: String, text: String)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, gone.contains(i) {
                marked.append(("-", old[i]))
                i += 1
            } else if j < new.count, come.contains(j) {
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
