/// The contents of a recording's text, before contacts are decoded.
public struct RecordingContents: Sendable {
    /// The recorded device's description; `nil` if the recording has none.
    public let device: InputDeviceDescription?

    /// The events in the order of their lines.
    public let events: [RecordedEvent]

    /// The problems of the lines that could not be read.
    public let problems: [RecordingProblem]

    public init(device: InputDeviceDescription?, events: [RecordedEvent], problems: [RecordingProblem]) {
        self.device = device
        self.events = events
        self.problems = problems
    }
}

/// Events of several devices that were recorded together, one of which provides the touches.
struct InterleavedRecording {
    private var devices: [String: InputDeviceDescription] = [:]
    private var events: [(source: String, event: RecordedEvent)] = []

    mutating func append(_ event: EvdevEvent, line: Int, source: String) {
        events.append((source, RecordedEvent(line: line, event: event)))
    }

    mutating func describe(_ source: String, _ change: (inout InputDeviceDescription) -> Void) {
        change(&devices[source, default: InputDeviceDescription()])
    }

    /// Returns the events of the first device that sends positions, and reports each omitted device as a problem.
    func touchDevice(_ problems: inout ProblemLog) -> RecordingContents {
        let chosen = touchSource ?? ""
        var counts: [String: (line: Int, count: Int)] = [:]
        for (source, event) in events where source != chosen {
            counts[source, default: (event.line, 0)].count += 1
        }
        for (source, found) in counts.sorted(by: { $0.value.line < $1.value.line }) {
            problems.report(
                found.line,
                "the \(found.count) events of the device \(Substring(source).excerpt) are skipped, since another "
                    + "device of this recording sends the touches: \(Substring(chosen).excerpt)")
        }
        return RecordingContents(
            device: devices[chosen] ?? (devices.count == 1 ? devices.first?.value : nil),
            events: events.filter { $0.source == chosen }.map(\.event),
            problems: problems.sorted())
    }

    private var touchSource: String? {
        let positions: [Set<UInt16>] = [
            [EvdevCode.mtPositionX, EvdevCode.mtPositionY], [EvdevCode.absX, EvdevCode.absY],
        ]
        for codes in positions {
            let first = events.first { _, recorded in
                recorded.event.type == EvdevType.absolute && codes.contains(recorded.event.code)
            }
            if let first { return first.source }
        }
        return events.first?.source ?? devices.keys.min()
    }
}
