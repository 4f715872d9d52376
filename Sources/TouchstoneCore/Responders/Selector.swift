import Foundation

/// Touchstone extension: an action by name, with how to call it: what a selector is where Objective-C has no runtime.
///
/// ```swift
/// extension Selector { static let tapped = Selector(Player.tapped, name: "tapped") }
/// button.addTarget(player, action: .tapped, for: .touchUpInside)
/// ```
///
/// Two selectors of the same name are equal. Where UIKit takes a selector, a bare method reference, `action:
/// Player.tapped`, does too; but Swift gives it no identity, so it can be called and not compared: name it once to
/// remove it.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    /// The action's name, which traces show and which makes selectors equal.
    public let name: String
    /// Whether a responder has the action, so that an action without a target stops there (RC-30).
    package let isImplemented: @MainActor @Sendable (_ by: AnyObject) -> Bool
    /// Calls the method on `target`, with as much of (sender, event) as it takes; false if `target` has no such method.
    package let call: @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool
    /// The same for a sender that is an object, which is the shortest way to call it.
    let perform: @MainActor @Sendable (_ target: AnyObject, _ sender: AnyObject, _ event: UIEvent?) -> Bool

    package init(
        name: String, isImplemented: @escaping @MainActor @Sendable (AnyObject) -> Bool,
        call: @escaping @MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Bool
    ) {
        let perform: @MainActor @Sendable (AnyObject, AnyObject, UIEvent?) -> Bool = { call($0, $1, $2) }
        self.init(name: name, isImplemented: isImplemented, perform: perform, call: call)
    }

    // No optional closure: calling one that has been optional costs 40 instructions more.
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

    /// Touchstone extension: a method of `Target`, a class or a protocol, that takes nothing.
    public init<Target>(_ method: @escaping @MainActor (Target) -> () -> Void, name: String) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// Touchstone extension: a method of `Target` that takes the sender; a sender of another type counts as no such
    /// method.
    public init<Target, Sender>(_ method: @escaping @MainActor (Target) -> (Sender) -> Void, name: String) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, _ in
            // `sender as? Sender` also serves a method that takes an optional sender, where there is none.
            guard let target = target as? Target, let sender = (sender as Any) as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    /// Touchstone extension: a method of `Target` that takes the sender and the event; a sender of another type counts
    /// as no such method.
    public init<Target, Sender>(
        _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void, name: String
    ) {
        self.init(name: name, isImplemented: { $0 is Target }) { target, sender, event in
            guard let target = target as? Target, let sender = (sender as Any) as? Sender else { return false }
            method(target)(sender, event)
            return true
        }
    }

    // The same where both are classes, as they mostly are.

    /// Touchstone extension: a method of a class `Target` that takes nothing.
    public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> () -> Void, name: String) {
        let targets = ClassCheck()
        let perform: @MainActor @Sendable (AnyObject, AnyObject?, UIEvent?) -> Bool = { target, _, _ in
            guard targets.accepts(target, as: Target.self) else { return false }
            method(unsafeDowncast(target, to: Target.self))()
            return true
        }
        self.init(name: name, isImplemented: { $0 is Target }, perform: perform) { target, _, _ in
            perform(target, nil, nil)
        }
    }

    /// Touchstone extension: a method of a class that takes the sender; a sender of another class counts as no such
    /// method.
    public init<Target: AnyObject, Sender: AnyObject>(
        _ method: @escaping @MainActor (Target) -> (Sender) -> Void, name: String
    ) {
        let (targets, senders) = (ClassCheck(), ClassCheck())
        let perform: @MainActor @Sendable (AnyObject, AnyObject, UIEvent?) -> Bool = { target, sender, _ in
            guard targets.accepts(target, as: Target.self), senders.accepts(sender, as: Sender.self) else {
                return false
            }
            method(unsafeDowncast(target, to: Target.self))(unsafeDowncast(sender, to: Sender.self))
            return true
        }
        self.init(name: name, isImplemented: { $0 is Target }, perform: perform) { target, sender, event in
            guard let sender = sender as? Sender else { return false }
            return perform(target, sender, event)
        }
    }

    /// Touchstone extension: a method that takes the sender and the event; a sender of another class counts as no such
    /// method.
    public init<Target: AnyObject, Sender: AnyObject>(
        _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void, name: String
    ) {
        let (targets, senders) = (ClassCheck(), ClassCheck())
        let perform: @MainActor @Sendable (AnyObject, AnyObject, UIEvent?) -> Bool = { target, sender, event in
            guard targets.accepts(target, as: Target.self), senders.accepts(sender, as: Sender.self) else {
                return false
            }
            method(unsafeDowncast(target, to: Target.self))(unsafeDowncast(sender, to: Sender.self), event)
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

/// The place where a bare method reference was written, which is all the identity that it has.
struct CallSite {
    let file: String
    let line: Int
    let column: Int

    /// The selector's name: no method's name looks like it.
    func name<Target>(_ target: Target.Type) -> String { "\(target) at \(file):\(line):\(column)" }
}
