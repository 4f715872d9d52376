import Testing

@testable import TouchstoneWebHost
import TouchstoneExpectations

/// The rate limit for frames of a page, which the server enforces by waiting.
struct FramePaceTests {
    @Test func `The rate limiter allows a short burst after a pause`() {
        var limits = ServerLimits()
        limits.framesASecond = 10
        limits.framesAtOnce = 3
        let start = ContinuousClock.now
        var pace = RateLimiter(limits, now: start)
        func waits(_ count: Int, at seconds: Double) -> [Duration] {
            (0..<count).map { _ in pace.wait(now: start + .seconds(seconds)) }
        }
        expectEqual(waits(5, at: 0), [.zero, .zero, .zero, .milliseconds(100), .milliseconds(200)])
        // Waiting restores the allowance, up to three frames.
        expectEqual(waits(1, at: 0.3), [.zero])
        expectEqual(waits(4, at: 1000), [.zero, .zero, .zero, .milliseconds(100)])
    }
}
