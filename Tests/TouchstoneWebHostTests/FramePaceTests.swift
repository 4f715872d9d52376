import Testing

@testable import TouchstoneWebHost

/// How many frames of a page the server takes in a time, which it paces by waiting.
struct FramePaceTests {
    @Test func `A page may rest and then hurry`() {
        var limits = ServerLimits()
        limits.framesASecond = 10
        limits.framesAtOnce = 3
        let start = ContinuousClock.now
        var pace = RateLimiter(limits, now: start)
        func waits(_ count: Int, at seconds: Double) -> [Duration] {
            (0..<count).map { _ in pace.wait(now: start + .seconds(seconds)) }
        }
        #expect(waits(5, at: 0) == [.zero, .zero, .zero, .milliseconds(100), .milliseconds(200)])
        // The debt is paid by waiting, and a long rest is worth no more than three.
        #expect(waits(1, at: 0.3) == [.zero])
        #expect(waits(4, at: 1000) == [.zero, .zero, .zero, .milliseconds(100)])
    }
}
