import Foundation

// What some of a scroll view's settings can be.
extension UIScrollView {
    /// When the safe area counts as part of the insets.
    public typealias ContentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentBehavior

    /// The part of the velocity that is left after a millisecond, between 0 and 1 (SV-9).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0.998: from 1000 points a second it goes on for 499 points (SV-9).
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99: from 1000 points a second it goes on for 99 points (SV-9).
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How a drag puts the keyboard away.
    public typealias KeyboardDismissMode = UIScrollViewKeyboardDismissMode

    /// The colour of the indicators.
    public typealias IndicatorStyle = UIScrollViewIndicatorStyle
}
