import Foundation
import TouchstoneCore
import TouchstoneRecording

/// The lab's session on its way to a file, which is closed as it should be when the lab is interrupted.
@MainActor
final class LabRecording {
    private let recorder: SessionRecorder
    private let file: String
    private var interruptions: [any DispatchSourceSignal] = []

    init(_ application: UIApplication, file: String) throws {
        self.file = file
        recorder = try SessionRecorder(application, file: file, title: "A session in the lab", app: "lab")
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.end() } }
            source.resume()
            interruptions.append(source)
        }
    }

    func show(_ scene: String, _ show: () -> Void) { recorder.show(scene, show) }

    private func end() {
        do {
            try recorder.stop()
            complain("The session is in \(file).")
            exit(0)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }
}
