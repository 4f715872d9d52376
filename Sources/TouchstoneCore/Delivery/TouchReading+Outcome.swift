extension TouchReading {
    /// Whether the touch's view received it.
    package enum Arrival: String, Sendable {
        /// The touch has no view.
        case unbound
        /// Its view never receives it.
        case suppressed
        /// A recognizer has not decided and may be delaying the touch, even if the finger has lifted.
        case delayed
        case delivered
        /// No recognizer delays it, and its view has not received it. In the middle of an event, the view may still receive it.
        case undelivered
    }

    package var arrival: Arrival {
        guard binding != nil else { return .unbound }
        if !deliveries.isEmpty { return .delivered }
        if suppressedFrom != nil { return .suppressed }
        let mayBeDelayed = cancellations.isEmpty && arena.contains { lastState($0) == nil }
        return mayBeDelayed ? .delayed : .undelivered
    }

    /// The effect of the touch until now.
    package enum Outcome: Sendable {
        /// No view received it; the value is `nil` if the trace does not show why.
        case unbound(Refusal?)
        case recognized(by: [TraceSubject])
        /// It belongs to a view that never receives it.
        case suppressed(for: TraceSubject)
        /// A responder handled it, and finally received a cancellation if `isCancelled`.
        case handled(by: TraceSubject, isCancelled: Bool)
        /// It reached the end of the responder chain without being handled.
        case dropped(from: TraceSubject)
        case undelivered(to: TraceSubject)
    }

    package var outcome: Outcome {
        guard let binding else { return .unbound(refusal) }
        let winners = self.winners
        if !winners.isEmpty { return .recognized(by: winners) }
        if let suppressedFrom { return .suppressed(for: suppressedFrom) }
        guard let beginning = delivery(.touchesBegan) else { return .undelivered(to: binding.view) }
        if beginning.droppedAt != nil { return .dropped(from: binding.view) }
        return .handled(
            by: beginning.hops.last?.to ?? beginning.receiver, isCancelled: delivery(.touchesCancelled) != nil)
    }

    /// Whether it was cancelled before the finger lifted.
    package var isCancelled: Bool {
        guard let end else { return delivery(.touchesCancelled) != nil }
        return end.phase == .cancelled || delivery(.touchesCancelled).map { $0.number < end.number } == true
    }
}
