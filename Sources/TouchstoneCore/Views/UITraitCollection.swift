import Foundation

/// Whether there is little or much room along one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified
    /// Little room: a phone's width, or its height when it lies on its side.
    case compact
    /// Much room.
    case regular
}

/// What a view is shown on, and in which colours.
public final class UITraitCollection: NSObject, Sendable {
    /// What kind of device it is; `.phone` unless the application says otherwise.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels a point.
    public let displayScale: CGFloat
    /// How much room there is from left to right; a phone lying on its side has much of it from 414 points across on.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass

    init(
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    ) {
        self.userInterfaceIdiom = userInterfaceIdiom
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }

    /// Traits that say nothing but light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceIdiom: .unspecified, userInterfaceStyle: userInterfaceStyle)
    }

    /// The shared application's.
    @preconcurrency @MainActor public static var current: UITraitCollection { UIApplication.shared.traits }

    /// Whether colours may look different: one is light and the other dark.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }

    func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(
            userInterfaceIdiom: userInterfaceIdiom, userInterfaceStyle: style, displayScale: displayScale,
            horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceIdiom == other.userInterfaceIdiom && userInterfaceStyle == other.userInterfaceStyle
            && displayScale == other.displayScale && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
    }

    public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }
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
            userInterfaceIdiom: userInterfaceIdiom, userInterfaceStyle: screen.userInterfaceStyle,
            displayScale: screen.scale, horizontalSizeClass: isNarrow ? .compact : .regular,
            verticalSizeClass: isPhone && size.width > size.height ? .compact : .regular)
    }

    /// The screen has other traits than before: all that is shown is told.
    func tellTraitsChanged(from old: UITraitCollection) {
        guard traits != old else { return }
        for window in windows where window.overridingStyle == nil { window.tellTraitsChanged(from: old) }
    }
}

extension UIView {
    /// The style that this view decides for, if it does.
    var overridingStyle: UIUserInterfaceStyle? {
        guard let style = rareStorage?.userInterfaceStyle, style != .unspecified else { return nil }
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
    func tellTraitsChanged(from old: UITraitCollection) {
        var waiting = [self]
        while let view = waiting.popLast() {
            waiting.append(contentsOf: view.subviewStorage.reversed().filter { $0.overridingStyle == nil })
            view.owner?.traitCollectionDidChange(old)
            view.traitCollectionDidChange(old)
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
