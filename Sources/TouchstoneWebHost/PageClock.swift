import Foundation

/// Takes a page's times to the application's clock.
struct PageClock {
    /// How far in the past something may lie before the page's clock must have stood still, in seconds.
    private static let oldest: TimeInterval = 60

    /// What to add to the page's time to get the application's, in seconds.
    private var offset: TimeInterval

    /// - Parameters:
    ///   - pageTime: The page's clock, in milliseconds.
    ///   - now: The application's clock at the same moment, in seconds.
    init(pageTime: Double, now: TimeInterval) {
        offset = now - (pageTime.isFinite ? pageTime / 1000 : 0)
    }

    /// The application's time: never later than now, and never so old that the page's clock must have stood still meanwhile,
    /// as it does while a laptop sleeps.
    mutating func time(_ milliseconds: Double?, _ now: TimeInterval) -> TimeInterval {
        guard let milliseconds, milliseconds.isFinite, abs(milliseconds) < 1e15 else { return now }
        let time = milliseconds / 1000 + offset
        if time < now - Self.oldest {
            offset = now - milliseconds / 1000
            return now
        }
        return min(time, now)
    }
}
