/// Follows contacts through one of the touch protocols. The decoder hands it events, and asks at each report.
protocol ContactTracking: Sendable {
    /// Takes in an event of the current report.
    mutating func apply(_ event: EvdevEvent, _ context: inout TrackingContext)

    /// Takes in an event of a report whose beginning is lost.
    mutating func applyDamaged(_ event: EvdevEvent)

    /// Ends the current report: the contacts that changed in it.
    mutating func finishReport(_ context: inout TrackingContext) -> [ContactSample]

    /// Gives all contacts up, for example because events are lost.
    mutating func cancelAll() -> [ContactSample]
}

extension ContactTracking {
    mutating func applyDamaged(_ event: EvdevEvent) {}
}

/// What a tracker needs besides the events.
struct TrackingContext: Sendable {
    /// The line that is being read, for problems.
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

/// What is known about a contact at the moment.
struct ContactReading: Sendable, Equatable {
    var x: Double?
    var y: Double?
    var major: Double?
    var pressure: Double?
    var tool = ContactTool.finger

    /// Takes in the value of a multitouch axis; returns false for an axis that no sample has.
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

    /// The reading as a sample; nil as long as the position isn't known.
    func sample(id: Int, phase: ContactPhase) -> ContactSample? {
        guard let x, let y else { return nil }
        return ContactSample(id: id, phase: phase, x: x, y: y, major: major, pressure: pressure, tool: tool)
    }
}
