import Foundation
import TouchstoneCore

extension Selector {
    /// Creates a selector with only a name: it can be compared, but no object implements it.
    public init(_ name: String) {
        self.init(name: name, isImplemented: { _ in false }, call: { _, _, _ in false })
    }

    /// Touchstone extension: creates a selector that calls the first of `selectors` that the target implements.
    ///
    /// Its name is that of the first of `selectors`.
    public init(anyOf selectors: [Selector]) {
        self.init(name: selectors.first?.name ?? "") { object in
            selectors.contains { $0.isImplemented(object) }
        } call: { target, sender, event in
            selectors.contains { $0.isImplemented(target) && $0.call(target, sender, event) }
        }
    }

    /// Touchstone extension: creates a selector from those of `selectors` with a name; without any, a selector with only a name.
    public init(_ name: String, among selectors: [Selector]) {
        let named = selectors.filter { $0.name == name }
        if named.isEmpty { self.init(name) } else { self.init(anyOf: named) }
    }

    // Methods that are not written as actions, but can be named in selectors.

    /// Touchstone extension: a selector of a method with a Boolean parameter, such as `UIView.endEditing(_:)`.
    ///
    /// The argument is `true` if the action has a sender.
    public init<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> (Bool) -> Result, name: String
    ) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)(sender != nil)
            return true
        }
    }

    /// Touchstone extension: a selector of a method with a Boolean parameter and without a result.
    ///
    /// The argument is `true` if the action has a sender.
    public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> (Bool) -> Void, name: String) {
        let action: @MainActor (Target) -> (Bool) -> Void? = { target in { method(target)($0) } }
        self.init(action, name: name)
    }

    /// Touchstone extension: a selector of a method such as `UIViewController.dismiss(animated:completion:)`.
    ///
    /// The first argument is `true` if the action has a sender, and the completion is `nil`.
    public init<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> (Bool, (() -> Void)?) -> Result, name: String
    ) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)(sender != nil, nil)
            return true
        }
    }

    /// Touchstone extension: a selector of a method with two parameters, of which the second is not an event.
    ///
    /// `responds(to:)` finds the method. An action calls it only if its event, or `nil`, is a value of the second parameter's type.
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

    /// Touchstone extension: a selector of a method with three parameters: `responds(to:)` finds it, and no action calls it.
    @_disfavoredOverload
    public init<Target, First, Second, Third, Result>(
        _ method: @escaping @MainActor (Target) -> (First, Second, Third) -> Result, name: String
    ) {
        self.init(name: name, isImplemented: { $0 is Target }, call: { _, _, _ in false })
    }

    // `#selector(setter: Player.volume)` and `getter:`

    /// Touchstone extension: a selector that sets a property to the sender; the target does not handle a sender of another type.
    public init<Target: AnyObject, Value>(setting property: ReferenceWritableKeyPath<Target, Value>, name: String) {
        let property = ForMainActor(property)
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, _ in
            guard let target = target as? Target, let value = (sender as Any) as? Value else { return false }
            target[keyPath: property.value] = value
            return true
        }
    }

    /// Touchstone extension: a selector that reads a property and discards the value.
    public init<Target: AnyObject, Value>(getting property: KeyPath<Target, Value>, name: String) {
        let property = ForMainActor(property)
        self.init(name: name, isImplemented: { $0 is Target }) { target, _, _ in
            guard let target = target as? Target else { return false }
            _ = target[keyPath: property.value]
            return true
        }
    }

    // `#selector(model.refresh)`: the method belongs to the type of an expression.

    /// Touchstone extension: a selector of a method without parameters of the object's type.
    public init<Target: AnyObject, Result>(
        of object: Target?, _ method: @escaping @MainActor (Target) -> (() -> Result), name: String
    ) {
        let action: @MainActor (Target) -> () -> Void = { target in { _ = method(target)() } }
        self.init(action, name: name)
    }

    /// Touchstone extension: a selector of a method of the object's type that takes the sender.
    public init<Target: AnyObject, Sender, Result>(
        of object: Target?, _ method: @escaping @MainActor (Target) -> ((Sender) -> Result), name: String
    ) {
        let action: @MainActor (Target) -> (Sender) -> Void = { target in { _ = method(target)($0) } }
        self.init(action, name: name)
    }

    /// Touchstone extension: a selector of a method of the object's type that takes the sender and the event.
    public init<Target: AnyObject, Sender, Result>(
        of object: Target?, _ method: @escaping @MainActor (Target) -> ((Sender, UIEvent?) -> Result), name: String
    ) {
        let action: @MainActor (Target) -> (Sender, UIEvent?) -> Void = { target in { _ = method(target)($0, $1) } }
        self.init(action, name: name)
    }

    // `#selector(Delegate.save)` of an optional requirement, which is `nil` if the target does not implement it.

    /// Touchstone extension: a selector of an optional requirement without parameters.
    public init<Target, Result>(optional method: @escaping @MainActor (Target) -> (() -> Result)?, name: String) {
        self.init(optional: method, name: name) { method, _, _ in
            _ = method()
            return true
        }
    }

    /// Touchstone extension: a selector of an optional requirement that takes the sender.
    public init<Target, Sender, Result>(
        optional method: @escaping @MainActor (Target) -> ((Sender) -> Result)?, name: String
    ) {
        self.init(optional: method, name: name) { method, sender, _ in
            guard let sender = (sender as Any) as? Sender else { return false }
            _ = method(sender)
            return true
        }
    }

    /// Touchstone extension: a selector of an optional requirement that takes the sender and the event.
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

/// Returns the name of the selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Returns a selector with only a name; see `Selector.init(_:)`.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObjectProtocol {
    /// Returns whether this object implements the selector; `false` for `nil`.
    public func responds(to selector: Selector!) -> Bool { isImplemented(selector, by: self) }

    /// Calls the selector on this object; the method's result is discarded.
    ///
    /// If the object does not implement the selector, the call is logged and has no effect.
    ///
    /// - Returns: Always `nil`.
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        call(selector, on: self, with: nil)
        return nil
    }

    /// Calls the selector on this object with `object` as the sender; the method's result is discarded.
    ///
    /// If the object does not implement the selector for this sender, the call is logged and has no effect.
    ///
    /// - Returns: Always `nil`.
    @discardableResult
    public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        call(selector, on: self, with: object)
        return nil
    }
}

/// Returns whether the object implements the selector; `false` for `nil`.
func isImplemented(_ selector: Selector?, by object: AnyObject) -> Bool {
    guard let selector else { return false }
    return onMainActor((selector, object)) { $0.isImplemented($1) }
}

/// Calls a selector on the target; if the target does not implement it for `object`, the call is logged and has no effect.
func call(_ selector: Selector?, on target: AnyObject, with object: Any?) {
    guard let selector else { return }
    onMainActor((target, object)) { target, object in
        if selector.call(target, object, nil) { return }
        let name = (target as Any as? AnyClass).map { "The class \($0)" } ?? "\(type(of: target))"
        LoggedException.log(
            "perform(_:with:)",
            "\(name) has no action \(selector) that takes \(object.map { type(of: $0) } ?? Any?.self).")
    }
}
