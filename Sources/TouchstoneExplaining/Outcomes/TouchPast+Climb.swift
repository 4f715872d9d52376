import Foundation
import TouchstoneCore

// How a touch moved from one responder to another.
extension TouchPast {
    /// Whether the touch method was called on the responder, directly or through the responder chain.
    func receives(_ responder: AnyObject, _ method: ForwardedMethod) -> Bool {
        receives(method) { means($0, responder) }
    }

    /// Whether the touch method was called on the responder, which may no longer exist.
    func receives(_ responder: Remembered, _ method: ForwardedMethod) -> Bool {
        receives(method) { means($0, responder) }
    }

    private func receives(_ method: ForwardedMethod, _ isMeant: (TraceSubject) -> Bool) -> Bool {
        reading.deliveries.contains { delivery in
            delivery.method == method
                && (isMeant(delivery.receiver) || delivery.hops.contains { isMeant($0.to) })
        }
    }

    /// The path of a touch phase through the responder chain.
    struct Climb {
        /// The responders that received it, in order.
        var hops: [TraceSubject] = []
        /// The first responder that forwarded it to one other than its next, and the receiver.
        var handover: (by: TraceSubject, to: TraceSubject)?
        /// The last responder, if the phase was dropped there.
        var droppedAt: TraceSubject?

        /// Records that `from` passes the phase on. If it is not the last receiver, the last receiver called it
        /// directly.
        fileprivate mutating func passes(_ from: TraceSubject) {
            guard let last = hops.last, last != from else { return }
            if handover == nil { handover = (last, from) }
            hops.append(from)
        }
    }

    func climb(_ method: ForwardedMethod) -> Climb {
        guard let delivery = reading.delivery(method) else { return Climb() }
        var climb = Climb(hops: [delivery.receiver])
        for (from, to) in delivery.hops {
            climb.passes(from)
            climb.hops.append(to)
        }
        if let last = delivery.droppedAt {
            climb.passes(last)
            climb.droppedAt = last
        }
        return climb
    }

    /// The last responder that received the beginning of the touch.
    func keeper(from hit: TouchExplanation.Mention) -> TouchExplanation.Mention {
        climb(.touchesBegan).hops.last.map { mention($0) } ?? hit
    }
}
