import TouchstoneTesting
import UIKit

/// What `explain` answered.
@MainActor
struct Answer {
    /// The sentence of each cause with its first advice, in the order of the report.
    let causes: [String]
    /// The code of each cause.
    let codes: [String]
    /// Whether the report says that the cause cannot be told.
    let isUnsure: Bool
    let report: String
    /// Identifies the screen at the beginning of the touch.
    let fingerprint: UInt64

    init(_ report: TouchExplanation) {
        causes = report.causes.map { cause in
            ([cause.sentence(wanted: report.wanted)] + report.changes(for: cause).prefix(1).map(\.words))
                .joined(separator: "\n  help: ")
        }
        codes = report.causes.map(\.code)
        isUnsure = report.isUnsure
        self.report = report.description
        fingerprint = report.fingerprint
    }

    /// Asks about the touch, or, if there was none, about a touch in the middle of the wanted view.
    init(about injected: InjectedFault, in app: TestApplication, _ records: [TraceRecord]) {
        let report =
            app.application.explain(records, touch: injected.touch, for: injected.wanted.question)
            ?? app.application.explainTouch(at: injected.wanted.middle, for: injected.wanted.question)
        self.init(report)
    }
}

extension Wanted {
    fileprivate var question: TouchExplanation.Wanted {
        switch self {
        case .view(let view): .view(view)
        case .recognizer(let recognizer): .recognizer(recognizer)
        case .event(let control, let event): .event(control, event)
        case .firstResponder(let responder): .firstResponder(responder)
        case .controller(let controller): .controller(controller)
        }
    }

    /// The kind of the question, for statistics.
    var kind: String {
        switch self {
        case .view: "view"
        case .recognizer: "recognizer"
        case .event: "event"
        case .firstResponder: "first responder"
        case .controller: "controller"
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

    /// The middle of the view, in screen coordinates.
    fileprivate var middle: CGPoint {
        guard let view else { return .zero }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return view.window.map { $0.convert(view.convert(middle, to: $0), to: nil) } ?? middle
    }
}
