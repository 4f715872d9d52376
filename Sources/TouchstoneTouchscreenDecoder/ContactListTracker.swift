/// Tracks contacts of multitouch protocol A, in which each report lists all contacts.
///
/// Contacts are matched with those of the previous report by tracking ID, or by distance if they have none.
struct ContactListTracker: ContactTracking {
    private struct Entry {
        var reading = ContactReading()
        var trackingID: Int32?
        var isEmpty = true
    }

    private struct Live {
        var sample: ContactSample
        var trackingID: Int32?
        var isMatched = false
    }

    /// The maximum number of contacts, because matching all pairs is expensive.
    ///
    /// No surface reports more; larger numbers occur only in damaged recordings.
    private static let mostContacts = 64

    private var live: [Live] = []
    private var entry = Entry()
    private var listed: [Entry] = []
    private var hasSeparator = false
    private var hasOtherEvents = false
    private var isLifted = false

    mutating func apply(_ event: EvdevEvent, _ context: inout TrackingContext) {
        switch (event.type, event.code) {
        case (EvdevType.synchronization, EvdevCode.synMTReport):
            hasSeparator = true
            closeEntry(&context)
        case (EvdevType.key, EvdevCode.btnTouch):
            hasOtherEvents = true
            isLifted = event.value == 0
        case (EvdevType.absolute, EvdevCode.mtTrackingID):
            entry.trackingID = event.value
            entry.isEmpty = false
        case (EvdevType.absolute, EvdevCode.multitouchAxes):
            _ = entry.reading.apply(code: event.code, value: event.value)
            entry.isEmpty = false
        default:
            hasOtherEvents = true
        }
    }

    mutating func finishReport(_ context: inout TrackingContext) -> [ContactSample] {
        // Some drivers omit the last separator.
        closeEntry(&context)
        defer { beginReport() }
        if isLifted {
            listed = []
        } else if listed.isEmpty, !hasSeparator, hasOtherEvents {
            // A report of other events, such as a key, says nothing about contacts.
            return []
        }
        return match(&context)
    }

    mutating func cancelAll() -> [ContactSample] {
        beginReport()
        let cancelled = live.map { $0.sample.with(.cancelled) }
        live = []
        return cancelled.sorted { $0.id < $1.id }
    }

    private mutating func beginReport() {
        entry = Entry()
        listed = []
        hasSeparator = false
        hasOtherEvents = false
        isLifted = false
    }

    private mutating func closeEntry(_ context: inout TrackingContext) {
        defer { entry = Entry() }
        // An entry without values, or with a negative ID, means that no contact is left.
        if entry.isEmpty || (entry.trackingID ?? 0) < 0 { return }
        guard listed.count < Self.mostContacts else {
            context.report("more than \(Self.mostContacts) contacts in one device report; the others are skipped")
            return
        }
        listed.append(entry)
    }

    private mutating func match(_ context: inout TrackingContext) -> [ContactSample] {
        var changed: [ContactSample] = []
        var arrivals: [Entry] = []
        var unidentified: [Entry] = []
        var isIncomplete = false

        for var entry in listed {
            if let trackingID = entry.trackingID {
                let index = live.firstIndex { $0.trackingID == trackingID }
                if index.map({ live[$0].isMatched }) == true
                    || arrivals.contains(where: { $0.trackingID == trackingID })
                {
                    context.report(
                        "two contacts of one device report have the tracking id \(trackingID); the second is skipped")
                    continue
                }
                if let index {
                    entry.reading.x = entry.reading.x ?? live[index].sample.x
                    entry.reading.y = entry.reading.y ?? live[index].sample.y
                    update(index, entry.reading, &changed)
                    continue
                }
            }
            guard entry.reading.x != nil, entry.reading.y != nil else {
                isIncomplete = true
                context.report("a contact has no complete position; it is skipped in this device report")
                continue
            }
            if entry.trackingID == nil { unidentified.append(entry) } else { arrivals.append(entry) }
        }

        arrivals += matchNearest(unidentified, &changed)
        // A contact that is not listed has been lifted, unless it is the one that is listed incompletely.
        if !isIncomplete {
            changed += live.filter { !$0.isMatched }.map { $0.sample.with(.ended) }
            live.removeAll { !$0.isMatched }
        }
        for index in live.indices {
            live[index].isMatched = false
        }
        for entry in arrivals where live.count < Self.mostContacts {
            guard let sample = entry.reading.sample(id: context.nextID(), phase: .began) else { continue }
            live.append(Live(sample: sample, trackingID: entry.trackingID))
            changed.append(sample)
        }
        return changed.sorted { $0.id < $1.id }
    }

    /// Pairs entries with contacts, nearest pair first, and returns the entries that remain.
    ///
    /// For equal distances, the older contact comes first, then the earlier entry.
    private mutating func matchNearest(_ entries: [Entry], _ changed: inout [ContactSample]) -> [Entry] {
        var pairs: [(distance: Double, contact: Int, entry: Int)] = []
        for (contact, candidate) in live.enumerated() where candidate.trackingID == nil {
            for (index, entry) in entries.enumerated() {
                let dx = (entry.reading.x ?? 0) - candidate.sample.x
                let dy = (entry.reading.y ?? 0) - candidate.sample.y
                pairs.append((dx * dx + dy * dy, contact, index))
            }
        }
        // `live` is ordered by ID, so an earlier index means an older contact.
        pairs.sort { ($0.distance, $0.contact, $0.entry) < ($1.distance, $1.contact, $1.entry) }
        var isTaken = [Bool](repeating: false, count: entries.count)
        for pair in pairs where !isTaken[pair.entry] && !live[pair.contact].isMatched {
            isTaken[pair.entry] = true
            update(pair.contact, entries[pair.entry].reading, &changed)
        }
        return entries.indices.filter { !isTaken[$0] }.map { entries[$0] }
    }

    private mutating func update(_ index: Int, _ reading: ContactReading, _ changed: inout [ContactSample]) {
        live[index].isMatched = true
        let last = live[index].sample
        guard let sample = reading.sample(id: last.id, phase: .moved), sample != last.with(.moved) else { return }
        live[index].sample = sample
        changed.append(sample)
    }
}
