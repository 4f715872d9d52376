import Foundation

/// The background of a button with a configuration, or of a list's cell.
public struct UIBackgroundConfiguration: Hashable {
    /// The color that fills the background. If it is `nil`, the default, a button uses its base color and a cell has no fill.
    public var backgroundColor: UIColor?
    /// Computes a cell's color from `backgroundColor`; the default is `nil`. It has no effect on buttons.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points; the default is 10, and 0 for lists. A button uses it if its corner style is `.fixed`.
    public var cornerRadius: CGFloat = 10
    /// The color of the line around the background; `nil`, the default, means no line.
    public var strokeColor: UIColor?
    /// The width of the line around the background, in points; the default is 0.
    public var strokeWidth: CGFloat = 0
    /// The distances of the background from the edges of the bounds, in points; the default is zero.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The view that replaces the plain background of a cell; the default is `nil`. It has no effect on buttons.
    public var customView: UIView?
    /// The image over a cell's background color; the default is `nil`. It has no effect on buttons.
    public var image: UIImage?
    /// The color that fills the background of a highlighted or selected cell; `nil` for the usual color.
    package var selectionColor: UIColor?
    /// Whether the cell is highlighted or selected.
    package var showsSelection = false

    /// Creates a background with the default values.
    package init() {}

    /// Returns a background without a fill and with square corners.
    public static func clear() -> UIBackgroundConfiguration {
        var made = UIBackgroundConfiguration()
        made.backgroundColor = .clear
        made.cornerRadius = 0
        return made
    }
}

/// A function that computes a color from another one, such as a lighter color.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
    private final class Identity: Sendable {}
    private let identity = Identity()
    /// Returns the color that is computed from another one.
    public let transform: @Sendable (UIColor) -> UIColor
    /// Creates a transformer from a function; it is equal only to its own copies.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

    public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

    /// Returns the color that `transform` computes from `color`.
    public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }
    /// Gray of the same brightness in UIKit; in Touchstone, it returns the color unchanged.
    public static let grayscale = UIConfigurationColorTransformer { $0 }
    /// Replaces every color with `.systemBlue`, the system's tint.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .systemBlue }
    /// Returns the color unchanged in Touchstone.
    public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// A function that computes the attributes of a text from others.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// Returns the attributes that are computed from others.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    /// Creates a transformer from a function.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
    /// Returns the attributes that `transform` computes from `input`.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
