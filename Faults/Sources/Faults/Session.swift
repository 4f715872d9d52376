import TouchstoneTesting
import UIKit

/// When the question is asked.
enum Moment: String, CaseIterable {
    /// Immediately after the input.
    case immediately
    /// After the application has continued.
    case later
    /// After the recorded session was replayed on a newly built screen.
    case replayed
}

/// The answers about one fault, from two runs of its screen.
@MainActor
struct Session {
    let kind: String
    let expected: ExpectedAnswer
    let answers: [(moment: Moment, answer: Answer)]
    /// Whether the input was repeated instead of replayed. A replay cannot reproduce what the application does by itself
    /// during the input.
    let isInputRepeated: Bool

    init(_ fault: Fault) {
        let first = TestApplication.run(isTraced: true) { app in
            let injected = fault.inject(app)
            app.clear()
            let recorder = app.record()
            injected.input()
            let recording = recorder.recording
            let records = app.records
            let immediately = Answer(about: injected, in: app, records)
            injected.afterwards()
            app.settle()
            // The same records: what the application has done since then is not part of the touch's history.
            let later = Answer(about: injected, in: app, records)
            return (
                kind: injected.wanted.kind, expected: injected.expected, immediately: immediately, later: later,
                recording: recording
            )
        }
        (kind, expected) = (first.kind, first.expected)
        let replayed = TestApplication.run(isTraced: true) { app -> Answer? in
            let injected = fault.inject(app)
            app.clear()
            guard app.replay(first.recording).difference == nil else { return nil }
            let answer = Answer(about: injected, in: app, app.records)
            return answer.fingerprint == first.immediately.fingerprint ? answer : nil
        }
        isInputRepeated = replayed == nil
        let second =
            replayed
            ?? TestApplication.run(isTraced: true) { app in
                let injected = fault.inject(app)
                app.clear()
                injected.input()
                return Answer(about: injected, in: app, app.records)
            }
        answers = [(.immediately, first.immediately), (.later, first.later), (.replayed, second)]
    }
}
