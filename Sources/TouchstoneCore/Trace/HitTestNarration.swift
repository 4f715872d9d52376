import Foundation

/// Tracks the nested calls of a traced hit test.
///
/// The caller of a view records the question, so that overrides that never call `super` are traced, too. The base
/// implementation records it only if an application called the view directly.
@MainActor
final class HitTestNarration {
    private struct Question {
        let view: UIView
        /// Why the base implementation skipped the view, if it ran and did.
        var refusal: HitTestVerdict?
    }

    private var open: [Question] = []
    /// The last view that returned itself or a view below it, with that result.
    fileprivate var lastAnswer: (view: UIView, answer: UIView)?

    /// The view that is currently hit-tested.
    var current: UIView? { open.last?.view }

    func ask(_ view: UIView, _ x: Double, _ y: Double, _ trace: Trace) {
        trace.record(.asked(trace.subject(view), point: CGPoint(x: x, y: y), depth: open.count))
        open.append(Question(view: view))
    }

    func refuse(_ view: UIView, _ verdict: HitTestVerdict) {
        guard current === view else { return }
        open[open.count - 1].refusal = verdict
    }

    func answer(_ answer: UIView?, _ trace: Trace) {
        let question = open.removeLast()
        let verdict: HitTestVerdict
        if let answer {
            verdict =
                answer === question.view ? .hit : isBelow(answer, question.view) ? .descendant : .redirected
            lastAnswer = verdict == .redirected ? nil : (question.view, answer)
        } else {
            verdict = question.refusal ?? .answeredNil
        }
        trace.record(
            .verdict(
                trace.subject(question.view), verdict, answer: answer.map { trace.subject($0) }, depth: open.count))
        if open.isEmpty { lastAnswer = nil }
    }
}

extension HitTestNarration {
    /// Checks the previous result first, so that a deep tree does not need a walk up at each level.
    fileprivate func isBelow(_ answer: UIView, _ view: UIView) -> Bool {
        if let lastAnswer, lastAnswer.answer === answer, lastAnswer.view.superview === view { return true }
        return answer.isDescendant(of: view)
    }
}

extension ViewNode {
    /// Why an ineligible view is skipped; the first reason in the order of the checks (HT-7).
    var refusal: HitTestVerdict? {
        if flags.contains(.hidden) { return .hidden }
        if flags.contains(.interactionDisabled) { return .interactionDisabled }
        if flags.contains(.transparent) { return .alpha(opacity) }
        if flags.contains(.animating) { return .animating }
        if flags.contains(.singular) { return .singular }
        if flags.contains(.disabledControl) { return .disabledControl }
        return nil
    }
}
