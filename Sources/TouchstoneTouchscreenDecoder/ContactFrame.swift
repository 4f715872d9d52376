/// What touches the surface.
public enum ContactTool: String, Sendable, Hashable {
    case finger
    case pen
    case palm
}

/// Where a contact is in its life.
public enum ContactPhase: String, Sendable, Hashable {
    /// The contact is new in this frame.
    case began

    /// The contact was there before, and its position, size, pressure or tool changed.
    case moved

    /// The contact left the surface.
    case ended

    /// What became of the contact is unknown, because events were lost or the recording ended.
    case cancelled
}

/// One contact in one frame.
public struct ContactSample: Sendable, Equatable, Hashable {
    /// Tells the contacts of a recording apart: 1 for the first, 2 for the second and so on, never used again.
    public let id: Int

    public let phase: ContactPhase

    /// The horizontal position, in device units.
    public let x: Double

    /// The vertical position, in device units.
    public let y: Double

    /// The length of the contact's longer axis, in device units; nil when the device doesn't say.
    public let major: Double?

    /// The pressure, in device units; nil when the device doesn't say.
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

/// What the device reported at one moment: everything up to one SYN_REPORT.
public struct ContactFrame: Sendable, Equatable {
    /// Device time of the report, in seconds on the recording's own clock.
    public let time: Double

    /// The contacts that changed, each at most once, in the order of the device's slots and then of their ids.
    /// Empty when the report was about something else.
    public let contacts: [ContactSample]

    public init(time: Double, contacts: [ContactSample]) {
        self.time = time
        self.contacts = contacts
    }
}
