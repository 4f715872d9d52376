import Foundation

/// The steps of a dump's hit test, with groups of similar siblings merged into one.
struct DumpSteps {
    private let analysis: DumpAnalysis
    private let steps: [DumpHitTest.Step]
    private let onPath: Set<Int>

    init(_ analysis: DumpAnalysis, _ steps: [DumpHitTest.Step]) {
        self.analysis = analysis
        self.steps = steps
        onPath = Set(analysis.path)
    }

    private static let fewest = 6

    var grouped: [DumpExplanation.Step] {
        var grouped: [DumpExplanation.Step] = []
        var index = 0
        while index < steps.count {
            var end = index + 1
            while end < steps.count, isAlike(steps[index], steps[end]) { end += 1 }
            let isGroup = end - index >= Self.fewest
            let step = reported(steps[index], more: isGroup ? end - index - 1 : 0)
            grouped.append(step)
            index = isGroup ? end : index + 1
            // Limits the report if the path is extremely long.
            if grouped.count >= 20_000 { break }
        }
        return grouped
    }

    private func isAlike(_ one: DumpHitTest.Step, _ other: DumpHitTest.Step) -> Bool {
        one.depth == other.depth && one.verdict == other.verdict && one.answer < 0 && other.answer < 0
            && [.outside, .empty, .hidden, .interactionOff, .transparent].contains(one.verdict)
            && !onPath.contains(one.node) && !onPath.contains(other.node)
    }

    private func reported(_ step: DumpHitTest.Step, more: Int) -> DumpExplanation.Step {
        let tree = analysis.tree
        let place = tree.place(of: .zero, in: step.node)
        let bounds = place.bounds
        let view = tree.nodes[step.node]
        let isCut = view.flags.contains(.isCut)
        let hasEnabledState = view.flags.contains(.hasEnabledState) && tree.known(step.node).isControl
        func reported(_ flag: DumpNode.Flags) -> Bool? {
            if view.flags.contains(flag) { return true }
            return isCut || tree.omitsFlags && flag != .hidden ? nil : false
        }
        return DumpExplanation.Step(
            view: analysis.names.view(step.node), depth: step.depth, point: step.point, bounds: bounds,
            verdict: step.verdict, answer: step.answer >= 0 ? analysis.names.view(step.answer) : nil,
            words: words(step, bounds),
            flags: DumpExplanation.Flags(
                isHidden: reported(.hidden), alpha: isCut && view.alpha == 1 ? nil : Double(view.alpha),
                isUserInteractionEnabled: reported(.interactionOff).map { !$0 },
                isEnabled: hasEnabledState ? !view.flags.contains(.disabled) : nil, isAnimated: reported(.animated),
                hasRecognizers: reported(.hasRecognizers)), more: more)
    }

    private func words(_ step: DumpHitTest.Step, _ bounds: CGRect?) -> String {
        let view = analysis.tree.nodes[step.node]
        switch step.verdict {
        case .hit: return "hit"
        case .descendant: return "returns \(step.answer >= 0 ? analysis.names.name(step.answer) : "a view in it")"
        case .outside:
            guard let bounds, let point = step.point, view.frame.isANumber else { return "outside" }
            return "outside, \(Overshoot(point, bounds).words)"
        case .empty: return "it has no size"
        case .hidden: return "hidden"
        case .interactionOff: return "interaction is off"
        case .transparent: return "alpha \(view.alpha) is below 0.01"
        case .singular: return "its transform cannot be undone"
        case .disabled: return "a disabled control"
        case .passedOn:
            return "lets the touch pass through"
        case .untraced: return "its result is unknown"
        }
    }
}
