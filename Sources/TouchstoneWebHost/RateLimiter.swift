/// How fast frames may come: so many a second, and more where there were fewer before.
struct RateLimiter {
    private let rate: Double
    private let most: Double
    /// How many may come now; less than 0 where whoever sent the last has to wait.
    private var credit: Double
    private var last: ContinuousClock.Instant

    init(_ limits: ServerLimits, now: ContinuousClock.Instant = .now) {
        rate = limits.framesASecond
        most = limits.framesAtOnce
        credit = most
        last = now
    }

    /// Counts a frame; answers how long it is to wait.
    mutating func wait(now: ContinuousClock.Instant = .now) -> Duration {
        credit = min(most, credit + (now - last) / .seconds(1) * rate) - 1
        last = now
        return credit < 0 ? .seconds(-credit / rate) : .zero
    }
}
