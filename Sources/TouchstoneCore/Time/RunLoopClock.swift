import CoreFoundation
import Foundation

/// Touchstone extension: The clock of a real application, with the system's uptime and timers of a run loop.
///
/// During one run-loop iteration of the application it shows the time at which the iteration began. The iteration
/// therefore depends only on that time and its input, so that a recording can be replayed.
@MainActor
public final class RunLoopClock: IterationClock {
    private let runLoop: CFRunLoop
    package let deadlines = DeadlineQueue()
    private var timer: Timer?
    /// The time for which the timer is set.
    private var armedFor = TimeInterval.infinity

    /// Creates a clock with timers on a run loop.
    ///
    /// - Parameter runLoop: The run loop of the timers: the main thread's in applications, the current one in tests.
    public init(runLoop: CFRunLoop) {
        self.runLoop = runLoop
        deadlines.changed = { [weak self] in self?.arm() }
    }

    /// The time that it shows during the current run-loop iteration.
    private var turnTime: TimeInterval?
    package var deadlineIteration: (@MainActor (() -> Void) -> Void)?

    public var now: TimeInterval { turnTime ?? uptime }

    private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    package func holdStill(_ body: () -> Void) {
        let isOutermost = turnTime == nil
        // A loop that runs within an iteration continues with its own, later time; time never runs backward.
        turnTime = uptime
        body()
        if isOutermost { turnTime = nil }
    }

    public func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline {
        deadlines.insert(at: time, body)
    }

    public func cancel(_ deadline: ClockDeadline) {
        _ = deadlines.remove(deadline)
    }

    /// Sets the timer, which serves all deadlines, if one is due before all others.
    ///
    /// After a cancellation, the timer may fire once without effect, which is cheaper than setting it for every tap.
    private func arm() {
        guard let next = deadlines.nextTime, next < armedFor else { return }
        armedFor = next
        let fireDate = CFAbsoluteTimeGetCurrent() + max(0, next - uptime)
        if let timer {
            CFRunLoopTimerSetNextFireDate(timer.timer, fireDate)
            return
        }
        // The interval keeps the timer valid after it fires; the date is set again each time.
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, fireDate, 1e9, 0, 0) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire() }
        }
        guard let timer else { return }
        CFRunLoopAddTimer(runLoop, timer, kCFRunLoopCommonModes)
        self.timer = Timer(timer)
    }

    private func fire() {
        armedFor = .infinity
        // Timers may fire slightly early.
        if let next = deadlines.nextTime, next <= now {
            holdStill {
                if let deadlineIteration { deadlineIteration(callDue) } else { callDue() }
            }
        }
        arm()
    }

    private func callDue() {
        let time = now
        while let due = deadlines.popDue(at: time) { due.call() }
    }

    /// A timer that ends with its clock.
    private final class Timer {
        let timer: CFRunLoopTimer
        init(_ timer: CFRunLoopTimer) { self.timer = timer }
        deinit { CFRunLoopTimerInvalidate(timer) }
    }
}
