/// The ways that Linux devices report touches.
public enum TouchProtocol: String, Sendable, CaseIterable {
    /// Multitouch protocol A: every report lists all contacts, separated by SYN_MT_REPORT.
    case multitouchA

    /// Multitouch protocol B: each contact lives in a slot, and a report says only what changed.
    case multitouchB

    /// One contact: ABS_X and ABS_Y, with BTN_TOUCH while it lasts.
    case singleTouch

    /// Tells the protocol from what the device describes and sends.
    public static func detect(
        events: some Sequence<EvdevEvent>, device: InputDeviceDescription? = nil
    ) -> TouchProtocol {
        // Only protocol B has slots; a device may send a whole recording without ever leaving the first.
        if device?.slots != nil && device?.rangesAreObserved == false { return .multitouchB }
        var separators = 0
        var slots = 0
        var hasTrackingIDs = false
        var hasMultitouch = false
        for event in events {
            switch (event.type, event.code) {
            case (EvdevType.synchronization, EvdevCode.synMTReport): separators += 1
            case (EvdevType.absolute, EvdevCode.mtSlot): slots += 1
            case (EvdevType.absolute, EvdevCode.mtTrackingID): hasTrackingIDs = true
            case (EvdevType.absolute, EvdevCode.mtPositionX), (EvdevType.absolute, EvdevCode.mtPositionY):
                hasMultitouch = true
            default: break
            }
        }
        // One damaged line shall not decide, so that the more frequent sign wins.
        if separators > 0 || slots > 0 { return separators > slots ? .multitouchA : .multitouchB }
        if hasTrackingIDs { return .multitouchB }
        return hasMultitouch ? .multitouchA : .singleTouch
    }
}
