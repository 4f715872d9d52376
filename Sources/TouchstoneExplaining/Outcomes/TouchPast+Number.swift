import Foundation
import TouchstoneCore

extension TouchPast {
    /// Finds a touch by its number among all touch-downs of the records, from 1. The records of later touches of the same
    /// finger are left out.
    ///
    /// - Parameter recognizer: A recognizer whose recognition sequence may go on with the next touches of the finger, as that
    ///   of a double tap. The touch is then the last one of the sequence.
    init?(
        _ application: UIApplication, _ records: [TraceRecord], number: Int,
        until recognizer: UIGestureRecognizer? = nil
    ) {
        let starts = records.indices.filter { if case .queued(_, .began, _) = records[$0].fact { true } else { false } }
        guard number > 0, number <= starts.count, case .queued(let finger, _, _) = records[starts[number - 1]].fact
        else {
            return nil
        }
        let later = starts[number...].filter {
            if case .queued(finger, .began, _) = records[$0].fact { true } else { false }
        }
        for next in later {
            let own = Array(OwnRecords(records, next, finger).earlier)
            guard let past = TouchPast(application, own, finger: finger) else { continue }
            guard let recognizer, past.isWaitingForTouches(recognizer) else {
                self = past
                return
            }
        }
        self.init(application, records, finger: finger)
    }

    /// Whether a recognizer has received the touch and has neither recognized nor failed yet, as between two taps.
    private func isWaitingForTouches(_ recognizer: UIGestureRecognizer) -> Bool {
        guard arena.contains(where: { means($0, recognizer) }) else { return false }
        return !records.contains { record in
            switch record.fact {
            case .entered(let subject, .ended, _), .entered(let subject, .failed, _),
                .entered(let subject, .cancelled, _):
                means(subject, recognizer)
            default: false
            }
        }
    }
}

extension UIApplication {
    /// Touchstone extension: explains why one of several touches did not have the wanted effect.
    ///
    /// A finger may have touched several times. A question about a recognizer that needs several taps is about the last
    /// touch of its recognition sequence.
    ///
    /// - Parameters:
    ///   - records: The trace records, beginning before the touch-down.
    ///   - number: The number of the touch among all touches of the records, ordered by touch-down, from 1.
    ///   - wanted: The effect that the touch should have had.
    /// - Returns: The report, or `nil` if the records contain no such touch-down.
    public func explain(
        _ records: [TraceRecord], touchNumber number: Int, for wanted: TouchExplanation.Wanted
    ) -> TouchExplanation? {
        var recognizer: UIGestureRecognizer?
        if case .recognizer(let wanted) = wanted { recognizer = wanted }
        return TouchPast(self, records, number: number, until: recognizer).map {
            TouchExplanation($0, wanting: wanted)
        }
    }
}
