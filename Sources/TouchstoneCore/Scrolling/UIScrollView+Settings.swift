import Foundation

// What some of a scroll view's settings can be.
extension UIScrollView {
    /// When the safe area counts as part of the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`.
        case automatic
        /// Along the axes where there is something to scroll, or that always bounce.
        case scrollableAxes
        /// Not at all.
        case never
        /// Along both axes, whether they scroll or not.
        case always
    }

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
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all.
        case none
        /// As the drag begins.
        case onDrag
        /// When the dragging finger comes down to the keyboard.
        case interactive
        /// As `onDrag`; the accessory view goes with the keyboard anyway.
        case onDragWithAccessory
        /// As `interactive`; the accessory view goes with the keyboard anyway.
        case interactiveWithAccessory
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// The label's colour of 40 % opacity: dark on light, light on dark.
        case `default`
        /// Black of 40 % opacity.
        case black
        /// White of 50 % opacity.
        case white
    }
}
