import Foundation

/// A trait of a trait collection. An application defines a trait of its own with a type that conforms to this protocol.
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value of the trait where none is set.
    static var defaultValue: Value { get }
    /// The name of the trait in messages; the name of its type by default.
    static var name: String { get }
    /// The identifier of the trait; the name of its type by default. It has no effect: types tell traits apart.
    static var identifier: String { get }
    /// Whether a change of the trait redraws the views with dynamic colors; `false` by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { "\(self)" }
    public static var identifier: String { "\(self)" }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait, as the type that defines it.
public typealias UITrait = any UITraitDefinition.Type

/// A set of traits whose values can be set.
public protocol UIMutableTraits {
    /// The value of a trait; the trait's default value if it is not set.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

/// A function that changes traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
/// The trait for the light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
}
/// The trait for the reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// The trait for the number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { 0 }
}
/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The trait for whether the screen measures the force of touches.
public struct UITraitForceTouchCapability: UITraitDefinition {
    public static var defaultValue: UIForceTouchCapability { .unknown }
}
/// The trait for the size of text that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

extension UIMutableTraits {
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    /// The light or dark style.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    /// The reading direction of the interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    /// The number of pixels per point; 0 if it is not set.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    /// Whether the screen measures the force of touches.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
    /// The size of text that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
}

/// The value of a trait that an application defines.
struct CustomTrait: Hashable, @unchecked Sendable {
    // The value is never changed after it is stored, which makes the unchecked `Sendable` conformance safe.
    let trait: any UITraitDefinition.Type
    let value: Any
    private let comparable: AnyHashable?
    /// Tells values apart that cannot be compared.
    private let identity = NSObject()

    init(_ trait: any UITraitDefinition.Type, _ value: Any) {
        self.trait = trait
        self.value = value
        comparable = value as? AnyHashable
    }

    static func == (one: CustomTrait, other: CustomTrait) -> Bool {
        if let own = one.comparable, let others = other.comparable { return own == others }
        return one.identity === other.identity
    }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

extension Traits {
    /// The property for a trait of the system; `nil` for a trait that an application defines.
    private static func path(_ trait: any UITraitDefinition.Type) -> PartialKeyPath<Traits>? {
        switch trait {
        case is UITraitUserInterfaceIdiom.Type: \Traits.userInterfaceIdiom
        case is UITraitUserInterfaceStyle.Type: \Traits.userInterfaceStyle
        case is UITraitLayoutDirection.Type: \Traits.layoutDirection
        case is UITraitDisplayScale.Type: \Traits.displayScale
        case is UITraitHorizontalSizeClass.Type: \Traits.horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: \Traits.verticalSizeClass
        case is UITraitForceTouchCapability.Type: \Traits.forceTouchCapability
        case is UITraitPreferredContentSizeCategory.Type: \Traits.preferredContentSizeCategory
        default: nil
        }
    }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            let value = Traits.path(trait).map { self[keyPath: $0] } ?? custom[ObjectIdentifier(trait)]?.value
            return value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let path = Traits.path(trait) as? WritableKeyPath<Traits, Trait.Value> {
                self[keyPath: path] = newValue
            } else {
                custom[ObjectIdentifier(trait)] = CustomTrait(trait, newValue)
            }
        }
    }

    /// Returns whether the value of a trait differs from that in `other`.
    func differs(from other: Traits, in trait: any UITraitDefinition.Type) -> Bool {
        guard let path = Traits.path(trait) else {
            return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
        }
        return self[keyPath: path] as? AnyHashable != other[keyPath: path] as? AnyHashable
    }

    /// Returns whether a trait has a value other than its default.
    func contains(_ trait: any UITraitDefinition.Type) -> Bool { differs(from: Traits(), in: trait) }

    mutating func remove(_ trait: any UITraitDefinition.Type) {
        custom[ObjectIdentifier(trait)] = nil
        func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) {
            if Traits.path(trait) != nil { self[trait] = trait.defaultValue }
        }
        reset(trait)
    }
}

extension UITraitCollection {
    /// Creates a collection with the traits that `mutations` sets.
    public convenience init(mutations: UITraitMutations) { self.init(Traits().changed(by: mutations)) }

    /// Returns a copy with the changes that `mutations` makes.
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(said.changed(by: mutations))
    }

    /// Creates a collection that specifies only one trait.
    public convenience init<Trait: UITraitDefinition>(trait: Trait.Type, value: Trait.Value) {
        var traits = Traits()
        traits[trait] = value
        self.init(traits)
    }

    /// The value of a trait; the trait's default value if it is not specified.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { said[trait] }

    /// Returns the traits whose values differ from those of another collection, or from the defaults if there is none.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let other = traitCollection?.said ?? Traits()
        let custom = Set(said.custom.keys).union(other.custom.keys).compactMap {
            said.custom[$0]?.trait ?? other.custom[$0]?.trait
        }
        return (UITraitCollection.systemTraits + custom.sorted { $0.name < $1.name }).filter {
            said.differs(from: other, in: $0)
        }
    }

    /// The traits of the system on which colors depend: the interface style.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
    /// The traits of the system on which images depend.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]
    }
    private static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self,
        ]
    }
}

extension Traits {
    fileprivate func changed(by mutations: UITraitMutations) -> Traits {
        var traits: any UIMutableTraits = GivenTraitOverrides(said: self)
        mutations(&traits)
        return (traits as? GivenTraitOverrides)?.said ?? self
    }
}
