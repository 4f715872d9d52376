import Foundation

/// Converts a page's times to the application's clock.
struct PageClock {
    /// The maximum age of a page's time, in seconds; beyond it, the page's clock must have been stopped.
    private static let oldest: TimeInterval = 60

    /// The application's time minus the page's time, in seconds.
    private var offset: TimeInterval

    /// - Parameters:
    ///   - pageTime: The page's clock, in milliseconds.
    ///   - now: The application's clock at the same moment, in seconds.
    init(pageTime: Double, now: TimeInterval) {
        offset = now - (pageTime.isFinite ? pageTime / 1000 : 0)
    }

    /// Returns the application's time for a page's time.
    ///
    /// It is never later than `now`. If it would be older than `oldest`, the page's clock has been stopped, as while a
    /// laptop sleeps, and is set to `now`.
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
