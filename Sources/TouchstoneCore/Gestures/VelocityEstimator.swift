import Foundation

/// The velocity of something that moves in one or two dimensions, from its samples' own times.
///
/// A least-squares line through the samples of the last 100 ms (SV-21; Android's and Flutter's trackers fit over the same
/// horizon). A repeated time replaces its sample, and after a pause of more than 40 ms the finger counts as having stopped
/// there (Flutter's `_assumePointerMoveStoppedMilliseconds`), so a hold before the lift flings nothing.
struct VelocityEstimator {
    private struct Sample {
        var time: TimeInterval
        var x: Double
        var y: Double
    }

    private static let horizon: TimeInterval = 0.1
    private static let pause: TimeInterval = 0.04
    private static let capacity = 24

    private var samples: [Sample] = []

    mutating func reset() { samples.removeAll(keepingCapacity: true) }

    mutating func add(_ time: TimeInterval, _ x: Double, _ y: Double = 0) {
        guard time.isFinite, x.isFinite, y.isFinite else { return }
        let sample = Sample(time: time, x: x, y: y)
        guard let last = samples.last else { return samples.append(sample) }
        if time <= last.time {
            samples[samples.count - 1] = Sample(time: last.time, x: x, y: y)
            return
        }
        if time - last.time > Self.pause {
            // What came before the pause says nothing of the movement now.
            samples.removeAll(keepingCapacity: true)
            samples.append(Sample(time: last.time, x: last.x, y: last.y))
        }
        if samples.count == Self.capacity { samples.removeFirst() }
        samples.append(sample)
    }

    /// Moves what was seen so far, when the measured point jumps without a movement, as when a finger joins.
    mutating func shift(_ dx: Double, _ dy: Double = 0) {
        for index in samples.indices {
            samples[index].x += dx
            samples[index].y += dy
        }
    }

    /// Per second, as of `time`.
    func velocity(at time: TimeInterval) -> (x: Double, y: Double) {
        guard let last = samples.last, time - last.time <= Self.pause else { return (0, 0) }
        let recent = samples.drop { $0.time < last.time - Self.horizon }
        guard recent.count > 1 else { return (0, 0) }
        let count = Double(recent.count)
        let meanTime = recent.reduce(0) { $0 + $1.time } / count
        let meanX = recent.reduce(0) { $0 + $1.x } / count
        let meanY = recent.reduce(0) { $0 + $1.y } / count
        var spread = 0.0
        var slopeX = 0.0
        var slopeY = 0.0
        for sample in recent {
            let offset = sample.time - meanTime
            spread += offset * offset
            slopeX += offset * (sample.x - meanX)
            slopeY += offset * (sample.y - meanY)
        }
        guard spread > 0 else { return (0, 0) }
        return (slopeX / spread, slopeY / spread)
    }
}
