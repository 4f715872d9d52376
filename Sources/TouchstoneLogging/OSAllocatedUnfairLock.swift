import Foundation

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }
    private let storage: Storage

    /// Creates a lock with a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// Creates a lock with a state that need not be sendable.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    /// Calls a function with the state while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }
    /// Calls a function with the state while the lock is held.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() { storage = Storage(()) }
    /// Waits for the lock.
    public func lock() { storage.lock.lock() }
    /// Releases the lock, which the caller holds.
    public func unlock() { storage.lock.unlock() }
    /// Takes the lock if it is free, and returns whether it was.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
    /// Calls a function while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body()
    }
}

/// A lock of C; here a lock of Foundation.
public struct os_unfair_lock {
    fileprivate let lock = NSLock()
    /// Creates an open lock.
    public init() {}
}
/// The older name of `os_unfair_lock`.
public typealias os_unfair_lock_s = os_unfair_lock
/// Waits for the lock.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.lock() }
/// Releases the lock, which the caller holds.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) { lock.pointee.lock.unlock() }
/// Takes the lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool { lock.pointee.lock.try() }
