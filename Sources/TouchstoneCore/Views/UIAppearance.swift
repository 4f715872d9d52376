import Foundation

/// What an appearance can be limited to: views and controllers that lie around.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// Classes whose look can be decided for all objects at once.
///
/// What is set on an appearance is given to objects as they come into a window, or into a bar, unless they were given something else
/// before. Those that are there already keep their look.
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

/// Ours: one of a class's properties that an appearance can set.
///
/// An object is given the appearance's value while its own is still that of a new object.
@preconcurrency @MainActor
public struct AppearanceProperty {
    let give: @MainActor (_ proxy: AnyObject, _ new: AnyObject, _ object: AnyObject) -> Void

    private init<Root: AnyObject>(of: Root.Type, _ give: @escaping @MainActor (Root, Root, Root) -> Void) {
        self.give = { proxy, new, object in
            guard let proxy = proxy as? Root, let new = new as? Root, let object = object as? Root else { return }
            give(proxy, new, object)
        }
    }

    /// The property of this key path. Values that can't be compared count as different, unless they are one object.
    public init<Root: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(of: Root.self) { proxy, new, object in
            let value = proxy[keyPath: path]
            let initial = new[keyPath: path]
            if !isSame(value, initial), isSame(object[keyPath: path], initial) { object[keyPath: path] = value }
        }
    }

    /// A property that is nil until something is given.
    public init<Root: AnyObject, Value>(given path: ReferenceWritableKeyPath<Root, Value?>) {
        self.init(of: Root.self) { proxy, _, object in
            if let value = proxy[keyPath: path], object[keyPath: path] == nil { object[keyPath: path] = value }
        }
    }

    /// Values by state or the like: an object is given those that it has none for.
    public init<Root: AnyObject, Key, Value>(each path: ReferenceWritableKeyPath<Root, [Key: Value]>) {
        self.init(of: Root.self) { proxy, _, object in
            let values = proxy[keyPath: path]
            if !values.isEmpty { object[keyPath: path].merge(values) { own, _ in own } }
        }
    }
}

/// Ours: what has an appearance: views, and the items of bars.
@preconcurrency @MainActor
public protocol AppearanceCustomizable: UIAppearance {
    /// What an appearance of the class can set, the superclass's included.
    static var appearanceProperties: [AppearanceProperty] { get }
    init?(coder: NSCoder)
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

    private static func appearance(_ trait: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]) -> Self {
        func make() -> Self {
            guard let made = Self(coder: NSCoder()) else {
                preconditionFailure("An appearance of \(Self.self) is made by its init(coder:), which must not answer nil")
            }
            return made
        }
        return UIApplication.shared.appearances.proxy(of: Self.self, trait, containers, make)
    }
}

extension UIView: AppearanceCustomizable, UIAppearanceContainer {}
