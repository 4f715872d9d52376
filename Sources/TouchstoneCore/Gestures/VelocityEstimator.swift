import Foundation

/// Estimates the velocity of a movement in one or two dimensions from timestamped samples.
///
/// It fits a least-squares line through the samples of the last 100 ms (SV-21); Android's and Flutter's trackers use
/// the same horizon. A sample with a repeated time replaces the earlier one. After a pause of more than 40 ms the
/// finger counts as stopped there (Flutter's `_assumePointerMoveStoppedMilliseconds`), so holding still before the lift
/// prevents a fling.
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
            // Samples before a pause say nothing about the current movement.
            samples.removeAll(keepingCapacity: true)
            samples.append(Sample(time: last.time, x: last.x, y: last.y))
        }
        if samples.count == Self.capacity { samples.removeFirst() }
        samples.append(sample)
    }

    /// Shifts all samples when the measured point jumps without a movement, for example when a finger joins.
    mutating func shift(_ dx: Double, _ dy: Double = 0) {
        for index in samples.indices {
            samples[index].x += dx
            samples[index].y += dy
        }
    }

    /// Returns the velocity per second at `time`; zero after a pause or with a single sample.
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
