import Foundation
import TouchstoneCore

/// Finds out why a responder is not first responder after a touch.
@MainActor
struct ResponderOutcome {
    let touch: TouchPast
    let responder: UIResponder
    let mention: TouchExplanation.Mention

    /// Whether it became first responder, lost that status, or did not become first responder on request, during or
    /// after the touch, wherever the finger was.
    var isOfTouch: Bool {
        if eventLog.becameAt >= 0 || eventLog.loss != nil { return true }
        return touch.annotations(FirstResponderAnnotation.self).contains { $0.responder.refers(to: responder) }
    }

    /// Whether it was asked to become first responder for the touch and did not.
    var wasAskedInVain: Bool {
        touch.annotations(FirstResponderAnnotation.self, before: touch.nextTouchAt).contains {
            $0.responder.refers(to: responder)
        }
    }

    /// Whether a touched responder other than this one received the text that was typed after the touch. Then the touch
    /// was not meant for this responder.
    ///
    /// - Parameter hit: The place of the hit view.
    func isOfKeys(after hit: Int) -> Bool {
        guard let scene = touch.scene else { return false }
        if let view = responder.responderView, let place = scene.place(of: view), scene.isInside(hit, of: place) {
            return false
        }
        func isTouched(_ place: Int?) -> Bool { place.map { scene.isInside(hit, of: $0) } == true }
        let keys = touch.annotations(KeyAnnotation.self).compactMap(\.links.first)
        if keys.contains(where: { isTouched(scene.place(of: $0.owner)) }) { return true }
        return touch.records.contains { record in
            if case .textInput(_, let taker?) = record.fact { isTouched(touch.place(of: taker)) } else { false }
        }
    }

    /// The responder on which `becomeFirstResponder()` was called instead, successfully or not.
    ///
    /// That is a responder that contains this one, or, if a control was touched, any other responder.
    ///
    /// - Parameter hit: The place of the hit view.
    func askedInstead(for hit: Int) -> TouchExplanation.Mention? {
        guard let scene = touch.scene, let place = responder.responderView.flatMap({ scene.place(of: $0) }),
            scene.contains(touch.location, in: place) == false
        else { return nil }
        let isByControl = scene.path(to: hit).contains { scene.views[$0].rest?.detail is ControlMemory }
        func isInstead(_ other: AnyObject?) -> Bool {
            guard let other = other as? UIResponder, other !== responder else { return false }
            let holder = other.responderView.flatMap { scene.place(of: $0) }
            if let holder, scene.isInside(place, of: holder) { return true }
            return isByControl && holder.map { !scene.isInside(hit, of: $0) } != false
        }
        let inVain = touch.annotations(FirstResponderAnnotation.self).map(\.responder).last { isInstead($0.object) }
        if let inVain { return touch.mention(inVain) }
        return touch.records.lazy.compactMap { record -> TraceSubject? in
            if case .firstResponder(let subject, _) = record.fact { subject } else { nil }
        }.last { isInstead(touch.mention($0).object) }.map { touch.mention($0) }
    }

    /// Whether it lost first responder status before the touch, and the touch could not have made it first responder
    /// again because it was outside its view or the responder is not a view.
    var isOfLossBefore: Bool {
        guard before.loss != nil, touch.scene?.firstResponder?.refers(to: responder) != true else { return false }
        guard let view = responder as? UIView, let scene = touch.scene, let place = scene.place(of: view) else {
            return true
        }
        return scene.contains(touch.location, in: place) == false
    }

    /// Whether it was asked to become first responder only while it was in no window, before the touch, which was
    /// elsewhere.
    var isOfEarlyCall: Bool {
        guard before.becameAt < 0, let scene = touch.scene else { return false }
        if let place = responder.responderView.flatMap({ scene.place(of: $0) }),
            scene.contains(touch.location, in: place) != false
        {
            return false
        }
        let calls = touch.earlierAnnotations.lazy.compactMap { $0.annotation as? FirstResponderAnnotation }
        guard case .noWindow? = calls.last(where: { $0.responder.refers(to: responder) })?.outcome else { return false }
        return true
    }

    var isFirstInTheEnd: Bool { eventLog.isFirst }

    /// The state until the touch began. For the time before the records, the first recorded scene counts.
    private var before: History {
        let scenes = touch.earlierAnnotations.lazy.compactMap { $0.annotation as? ViewTreeSnapshot }
        let wasFirst = scenes.first?.firstResponder?.refers(to: responder) == true
        return Self.eventLog(of: touch.earlier, wasFirst) { touch.means($0, responder) }
    }

    private var eventLog: History {
        let isFirst = touch.scene.map { $0.firstResponder?.refers(to: responder) == true } ?? wasFirstWithoutTouch
        return Self.eventLog(of: touch.records, isFirst) { touch.means($0, responder) }
    }

    /// Whether it was first responder when records without a touch began: their first change that concerns it takes that from it.
    private var wasFirstWithoutTouch: Bool {
        // The annotations begin before the records.
        let start = touch.records.first?.number ?? 0
        let changes = touch.annotations.lazy.filter { $0.number >= start }.compactMap {
            $0.annotation as? FirstResponderChange
        }
        let first = changes.first { [$0.from, $0.to].contains { $0?.refers(to: responder) == true } }
        return first?.from?.refers(to: responder) == true
    }

    /// The causes; empty if it became first responder and stayed it.
    var causes: [TouchExplanation.Cause] {
        let eventLog = self.eventLog
        if let loss = eventLog.loss { return [lost(at: loss, since: eventLog.becameAt)] }
        if eventLog.isFirst { return unrepeatedLoss(after: eventLog.becameAt).map { [$0] } ?? [] }
        let annotations = (touch.earlierAnnotations + touch.annotations).compactMap { entry in
            (entry.annotation as? FirstResponderAnnotation).map { (number: entry.number, annotation: $0) }
        }
        let before = self.before
        let own = annotations.last { $0.annotation.responder.refers(to: responder) }
        guard let own, own.number > before.becameAt else {
            guard let loss = before.loss else {
                return isOverriding ? [mention.refusesByOverride] : responder.causesUnasked(mention)
            }
            return [.firstResponderLost(mention, to: loss.winner.map { touch.mention($0) }, wasEarlier: true)]
        }
        let denials = touch.annotations(Denial.self)
        return [own.annotation.cause(mention, annotations.map(\.annotation), denials) { touch.mention($0) }]
    }

    /// The cause if, in the replayed session, another responder became first responder outside any event.
    private func unrepeatedLoss(after start: Int) -> TouchExplanation.Cause? {
        let changes = touch.annotations.compactMap { entry -> (number: Int, winner: TraceSubject?)? in
            guard let annotation = entry.annotation as? Unrepeated,
                case .firstResponder(let winner, _) = annotation.fact
            else {
                return nil
            }
            return (entry.number, winner)
        }
        guard let last = changes.last, last.number >= start, last.winner?.name != mention.name else { return nil }
        let winner = last.winner.map { TouchExplanation.Mention(named: $0.name) }
        return .firstResponderLost(mention, to: winner, during: touch.occasion(before: last.number))
    }

    private typealias Loss = (number: Int, time: TimeInterval, winner: TraceSubject?)
    private typealias History = (
        isFirst: Bool, becameAt: Int, loss: Loss?
    )

    /// Whether it is first responder at the end of the records, since which record, and how it lost that status.
    private static func eventLog(
        of records: ArraySlice<TraceRecord>, _ isFirst: Bool, _ isMeant: (TraceSubject) -> Bool
    ) -> History {
        var eventLog: History = (isFirst, -1, nil)
        for record in records {
            guard case .firstResponder(let subject, _) = record.fact else { continue }
            if subject.map(isMeant) ?? false {
                eventLog = (true, record.number, nil)
            } else if eventLog.isFirst {
                eventLog = (false, eventLog.becameAt, (record.number, record.time, subject))
            } else if let loss = eventLog.loss, loss.winner == nil, record.time == loss.time {
                // The window has no first responder for a moment while another one becomes it.
                eventLog.loss = (loss.number, loss.time, subject)
            }
        }
        return eventLog
    }

    private func lost(at loss: Loss, since start: Int) -> TouchExplanation.Cause {
        if let view = responder.responderView,
            let departure = touch.departure(
                of: view, at: ObjectIdentifier(view), mention, losing: .firstResponder, from: start, to: loss.number)
        {
            return departure
        }
        return .firstResponderLost(
            mention, to: loss.winner.map { touch.mention($0) }, during: touch.occasion(before: loss.number))
    }

    /// Why a responder that does not become first responder by touches is not first responder now.
    static func causesNow(_ application: UIApplication, _ responder: UIResponder) -> [TouchExplanation.Cause] {
        guard !responder.isFirstResponder, !(responder is UITextField) else { return [] }
        let mention = TouchExplanation.Mention(responder)
        // A touch makes a text view first responder.
        if let text = responder as? UITextView {
            return text.isEditable || text.isSelectable ? [] : [.cannotBecomeFirst(mention, because: .notEditable)]
        }
        let entries = application.trace.recollection.entries
        let annotations = entries.compactMap { $0.annotation as? FirstResponderAnnotation }
        guard let own = annotations.last(where: { $0.responder.refers(to: responder) }) else {
            let isOverriding = FirstResponderMethod.become.isOverridden(outside: type(of: responder))
            return isOverriding ? [mention.refusesByOverride] : responder.causesUnasked(mention)
        }
        let denials = entries.compactMap { $0.annotation as? Denial }
        return [own.cause(mention, annotations, denials) { TouchExplanation.Mention($0) }]
    }

    /// Whether its class overrides `becomeFirstResponder()` and the responder never was first responder, so that a call
    /// may have ended in the override, which the trace does not show.
    private var isOverriding: Bool {
        FirstResponderMethod.become.isOverridden(outside: type(of: responder)) && before.becameAt < 0
            && !before.isFirst
    }

    /// Whether a call of its override probably ended there: code of the application ran for the touch, which was
    /// elsewhere.
    ///
    /// - Parameter hit: The place of the hit view.
    func isPerhapsOverridden(for hit: Int) -> Bool {
        guard isOverriding, let scene = touch.scene else { return false }
        if let view = responder.responderView, let place = scene.place(of: view), scene.isInside(hit, of: place) {
            return true
        }
        return touch.records.contains { record in
            switch record.fact {
            case .acted, .action, .controlEvent: true
            default: false
            }
        }
    }
}

extension UIResponder {
    /// The causes if `becomeFirstResponder()` was not called: that, and first that a call would have no effect.
    fileprivate func causesUnasked(_ mention: TouchExplanation.Mention) -> [TouchExplanation.Cause] {
        // The property of a text field or a text view changes with other properties, and an override may return anything.
        let isOfText = self is UITextField || self is UITextView
        let isFixed = !isOfText && !FirstResponderMethod.allowsByOverride(type(of: self))
        return (isFixed && !canBecomeFirstResponder ? [.cannotBecomeFirst(mention)] : []) + [.neverAsked(mention)]
    }
}

extension FirstResponderAnnotation {
    /// The cause that `responder` did not become first responder.
    ///
    /// - Parameters:
    ///   - annotations: All annotations, in which a current first responder may have refused to resign.
    ///   - denials: The refusals of delegates, in which a search bar's delegate may have refused for its field.
    ///   - name: Returns the mention of an object.
    @MainActor
    fileprivate func cause(
        _ responder: TouchExplanation.Mention, _ annotations: [FirstResponderAnnotation], _ denials: [Denial],
        _ name: (Remembered) -> TouchExplanation.Mention
    ) -> TouchExplanation.Cause {
        switch outcome {
        case .noWindow: return .calledTooEarly(responder)
        case .cannot(let obstacle): return .cannotBecomeFirst(responder, because: obstacle)
        case .overtaken(let other): return .firstResponderOvertaken(responder, by: name(other))
        case .refused(let by, let method, let answer):
            return .editingRefused(responder, by: .init(owner: name(by), method: method, answer: answer))
        case .held(let holder, let method, let answer):
            let refusal = annotations.last { $0.responder.isSame(as: holder) && $0.refuser != nil }?.refuser
            let denial = denials.last { $0.subjects.contains { $0.isSame(as: holder) } }
            let refused = denial.map { (owner: $0.owner, method: $0.method, answer: false) }
            let by = refused ?? refusal ?? (holder, method, answer)
            return .firstResponderStays(
                responder, holder: name(holder),
                by: .init(owner: name(by.owner), method: by.method, answer: by.answer))
        }
    }

    /// The object that refused, and the method with which it did.
    fileprivate var refuser: (owner: Remembered, method: String, answer: Bool)? {
        if case .refused(let owner, let method, let answer) = outcome { (owner, method, answer) } else { nil }
    }
}

extension TouchExplanation.Mention {
    /// The cause that the responder's own `becomeFirstResponder()` does not make it first responder.
    fileprivate var refusesByOverride: TouchExplanation.Cause {
        .editingRefused(self, by: .init(owner: self, method: FirstResponderMethod.become.rawValue))
    }
}
