/// The range of values of one axis of an input device.
public struct AxisRange: Sendable, Equatable, Hashable {
    /// The smallest value, in device units.
    public var minimum: Int32

    /// The largest value, in device units; a device may slightly exceed it.
    public var maximum: Int32

    /// The number of device units in a millimeter for a position; 0 if the device does not state it.
    public var resolution: Int32

    /// The value of the axis at the start of the recording, in device units; `nil` if unknown.
    public var value: Int32?

    public init(minimum: Int32, maximum: Int32, resolution: Int32 = 0, value: Int32? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.resolution = resolution
        self.value = value
    }
}

/// An input device's description of itself.
public struct InputDeviceDescription: Sendable, Equatable {
    /// The device's name, for example "Atmel maXTouch Touchscreen".
    public var name: String?

    /// The ranges of the EV_ABS axes by code (see ``EvdevCode``).
    public var axes: [UInt16: AxisRange]

    /// The device's properties by number (`INPUT_PROP_…` in the kernel's headers).
    public var properties: Set<UInt16>

    /// Whether the position ranges are only the extremes in the recording, because the device does not state them.
    ///
    /// If `true`, the real surface is at least as large.
    public var rangesAreObserved: Bool

    public init(
        name: String? = nil, axes: [UInt16: AxisRange] = [:], properties: Set<UInt16> = [],
        rangesAreObserved: Bool = false
    ) {
        self.name = name
        self.axes = axes
        self.properties = properties
        self.rangesAreObserved = rangesAreObserved
    }

    /// Reads a separate description: an evemu `.desc` file or the output of Android's `getevent -lp`.
    ///
    /// - Returns: The device, and problems with the line numbers of the description.
    public static func read(_ text: String) -> (device: InputDeviceDescription, problems: [RecordingProblem]) {
        let isGetevent = RecordingLines(text).contains { $0.text.hasPrefix("add device") }
        let contents = isGetevent ? GeteventReader().read(text) : EvemuReader().read(text)
        return (contents.device ?? InputDeviceDescription(), contents.problems)
    }

    /// The range of horizontal positions, in device units.
    public var x: AxisRange? { axes[EvdevCode.mtPositionX] ?? axes[EvdevCode.absX] }

    /// The range of vertical positions, in device units.
    public var y: AxisRange? { axes[EvdevCode.mtPositionY] ?? axes[EvdevCode.absY] }

    /// The range of the length of a contact's longer axis, in device units.
    public var touchMajor: AxisRange? { axes[EvdevCode.mtTouchMajor] }

    /// The range of the pressure, in device units.
    public var pressure: AxisRange? { axes[EvdevCode.mtPressure] ?? axes[EvdevCode.absPressure] }

    /// The range of slots in which a protocol B device keeps its contacts.
    public var slots: AxisRange? { axes[EvdevCode.mtSlot] }

    /// Whether the device is a touchscreen: a finger touches what it points at (`INPUT_PROP_DIRECT`).
    public var isDirect: Bool { properties.contains(1) }

    /// Whether the device is a touchpad or tablet that moves a pointer (`INPUT_PROP_POINTER`).
    public var isPointer: Bool { properties.contains(0) }

    /// Returns the description with the extremes found in events as ranges for all axes without one.
    ///
    /// Returns the description unchanged if it states the ranges of its positions.
    func observing(_ events: [RecordedEvent]) -> InputDeviceDescription {
        guard x == nil || y == nil else { return self }
        let observable: Set = [
            EvdevCode.absX, EvdevCode.absY, EvdevCode.absPressure, EvdevCode.mtPositionX, EvdevCode.mtPositionY,
            EvdevCode.mtTouchMajor, EvdevCode.mtPressure, EvdevCode.mtSlot,
        ]
        var observed: [UInt16: AxisRange] = [:]
        for event in events.lazy.map(\.event) {
            guard event.type == EvdevType.absolute, observable.contains(event.code), axes[event.code] == nil
            else { continue }
            var range = observed[event.code] ?? AxisRange(minimum: event.value, maximum: event.value)
            range.minimum = min(range.minimum, event.value)
            range.maximum = max(range.maximum, event.value)
            observed[event.code] = range
        }
        var result = self
        result.axes.merge(observed) { stated, _ in stated }
        result.rangesAreObserved = true
        return result
    }

    /// Returns the description without initial values, for a description made at another time than the recording.
    func withoutValues() -> InputDeviceDescription {
        var result = self
        result.axes = axes.mapValues { AxisRange(minimum: $0.minimum, maximum: $0.maximum, resolution: $0.resolution) }
        return result
    }
}
