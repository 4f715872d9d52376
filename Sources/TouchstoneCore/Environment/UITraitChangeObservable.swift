import Foundation

/// An object that calls back when traits have changed: a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}

extension UITraitChangeObservable {
    private var environmentState: EnvironmentState? {
        (self as? UIView)?.environmentForWriting ?? (self as? any ViewOwner)?.environmentForWriting
    }

    func register(
        _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let made = TraitRegistration(traits, handler)
        environmentState?.registrations.append(made)
        return made
    }

    /// Calls `handler` with this object and its previous traits after one of these traits has changed. The handler does not retain the
    /// object.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] old in
            if let self { handler(self, old) }
        }
    }

    /// Calls `handler` with this object as the type that the handler names. It is not called if the object has another type.
    @discardableResult @_disfavoredOverload
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [weak self] old in
            if let environment = self as? Environment { handler(environment, old) }
        }
    }

    /// Ends a registration of this object.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        environmentState?.registrations.removeAll { $0 === registration }
    }
}
