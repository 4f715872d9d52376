import ArgumentParser
import Foundation
import Testing
import TouchstoneRecording
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

@testable import TouchstoneCommand

/// With which code `run`, `replay` and `lab` end where a contract is broken, and where none is.
///
/// The library breaks none, so that a recognizer is injected that never comes to rest: as a text field begins to edit, of which it
/// tells everybody.
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

    /// What `body` exits with while the field of the story gets its recognizer.
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

    @Test func `Run and replay end with one where a contract is broken`() throws {
        let folder = try TemporaryFolder()
        let scenario = try folder.file("field.yaml", eventLog)
        let session = try folder.file("session.jsonl")
        for isInjected in [false, true] {
            let expected: Int32 = isInjected ? 1 : 0
            #expect(
                try code(isInjected: isInjected) { try Run.parse(["--quiet", "--check", scenario]).run() } == expected)
            #expect(
                try code(isInjected: false) { try Run.parse(["--quiet", "--record", session, scenario]).run() } == 0)
            #expect(
                try code(isInjected: isInjected) { try Replay.parse(["--quiet", "--check", session]).run() } == expected
            )
            let live = ["--quiet", "--real-time", "--check", session]
            #expect(try code(isInjected: isInjected) { try Replay.parse(live).run() } == expected)
        }
    }

    @Test func `The labs session closes with one and is kept where a contract is broken`() throws {
        for isInjected in [false, true] {
            try TestApplication.run { app in
                app.foundViolation = { _ in }
                let recording = try #require(try LabRecording(app.application, file: nil, checks: true))
                defer { try? FileManager.default.removeItem(atPath: recording.file) }
                let window = app.makeWindow()
                app.fingerTap(at: CGPoint(x: 50, y: 50))
                if isInjected { window.addGestureRecognizer(Stuck()) }
                #expect(recording.close() == (isInjected ? 1 : 0))
                #expect(FileManager.default.fileExists(atPath: recording.file) == isInjected)
            }
        }
    }
}
