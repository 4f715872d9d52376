import Foundation
import TouchstoneCore
import TouchstoneRecording

/// The lab's session on its way to a file, which is closed as it should be when the lab is interrupted.
@MainActor
final class LabRecording {
    private let recorder: SessionRecorder
    private let checker: ContractChecker?
    let file: String
    /// Whether the file stays though no contract was broken.
    private let isWanted: Bool
    private var interruptions: [any DispatchSourceSignal] = []

    /// Nil where nobody wants the session and no contracts are checked.
    init?(_ application: UIApplication, file wanted: String?, checks: Bool) throws {
        guard wanted != nil || checks else { return nil }
        isWanted = wanted != nil
        file = wanted ?? NSTemporaryDirectory() + "touchstone-\(ProcessInfo.processInfo.processIdentifier).jsonl"
        recorder = try SessionRecorder(
            application, file: file, title: "A session in the lab", app: "lab", keepsTrace: isWanted)
        checker = checks ? ContractChecker(application) : nil
        checker?.found = { [file] violation in
            complain("\(violation)\nThe session is in \(file); `touchstone replay --check` plays it up to here and on.")
        }
    }

    func show(_ scene: String, _ show: () -> Void) { recorder.show(scene, show) }

    /// Closes it, and exits, once the process is interrupted or told to end. That is a matter of the whole process, and so of
    /// whoever owns it.
    func closeWhenInterrupted() {
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { if let self { exit(self.close()) } } }
            source.resume()
            interruptions.append(source)
        }
    }

    /// Closes the file, or removes it where nobody wants it; answers with what code the lab exits.
    func close() -> Int32 {
        do {
            try checker?.stop()
            try recorder.stop()
            let isBroken = checker?.violations.isEmpty == false
            if isWanted || isBroken {
                complain("The session is in \(file).")
            } else {
                try? FileManager.default.removeItem(atPath: file)
            }
            return isBroken ? 1 : 0
        } catch {
            complain("\(error)")
            return 1
        }
    }
}
