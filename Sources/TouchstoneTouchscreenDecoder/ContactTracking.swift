/// Tracks contacts in one of the touch protocols; the decoder passes it all events and requests the changes at each
/// report.
protocol ContactTracking: Sendable {
    /// Processes an event of the current report.
    mutating func apply(_ event: EvdevEvent, _ context: inout TrackingContext)

    /// Processes an event of a report that may have lost other events.
    mutating func applyDamaged(_ event: EvdevEvent)

    /// Ends the current report and returns the contacts that changed in it.
    mutating func finishReport(_ context: inout TrackingContext) -> [ContactSample]

    /// Cancels all contacts, for example because events are lost, and returns them.
    mutating func cancelAll() -> [ContactSample]
}

extension ContactTracking {
    mutating func applyDamaged(_ event: EvdevEvent) {}
}

/// State that trackers share: the current line, the problems found, and the last ID.
struct TrackingContext: Sendable {
    /// The current line of the recording, for problems.
    var line = 0
    var problems = ProblemLog()
    private var lastID = 0

    mutating func nextID() -> Int {
        lastID += 1
        return lastID
    }

    mutating func report(_ message: @autoclosure () -> String, line: Int? = nil) {
        problems.report(line ?? self.line, message())
    }
}

/// The values known about a contact.
struct ContactReading: Sendable, Equatable {
    var x: Double?
    var y: Double?
    var major: Double?
    var pressure: Double?
    var tool = ContactTool.finger

    /// Stores the value of a multitouch axis; returns `false` for an axis that samples do not have.
    mutating func apply(code: UInt16, value: Int32) -> Bool {
        switch code {
        case EvdevCode.mtPositionX: x = Double(value)
        case EvdevCode.mtPositionY: y = Double(value)
        case EvdevCode.mtTouchMajor: major = Double(value)
        case EvdevCode.mtPressure: pressure = Double(value)
        case EvdevCode.mtToolType: tool = value == 1 ? .pen : value == 2 ? .palm : .finger
        default: return false
        }
        return true
    }

    /// Returns the values as a sample, or `nil` while the position is unknown.
    func sample(id: Int, phase: ContactPhase) -> ContactSample? {
        guard let x, let y else { return nil }
        return ContactSample(id: id, phase: phase, x: x, y: y, major: major, pressure: pressure, tool: tool)
    }
}
