import Foundation
import TouchstoneCore
import TouchstoneRecording

/// Records the lab's session to a file, which is closed properly when the lab is interrupted.
@MainActor
final class LabRecording {
    private let recorder: SessionRecorder
    private let checker: ContractChecker?
    let file: String
    /// Whether the file is kept even if no contract is violated.
    private let isWanted: Bool
    private var interruptions: [any DispatchSourceSignal] = []

    /// Creates a recording, or `nil` if neither a file nor contract checks are requested.
    init?(_ application: UIApplication, file wanted: String?, checks: Bool) throws {
        guard wanted != nil || checks else { return nil }
        isWanted = wanted != nil
        file = wanted ?? NSTemporaryDirectory() + "touchstone-\(ProcessInfo.processInfo.processIdentifier).jsonl"
        recorder = try SessionRecorder(
            application, file: file, title: "A session in the lab", app: "lab", keepsTrace: isWanted)
        checker = checks ? ContractChecker(application) : nil
        checker?.found = { [file] violation in
            printError(
                "\(violation)\nThe session is in \(file); `touchstone replay --check` plays it up to here and on.")
        }
    }

    func show(_ scene: String, _ show: () -> Void) { recorder.show(scene, show) }

    /// Closes the file and exits when the process receives SIGINT or SIGTERM.
    ///
    /// The signals affect the whole process, so only its owner should call this method.
    func closeWhenInterrupted() {
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { if let self { exit(self.close()) } } }
            source.resume()
            interruptions.append(source)
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
