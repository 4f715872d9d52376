import CoreFoundation
import Foundation

/// Ours: the clock of a real application: the system's uptime, and timers on a run loop.
///
/// Throughout one turn of the application's loop it shows one time, when the turn began: what a turn does follows from that
/// time and its input alone, so that a recording can be replayed.
@MainActor
public final class RunLoopClock: TurningClock {
    private let runLoop: CFRunLoop
    package let deadlines = DeadlineQueue()
    // Touched on the main actor alone, and by `deinit` when nothing else can.
    nonisolated(unsafe) private var timer: CFRunLoopTimer?
    /// For which of the clock's times it is set.
    private var armedFor = TimeInterval.infinity

    /// A clock whose deadlines fire on a run loop.
    /// - Parameter runLoop: The loop the timers fire on: the main thread's in applications, the current one in tests.
    public init(runLoop: CFRunLoop) {
        self.runLoop = runLoop
        deadlines.changed = { [weak self] in self?.arm() }
    }

    /// What it shows in the turn under way.
    private var turnTime: TimeInterval?
    package var deadlineTurn: (@MainActor (() -> Void) -> Void)?

    public var now: TimeInterval { turnTime ?? uptime }

    private var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    package func holdStill(_ body: () -> Void) {
        let isOutermost = turnTime == nil
        // A loop that is run within a turn goes on with a time of its own, and time never runs backwards.
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

    /// One timer serves all deadlines; it is set where one falls due before all others. For what was called off it may fire in
    /// vain, once, which is cheaper than to set it for every tap.
    private func arm() {
        guard let next = deadlines.nextTime, next < armedFor else { return }
        armedFor = next
        let fireDate = CFAbsoluteTimeGetCurrent() + max(0, next - uptime)
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
        armedFor = .infinity
        // Timers may fire a little early.
        if let next = deadlines.nextTime, next <= now {
            holdStill {
                if let deadlineTurn { deadlineTurn(callDue) } else { callDue() }
            }
        }
        arm()
    }

    private func callDue() {
        let time = now
        while let due = deadlines.popDue(at: time) { due.call() }
    }

    deinit {
        if let timer { CFRunLoopTimerInvalidate(timer) }
    }
}
