import Foundation
import TouchstoneRecording

/// The files of the lab's sessions.
struct LabFiles {
    /// The file for the whole session, if the user wants one.
    let record: String?
    /// The file for the session since the last change of the scene.
    let spare = NSTemporaryDirectory() + "touchstone-lab-\(ProcessInfo.processInfo.processIdentifier).jsonl"

    /// The session of a process that has crashed.
    struct Crash: Equatable {
        /// The file that has the session; `nil` if there is none.
        var file: String?
        /// The id of the scene that was shown.
        var scene: String?
    }

    /// Moves the session of a process that has crashed to a file that the next process does not overwrite.
    func keepSession() -> Crash {
        let written = record ?? spare
        guard let reading = try? Recording.read(contentsOf: written) else { return Crash() }
        var scene: String?
        for (input, _) in reading.recording.inputs {
            if case .scene(let id) = input { scene = id }
        }
        let file = unusedName(for: written)
        do {
            // The text has the end line that the process could not write.
            try Data(reading.recording.text.utf8).write(to: URL(fileURLWithPath: file))
            try FileManager.default.removeItem(atPath: written)
        } catch {
            return Crash(file: FileManager.default.fileExists(atPath: file) ? file : nil, scene: scene)
        }
        return Crash(file: file, scene: scene)
    }

    private func unusedName(for file: String) -> String {
        let url = URL(fileURLWithPath: file)
        let stem = url.deletingPathExtension().path
        let ending = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
        var number = 1
        while FileManager.default.fileExists(atPath: "\(stem)-crash-\(number)\(ending)") { number += 1 }
        return "\(stem)-crash-\(number)\(ending)"
    }
}
