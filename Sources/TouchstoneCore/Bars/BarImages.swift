import Foundation

/// The older settings of an item or a control in a bar, by state and size of the bar. They are stored and have no effect.
struct BarImages {
    /// What a setting is for.
    struct Key: Hashable {
        /// The part of the item.
        enum Part: Hashable { case background, backButton }
        var part: Part
        var state: UIControl.State?
        var style: Int?
        var metrics: UIBarMetrics
    }
    var images: [Key: UIImage] = [:]
    var offsets: [Key: UIOffset] = [:]
    var heights: [Key: CGFloat] = [:]
}

/// The settings that UIKit had before `UIBarButtonItemAppearance`.
extension UIBarButtonItem {
    /// Sets the image behind the item for a state and a size of the bar. Stored; has no effect.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        barImages.images[.init(part: .background, state: state, metrics: barMetrics)] = image
    }
    /// Returns the image that was set for this state and size.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barImages.images[.init(part: .background, state: state, metrics: barMetrics)]
    }
    /// Sets the image behind the item of a style for a state and a size of the bar. Stored; has no effect.
    public func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) { barImages.images[.init(part: .background, state: state, style: style.rawValue, metrics: barMetrics)] = image }
    /// Returns the image that was set for this state, style and size.
    public func backgroundImage(
        for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        barImages.images[.init(part: .background, state: state, style: style.rawValue, metrics: barMetrics)]
    }
    /// Sets the image of a back button for a state and a size of the bar. Stored; has no effect.
    public func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        barImages.images[.init(part: .backButton, state: state, metrics: barMetrics)] = image
    }
    /// Returns the image that was set for this state and size.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barImages.images[.init(part: .backButton, state: state, metrics: barMetrics)]
    }
    /// Sets the offset of the title, in points, for a size of the bar. Stored; has no effect.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        barImages.offsets[.init(part: .background, metrics: barMetrics)] = adjustment
    }
    /// Returns the offset of the title, in points; zero by default.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barImages.offsets[.init(part: .background, metrics: barMetrics)] ?? .zero
    }
    /// Sets the offset of a back button's title, in points, for a size of the bar. Stored; has no effect.
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        barImages.offsets[.init(part: .backButton, metrics: barMetrics)] = adjustment
    }
    /// Returns the offset of a back button's title, in points; zero by default.
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        barImages.offsets[.init(part: .backButton, metrics: barMetrics)] ?? .zero
    }
    /// Sets how far the background is moved down, in points, for a size of the bar. Stored; has no effect.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        barImages.heights[.init(part: .background, metrics: barMetrics)] = adjustment
    }
    /// Returns how far the background is moved down, in points; 0 by default.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barImages.heights[.init(part: .background, metrics: barMetrics)] ?? 0
    }
}

extension UISegmentedControl {
    /// Sets the image behind the segments for a state and a size of the bar. Stored; has no effect.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        barImages.images[.init(part: .background, state: state, metrics: barMetrics)] = image
    }
    /// Returns the image that was set for this state and size.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        barImages.images[.init(part: .background, state: state, metrics: barMetrics)]
    }
    /// A place of a segment in its control.
    public enum Segment: Int, Sendable {
        /// Any segment of the control.
        case any
        /// The leftmost of several segments.
        case left
        /// A segment between two others.
        case center
        /// The rightmost of several segments.
        case right
        /// The only segment of the control.
        case alone
    }
    /// Sets the offset of the content, in points, for a place and a size of the bar. Stored; has no effect.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType segment: Segment, barMetrics: UIBarMetrics
    ) { barImages.offsets[.init(part: .background, style: segment.rawValue, metrics: barMetrics)] = adjustment }
    /// Returns the offset of the content, in points; zero by default.
    public func contentPositionAdjustment(forSegmentType segment: Segment, barMetrics: UIBarMetrics) -> UIOffset {
        barImages.offsets[.init(part: .background, style: segment.rawValue, metrics: barMetrics)] ?? .zero
    }
}
