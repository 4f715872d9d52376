import Foundation

/// A range of numbers with a minimum and a maximum.
public struct UIFloatRange: Equatable, Sendable {
    /// The smallest number; 0 by default.
    public var minimum: CGFloat
    /// The largest number; 0 by default.
    public var maximum: CGFloat

    /// Creates the range from 0 to 0.
    public init() { self.init(minimum: 0, maximum: 0) }
    /// Creates a range from its smallest and largest numbers.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// The range from 0 to 0.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    /// Whether the range contains all numbers.
    public var isInfinite: Bool { self == .infinite }
}
