import Foundation

/// Estimates the velocity of a point or value from its last three moves.
///
/// The velocities of the last three moves are weighted 0.6, 0.35 and 0.05, oldest first: the last samples before a lift are noisy (SV-21; Flutter
/// fitted these weights to `UIScrollView`). With fewer moves, the weights of the existing moves are scaled to a sum of 1.
///
/// A pause before the lift does not change the velocity until it exceeds ``longestPause``; then the velocity is zero.
struct VelocityEstimator {
    private struct Sample {
        var time: TimeInterval
        var x: Double
        var y: Double
    }

    /// The longest pause after which the velocity is not zero, in seconds: UIKit reported the velocity after 0.31 s, and zero after 0.32 s.
    private static let longestPause: TimeInterval = 0.315
    /// Samples closer together than this, in seconds, count as one, because their quotient would be noise.
    private static let shortestMove: TimeInterval = 0.001
    /// The weights of the last moves, newest first.
    private static let weights = [0.05, 0.35, 0.6]

    private var samples: [Sample] = []

    mutating func reset() { samples.removeAll(keepingCapacity: true) }

    mutating func add(_ time: TimeInterval, _ x: Double, _ y: Double = 0) {
        guard time.isFinite, x.isFinite, y.isFinite else { return }
        let sample = Sample(time: time, x: x, y: y)
        guard let last = samples.last else { return samples.append(sample) }
        if time - last.time < Self.shortestMove {
            samples[samples.count - 1] = Sample(time: last.time, x: x, y: y)
            return
        }
        if time - last.time > Self.longestPause {
            // The moves before the pause are not part of the movement that begins now.
            samples.removeAll(keepingCapacity: true)
            samples.append(last)
        }
        if samples.count > Self.weights.count { samples.removeFirst() }
        samples.append(sample)
    }

    /// Moves the recorded samples when the measured point jumps without a movement, for example when a finger joins.
    mutating func shift(_ dx: Double, _ dy: Double = 0) {
        for index in samples.indices {
            samples[index].x += dx
            samples[index].y += dy
        }
    }

    /// Returns the velocity at `time`, in units per second.
    func velocity(at time: TimeInterval) -> (x: Double, y: Double) {
        guard samples.count > 1, time - samples[samples.count - 1].time <= Self.longestPause else { return (0, 0) }
        var sum = (x: 0.0, y: 0.0)
        var total = 0.0
        for move in 1..<samples.count {
            let (start, end) = (samples[move - 1], samples[move])
            let weight = Self.weights[samples.count - 1 - move]
            let duration = end.time - start.time
            sum.x += weight * (end.x - start.x) / duration
            sum.y += weight * (end.y - start.y) / duration
            total += weight
        }
        return (sum.x / total, sum.y / total)
    }
}
