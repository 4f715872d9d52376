/// Tracks the contact of a single-touch device: ABS_X and ABS_Y give its position, BTN_TOUCH whether it exists.
struct SinglePointTracker: ContactTracking {
    private var reading = ContactReading()
    private var live: ContactSample?
    private var lifted: ContactSample?
    private var isTouching = false
    private var isReported = false

    init(device: InputDeviceDescription?) {
        // The kernel does not repeat values that were set before the recording.
        reading.x = device?.axes[EvdevCode.absX]?.value.map(Double.init)
        reading.y = device?.axes[EvdevCode.absY]?.value.map(Double.init)
    }

    mutating func apply(_ event: EvdevEvent, _ context: inout TrackingContext) {
        switch (event.type, event.code) {
        case (EvdevType.absolute, EvdevCode.absX): reading.x = Double(event.value)
        case (EvdevType.absolute, EvdevCode.absY): reading.y = Double(event.value)
        case (EvdevType.absolute, EvdevCode.absPressure): reading.pressure = Double(event.value)
        case (EvdevType.key, EvdevCode.btnToolPen), (EvdevType.key, EvdevCode.btnToolRubber):
            // A pen's tool key may go up in the report of its lift, but the lifted contact still was a pen.
            if event.value != 0 { reading.tool = .pen }
        case (EvdevType.key, EvdevCode.btnToolFinger):
            if event.value != 0 { reading.tool = .finger }
        case (EvdevType.key, EvdevCode.btnTouch):
            if event.value == 0 { lift(&context) } else { isTouching = true }
        default: break
        }
    }

    mutating func finishReport(_ context: inout TrackingContext) -> [ContactSample] {
        var changed: [ContactSample] = []
        if let lifted { changed.append(lifted) }
        lifted = nil
        guard isTouching else { return changed }
        if let last = live {
            if let sample = reading.sample(id: last.id, phase: .moved), sample != last.with(.moved) {
                live = sample
                changed.append(sample)
            }
        } else if reading.x != nil, reading.y != nil {
            live = reading.sample(id: context.nextID(), phase: .began)
            if let live { changed.append(live) }
        } else if !isReported {
            isReported = true
            context.report("a contact begins without a position; it waits for one")
        }
        return changed
    }

    mutating func cancelAll() -> [ContactSample] {
        let cancelled = [lifted, live].compactMap { $0?.with(.cancelled) }
        lifted = nil
        live = nil
        isTouching = false
        isReported = false
        return cancelled
    }

    private mutating func lift(_ context: inout TrackingContext) {
        if let last = live {
            lifted = reading.sample(id: last.id, phase: .ended)
        } else if isTouching {
            context.report("a contact ends before it was reported; it is skipped")
        }
        live = nil
        isTouching = false
        isReported = false
    }
}
