import Foundation

/// The traits of the environment of a view or controller, such as the device idiom, the size classes and the light or dark style.
public final class UITraitCollection: NSObject, Sendable {
    let said: Traits

    init(_ said: Traits) {
        self.said = said
    }

    /// Creates a collection in which no trait is specified.
    public convenience override init() { self.init(Traits()) }

    /// The kind of device; `.phone` unless the application sets another.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { said.userInterfaceIdiom }
    /// The interface style: light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { said.userInterfaceStyle }
    /// The number of pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { said.displayScale }
    /// The horizontal size class. A phone in landscape orientation is regular from a height of 414 points on.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { said.horizontalSizeClass }
    /// The vertical size class, which is compact on a phone in landscape orientation.
    public var verticalSizeClass: UIUserInterfaceSizeClass { said.verticalSizeClass }
    /// The reading direction of the interface.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { said.layoutDirection }
    /// The size of text that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { said.preferredContentSizeCategory }
    /// Whether the screen measures the force of touches; always `.unavailable` for an application's screen.
    public var forceTouchCapability: UIForceTouchCapability { said.forceTouchCapability }

    /// Creates a collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Traits(userInterfaceStyle: userInterfaceStyle))
    }
    /// Creates a collection that specifies only the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(Traits(userInterfaceIdiom: idiom))
    }
    /// Creates a collection that specifies only the number of pixels per point.
    public convenience init(displayScale scale: CGFloat) { self.init(Traits(displayScale: scale)) }
    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(horizontalSizeClass: horizontalSizeClass))
    }
    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(verticalSizeClass: verticalSizeClass))
    }
    /// Creates a collection that specifies only the reading direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(Traits(layoutDirection: layoutDirection))
    }
    /// Creates a collection that specifies only the preferred size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
    }
    /// Creates a collection that specifies only whether the screen measures the force of touches.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(Traits(forceTouchCapability: capability))
    }
    /// Creates a collection from the specified traits of several; the last one takes precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.said) })
    }

    /// The traits of the shared application, or those set by `performAsCurrent(_:)`.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        performing ?? UIApplication.shared.traits
    }
    @TaskLocal private static var performing: UITraitCollection?

    /// Runs `actions` while these traits are the current ones.
    public func performAsCurrent(_ actions: () -> Void) { Self.$performing.withValue(self, operation: actions) }

    /// Returns whether this collection has all traits that `trait` specifies.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { said.overridden(by: $0.said) == said } ?? true
    }

    /// Returns whether colors may look different because the interface styles differ.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.said == said }

    public override var hash: Int { said.hashValue }
}

/// An object with traits, such as a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits of the object, from the screen and from its containers.
    var traitCollection: UITraitCollection { get }
    /// Called after the traits have changed; parents come first.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

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

extension UIColor {
    /// Creates a color that depends on traits. `dynamicProvider` is called once for each interface style.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        func color(_ style: UIUserInterfaceStyle) -> CGColor {
            dynamicProvider(UITraitCollection(userInterfaceStyle: style)).resolved(style)
        }
        self.init(light: color(.light), dark: color(.dark))
    }

    /// Returns the color for the interface style of `traits`.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(cgColor: resolved(traits.userInterfaceStyle))
    }
}
