import Foundation
import TouchstoneCore
import TouchstoneText

extension TouchExplanation {
    /// The report as text, in the style of a compiler's diagnostics: the finding, its place, and the advice, followed
    /// by all steps of the hit test.
    public var description: String {
        var text = ReportText()
        text.add(headline)
        for (number, reason) in reasons.enumerated() {
            text.add((number == 0 ? "because " : "and ") + reason.sentence)
        }
        appendCauses(&text)
        appendSteps(&text)
        appendContenders(&text)
        if !chain.isEmpty { text.add("\nup the chain from there:\n  " + chain.map(\.words).joined(separator: " → ")) }
        for note in notes { text.add("note: " + note) }
        return text.lines.joined(separator: "\n")
    }

    private var headline: String {
        let place = "a touch at \(location.short)"
        if causes.isEmpty, isUnsure {
            let name = wanted?.name ?? "the expected view"
            return question == .not
                ? "unknown: why \(place) had no effect\(wanted.map { " on \($0.name)" } ?? "")"
                : "unknown: why \(question.reported(of: name)) \(place)"
        }
        if let wanted, !reasons.isEmpty { return "\(question.reported(of: wanted.name)) \(place)" }
        guard let wanted else {
            return hit.map { "\(place) goes to \($0.name)" } ?? "\(place) goes to no view: no window has a view there"
        }
        if let withoutTouch {
            let finding = withoutTouch.finding(wanted, isSo: causes.isEmpty)
            return "\(causes.isEmpty ? "ok" : "error"): \(finding)"
        }
        if let matter, let hit {
            let isSo = causes.isEmpty
            let finding =
                switch matter {
                case .firstResponder: "\(wanted.name) is \(isSo ? "" : "not ")first responder"
                case .endOfEditing: "the editing of \(wanted.name) \(isSo ? "ended" : "did not end")"
                }
            return "\(isSo ? "ok" : "error"): \(place) goes to \(hit.name), and \(finding)"
        }
        guard !causes.isEmpty else { return "ok: \(place) reaches \(wanted.name)" + climbing(wanted) }
        if case .selectionRefused(_, let refuser)? = causes.first {
            return "error: \(place) reaches \(wanted.name)\(climbing(wanted)), and does not \(refuser.change.verb) it"
        }
        if isAfterHitTest, let hit {
            return hit == wanted
                ? "error: \(place) reaches \(hit.name), and \(outcome)"
                : "error: \(place) reaches \(hit.name), and \(wanted.name) does not act"
        }
        return
            "error: \(place) does not reach \(wanted.name); \(hit.map { "\($0.name) receives it" } ?? "no view receives it")"
    }

    /// Whether the touch passed the hit test and failed later.
    private var isAfterHitTest: Bool {
        guard let hit = hit?.past?.place, let target else { return false }
        return hit == target || wanted?.recognizer != nil && scene.isInside(hit, of: target)
    }

    private var outcome: String {
        switch causes.first?.role {
        case .state?, .neighbor?, .cover?, .barrier?, .earlyClaim?, nil: "does not receive it"
        case .delay?: "receives it late"
        case .claim?, .loss?: "loses it"
        case .idleScrollView?, .unrecognized?, .noEffect?: "nothing comes of it"
        }
    }

    private func climbing(_ wanted: TouchExplanation.Mention) -> String {
        guard let hit, hit != wanted else { return "" }
        if wanted.recognizer != nil { return ", being in \(hit.name)" }
        let climbs = chain.contains { $0.responder == wanted } || wanted.view == nil
        return climbs ? " through the responder chain from \(hit.name)" : ", forwarded by \(hit.name)"
    }

    private func appendCauses(_ text: inout ReportText) {
        for (number, cause) in causes.enumerated() {
            text.add((number == 0 ? "because " : "and because ") + cause.sentence(wanted: wanted))
            if number == 0 { appendPath(to: cause, &text) }
            for (number, change) in changes(for: cause).enumerated() {
                text.add((number == 0 ? "  help: " : "    or: ") + change.words)
            }
        }
    }

    /// Adds the path to the wanted view and marks the cause. A long path is shortened to its ends and the views around
    /// the cause.
    private func appendPath(to cause: TouchExplanation.Cause, _ text: inout ReportText) {
        guard let subject = cause.subject, path.count > 1, let place = path.firstIndex(of: subject) else { return }
        var last = -1
        for (depth, view) in path.enumerated() {
            guard path.count <= 24 || depth < 3 || abs(depth - place) < 4 || depth > path.count - 4 else { continue }
            let indent = "    " + String(repeating: "  ", count: max(0, min(depth, 24) - 1))
            if depth > last + 1 { text.add("\(indent)… \(depth - last - 1) more") }
            last = depth
            text.add("\(indent)\(depth == 0 ? "" : "└ ")\(view.name)" + (view == subject ? "   ← here" : ""))
        }
    }

    private func appendSteps(_ text: inout ReportText) {
        guard !steps.isEmpty else { return }
        text.add("\nasked, from front to back:")
        let places = steps.map { String(repeating: "  ", count: min($0.depth, 40)) + $0.view.name }
        let width = min(40, places.map(\.count).max() ?? 0)
        for (step, place) in zip(steps, places) {
            let padding = String(repeating: " ", count: max(0, width - place.count))
            text.add("  \(place)\(padding)  \(step.point.short): \(step.words)")
        }
    }

    private func appendContenders(_ text: inout ReportText) {
        guard hit != nil else { return }
        guard !contenders.isEmpty else { return text.add("\nno recognizer competes for it") }
        text.add("\nrecognizers that compete for it:")
        for contender in contenders { text.add("  " + contender.words) }
    }
}

extension TouchExplanation.Question {
    /// The start of a sentence about the touch, such as "list also had".
    fileprivate func reported(of name: String) -> String {
        switch self {
        case .not, .got: "\(name) had"
        case .both: "\(name) also had"
        case .late: "\(name) had only after a while"
        }
    }
}

private struct ReportText {
    var lines: [String] = []
    mutating func add(_ line: String) { lines.append(line) }
}

extension TouchExplanation.Step {
    /// The verdict in words, with the numbers behind it.
    public var words: String {
        switch verdict {
        case .outside(false):
            guard let overshoot else { return "outside" }
            return bounds.isEmpty ? "it has no size" : "outside, \(overshoot.words)"
        case .singular: return "its transform cannot be undone"
        default: return verdict.words(answer?.name) + (isOverridden ? " (its class overrides the hit test)" : "")
        }
    }
}

extension TouchExplanation.Contender {
    package var words: String {
        var flags: [String] = []
        if !isEnabled { flags.append("not enabled") }
        if !cancelsTouchesInView { flags.append("does not cancel touches in the view") }
        if delaysTouchesBegan { flags.append("delays touches") }
        if !delaysTouchesEnded { flags.append("does not delay lifts") }
        if hasDelegate { flags.append("has a delegate") }
        if !requirements.isEmpty {
            flags.append("requires \(requirements.map(\.name).joined(separator: ", ")) to fail")
        }
        return "\(recognizer.called) of \(view.name)"
            + (flags.isEmpty ? "" : ": " + flags.joined(separator: "; "))
    }
}

extension TouchExplanation.Link {
    package var words: String {
        responder.name + (isControl ? " (a control does not pass it on)" : takesTouches ? " (handles touches)" : "")
    }
}
