import Dispatch
import TouchstoneTesting

/// A main thread that waits for something that never comes, for the watchdog to find.
@MainActor
enum BlockedMainThread {
    static func run() -> Never {
        MainThreadWatchdog.start()
        waitForSomethingThatNeverComes()
        fatalError("unreachable")
    }

    @inline(never)
    private static func waitForSomethingThatNeverComes() {
        DispatchSemaphore(value: 0).wait()
    }
}
