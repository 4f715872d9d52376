import Foundation

extension UIViewController: UITraitChangeObservable {}

extension UIViewController {

    /// The traits that the controller overrides; `nil` if there are none.
    package var overriddenTraits: Traits? {
        var traits = environment?.overrides
        if overrideUserInterfaceStyle != .unspecified {
            traits = (traits ?? Traits()).overridden(by: Traits(userInterfaceStyle: overrideUserInterfaceStyle))
        }
        return traits
    }

    package func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
        traitCollectionDidChange(old)
        environment?.notify(from: old, to: new)
    }
}
