import Foundation
import TouchstoneCore

/// Finds out why a control that received a touch did not send the wanted event, or why no target received it.
@MainActor
struct ControlOutcome {
    let touch: TouchPast
    /// The control, or one like it if it no longer exists.
    let control: UIControl
    /// The control in the scene recorded at touch-down.
    let mention: TouchExplanation.Mention
    /// The wanted event, or `nil` for any registered event.
    let wanted: UIControl.Event?

    var steps: [ControlAnnotation.Step] {
        touch.annotations(ControlAnnotation.self, before: end).filter { means($0.control) }.map(\.step)
    }

    /// Whether a remembered object is the control, even if that no longer exists.
    func means(_ owner: Remembered) -> Bool {
        mention.past.map { $0.view.owner.isSame(as: owner) } ?? owner.refers(to: control)
    }

    /// Whether a trace subject is the control, even if that no longer exists.
    func means(_ subject: TraceSubject) -> Bool {
        mention.past.map { touch.place(of: subject) == $0.place } ?? touch.means(subject, control)
    }

    /// The number of the record at which the outcome of this touch ends.
    ///
    /// Events sent for a later touch do not count, except events of editing.
    private var end: Int {
        let events = wanted ?? registrations.reduce([]) { $0.union($1.events) }
        return events.isDisjoint(with: .allEditingEvents) ? touch.nextTouchAt : .max
    }

    /// The events that the control sent for the touch.
    var sent: [UIControl.Event] {
        let end = self.end
        return touch.records.compactMap { record in
            guard record.number < end, case .controlEvent(let subject, let names) = record.fact,
                means(subject)
            else { return nil }
            return UIControl.Event(names: names)
        }
    }

    /// The registrations at touch-down.
    private var registrations: [ControlMemory.Registration] {
        guard let control = mention.past?.control else { return [] }
        guard control.menu != .none else { return control.registrations }
        // The button of a bar button item with a menu and without an action only opens the menu.
        return control.registrations.filter { $0.target.item?.calls.isEmpty != true }
    }

    /// The wanted event, or all events with a registered target.
    var awaited: UIControl.Event {
        if let wanted { return wanted }
        return registrations.reduce([]) { $0.union($1.events) }
    }

    /// The causes; empty if a target was called.
    var causes: [TouchExplanation.Cause] {
        let actions = self.actions
        if actions.wasTaken { return [] }
        if let kept = actions.kept { return [kept] }
        if let failure = actions.failure { return [failure] }
        if let cause = tracking { return [cause] }
        if let cause = editing { return [cause] }
        if let cause = menu { return [cause] }
        if registrations.isEmpty {
            if hasOpenedItsMenu { return [] }
            return wanted == nil && hasBehaviorOfItsOwn ? [] : [.noTarget(mention)]
        }
        let all = sent.reduce([] as UIControl.Event) { $0.union($1) }
        let awaitedNow = all.intersection(wanted ?? main)
        if !awaitedNow.isEmpty, let gone = registrations.first(where: { !$0.events.isDisjoint(with: awaitedNow) }) {
            let event = gone.events.intersection(awaitedNow).description
            return [.registrationRemoved(mention, event: event, action: gone.target.named)]
        }
        if let cause = setByProgram { return [cause] }
        if let wanted, !all.isDisjoint(with: wanted) {
            let events = registrations.reduce([] as UIControl.Event) { $0.union($1.events) }
            return [.otherEvent(mention, sent: wanted.description, awaited: events.description)]
        }
        if !awaited.isEmpty, awaited.isDisjoint(with: control.ownEvents) {
            return [
                .neverSends(
                    mention, event: awaited.description, base: control.baseClass, sent: reported(all))
            ]
        }
        if wanted == nil, isEditedOnly(all) { return [] }
        if awaited.contains(.valueChanged), steps.contains(where: { if case .began = $0 { true } else { false } }) {
            return [.valueUnchanged(mention, value: nil)]
        }
        return [.otherEvent(mention, sent: reported(all), awaited: awaited.description)]
    }

    /// Whether the touch began to edit a text field, which sends the awaited events only when text is typed or editing ends.
    private func isEditedOnly(_ sent: UIControl.Event) -> Bool {
        control is UITextField && awaited.isSubset(of: .allEditingEvents.union(.primaryActionTriggered))
            && sent.contains(.editingDidBegin) && !sent.contains(.editingChanged)
    }

    /// Whether the action of an awaited event ran.
    var hasRun: Bool { actions.wasTaken }

    /// Whether the wanted event, or without one an event of a tap, was sent late: `touchDown` more than 0.03 s after the
    /// touch-down, or another one more than 0.1 s after the lift.
    var isLate: Bool {
        let events = wanted ?? awaited
        return isLate(events.intersection(.touchDown), since: touch.records.first?.time, by: 0.03)
            || isLate(events.intersection(Self.eventsOfLift), since: touch.liftedAt, by: 0.1)
    }

    private func isLate(_ events: UIControl.Event, since due: TimeInterval?, by limit: TimeInterval) -> Bool {
        let sentAt = touch.time { fact in
            guard case .controlEvent(let subject, let names) = fact, means(subject) else { return false }
            return !UIControl.Event(names: names).isDisjoint(with: events)
        }
        guard let due, let sentAt, !events.isEmpty else { return false }
        return sentAt - due > limit
    }

    private static let eventsOfLift: UIControl.Event = [.touchUpInside, .touchUpOutside, .primaryActionTriggered]

    private func reported(_ events: UIControl.Event) -> String { events.isEmpty ? "nothing" : events.description }

    /// For a touch taken from the control: the cause if the finger also lifted too far outside.
    var liftElsewhere: TouchExplanation.Cause? {
        guard touch.liftedAt != nil, !awaited.isDisjoint(with: .inside), let distance = distanceAtLift else {
            return nil
        }
        return distance > control.margin
            ? .liftedOutside(mention, by: distance, margin: control.margin) : nil
    }

    /// The distance of the finger, at its last position, from the control's frame at touch-down, in points; negative
    /// inside.
    var distanceAtLift: CGFloat? {
        guard let past = mention.past,
            let end = touch.point(
                CGPoint(x: touch.location.x + touch.way.x, y: touch.location.y + touch.way.y), in: past.place)
        else { return nil }
        let bounds = past.view.bounds
        return max(bounds.minX - end.x, end.x - bounds.maxX, bounds.minY - end.y, end.y - bounds.maxY)
    }

    /// Why editing of the text field did not begin, change or end.
    private var editing: TouchExplanation.Cause? {
        guard control is UITextField, !awaited.isDisjoint(with: .allEditingEvents) else { return nil }
        if let refusal = touch.annotations(ChangeRefusal.self).last(where: { $0.responder.refers(to: control) }) {
            // The delegate of the field of a search bar belongs to the library and keeps Return for the bar's delegate.
            if refusal.method == "textFieldShouldReturn(_:)", OverrideProbe.isOfTheLibrary(refusal.delegate.type) {
                return .editingGoesOn(mention, afterReturn: true)
            }
            return .changeRefused(mention, by: .init(owner: touch.mention(refusal.delegate), method: refusal.method))
        }
        let ends = touch.annotations(FirstResponderAnnotation.self).last { $0.responder.refers(to: control) }
        if case .refused(let by, let method, let answer)? = ends?.outcome {
            return .editingRefused(mention, by: .init(owner: touch.mention(by), method: method, answer: answer))
        }
        let eventLog = ResponderOutcome(touch: touch, responder: control, mention: mention)
        if eventLog.isFirstInTheEnd, awaited.isSubset(of: .endsOfEditing) {
            let resign = FirstResponderMethod.resign
            let isAfterReturn = sent.contains { $0.contains(.editingDidEndOnExit) }
            // Return ends the editing of a field with an action for it.
            if wanted == .editingDidEndOnExit, isAfterReturn { return nil }
            guard resign.isOverridden(outside: type(of: control)) else {
                return .editingGoesOn(mention, afterReturn: isAfterReturn)
            }
            return .editingRefused(mention, by: .init(owner: mention, method: resign.rawValue))
        }
        return eventLog.causes.first
    }

    /// The awaited events that report that the control was used.
    var main: UIControl.Event {
        let main = awaited.intersection(.main)
        return main.isEmpty ? .deliberate : main
    }

    /// The outcome of the actions sent for the wanted event, or for any event that reports use.
    private var actions: (wasTaken: Bool, kept: TouchExplanation.Cause?, failure: TouchExplanation.Cause?) {
        var (wasTaken, kept, failure) = (false, TouchExplanation.Cause?.none, TouchExplanation.Cause?.none)
        let end = self.end
        let entries = touch.annotations.compactMap { entry -> (number: Int, step: ControlAnnotation.Step)? in
            guard entry.number < end, let annotation = entry.annotation as? ControlAnnotation,
                means(annotation.control)
            else { return nil }
            return (entry.number, annotation.step)
        }
        // If no event was named, an action for the touch-down does not count as one for a tap.
        let meant = wanted ?? main
        var isMeant = false
        for (index, entry) in entries.enumerated() {
            switch entry.step {
            case .sends(let events, let target):
                isMeant = !events.isDisjoint(with: meant)
                guard isMeant else { continue }
                if case .kept? = entries[safe: index + 1]?.step { continue }
                let sender = target.item.map { touch.mention($0.owner) } ?? mention
                let calls = target.item?.calls ?? [target]
                if calls.isEmpty, mention.past?.control?.menu == ControlMemory.MenuOpening.none {
                    failure = failure ?? .noTarget(sender)
                }
                for call in calls {
                    if let cause = missingReceiver(call, by: sender, after: entry.number) {
                        failure = failure ?? cause
                    } else {
                        wasTaken = true
                    }
                }
            case .kept(let action, let by, let method):
                if isMeant { kept = .actionKept(mention, by: touch.mention(by), method: method, action: action) }
            default: break
            }
        }
        return (wasTaken, kept, failure)
    }

    /// The cause if no object received the action of `sender`, which is the control or the bar button item that the
    /// control is the button of.
    private func missingReceiver(_ target: RememberedTarget, by sender: TouchExplanation.Mention, after number: Int)
        -> TouchExplanation.Cause?
    {
        switch target.kind {
        case .closure, .object: return nil
        case .dead:
            // A bar button item forgets a deallocated target, so its action goes up the responder chain.
            let isTaken = sender != mention && taker(of: target.action, sender, after: number)
            return isTaken ? nil : .targetDead(sender, target: target.deadWords)
        case .chain:
            if taker(of: target.action, sender, after: number) { return nil }
            let first = touch.firstResponder(before: number)
            return declining(target, sender, from: first)
                ?? .noResponder(action: target.action, sender: sender, from: first)
        }
    }

    /// The cause if a view or view controller in the scene implements an action that no responder accepted, in the
    /// chain or elsewhere.
    private func declining(
        _ target: RememberedTarget, _ sender: TouchExplanation.Mention, from first: TouchExplanation.Mention?
    ) -> TouchExplanation.Cause? {
        guard let scene = touch.scene, let isImplemented = target.isImplemented else { return nil }
        // Without a first responder, the action of a bar button item begins at the window.
        let own = mention.past.map { scene.path(to: $0.place) } ?? []
        let chain = first.map { path(to: $0, in: scene) } ?? (sender == mention ? own : Array(own.prefix(1)))
        for place in chain.reversed() + scene.views.indices.reversed() {
            let view = scene.views[place]
            for owner in [view.owner, view.rest?.owner].compactMap(\.self) {
                guard let object = owner.object, isImplemented(object) else { continue }
                let by = owner.key == view.owner.key ? TouchExplanation.Mention(scene, place) : .init(owner)
                return .actionDeclined(
                    action: target.action, by: by, sender: sender, isInChain: chain.contains(place), from: first)
            }
        }
        return nil
    }

    /// Returns the places of the views from the window to a responder.
    private func path(to responder: TouchExplanation.Mention, in scene: ViewTreeSnapshot) -> [Int] {
        let place =
            responder.past?.place
            ?? scene.views.firstIndex { $0.rest?.owner?.refers(to: responder.object) == true }
        return place.map { scene.path(to: $0) } ?? []
    }

    /// Whether a responder in the chain performed an action.
    private func taker(of action: String, _ sender: TouchExplanation.Mention, after number: Int) -> Bool {
        for record in touch.records where record.number > number {
            if case .action(action, let from?, let target) = record.fact, touch.means(from, sender.object) {
                return target != nil
            }
        }
        return false
    }

    private var hasBehaviorOfItsOwn: Bool { control.hasBehaviorOfItsOwn }
}

extension UIControl.Event {
    /// Events that applications register for to learn that a control was used.
    fileprivate static let deliberate: UIControl.Event = [
        .touchUpInside, .primaryActionTriggered, .touchDown, .touchDownRepeat, .valueChanged, .touchUpOutside,
        .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit, .menuActionTriggered,
        .applicationReserved,
    ]
    /// The main events of controls, a subset of `deliberate`.
    fileprivate static let main: UIControl.Event = [.touchUpInside, .primaryActionTriggered, .valueChanged]
    /// Events sent only while the finger is outside.
    static let outside: UIControl.Event = [.touchUpOutside, .touchDragOutside, .touchDragExit]
    /// Events that report the end of editing.
    static let endsOfEditing: UIControl.Event = [.editingDidEnd, .editingDidEndOnExit]
    /// Events that report a change of a field's text, or Return.
    static let changesOfText: UIControl.Event = [.editingChanged, .editingDidEndOnExit, .primaryActionTriggered]
    /// Events sent by a lift inside the control.
    static let inside: UIControl.Event = [.touchUpInside, .primaryActionTriggered]

    /// Parses a description, which is event names separated by bars.
    fileprivate init(names: String) {
        self = names.split(separator: "|").reduce([]) { events, name in
            let name = name.trimmingCharacters(in: .whitespaces)
            return events.union(UIControl.Event.single.first { $0.description == name } ?? [])
        }
    }

    private static let single: [UIControl.Event] = (0..<32).map { UIControl.Event(rawValue: 1 << $0) }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
