import Foundation

extension UIApplication {
    /// The traits of the application's screen.
    var traits: UITraitCollection {
        let size = screen.bounds.size
        let isPhone = userInterfaceIdiom == .phone
        // Only a large phone has a regular width in landscape orientation. [our choice: 414 points across]
        let isNarrow = isPhone && (size.width <= size.height || size.height < 414)
        return UITraitCollection(
            Traits(
                userInterfaceIdiom: userInterfaceIdiom, userInterfaceStyle: screen.userInterfaceStyle,
                displayScale: screen.scale, horizontalSizeClass: isNarrow ? .compact : .regular,
                verticalSizeClass: isPhone && size.width > size.height ? .compact : .regular,
                layoutDirection: userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
                preferredContentSizeCategory: preferredContentSizeCategory, forceTouchCapability: .unavailable))
    }

    func layoutDirectionChanged(from old: UIUserInterfaceLayoutDirection) {
        var traits = traits.said
        traits.layoutDirection = old == .rightToLeft ? .rightToLeft : .leftToRight
        for window in windows { window.forEachInTree { $0.directionChanged() } }
        notifyTraitsChanged(from: UITraitCollection(traits))
    }

    func contentSizeCategoryChanged(from old: UIContentSizeCategory) {
        var traits = traits.said
        traits.preferredContentSizeCategory = old
        notifyTraitsChanged(from: UITraitCollection(traits))
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory.rawValue])
    }

    /// Notifies all windows of a change of the screen's traits.
    func notifyTraitsChanged(from old: UITraitCollection) {
        guard traits != old else { return }
        for window in windows {
            let overrides = [window.givenScene?.overrides, window.overriddenTraits].compactMap { $0 }
            let own = overrides.isEmpty ? old : UITraitCollection(overrides.reduce(old.said) { $0.overridden(by: $1) })
            if window.currentTraits != own { window.notifyTraitsChanged(from: own) }
        }
    }
}
