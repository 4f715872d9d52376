import Foundation
import TouchstoneCore
import TouchstoneText

/// A description of what happened to one touch.
///
/// It says what delayed the touch and how long, which recognizers won or failed and by which rule, what was cancelled,
/// and which responder handled the touch or why none did.
///
/// ```swift
/// for touch in TouchHistory.all(in: records) { print(TouchEventLog(touch).text) }
/// ```
public struct TouchEventLog: Sendable {
    /// The touch that is described.
    public let touch: TouchHistory
    /// The outcome of the touch.
    public let outcome: TouchOutcome
    /// The description's sentences, in order of time.
    public let sentences: [String]

    /// The description as one paragraph.
    public var text: String { sentences.joined(separator: " ") }

    /// Describes a touch.
    ///
    /// - Parameters:
    ///   - touch: The history of the touch.
    ///   - start: The time that times in the text are relative to, in seconds on the trace's clock.
    public init(_ touch: TouchHistory, start: TimeInterval = 0) {
        self.touch = touch
        outcome = touch.outcome
        sentences =
            [touch.fingerSentence(start)] + touch.hitSentences + touch.arenaSentences + touch.delaySentences
            + touch.gestureSentences + touch.viewSentences + touch.effectSentences
    }

    /// Describes all touches of a trace, with times relative to its beginning.
    public static func all(in records: [TraceRecord]) -> [TouchEventLog] {
        let start = records.first?.time ?? 0
        return TouchHistory.all(in: records).map { TouchEventLog($0, start: start) }
    }
}

extension TouchHistory {
    fileprivate func since(_ time: TimeInterval) -> String { (time - downTime).seconds }

    fileprivate var viewName: String { binding?.view.name ?? "no view" }

    fileprivate var winners: [TraceSubject] { reading.winners }

    fileprivate var beginning: Delivery? { deliveries.first { $0.method == .touchesBegan } }

    // MARK: The finger

    fileprivate func fingerSentence(_ start: TimeInterval) -> String {
        guard let first = path.first else {
            return "Touch \(number) went down \((downTime - start).seconds) into the trace."
        }
        var text =
            "Touch \(number) (finger \(finger)) went down at \(first.location.short) after \((downTime - start).seconds)"
        guard let last = path.last, path.count > 1 else {
            return text + ", and the trace ends before it lifts."
        }
        let moved = first.location.distance(to: last.location)
        switch last.phase {
        case .ended: text += " and lifted \(since(last.time)) later"
        case .cancelled: text += " and was cancelled by the system \(since(last.time)) later"
        default: text += " and was still down \(since(last.time)) later, when the trace ended"
        }
        text += moved < 0.5 ? ", in the same place" : ", \(moved.points) away at \(last.location.short)"
        return text + "."
    }

    // MARK: The hit test

    fileprivate var hitSentences: [String] {
        let refused = answers.filter { $0.answer == nil }
        let most = refused.count > 5 ? 4 : 5
        var why = refused.prefix(most).map { "\($0.view.name) (\($0.verdict.words(nil)))" }
        if refused.count > most { why.append("\(refused.count - most) others") }
        guard let binding else {
            let reason = refusal?.words ?? "no view was found"
            guard !why.isEmpty else { return ["It belongs to no view: \(reason)."] }
            return ["It belongs to no view: \(reason) (HT-41). \(why.listed) declined."]
        }
        var text = "The hit test gave it to \(binding.view.name)"
        if let redirected = answers.first(where: { $0.verdict == .redirected }) {
            text += ", to which \(redirected.view.name)'s override redirected it (HT-29)"
        }
        if !why.isEmpty { text += ", after \(why.listed) had declined" }
        text += "."
        var sentences = [text]
        if binding.tapCount > 1 { sentences.append("It counted as tap \(binding.tapCount).") }
        if let suppressedFrom {
            sentences.append(
                "\(suppressedFrom.name) never receives it: \(refusal?.words ?? "it is suppressed") (DL-13 to DL-15).")
        }
        return sentences
    }

    // MARK: Arena

    fileprivate var arenaSentences: [String] {
        guard !arena.isEmpty else { return [] }
        let names = arena.map(\.name)
        return names.count == 1 ? ["\(names[0]) watched it."] : ["\(names.listed) competed for it."]
    }

    /// Sentences about delays of the beginning or end of the touch.
    fileprivate var delaySentences: [String] {
        guard let binding, suppressedFrom == nil else { return [] }
        var sentences: [String] = []
        if let beginning {
            let wait = beginning.time - binding.time
            if wait > 1e-6 {
                sentences.append(
                    "Its beginning was held back from \(viewName) for \(wait.seconds)\(releaser(beginning.time)) (G-39)."
                )
            }
        } else if let winner = winners.first {
            sentences.append(
                "It was delayed for \(viewName) until \(winner.name) recognized, so the view never received it (G-40).")
        } else if path.count > 1 {
            sentences.append("\(viewName) never received it.")
        }
        if let lift = upTime, let ending = deliveries.first(where: { $0.method == .touchesEnded }),
            ending.time - max(lift, beginning?.time ?? lift) > 1e-6
        {
            let wait = ending.time - max(lift, beginning?.time ?? lift)
            sentences.append(
                "Its end was held back from \(viewName) for \(wait.seconds)\(releaser(ending.time)) (G-37).")
        }
        return sentences
    }

    /// The recognizer that failed at that time, which ended the delay.
    private func releaser(_ time: TimeInterval) -> String {
        let last = gestures.last { step in
            guard case .entered(.failed, _) = step.kind else { return false }
            return step.time <= time + 1e-9 && step.time >= time - 1e-6
        }
        return last.map { ", until \($0.recognizer.name) failed" } ?? ""
    }

    fileprivate var gestureSentences: [String] {
        var sentences: [String] = []
        var waits: [Int: (time: TimeInterval, other: TraceSubject)] = [:]
        var reported: Set<Int> = []
        for step in gestures {
            let name = step.recognizer.name
            switch step.kind {
            case .waits(let other):
                waits[step.recognizer.id] = (step.time, other)
                sentences.append(
                    "\(name) had matched after \(since(step.time)), but waited for \(other.name) to fail (G-24).")
            case .entered(.began, _):
                sentences.append(
                    "\(name) began after \(since(step.time))\(waited(waits, step))\(victory(of: step.recognizer)).")
            case .entered(.ended, _):
                let hasBegun = gestures.contains { other in
                    guard case .entered(.began, _) = other.kind else { return false }
                    return other.recognizer.id == step.recognizer.id
                }
                sentences.append(
                    hasBegun
                        ? "\(name) ended after \(since(step.time))."
                        : "\(name) recognized after \(since(step.time))\(waited(waits, step))\(victory(of: step.recognizer))."
                )
            case .entered(.cancelled, _): sentences.append("\(name) was cancelled after \(since(step.time)).")
            case .entered(.failed, let reason) where reason?.isPrevention != true:
                guard !reported.contains(step.recognizer.id) else { continue }
                let alike = gestures.filter { $0.time == step.time && $0.kind == step.kind }.map(\.recognizer)
                reported.formUnion(alike.map(\.id))
                let why = reason.map { ": \($0.words)" + ($0.rule.map { " (\($0))" } ?? "") }
                sentences.append("\(alike.map(\.name).listed) failed after \(since(step.time))\(why ?? "").")
            case .entered, .acted: break
            }
        }
        var acting: [TraceSubject] = []
        for step in gestures {
            guard case .acted = step.kind, !acting.contains(where: { $0.id == step.recognizer.id }) else { continue }
            acting.append(step.recognizer)
            sentences.append(actionSentence(step))
        }
        return sentences
    }

    private func actionSentence(_ first: GestureStep) -> String {
        let count = gestures.count { step in
            guard case .acted = step.kind else { return false }
            return step.recognizer.id == first.recognizer.id
        }
        let more = count > 1 ? ", the first of \(count)" : ""
        let lag = upTime.flatMap { first.time - $0 > 1e-6 ? ", \((first.time - $0).seconds) after the lift" : nil }
        return "\(first.recognizer.name)'s action was sent after \(since(first.time))\(lag ?? "")\(more)."
    }

    /// The recognizers that the winner prevented, in words.
    private func victory(of winner: TraceSubject) -> String {
        let losers = gestures.compactMap { step -> String? in
            guard case .entered(.failed, .prevented(by: winner)) = step.kind else { return nil }
            return step.recognizer.name
        }
        return losers.isEmpty ? "" : " and so prevented \(losers.listed) (G-19, G-21)"
    }

    private func waited(
        _ waits: [Int: (time: TimeInterval, other: TraceSubject)], _ step: GestureStep
    ) -> String {
        guard let wait = waits[step.recognizer.id], step.time - wait.time > 1e-6 else { return "" }
        return ", having waited \((step.time - wait.time).seconds) for \(wait.other.name)"
    }

    // MARK: The view

    fileprivate var viewSentences: [String] {
        guard binding != nil, !deliveries.isEmpty else { return [] }
        var sentences: [String] = []
        var received: [(method: ForwardedMethod, count: Int)] = []
        for delivery in deliveries {
            if received.last?.method == delivery.method {
                received[received.count - 1].count += 1
            } else {
                received.append((delivery.method, 1))
            }
        }
        let words = received.map { $0.count == 1 ? $0.method.rawValue : "\($0.method.rawValue) ×\($0.count)" }
        sentences.append("\(deliveries[0].receiver.name) received \(words.listed).")
        for cancellation in cancellations {
            sentences.append(
                "It was cancelled after \(since(cancellation.time)): \(cancellation.reason.words) (DL-18).")
        }
        if let cancelled = deliveries.first(where: { $0.method == .touchesCancelled }), cancellations.isEmpty,
            let winner = winners.first
        {
            sentences.append(
                "When \(winner.name) recognized, the touch was cancelled in \(cancelled.receiver.name) (DL-11, DL-18).")
        }
        if let beginning, winners.isEmpty {
            let chain = ([beginning.receiver] + beginning.climb).map(\.name)
            if beginning.isDropped {
                sentences.append(
                    "No responder handled it: it went up the chain \(chain.joined(separator: " → ")) and was dropped (RC-39)."
                )
            } else if chain.count > 1 {
                sentences.append("It climbed \(chain.joined(separator: " → ")), which handled it.")
            } else {
                sentences.append("\(chain[0]) handled it and did not pass it on.")
            }
        }
        return sentences
    }

    fileprivate var effectSentences: [String] {
        guard !effects.isEmpty else { return [] }
        var texts: [(text: String, count: Int)] = []
        for effect in effects {
            if texts.last?.text == effect.text {
                texts[texts.count - 1].count += 1
            } else {
                texts.append((effect.text, 1))
            }
        }
        return [
            "It brought about: "
                + texts.map { $0.count == 1 ? $0.text : "\($0.text) ×\($0.count)" }.joined(separator: "; ") + "."
        ]
    }
}

extension [String] {
    /// The elements as a list in words: `a, b and c`.
    var listed: String {
        guard count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last!
    }
}

extension TimeInterval {
    /// The time with at most three decimal places, such as `0.35 s`.
    var seconds: String {
        let rounded = (self * 1000).rounded() / 1000
        return (rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : "\(rounded)") + " s"
    }
}

extension CGFloat {
    var points: String { "\(Int(isFinite && magnitude < 1e9 ? rounded() : 0)) pt" }
}

extension CGPoint {
    /// The point with at most one decimal place, such as `(150, 20.5)`.
    var short: String {
        func number(_ value: CGFloat) -> String {
            let value = (Double(value) * 10).rounded() / 10
            return value.isFinite && value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
        }
        return "(\(number(x)), \(number(y)))"
    }

    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (Double(other.x - x), Double(other.y - y))
        return CGFloat((dx * dx + dy * dy).squareRoot())
    }
}

extension TouchEventLog {
    /// The description as one JSON object in one line.
    ///
    /// Its keys are `touch`, `finger`, `outcome` in words, `code` (the code of the outcome), `text`, `down` and `up` in
    /// seconds on the trace's clock (`up` is null if the trace ends earlier), `view`, and `recognizers` with their last
    /// states.
    public var json: String {
        var json = JSONText()
        json.object { json in
            json.key("touch")
            json.add(touch.number)
            json.key("finger")
            json.add(touch.finger)
            json.key("outcome")
            json.add(outcome.words)
            json.key("code")
            json.add(outcome.code)
            json.key("text")
            json.add(text)
            json.key("down")
            json.add(touch.downTime, decimals: 6)
            json.key("up")
            if let up = touch.upTime { json.add(up, decimals: 6) } else { json.addNull() }
            json.key("view")
            if let view = touch.binding?.view.name { json.add(view) } else { json.addNull() }
            json.key("recognizers")
            json.array { list in
                for recognizer in touch.arena {
                    list.object { json in
                        json.key("name")
                        json.add(recognizer.name)
                        json.key("state")
                        json.add(touch.lastState(recognizer).map { "\($0)" } ?? "possible")
                    }
                }
            }
        }
        return json.text
    }
}
