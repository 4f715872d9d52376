/// Makes contacts out of a device's events, whether they come from a recording or from the device itself.
public struct MultitouchDecoder: Sendable {
    public let touchProtocol: TouchProtocol

    private var tracker: any ContactTracking
    private var context = TrackingContext()
    private var isDropping = false
    private var hasOpenReport = false
    private var isRunningBackwards = false
    private var now: Int64?

    /// - Parameters:
    ///   - touchProtocol: how the device reports its contacts.
    ///   - device: what is known about the device, for the number of its slots and where its axes stood at first.
    public init(touchProtocol: TouchProtocol, device: InputDeviceDescription? = nil) {
        self.touchProtocol = touchProtocol
        tracker =
            switch touchProtocol {
            case .multitouchA: ContactListTracker()
            case .multitouchB: SlotTracker(device: device)
            case .singleTouch: SinglePointTracker(device: device)
            }
    }

    /// What was wrong with the events so far, in the order of the lines given with them.
    public var problems: [RecordingProblem] { context.problems.sorted() }

    /// Takes in the next event.
    ///
    /// - Parameter line: where the event stands in a recording, for problems; 0 when it stands nowhere.
    /// - Returns: a frame when the event is a SYN_REPORT, otherwise nil.
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

    /// Says that no events follow.
    ///
    /// - Returns: a frame at the last time that cancels the contacts still on the surface; nil when there are none.
    public mutating func finish() -> ContactFrame? {
        if hasOpenReport {
            context.report("expected a SYN_REPORT, but the recording ends inside a report; that report is left out")
        }
        hasOpenReport = false
        isDropping = false
        let cancelled = tracker.cancelAll()
        guard !cancelled.isEmpty, let now else { return nil }
        return ContactFrame(time: DeviceTime.seconds(now), contacts: cancelled)
    }

    /// The time of an event in seconds, never before that of the event before it.
    private mutating func advance(to microseconds: Int64) -> Double {
        let last = now ?? microseconds
        if microseconds < last {
            // Once for each run of such events, not for every line of it.
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
