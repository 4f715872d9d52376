import Foundation

/// The last few samples of a touch, for the next guess.
struct SampleHistory {
    private(set) var samples: [TouchSample] = []
    private static let length = 6

    mutating func add(_ new: [TouchSample]) {
        for sample in new.suffix(Self.length) {
            if samples.count == Self.length { samples.removeFirst() }
            samples.append(sample)
        }
    }

    /// Where the finger will be if it keeps the mean velocity of the last samples: one guess for each sample to come within
    /// `interval` seconds, at the samples' own rate, and at least one (T-18).
    func predicted(for interval: TimeInterval) -> [TouchSample] {
        guard let first = samples.first, let last = samples.last, last.phase == .moved else { return [] }
        let span = last.time - first.time
        guard span > 0 else { return [] }
        let step = span / Double(samples.count - 1)
        let velocityX = Double(last.location.x - first.location.x) / span
        let velocityY = Double(last.location.y - first.location.y) / span
        // Samples may lie so close together, or so far apart, that a quotient is no number any more.
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
