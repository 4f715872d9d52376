import Foundation
import TouchstoneTesting
import UIKit

/// When somebody asked why.
enum Moment: String, CaseIterable {
    /// As soon as the fingers were done.
    case atOnce = "at once"
    /// After the application had gone on.
    case later = "later"
    /// Of a recorded session that was played into a screen that was built anew.
    case replayed
}

/// What `explain` said.
@MainActor
struct Answer {
    /// Each cause's sentence with its first advice, the first cause's first.
    let causes: [String]
    /// It said that it cannot tell.
    let isUnsure: Bool
    /// The whole report, for people.
    let report: String
    /// Of the scene as the touch found it.
    let fingerprint: UInt64
}

extension Fault {
    /// What is said at each moment, and what should have been; `isPlayedAnew`, where the recording alone did not lead to the same
    /// screen.
    @MainActor
    func answers() throws -> (answers: [(moment: Moment, answer: Answer)], truth: Truth, isPlayedAnew: Bool) {
        let first = TestApplication.run(isTraced: true) { app in
            let injected = plant(app)
            app.clear()
            let recorder = app.record()
            injected.fingers()
            let recording = recorder.recording
            let records = app.records
            let atOnce = Answer(of: injected, in: app, records)
            injected.afterwards()
            app.settle()
            // The same question: what the application did of itself since is no part of the touch's story.
            let later = Answer(of: injected, in: app, records)
            return (atOnce: atOnce, later: later, recording: recording, truth: injected.truth)
        }
        let replayed = TestApplication.run(isTraced: true) { app -> Answer? in
            let injected = plant(app)
            app.clear()
            guard app.replay(first.recording).difference == nil else { return nil }
            let answer = Answer(of: injected, in: app, app.records)
            return answer.fingerprint == first.atOnce.fingerprint ? answer : nil
        }
        // What an application does by itself while the fingers are at work is in no recording: then they do it anew.
        let again =
            replayed
            ?? TestApplication.run(isTraced: true) { app in
                let injected = plant(app)
                app.clear()
                injected.fingers()
                return Answer(of: injected, in: app, app.records)
            }
        return ([(.atOnce, first.atOnce), (.later, first.later), (.replayed, again)], first.truth, replayed == nil)
    }
}

extension Answer {
    /// Asks of the touch; where there was none, of one in the middle of who is wanted.
    init(of injected: InjectedFault, in app: TestApplication, _ records: [TraceRecord]) {
        let report =
            app.application.explain(records, touch: injected.touch, for: injected.wanted.asked)
            ?? app.application.explainTouch(at: injected.wanted.middle, for: injected.wanted.asked)
        self.init(report)
    }

    init(_ report: TouchExplanation) {
        causes = report.causes.map { cause in
            ([cause.sentence(wanted: report.wanted)] + report.changes(for: cause).prefix(1).map(\.words))
                .joined(separator: "\n  help: ")
        }
        isUnsure = report.isUnsure
        self.report = report.description
        fingerprint = report.fingerprint
    }
}

extension Wanted {
    /// As `explain` is asked for it.
    fileprivate var asked: TouchExplanation.Wanted {
        switch self {
        case .view(let view): .view(view)
        case .recognizer(let recognizer): .recognizer(recognizer)
        case .event(let control, let event): .event(control, event)
        case .firstResponder(let responder): .firstResponder(responder)
        case .controller(let controller): .controller(controller)
        }
    }

    private var view: UIView? {
        switch self {
        case .view(let view): view
        case .recognizer(let recognizer): recognizer.view
        case .event(let control, _): control
        case .firstResponder(let responder): responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
        case .controller(let controller): controller.viewIfLoaded
        }
    }

    /// On the screen, in points.
    fileprivate var middle: CGPoint {
        guard let view else { return .zero }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return view.window.map { $0.convert(view.convert(middle, to: $0), to: nil) } ?? middle
    }
}
