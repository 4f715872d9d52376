import Foundation

/// An action by name, with how to call it: what a selector is where Objective-C has no runtime.
///
/// ```swift
/// extension Selector { static let tapped = Selector(Player.tapped, name: "tapped") }
/// ```
///
/// Two selectors of the same name are equal. A bare method reference, `action: Player.tapped`, needs no selector, but
/// Swift gives it no identity, so it can only be called.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    public let name: String
    /// Calls the method on `target`, with as much of (sender, event) as it takes; false if `target` has no such method.
    let call: @MainActor @Sendable (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Bool

    public init<Target>(_ method: @escaping @MainActor (Target) -> () -> Void, name: String) {
        self.name = name
        call = { target, _, _ in
            guard let target = target as? Target else { return false }
            method(target)()
            return true
        }
    }

    /// - Parameter method: Takes the sender; a sender of another type counts as no such method.
    public init<Target, Sender>(_ method: @escaping @MainActor (Target) -> (Sender) -> Void, name: String) {
        self.name = name
        call = { target, sender, _ in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender)
            return true
        }
    }

    public init<Target, Sender>(
        _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void, name: String
    ) {
        self.name = name
        call = { target, sender, event in
            guard let target = target as? Target, let sender = sender as? Sender else { return false }
            method(target)(sender, event)
            return true
        }
    }

    public var description: String { name }

    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The place a bare method reference was written, which is all the identity that it has.
struct CallSite: Hashable, Sendable {
    let file: String
    let line: Int
    let column: Int
}
