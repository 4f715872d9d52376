import Foundation

/// A file for a recording. Inputs are written before the application handles them, so that they are not lost if it crashes.
@MainActor
final class RecordingFile {
    private let path: String
    private let handle: FileHandle
    private var pending = ""
    private var failure: RecordingFileError?

    init(_ path: String) throws(RecordingFileError) {
        self.path = path
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let handle = FileHandle(forWritingAtPath: path)
        else { throw .cannotBeMade(path) }
        self.handle = handle
    }

    func add(_ line: String) {
        pending += line
        pending += "\n"
    }

    func flush() {
        guard !pending.isEmpty, failure == nil else { return }
        do { try handle.write(contentsOf: Data(pending.utf8)) } catch {
            // The application continues; `end(_:)` throws the failure later.
            failure = .cannotBeWritten(path, "\(error.localizedDescription)")
        }
        pending.removeAll(keepingCapacity: true)
    }

    func end(_ line: String) throws {
        add(line)
        flush()
        try? handle.close()
        if let failure { throw failure }
    }
}

/// The reason why a recording could not be written.
public enum RecordingFileError: Error, Equatable, CustomStringConvertible {
    /// The file at this path cannot be created.
    case cannotBeMade(String)
    /// Writing to the file at this path failed, for this reason.
    case cannotBeWritten(String, String)

    public var description: String {
        switch self {
        case .cannotBeMade(let path):
            "The recording \(path) cannot be made: is its folder there, and may it be written?"
        case .cannotBeWritten(let path, let reason): "The recording \(path) could not be written to its end: \(reason)"
        }
    }
}
