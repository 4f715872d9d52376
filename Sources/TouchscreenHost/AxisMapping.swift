/// Maps positions of a device to points of a screen, each axis by itself.
///
/// The smallest position becomes 0 and the largest the whole width or height. A position beyond the device's range
/// becomes a point beyond the screen.
public struct AxisMapping: Sendable, Equatable {
    private struct Axis: Sendable, Equatable {
        var minimum: Double
        var pointsPerUnit: Double
        var offset: Double

        init(range: AxisRange, size: Double) {
            let length = Double(range.maximum) - Double(range.minimum)
            minimum = Double(range.minimum)
            pointsPerUnit = length > 0 ? size / length : 0
            // A range of a single value, as observed in a recording of one tap, gives no scale: the middle.
            offset = length > 0 ? 0 : size / 2
        }

        init() {
            minimum = 0
            pointsPerUnit = 1
            offset = 0
        }

        func point(_ value: Double) -> Double {
            (value - minimum) * pointsPerUnit + offset
        }
    }

    private let horizontal: Axis
    private let vertical: Axis

    /// One device unit is one point, and both start at the same corner.
    public static let identity = AxisMapping(horizontal: Axis(), vertical: Axis())

    /// - Parameters:
    ///   - x: the device's horizontal range, in device units.
    ///   - y: the device's vertical range, in device units.
    ///   - width: the screen's width, in points.
    ///   - height: the screen's height, in points.
    public init(x: AxisRange, y: AxisRange, width: Double, height: Double) {
        self.init(horizontal: Axis(range: x, size: width), vertical: Axis(range: y, size: height))
    }

    /// Maps a device's whole surface to a screen of a size in points; nil when the device has no position axes.
    public init?(device: InputDeviceDescription, width: Double, height: Double) {
        guard let x = device.x, let y = device.y else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }

    private init(horizontal: Axis, vertical: Axis) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// A position in device units as a position on the screen, in points.
    public func point(x: Double, y: Double) -> (x: Double, y: Double) {
        (horizontal.point(x), vertical.point(y))
    }

    /// A length in device units, such as a contact's longer axis, in points: the mean of both axes, since its
    /// direction isn't known.
    public func length(_ value: Double) -> Double {
        value * (horizontal.pointsPerUnit + vertical.pointsPerUnit) / 2
    }
}
