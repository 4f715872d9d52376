import Foundation

extension UISlider {
    /// The look of a slider.
    public enum Style: Int, Sendable {
        /// A track with a thumb.
        case `default`
        /// A track without a thumb.
        case thumbless
    }

    /// The marks and limits of a slider's track. Stored; has no effect.
    public struct TrackConfiguration: Hashable, Sendable {
        /// A mark of a track.
        public struct Tick: Hashable, Sendable {
            /// The place of the mark, from 0 to 1.
            public var position: Float
            /// The name of the mark; `nil` by default.
            public var title: String?
            /// The image of the mark's name; `nil` by default.
            public var image: UIImage?

            /// Creates a mark at a position of the track.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                (self.position, self.title, self.image) = (position, title, image)
            }
        }

        /// Whether only the values of marks can be chosen; `true` by default.
        public var allowsTickValuesOnly: Bool
        /// The value at which the colored part of the track begins, from 0 to 1; 0 by default.
        public var neutralValue: Float
        /// The values that can be chosen, from 0 to 1; `nil`, the default, for all.
        public var enabledRange: ClosedRange<Float>?
        /// The marks on the track, in their order.
        public var ticks: [Tick]

        /// Creates a track with the given marks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float>? = nil,
            ticks: [Tick] = []
        ) {
            self.allowsTickValuesOnly = allowsTickValuesOnly
            self.neutralValue = neutralValue
            self.enabledRange = enabledRange
            self.ticks = ticks
        }

        /// Creates a track with a number of marks at equal distances.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float>? = nil,
            numberOfTicks: Int
        ) {
            // More marks than points of a screen cannot be told apart.
            let last = max(1, min(numberOfTicks, 10_000) - 1)
            let ticks = (0..<max(0, min(numberOfTicks, 10_000))).map { Tick(position: Float($0) / Float(last)) }
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: ticks)
        }
    }

}
