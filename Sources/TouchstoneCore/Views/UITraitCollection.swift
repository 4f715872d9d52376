import Foundation

/// What a view is shown on, and in which colours.
public final class UITraitCollection: NSObject, Sendable {
    let said: Traits

    init(_ said: Traits) {
        self.said = said
    }

    /// Traits that say nothing.
    public convenience override init() { self.init(Traits()) }

    /// What kind of device it is; `.phone` unless the application says otherwise.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { said.userInterfaceIdiom }
    /// Whether the interface style is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { said.userInterfaceStyle }
    /// Pixels a point; 0 where it is not said.
    public var displayScale: CGFloat { said.displayScale }
    /// How much room there is from left to right; a phone lying on its side has much of it from 414 points across on.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { said.horizontalSizeClass }
    /// How much room there is from top to bottom.
    public var verticalSizeClass: UIUserInterfaceSizeClass { said.verticalSizeClass }
    /// From which side the interface is read.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { said.layoutDirection }
    /// How large the user wants text.
    public var preferredContentSizeCategory: UIContentSizeCategory { said.preferredContentSizeCategory }
    /// Whether the screen feels how hard it is pressed; that of this application never does.
    public var forceTouchCapability: UIForceTouchCapability { said.forceTouchCapability }

    /// Traits that say nothing but light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Traits(userInterfaceStyle: userInterfaceStyle))
    }
    /// Traits that say nothing but what kind of device it is.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(Traits(userInterfaceIdiom: idiom))
    }
    /// Traits that say nothing but how many pixels a point has.
    public convenience init(displayScale scale: CGFloat) { self.init(Traits(displayScale: scale)) }
    /// Traits that say nothing but how much room there is from left to right.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(horizontalSizeClass: horizontalSizeClass))
    }
    /// Traits that say nothing but how much room there is from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(verticalSizeClass: verticalSizeClass))
    }
    /// Traits that say nothing but from which side the interface is read.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(Traits(layoutDirection: layoutDirection))
    }
    /// Traits that say nothing but how large the user wants text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
    }
    /// Traits that say nothing but whether the screen feels how hard it is pressed.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(Traits(forceTouchCapability: capability))
    }
    /// All that any of these say; where several do, the last counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.said) })
    }

    /// The shared application's, or those of `performAsCurrent(_:)`.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        performing ?? UIApplication.shared.traits
    }
    @TaskLocal private static var performing: UITraitCollection?

    /// Runs `actions` while these are the current traits.
    public func performAsCurrent(_ actions: () -> Void) { Self.$performing.withValue(self, operation: actions) }

    /// Whether all that `trait` says is so here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { said.overridden(by: $0.said) == said } ?? true
    }

    /// Whether colours may look different: one is light and the other dark.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }

    func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        var traits = said
        traits.userInterfaceStyle = style
        return UITraitCollection(traits)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.said == said }

    public override var hash: Int { said.hashValue }
}

/// Views and controllers: what lies in surroundings.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits here, from the screen and from what lies around.
    var traitCollection: UITraitCollection { get }
    /// The traits are others than they were; parents are told first.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

extension UIApplication {
    /// Those of the screen.
    var traits: UITraitCollection {
        let size = screen.bounds.size
        let isPhone = userInterfaceIdiom == .phone
        // A phone lying on its side is wide only if it is one of the large ones. [our choice: 414 points across]
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

    /// The screen has other traits than before: all that is shown is told.
    func notifyTraitsChanged(from old: UITraitCollection) {
        guard traits != old else { return }
        for window in windows where window.overridingStyle == nil { window.notifyTraitsChanged(from: old) }
    }
}

extension UIView {
    /// The style that this view, or its controller, decides for, if one does.
    var overridingStyle: UIUserInterfaceStyle? {
        guard let rareStorage else { return nil }
        if rareStorage.userInterfaceStyle != .unspecified { return rareStorage.userInterfaceStyle }
        guard let style = owner?.overrideUserInterfaceStyle, style != .unspecified else { return nil }
        return style
    }

    var currentTraits: UITraitCollection {
        let traits = (windowStorage?.application ?? UIApplication.shared).traits
        var view: UIView? = self
        while let current = view {
            if let style = current.overridingStyle { return traits.with(style) }
            view = current.superviewStorage
        }
        return traits
    }

    /// Tells this view and all below it, and their controllers, except those that decide for themselves.
    func notifyTraitsChanged(from old: UITraitCollection) {
        var waiting = [self]
        while let view = waiting.popLast() {
            waiting.append(contentsOf: view.subviewStorage.reversed().filter { $0.overridingStyle == nil })
            view.owner?.traitCollectionDidChange(old)
            view.traitCollectionDidChange(old)
            if view.drawsItself { view.setNeedsDisplay() }
        }
    }
}

extension UIColor {
    /// Asked once for each style.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        func color(_ style: UIUserInterfaceStyle) -> CGColor {
            dynamicProvider(UITraitCollection(userInterfaceStyle: style)).resolved(style)
        }
        self.init(light: color(.light), dark: color(.dark))
    }

    /// The colour as it is under these traits, in light and in dark.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(cgColor: resolved(traits.userInterfaceStyle))
    }
}
