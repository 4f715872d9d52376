import Foundation
import TouchstoneCore

extension Recording {
    /// The result of reading a recording: its readable part and the problems found.
    public struct Reading: Sendable {
        /// The part of the recording that could be read.
        public var recording: Recording
        /// The unreadable lines, which were skipped, in order; at most one hundred.
        public var problems: [Problem]
        /// Whether the recording has the end line of a finished recording.
        public var isWhole: Bool
    }

    /// A line that could not be read.
    public struct Problem: Equatable, Sendable, CustomStringConvertible {
        /// The line number, from 1.
        public var line: Int
        /// The problem in words.
        public var message: String

        /// Creates a problem in a line, counted from 1.
        public init(line: Int, message: String) {
            self.line = line
            self.message = message
        }

        public var description: String { "line \(line): \(message)" }
    }

    /// Reads the text of a recording. Damaged lines are reported and skipped.
    ///
    /// - Throws: ``RecordingError`` if the text is not a recording or its version is newer than ``version``.
    public static func read(_ text: String) throws(RecordingError) -> Reading {
        var reader = RecordingReader()
        return try reader.read(text)
    }

    /// Reads a recording from a file. Damaged lines are reported and skipped.
    ///
    /// - Throws: ``RecordingError`` if the file cannot be read or is not a recording.
    public static func read(contentsOf path: String) throws(RecordingError) -> Reading {
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
        // Invalid UTF-8 becomes a replacement character and the line a problem.
        return try read(String(decoding: data, as: UTF8.self))
    }

    /// Whether the text begins like a recording.
    public static func isRecording(_ text: String) -> Bool {
        text.prefix(200).contains("\"touchstone\":\"recording\"")
    }
}

/// The reason why a text cannot be read as a recording.
public enum RecordingError: Error, Equatable, CustomStringConvertible {
    /// The file at this path cannot be read.
    case unreadable(String)
    /// The text contains no recording at all.
    case empty
    /// The first line, which begins as given, is not a recording's header.
    case noHeader(beginning: String)
    /// The header cannot be read, for this reason.
    case badHeader(String)
    /// The format has this version, which is newer than this program can read.
    case newerVersion(Int)

    public var description: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read."
        case .empty: "The recording is empty."
        case .noHeader(let beginning):
            "This is no recording of Touchstone's: its first line should begin with {\"touchstone\":\"recording\", "
                + "but it is \(beginning)."
        case .badHeader(let reason): "The recording's first line \(reason)."
        case .newerVersion(let version):
            "line 1: the recording has version \(version) of the format, and this program reads versions 1 to "
                + "\(Recording.version). Read it with a newer program."
        }
    }
}

private struct RecordingReader {
    private static let problemLimit = 100

    private var problems: [Recording.Problem] = []
    private var unlisted = 0

    mutating func read(_ text: String) throws(RecordingError) -> Recording.Reading {
        var header: Recording.Header?
        var entries: [Recording.Entry] = []
        var number = 0
        var end: (line: Int, entries: Int)?
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard line.contains(where: { $0 != UInt8(ascii: " ") }) else { continue }
            guard header != nil else {
                header = try readHeader(Substring(line))
                continue
            }
            if let end {
                report(number, "comes after the recording's end in line \(end.line)")
                break
            }
            // The trace is most of a recording, so it is parsed only when needed.
            if line.starts(with: Self.traceBeginning), line.last == UInt8(ascii: "}") {
                entries.append(.trace(String(Substring(line))))
                continue
            }
            do {
                let fields = try RecordingFields(json: line)
                if fields.has("end") {
                    end = (number, try fields.integer("end"))
                } else {
                    entries.append(try fields.entry())
                }
            } catch {
                report(number, error.message)
            }
        }
        guard let header else { throw .empty }
        if let end, end.entries != entries.count, problems.isEmpty {
            report(end.line, "the recording had \(end.entries) lines, but \(entries.count) are here")
        }
        if end == nil {
            report(number, "the file breaks off here: it has no end line, so the last lines may be missing")
        }
        if unlisted > 0 { problems.append(.init(line: number, message: "\(unlisted) more problems are not listed")) }
        return Recording.Reading(
            recording: Recording(header: header, entries: entries), problems: problems, isWhole: end != nil)
    }

    private static let traceBeginning = Array(#"{"n":"#.utf8)

    private mutating func report(_ line: Int, _ message: String) {
        guard problems.count < Self.problemLimit else { return unlisted += 1 }
        problems.append(Recording.Problem(line: line, message: message))
    }

    private func readHeader(_ line: Substring) throws(RecordingError) -> Recording.Header {
        let fields: RecordingFields
        do { fields = try RecordingFields(json: line.utf8) } catch {
            throw .noHeader(beginning: "“\(line.prefix(60))”")
        }
        guard fields.has("touchstone") else { throw .noHeader(beginning: "“\(line.prefix(60))”") }
        do {
            let version = try fields.integer("version")
            guard version <= Recording.version else { throw RecordingError.newerVersion(version) }
            guard version >= 1 else {
                throw RecordingError.badHeader(
                    "should give the `version` as a whole number from 1 to \(Recording.version), not \(version)")
            }
            return try fields.header()
        } catch let error as RecordingError {
            throw error
        } catch let error as RecordingFields.Mistake {
            throw .badHeader(error.message)
        } catch {
            throw .badHeader("\(error)")
        }
    }
}
