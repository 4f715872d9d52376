// How a touch came from one responder to another.
extension TouchPast {
    /// Whether a method of it was called on, or climbed to, this responder.
    func hears(_ responder: AnyObject, _ method: ForwardedMethod) -> Bool {
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

    /// How a phase climbed.
    struct Climb {
        /// Those who heard of it, one after the other.
        var hops: [TraceSubject] = []
        /// The first who gave it to another than its next, and to whom.
        var handover: (by: TraceSubject, to: TraceSubject)?
        /// The last one to whom it climbed without anybody above.
        var droppedAt: TraceSubject?

        /// Whoever passes it on is the last who has heard of it, or was called by that one.
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

    /// Who heard of its beginning last, and kept it.
    func keeper(from hit: TouchExplanation.Mention) -> TouchExplanation.Mention {
        climb(.touchesBegan).hops.last.map { mention($0) } ?? hit
    }
}
