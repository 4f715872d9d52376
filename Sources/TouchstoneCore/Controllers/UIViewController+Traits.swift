import Foundation

extension UIViewController: UITraitChangeObservable {}

extension UIViewController {

    /// The traits that the controller overrides; `nil` if there are none.
    package var overriddenTraits: Traits? {
        var traits = environment?.traitsOfParent?.said
        if let own = environment?.overrides { traits = (traits ?? Traits()).overridden(by: own) }
        if overrideUserInterfaceStyle != .unspecified {
            traits = (traits ?? Traits()).overridden(by: Traits(userInterfaceStyle: overrideUserInterfaceStyle))
        }
        return traits
    }

    /// Changes the traits that the controller overrides, and notifies it and its view if that changes its traits.
    func changeTraits(_ change: (EnvironmentState) -> Void) {
        let old = traitCollection
        change(environmentForWriting)
        guard traitCollection != old else { return }
        if let view = viewIfLoaded {
            view.setNeedsDisplay()
            view.notifyTraitsChanged(from: old)
        } else {
            traitsChanged(from: old, to: traitCollection)
        }
    }

    package func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
        traitCollectionDidChange(old)
        environment?.notify(from: old, to: new)
    }
}
