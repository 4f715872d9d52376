import Foundation

/// Counts taps in quick succession near one place (T-5, T-6).
@MainActor
struct TapCounter {
    private struct Tap {
        let count: Int
        let start: CGPoint
        let end: TimeInterval
    }

    /// Ended touches that a next one may follow.
    private var recent: [Tap] = []

    /// Which tap a new touch is.
    mutating func began(_ touch: UITouch, _ limits: OpenQuestions) -> Int {
        recent.removeAll { touch.timestamp - $0.end > limits.tapInterval }
        let near = recent.indices.filter {
            distance(recent[$0].start, touch.startLocation) <= limits.tapDistance
        }
        guard let latest = near.max(by: { recent[$0].end < recent[$1].end }) else { return 1 }
        return recent.remove(at: latest).count + 1
    }

    /// A finger that moves too far is not tapping.
    func moved(_ touch: UITouch, _ limits: OpenQuestions) {
        guard touch.tapCount > 0 else { return }
        if distance(touch.startLocation, touch.sample.location) > limits.tapSlop { touch.tapCount = 0 }
    }

    mutating func ended(_ touch: UITouch) {
        guard touch.tapCount > 0 else { return }
        recent.append(Tap(count: touch.tapCount, start: touch.startLocation, end: touch.timestamp))
        // Only fingers that lift almost together can have more than one waiting.
        if recent.count > 16 { recent.removeFirst() }
    }

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        CGFloat(hypot(Double(one.x - other.x), Double(one.y - other.y)))
    }
}
