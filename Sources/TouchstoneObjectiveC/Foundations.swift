import Foundation

private let synchronized = NSRecursiveLock()

/// Waits until no other thread has entered; one lock serves all objects.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    synchronized.lock()
    return 0
}

/// Lets the next one enter.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    synchronized.unlock()
    return 0
}
