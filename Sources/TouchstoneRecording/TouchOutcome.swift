import TouchstoneCore

/// What came of a touch.
public enum TouchOutcome: Equatable, Sendable {
    /// No view has it; nil where the trace does not say why.
    case nobodys(TouchHistory.Refusal?)
    /// These recognizers recognized with it.
    case recognized(by: [TraceSubject])
    /// It belongs to a view that never hears of it.
    case kept(from: TraceSubject)
    /// It was handled by a responder, which may have heard of a cancellation in the end.
    case handled(by: TraceSubject, isCancelled: Bool)
    /// It climbed the chain, and nobody took it.
    case dropped(from: TraceSubject)
    /// It was held back all along.
    case neverDelivered(to: TraceSubject)

    /// One word for programs.
    public var code: String {
        switch self {
        case .nobodys: "nobodys"
        case .recognized: "recognized"
        case .kept: "kept"
        case .handled(_, let isCancelled): isCancelled ? "cancelled" : "handled"
        case .dropped: "dropped"
        case .neverDelivered: "neverDelivered"
        }
    }

    /// In one line, for people.
    public var words: String {
        switch self {
        case .nobodys(let refusal): "nobody's: \(refusal?.words ?? "no view was found")"
        case .recognized(let winners): "recognized by \(winners.map(\.name).listed)"
        case .kept(let view): "kept from \(view.name)"
        case .handled(let handler, let isCancelled):
            "handled by \(handler.name)" + (isCancelled ? ", then cancelled" : "")
        case .dropped(let view): "dropped: nobody from \(view.name) up the chain took it"
        case .neverDelivered(let view): "never delivered to \(view.name)"
        }
    }
}

extension TouchHistory.Refusal {
    var words: String {
        switch self {
        case .unbound(let reason): reason.words
        case .ignored(let reason): reason.words
        case .withheld(let reason): reason.words
        }
    }
}

extension FailureReason {
    var isPrevention: Bool { if case .prevented = self { true } else { false } }
}
