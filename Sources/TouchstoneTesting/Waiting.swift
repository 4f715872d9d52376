import CoreFoundation
import Foundation
import TouchstoneCore

/// Waiting for what time brings.
extension TestApplication {
    /// Lets frame after frame pass until `condition` holds. Where it does not in time, that is an issue of the test, which tells
    /// what does not follow the application's clock.
    ///
    /// - Parameter timeout: In seconds of the application's clock.
    /// - Returns: Whether it came to hold.
    @discardableResult
    public func waitUntil(
        timeout: TimeInterval = 1, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column, _ condition: () throws -> Bool
    ) rethrows -> Bool {
        let end = clock.now + timeout
        while try !condition() {
            guard clock.now < end else {
                let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
                recordsIssue(
                    TestIssue(
                        "Waited \(timeout) s of the application's time in vain. \(Self.whatDoesNotFollow)", at: site))
                return false
            }
            advance(by: min(application.frameInterval, end - clock.now))
        }
        return true
    }

    /// What a test may wait for in vain while time is virtual.
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

    /// Lets a duration pass in an asynchronous test: tasks that sleep on the application's clock wake as their time comes, one
    /// after the other, and go on as far as they get before time goes on.
    ///
    /// What other tasks do in between takes real time, and nobody knows when they are done: they are given some 10 ms, and
    /// less where all that woke sleep again.
    public func advance(by duration: Duration) async {
        let end = clock.now + duration / .seconds(1)
        await letTasksRun(until: nil)
        while let next = clock.nextDeadline, next <= end { await wake(at: next) }
        advance(by: max(0, end - clock.now))
    }

    /// Lets time pass until no task sleeps on the application's clock any more.
    /// - Parameter limit: How many times tasks may wake, at most.
    public func runUntilNobodySleeps(limit: Int = 10_000) async {
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

    /// - Parameter sleeping: How many tasks sleep once all do that did before; nil where that is not known.
    private func letTasksRun(until sleeping: Int?) async {
        for _ in 0..<50 {
            if let sleeping, clock.sleepers >= sleeping { return }
            // Behind all that waits for the main actor, and for a thread.
            await Task.detached(priority: .background) { try? await Task.sleep(for: .microseconds(200)) }.value
        }
    }
}
