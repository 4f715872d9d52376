import Foundation

/// Touchstone extension: An application's clock as a Swift `Clock`.
///
/// A task that sleeps on it wakes when the application's clock reaches the deadline; in a test, as soon as the test
/// advances the clock that far.
///
/// ```swift
/// let clock: any Clock<Duration> = application.clock.asClock
/// try await clock.sleep(for: .seconds(1))
/// ```
public struct ApplicationClock: Clock {
    /// A point in time of the clock.
    public struct Instant: InstantProtocol {
        /// The time since boot; in a test, the time since the test's clock was 0.
        public var sinceBoot: Duration

        /// Creates an instant at a duration after boot.
        public init(sinceBoot: Duration) { self.sinceBoot = sinceBoot }

        public func advanced(by duration: Duration) -> Instant { Instant(sinceBoot: sinceBoot + duration) }
        public func duration(to other: Instant) -> Duration { other.sinceBoot - sinceBoot }
        public static func < (one: Instant, other: Instant) -> Bool { one.sinceBoot < other.sinceBoot }
    }

    private let clock: any EventClock

    init(_ clock: any EventClock) { self.clock = clock }

    public var now: Instant { Instant(sinceBoot: .seconds(clock.nowFromAnywhere)) }
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Touchstone extension: Suspends until the application's clock reaches `deadline`, and resumes on the main actor.
    ///
    /// - Parameter tolerance: Ignored.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        try await ClockSleep(clock, until: deadline.sinceBoot / .seconds(1)).sleep()
    }
}

extension EventClock {
    /// Touchstone extension: This clock as a Swift `Clock`, for code that takes `any Clock<Duration>`.
    public nonisolated var asClock: ApplicationClock { ApplicationClock(self) }

    /// The current time, from any thread.
    nonisolated var nowFromAnywhere: TimeInterval {
        (self as? VirtualClock).map { TimeInterval(bitPattern: $0.shown.load(ordering: .relaxed)) }
            ?? ProcessInfo.processInfo.systemUptime
    }
}

/// A single sleep of a task.
@MainActor
private final class ClockSleep {
    private let clock: any EventClock
    private let time: TimeInterval
    private var waiting: CheckedContinuation<Void, any Error>?
    private var deadline: ClockDeadline?
    private var isCancelled = false

    nonisolated init(_ clock: any EventClock, until time: TimeInterval) {
        self.clock = clock
        self.time = time
    }

    func sleep() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                // Cancellation may arrive before the continuation exists.
                if isCancelled { return continuation.resume(throwing: CancellationError()) }
                if time <= clock.now { return continuation.resume() }
                waiting = continuation
                (clock as? VirtualClock)?.sleepers += 1
                deadline = clock.schedule(at: time) { self.wake(.success(())) }
            }
        } onCancel: {
            Task { @MainActor in
                isCancelled = true
                if let deadline { clock.cancel(deadline) }
                wake(.failure(CancellationError()))
            }
        }
    }

    private func wake(_ result: Result<Void, any Error>) {
        guard let continuation = waiting else { return }
        waiting = nil
        (clock as? VirtualClock)?.sleepers -= 1
        continuation.resume(with: result)
    }
}
