import TouchstoneCore

/// Numbers records from 1, and subjects in the order of their first mention.
///
/// The same events therefore give the same text, whatever was traced earlier and whichever other listeners requested
/// names.
struct TraceNumbering {
    private var given: [Int: Int] = [:]
    /// Negative numbers of subjects mentioned only outside run-loop iterations.
    private var givenOutside: [Int: Int] = [:]
    private var count = 0
    private var isOutside = false

    mutating func renumbered(_ record: TraceRecord) -> TraceRecord {
        count += 1
        return TraceRecord(number: count, time: record.time, fact: renumbered(record.fact))
    }

    /// Renumbers a record made outside run-loop iterations. It gets no number and assigns none, since a replay has no
    /// such record.
    mutating func renumberedOutside(_ record: TraceRecord) -> TraceRecord {
        isOutside = true
        defer { isOutside = false }
        return TraceRecord(number: 0, time: record.time, fact: renumbered(record.fact))
    }

    private mutating func new(_ subject: TraceSubject) -> TraceSubject {
        let number: Int
        if let known = given[subject.id] {
            number = known
        } else if isOutside {
            number = givenOutside[subject.id] ?? -givenOutside.count - 1
            givenOutside[subject.id] = number
        } else {
            number = given.count + 1
            given[subject.id] = number
        }
        return TraceSubject(name: subject.name, id: number)
    }

    private mutating func new(_ subject: TraceSubject?) -> TraceSubject? { subject.map { new($0) } }

    private mutating func renumbered(_ fact: TraceFact) -> TraceFact {
        switch fact {
        case .queued, .portFired, .drainFired, .unbound, .cancelled, .ignored, .note: fact
        case .asked(let view, let point, let depth): .asked(new(view), point: point, depth: depth)
        case .verdict(let view, let verdict, let answer, let depth):
            .verdict(new(view), verdict, answer: new(answer), depth: depth)
        case .bound(let touch, let view, let window, let location, let tapCount):
            .bound(touch: touch, view: new(view), window: new(window), location: location, tapCount: tapCount)
        case .suppressed(let touch, let view, let reason):
            .suppressed(touch: touch, view: new(view), reason: reason.mapSubject { new($0) })
        case .sent(let receiver, let touches): .sent(to: new(receiver), touches: touches)
        case .delivered(let method, let receiver, let touches):
            .delivered(method, to: new(receiver), touches: touches)
        case .forwarded(let method, let from, let to): .forwarded(method, from: new(from), to: new(to))
        case .dropped(let method, let last): .dropped(method, last: new(last))
        case .arena(let touch, let members): .arena(touch: touch, members: members.map { new($0) })
        case .entered(let recognizer, let state, let reason):
            .entered(new(recognizer), state, reason: reason?.mapSubject { new($0) })
        case .waits(let recognizer, let other): .waits(new(recognizer), for: new(other))
        case .acted(let recognizer, let state): .acted(new(recognizer), state: state)
        case .noTarget(let recognizer, let state): .noTarget(new(recognizer), state: state)
        case .controlEvent(let control, let events): .controlEvent(new(control), events: events)
        case .action(let name, let sender, let target): .action(name, from: new(sender), to: new(target))
        case .scrolled(let view, let stage, let offset): .scrolled(new(view), stage, offset: offset)
        case .firstResponder(let responder, let window): .firstResponder(new(responder), window: new(window))
        case .textInput(let words, let responder): .textInput(words, to: new(responder))
        case .focus(let view, let window): .focus(new(view), window: new(window))
        case .consumed(let recognizer, let x, let y): .consumed(new(recognizer), x: x, y: y)
        }
    }
}
