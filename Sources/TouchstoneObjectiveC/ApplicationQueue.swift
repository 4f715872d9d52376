import Dispatch
import Foundation
import TouchstoneCore

// The main queue can be served by another thread than the program's first one, so a queue-specific value marks the queue.
private let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()
var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) ?? false }

/// Touchstone extension: the main queue of an application, in place of `DispatchQueue.main`.
///
/// The application's clock calls the work, so a test's own time drives it. The application commits its changes after each call.
public struct ApplicationQueue: Sendable {
    /// The only application queue.
    public static let main = ApplicationQueue()

    /// A delay from now, in place of a `DispatchTime`.
    public struct Deadline: Sendable {
        fileprivate let seconds: TimeInterval
        /// Returns the deadline without a delay.
        public static func now() -> Deadline { Deadline(seconds: 0) }
        /// Returns a deadline that is later by a number of seconds.
        public static func + (time: Deadline, seconds: Double) -> Deadline {
            Deadline(seconds: time.seconds + seconds)
        }
        /// Returns a deadline that is later by an interval; `.never` counts as one year.
        public static func + (time: Deadline, interval: DispatchTimeInterval) -> Deadline {
            switch interval {
            case .seconds(let seconds): time + Double(seconds)
            case .milliseconds(let milliseconds): time + Double(milliseconds) / 1e3
            case .microseconds(let microseconds): time + Double(microseconds) / 1e6
            case .nanoseconds(let nanoseconds): time + Double(nanoseconds) / 1e9
            default: time + 31_536_000.0
            }
        }
    }

    /// Calls `work` after the current work is done.
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        group?.enter()
        put(after: 0) {
            work()
            group?.leave()
        }
    }

    /// Performs the item after the current work is done, unless the item is cancelled.
    public func async(execute item: DispatchWorkItem) {
        let item = ForMainActor(item)
        put(after: 0) { item.value.perform() }
    }

    /// Calls `work` at the deadline, on the application's clock.
    public func asyncAfter(
        deadline: Deadline, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        put(after: deadline.seconds, work)
    }

    /// Performs the item at the deadline, unless the item is cancelled.
    public func asyncAfter(deadline: Deadline, execute item: DispatchWorkItem) {
        let item = ForMainActor(item)
        put(after: deadline.seconds) { item.value.perform() }
    }

    /// Calls `work` at the time, rounded up to a millisecond.
    @_disfavoredOverload
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        put(after: seconds(until: deadline), work)
    }

    /// Performs the item at the time, rounded up to a millisecond, unless the item is cancelled.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
        let item = ForMainActor(item)
        put(after: seconds(until: deadline)) { item.value.perform() }
    }

    private func seconds(until time: DispatchTime) -> TimeInterval {
        let nanoseconds = Double(time.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)
        return max(0, (nanoseconds / 1e6).rounded(.up) / 1e3)
    }

    private func put(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        // Another thread has to use the real main queue.
        guard isOnMain else { return DispatchQueue.main.async { put(after: delay, work) } }
        MainActor.assumeIsolated {
            let application = UIApplication.shared
            application.clock.schedule(at: application.clock.now + delay) { [weak application] in
                work()
                application?.commit()
            }
        }
    }
}
