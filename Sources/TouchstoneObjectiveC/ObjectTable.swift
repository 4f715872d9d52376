import Foundation

/// What is kept of objects that know nothing of it, as the Objective-C runtime keeps associated objects; it is forgotten some time after
/// its object has died, at the latest when the table has grown to twice its size.
final class ObjectTable<Value>: @unchecked Sendable {
    private struct Entry {
        weak var owner: AnyObject?
        var value: Value
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var mostBeforeSweep = 64

    /// What is kept of `owner`. An object may live where one that died has lived, so the owner itself is compared.
    subscript(_ owner: AnyObject) -> Value? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
            return entry.value
        }
    }

    /// Changes what is kept of `owner`. The former value dies outside of the lock, since what dies may come back here.
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

    /// Forgets `owner`, which may be dying.
    func remove(_ owner: AnyObject) -> Value? {
        lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }?.value
    }

    /// What was kept of owners that have died.
    private func sweepWhereLarge() -> [Entry] {
        guard entries.count >= mostBeforeSweep else { return [] }
        let dead = entries.values.filter { $0.owner == nil }
        entries = entries.filter { $0.value.owner != nil }
        mostBeforeSweep = max(64, 2 * entries.count)
        return dead
    }
}
