/// The traits that an object overrides for itself and everything below it.
public protocol UITraitOverrides: UIMutableTraits {
    /// Returns whether the object overrides a trait.
    func contains(_ trait: UITrait) -> Bool
    /// Ends the override of a trait.
    mutating func remove(_ trait: UITrait)
}

/// Traits that an object overrides, or that a function changes.
struct GivenTraitOverrides: UITraitOverrides {
    var said: Traits
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { said[trait] }
        set { said[trait] = newValue }
    }
    func contains(_ trait: UITrait) -> Bool { said.contains(trait) }
    mutating func remove(_ trait: UITrait) { said.remove(trait) }
}
