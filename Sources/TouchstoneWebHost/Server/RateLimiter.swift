/// Limits the rate of WebSocket frames: a number each second, and more at once after a pause.
struct RateLimiter {
    private let rate: Double
    private let most: Double
    /// The number of frames that may come now; negative if the sender has to wait.
    private var credit: Double
    private var last: ContinuousClock.Instant

    init(_ limits: ServerLimits, now: ContinuousClock.Instant = .now) {
        rate = limits.framesASecond
        most = limits.framesAtOnce
        credit = most
        last = now
    }

    /// Counts a frame and returns how long to wait before it is processed.
    mutating func wait(now: ContinuousClock.Instant = .now) -> Duration {
        credit = min(most, credit + (now - last) / .seconds(1) * rate) - 1
        last = now
        return credit < 0 ? .seconds(-credit / rate) : .zero
    }
}
