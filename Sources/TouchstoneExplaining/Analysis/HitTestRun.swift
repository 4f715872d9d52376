import Foundation
import TouchstoneCore

/// One hit test: the views that were queried and their results, in a snapshot of the scene.
@MainActor
struct HitTestRun {
    @MainActor
    struct Step {
        /// The view's place in the scene; `nil` for a view that was in no window before the hit test.
        let place: Int?
        let view: TouchExplanation.Mention
        /// The queried point in the view's bounds coordinates.
        let point: CGPoint
        /// The nesting level of the query; 0 for a window.
        let depth: Int
        /// The place of the view that made the query, which is the enclosing step's view.
        let asker: Int?
        var verdict = HitTestVerdict.answeredNil
        var answer: Answer?
    }

    /// The view that a hit test returned.
    @MainActor
    struct Answer {
        let place: Int?
        let view: TouchExplanation.Mention
    }

    let scene: ViewTreeSnapshot
    /// The steps, in the order of the queries.
    private(set) var steps: [Step] = []
    /// The index of the latest step of each view, by place.
    private var latest: [Int: Int] = [:]
    private(set) var hit: Answer?

    func step(of place: Int) -> Step? { latest[place].map { steps[$0] } }

    /// Hit-tests the windows front to back at a point on the screen, in points (HT-32), without notifying trace
    /// listeners.
    ///
    /// Calls overrides of `hitTest(_:with:)` and `point(inside:with:)` in UIKit's order, with a touches event that
    /// contains no touch (HT-38). Their side effects take place.
    package init(of application: UIApplication, at location: CGPoint) {
        scene = ViewTreeSnapshot(application, touch: nil)
        var facts: [TraceFact] = []
        let trace = application.trace
        var answers: [Int: Answer] = [:]
        let run = self
        let found = trace.aside(hearing: { facts.append($0.fact) }) {
            let view = application.hitTest(location, UIEvent(.touches, application: application))?.1
            for fact in facts {
                for subject in fact.hitTestSubjects where answers[subject.id] == nil {
                    answers[subject.id] = run.answer(to: subject, trace)
                }
            }
            return view
        }
        follow(facts) { answers[$0.id] }
        hit = found.map { view in
            scene.place(of: view).map { Answer(place: $0, view: TouchExplanation.Mention(scene, $0)) }
                ?? Answer(place: nil, view: TouchExplanation.Mention(view))
        }
    }

    /// Reconstructs a past hit test from trace records, or returns `nil` if no view was queried.
    init?(_ facts: [TraceFact], in scene: ViewTreeSnapshot, _ trace: Trace) {
        self.scene = scene
        let run = self
        follow(facts) { run.answer(to: $0, trace) }
        guard !steps.isEmpty else { return nil }
        hit = steps.last { $0.depth == 0 }?.answer
    }

    /// An empty hit test, such as that of a touch that was not handled.
    init(untestedIn scene: ViewTreeSnapshot) { self.scene = scene }

    /// The view that a trace record refers to.
    func answer(to subject: TraceSubject, _ trace: Trace) -> Answer {
        if let key = trace.acquaintance(numbered: subject.id)?.key,
            let place = scene.place(of: trace.object(numbered: subject.id), at: key)
        {
            return Answer(place: place, view: TouchExplanation.Mention(scene, place))
        }
        return Answer(place: nil, view: TouchExplanation.Mention(subject, trace))
    }

    private mutating func follow(_ facts: [TraceFact], _ meant: (TraceSubject) -> Answer?) {
        var open: [Int] = []
        for fact in facts {
            switch fact {
            case .asked(let subject, let point, let depth):
                guard let asked = meant(subject) else { continue }
                if let place = asked.place { latest[place] = steps.count }
                let asker = open.last.flatMap { steps[$0].place }
                open.append(steps.count)
                steps.append(Step(place: asked.place, view: asked.view, point: point, depth: depth, asker: asker))
            case .verdict(_, let verdict, let answer, _):
                guard let index = open.popLast() else { continue }
                steps[index].verdict = verdict
                steps[index].answer = answer.flatMap(meant)
            default: break
            }
        }
    }
}

extension TraceFact {
    fileprivate var hitTestSubjects: [TraceSubject] {
        switch self {
        case .asked(let view, _, _): [view]
        case .verdict(let view, _, let answer, _): [view] + (answer.map { [$0] } ?? [])
        default: []
        }
    }
}

extension UIApplication {
    /// Returns the view that a touch at `location`, in points on the screen, would be bound to now.
    ///
    /// Calls overrides of the hit test, but does not notify trace listeners.
    package func viewHit(at location: CGPoint) -> UIView? {
        let event = UIEvent(.touches, application: self)
        guard trace.isListening else { return hitTest(location, event)?.1 }
        return trace.aside(hearing: { _ in }) { hitTest(location, event)?.1 }
    }
}
