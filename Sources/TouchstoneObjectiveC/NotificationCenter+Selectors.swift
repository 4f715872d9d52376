import Foundation
import TouchstoneCore

private struct Observed {
    let center: ObjectIdentifier
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
}

/// An observer, which is not retained.
private struct Observer {
    weak var object: AnyObject?
}

private let observers = ObjectTable<[Observed]>()

extension NotificationCenter {
    /// Calls `selector` on `observer` for each notification with a name from an object; `nil` means any name or object.
    ///
    /// The observer is not retained and is not called after it is deallocated. A notification from another thread is delivered later, on
    /// the main queue.
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        let target = observer as AnyObject
        let observing = ForMainActor(Observer(object: target))
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            let passed = ForMainActor(notification)
            let deliver: @MainActor @Sendable () -> Void = {
                guard let called = observing.value.object else { return }
                let reported = passed.value
                if selector.call(called, reported, nil) || selector.call(called, reported as NSNotification, nil) {
                    return
                }
                LoggedException.log(
                    "NotificationCenter.addObserver(_:selector:name:object:)",
                    "\(type(of: called)) has no action \(selector) that takes a notification.")
            }
            if isOnMain { MainActor.assumeIsolated(deliver) } else { DispatchQueue.main.async { deliver() } }
        }
        let observed = Observed(
            center: ObjectIdentifier(self), name: name, object: object.map { ObjectIdentifier($0 as AnyObject) },
            token: token)
        observers.update(target, from: []) { $0.append(observed) }
    }

    /// Removes all observations that were added for `observer` with a selector.
    public func removeObserver(_ observer: NSObject) {
        removeObservations(of: observer) { _ in true }
        // The tokens of `addObserver(forName:object:queue:using:)` are objects of Foundation.
        removeObserver(observer as Any)
    }

    /// Removes the observations of `observer` with a selector, a name and an object; `nil` means any name or object.
    public func removeObserver(_ observer: NSObject, name: NSNotification.Name?, object: Any?) {
        let from = object.map { ObjectIdentifier($0 as AnyObject) }
        removeObservations(of: observer) { (name == nil || $0.name == name) && (from == nil || $0.object == from) }
        removeObserver(observer as Any, name: name, object: object)
    }

    private func removeObservations(of observer: AnyObject, where isMeant: (Observed) -> Bool) {
        let center = ObjectIdentifier(self)
        // The observer may be in deallocation, so the remaining observations are stored again only if there are any.
        guard let all = observers.remove(observer) else { return }
        let left = all.filter { $0.center != center || !isMeant($0) }
        for observed in all where observed.center == center && isMeant(observed) { removeObserver(observed.token) }
        if !left.isEmpty { observers.update(observer, from: []) { $0 = left } }
    }
}
