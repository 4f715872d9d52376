import Foundation

private let synchronized = NSRecursiveLock()

/// Locks the recursive lock that all objects share, and waits while another thread has locked it; always returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    synchronized.lock()
    return 0
}

/// Unlocks the lock that all objects share; always returns 0.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    synchronized.unlock()
    return 0
}
