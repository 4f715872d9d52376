import Foundation

/// Counts taps in quick succession near one location (T-5, T-6).
@MainActor
struct TapCounter {
    private struct Tap {
        let count: Int
        let start: CGPoint
        let end: TimeInterval
    }

    /// Ended touches that the next tap may follow.
    private var recent: [Tap] = []

    /// Returns the tap count of a new touch.
    mutating func began(_ touch: UITouch, _ limits: Behavior) -> Int {
        let now = touch.sample.time
        var latest: Int?
        var place = 0
        while place < recent.count {
            let tap = recent[place]
            if now - tap.end > limits.tapInterval {
                recent.remove(at: place)
                continue
            }
            if !tap.start.isFarther(than: limits.tapDistance, from: touch.startLocation),
                latest == nil || recent[latest!].end <= tap.end
            {
                latest = place
            }
            place += 1
        }
        guard let latest else { return 1 }
        return recent.remove(at: latest).count + 1
    }

    /// Resets the tap count of a finger that moves farther than `slop`, in points.
    static func moved(_ touch: UITouch, slop: CGFloat) {
        guard touch.currentTapCount > 0 else { return }
        if touch.startLocation.isFarther(than: slop, from: touch.sample.location) { touch.currentTapCount = 0 }
    }

    mutating func ended(_ touch: UITouch) {
        guard touch.currentTapCount > 0 else { return }
        recent.append(Tap(count: touch.currentTapCount, start: touch.startLocation, end: touch.sample.time))
        // More than one tap can wait only if fingers lift almost simultaneously.
        if recent.count > 16 { recent.removeFirst() }
    }
}

extension CGPoint {
    /// Whether the distance between two points is greater than `limit`, in points. `false` if the distance is not a
    /// number.
    func isFarther(than limit: CGFloat, from other: CGPoint) -> Bool {
        let (dx, dy) = (Double(x - other.x), Double(y - other.y))
        let square = dx * dx + dy * dy
        // Squares of very small and very large numbers are inexact, and near the limit the last bit decides.
        let squaredLimit = Double(limit) * Double(limit)
        if square > squaredLimit * 1.000_001, square.isFinite { return true }
        if square < squaredLimit * 0.999_999 { return false }
        return hypot(dx, dy) > Double(limit)
    }
}
