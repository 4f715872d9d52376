import Foundation

/// The last few samples of a touch, from which the next ones are predicted.
struct SampleHistory {
    private struct Moment {
        var time: TimeInterval = 0
        var location = CGPoint.zero
    }

    private static var length: Int { 6 }
    /// A ring buffer; the entry at `next` is the next to be overwritten.
    private var moments = InlineArray<6, Moment>(repeating: Moment())
    private var next = 0
    private var count = 0

    mutating func add(_ time: TimeInterval, _ location: CGPoint) {
        moments[next] = Moment(time: time, location: location)
        next = next + 1 == Self.length ? 0 : next + 1
        if count < Self.length { count += 1 }
    }

    /// The time at which the finger arrived at its newest location, in seconds.
    ///
    /// It is the time of the earliest of the latest samples that have that location.
    var arrival: TimeInterval {
        var index = next
        var arrival = Moment()
        for age in 0..<count {
            index = index == 0 ? Self.length - 1 : index - 1
            guard age == 0 || moments[index].location == arrival.location else { break }
            arrival = moments[index]
        }
        return arrival.time
    }

    /// Returns predicted samples, assuming that the finger keeps the mean velocity of the last samples (T-18).
    ///
    /// There is one prediction for each sample due within `interval` seconds at the current sample rate, at least one
    /// and at most eight.
    ///
    /// - Parameters:
    ///   - last: The newest sample.
    ///   - interval: The time to predict, in seconds.
    func predicted(from last: TouchSample, for interval: TimeInterval) -> [TouchSample] {
        guard count > 1, last.phase == .moved else { return [] }
        let first = moments[count < Self.length ? 0 : next]
        let span = last.time - first.time
        guard span > 0 else { return [] }
        let step = span / Double(self.count - 1)
        let velocityX = Double(last.location.x - first.location.x) / span
        let velocityY = Double(last.location.y - first.location.y) / span
        // Samples may be so close together or so far apart that a quotient is not finite.
        let fitting = interval / step
        let count = fitting >= 1 ? Int(min(8, fitting)) : 1
        return (1...count).compactMap { index in
            let ahead = step * Double(index)
            var guess = last
            guess.time += ahead
            guess.location.x += CGFloat(velocityX * ahead)
            guess.location.y += CGFloat(velocityY * ahead)
            return guess.location.x.isFinite && guess.location.y.isFinite ? guess : nil
        }
    }
}

/// The samples of one finger in one delivery. Usually there is only one, which is stored inline.
struct SampleRun {
    private(set) var count = 0
    private var first: TouchSample
    private var rest: [TouchSample] = []

    init(_ sample: TouchSample) {
        first = sample
        count = 1
    }

    subscript(_ index: Int) -> TouchSample { index == 0 ? first : rest[index - 1] }

    /// Returns a sample without copying it, for callers that read only part of it.
    @inline(__always)
    func at(_ index: Int) -> TouchSample { index == 0 ? first : rest[index - 1] }

    mutating func restart(with sample: TouchSample, at time: TimeInterval) {
        if count > 1 { rest.removeAll(keepingCapacity: true) }
        first = sample
        first.time = time
        count = 1
    }

    mutating func append(_ sample: TouchSample, at time: TimeInterval) {
        rest.append(sample)
        rest[rest.count - 1].time = time
        count += 1
    }
}
