import CoreFoundation
import Foundation

/// The clock of a real application: the system's uptime, and timers on a run loop.
@MainActor
public final class RunLoopClock: EventClock {
    private let runLoop: CFRunLoop
    private var deadlines = DeadlineQueue()
    // Touched on the main actor alone, and by `deinit` when nothing else can.
    nonisolated(unsafe) private var timer: CFRunLoopTimer?

    /// - Parameter runLoop: The loop the timers fire on: the main thread's in applications, the current one in tests.
    public init(runLoop: CFRunLoop) {
        self.runLoop = runLoop
    }

    public var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    public func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline {
        let deadline = deadlines.insert(at: time, body)
        arm()
        return deadline
    }

    public func cancel(_ deadline: ClockDeadline) {
        _ = deadlines.remove(deadline)
        arm()
    }

    /// One timer serves all deadlines; it is set to the first.
    private func arm() {
        guard let next = deadlines.nextTime else {
            if let timer { CFRunLoopTimerSetNextFireDate(timer, .greatestFiniteMagnitude) }
            return
        }
        let fireDate = CFAbsoluteTimeGetCurrent() + max(0, next - now)
        if let timer {
            CFRunLoopTimerSetNextFireDate(timer, fireDate)
            return
        }
        // An interval keeps the timer alive after it fired; it is set anew each time.
        timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, fireDate, 1e9, 0, 0) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire() }
        }
        CFRunLoopAddTimer(runLoop, timer, kCFRunLoopCommonModes)
    }

    private func fire() {
        let time = now
        while let (_, body) = deadlines.popDue(at: time) { body() }
        arm()
    }

    deinit {
        if let timer { CFRunLoopTimerInvalidate(timer) }
    }
}
