/// The protocols in which Linux devices report touches.
public enum TouchProtocol: String, Sendable, CaseIterable {
    /// Multitouch protocol A: every report lists all contacts, separated by SYN_MT_REPORT.
    case multitouchA

    /// Multitouch protocol B: each contact has a slot, and a report contains only changes.
    case multitouchB

    /// Single touch: ABS_X and ABS_Y, with BTN_TOUCH for the duration of the contact.
    case singleTouch

    /// Detects the protocol from a device's description and events.
    public static func detect(
        events: some Sequence<EvdevEvent>, device: InputDeviceDescription? = nil
    ) -> TouchProtocol {
        let signs = ProtocolSigns(events)
        // Only protocol B has slots, and a whole recording may stay in the first slot without selecting it.
        if device?.describedProtocol == .multitouchB, !signs.contradict(.multitouchB) { return .multitouchB }
        // The more frequent sign wins, so that one damaged line does not decide.
        if signs.separators > 0 || signs.slots > 0 { return signs.hasLists ? .multitouchA : .multitouchB }
        if signs.hasTrackingIDs { return .multitouchB }
        return signs.positions > 0 ? .multitouchA : .singleTouch
    }

    /// A description of a device with this protocol, for problems.
    var words: String {
        switch self {
        case .multitouchA: "lists all contacts in each report (protocol A)"
        case .multitouchB: "reports contacts in slots (protocol B)"
        case .singleTouch: "reports one contact (ABS_X and ABS_Y)"
        }
    }
}

/// Counts of events that show how a device reports touches.
struct ProtocolSigns {
    private(set) var separators = 0
    private(set) var slots = 0
    /// The number of multitouch position events.
    private(set) var positions = 0
    private(set) var hasTrackingIDs = false
    private var points = 0
    private var reports = 0

    init(_ events: some Sequence<EvdevEvent>) {
        for event in events {
            switch (event.type, event.code) {
            case (EvdevType.synchronization, EvdevCode.synMTReport): separators += 1
            case (EvdevType.synchronization, EvdevCode.synReport): reports += 1
            case (EvdevType.absolute, EvdevCode.mtSlot): slots += 1
            case (EvdevType.absolute, EvdevCode.mtTrackingID): hasTrackingIDs = true
            case (EvdevType.absolute, EvdevCode.mtPositionX), (EvdevType.absolute, EvdevCode.mtPositionY):
                positions += 1
            case (EvdevType.absolute, EvdevCode.absX), (EvdevType.absolute, EvdevCode.absY): points += 1
            default: break
            }
        }
    }

    var hasLists: Bool { separators > slots }

    /// Whether a device with this protocol cannot have sent the events, allowing for a damaged line.
    func contradict(_ kind: TouchProtocol) -> Bool {
        let isSinglePoint = points > 0 && positions == 0
        return switch kind {
        case .multitouchA: isSinglePoint || slots > separators
        case .multitouchB: isSinglePoint || hasLists && separators * 2 > reports
        case .singleTouch: positions > 0 && positions >= points
        }
    }
}
