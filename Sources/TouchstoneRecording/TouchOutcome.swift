import TouchstoneCore

/// The outcome of a touch.
public enum TouchOutcome: Equatable, Sendable {
    /// No view received it; the value is `nil` if the trace does not show why.
    case unbound(TouchHistory.Refusal?)
    /// These recognizers recognized it.
    case recognized(by: [TraceSubject])
    /// It was suppressed: it belongs to a view that never receives it.
    case suppressed(for: TraceSubject)
    /// A responder handled it, and finally received a cancellation if `isCancelled`.
    case handled(by: TraceSubject, isCancelled: Bool)
    /// It reached the end of the responder chain without being handled.
    case dropped(from: TraceSubject)
    /// It was delayed and never delivered.
    case neverDelivered(to: TraceSubject)

    /// The outcome's code in JSON, such as `handled`.
    public var code: String {
        switch self {
        case .unbound: "unbound"
        case .recognized: "recognized"
        case .suppressed: "suppressed"
        case .handled(_, let isCancelled): isCancelled ? "cancelled" : "handled"
        case .dropped: "dropped"
        case .neverDelivered: "neverDelivered"
        }
    }

    /// The outcome in one line of text.
    public var words: String {
        switch self {
        case .unbound(let refusal): "no view: \(refusal?.words ?? "no view was found")"
        case .recognized(let winners): "recognized by \(winners.map(\.name).listed)"
        case .suppressed(let view): "suppressed for \(view.name)"
        case .handled(let handler, let isCancelled):
            "handled by \(handler.name)" + (isCancelled ? ", then cancelled" : "")
        case .dropped(let view): "dropped: no responder in the chain from \(view.name) handled it"
        case .neverDelivered(let view): "never delivered to \(view.name)"
        }
    }
}

extension TouchHistory.Refusal {
    var words: String {
        switch self {
        case .unbound(let reason): reason.words
        case .ignored(let reason): reason.words
        case .suppressed(let reason): reason.words
        }
    }
}

extension FailureReason {
    var isPrevention: Bool { if case .prevented = self { true } else { false } }
}
