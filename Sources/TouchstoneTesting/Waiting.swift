import CoreFoundation
import Foundation
import TouchstoneCore

/// Waiting in virtual time.
extension TestApplication {
    /// Advances the clock frame by frame until a condition holds.
    ///
    /// A timeout is an issue of the test, which mentions what does not follow the application's clock.
    ///
    /// - Parameters:
    ///   - timeout: The limit in seconds of the application's clock; 1 by default.
    ///   - condition: Returns whether to stop waiting.
    /// - Returns: Whether the condition holds.
    @discardableResult
    public func waitUntil(
        timeout: TimeInterval = 1, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column, _ condition: () throws -> Bool
    ) rethrows -> Bool {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isValid(timeout, "wait for", site) else { return try condition() }
        let end = clock.now + timeout
        while try !condition() {
            guard clock.now < end else {
                recordsIssue(
                    TestIssue(
                        "The condition does not hold after \(timeout) s of the application's time. \(Self.whatDoesNotFollow)",
                        at: site))
                return false
            }
            advance(by: min(application.frameInterval, end - clock.now))
        }
        return true
    }

    /// A note for messages about timeouts: which kinds of waiting do not follow the virtual clock.
    package static var whatDoesNotFollow: String {
        let timer = CFRunLoopGetNextTimerFireDate(CFRunLoopGetCurrent(), kCFRunLoopDefaultMode)
        let pending = timer - CFAbsoluteTimeGetCurrent()
        let found =
            timer > 0 && pending < 1e6
            ? "A timer of Foundation's is set, which fires in \(max(0, (pending * 1000).rounded() / 1000)) s of real time. "
            : ""
        return found
            + "`Timer`, `DispatchQueue.asyncAfter` and `Task.sleep` do not follow it: what should, sleeps on `application.clock.asClock`."
    }

    /// Advances the clock in an asynchronous test.
    ///
    /// Tasks that sleep on the application's clock wake in the order of their deadlines, and each runs as far as it
    /// gets before the clock advances again. Other work of tasks takes real time, and its end is unknown: at each step
    /// it gets about 10 ms, or less if all tasks that woke sleep again.
    public func advance(
        by duration: Duration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) async {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard isCurrent(site), isValid(duration / .seconds(1), "advance by", site) else { return }
        let end = clock.now + duration / .seconds(1)
        await letTasksRun(until: nil)
        while let next = clock.nextDeadline, next <= end { await wake(at: next) }
        advance(by: max(0, end - clock.now))
    }

    /// Advances the clock until no task sleeps on it.
    ///
    /// - Parameter limit: The maximum number of wake-ups.
    public func runUntilIdle(limit: Int = 10_000) async {
        await letTasksRun(until: nil)
        var left = limit
        while clock.sleepers > 0, left > 0, let next = clock.nextDeadline {
            await wake(at: next)
            left -= 1
        }
    }

    private func wake(at time: TimeInterval) async {
        let sleeping = clock.sleepers
        advance(by: max(0, time - clock.now))
        if clock.sleepers < sleeping { await letTasksRun(until: sleeping) }
    }

    /// Gives other tasks time to run.
    ///
    /// - Parameter sleeping: The number of sleeping tasks at which to stop early; `nil` if that is unknown.
    private func letTasksRun(until sleeping: Int?) async {
        for _ in 0..<50 {
            if let sleeping, clock.sleepers >= sleeping { return }
            // At background priority, this task runs after everything that waits for the main actor or for a thread.
            await Task.detached(priority: .background) { try? await Task.sleep(for: .microseconds(200)) }.value
        }
    }
}
