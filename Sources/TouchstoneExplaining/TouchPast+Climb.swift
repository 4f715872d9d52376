import Foundation
import TouchstoneCore

// How a touch moved from one responder to another.
extension TouchPast {
    /// Whether the touch method was called on the responder, directly or through the responder chain.
    func receives(_ responder: AnyObject, _ method: ForwardedMethod) -> Bool {
        var isOurs = false
        for record in records {
            switch record.fact {
            case .delivered(method, let to, let touches):
                isOurs = touches.contains(finger)
                if isOurs, means(to, responder) { return true }
            case .forwarded(method, _, let to): if isOurs, means(to, responder) { return true }
            default: break
            }
        }
        return false
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
        var climb = Climb()
        var isOurs = false
        for record in records {
            switch record.fact {
            case .delivered(method, let to, let touches):
                guard climb.hops.isEmpty || !touches.contains(finger) else { return climb }
                isOurs = touches.contains(finger)
                if isOurs { climb.hops.append(to) }
            case .forwarded(method, let from, let to):
                guard isOurs else { continue }
                climb.passes(from)
                climb.hops.append(to)
            case .dropped(method, let last):
                guard isOurs else { continue }
                climb.passes(last)
                climb.droppedAt = last
                return climb
            default: break
            }
        }
        return climb
    }

    /// The last responder that received the beginning of the touch.
    func keeper(from hit: TouchExplanation.Mention) -> TouchExplanation.Mention {
        climb(.touchesBegan).hops.last.map { mention($0) } ?? hit
    }
}
