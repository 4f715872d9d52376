import Foundation
import TouchstoneCore

/// A period of a recognizer's participation in a touch's arena.
struct GesturePhase {
    enum Kind: String {
        case possible, waiting, underWay, recognized, failed, cancelled
    }

    var kind: Kind
    var start: TimeInterval
    var end: TimeInterval
    /// The reason for its failure.
    var reason: FailureReason?
    /// The recognizer that it waits for.
    var awaited: TraceSubject?

    var name: String {
        switch kind {
        case .possible: "possible"
        case .waiting: "waits for \(awaited?.name ?? "another")"
        case .underWay: "under way"
        case .recognized: "recognized"
        case .failed: "failed"
        case .cancelled: "cancelled"
        }
    }
}

extension TouchHistory {
    /// Returns the recognizer's phases from the beginning of the touch. The last one is the instant of its outcome, if
    /// it has one.
    func phases(of recognizer: TraceSubject, end: TimeInterval) -> [GesturePhase] {
        var phases = [GesturePhase(kind: .possible, start: binding?.time ?? downTime, end: end)]
        func close(_ time: TimeInterval) { phases[phases.count - 1].end = max(time, phases[phases.count - 1].start) }
        for step in gestures where step.recognizer.id == recognizer.id {
            switch step.kind {
            case .waits(let other):
                close(step.time)
                phases.append(GesturePhase(kind: .waiting, start: step.time, end: end, awaited: other))
            case .entered(.began, _):
                close(step.time)
                phases.append(GesturePhase(kind: .underWay, start: step.time, end: end))
            case .entered(.ended, _):
                close(step.time)
                phases.append(GesturePhase(kind: .recognized, start: step.time, end: step.time))
            case .entered(.failed, let reason):
                close(step.time)
                phases.append(GesturePhase(kind: .failed, start: step.time, end: step.time, reason: reason))
            case .entered(.cancelled, _):
                close(step.time)
                phases.append(GesturePhase(kind: .cancelled, start: step.time, end: step.time))
            case .entered, .acted: break
            }
        }
        return phases
    }
}
