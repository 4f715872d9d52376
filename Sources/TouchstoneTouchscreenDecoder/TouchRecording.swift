/// A recording of touches on real hardware, decoded.
public struct TouchRecording: Sendable {
    public let format: RecordingFormat

    public let touchProtocol: TouchProtocol

    /// What is known about the device. See ``InputDeviceDescription/rangesAreObserved``.
    public let device: InputDeviceDescription

    /// A frame for each SYN_REPORT, in the order of time. When contacts are still on the surface at the end, another
    /// frame at the last time cancels them.
    public let frames: [ContactFrame]

    /// What could not be read or understood, in the order of the recording's lines. The rest is used all the same.
    public let problems: [RecordingProblem]

    /// Reads a recording.
    ///
    /// - Parameters:
    ///   - text: the recording itself.
    ///   - description: the device's description where it is a text of its own: an evemu `.desc` file or the output of
    ///     `getevent -lp`. It takes precedence over a description within the recording, unless it cannot be that of the
    ///     device that sent the events; then it is left out, which is one of the ``problems``.
    /// - Throws: only when the text is no recording at all. Damage inside of one becomes ``problems``.
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

    /// The time from the first frame to the last, in seconds.
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
