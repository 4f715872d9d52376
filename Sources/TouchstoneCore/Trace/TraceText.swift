import Foundation
import TouchstoneText

/// Touchstone extension: Trace records as an event log: one line per fact, hit tests indented, forwarding joined.
public struct TraceText {
    private var lines: [String] = []
    /// The method with forwarding in the last line.
    private var climbing: ForwardedMethod?

    /// Creates an empty event log.
    public init() {}

    /// The lines of the event log.
    public var text: String { lines.joined(separator: "\n") }

    /// Adds the fact of a record to the log.
    public mutating func add(_ record: TraceRecord) {
        add(record.fact)
    }

    /// Adds a fact as a line, or extends the last line by a hop of the responder chain.
    public mutating func add(_ fact: TraceFact) {
        switch fact {
        case .forwarded(let method, _, let to) where climbing == method:
            lines[lines.count - 1] += " → \(to.name)"
        case .dropped(let method, _) where climbing == method:
            lines[lines.count - 1] += " → dropped"
            climbing = nil
        case .delivered(let method, _, _), .forwarded(let method, _, _):
            lines.append(fact.sentence)
            climbing = method
        default:
            climbing = nil
            lines.append(fact.sentence)
        }
    }

    /// Returns the event log of some records.
    public static func eventLog(_ records: some Sequence<TraceRecord>) -> String {
        var text = TraceText()
        for record in records { text.add(record) }
        return text.text
    }
}

extension TraceFact {
    /// The fact as one line of text.
    public var sentence: String {
        switch self {
        case .queued(let touch, let phase, let location):
            "touch \(touch) \(phase.rawValue) at \(location.short) entered the queue"
        case .portFired(let inputs): "source1: \(inputs) into the queue"
        case .drainFired(let inputs): "source0: \(inputs) to handle"
        case .asked(let view, let point, let depth): indent(depth) + "\(view.name)? \(point.short)"
        case .verdict(let view, let verdict, let answer, let depth):
            indent(depth) + "\(view.name): \(verdict.words(answer?.name))"
        case .bound(let touch, let view, let window, let location, let taps):
            "touch \(touch) is bound to \(view.name) in \(window.name) at \(location.short)"
                + (taps > 1 ? ", tap \(taps)" : "")
        case .unbound(let touch, let reason): "touch \(touch) is dropped: \(reason.words)"
        case .suppressed(let touch, let view, let reason):
            "touch \(touch) is suppressed for \(view.name): \(reason.words)"
        case .sent(let receiver, let touches): "sendEvent → \(receiver.name) \(list(touches))"
        case .delivered(let method, let receiver, let touches):
            "\(method.rawValue) \(list(touches)) → \(receiver.name)"
        case .forwarded(let method, let from, let to): "\(method.rawValue): \(from.name) → \(to.name)"
        case .dropped(let method, let last): "\(method.rawValue): \(last.name) → dropped"
        case .cancelled(let touches, let reason): "cancel \(list(touches)): \(reason.words)"
        case .arena(let touch, let members):
            "arena of touch \(touch): \(members.map(\.name).joined(separator: ", "))"
        case .entered(let recognizer, let state, let reason):
            "\(recognizer.name): \(state)" + (reason.map { ", \($0.words)" } ?? "")
        case .waits(let recognizer, let other): "\(recognizer.name) waits for \(other.name) to fail"
        case .acted(let recognizer, let state): "action \(recognizer.name) \(state)"
        case .noTarget(let recognizer, let state): "action \(recognizer.name) \(state) → no target"
        case .controlEvent(let control, let events): "\(control.name) \(events)"
        case .action(let name, let sender, let target):
            "\(name)" + (sender.map { " from \($0.name)" } ?? "") + " → " + (target?.name ?? "no target")
        case .scrolled(let view, let stage, let offset): "\(view.name) \(stage.word) at \(offset.short)"
        case .firstResponder(let responder, let window):
            "first responder of \(window.name): \(responder?.name ?? "none")"
        case .textInput(let words, let responder): "\(words) → \(responder?.name ?? "no responder")"
        case .focus(let view, let window): "focus of \(window.name): \(view?.name ?? "none")"
        case .consumed(let recognizer, let x, let y):
            "\(recognizer.name) used up (\(x.short), \(y.short))"
        case .ignored(let touch, let reason): "touch \(touch) sample ignored: \(reason.words)"
        case .note(let text): "· " + text
        }
    }

    private func indent(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, 40) + 1) }

    private func list(_ touches: [Int]) -> String { "[" + touches.map(String.init).joined(separator: " ") + "]" }
}

extension HitTestVerdict {
    /// Returns the result as a short phrase.
    ///
    /// - Parameter answer: The name of the view that was returned.
    public func words(_ answer: String?) -> String {
        switch self {
        case .hit: "hit"
        case .descendant: "returns \(answer ?? "a descendant")"
        case .redirected: "redirects to \(answer ?? "another view")"
        case .outside(let overridden): overridden ? "point(inside:) returns false" : "outside"
        case .hidden: "hidden"
        case .interactionDisabled: "interaction is off"
        case .alpha(let alpha): "alpha \(alpha) is below 0.01"
        case .animating: "in an animation that does not allow interaction"
        case .singular: "its transform cannot be undone"
        case .disabledControl: "a disabled control"
        case .answeredNil: "its override returns nil"
        }
    }

    /// A one-word code for programs.
    public var code: String {
        switch self {
        case .hit: "hit"
        case .descendant: "descendant"
        case .redirected: "redirected"
        case .outside: "outside"
        case .hidden: "hidden"
        case .interactionDisabled: "interaction"
        case .alpha: "alpha"
        case .animating: "animating"
        case .singular: "singular"
        case .disabledControl: "disabled"
        case .answeredNil: "nil"
        }
    }
}
