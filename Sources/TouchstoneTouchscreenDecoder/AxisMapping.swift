/// Maps device positions to screen points with one scale for both axes.
///
/// Angles and ratios of distances therefore stay as measured, whatever the shapes of the device's surface and of the
/// screen.
///
/// The surface is as large as fits, centered on the screen. Each value of an axis has its own column or row, `(value −
/// minimum) · scale`. The scale is the screen's size divided by `maximum − minimum + 1`, on the axis where that is
/// less, so the last value is on the screen too. A position outside the device's range is clamped to the range.
public struct AxisMapping: Sendable, Equatable {
    private struct Axis: Sendable, Equatable {
        /// The limits, in device units, that positions are clamped to.
        var lowest = -Double.infinity
        var highest = Double.infinity
        /// The value at the screen's edge, in device units.
        var origin = 0.0

        func point(_ value: Double, _ scale: Double) -> Double {
            (min(max(value, lowest), highest) - origin) * scale
        }
    }

    private let horizontal: Axis
    private let vertical: Axis

    /// The number of points in a device unit, on both axes.
    public let scale: Double

    /// A mapping with one point for each device unit, the same origin, and no clamping.
    public static let identity = AxisMapping(horizontal: Axis(), vertical: Axis(), scale: 1)

    /// Creates a mapping for a surface with known ranges.
    ///
    /// - Parameters:
    ///   - x: The device's horizontal range, in device units.
    ///   - y: The device's vertical range, in device units.
    ///   - width: The screen's width, in points.
    ///   - height: The screen's height, in points.
    public init(x: AxisRange, y: AxisRange, width: Double, height: Double) {
        let scale = min(width / x.count, height / y.count)
        func axis(_ range: AxisRange, _ size: Double) -> Axis {
            let (lowest, highest) = (Double(range.minimum), Double(range.maximum))
            // Without `max`, rounding could move positions off the screen on the axis that fits exactly.
            let margin = scale > 0 ? max(0, (size / scale - range.count) / 2) : 0
            return Axis(lowest: lowest, highest: highest, origin: lowest - margin)
        }
        self.init(horizontal: axis(x, width), vertical: axis(y, height), scale: scale)
    }

    /// Creates a mapping from a device's whole surface to a screen; fails if the device has no position axes.
    ///
    /// If the device does not state the ranges of its positions (``InputDeviceDescription/rangesAreObserved``), a unit
    /// is one point and the origins coincide. If positions would be off the screen, one scale reduces them all until
    /// they fit.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - width: The screen's width, in points.
    ///   - height: The screen's height, in points.
    public init?(device: InputDeviceDescription, width: Double, height: Double) {
        guard let x = device.x, let y = device.y else { return nil }
        guard device.rangesAreObserved else {
            self.init(x: x, y: y, width: width, height: height)
            return
        }
        let (x0, y0) = (min(0, Double(x.minimum)), min(0, Double(y.minimum)))
        let scale = min(1, width / (Double(x.maximum) - x0 + 1), height / (Double(y.maximum) - y0 + 1))
        self.init(horizontal: Axis(origin: x0), vertical: Axis(origin: y0), scale: max(0, scale))
    }

    private init(horizontal: Axis, vertical: Axis, scale: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.scale = scale
    }

    /// Converts a position in device units to a position on the screen, in points.
    public func point(x: Double, y: Double) -> (x: Double, y: Double) {
        (horizontal.point(x, scale), vertical.point(y, scale))
    }

    /// Converts a length in device units, such as a contact's longer axis, to points.
    public func length(_ value: Double) -> Double { value * scale }
}

extension AxisRange {
    /// The number of values in the range.
    fileprivate var count: Double { Double(maximum) - Double(minimum) + 1 }
}
