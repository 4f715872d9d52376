import Foundation
import TouchstoneCore

/// A trace read from JSON as written by `TraceJSON`, one object per line.
///
/// ```swift
/// let reading = TraceReading(text)
/// for problem in reading.problems { print(problem) }
/// ```
public struct TraceReading: Sendable {
    /// The records that could be read, in order.
    public var records: [TraceRecord] = []
    /// The unreadable lines, which were skipped; at most one hundred.
    public var problems: [Recording.Problem] = []

    /// Reads the trace in a text, which is a file of records or a recording with a stored trace.
    public init(_ text: String) {
        var number = 0
        for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) else { continue }
            add(line, line: number)
        }
    }

    /// Reads the stored trace of a recording.
    public init(_ recording: Recording) {
        for (index, line) in recording.trace.enumerated() { add(line.utf8, line: index + 1) }
    }

    private mutating func add(_ line: some Collection<UInt8>, line number: Int) {
        do {
            let fields = try RecordingFields(json: line)
            // Other lines of a recording are not trace records.
            if !fields.has("kind"),
                fields.has("in") || fields.has("turn") || fields.has("touchstone") || fields.has("end")
            {
                return
            }
            records.append(try fields.record())
        } catch {
            if problems.count < 100 { problems.append(Recording.Problem(line: number, message: error.message)) }
        }
    }
}

extension RecordingFields {
    func record() throws(Mistake) -> TraceRecord {
        TraceRecord(number: try integer("n"), time: try numberOrNaN("time"), fact: try fact(text("kind")))
    }

    private func fact(_ kind: String) throws(Mistake) -> TraceFact {
        switch kind {
        case "queued":
            guard let phase = TouchSample.Phase(rawValue: try text("phase")) else {
                throw Mistake(message: "“\(try text("phase").prefix(40))” is no `phase` that is known")
            }
            return .queued(touch: try integer("touch"), phase: phase, location: try place())
        case "port": return .portFired(inputs: try integer("samples"))
        case "drain": return .drainFired(inputs: try integer("samples"))
        case "asked": return .asked(try subject("view"), point: try place(), depth: try integer("depth"))
        case "verdict":
            return .verdict(
                try subject("view"), try verdict(), answer: try subjectIfAny("answer"), depth: try integer("depth"))
        case "bound":
            return .bound(
                touch: try integer("touch"), view: try subject("view"), window: try subject("window"),
                location: try place(), tapCount: try integer("tapCount"))
        case "unbound": return .unbound(touch: try integer("touch"), reason: try reason())
        case "suppressed":
            return .suppressed(touch: try integer("touch"), view: try subject("view"), reason: try reason())
        case "sent": return .sent(to: try subject("to"), touches: try integers("touches"))
        case "delivered":
            return .delivered(try method(), to: try subject("to"), touches: try integers("touches"))
        case "forwarded": return .forwarded(try method(), from: try subject("from"), to: try subject("to"))
        case "dropped": return .dropped(try method(), last: try subject("last"))
        case "cancelled": return .cancelled(touches: try integers("touches"), reason: try reason())
        case "arena": return .arena(touch: try integer("touch"), members: try subjects("members", "memberIDs"))
        case "state":
            return .entered(try subject("recognizer"), try state(), reason: try failureIfAny())
        case "waits": return .waits(try subject("recognizer"), for: try subject("for"))
        case "noTarget": return .noTarget(try subject("recognizer"), state: try state())
        case "action": return .acted(try subject("recognizer"), state: try state())
        case "consumed":
            return .consumed(try subject("recognizer"), x: try numberOrNaN("x"), y: try numberOrNaN("y"))
        case "control": return .controlEvent(try subject("control"), events: try text("event"))
        case "sentAction":
            return .action(try text("action"), from: try subjectIfAny("from"), to: try subjectIfAny("to"))
        case "scrolled": return .scrolled(try subject("view"), try stage(), offset: try place())
        case "firstResponder":
            return .firstResponder(try subjectIfAny("responder"), window: try subject("window"))
        case "textInput": return .textInput(try text("what"), to: try subjectIfAny("responder"))
        case "focus": return .focus(try subjectIfAny("view"), window: try subject("window"))
        case "note":
            return .note(try has("note") ? text("note") : noteOfVersion1())
        case "ignored": return .ignored(touch: try integer("touch"), reason: try reason())
        case let other:
            if let current = OldWord.current[other] { return try fact(current) }
            throw Mistake(message: "“\(other.prefix(40))” is no `kind` of record that is known")
        }
    }

    private func place() throws(Mistake) -> CGPoint {
        CGPoint(x: try numberOrNaN("x"), y: try numberOrNaN("y"))
    }

    /// Reads a number; the trace writes non-finite numbers as null.
    private func numberOrNaN(_ name: String) throws(Mistake) -> Double { isNull(name) ? .nan : try number(name) }

    func subject(_ role: String) throws(Mistake) -> TraceSubject {
        TraceSubject(name: try text(role), id: try integer(role + "ID"))
    }

    private func subjectIfAny(_ role: String) throws(Mistake) -> TraceSubject? {
        isNull(role) ? nil : try subject(role)
    }

    private func subjects(_ names: String, _ ids: String) throws(Mistake) -> [TraceSubject] {
        let names = try texts(names)
        let ids = try integers(ids)
        guard names.count == ids.count else { throw Mistake(message: "has more names than numbers, or fewer") }
        return zip(names, ids).map { TraceSubject(name: $0, id: $1) }
    }

    private func method() throws(Mistake) -> ForwardedMethod {
        guard let method = ForwardedMethod(rawValue: try text("method")) else {
            throw Mistake(message: "“\(try text("method").prefix(40))” is no `method` that is known")
        }
        return method
    }

    private func state() throws(Mistake) -> UIGestureRecognizer.State {
        let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        let word = try text("state")
        guard let state = states.first(where: { "\($0)" == word }) else {
            throw Mistake(message: "“\(word.prefix(40))” is no `state` that is known")
        }
        return state
    }

    private func stage() throws(Mistake) -> ScrollCallback {
        let word = try text("stage")
        let stages: [ScrollCallback] = [
            .willBeginDragging, .willEndDragging, .didEndDragging(willDecelerate: true),
            .didEndDragging(willDecelerate: false), .willBeginDecelerating, .didEndDecelerating,
            .didEndScrollingAnimation, .didScrollToTop, .willBeginZooming, .didEndZooming,
        ]
        guard let stage = stages.first(where: { $0.word == word }) else {
            throw Mistake(message: "“\(word.prefix(40))” is no `stage` of scrolling that is known")
        }
        return stage
    }

    private func verdict() throws(Mistake) -> HitTestVerdict {
        switch try text("verdict") {
        case "alpha": return .alpha(Float(try numberOrNaN("alpha")))
        case "outside":
            return .outside(overridden: try has("overridden") ? integer("overridden") == 1 : isOverriddenInVersion1())
        case let code:
            let plain: [HitTestVerdict] = [
                .hit, .descendant, .redirected, .hidden, .interactionDisabled, .animating, .singular, .disabledControl,
                .answeredNil,
            ]
            guard let verdict = plain.first(where: { $0.code == code }) else {
                throw Mistake(message: "“\(code.prefix(40))” is no `verdict` that is known")
            }
            return verdict
        }
    }
}
