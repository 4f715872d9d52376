extension UIView {
    var environment: EnvironmentState? { rareStorage?.rarer?.environment }
    var environmentForWriting: EnvironmentState {
        if let environment { return environment }
        let made = EnvironmentState()
        rarer.environment = made
        return made
    }

    /// The traits that this view or its controller overrides; `nil` if neither does. Those of the view have precedence.
    var overriddenTraits: Traits? {
        guard let rareStorage else { return nil }
        var traits = owner?.overriddenTraits
        if let own = rareStorage.rarer?.environment?.overrides { traits = (traits ?? Traits()).overridden(by: own) }
        if rareStorage.userInterfaceStyle != .unspecified {
            traits = (traits ?? Traits()).overridden(by: Traits(userInterfaceStyle: rareStorage.userInterfaceStyle))
        }
        return traits
    }
}
