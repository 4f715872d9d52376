import Foundation

/// One hit test as it is, asked for the sake of the answer alone: nobody who listens to the trace hears of it.
///
/// Overrides of `hitTest(_:with:)` and `point(inside:with:)` are called in UIKit's order, with a touches event that holds no
/// touch (HT-38); what they do besides answering, they do.
@MainActor
struct HitTestRun {
    struct Step {
        let view: UIView
        /// In the view's bounds coordinates.
        let point: CGPoint
        /// 0 for a window.
        let depth: Int
        /// Whoever asked: the view of the step above it.
        let asker: UIView?
        var verdict = HitTestVerdict.answeredNil
        var answer: UIView?
    }

    /// In the order in which they were asked.
    private(set) var steps: [Step] = []
    /// A view's latest step.
    private var places: [ObjectIdentifier: Int] = [:]
    private(set) var hit: UIView?

    func step(of view: UIView) -> Step? { places[ObjectIdentifier(view)].map { steps[$0] } }

    /// Asks the windows from the front to the back at a place of the screen, in points (HT-32).
    init(of application: UIApplication, at location: CGPoint) {
        var facts: [TraceFact] = []
        let trace = application.trace
        var objects: [Int: NSObject] = [:]
        hit = trace.aside(hearing: { facts.append($0.fact) }) {
            let answer = application.hitTest(location, UIEvent(.touches, application: application))?.1
            objects = trace.objects
            return answer
        }
        follow(facts, objects)
    }

    /// One that has happened, as the trace told it; nil where nobody was asked.
    init?(_ records: some Sequence<TraceRecord>, _ objects: [Int: NSObject]) {
        follow(records.map(\.fact), objects)
        guard !steps.isEmpty else { return nil }
        hit = steps.lazy.filter { $0.depth == 0 }.compactMap(\.answer).first
    }

    private mutating func follow(_ facts: [TraceFact], _ objects: [Int: NSObject]) {
        var open: [Int] = []
        for fact in facts {
            switch fact {
            case .asked(let subject, let point, let depth):
                guard let view = objects[subject.id] as? UIView else { continue }
                places[ObjectIdentifier(view)] = steps.count
                let asker = open.last.map { steps[$0].view }
                open.append(steps.count)
                steps.append(Step(view: view, point: point, depth: depth, asker: asker))
            case .verdict(_, let verdict, let answer, _):
                guard let index = open.popLast() else { continue }
                steps[index].verdict = verdict
                steps[index].answer = answer.flatMap { objects[$0.id] as? UIView }
            default: break
            }
        }
    }
}
