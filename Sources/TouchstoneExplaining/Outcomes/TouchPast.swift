import Foundation
import TouchstoneCore

/// A past touch: its trace records, and the annotations that the trace remembers.
@MainActor
struct TouchPast {
    let application: UIApplication
    /// The number of the finger.
    let finger: Int
    /// The location of the touch-down, in points on the screen.
    let location: CGPoint
    /// What the trace says about the touch.
    let reading: TouchReading
    /// The records from the touch-down on.
    let records: ArraySlice<TraceRecord>
    /// The records before the touch-down.
    let earlier: ArraySlice<TraceRecord>
    /// The annotations since the touch-down.
    let annotations: [Recollection.Entry]
    /// The annotations before the touch-down.
    let earlierAnnotations: [Recollection.Entry]
    /// The recorded scene at touch-down, or `nil` if the trace no longer remembers it.
    let scene: ViewTreeSnapshot?

    private var trace: Trace { application.trace }
    /// All annotations that the trace remembers, which begin with those of the records.
    var allAnnotations: [Recollection.Entry] { trace.recollection.entries }

    /// Finds the latest touch of the finger, or of any finger if `finger` is `nil`.
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
        reading =
            TouchReader.touches(in: records).last { $0.finger == found } ?? TouchReading(number: 0, finger: found)
        let own = OwnRecords(records, start, found)
        self.records = own.records
        earlier = own.earlier
        let (first, last) = (own.first, records[records.count - 1])
        let trace = application.trace
        let entries = trace.recollection.eventLog(endingWith: last, isNewest: trace.count <= last.number)
        annotations = entries.filter { $0.number >= first }
        earlierAnnotations = entries.filter { $0.number < first }
        scene = annotations.lazy.compactMap { $0.annotation as? ViewTreeSnapshot }.first { $0.touch == found }
    }

    /// All records without a touch: for a responder that the program makes first responder.
    init(_ application: UIApplication, withoutTouch records: [TraceRecord]) {
        self.application = application
        finger = 0
        location = .zero
        reading = TouchReading(number: 0, finger: 0)
        self.records = records[...]
        earlier = []
        let trace = application.trace
        annotations = Array(
            trace.recollection.eventLog(endingWith: records.last, isNewest: trace.count <= records.last?.number ?? 0))
        earlierAnnotations = []
        scene = nil
    }

    // MARK: Hit test

    /// The hit test; `nil` if no view was queried or the scene is not remembered.
    var run: HitTestRun? {
        guard let scene else { return nil }
        // The fingers of one device report are bound one after the other.
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

    /// Whether the touch reached no view because the application ignored interaction events.
    var wasIgnored: Bool { reading.refusal == .ignored(.ignoringInteraction) }

    /// A description of the calls with which the application began to ignore interaction events: their places, the time
    /// since then, and the preceding event.
    var ignoringSince: String? {
        guard let now = records.first?.time else { return nil }
        return scene?.ignoring?.words(at: now) { number in
            (earlier + records).last { $0.number <= number && $0.fact.isOccasion }?.fact.sentence
        }
    }

    var bound: TouchReading.Binding? { reading.binding }

    /// The first responder when the record with this number was made.
    func firstResponder(before number: Int) -> TouchExplanation.Mention? {
        var first = scene?.firstResponder.map { mention($0) }
        for record in records where record.number <= number {
            if case .firstResponder(let subject, _) = record.fact { first = subject.map { mention($0) } }
        }
        return first
    }

    // MARK: Identity

    /// Returns a mention of a trace subject as it was in the scene, or, if the scene does not contain it, with its name
    /// in the trace.
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

    /// The address at which the subject is or was.
    func key(of subject: TraceSubject) -> ObjectIdentifier? { trace.acquaintance(numbered: subject.id)?.key }

    /// Whether a trace subject is a remembered object, even if that no longer exists. An unknown subject counts as the
    /// same.
    func isSame(_ subject: TraceSubject, _ owner: Remembered) -> Bool {
        guard let key = key(of: subject) else { return true }
        return key == owner.key && trace.object(numbered: subject.id) === owner.object
    }

    func mention(_ owner: Remembered) -> TouchExplanation.Mention {
        guard let scene, let place = scene.place(of: owner) else { return TouchExplanation.Mention(owner) }
        return TouchExplanation.Mention(scene, place)
    }

    /// Whether the trace subject is this object.
    func means(_ subject: TraceSubject, _ object: AnyObject?) -> Bool {
        object != nil && trace.object(numbered: subject.id) === object
    }

    /// Whether the trace subject is a remembered object, which may no longer exist.
    func means(_ subject: TraceSubject, _ owner: Remembered) -> Bool {
        key(of: subject) == owner.key && trace.object(numbered: subject.id) === owner.object
    }

    /// Returns a recognizer's state in the scene and the place of its view.
    func memory(of subject: TraceSubject) -> (place: Int, memory: ViewTreeSnapshot.Recognizer)? {
        guard let key = key(of: subject), let found = scene?.recognizer(where: { $0.key == key }) else { return nil }
        return found.memory.owner.object === trace.object(numbered: subject.id) ? found : nil
    }

    // MARK: Events

    func annotations<Kind: Annotation>(_ kind: Kind.Type, before end: Int = .max) -> [Kind] {
        annotations.compactMap { $0.number < end ? $0.annotation as? Kind : nil }
    }

    /// The last decision of the application against what the touch would have done to an object.
    func denial(of object: AnyObject) -> Denial? {
        annotations(Denial.self, before: nextTouchAt).last { denial in
            denial.isSufficient && denial.subjects.contains { $0.refers(to: object) }
        }
    }

    /// The delegate's refusal to clear the text of a field whose clear button was tapped.
    func refusalToClear(_ field: UIView) -> TouchExplanation.Cause.Refuser? {
        refuser(refusals(of: field).last { $0.method == "textFieldShouldClear(_:)" })
    }

    /// The delegate's last refusal of a change of the text of a field or text view, such as by typing, deleting or pasting.
    func refusalOfChange(of text: UIView) -> TouchExplanation.Cause.Refuser? {
        refuser(refusals(of: text).last)
    }

    /// The delegate's refusal if it refused the change by each key that the field or text view received.
    func refusalOfAllKeys(to text: UIView) -> TouchExplanation.Cause.Refuser? {
        let all = refusals(of: text)
        let count = all.count { $0.method.contains("shouldChange") }
        let keys = annotations(KeyAnnotation.self, before: nextTouchAt).count {
            $0.links.first?.owner.refers(to: text) == true
        }
        return count > 0 && count >= keys ? refuser(all.last) : nil
    }

    /// The refusals of changes of the text of a field or text view, until the next touch.
    private func refusals(of text: UIView) -> [ChangeRefusal] {
        annotations(ChangeRefusal.self, before: nextTouchAt).filter { $0.responder.refers(to: text) }
    }

    private func refuser(_ refusal: ChangeRefusal?) -> TouchExplanation.Cause.Refuser? {
        refusal.map { .init(owner: mention($0.delegate), method: $0.method) }
    }

    /// That the delegate of a list implements neither of the methods that the selection of this row or item calls. A long press is
    /// not meant to select.
    func missingSelectionMethod(of row: UIView) -> Denial? {
        guard let liftedAt, liftedAt - (records.first?.time ?? 0) < GestureThresholds.longPress else { return nil }
        let denials = annotations(Denial.self, before: nextTouchAt).filter { denial in
            denial.subjects.contains { $0.refers(to: row) }
        }
        guard denials.contains(where: { Denial.ofPrimaryAction.contains($0.method) }) else { return nil }
        return denials.last { Denial.ofSelection.contains($0.method) }
    }

    /// The data source's decision that a row cannot be moved, if the touch dragged the place of its reorder control.
    func denialOfMove(of row: UIView, at place: Int) -> Denial? {
        guard let scene, let start = point(location, in: place) else { return nil }
        let bounds = scene.views[place].bounds
        guard start.x > bounds.maxX - 60, abs(way.y) > abs(way.x) else { return nil }
        let denials = (earlierAnnotations + annotations).lazy.compactMap { $0.annotation as? Denial }
        return denials.last { denial in
            [Denial.ofMoves, Denial.ofMissingMove].contains(denial.method)
                && denial.subjects.contains { $0.refers(to: row) }
        }
    }

    /// The number of the record at which the next finger went down after this touch's end was delivered. Later records
    /// belong to that touch. `Int.max` if there is none.
    var nextTouchAt: Int {
        let notifiesEnd = endedAt != nil || wasCancelled
        var isOver = false
        for record in records {
            switch record.fact {
            case .queued(finger, .ended, _), .queued(finger, .cancelled, _): if !notifiesEnd { isOver = true }
            case .delivered(.touchesEnded, _, let touches), .delivered(.touchesCancelled, _, let touches):
                if touches.contains(finger) { isOver = true }
            case .queued(_, .began, _): if isOver { return record.number }
            default: break
            }
        }
        return .max
    }

    /// Whether another finger's view is the view at `place` or inside it.
    func isJoined(in place: Int) -> Bool {
        records.contains { record in
            guard case .bound(let other, let view, _, _, _) = record.fact, other != finger else { return false }
            return self.place(of: view).map { scene?.isInside($0, of: place) == true } ?? false
        }
    }

    func time(_ isMeant: (TraceFact) -> Bool) -> TimeInterval? { records.first { isMeant($0.fact) }?.time }

    /// The duration of the touch up to the last record, in seconds.
    var seconds: TimeInterval { (records.last?.time ?? 0) - (records.first?.time ?? 0) }

    var begunAt: TimeInterval? { reading.delivery(.touchesBegan)?.time }

    var endedAt: TimeInterval? { reading.delivery(.touchesEnded)?.time }

    var liftedAt: TimeInterval? { reading.path.first { $0.phase == .ended }?.time }

    /// The movement from the touch-down to the last position, in points on the screen.
    var way: CGPoint {
        let last = reading.path.last?.location ?? location
        return CGPoint(x: last.x - location.x, y: last.y - location.y)
    }

    /// Converts a point on the screen to the bounds coordinates of a view in the scene at touch-down.
    func point(_ location: CGPoint, in place: Int) -> CGPoint? {
        scene?.point(location, in: place)
    }

    /// The movement from the touch-down to the last position in the coordinates of a view, which may be rotated.
    func way(in place: Int) -> CGPoint? {
        let end = CGPoint(x: location.x + way.x, y: location.y + way.y)
        guard let first = point(location, in: place), let last = point(end, in: place) else { return nil }
        return CGPoint(x: last.x - first.x, y: last.y - first.y)
    }

    var wasCancelled: Bool { reading.delivery(.touchesCancelled) != nil }

    /// Whether the device or the system ended the finger's touch without a lift.
    var isFingerCancelled: Bool { reading.path.contains { $0.phase == .cancelled } }

    /// The reason why the system or the application cancelled the touch.
    var systemCancellation: CancelReason? { reading.cancellations.first?.reason }

    /// The cause if the touch was cancelled, by the view's leaving its window or otherwise.
    var cancellation: TouchExplanation.Cause? {
        let reason = systemCancellation
        // A delayed touch is already over when it is delivered, so the system cancellation does not concern it.
        if reason == .viewLeftWindow || reason == nil && wasCancelled, let hit = bound?.view,
            let key = key(of: hit),
            let cause = departure(
                of: trace.object(numbered: hit.id), at: key, mention(hit), losing: .touch)
        {
            return cause
        }
        guard reason != nil || isFingerCancelled else { return nil }
        let loser = (reason == .windowHidden ? bound?.window : bound?.view).map { mention($0) }
        return .cancelled(reason: reason, of: loser, during: occasionOfCancellation)
    }

    /// The activity of the application when it cancelled the touch.
    private var occasionOfCancellation: String? {
        let number = records.first { record in
            if case .cancelled(let touches, _) = record.fact { touches.contains(finger) } else { false }
        }?.number
        return number.flatMap { occasion(before: $0) }
    }

    /// The cause if a view left its window between two records of the touch.
    ///
    /// The view was at address `key` and may no longer exist.
    func departure(
        of object: AnyObject?, at key: ObjectIdentifier, _ view: TouchExplanation.Mention,
        losing loss: TouchExplanation.Cause.Loss,
        from start: Int = 0, to end: Int = .max
    ) -> TouchExplanation.Cause? {
        let entry = annotations.last {
            $0.number >= start && $0.number < end && ($0.annotation as? Departure)?.took(object, at: key) == true
        }
        guard let entry, let departure = entry.annotation as? Departure else { return nil }
        let holder = departure.view.key == key && departure.view.object === object ? nil : mention(departure.view)
        return .leftWindow(view, with: holder, losing: loss, during: occasion(before: entry.number))
    }

    /// The members of the touch's arena, in their order.
    var arena: [TraceSubject] { reading.arena }

    func states(_ subject: TraceSubject) -> [(
        state: UIGestureRecognizer.State, time: TimeInterval, number: Int
    )] {
        reading.gestures.compactMap { step in
            guard step.recognizer.id == subject.id, case .entered(let state, _) = step.kind else { return nil }
            return (state, step.time, step.number)
        }
    }

    /// The number of the record in which the recognizer recognized.
    func recognizedAt(_ subject: TraceSubject) -> Int? {
        states(subject).first { $0.state == .began || $0.state == .ended }?.number
    }

    /// The activity of the application when the record with this number was made.
    func occasion(before number: Int) -> String? {
        records.last { $0.number <= number && $0.fact.isOccasion }?.fact.sentence
    }
}

extension TraceFact {
    /// Whether application code runs during this fact.
    fileprivate var isOccasion: Bool {
        switch self {
        case .delivered, .acted, .action, .controlEvent, .scrolled, .textInput, .note: true
        default: false
        }
    }
}
