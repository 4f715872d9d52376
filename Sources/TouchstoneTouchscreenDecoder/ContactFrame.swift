/// The kind of object that touches the surface.
public enum ContactTool: String, Sendable, Hashable {
    case finger
    case pen
    case palm
}

/// A phase in the lifetime of a contact.
public enum ContactPhase: String, Sendable, Hashable {
    /// The contact is new in this frame.
    case began

    /// The contact's position, size, pressure or tool changed.
    case moved

    /// The contact left the surface.
    case ended

    /// The contact's fate is unknown, because events were lost or the recording ended.
    case cancelled
}

/// One contact in one frame.
public struct ContactSample: Sendable, Equatable, Hashable {
    /// Identifies the contact within a recording: 1 for the first, 2 for the second and so on; never reused.
    public let id: Int

    public let phase: ContactPhase

    /// The horizontal position, in device units.
    public let x: Double

    /// The vertical position, in device units.
    public let y: Double

    /// The length of the contact's longer axis, in device units; `nil` if the device does not report it.
    public let major: Double?

    /// The pressure, in device units; `nil` if the device does not report it.
    public let pressure: Double?

    public let tool: ContactTool

    public init(
        id: Int, phase: ContactPhase, x: Double, y: Double, major: Double? = nil, pressure: Double? = nil,
        tool: ContactTool = .finger
    ) {
        self.id = id
        self.phase = phase
        self.x = x
        self.y = y
        self.major = major
        self.pressure = pressure
        self.tool = tool
    }

    func with(_ phase: ContactPhase) -> ContactSample {
        ContactSample(id: id, phase: phase, x: x, y: y, major: major, pressure: pressure, tool: tool)
    }
}

/// A device report: all changes up to one SYN_REPORT.
public struct ContactFrame: Sendable, Equatable {
    /// The device time of the report, in seconds on the recording's own clock.
    public let time: Double

    /// The contacts that changed, each at most once, ordered by the device's slots and then by `id`.
    ///
    /// Empty if the report contains no change of a contact.
    public let contacts: [ContactSample]

    public init(time: Double, contacts: [ContactSample]) {
        self.time = time
        self.contacts = contacts
    }
}
