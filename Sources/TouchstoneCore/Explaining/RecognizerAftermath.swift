import Foundation

/// Why a recognizer, in whose view the touch was, did not act.
@MainActor
struct RecognizerAftermath {
    let touch: TouchPast
    let recognizer: UIGestureRecognizer
    /// The view that it was attached to, in the scene, and how it was.
    let place: Int
    let memory: ViewTreeSnapshot.Recognizer
    /// The view that the touch is bound to.
    let hit: TouchExplanation.Mention?

    var subject: TouchExplanation.Mention {
        TouchExplanation.Mention(memory, of: touch.scene!.views[place])
    }
    private var view: TouchExplanation.Mention { TouchExplanation.Mention(touch.scene!, place) }

    /// Of the attempt that the touch was part of: what it makes of a later touch is another matter.
    private var records: ArraySlice<TraceRecord> {
        var isLifted = false
        var isDecided = !touch.contest.contains { touch.means($0, recognizer) }
        for (index, record) in zip(touch.records.indices, touch.records) {
            switch record.fact {
            case .queued(touch.finger, .ended, _), .queued(touch.finger, .cancelled, _): isLifted = true
            case .entered(let subject, .failed, _), .entered(let subject, .ended, _),
                .entered(let subject, .cancelled, _):
                if touch.means(subject, recognizer) { isDecided = true }
            case .contest(let other, let members) where isLifted && isDecided && other != touch.finger:
                if members.contains(where: { touch.means($0, recognizer) }) { return touch.records[..<index] }
            default: break
            }
        }
        return touch.records
    }

    private func remarks<Kind: Annotation>(_ kind: Kind.Type) -> [Kind] {
        let records = self.records
        return touch.remarks(
            kind, before: records.endIndex < touch.records.endIndex ? touch.records[records.endIndex].number : .max)
    }

    /// What kept it from acting, or its action from being heard; empty if somebody was called.
    var causes: [TouchExplanation.Cause] {
        if let unheard = remarks(Unheard.self).last(where: { $0.recognizer.refers(to: recognizer) }) {
            let dead = unheard.targets.lazy.compactMap(\.deadWords).first
            return [dead.map { .targetDead(subject, target: $0) } ?? .noTarget(subject)]
        }
        if acted { return (cancellation ?? scrollingCauses(zooms: true) ?? late ?? underWay).map { [$0] } ?? [] }
        if let absence { return [absence] }
        if let gaveUp { return [gaveUp] }
        if let superNotCalled { return [superNotCalled] }
        if let ignoring = touch.remarks(Ignoring.self).first(where: {
            $0.touch == touch.finger && $0.recognizer.refers(to: recognizer)
        }), states.isEmpty {
            return [.ignoresTouch(TouchExplanation.Mention(ignoring.recognizer))]
        }
        if let end = states.first(where: { $0.state == .failed }) { return [failure(end.reason ?? .setFailed)] }
        if let cancellation { return [cancellation] }
        if let other = awaited { return [.waits(subject, for: touch.mention(other), demand: demand(other))] }
        return [undecided]
    }

    /// It was cancelled in the middle of its gesture: by whoever disabled or removed it, or with its touches.
    private var cancellation: TouchExplanation.Cause? {
        guard states.last?.state == .cancelled else { return nil }
        let withdrawal = remarks(Withdrawal.self).last { $0.recognizer.refers(to: recognizer) }
        return .recognizerCancelled(subject, reason: touch.systemCancellation, withdrawn: withdrawal?.reason)
    }

    /// Its class kept the touch from the class of the system's that it derives from.
    private var superNotCalled: TouchExplanation.Cause? {
        if let remark = remarks(SuperNotCalled.self).first(where: { $0.recognizer.refers(to: recognizer) }) {
            return .superNotCalled(subject, method: remark.method)
        }
        // It failed for want of a movement that there was.
        guard RecognizerProbes.takesMoves(memory.who.type),
            case .unmet(let condition)? = states.first(where: { $0.state == .failed })?.reason,
            [.movedTooLittle, .tooSlow, .pinchedTooLittle, .turnedTooLittle].contains(condition.kind),
            condition.measured >= condition.allowed
        else { return nil }
        return .superNotCalled(subject, method: "touchesMoved(_:with:)")
    }

    /// The fingers had made its gesture, and it failed while it waited for another to.
    private var gaveUp: TouchExplanation.Cause? {
        var awaited: TraceSubject?
        for record in records {
            switch record.fact {
            case .waits(let waiting, let other): if touch.means(waiting, recognizer) { awaited = other }
            case .entered(let subject, .failed, let reason):
                guard touch.means(subject, recognizer) else { continue }
                guard let awaited, let reason, reason.isOfItself else { return nil }
                return .waits(
                    self.subject, for: touch.mention(awaited), demand: demand(awaited), gaveUp: reason)
            default: break
            }
        }
        return nil
    }

    /// Why the attempt had failed that the touch came too late for: told of the last finger that was part of it.
    private var earlierFailure: TouchExplanation.Cause? {
        let fingers = touch.earlier.reversed().lazy.compactMap { record -> Int? in
            guard case .contest(let finger, let members) = record.fact else { return nil }
            return members.contains { touch.means($0, recognizer) } ? finger : nil
        }
        guard let finger = fingers.first, finger != touch.finger,
            let past = TouchPast(touch.application, Array(touch.earlier + touch.records), finger: finger),
            let (place, memory) = past.scene?.recognizer(recognizer)
        else { return nil }
        return RecognizerAftermath(touch: past, recognizer: recognizer, place: place, memory: memory, hit: nil)
            .causes.first
    }

    private var undecided: TouchExplanation.Cause {
        let isDown = touch.liftedAt == nil
        return .undecided(subject, fingerIsDown: isDown, seconds: isDown ? touch.seconds : nil)
    }

    private var acted: Bool {
        records.contains {
            if case .acted(let actor, _) = $0.fact { touch.means(actor, recognizer) } else { false }
        }
    }

    /// A press that had begun with an earlier finger goes on until that one lifts: this finger does not begin it anew.
    private var underWay: TouchExplanation.Cause? {
        guard recognizer is UILongPressGestureRecognizer, !states.contains(where: { $0.state == .began }) else {
            return nil
        }
        let before = touch.earlier.lazy.compactMap { record -> UIGestureRecognizer.State? in
            guard case .entered(let subject, let state, _) = record.fact, touch.means(subject, recognizer) else {
                return nil
            }
            return state
        }.last
        return before == .began || before == .changed ? .busy(subject, state: before!) : nil
    }

    private var states: [(state: UIGestureRecognizer.State, reason: FailureReason?)] {
        records.compactMap { record in
            guard case .entered(let subject, let state, let reason) = record.fact, touch.means(subject, recognizer)
            else { return nil }
            return (state, reason)
        }
    }

    /// Why it was not in the contest at all. One that waits since an earlier tap is not either, and may still lose it.
    private var absence: TouchExplanation.Cause? {
        guard !touch.contest.contains(where: { touch.means($0, recognizer) }) else { return nil }
        let absence = touch.remarks(Absence.self).last {
            $0.touch == touch.finger && $0.recognizer.refers(to: recognizer)
        }
        if case .busy? = absence?.unfitness, !states.isEmpty { return nil }
        guard let absence else {
            if !states.isEmpty { return nil }
            if !memory.isEnabled { return .disabled(recognizer, subject, view) }
            return awaited == nil ? undecided : nil
        }
        switch absence.gate {
        case .open, .changed: return .attachedLate(subject)
        case .outsideWindow: return .notInAWindow(view)
        case .disabled: return .disabled(recognizer, subject, view)
        case .classRefused: return .classRefuses(subject)
        case .delegateRefusedEvent, .delegateRefusedTouch:
            let method = "gestureRecognizer(_:shouldReceive:)"
            let by = absence.delegate.map {
                TouchExplanation.Cause.Refuser(who: touch.mention($0), method: method)
            }
            return .delegateRefuses(subject, by: by)
        case .unfit:
            switch absence.unfitness {
            case .otherType: return .touchType(subject, isExclusive: true)
            case .touchType, .takesNoTouches, nil: return .touchType(subject)
            case .busy(let state): return .busy(subject, state: state)
            case .failedFingers: return .amongFailedFingers(subject, after: earlierFailure)
            }
        }
    }

    /// What stands behind a failure.
    private func failure(_ reason: FailureReason) -> TouchExplanation.Cause {
        if let cause = scrollingCauses(zooms: false) { return cause }
        if case .unmet = reason, memory.who.type == ScrollPan.self, let scrolling = view.past?.scrolling {
            let way = touch.way(in: place) ?? touch.way
            let (x, y) = (abs(way.x), abs(way.y))
            if !scrolling.scrollsHorizontally, x > y, x >= GestureThresholds.panSlop {
                return .axisFits(view, isHorizontal: true)
            }
            if !scrolling.scrollsVertically, y >= x, y >= GestureThresholds.panSlop {
                return .axisFits(view, isHorizontal: false)
            }
        }
        switch reason {
        case .requirementRecognized(let other):
            return .waits(subject, for: touch.mention(other), demand: demand(other), isLost: true)
        case .prevented(let winner): return .prevented(subject, by: touch.mention(winner))
        case .viewRefused(let view): return .viewRefuses(touch.mention(view), recognizer: subject)
        case .delegateRefused:
            let refusal = remarks(Refusal.self).last { $0.recognizer.refers(to: recognizer) }
            return .delegateRefuses(
                subject,
                by: refusal.map {
                    .init(who: touch.mention($0.delegate), method: "gestureRecognizerShouldBegin(_:)")
                })
        case .dragBackRefused(let obstacle) where obstacle.isOfDelegate:
            return .delegateRefuses(subject, obstacle: obstacle)
        case .disabled: return .disabled(recognizer, subject, view)
        case .requirementRing: return ring ?? .notItsGesture(subject, reason: reason)
        case .unmet(let condition) where condition.kind == .cancelled:
            return touch.cancellation ?? .notItsGesture(subject, reason: reason)
        default: return .notItsGesture(subject, reason: reason)
        }
    }

    /// Why a scroll view does not scroll, or zoom, although nobody else recognized.
    private func scrollingCauses(zooms: Bool) -> TouchExplanation.Cause? {
        guard let scrolling = view.past?.scrolling else { return nil }
        let remark = remarks(ScrollRemark.self).last { $0.scrollView.refers(to: view.object) }
        if memory.who.type == ScrollPinch.self {
            if case .nothingToZoom(let delegate)? = remark?.step {
                return .nothingToZoom(view, delegate: delegate.map { touch.mention($0) })
            }
            return nil
        }
        guard memory.who.type == ScrollPan.self, !zooms else { return nil }
        if !scrolling.scrollsHorizontally, !scrolling.scrollsVertically { return .contentFits(view) }
        switch remark?.step {
        case .kept(let by, _): return .contentKeepsTouch(touch.mention(by), scrollView: view)
        case .left(let outer, let edge): return .leftToOuter(view, outer: touch.mention(outer), edge: edge?.rawValue)
        case .nothingToZoom, .caught, nil: return nil
        }
    }
}

extension FailureReason {
    /// Whether its own conditions had it fail, and neither another recognizer nor whoever may refuse.
    fileprivate var isOfItself: Bool {
        switch self {
        case .unmet(let condition): condition.kind != .cancelled
        case .liftedWhileWaiting, .setFailed, .noVerdict: true
        default: false
        }
    }
}

extension RememberedTarget {
    /// `CheckoutViewController.pay`.
    var named: String {
        switch kind {
        case .object(let target): "\(target.className).\(action)"
        case .dead(let className): "\(className).\(action)"
        case .chain: action
        case .closure: action.isEmpty ? "the action" : "the action “\(action)”"
        }
    }

    /// The same of one that has died; nil of others.
    var deadWords: String? {
        if case .dead(let className) = kind { "\(className).\(action)" } else { nil }
    }
}

extension TouchExplanation.Cause {
    /// Of a scroll view's pan, it is the scroll view that was told not to, or the pan itself; of its pinch, that it has no room
    /// to zoom.
    @MainActor
    static func disabled(
        _ recognizer: UIGestureRecognizer, _ mention: TouchExplanation.Mention, _ view: TouchExplanation.Mention
    ) -> TouchExplanation.Cause {
        let scrollView = view.object as? UIScrollView
        if recognizer is ScrollPan, view.past?.scrolling?.isScrollEnabled ?? scrollView?.isScrollEnabled != true {
            return .scrollingDisabled(view)
        }
        if recognizer is ScrollPinch, view.past?.scrolling?.canZoom ?? scrollView?.canZoom != true {
            return .noZoomRange(view)
        }
        return .recognizerDisabled(mention)
    }

    /// The same as it is now.
    @MainActor
    static func disabled(_ recognizer: UIGestureRecognizer) -> TouchExplanation.Cause {
        let view = TouchExplanation.Mention(recognizer.view ?? recognizer)
        return disabled(recognizer, TouchExplanation.Mention(recognizer, of: view), view)
    }
}
