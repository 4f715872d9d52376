/// Tracks contacts of multitouch protocol B.
///
/// A slot keeps its values when its contact lifts, because the kernel does not repeat a value that the next contact in
/// the slot shares.
struct SlotTracker: ContactTracking {
    private struct Slot {
        var reading = ContactReading()

        /// The ID of the contact in the slot; `nil` if the slot is empty.
        var trackingID: Int32?

        /// The contact's last sample, once the contact has been reported.
        var live: ContactSample?

        /// Whether a problem with the slot's current contact has been reported.
        var isReported = false

        /// Whether a contact was in the slot at the start of the current report.
        var wasHeld = false

        /// The line at which the current report first changes a slot that was empty at its start.
        var strayLine: Int?

        /// Ends a report for this slot.
        ///
        /// The order within a report has no meaning: its values belong to a contact that begins anywhere in it.
        mutating func settle(_ index: Int, _ context: inout TrackingContext) {
            if let strayLine, trackingID == nil, !isReported {
                isReported = true
                context.report(
                    "slot \(index) changes although the recording doesn't contain how its contact began; "
                        + "ignored until a new contact begins there", line: strayLine)
            }
            strayLine = nil
            wasHeld = trackingID != nil
        }
    }

    private var slots: [Int: Slot] = [:]
    private var lifted: [(slot: Int, sample: ContactSample)] = []
    private var current: Int?
    private let highestSlot: Int
    /// The initial position of a slot without values, because the kernel reports only changes.
    private let start: (x: Double, y: Double)
    /// The single-touch position, which devices send for their oldest contact.
    private var pointer: (x: Double?, y: Double?)

    init(device: InputDeviceDescription?) {
        func value(_ code: UInt16) -> Double? { device?.axes[code]?.value.map(Double.init) }
        start = (value(EvdevCode.mtPositionX) ?? 0, value(EvdevCode.mtPositionY) ?? 0)
        pointer = (value(EvdevCode.absX), value(EvdevCode.absY))
        let stated = device.flatMap { $0.rangesAreObserved ? nil : $0.slots }
        highestSlot = max(0, min(Int(stated?.maximum ?? 255), 255))
        // The kernel does not repeat the current slot either, so it may not be the first one.
        let initial = Int(stated?.value ?? 0)
        current = (0...highestSlot).contains(initial) ? initial : 0
    }

    mutating func apply(_ event: EvdevEvent, _ context: inout TrackingContext) {
        guard event.type == EvdevType.absolute else { return }
        if event.code == EvdevCode.mtSlot {
            select(event.value)
            if current == nil {
                context.report(
                    "expected a slot from 0 to \(highestSlot), found \(event.value); what follows for it is ignored")
            }
            return
        }
        if event.code == EvdevCode.absX { pointer.x = Double(event.value) }
        if event.code == EvdevCode.absY { pointer.y = Double(event.value) }
        guard let current, EvdevCode.multitouchAxes.contains(event.code) else { return }
        var slot = slots[current] ?? Slot()
        if event.code == EvdevCode.mtTrackingID {
            if event.value < 0 {
                lift(&slot, index: current, &context)
            } else if slot.trackingID != event.value {
                // A new ID without a lift is the kernel's way to say that one contact replaced another.
                lift(&slot, index: current, &context)
                slot.trackingID = event.value
            }
        } else if slot.reading.apply(code: event.code, value: event.value), !slot.wasHeld {
            slot.strayLine = slot.strayLine ?? context.line
        }
        slots[current] = slot
    }

    /// Selects the slot, which remains valid when other events are lost.
    mutating func applyDamaged(_ event: EvdevEvent) {
        if event.type == EvdevType.absolute, event.code == EvdevCode.mtSlot { select(event.value) }
    }

    mutating func finishReport(_ context: inout TrackingContext) -> [ContactSample] {
        var changed = lifted
        lifted = []
        for index in slots.keys.sorted() {
            guard var slot = slots[index] else { continue }
            defer { slots[index] = slot }
            slot.settle(index, &context)
            guard slot.trackingID != nil else { continue }
            if let live = slot.live {
                guard let sample = slot.reading.sample(id: live.id, phase: .moved), sample != live.with(.moved)
                else { continue }
                slot.live = sample
                changed.append((index, sample))
            } else {
                // An axis that was never reported for the slot still has its initial value.
                let isOldest = !slots.values.contains { $0.live != nil }
                slot.reading.x = slot.reading.x ?? (isOldest ? pointer.x : nil) ?? start.x
                slot.reading.y = slot.reading.y ?? (isOldest ? pointer.y : nil) ?? start.y
                guard let sample = slot.reading.sample(id: context.nextID(), phase: .began) else { continue }
                slot.live = sample
                changed.append((index, sample))
            }
        }
        return changed.sorted { ($0.slot, $0.sample.id) < ($1.slot, $1.sample.id) }.map(\.sample)
    }

    mutating func cancelAll() -> [ContactSample] {
        var cancelled = lifted
        lifted = []
        for index in slots.keys {
            if let live = slots[index]?.live { cancelled.append((index, live)) }
            slots[index]?.live = nil
            slots[index]?.trackingID = nil
            slots[index]?.isReported = false
            slots[index]?.wasHeld = false
            slots[index]?.strayLine = nil
        }
        return cancelled.sorted { ($0.slot, $0.sample.id) < ($1.slot, $1.sample.id) }.map { $0.sample.with(.cancelled) }
    }

    private mutating func select(_ value: Int32) {
        let slot = Int(value)
        current = (0...highestSlot).contains(slot) ? slot : nil
    }

    private mutating func lift(_ slot: inout Slot, index: Int, _ context: inout TrackingContext) {
        if let live = slot.live {
            // Use the last reported position: other values in this report belong to the next contact.
            lifted.append((index, live.with(.ended)))
        } else if slot.trackingID != nil {
            context.report("a contact in slot \(index) ends before it was reported; it is skipped")
            slot.strayLine = nil
        }
        slot.live = nil
        slot.trackingID = nil
        slot.isReported = false
    }
}
