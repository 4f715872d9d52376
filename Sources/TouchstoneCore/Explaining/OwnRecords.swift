/// What the trace told of one touch, and before it. A touch may wait in the queue while earlier ones of the same finger are handled:
/// what is told of those comes after it went down, and belongs to what was before.
struct OwnRecords {
    let records: ArraySlice<TraceRecord>
    let earlier: ArraySlice<TraceRecord>
    /// The number of the record from which on what is remembered is of this touch.
    let first: Int

    /// - Parameter start: Where the touch went down.
    init(_ all: [TraceRecord], _ start: Int, _ finger: Int) {
        let waiting = all[..<start].reduce(0) { waiting, record in
            switch record.fact {
            case .queued(finger, .began, _): waiting + 1
            case _ where record.fact.settles(finger): max(0, waiting - 1)
            default: waiting
            }
        }
        var settled = 0
        let own = all[start...].firstIndex { record in
            if record.fact.settles(finger) { settled += 1 }
            return settled > waiting
        }
        guard waiting > 0, var begin = own else {
            (records, earlier, first) = (all[start...], all[..<start], all[start].number)
            return
        }
        // The hit test is told before what came of it.
        while begin > start, all[begin - 1].fact.isOfHitTest { begin -= 1 }
        let queued = all[start..<begin].filter { if case .queued = $0.fact { true } else { false } }
        let others = all[start..<begin].filter { if case .queued = $0.fact { false } else { true } }
        records = (queued + all[begin...])[...]
        earlier = (all[..<start] + others)[...]
        first = all[begin - 1].number
    }
}

extension TraceFact {
    /// Whether a touch of this finger has its view from now on, or will have none.
    fileprivate func settles(_ finger: Int) -> Bool {
        switch self {
        case .bound(finger, _, _, _, _), .unbound(finger, _), .ignored(finger, .ignoringInteraction): true
        default: false
        }
    }

    fileprivate var isOfHitTest: Bool {
        switch self {
        case .asked, .verdict: true
        default: false
        }
    }
}
