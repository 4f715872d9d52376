import Dispatch
import TouchstoneTesting

/// Blocks the main thread forever, so that the watchdog detects it.
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
