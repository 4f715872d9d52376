import Foundation

extension UITraitChangeObservable {
    /// Calls a method of this object after one of these traits has changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Calls a method of `target`, which is not retained, with this object after one of these traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        return register(traits) { [weak self, weak object] _ in
            if let self, let object { _ = action.call(object, self, nil) }
        }
    }
}
