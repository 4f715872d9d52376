import Testing
import TouchstoneExpectations
import TouchstoneTestSupport

/// The watchdog ends a test run whose main actor is blocked.
struct MainThreadWatchdogTests {
    @Test func `A blocked main actor ends the program with its stack printed`() async throws {
        let finished = try Program("TouchstoneSoak", ["blocked"], environment: ["TOUCHSTONE_WATCHDOG": "1"]).end()
        expectEqual(finished.code, 1)
        #expect(finished.errors.contains("The main actor has been blocked for 1.0 s"))
        #expect(finished.errors.contains("waitForSomethingThatNeverComes"))
    }
}
