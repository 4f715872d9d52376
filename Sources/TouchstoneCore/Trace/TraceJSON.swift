import Foundation
import TouchstoneText

/// Touchstone extension: A trace record as a flat JSON object, for programs.
///
/// Every record has `n`, `time`, `kind` and `text`, a sentence for people, followed by the fields of its kind. In the
/// table, "why" means `reason`, `because` and, if there is one, `rule`.
///
/// | kind | fields |
/// |---|---|
/// | `port`, `drain` | `samples` |
/// | `queued` | `touch`, `phase`, `x`, `y` in screen points |
/// | `asked` | `view`, `viewID`, `depth`, `x`, `y` in the view's bounds |
/// | `verdict` | `view`, `viewID`, `depth`, `verdict`, `answer`, `answerID`, `reason`, `alpha`, `overridden` (0 or 1) |
/// | `bound` | `touch`, `view`, `viewID`, `window`, `windowID`, `x`, `y` in the window, `tapCount` |
/// | `unbound`, `ignored` | `touch`; why |
/// | `suppressed` | `touch`, `view`, `viewID`; why, `by` and `byID` or `other`, a finger |
/// | `sent` | `to`, `toID`, `touches` |
/// | `delivered` | `method`, `to`, `toID`, `touches` |
/// | `forwarded` | `method`, `from`, `fromID`, `to`, `toID` |
/// | `dropped` | `method`, `last`, `lastID` |
/// | `cancelled` | `touches`; why, `other`, a finger |
/// | `arena` | `touch`, `members`, `memberIDs` |
/// | `state` | `recognizer`, `recognizerID`, `state`; why, `by` and `byID`, or `measured`, `allowed` and `elapsed` |
/// | `waits` | `recognizer`, `recognizerID`, `for`, `forID` |
/// | `action`, `noTarget` | `recognizer`, `recognizerID`, `state` |
/// | `consumed` | `recognizer`, `recognizerID`, `x`, `y` |
/// | `control` | `control`, `controlID`, `event` |
/// | `sentAction` | `action`, `from`, `fromID`, `to`, `toID` |
/// | `scrolled` | `view`, `viewID`, `stage`, `x`, `y` |
/// | `firstResponder` | `responder`, `responderID`, `window`, `windowID` |
/// | `textInput` | `what`, `responder`, `responderID` |
/// | `focus` | `view`, `viewID`, `window`, `windowID` |
/// | `note` | `note` |
///
/// A `verdict` has `alpha` or `overridden` if that is the reason. A `state` has the fields after the semicolon if it is
/// a failure; `elapsed` is in seconds.
///
/// `reason` is text for people, `because` a stable one-word code, and `rule` an id in `docs/rules.md`.
///
/// The keys of ``line`` always have this order. Numbers that are not finite, and an answer without a view, are `null`.
public struct TraceJSON: Sendable, Encodable {
    enum Value: Sendable {
        case text(String)
        case integer(Int)
        case number(Double)
        /// A float with all its digits, because the last bit may matter.
        case single(Float)
        case integers([Int])
        case texts([String])
        case null
    }

    let fields: [(key: String, value: Value)]

    /// Creates the JSON object of a record.
    public init(_ record: TraceRecord) {
        fields =
            [
                ("n", .integer(record.number)), ("time", .number(record.time)), ("kind", .text(record.fact.kind)),
                ("text", .text(record.fact.sentence)),
            ] + record.fact.fields
    }

    /// The object as one line, without a line break.
    public var line: String {
        var json = JSONText()
        write(into: &json)
        return json.text
    }

    /// - Parameter members: Writes the members after those of the record.
    package func write(into json: inout JSONText, members: (inout JSONText) -> Void = { _ in }) {
        json.object { json in
            for (key, value) in fields {
                json.key(key)
                switch value {
                case .text(let text): json.add(text)
                case .integer(let integer): json.add(integer)
                case .number(let number): json.add(number, decimals: 6)
                case .single(let number): json.add(json: number.isFinite ? "\(number)" : "null")
                case .integers(let integers): json.array { array in integers.forEach { array.add($0) } }
                case .texts(let texts): json.array { array in texts.forEach { array.add($0) } }
                case .null: json.addNull()
                }
            }
            members(&json)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for (key, value) in fields {
            let key = Key(stringValue: key)
            switch value {
            case .text(let text): try container.encode(text, forKey: key)
            case .integer(let integer): try container.encode(integer, forKey: key)
            case .number(let number) where number.isFinite: try container.encode(number, forKey: key)
            case .single(let number) where number.isFinite: try container.encode(number, forKey: key)
            case .integers(let integers): try container.encode(integers, forKey: key)
            case .texts(let texts): try container.encode(texts, forKey: key)
            case .number, .single, .null: try container.encodeNil(forKey: key)
            }
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension TraceFact {
    /// The kind of fact, as one word.
    public var kind: String {
        switch self {
        case .queued: "queued"
        case .portFired: "port"
        case .drainFired: "drain"
        case .asked: "asked"
        case .verdict: "verdict"
        case .bound: "bound"
        case .unbound: "unbound"
        case .suppressed: "suppressed"
        case .sent: "sent"
        case .delivered: "delivered"
        case .forwarded: "forwarded"
        case .dropped: "dropped"
        case .cancelled: "cancelled"
        case .ignored: "ignored"
        case .arena: "arena"
        case .entered: "state"
        case .waits: "waits"
        case .acted: "action"
        case .noTarget: "noTarget"
        case .consumed: "consumed"
        case .controlEvent: "control"
        case .action: "sentAction"
        case .scrolled: "scrolled"
        case .firstResponder: "firstResponder"
        case .textInput: "textInput"
        case .focus: "focus"
        case .note: "note"
        }
    }

    fileprivate var fields: [(key: String, value: TraceJSON.Value)] {
        switch self {
        case .queued(let touch, let phase, let location):
            [("touch", .integer(touch)), ("phase", .text(phase.rawValue))] + Self.point(location)
        case .portFired(let inputs), .drainFired(let inputs):
            [("samples", .integer(inputs))]
        case .asked(let view, let point, let depth):
            Self.subject(view, "view") + [("depth", .integer(depth))] + Self.point(point)
        case .verdict(let view, let verdict, let answer, let depth):
            Self.subject(view, "view") + [("depth", .integer(depth)), ("verdict", .text(verdict.code))]
                + Self.subject(answer, "answer") + [("reason", .text(verdict.words(answer?.name)))]
                + Self.details(verdict)
        case .bound(let touch, let view, let window, let location, let tapCount):
            [("touch", .integer(touch))] + Self.subject(view, "view") + Self.subject(window, "window")
                + Self.point(location) + [("tapCount", .integer(tapCount))]
        case .unbound(let touch, let reason): [("touch", .integer(touch))] + Self.reason(reason)
        case .ignored(let touch, let reason): [("touch", .integer(touch))] + Self.reason(reason)
        case .suppressed(let touch, let view, let reason):
            [("touch", .integer(touch))] + Self.subject(view, "view") + Self.reason(reason) + reason.fields
        case .sent(let receiver, let touches):
            Self.subject(receiver, "to") + [("touches", .integers(touches))]
        case .delivered(let method, let receiver, let touches):
            [("method", .text(method.rawValue))] + Self.subject(receiver, "to") + [("touches", .integers(touches))]
        case .forwarded(let method, let from, let to):
            [("method", .text(method.rawValue))] + Self.subject(from, "from") + Self.subject(to, "to")
        case .dropped(let method, let last):
            [("method", .text(method.rawValue))] + Self.subject(last, "last")
        case .cancelled(let touches, let reason):
            [("touches", .integers(touches))] + Self.reason(reason) + reason.fields
        case .arena(let touch, let members):
            [
                ("touch", .integer(touch)), ("members", .texts(members.map(\.name))),
                ("memberIDs", .integers(members.map(\.id))),
            ]
        case .entered(let recognizer, let state, let reason):
            Self.subject(recognizer, "recognizer") + [("state", .text("\(state)"))]
                + (reason.map { Self.reason($0) + $0.fields } ?? [])
        case .waits(let recognizer, let other):
            Self.subject(recognizer, "recognizer") + Self.subject(other, "for")
        case .acted(let recognizer, let state), .noTarget(let recognizer, let state):
            Self.subject(recognizer, "recognizer") + [("state", .text("\(state)"))]
        case .consumed(let recognizer, let x, let y):
            Self.subject(recognizer, "recognizer") + [("x", .number(x)), ("y", .number(y))]
        case .controlEvent(let control, let events):
            Self.subject(control, "control") + [("event", .text(events))]
        case .action(let name, let sender, let target):
            [("action", .text(name))] + Self.subject(sender, "from") + Self.subject(target, "to")
        case .scrolled(let view, let stage, let offset):
            Self.subject(view, "view") + [("stage", .text(stage.word))] + Self.point(offset)
        case .firstResponder(let responder, let window):
            Self.subject(responder, "responder") + Self.subject(window, "window")
        case .textInput(let words, let responder):
            [("what", .text(words))] + Self.subject(responder, "responder")
        case .focus(let view, let window):
            Self.subject(view, "view") + Self.subject(window, "window")
        case .note(let text):
            [("note", .text(text))]
        }
    }

    private static func subject(_ subject: TraceSubject?, _ role: String) -> [(key: String, value: TraceJSON.Value)] {
        [
            (role, subject.map { .text($0.name) } ?? .null),
            (role + "ID", subject.map { .integer($0.id) } ?? .null),
        ]
    }

    private static func details(_ verdict: HitTestVerdict) -> [(key: String, value: TraceJSON.Value)] {
        switch verdict {
        case .alpha(let alpha): [("alpha", .single(alpha))]
        case .outside(let overridden): [("overridden", .integer(overridden ? 1 : 0))]
        default: []
        }
    }

    private static func reason(_ reason: some TraceReason) -> [(key: String, value: TraceJSON.Value)] {
        [("reason", .text(reason.words)), ("because", .text(reason.code))]
            + (reason.rule.map { [("rule", .text($0))] } ?? [])
    }

    private static func point(_ point: CGPoint) -> [(key: String, value: TraceJSON.Value)] {
        [("x", .number(Double(point.x))), ("y", .number(Double(point.y)))]
    }
}

extension FailureReason {
    fileprivate var fields: [(key: String, value: TraceJSON.Value)] {
        if let subject { return [("by", .text(subject.name)), ("byID", .integer(subject.id))] }
        guard case .unmet(let condition) = self else { return [] }
        return [
            ("measured", .number(condition.measured)), ("allowed", .number(condition.allowed)),
            ("elapsed", .number(condition.elapsed)),
        ]
    }
}

extension SuppressionReason {
    fileprivate var fields: [(key: String, value: TraceJSON.Value)] {
        switch self {
        case .secondTouch(let other), .otherIsExclusive(let other), .isExclusive(let other):
            [("other", .integer(other))]
        case .scrollViewRefused(let scrollView):
            [("by", .text(scrollView.name)), ("byID", .integer(scrollView.id))]
        case .recorded: []
        }
    }
}

extension CancelReason {
    fileprivate var fields: [(key: String, value: TraceJSON.Value)] {
        if case .downAgain(let finger) = self { [("other", .integer(finger))] } else { [] }
    }
}
