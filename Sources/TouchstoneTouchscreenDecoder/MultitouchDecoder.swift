/// Converts a device's events to contacts; the events can come from a recording or from a device.
public struct MultitouchDecoder: Sendable {
    public let touchProtocol: TouchProtocol

    private var tracker: any ContactTracking
    private var context = TrackingContext()
    private var isDropping = false
    private var hasOpenReport = false
    private var isRunningBackwards = false
    private var now: Int64?

    /// Creates a decoder.
    ///
    /// - Parameters:
    ///   - touchProtocol: How the device reports its contacts.
    ///   - device: The device's description, for the number of slots and the initial values of its axes.
    public init(touchProtocol: TouchProtocol, device: InputDeviceDescription? = nil) {
        self.touchProtocol = touchProtocol
        tracker =
            switch touchProtocol {
            case .multitouchA: ContactListTracker()
            case .multitouchB: SlotTracker(device: device)
            case .singleTouch: SinglePointTracker(device: device)
            }
    }

    /// Problems with the events processed until now, ordered by line.
    public var problems: [RecordingProblem] { context.problems.sorted() }

    /// Processes the next event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - line: The event's line in a recording, for problems; 0 if there is none.
    /// - Returns: A frame if the event is a SYN_REPORT, otherwise `nil`.
    public mutating func process(_ event: EvdevEvent, line: Int = 0) -> ContactFrame? {
        context.line = line
        let time = advance(to: event.microseconds)
        switch (event.type, event.code) {
        case (EvdevType.synchronization, EvdevCode.synDropped):
            if !isDropping { context.report("the device lost events here; the contacts on the surface are cancelled") }
            isDropping = true
            hasOpenReport = true
            return nil
        case (EvdevType.synchronization, EvdevCode.synReport):
            hasOpenReport = false
            defer { isDropping = false }
            let contacts = isDropping ? tracker.cancelAll() : tracker.finishReport(&context)
            return ContactFrame(time: time, contacts: contacts)
        default:
            hasOpenReport = true
            if isDropping { tracker.applyDamaged(event) } else { tracker.apply(event, &context) }
            return nil
        }
    }

    /// Ends decoding after the last event.
    ///
    /// - Returns: A frame at the last time that cancels the contacts still on the surface, or `nil` if there are none.
    public mutating func finish() -> ContactFrame? {
        if hasOpenReport {
            context.report(
                "expected a SYN_REPORT, but the recording ends inside a device report; that report is skipped")
        }
        hasOpenReport = false
        isDropping = false
        let cancelled = tracker.cancelAll()
        guard !cancelled.isEmpty, let now else { return nil }
        return ContactFrame(time: DeviceTime.seconds(now), contacts: cancelled)
    }

    /// Returns the time of an event in seconds, at least that of the previous event.
    private mutating func advance(to microseconds: Int64) -> Double {
        let last = now ?? microseconds
        if microseconds < last {
            // Report only the first event of a run, not every line.
            if !isRunningBackwards {
                context.report(
                    "time runs backwards, from \(DeviceTime.seconds(last)) s to \(DeviceTime.seconds(microseconds)) s; "
                        + "the earlier time is replaced by the later")
            }
            isRunningBackwards = true
        } else {
            isRunningBackwards = false
        }
        now = max(last, microseconds)
        return DeviceTime.seconds(max(last, microseconds))
    }
}
