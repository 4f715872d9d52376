import Foundation

/// What is behind the content of a button, or of a list's cell, with a configuration.
public struct UIBackgroundConfiguration: Hashable {
    /// What fills it; nil, the default, leaves it to a button's base colour, or fills nothing.
    public var backgroundColor: UIColor?
    /// Makes the colour that a cell shows of `backgroundColor`; nil by default. Buttons do not look at it.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of its corners, in points; 10 by default, and 0 for lists. A button uses it where its style is `.fixed`.
    public var cornerRadius: CGFloat = 10
    /// The colour of the line around it; nil, the default, for none.
    public var strokeColor: UIColor?
    /// How wide that line is, in points; 0 by default.
    public var strokeWidth: CGFloat = 0
    /// How far it lies inside the bounds, in points; zero by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// A view of a cell in place of the plain one; nil by default. Buttons do not look at it.
    public var customView: UIView?
    /// An image over a cell's colour; nil by default. Buttons do not look at it.
    public var image: UIImage?
    /// What fills the background of a highlighted or selected cell; nil for what fills it anyway.
    package var selectionColor: UIColor?
    /// Whether the cell is highlighted or selected.
    package var showsSelection = false

    /// Creates a background in which all values have their defaults.
    package init() {}

    /// Returns a configuration without a background.
    public static func clear() -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration()
        made.backgroundColor = .clear
        made.cornerRadius = 0
        return made
    }
}

/// Colours that follow from others, such as a lighter one.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    private final class Identity: Sendable {}
    private let identity = Identity()
    /// Makes a colour of another.
    public let transform: @Sendable (UIColor) -> UIColor
    /// A transformer that does this; no other is equal to it, but for its copies.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

    /// The colour made of `color`.
    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
    /// Grey of the same brightness.
    public static let grayscale = UIConfigurationColorTransformer { $0 }
    /// The system's tint in place of any other colour.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .systemBlue }
    /// A transformer that returns the color unchanged.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}
