import ArgumentParser
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

@testable import TouchstoneCommand

/// The exit codes of `run`, `replay` and `lab` with and without a contract violation.
///
/// The library violates no contract. To cause a violation, the test adds a recognizer that stays in `.began` when a text field
/// begins editing and posts its notification.
@Suite(.serialized) @MainActor
struct ContractExitTests {
    private final class Stuck: UIGestureRecognizer {
        override var state: State {
            get { .began }
            set {}
        }
    }

    private let eventLog = """
        title: A field
        views:
          - {name: planted, class: UITextField, frame: [20, 20, 200, 40]}
        steps:
          - tap: planted
          - wait: 1
        show: [scrolling]
        expect: ""
        """

    /// Returns the exit code of `body`, during which the scenario's field gets the faulty recognizer if `isInjected`.
    private func code(isInjected: Bool = true, _ body: () throws -> Void) throws -> Int32 {
        let begins = UITextField.textDidBeginEditingNotification
        let observer = NotificationCenter.default.addObserver(forName: begins, object: nil, queue: nil) { note in
            nonisolated(unsafe) let object = note.object
            MainActor.assumeIsolated {
                guard isInjected, let field = object as? UITextField, field.accessibilityIdentifier == "planted" else {
                    return
                }
                field.addGestureRecognizer(Stuck())
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        do {
            try body()
            return 0
        } catch let exit as ExitCode {
            return exit.rawValue
        }
    }

    @Test func `run and replay with --check exit with 1 if a contract is violated`() throws {
        let folder = try TemporaryFolder()
        let scenario = try folder.file("field.yaml", eventLog)
        let session = try folder.file("session.jsonl")
        for isInjected in [false, true] {
            let expected: Int32 = isInjected ? 1 : 0
            try expectEqual(
                code(isInjected: isInjected) { try Run.parse(["--quiet", "--check", scenario]).run() }, expected)
            try expectEqual(
                code(isInjected: false) { try Run.parse(["--quiet", "--record", session, scenario]).run() }, 0)
            try expectEqual(
                code(isInjected: isInjected) { try Replay.parse(["--quiet", "--check", session]).run() }, expected
            )
            let live = ["--quiet", "--real-time", "--check", session]
            try expectEqual(code(isInjected: isInjected) { try Replay.parse(live).run() }, expected)
        }
    }

    @Test func `The recording of a lab session is kept only if a contract is violated`() throws {
        for isInjected in [false, true] {
            try TestApplication.run { app in
                app.foundViolation = { _ in }
                let recording = try #require(try LabRecording(app.application, file: nil, checks: true))
                defer { try? FileManager.default.removeItem(atPath: recording.file) }
                let window = app.makeWindow()
                app.fingerTap(at: CGPoint(x: 50, y: 50))
                if isInjected { window.addGestureRecognizer(Stuck()) }
                expectEqual(recording.close(), (isInjected ? 1 : 0))
                expectEqual(FileManager.default.fileExists(atPath: recording.file), isInjected)
            }
        }
    }
}
