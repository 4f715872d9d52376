import Foundation
import TouchstoneCore
import TouchstoneRecording

/// Records the lab's session to a file, which is closed properly when the lab is interrupted.
@MainActor
final class LabRecording {
    private let application: UIApplication
    private var recorder: SessionRecorder
    private let checker: ContractChecker?
    let file: String
    /// Whether the file is kept even if no contract is violated.
    private let isWanted: Bool
    /// Whether the file has the whole session rather than the part since the last change of the scene.
    private let isWhole: Bool
    private var interruptions: [any DispatchSourceSignal] = []

    /// Creates a recording, or `nil` if none is requested.
    ///
    /// - Parameters:
    ///   - application: The lab's application.
    ///   - wanted: The file for the whole session, if the user wants one.
    ///   - spare: The file for the session since the last change of the scene, in case the process crashes. It is not written if
    ///     the whole session is.
    ///   - checks: Whether to check contracts, for which the whole session is written, too.
    init?(_ application: UIApplication, file wanted: String?, spare: String? = nil, checks: Bool) throws {
        guard wanted != nil || checks || spare != nil else { return nil }
        self.application = application
        isWanted = wanted != nil
        isWhole = wanted != nil || checks
        file =
            wanted ?? spare ?? NSTemporaryDirectory() + "touchstone-\(ProcessInfo.processInfo.processIdentifier).jsonl"
        recorder = try Self.recorder(application, file, keepsTrace: isWanted)
        checker = checks ? ContractChecker(application) : nil
        checker?.found = { [file] violation in
            printError(
                "\(violation)\nThe session is in \(file); `touchstone replay --check` plays it up to here and on.")
        }
    }

    private static func recorder(
        _ application: UIApplication, _ file: String, keepsTrace: Bool
    ) throws -> SessionRecorder {
        try SessionRecorder(application, file: file, title: "A session in the lab", app: "lab", keepsTrace: keepsTrace)
    }

    /// Records that a scene is shown, and shows it.
    func show(_ scene: String, _ show: () -> Void) {
        // A scene begins anew, so what happened before it is not needed to repeat a crash. The file of a long session would grow without
        // bound.
        if !isWhole, (try? recorder.stop()) != nil,
            let next = try? Self.recorder(application, file, keepsTrace: false)
        {
            recorder = next
        }
        recorder.show(scene, show)
    }

    /// Closes the file and exits when the process receives SIGINT or SIGTERM.
    ///
    /// The signals affect the whole process, so only its owner should call this method.
    func closeWhenInterrupted() {
        interruptions = onInterrupts(.main) { [weak self] _ in
            MainActor.assumeIsolated { if let self { exit(self.close()) } }
        }
    }

    /// Closes the file, or removes it if it is not needed, and returns the lab's exit code.
    func close() -> Int32 {
        do {
            try checker?.stop()
            try recorder.stop()
            let isBroken = checker?.violations.isEmpty == false
            if isWanted || isBroken {
                printError("The session is in \(file).")
            } else {
                try? FileManager.default.removeItem(atPath: file)
            }
            return isBroken ? 1 : 0
        } catch {
            printError("\(error)")
            return 1
        }
    }
}
