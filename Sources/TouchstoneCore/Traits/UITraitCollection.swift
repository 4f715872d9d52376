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
