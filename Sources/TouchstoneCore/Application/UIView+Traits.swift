extension UIView {
    var currentTraits: UITraitCollection {
        let traits = (windowStorage?.application ?? UIApplication.shared).traits
        var view: UIView? = self
        var overrides: Traits?
        while let current = view {
            // The overrides of a view have precedence over those of its ancestors.
            if let outer = current.overriddenTraits { overrides = overrides.map(outer.overridden(by:)) ?? outer }
            view = current.superviewStorage
        }
        if let outer = windowStorage?.givenScene?.overrides {
            overrides = overrides.map(outer.overridden(by:)) ?? outer
        }
        return overrides.map { UITraitCollection(traits.said.overridden(by: $0)) } ?? traits
    }

    /// Notifies this view, its descendants and their controllers, except those that override what has changed.
    func notifyTraitsChanged(from old: UITraitCollection) {
        var waiting = [(view: self, old: old, new: currentTraits)]
        while let (view, old, new) = waiting.popLast() {
            for subview in view.subviewStorage.reversed() {
                guard let own = subview.overriddenTraits else {
                    waiting.append((subview, old, new))
                    continue
                }
                let (before, now) = (old.said.overridden(by: own), new.said.overridden(by: own))
                if before != now { waiting.append((subview, UITraitCollection(before), UITraitCollection(now))) }
            }
            view.owner?.traitsChanged(from: old, to: new)
            view.traitCollectionDidChange(old)
            view.environment?.notify(from: old, to: new)
            if view.drawsItself { view.setNeedsDisplay() }
        }
    }
}
