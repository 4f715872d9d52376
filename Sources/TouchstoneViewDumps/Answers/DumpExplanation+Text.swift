import Foundation
import TouchstoneText

extension DumpExplanation {
    /// The report as text, in the style of a compiler's diagnostics: the finding, its place, its confidence and the
    /// advice, followed by the steps of the hit test.
    package var description: String {
        var lines = [headline]
        for (number, cause) in causes.enumerated() { notify(cause, number, &lines) }
        if causes.isEmpty, !restsOn.isEmpty {
            lines.append("  \(confidence.words), resting on \(restsOn.joined(separator: "; "))")
        }
        appendSteps(&lines)
        appendChain(&lines)
        for note in notes { lines.append("note: " + note) }
        return lines.joined(separator: "\n")
    }

    private var headline: String {
        let place = location.x.isNaN ? "a touch" : "a touch at \(location.short)"
        guard let wanted else {
            switch outcome {
            case .cannotTell: return "unknown: which view receives \(place)"
            default:
                return hit.map { "\(place) goes to \($0.name)" }
                    ?? "\(place) goes to no view: no window has a view there"
            }
        }
        switch outcome {
        case .arrives:
            let climbing = hit.map { $0 == wanted ? "" : ", being in \($0.name)" } ?? ""
            return "ok: \(place) reaches \(wanted.name)" + climbing
        case .blocked:
            return "error: \(place) does not reach \(wanted.name)" + (hit.map { "; \($0.name) receives it" } ?? "")
        case .cannotTell: return "unknown: whether \(place) reaches \(wanted.name)"
        }
    }

    private func notify(_ cause: Cause, _ number: Int, _ lines: inout [String]) {
        let isDoubt = cause.confidence == .cannotTell
        lines.append((number == 0 ? "because " : isDoubt ? "and perhaps " : "and because ") + cause.text)
        if number == 0 { appendPath(to: cause, &lines) }
        if !cause.restsOn.isEmpty {
            lines.append("  \(cause.confidence.words), resting on \(cause.restsOn.joined(separator: "; "))")
        }
        for (number, change) in cause.changes.enumerated() {
            lines.append((number == 0 ? "  help: " : "    or: ") + change.text)
        }
    }

    /// Adds the path to the wanted view and marks the cause. A long path is shortened to its ends and the views around
    /// the cause.
    private func appendPath(to cause: Cause, _ lines: inout [String]) {
        guard let subject = cause.about, path.count > 1, let place = path.firstIndex(of: subject) else { return }
        var last = -1
        for (depth, view) in path.enumerated() {
            guard path.count <= 24 || depth < 3 || abs(depth - place) < 4 || depth > path.count - 4 else { continue }
            let indent = "    " + String(repeating: "  ", count: max(0, min(depth, 24) - 1))
            if depth > last + 1 { lines.append("\(indent)… \(depth - last - 1) more") }
            last = depth
            lines.append("\(indent)\(depth == 0 ? "" : "└ ")\(view.name)" + (view == subject ? "   ← here" : ""))
        }
    }

    /// The maximum number of steps in the text, to keep it readable.
    private static let mostSteps = 400

    private func appendSteps(_ lines: inout [String]) {
        guard !steps.isEmpty else { return }
        lines.append(
            isOrdered
                ? "\nasked, from front to back:"
                : "\nat the point, in the order of the text, which is not that of the views:")
        let shown = steps.prefix(Self.mostSteps)
        let places = shown.map { String(repeating: "  ", count: min($0.depth, 40)) + $0.view.name }
        let width = min(40, places.map(\.count).max() ?? 0)
        for (step, place) in zip(shown, places) {
            let padding = String(repeating: " ", count: max(0, width - place.count))
            let point = step.point?.short ?? "(?)"
            lines.append("  \(place)\(padding)  \(point): \(step.words)")
            if step.more > 0 {
                let indent = String(repeating: "  ", count: min(step.depth, 40))
                lines.append("  \(indent)… \(step.more) more, \(step.verdict.words)")
            }
        }
        if steps.count > shown.count { lines.append("  … \(steps.count - shown.count) more") }
    }

    private func appendChain(_ lines: inout [String]) {
        guard hit != nil, !chain.isEmpty else { return }
        lines.append(
            recognizerViews.isEmpty
                ? "\nno recognizer competes for it"
                : "\nunknown recognizers also receive it, attached to: "
                    + recognizerViews.prefix(20).map(\.name).joined(separator: ", "))
        let shown =
            chain.count > 40 ? chain.prefix(20).map(\.name) + ["…"] + chain.suffix(10).map(\.name) : chain.map(\.name)
        lines.append(
            "\nthe responder chain from there, without view controllers, which the dump does not show:\n  \((shown + ["UIApplication"]).joined(separator: " → "))"
        )
    }
}

extension DumpExplanation.Confidence {
    var words: String {
        switch self {
        case .certain: "certain"
        case .likely: "likely"
        case .cannotTell: "unknown"
        }
    }
}

extension DumpVerdict {
    /// The verdict in words for several views at once.
    fileprivate var words: String {
        switch self {
        case .outside: "outside"
        case .empty: "without a size"
        case .hidden: "hidden"
        case .interactionOff: "with interaction off"
        case .transparent: "transparent"
        default: code
        }
    }
}
