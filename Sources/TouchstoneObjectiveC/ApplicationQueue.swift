import Dispatch
import Foundation
import TouchstoneCore

// Where the main queue is served by another thread than the program's first, the queue itself tells.
private let mainKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()
var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainKey) ?? false }

/// Touchstone extension: in place of `DispatchQueue.main`: what is put there is called by the application's clock,
/// which a test's own time drives, and what it changed is committed.
public struct ApplicationQueue: Sendable {
    /// The queue of the main thread.
    public static let main = ApplicationQueue()

    /// A time from now, in place of a `DispatchTime`.
    public struct Deadline: Sendable {
        fileprivate let seconds: TimeInterval
        /// Returns a deadline that is due immediately.
        public static func now() -> Deadline { Deadline(seconds: 0) }
        /// So many seconds later.
        public static func + (time: Deadline, seconds: Double) -> Deadline {
            Deadline(seconds: time.seconds + seconds)
        }
        /// Later by that much; never is a year.
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

    /// Calls `work` once whatever is under way is done.
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

    /// Performs the item, where it was not cancelled, once whatever is under way is done.
    public func async(execute item: DispatchWorkItem) {
        nonisolated(unsafe) let item = item
        put(after: 0) { item.perform() }
    }

    /// Calls `work` after a deadline.
    public func asyncAfter(
        deadline: Deadline, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        put(after: deadline.seconds, work)
    }

    /// Performs the item then, where it was not cancelled.
    public func asyncAfter(deadline: Deadline, execute item: DispatchWorkItem) {
        nonisolated(unsafe) let item = item
        put(after: deadline.seconds) { item.perform() }
    }

    /// Calls `work` then, to the millisecond.
    @_disfavoredOverload
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor () -> Void
    ) {
        put(after: seconds(until: deadline), work)
    }

    /// Performs the item then, to the millisecond, where it was not cancelled.
    @_disfavoredOverload
    public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
        nonisolated(unsafe) let item = item
        put(after: seconds(until: deadline)) { item.perform() }
    }

    private func seconds(until time: DispatchTime) -> TimeInterval {
        let nanoseconds = Double(time.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)
        return max(0, (nanoseconds / 1e6).rounded(.up) / 1e3)
    }

    private func put(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        // From another thread there is no way but the real queue.
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
