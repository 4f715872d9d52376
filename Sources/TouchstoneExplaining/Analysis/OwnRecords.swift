import Foundation
import TouchstoneCore

/// Separates the trace records of one touch from those before it.
///
/// A touch may wait in the queue while earlier touches of the same finger are handled. Records of those follow its
/// touch-down but count as earlier records.
struct OwnRecords {
    let records: ArraySlice<TraceRecord>
    let earlier: ArraySlice<TraceRecord>
    /// The number of the first record from which annotations belong to this touch.
    let first: Int

    /// - Parameters:
    ///   - all: The trace records.
    ///   - start: The index of the touch-down.
    ///   - finger: The finger's number.
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
        // The records of the hit test precede the one of its result.
        while begin > start, all[begin - 1].fact.isOfHitTest { begin -= 1 }
        let queued = all[start..<begin].filter { if case .queued = $0.fact { true } else { false } }
        let others = all[start..<begin].filter { if case .queued = $0.fact { false } else { true } }
        records = (queued + all[begin...])[...]
        earlier = (all[..<start] + others)[...]
        first = all[begin - 1].number
    }
}

extension TraceFact {
    /// Whether the record decides which view, if any, a touch of this finger is bound to.
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
