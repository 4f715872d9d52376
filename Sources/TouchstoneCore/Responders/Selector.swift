import Foundation

/// Touchstone extension: a named action and how to call it, in place of a selector of the Objective-C runtime.
///
/// ```swift
/// extension Selector { static let tapped = Selector(Player.tapped, name: "tapped") }
/// button.addTarget(player, action: .tapped, for: .touchUpInside)
/// ```
///
/// Selectors with the same name are equal. Where UIKit takes a selector, a bare method reference such as `action:
/// Player.tapped` works too. Swift gives a method reference no identity, so use a named selector for an action that you
/// want to remove later.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The action's name, which traces show and selectors are compared by.
    public let name: String
    /// Whether an object has the action. An action without a target goes to the first such responder (RC-30).
    package let isImplemented: @MainActor @Sendable (_ by: AnyObject) -> Bool
    /// Calls the method on `target` with the parameters it takes. Returns `false` if `target` has no such method.
    package let call: @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool
    /// Calls the method with a sender that is an object, which is faster than `call`.
    let perform: @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) -> Bool

    package init(
        name: String, isImplemented: @escaping @MainActor @Sendable (AnyObject) -> Bool,
        call: @escaping @MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Bool
    ) {
        let perform: @MainActor @Sendable (AnyObject, AnyObject, UIEvent?) -> Bool = { call($0, $1, $2) }
        self.init(name: name, isImplemented: isImplemented, perform: perform, call: call)
    }

    // The closure is not optional: calling a closure that has been optional costs 40 more instructions.
    private init(
        name: String, isImplemented: @escaping @MainActor @Sendable (AnyObject) -> Bool,
        perform: @escaping @MainActor @Sendable (AnyObject, AnyObject, UIEvent?) -> Bool,
        call: @escaping @MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Bool
    ) {
        self.name = name
        self.isImplemented = isImplemented
        self.perform = perform
        self.call = call
    }

    /// Touchstone extension: creates a selector from a method of `Target`, a class or protocol, without parameters.
    public init<Target>(_ method: @escaping @MainActor (Target) -> () -> Void, name: String) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Touchstone extension: creates a selector from a method of `Target` that takes the sender.
    ///
    /// The method is not called with a sender of another type.
    public init<Target, Sender>(_ method: @escaping @MainActor (Target) -> (Sender) -> Void, name: String) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, _ in
            // `sender as? Sender` also succeeds for a method with an optional sender if there is no sender.
            guard let target = target as? Target, let sender = (sender as Any) as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Touchstone extension: creates a selector from a method of `Target` that takes the sender and the event.
    ///
    /// The method is not called with a sender of another type.
    public init<Target, Sender>(
        _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void, name: String
    ) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, event in
            guard let target = target as? Target, let sender = (sender as Any) as? Sender else { return false }
            method(target)(sender, event)
            return true
        }
    }

    // Faster versions for a target and a sender that are class instances, which is the usual case.

    /// Touchstone extension: creates a selector from a method of a class without parameters.
    public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> () -> Void, name: String) {
        let targets = ClassCheck()
        let perform: @MainActor @Sendable (AnyObject, AnyObject?, UIEvent?) -> Bool = { target, _, _ in
            guard targets.accepts(target, as: Target.self) else { return false }
            method(known(target, as: Target.self))()
            return true
        }
        self.init(name: name, isImplemented: { $0 is Target }, perform: perform) { target, _, _ in
            perform(target, nil, nil)
        }
    }

    /// Touchstone extension: creates a selector from a method of a class that takes the sender.
    ///
    /// The method is not called with a sender of another class.
    public init<Target: AnyObject, Sender: AnyObject>(
        _ method: @escaping @MainActor (Target) -> (Sender) -> Void, name: String
    ) {
        let (targets, senders) = (ClassCheck(), ClassCheck())
        let perform: @MainActor @Sendable (AnyObject, AnyObject, UIEvent?) -> Bool = { target, sender, _ in
            guard targets.accepts(target, as: Target.self), senders.accepts(sender, as: Sender.self) else {
                return false
            }
            method(known(target, as: Target.self))(known(sender, as: Sender.self))
            return true
        }
        self.init(name: name, isImplemented: { $0 is Target }, perform: perform) { target, sender, event in
            guard let sender = sender as? Sender else { return false }
            return perform(target, sender, event)
        }
    }

    /// Touchstone extension: creates a selector from a method of a class that takes the sender and the event.
    ///
    /// The method is not called with a sender of another class.
    public init<Target: AnyObject, Sender: AnyObject>(
        _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void, name: String
    ) {
        let (targets, senders) = (ClassCheck(), ClassCheck())
        let perform: @MainActor @Sendable (AnyObject, AnyObject, UIEvent?) -> Bool = { target, sender, event in
            guard targets.accepts(target, as: Target.self), senders.accepts(sender, as: Sender.self) else {
                return false
            }
            method(known(target, as: Target.self))(known(sender, as: Sender.self), event)
            return true
        }
        self.init(name: name, isImplemented: { $0 is Target }, perform: perform) { target, sender, event in
            guard let sender = sender as? Sender else { return false }
            return perform(target, sender, event)
        }
    }

    public var description: String { name }

    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The source location of a bare method reference, which is the reference's only identity.
struct CallSite {
    let file: String
    let line: Int
    let column: Int

    /// The selector's name, which cannot equal a method's name.
    func name<Target>(_ target: Target.Type) -> String { "\(target) at \(file):\(line):\(column)" }
}
