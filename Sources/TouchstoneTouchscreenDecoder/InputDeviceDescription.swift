/// The values that one axis of an input device takes.
public struct AxisRange: Sendable, Equatable, Hashable {
    /// The smallest value, in device units.
    public var minimum: Int32

    /// The largest value, in device units. A device may still go a little beyond it.
    public var maximum: Int32

    /// Device units per millimetre for a position, 0 when the device doesn't say.
    public var resolution: Int32

    /// Where the axis stood when the recording began, in device units; nil when unknown.
    public var value: Int32?

    public init(minimum: Int32, maximum: Int32, resolution: Int32 = 0, value: Int32? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.resolution = resolution
        self.value = value
    }
}

/// What an input device says about itself.
public struct InputDeviceDescription: Sendable, Equatable {
    /// The device's name, for example "Atmel maXTouch Touchscreen".
    public var name: String?

    /// The ranges of the EV_ABS axes by their codes (see ``EvdevCode``).
    public var axes: [UInt16: AxisRange]

    /// The device's properties by number (`INPUT_PROP_…` in the kernel's headers).
    public var properties: Set<UInt16>

    /// True when the device didn't say how far its positions reach, so that the ranges are merely the extremes that
    /// occur in the recording. The real surface is at least as large.
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

    /// Reads a separate description: an evemu `.desc` file or what Android's `getevent -lp` prints.
    /// The problems carry the line numbers of the description.
    public static func read(_ text: String) -> (device: InputDeviceDescription, problems: [RecordingProblem]) {
        let isGetevent = RecordingLines(text).contains { $0.text.hasPrefix("add device") }
        let contents = isGetevent ? GeteventReader().read(text) : EvemuReader().read(text)
        return (contents.device ?? InputDeviceDescription(), contents.problems)
    }

    /// The horizontal positions, in device units.
    public var x: AxisRange? { axes[EvdevCode.mtPositionX] ?? axes[EvdevCode.absX] }

    /// The vertical positions, in device units.
    public var y: AxisRange? { axes[EvdevCode.mtPositionY] ?? axes[EvdevCode.absY] }

    /// The lengths of a contact's longer axis, in device units.
    public var touchMajor: AxisRange? { axes[EvdevCode.mtTouchMajor] }

    /// The pressures, in device units.
    public var pressure: AxisRange? { axes[EvdevCode.mtPressure] ?? axes[EvdevCode.absPressure] }

    /// The slots that a protocol B device keeps its contacts in.
    public var slots: AxisRange? { axes[EvdevCode.mtSlot] }

    /// True for a touchscreen: the finger touches what it means (`INPUT_PROP_DIRECT`).
    public var isDirect: Bool { properties.contains(1) }

    /// True for a touchpad or tablet that moves a pointer (`INPUT_PROP_POINTER`).
    public var isPointer: Bool { properties.contains(0) }

    /// The same device with the extremes found in events, for the axes it says nothing about.
    /// Changes nothing when the device itself gives the ranges of its positions.
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

    /// The same device without where its axes stood, for a description made at another time than the recording.
    func withoutValues() -> InputDeviceDescription {
        var result = self
        result.axes = axes.mapValues { AxisRange(minimum: $0.minimum, maximum: $0.maximum, resolution: $0.resolution) }
        return result
    }
}
