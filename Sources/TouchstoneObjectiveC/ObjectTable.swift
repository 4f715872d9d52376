import Foundation

/// A table of values for objects that do not store them, as the Objective-C runtime stores associated objects.
///
/// The value of a deallocated object is removed later, at the latest when the table has grown to twice its size.
final class ObjectTable<Value>: @unchecked Sendable {
    private struct Entry {
        weak var owner: AnyObject?
        var value: Value
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var mostBeforeSweep = 64

    /// The value of `owner`; `nil` if there is none.
    ///
    /// The owner itself is compared, because a new object can have the address of a deallocated one.
    subscript(_ owner: AnyObject) -> Value? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
            return entry.value
        }
    }

    /// Changes the value of `owner`, which begins as `initial`.
    ///
    /// The previous value is released outside of the lock, because its deallocation can use the table again.
    func update(_ owner: AnyObject, from initial: @autoclosure () -> Value, _ change: (inout Value) -> Void) {
        let former = lock.withLock {
            let swept = sweepWhereLarge()
            let key = ObjectIdentifier(owner)
            let before = entries[key]
            var entry =
                before.flatMap { $0.owner === owner ? $0 : nil } ?? Entry(owner: owner, value: initial())
            change(&entry.value)
            entries[key] = entry
            return (before, swept)
        }
        withExtendedLifetime(former) {}
    }

    /// Removes and returns the value of `owner`, which may be in deallocation.
    func remove(_ owner: AnyObject) -> Value? {
        lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }?.value
    }

    /// Removes and returns the entries of deallocated owners if the table is large.
    private func sweepWhereLarge() -> [Entry] {
        guard entries.count >= mostBeforeSweep else { return [] }
        let dead = entries.values.filter { $0.owner == nil }
        entries = entries.filter { $0.value.owner != nil }
        mostBeforeSweep = max(64, 2 * entries.count)
        return dead
    }
}
