import Foundation

/// A touch that has happened: what the trace told of it, and what it remembers besides.
@MainActor
struct TouchPast {
    let application: UIApplication
    /// The finger's number.
    let finger: Int
    /// Where it went down, in points of the screen.
    let location: CGPoint
    /// From the touch-down on.
    let records: ArraySlice<TraceRecord>
    /// What happened before.
    let earlier: ArraySlice<TraceRecord>
    /// What was remembered since the touch-down.
    let remarks: [Recollection.Entry]
    /// What was remembered before.
    let earlierRemarks: [Recollection.Entry]
    /// The views as the touch found them; nil where the trace no longer knows.
    let scene: ViewTreeSnapshot?

    private var trace: Trace { application.trace }

    /// - Parameter finger: Its number; nil for the last that went down. Of several touches of one finger, the last.
    init?(_ application: UIApplication, _ records: [TraceRecord], finger: Int?) {
        var start: Int?
        var place = CGPoint.zero
        var found = 0
        for (index, record) in records.enumerated() {
            guard case .queued(let id, .began, let location) = record.fact, finger ?? id == id else { continue }
            (start, found, place) = (index, id, location)
        }
        guard let start else { return nil }
        self.application = application
        self.finger = found
        location = place
        let own = OwnRecords(records, start, found)
        self.records = own.records
        earlier = own.earlier
        let (first, last) = (own.first, records[records.count - 1])
        let trace = application.trace
        let entries = trace.recollection.story(endingWith: last, isNewest: trace.count <= last.number)
        remarks = entries.filter { $0.number >= first }
        earlierRemarks = entries.filter { $0.number < first }
        scene = remarks.lazy.compactMap { $0.remark as? ViewTreeSnapshot }.first { $0.touch == found }
    }

    // MARK: How its view was found

    /// The hit test; nil where nobody was asked, or nobody remembers who there was.
    var run: HitTestRun? {
        guard let scene else { return nil }
        // Fingers of one report are bound one after the other.
        var facts: [TraceFact] = []
        for record in records {
            switch record.fact {
            case .asked, .verdict: facts.append(record.fact)
            case .bound(let touch, _, _, _, _), .unbound(let touch, _), .ignored(let touch, _):
                if touch == finger { return HitTestRun(facts, in: scene, trace) }
                facts = []
            default: break
            }
        }
        return HitTestRun(facts, in: scene, trace)
    }

    /// Nobody heard of it, since the application ignored interaction.
    var wasIgnored: Bool {
        records.contains { if case .ignored(finger, .ignoringInteraction) = $0.fact { true } else { false } }
    }

    /// What the application was about as it began to ignore interaction, and when.
    var ignoringSince: String? {
        guard let now = records.first?.time else { return nil }
        return scene?.ignoring?.words(at: now) { number in
            (earlier + records).last { $0.number <= number && $0.fact.isOccasion }?.fact.sentence
        }
    }

    var bound: (view: TraceSubject, window: TraceSubject, tapCount: Int)? {
        for record in records {
            if case .bound(finger, let view, let window, _, let taps) = record.fact { return (view, window, taps) }
        }
        return nil
    }

    /// The first responder as the record of this number was made.
    func firstResponder(before number: Int) -> TouchExplanation.Mention? {
        var first = scene?.firstResponder.map { mention($0) }
        for record in records where record.number <= number {
            if case .firstResponder(let subject, _) = record.fact { first = subject.map { mention($0) } }
        }
        return first
    }

    // MARK: Who is who

    /// Somebody that the trace tells of, as he was in the scene where he was there.
    func mention(_ subject: TraceSubject) -> TouchExplanation.Mention {
        if let (place, memory) = memory(of: subject), let scene {
            return TouchExplanation.Mention(memory, of: scene.views[place])
        }
        guard let scene, let place = place(of: subject) else { return TouchExplanation.Mention(subject, trace) }
        return TouchExplanation.Mention(scene, place)
    }

    func place(of subject: TraceSubject) -> Int? {
        key(of: subject).flatMap { scene?.place(of: trace.object(numbered: subject.id), at: $0) }
    }

    /// Where the object that a fact speaks of is, or was.
    func key(of subject: TraceSubject) -> ObjectIdentifier? { trace.acquaintance(numbered: subject.id)?.key }

    /// Whether a fact speaks of somebody who is remembered, also where he has died; nobody is another than one of whom is not known
    /// where he was.
    func isSame(_ subject: TraceSubject, _ who: Remembered) -> Bool {
        guard let key = key(of: subject) else { return true }
        return key == who.key && trace.object(numbered: subject.id) === who.object
    }

    func mention(_ who: Remembered) -> TouchExplanation.Mention {
        guard let scene, let place = scene.place(of: who) else { return TouchExplanation.Mention(who) }
        return TouchExplanation.Mention(scene, place)
    }

    /// Whether a fact speaks of this object.
    func means(_ subject: TraceSubject, _ object: AnyObject?) -> Bool {
        object != nil && trace.object(numbered: subject.id) === object
    }

    /// How a recognizer was in the scene.
    func memory(of subject: TraceSubject) -> (place: Int, memory: ViewTreeSnapshot.Recognizer)? {
        guard let scene, let key = key(of: subject) else { return nil }
        for (place, view) in scene.views.enumerated() {
            for memory in view.recognizers where memory.who.key == key {
                return memory.who.object === trace.object(numbered: subject.id) ? (place, memory) : nil
            }
        }
        return nil
    }

    // MARK: What happened

    func remarks<Kind: Annotation>(_ kind: Kind.Type, before end: Int = .max) -> [Kind] {
        remarks.compactMap { $0.number < end ? $0.remark as? Kind : nil }
    }

    /// The number of the record with which another finger went down after its view had heard of its end: what follows is of
    /// that one. The highest number where none did.
    var nextTouchAt: Int {
        let isToldOfEnd = endedAt != nil || wasCancelled
        var isOver = false
        for record in records {
            switch record.fact {
            case .queued(finger, .ended, _), .queued(finger, .cancelled, _): if !isToldOfEnd { isOver = true }
            case .delivered(.touchesEnded, _, let touches), .delivered(.touchesCancelled, _, let touches):
                if touches.contains(finger) { isOver = true }
            case .queued(_, .began, _): if isOver { return record.number }
            default: break
            }
        }
        return .max
    }

    /// Whether another finger's view is this one, or in it.
    func isJoined(in place: Int) -> Bool {
        records.contains { record in
            guard case .bound(let other, let view, _, _, _) = record.fact, other != finger else { return false }
            return self.place(of: view).map { scene?.isInside($0, of: place) == true } ?? false
        }
    }

    func time(_ isMeant: (TraceFact) -> Bool) -> TimeInterval? { records.first { isMeant($0.fact) }?.time }

    /// How long it had been down when the records end.
    var seconds: TimeInterval { (records.last?.time ?? 0) - (records.first?.time ?? 0) }

    var begunAt: TimeInterval? {
        time { if case .delivered(.touchesBegan, _, let touches) = $0 { touches.contains(finger) } else { false } }
    }

    var endedAt: TimeInterval? {
        time { if case .delivered(.touchesEnded, _, let touches) = $0 { touches.contains(finger) } else { false } }
    }

    var liftedAt: TimeInterval? {
        time { if case .queued(finger, .ended, _) = $0 { true } else { false } }
    }

    /// From where it went down to where it was last, in points of the screen.
    var way: CGPoint {
        var last = location
        for record in records {
            if case .queued(finger, _, let place) = record.fact { last = place }
        }
        return CGPoint(x: last.x - location.x, y: last.y - location.y)
    }

    /// A place of the screen in the bounds coordinates of a view of the scene, as that was when the touch came.
    func point(_ location: CGPoint, in place: Int) -> CGPoint? {
        scene?.point(location, in: place)
    }

    /// From where it went down to where it was last, in the coordinates of a view, which may be turned.
    func way(in place: Int) -> CGPoint? {
        let end = CGPoint(x: location.x + way.x, y: location.y + way.y)
        guard let first = point(location, in: place), let last = point(end, in: place) else { return nil }
        return CGPoint(x: last.x - first.x, y: last.y - first.y)
    }

    var wasCancelled: Bool {
        records.contains {
            if case .delivered(.touchesCancelled, _, let touches) = $0.fact { touches.contains(finger) } else { false }
        }
    }

    /// The system, or the application, took it away, and why.
    var systemCancellation: CancelReason? {
        for record in records {
            if case .cancelled(let touches, let reason) = record.fact, touches.contains(finger) { return reason }
        }
        return nil
    }

    /// That it was taken away: by the view's leaving its window, or by whom else.
    var cancellation: TouchExplanation.Cause? {
        let reason = systemCancellation
        // A touch that is told late is over by then, and nobody takes it away from the application.
        if reason == .viewLeftWindow || reason == nil && wasCancelled, let hit = bound?.view,
            let key = key(of: hit),
            let cause = departure(
                of: trace.object(numbered: hit.id), at: key, mention(hit), losing: .touch)
        {
            return cause
        }
        return reason.map { .cancelled(reason: $0) }
    }

    /// That a view, which was at this address and may have died, left its window during the touch, between the records of these numbers.
    func departure(
        of object: AnyObject?, at key: ObjectIdentifier, _ view: TouchExplanation.Mention,
        losing loss: TouchExplanation.Cause.Loss,
        from start: Int = 0, to end: Int = .max
    ) -> TouchExplanation.Cause? {
        let entry = remarks.last {
            $0.number >= start && $0.number < end && ($0.remark as? Departure)?.took(object, at: key) == true
        }
        guard let entry, let departure = entry.remark as? Departure else { return nil }
        let holder = departure.view.key == key && departure.view.object === object ? nil : mention(departure.view)
        return .leftWindow(view, with: holder, losing: loss, during: occasion(before: entry.number))
    }

    /// The contest for it, in the order of the recognizers.
    var contest: [TraceSubject] {
        for record in records {
            if case .contest(finger, let members) = record.fact { return members }
        }
        return []
    }

    func states(_ subject: TraceSubject) -> [(
        state: UIGestureRecognizer.State, reason: FailureReason?, time: TimeInterval
    )] {
        records.compactMap { record in
            guard case .entered(subject, let state, let reason) = record.fact else { return nil }
            return (state, reason, record.time)
        }
    }

    /// The number of the record that tells of it.
    func recognizedAt(_ subject: TraceSubject) -> Int? {
        records.first {
            if case .entered(subject, let state, _) = $0.fact { state == .began || state == .ended } else { false }
        }?.number
    }

    /// What the application was about as the record of this number was made.
    func occasion(before number: Int) -> String? {
        records.last { $0.number <= number && $0.fact.isOccasion }?.fact.sentence
    }
}

extension TraceFact {
    /// Whether code of the application runs as this happens.
    fileprivate var isOccasion: Bool {
        switch self {
        case .delivered, .acted, .action, .controlEvent, .scrolled, .textInput, .note: true
        default: false
        }
    }
}
