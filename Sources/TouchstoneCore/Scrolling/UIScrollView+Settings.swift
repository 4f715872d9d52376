import Foundation

// Types of a scroll view's properties.
extension UIScrollView {
    /// The conditions under which the safe area is part of the insets.
    public typealias ContentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentBehavior

    /// The fraction of the velocity that remains after each millisecond, between 0 and 1 (SV-9).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A rate of 0.998. From 1000 points per second, content moves on by 499 points (SV-9).
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate of 0.99. From 1000 points per second, content moves on by 99 points (SV-9).
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The ways in which a drag dismisses the keyboard.
    public typealias KeyboardDismissMode = UIScrollViewKeyboardDismissMode

    /// The color of the scroll indicators.
    public typealias IndicatorStyle = UIScrollViewIndicatorStyle
}
