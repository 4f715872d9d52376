import TouchstoneCore

/// The contract of recognizers.
///
/// They follow the state machine, their targets receive each gesture from its beginning to one end, and finished
/// gestures leave nothing behind.
@MainActor
struct GestureContract {
    private struct Course {
        let recognizer: TraceSubject
        /// The last state it entered, and whether its action for that state is still due.
        var entered: UIGestureRecognizer.State?
        var isDue = false
        /// The last state its targets received; `nil` after an end.
        var received: UIGestureRecognizer.State?
        var isInArena = false
    }

    private var courses: [Int: Course] = [:]

    mutating func receive(_ record: TraceRecord, _ objects: Trace) -> Breach? {
        switch record.fact {
        case .arena(_, let members):
            for member in members { course(member) { $0.isInArena = true } }
        case .entered(let recognizer, let state, _):
            let (before, isDue) = course(recognizer) { course in
                defer { (course.entered, course.isDue) = (state, true) }
                return (course.entered, course.isDue)
            }
            // A recognizer that is cut off, such as disabled, between its end and its action is cancelled (G-45).
            let isCutOff = before == .ended && state == .cancelled && isDue
            guard isCutOff || Self.mayEnter(state, after: before) else {
                return Breach("G-2", "\(recognizer.name) enters \(state) from \(before ?? .possible)")
            }
        case .acted(let recognizer, let state), .noTarget(let recognizer, let state):
            return act(recognizer, state, objects)
        default: break
        }
        return nil
    }

    private mutating func act(
        _ recognizer: TraceSubject, _ state: UIGestureRecognizer.State, _ objects: Trace
    ) -> Breach? {
        let (before, isInArena) = course(recognizer) { course in
            defer {
                course.received = state == .began || state == .changed ? state : nil
                course.isDue = false
            }
            return (course.received, course.isInArena)
        }
        if state == .possible || state == .failed {
            return Breach("G-6", "the targets of \(recognizer.name) are called as it is \(state)")
        }
        let isLegal =
            switch (before, state) {
            case (nil, .began), (nil, .ended): true
            case (.began?, .changed), (.began?, .ended), (.began?, .cancelled): true
            case (.changed?, .changed), (.changed?, .ended), (.changed?, .cancelled): true
            default: false
            }
        guard isLegal else {
            let before = before.map { "after \($0)" } ?? "without a beginning"
            return Breach("G-8", "the targets of \(recognizer.name) are called in \(state) \(before)")
        }
        guard isInArena, state != .cancelled,
            let object = objects.object(numbered: recognizer.id) as? UIGestureRecognizer, object.view == nil
        else { return nil }
        return Breach("G-46", "the targets of \(recognizer.name) are called in \(state), though it has no view")
    }

    private static func mayEnter(
        _ state: UIGestureRecognizer.State, after before: UIGestureRecognizer.State?
    ) -> Bool {
        switch before ?? .possible {
        // A finished recognizer returns to `.possible` before it enters another state (G-11).
        case .possible, .ended, .cancelled, .failed: state == .began || state == .ended || state == .failed
        case .began, .changed: state == .changed || state == .ended || state == .cancelled
        @unknown default: false
        }
    }

    @discardableResult
    private mutating func course<Result>(
        _ recognizer: TraceSubject, _ change: (inout Course) -> Result
    ) -> Result {
        change(&courses[recognizer.id, default: Course(recognizer: recognizer)])
    }

    /// Checks the contract while no input is down and no recognition sequence is in progress.
    mutating func rest(_ application: UIApplication) -> [Breach] {
        var breaches: [Breach] = []
        // The pointer may rest over a view with hover recognizers that continue.
        var hovering: [Int: Course] = [:]
        defer { courses = hovering }
        for course in courses.values.sorted(by: { $0.recognizer.id < $1.recognizer.id }) {
            let object = application.trace.object(numbered: course.recognizer.id) as? UIGestureRecognizer
            if object is UIHoverGestureRecognizer {
                if course.received != nil { hovering[course.recognizer.id] = course }
                continue
            }
            if let received = course.received {
                breaches.append(
                    Breach("G-8", "the targets of \(course.recognizer.name) received \(received), but no end"))
            }
            if let object { breaches += Self.rest(object) }
        }
        return breaches
    }

    /// Returns what a recognizer without a recognition sequence has left behind.
    static func rest(_ recognizer: UIGestureRecognizer) -> [Breach] {
        if recognizer is UIHoverGestureRecognizer { return [] }
        let name = recognizer.name ?? String(describing: type(of: recognizer))
        var breaches: [Breach] = []
        if recognizer.state != .possible {
            breaches.append(Breach("G-11", "\(name) rests in \(recognizer.state)"))
        }
        if recognizer.numberOfTouches > 0 {
            breaches.append(
                Breach("G-62", "\(name) counts \(recognizer.numberOfTouches) fingers, though none is down"))
        }
        return breaches
    }
}
