/// Maps positions of a device to points of a screen, with one scale for both axes: angles and the ratios of distances stay
/// what the device measured, whatever the shapes of its surface and of the screen.
///
/// The surface is as large as fits, in the middle of the screen. Each value of an axis has its own column or row,
/// `(value − minimum) · scale`, and the scale is the screen's size by `maximum − minimum + 1` values, on the axis where that is
/// less; so the last value is on the screen too. A position beyond the device's range is held at its first or last value.
public struct AxisMapping: Sendable, Equatable {
    private struct Axis: Sendable, Equatable {
        /// The values, in device units, at which a position is held.
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

    /// Points a device unit, on both axes.
    public let scale: Double

    /// One device unit is one point, both start at the same corner, and nothing is held.
    public static let identity = AxisMapping(horizontal: Axis(), vertical: Axis(), scale: 1)

    /// Maps a surface of which it is known how far it reaches.
    ///
    /// - Parameters:
    ///   - x: the device's horizontal range, in device units.
    ///   - y: the device's vertical range, in device units.
    ///   - width: the screen's width, in points.
    ///   - height: the screen's height, in points.
    public init(x: AxisRange, y: AxisRange, width: Double, height: Double) {
        let scale = min(width / x.count, height / y.count)
        func axis(_ range: AxisRange, _ size: Double) -> Axis {
            let (lowest, highest) = (Double(range.minimum), Double(range.maximum))
            // On the axis that fits exactly, rounding must not leave the screen.
            let margin = scale > 0 ? max(0, (size / scale - range.count) / 2) : 0
            return Axis(lowest: lowest, highest: highest, origin: lowest - margin)
        }
        self.init(horizontal: axis(x, width), vertical: axis(y, height), scale: scale)
    }

    /// Maps a device's whole surface to a screen of a size in points; nil when the device has no position axes.
    ///
    /// Where the device does not say how far its positions reach (``InputDeviceDescription/rangesAreObserved``), a unit is
    /// taken for a point and the surface's corner for the screen's, and where positions would lie beyond the screen, all
    /// are made smaller by one scale until they fit.
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

    /// A position in device units as a position on the screen, in points.
    public func point(x: Double, y: Double) -> (x: Double, y: Double) {
        (horizontal.point(x, scale), vertical.point(y, scale))
    }

    /// A length in device units, such as a contact's longer axis, in points.
    public func length(_ value: Double) -> Double { value * scale }
}

extension AxisRange {
    /// How many values there are.
    fileprivate var count: Double { Double(maximum) - Double(minimum) + 1 }
}
