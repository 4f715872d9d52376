import Foundation
import TouchstoneCore

extension Selector {
    /// Creates a selector that only has a name and no action: it can be compared, but sending it to a target
    /// program stops.
    public init(_ name: String) {
        self.init(name: name, isImplemented: { _ in false }, call: { _, _, _ in false })
    }

    /// Touchstone extension: the first of these that the target has, under the first one's name.
    public init(anyOf selectors: [Selector]) {
        self.init(name: selectors.first?.name ?? "") { object in
            selectors.contains { $0.isImplemented(object) }
        } call: { target, sender, event in
            selectors.contains { $0.isImplemented(target) && $0.call(target, sender, event) }
        }
    }

    /// Touchstone extension: those of these that have that name; where none has, a name alone.
    public init(_ name: String, among selectors: [Selector]) {
        let named = selectors.filter { $0.name == name }
        if named.isEmpty { self.init(name) } else { self.init(anyOf: named) }
    }

    // Methods that no action is written as, but which people name as one.

    /// Touchstone extension: a method that takes a switch, such as `UIView.endEditing(_:)`: it is called with true
    /// where there is a sender.
    public init<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> (Bool) -> Result, name: String
    ) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)(sender != nil)
            return true
        }
    }

    /// Touchstone extension: `UIViewController.dismiss(animated:completion:)` and the like: animated, and nothing
    /// follows.
    public init<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> (Bool, (() -> Void)?) -> Result, name: String
    ) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)(sender != nil, nil)
            return true
        }
    }

    /// Touchstone extension: a method that takes two things, of which the second is no event: whether a target has it
    /// can be asked, and it is called only where nil will do for the second.
    @_disfavoredOverload
    public init<Target, Sender, Second, Result>(
        _ method: @escaping @MainActor (Target) -> (Sender, Second) -> Result, name: String
    ) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, event in
            guard let target = target as? Target, let sender = (sender as Any) as? Sender,
                let second = (event as Any) as? Second
            else { return false }
            _ = method(target)(sender, second)
            return true
        }
    }

    /// Touchstone extension: a method that no control can call: whether a target has it can be asked.
    @_disfavoredOverload
    public init<Target, First, Second, Third, Result>(
        _ method: @escaping @MainActor (Target) -> (First, Second, Third) -> Result, name: String
    ) {
        self.init(name: name, isImplemented: { $0 is Target }, call: { _, _, _ in false })
    }

    // `#selector(setter: Player.volume)` and `getter:`

    /// Touchstone extension: sets a property to what is sent; what is of another type counts as no such action.
    public init<Target: AnyObject, Value>(setting property: ReferenceWritableKeyPath<Target, Value>, name: String) {
        nonisolated(unsafe) let property = property
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, _ in
            guard let target = target as? Target, let value = (sender as Any) as? Value else { return false }
            target[keyPath: property] = value
            return true
        }
    }

    /// Touchstone extension: creates a selector that reads a property.
    public init<Target: AnyObject, Value>(getting property: KeyPath<Target, Value>, name: String) {
        nonisolated(unsafe) let property = property
        self.init(name: name, isImplemented: { $0 is Target }) { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = target[keyPath: property]
            return true
        }
    }

    // `#selector(model.refresh)`: the type is that of an expression.

    /// Touchstone extension: a method of that object's type that takes nothing.
    public init<Target: AnyObject, Result>(
        of object: Target?, _ method: @escaping @MainActor (Target) -> (() -> Result), name: String
    ) {
        let action: @MainActor (Target) -> () -> Void = { target in { _ = method(target)() } }
        self.init(action, name: name)
    }

    /// Touchstone extension: a method of that object's type that takes the sender.
    public init<Target: AnyObject, Sender, Result>(
        of object: Target?, _ method: @escaping @MainActor (Target) -> ((Sender) -> Result), name: String
    ) {
        let action: @MainActor (Target) -> (Sender) -> Void = { target in { _ = method(target)($0) } }
        self.init(action, name: name)
    }

    /// Touchstone extension: a method of that object's type that takes the sender and the event.
    public init<Target: AnyObject, Sender, Result>(
        of object: Target?, _ method: @escaping @MainActor (Target) -> ((Sender, UIEvent?) -> Result), name: String
    ) {
        let action: @MainActor (Target) -> (Sender, UIEvent?) -> Void = { target in { _ = method(target)($0, $1) } }
        self.init(action, name: name)
    }

    // `#selector(Delegate.save)` of an optional requirement: nil where a target does not have it.

    /// Touchstone extension: an optional requirement that takes nothing.
    public init<Target, Result>(optional method: @escaping @MainActor (Target) -> (() -> Result)?, name: String) {
        self.init(optional: method, name: name) { method, _, _ in
            _ = method()
            return true
        }
    }

    /// Touchstone extension: an optional requirement that takes the sender.
    public init<Target, Sender, Result>(
        optional method: @escaping @MainActor (Target) -> ((Sender) -> Result)?, name: String
    ) {
        self.init(optional: method, name: name) { method, sender, _ in
            guard let sender = (sender as Any) as? Sender else { return false }
            _ = method(sender)
            return true
        }
    }

    /// Touchstone extension: an optional requirement that takes the sender and the event.
    public init<Target, Sender, Result>(
        optional method: @escaping @MainActor (Target) -> ((Sender, UIEvent?) -> Result)?, name: String
    ) {
        self.init(optional: method, name: name) { method, sender, event in
            guard let sender = (sender as Any) as? Sender else { return false }
            _ = method(sender, event)
            return true
        }
    }

    private init<Target, Method>(
        optional method: @escaping @MainActor (Target) -> Method?, name: String,
        call: @escaping @MainActor (Method, Any?, UIEvent?) -> Bool
    ) {
        self.init(name: name) { object in
            (object as? Target).flatMap { method($0) } != nil
        } call: { target, sender, event in
            guard let method = (target as? Target).flatMap({ method($0) }) else { return false }
            return call(method, sender, event)
        }
    }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// A name alone; see `Selector.init(_:)`.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObjectProtocol {
    /// Whether this object has the action.
    public func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        let object = Unmanaged<AnyObject>.passUnretained(self)
        nonisolated(unsafe) let asked = object
        return MainActor.assumeIsolated { selector.isImplemented(asked.takeUnretainedValue()) }
    }

    /// Calls the action, which this object must have. What the method returns is dropped, and the answer is nil.
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        call(selector, on: self, with: nil)
        return nil
    }

    /// Calls the action with `object`, as the sender of an action is given. What the method returns is dropped, and the
    /// answer is nil.
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        call(selector, on: self, with: object)
        return nil
    }
}

/// Calls an action, and stops the program where the target has none of that name and that takes this.
func call(_ selector: Selector?, on target: AnyObject, with object: Any?) {
    guard let selector else { return }
    nonisolated(unsafe) let (target, object) = (target, object)
    MainActor.assumeIsolated {
        if selector.call(target, object, nil) { return }
        LoggedException.log(
            "perform(_:with:)",
            "\(type(of: target)) has no action \(selector) that takes \(object.map { type(of: $0) } ?? Any?.self).")
    }
}
