import Foundation

/// A class of views or view controllers that can limit an appearance to the objects inside its instances.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// A class with an appearance that can be customized for all of its instances.
///
/// The values set on an appearance proxy are applied to an object when it enters a window or a bar, unless the object
/// has another value of its own. Objects that are already in a window or bar do not change.
///
/// ```swift
/// UILabel.appearance().textColor = .darkGray
/// UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .white
/// ```
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
    /// Returns the proxy for all instances of the class and its subclasses.
    static func appearance() -> Self
    /// Returns the proxy for instances inside an object of the first class that is inside one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the proxy for instances that have all traits of `trait`.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy for instances that match both the traits and the containers.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// Touchstone extension: a property that an appearance proxy can set.
///
/// An object receives the proxy's value only while its own value is the initial one or came from an appearance.
@preconcurrency @MainActor
public struct AppearanceProperty {
    let give: @MainActor (_ proxy: AnyObject, _ new: AnyObject, _ object: AnyObject, _ round: AppearanceRound) -> Void

    private init<Root: AnyObject>(
        of: Root.Type, _ give: @escaping @MainActor (Root, Root, Root, AppearanceRound) -> Void
    ) {
        self.give = { proxy, new, object, round in
            guard let proxy = proxy as? Root, let new = new as? Root, let object = object as? Root else { return }
            give(proxy, new, object, round)
        }
    }

    /// Creates the property of a key path.
    ///
    /// Values that cannot be compared count as different, unless they are the same object.
    public init<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(of: Root.self) { proxy, new, object, round in
            let value = proxy[keyPath: path]
            let initial = new[keyPath: path]
            guard !isSame(value, initial), round.mayGive(path, value, in: object[keyPath: path], initial) else {
                return
            }
            object[keyPath: path] = value
        }
    }

    /// Creates a property with the initial value `nil`.
    public init<Root: AnyObject, Value>(given path: ReferenceWritableKeyPath<Root, Value?>) {
        self.init(of: Root.self) { proxy, _, object, round in
            guard let value = proxy[keyPath: path], round.mayGive(path, value, in: object[keyPath: path]) else {
                return
            }
            object[keyPath: path] = value
        }
    }

    /// Creates a property with a dictionary, for example by control state; an object receives the entries that it does
    /// not have.
    public init<Root: AnyObject, Key, Value>(each path: ReferenceWritableKeyPath<Root, [Key: Value]>) {
        self.init(of: Root.self) { proxy, _, object, round in
            let own = object[keyPath: path]
            let given = proxy[keyPath: path].filter { key, value in
                round.mayGive([path, key] as [AnyHashable], value, in: own[key])
            }
            if !given.isEmpty { object[keyPath: path].merge(given) { $1 } }
        }
    }
}

/// Applies the values of several appearances to one object after another.
@MainActor
final class AppearanceRound {
    /// The values that were ever applied, by property.
    private var past: [AnyHashable: [Any]] = [:]
    /// The properties that the current object has already received.
    private var given: Set<AnyHashable> = []

    func begin() { given = [] }

    /// Returns whether the property still has its initial value or one that an appearance applied.
    func mayGive<Value>(_ property: AnyHashable, _ value: Value, in current: Value, _ initial: Value) -> Bool {
        mayGive(property, value) { isSame(current, initial) || wasGiven(current, property) }
    }
    func mayGive<Value>(_ property: AnyHashable, _ value: Value, in current: Value?) -> Bool {
        mayGive(property, value) { current.map { wasGiven($0, property) } ?? true }
    }

    private func wasGiven(_ value: Any, _ property: AnyHashable) -> Bool {
        past[property]?.contains { isSame($0, value) } ?? false
    }
    private func mayGive(_ property: AnyHashable, _ value: Any, _ isOpen: () -> Bool) -> Bool {
        guard !given.contains(property), isOpen() else { return false }
        given.insert(property)
        if !wasGiven(value, property) { past[property, default: []].append(value) }
        return true
    }
}

/// Touchstone extension: a class that has appearance proxies, such as views and bar items.
@preconcurrency @MainActor
public protocol AppearanceCustomizable: UIAppearance {
    /// The properties that an appearance of the class can set, including those of the superclass.
    static var appearanceProperties: [AppearanceProperty] { get }
    /// Returns a new object of the class.
    static func makeForAppearance() -> Self?
}

extension AppearanceCustomizable {
    public static func appearance() -> Self { appearance(nil, in: []) }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance(nil, in: containerTypes)
    }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance(trait, in: []) }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearance(trait, in: containerTypes)
    }

    private static func appearance(_ trait: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]) -> Self
    {
        func make() -> Self {
            guard let made = makeForAppearance() else {
                preconditionFailure("\(Self.self) has no appearance: no object of the class could be made")
            }
            return made
        }
        return UIApplication.shared.appearances.proxy(of: Self.self, trait, containers, make)
    }
}

extension UIView: AppearanceCustomizable, UIAppearanceContainer {
    /// Touchstone extension: creates a view by `init(frame:)` with a zero frame, or else by `init(coder:)`.
    public static func makeForAppearance() -> Self? { make(exactly: self, frame: .zero) ?? Self(coder: NSCoder()) }
}
