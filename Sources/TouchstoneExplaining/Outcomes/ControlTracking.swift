import Foundation
import TouchstoneCore

// How a control tracked the touch, before any event was sent.
extension ControlOutcome {
    /// The cause in the control's tracking that prevented `touchUpInside` or a change of its value.
    var tracking: TouchExplanation.Cause? {
        let steps = self.steps
        if let cause = overriddenMoves(steps) { return cause }
        var cause: TouchExplanation.Cause?
        var isTracked = false
        var skipped: [TrackingMethod] = []
        for step in steps {
            switch step {
            case .missedPart(let what): return .missedPart(mention, what: what)
            case .declined: return .trackingRefused(mention, method: TrackingMethod.begin.rawValue, why: nil)
            case .stopped: return .trackingRefused(mention, method: TrackingMethod.continue.rawValue, why: nil)
            case .busy: cause = busy
            case .openedMenu:
                // From then on the menu owns the touch.
                return awaited.isEmpty || awaited.contains(.menuActionTriggered) ? nil : .opensMenu(mention)
            case .unchanged(let value, let limit):
                if awaited.contains(.valueChanged) { cause = .valueUnchanged(mention, value: value, limit: limit) }
            case .pulled(let distance, let needed):
                if mention.past?.view.node.flags.contains(.disabledControl) == true { return .disabledControl(mention) }
                return unbouncing ?? .pulledTooLittle(mention, by: distance, needed: needed)
            case .refreshing: return .isRefreshing(mention)
            case .skipped(let method):
                // A button sends its events whatever its overrides do.
                let all = sent.reduce([] as UIControl.Event) { $0.union($1) }
                if !(control is UIButton), all.isDisjoint(with: wanted ?? main) { skipped.append(method) }
            case .lifted(let distance, let margin):
                isTracked = true
                let isInside =
                    control.countsInsideAlone && cause == nil ? UIControl.Event.inside.union(.valueChanged) : .inside
                if distance > margin, !awaited.isDisjoint(with: isInside) {
                    if let before = distanceAtLift, before <= margin { return .movedAway(mention, by: distance) }
                    return .liftedOutside(mention, by: distance, margin: margin)
                }
                if distance <= margin, !awaited.isEmpty, awaited.subtracting(.outside).isEmpty, sent.last != awaited {
                    return .stayedInside(mention, by: distance, margin: margin, awaited: awaited.description)
                }
            case .began: isTracked = true
            case .cancelled, .sends, .kept, .set: break
            }
        }
        if let method = skipped.first(where: { $0 == .end }) ?? skipped.first {
            return .touchesOverridden(mention, method: method.rawValue)
        }
        if isTracked, touch.liftedAt == nil, !touch.wasCancelled, awaited.contains(.valueChanged),
            mention.past?.control?.isContinuous == false
        {
            return .notContinuous(mention)
        }
        if cause != nil { return cause }
        if !isTracked, touch.receives(control, .touchesBegan) { return overridden(.touchesBegan) }
        let due = awaited.intersection(control.eventsOfLift)
        if isTracked, touch.liftedAt == nil, !due.isEmpty, sent.allSatisfy({ $0.isDisjoint(with: awaited) }) {
            if touch.wasCancelled || touch.isFingerCancelled { return touch.cancellation ?? .cancelled(reason: nil) }
            return .notLifted(mention, event: due.description)
        }
        guard isTracked else { return nil }
        if touch.endedAt != nil, !steps.contains(where: { if case .lifted = $0 { true } else { false } }),
            touch.receives(control, .touchesEnded)
        {
            return overridden(.touchesEnded)
        }
        if awaited.contains(.touchCancel), !steps.contains(where: { if case .cancelled = $0 { true } else { false } }),
            touch.receives(control, .touchesCancelled)
        {
            return overridden(.touchesCancelled)
        }
        return nil
    }

    /// The cause if the program set the value or text and no event was sent for it.
    var setByProgram: TouchExplanation.Cause? {
        let event: UIControl.Event = control is UITextField ? .editingChanged : .valueChanged
        guard awaited.contains(event), sent.allSatisfy({ $0.isDisjoint(with: event) }) else { return nil }
        for step in steps.reversed() {
            if case .set(let property) = step {
                return .setByProgram(mention, property: property, event: event.description)
            }
        }
        return nil
    }

    /// The cause if the scroll view that was to be pulled does not bounce vertically.
    private var unbouncing: TouchExplanation.Cause? {
        guard let past = mention.past, past.view.parent >= 0, touch.way(in: past.view.parent)?.y ?? 0 > 0 else {
            return nil
        }
        let scrollView = TouchExplanation.Mention(past.scene, past.view.parent)
        guard scrollView.past?.scrolling?.bouncesVertically == false else { return nil }
        return .doesNotBounce(scrollView, refresh: mention)
    }

    /// Whether opening its menu is the only possible purpose of the touch.
    private var wantsItsMenu: Bool { awaited.isEmpty ? wanted == nil : awaited == .menuActionTriggered }
    private var hasSentItsMenu: Bool { sent.contains { $0.contains(.menuActionTriggered) } }

    /// Whether its menu opened, if that is the only possible purpose of the touch.
    var hasOpenedItsMenu: Bool { wantsItsMenu && hasSentItsMenu }

    /// Why its menu did not open, if that is the only possible purpose of the touch.
    var menu: TouchExplanation.Cause? {
        guard let past = mention.past, let opening = past.control?.menu, wantsItsMenu, !hasSentItsMenu else {
            return nil
        }
        switch opening {
        case .byTouch: return nil
        case .none: return awaited.isEmpty ? nil : .menuNotOpened(mention, needs: nil)
        case .byPress: break
        }
        let press = past.view.recognizers.first {
            $0.owner.type == UILongPressGestureRecognizer.self && $0.owner.name == "context menu"
        }
        guard let press else { return nil }
        let cause = RecognizerOutcome(touch: touch, place: past.place, memory: press, hit: nil).causes.first
        guard case .notItsGesture(_, .unmet(let condition))? = cause, condition.kind == .liftedEarly else {
            return cause
        }
        return .menuNotOpened(mention, needs: condition.allowed)
    }

    private func overridden(_ method: ForwardedMethod) -> TouchExplanation.Cause {
        .touchesOverridden(mention, method: method.signature)
    }

    private func overrides(_ method: ForwardedMethod) -> Bool {
        method.isOverridden(outside: mention.past?.view.owner.type ?? type(of: control))
    }

    /// Whether all awaited events are sent only by moves.
    var wantsMoves: Bool {
        !awaited.isEmpty && awaited.subtracting(eventsOfMove).isEmpty
    }

    /// The events that the control sends when the finger moves.
    private var eventsOfMove: UIControl.Event { control is UISlider ? .drags.union(.valueChanged) : .drags }

    /// The cause if an override of `touchesMoved(_:with:)` without `super` kept moves from the control.
    ///
    /// Otherwise each move of a tracked touch sends a drag event.
    private func overriddenMoves(_ steps: [ControlAnnotation.Step]) -> TouchExplanation.Cause? {
        let isTracked = steps.contains { if case .began = $0 { true } else { false } }
        let isGivenUp = steps.contains {
            switch $0 {
            case .stopped, .openedMenu, .cancelled: true
            default: false
            }
        }
        guard isTracked, !isGivenUp, !awaited.isDisjoint(with: eventsOfMove), overrides(.touchesMoved),
            touch.receives(control, .touchesMoved), sent.allSatisfy({ $0.isDisjoint(with: .drags) })
        else { return nil }
        return overridden(.touchesMoved)
    }

    /// Why the control is busy: it is disabled or tracks another touch.
    ///
    /// If that touch is over and an override hid its end from the control, the override is the cause.
    private var busy: TouchExplanation.Cause {
        if mention.past?.view.node.flags.contains(.disabledControl) == true { return .disabledControl(mention) }
        let before = touch.earlierAnnotations.compactMap { $0.annotation as? ControlAnnotation }.last { annotation in
            guard means(annotation.control) else { return false }
            switch annotation.step {
            case .began, .lifted, .cancelled, .stopped, .openedMenu: return true
            default: return false
            }
        }
        guard case .began? = before?.step else { return .controlBusy(mention) }
        for record in touch.earlier.reversed() {
            guard case .delivered(let method, let view, _) = record.fact, means(view) else { continue }
            let isEnd = method == .touchesEnded || method == .touchesCancelled
            return isEnd && overrides(method) ? overridden(method) : .controlBusy(mention)
        }
        return .controlBusy(mention)
    }
}

extension UIControl.Event {
    /// Events sent by moves of a tracked touch.
    fileprivate static let drags: UIControl.Event = [
        .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
    ]
}
