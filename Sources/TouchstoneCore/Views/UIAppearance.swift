import Foundation

/// What an appearance can be limited to: views and controllers that lie around.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// Classes whose look can be decided for all objects at once.
///
/// What is set on an appearance is given to objects as they come into a window, or into a bar, unless they were given
/// something else before. Those that are there already keep their look.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
    /// Stands for all objects of the class and of its subclasses.
    static func appearance() -> Self
    /// Stands for those that lie in an object of the first class, and that in one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Stands for those whose traits are as `trait` says.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Both at once.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// Touchstone extension: one of a class's properties that an appearance can set.
///
/// An object is given the appearance's value while its own is still that of a new object, or one that it was given
/// before.
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

    /// The property of this key path. Values that can't be compared count as different, unless they are one object.
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

    /// A property that is nil until something is given.
    public init<Root: AnyObject, Value>(given path: ReferenceWritableKeyPath<Root, Value?>) {
        self.init(of: Root.self) { proxy, _, object, round in
            guard let value = proxy[keyPath: path], round.mayGive(path, value, in: object[keyPath: path]) else {
                return
            }
            object[keyPath: path] = value
        }
    }

    /// Values by state or the like: an object is given those that it has none for.
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

/// One object is given what several appearances say.
@MainActor
final class AppearanceRound {
    /// What objects were given before, by property.
    private var past: [AnyHashable: [Any]] = [:]
    /// What this object has been given now.
    private var given: Set<AnyHashable> = []

    func begin() { given = [] }

    /// Whether the property still has the value of a new object, or one that an appearance gave.
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

/// Touchstone extension: what has an appearance: views, and the items of bars.
@preconcurrency @MainActor
public protocol AppearanceCustomizable: UIAppearance {
    /// What an appearance of the class can set, the superclass's included.
    static var appearanceProperties: [AppearanceProperty] { get }
    /// A new object of the class.
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
    /// Touchstone extension: by `init(frame:)`, with a zero frame.
    public static func makeForAppearance() -> Self? { make(self, frame: .zero) as? Self }
}
