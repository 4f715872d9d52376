/// A decoded recording of touches on real hardware.
///
/// ```swift
/// let recording = try TouchRecording(contentsOf: text)
/// let reports = recording.touchReports(.identity)
/// for problem in recording.problems { print(problem) }
/// ```
public struct TouchRecording: Sendable {
    public let format: RecordingFormat

    public let touchProtocol: TouchProtocol

    /// The device's description; see ``InputDeviceDescription/rangesAreObserved``.
    public let device: InputDeviceDescription

    /// One frame for each SYN_REPORT, ordered by time.
    ///
    /// If contacts are still on the surface at the end, a further frame at the last time cancels them.
    public let frames: [ContactFrame]

    /// The parts that could not be read or understood, ordered by line; the rest of the recording is used.
    public let problems: [RecordingProblem]

    /// Reads a recording.
    ///
    /// - Parameters:
    ///   - text: The text of the recording.
    ///   - description: A separate description of the device: an evemu `.desc` file or the output of `getevent -lp`. It
    ///     replaces a description in the recording. If it cannot belong to the device that sent the events, it is
    ///     ignored, and ``problems`` says so.
    /// - Throws: `RecordingFormatError` if the text is not a recording. Damage within a recording becomes ``problems``.
    public init(contentsOf text: String, description: String? = nil) throws(RecordingFormatError) {
        format = try RecordingFormat.detect(text)
        let contents =
            switch format {
            case .evemu: EvemuReader().read(text)
            case .getevent: GeteventReader().read(text)
            case .libinputRecord: LibinputRecordReader().read(text)
            }
        var log = ProblemLog()
        log.add(contents.problems)

        var stated = contents.device
        if let description {
            let (separate, problems) = InputDeviceDescription.read(description)
            for problem in problems {
                log.report(0, "in the device's description, \(problem)")
            }
            if let fault = separate.fault(describing: contents.events.lazy.map(\.event)) {
                log.report(0, fault)
            } else {
                stated = separate.withoutValues()
            }
        }
        stated = stated?.withoutEmptyRanges(&log)
        stated?.reportPositionsFarOutside(contents.events, &log)
        device = (stated ?? InputDeviceDescription()).observing(contents.events)
        touchProtocol = TouchProtocol.detect(events: contents.events.lazy.map(\.event), device: stated)

        Self.reportUnknownCodes(contents.events, &log)
        if contents.events.isEmpty { log.report(0, "expected events, but the recording has none that can be read") }

        var decoder = MultitouchDecoder(touchProtocol: touchProtocol, device: stated)
        var frames: [ContactFrame] = []
        for recorded in contents.events {
            if let frame = decoder.process(recorded.event, line: recorded.line) { frames.append(frame) }
        }
        if let frame = decoder.finish() { frames.append(frame) }
        self.frames = frames
        if !contents.events.isEmpty, !frames.contains(where: { !$0.contacts.isEmpty }) {
            log.report(0, "expected contacts, but nothing touches the surface in this recording")
        }

        log.add(decoder.problems)
        problems = log.sorted()
    }

    /// The time between the first and the last frame, in seconds.
    public var duration: Double {
        guard let first = frames.first, let last = frames.last else { return 0 }
        return last.time - first.time
    }

    /// Reports each code without a name once, at its first line.
    private static func reportUnknownCodes(_ events: [RecordedEvent], _ log: inout ProblemLog) {
        var known: Set<UInt32> = []
        for recorded in events {
            let event = recorded.event
            guard known.insert(UInt32(event.type) << 16 | UInt32(event.code)).inserted,
                EvdevName.code(type: event.type, code: event.code) == nil
            else { continue }
            let type = EvdevName.type(event.type) ?? "type 0x\(String(event.type, radix: 16))"
            log.report(
                recorded.line,
                "the event code 0x\(String(event.code, radix: 16)) of \(type) is unknown; "
                    + "it has no influence on contacts")
        }
    }
}
