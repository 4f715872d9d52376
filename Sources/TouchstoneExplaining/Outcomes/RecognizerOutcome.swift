import Foundation
import TouchstoneCore

/// Finds out why a recognizer did not act although its view had the touch.
@MainActor
struct RecognizerOutcome {
    let touch: TouchPast
    /// The place of its view in the scene, and the recognizer's recorded state.
    let place: Int
    let memory: ViewTreeSnapshot.Recognizer
    /// The view that the touch is bound to.
    let hit: TouchExplanation.Mention?

    var subject: TouchExplanation.Mention {
        var subject = TouchExplanation.Mention(memory, of: touch.scene!.views[place])
        if memory.owner.type is UIScreenEdgePanGestureRecognizer.Type {
            subject.facts.edges =
                annotations(ExpectedEdges.self).last { $0.recognizer.isSame(as: memory.owner) }?.edges ?? []
        }
        return subject
    }
    private var view: TouchExplanation.Mention { TouchExplanation.Mention(touch.scene!, place) }

    /// The records of the recognition sequence that the touch was part of, without those of later touches.
    private var records: ArraySlice<TraceRecord> {
        var isLifted = false
        var isDecided = !touch.arena.contains { touch.means($0, memory.owner) }
        for (index, record) in zip(touch.records.indices, touch.records) {
            switch record.fact {
            case .queued(touch.finger, .ended, _), .queued(touch.finger, .cancelled, _): isLifted = true
            case .entered(let subject, .failed, _), .entered(let subject, .ended, _),
                .entered(let subject, .cancelled, _):
                if touch.means(subject, memory.owner) { isDecided = true }
            case .arena(let other, let members) where isLifted && isDecided && other != touch.finger:
                if members.contains(where: { touch.means($0, memory.owner) }) { return touch.records[..<index] }
            default: break
            }
        }
        return touch.records
    }

    private func annotations<Kind: Annotation>(_ kind: Kind.Type) -> [Kind] {
        let records = self.records
        return touch.annotations(
            kind, before: records.endIndex < touch.records.endIndex ? touch.records[records.endIndex].number : .max)
    }

    /// The causes why it did not act or no target received its action; empty if a target was called.
    var causes: [TouchExplanation.Cause] {
        if let unreceived = annotations(UnreceivedAction.self).last(where: { $0.recognizer.isSame(as: memory.owner) }) {
            let dead = unreceived.targets.lazy.compactMap(\.deadWords).first
            return [dead.map { .targetDead(subject, target: $0) } ?? .noTarget(subject)]
        }
        if acted { return (cancellation ?? scrollingCauses(zooms: true) ?? late ?? underWay).map { [$0] } ?? [] }
        if let absence { return [absence] }
        if let gaveUp { return [gaveUp] }
        if let superNotCalled { return [superNotCalled] }
        if let ignoring = touch.annotations(Ignoring.self).first(where: {
            $0.touch == touch.finger && $0.recognizer.isSame(as: memory.owner)
        }), states.isEmpty {
            return [.ignoresTouch(TouchExplanation.Mention(ignoring.recognizer))]
        }
        if let end = states.first(where: { $0.state == .failed }) { return [failure(end.reason ?? .setFailed)] }
        if let cancellation { return [cancellation] }
        if let other = awaited { return [.waits(subject, for: touch.mention(other), demand: demand(other))] }
        return [undecided]
    }

    /// The cause if it was cancelled during its gesture because it was disabled or removed, or with its touches.
    private var cancellation: TouchExplanation.Cause? {
        guard states.last?.state == .cancelled else { return nil }
        let withdrawal = annotations(Withdrawal.self).last { $0.recognizer.isSame(as: memory.owner) }
        return .recognizerCancelled(subject, reason: touch.systemCancellation, withdrawn: withdrawal?.reason)
    }

    /// The cause if a subclass did not pass the touch on to the system class that it derives from.
    private var superNotCalled: TouchExplanation.Cause? {
        if let annotation = annotations(SuperNotCalled.self).first(where: { $0.recognizer.isSame(as: memory.owner) }) {
            return .superNotCalled(subject, method: annotation.method)
        }
        // It failed for lack of movement although the fingers moved far enough.
        guard RecognizerProbes.takesMoves(memory.owner.type),
            case .unmet(let condition)? = states.first(where: { $0.state == .failed })?.reason,
            [.movedTooLittle, .tooSlow, .pinchedTooLittle, .turnedTooLittle].contains(condition.kind),
            condition.measured >= condition.allowed
        else { return nil }
        return .superNotCalled(subject, method: "touchesMoved(_:with:)")
    }

    /// The cause if the fingers performed its gesture but it failed while waiting for another recognizer to fail.
    private var gaveUp: TouchExplanation.Cause? {
        var awaited: TraceSubject?
        for record in records {
            switch record.fact {
            case .waits(let waiting, let other): if touch.means(waiting, memory.owner) { awaited = other }
            case .entered(let subject, .failed, let reason):
                guard touch.means(subject, memory.owner) else { continue }
                guard let awaited, let reason, reason.isOfItself else { return nil }
                return .waits(
                    self.subject, for: touch.mention(awaited), demand: demand(awaited), gaveUp: reason)
            default: break
            }
        }
        return nil
    }

    /// Why the earlier recognition sequence failed that this touch joined too late, found from its last finger.
    private var earlierFailure: TouchExplanation.Cause? {
        let fingers = touch.earlier.reversed().lazy.compactMap { record -> Int? in
            guard case .arena(let finger, let members) = record.fact else { return nil }
            return members.contains { touch.means($0, memory.owner) } ? finger : nil
        }
        guard let finger = fingers.first, finger != touch.finger,
            let past = TouchPast(touch.application, Array(touch.earlier + touch.records), finger: finger),
            let (place, memory) = past.scene?.recognizer(where: { $0.isSame(as: memory.owner) })
        else { return nil }
        return RecognizerOutcome(touch: past, place: place, memory: memory, hit: nil)
            .causes.first
    }

    /// Whether it is the pan or the pinch of a scroll view.
    private var isOfScrollView: Bool { memory.owner.type is ScrollPan.Type || memory.owner.type is ScrollPinch.Type }

    private var undecided: TouchExplanation.Cause {
        let isDown = touch.liftedAt == nil && !touch.isFingerCancelled
        return .undecided(subject, fingerIsDown: isDown, seconds: isDown ? touch.seconds : nil)
    }

    private var acted: Bool {
        records.contains {
            if case .acted(let actor, _) = $0.fact { touch.means(actor, memory.owner) } else { false }
        }
    }

    /// The cause if a long press that began with an earlier finger was still in progress, so that this finger did not
    /// begin it again.
    private var underWay: TouchExplanation.Cause? {
        guard memory.owner.type is UILongPressGestureRecognizer.Type, !states.contains(where: { $0.state == .began })
        else {
            return nil
        }
        let before = touch.earlier.lazy.compactMap { record -> UIGestureRecognizer.State? in
            guard case .entered(let subject, let state, _) = record.fact, touch.means(subject, memory.owner) else {
                return nil
            }
            return state
        }.last
        return before == .began || before == .changed ? .busy(subject, state: before!) : nil
    }

    /// Whether the recognizer was enabled while the finger was down.
    private var isEnabledLater: Bool {
        let lift = touch.records.first { record in
            if case .queued(touch.finger, .ended, _) = record.fact { true } else { false }
        }
        return touch.annotations(RecognizerSwitch.self, before: lift?.number ?? .max).contains {
            $0.isEnabled && $0.recognizer.isSame(as: memory.owner)
        }
    }

    private var states: [(state: UIGestureRecognizer.State, reason: FailureReason?)] {
        records.compactMap { record in
            guard case .entered(let subject, let state, let reason) = record.fact, touch.means(subject, memory.owner)
            else { return nil }
            return (state, reason)
        }
    }

    /// Why the recognizer was not in the touch's arena.
    ///
    /// A recognizer that has been waiting since an earlier tap is not in the arena either, but may still fail later.
    private var absence: TouchExplanation.Cause? {
        guard !touch.arena.contains(where: { touch.means($0, memory.owner) }) else { return nil }
        let absence = touch.annotations(Absence.self).last {
            $0.touch == touch.finger && $0.recognizer.isSame(as: memory.owner)
        }
        if case .busy? = absence?.unfitness, !states.isEmpty { return nil }
        guard let absence else {
            if !states.isEmpty { return nil }
            if !memory.isEnabled {
                return isEnabledLater ? .attachedLate(subject) : .disabled(subject, view)
            }
            return awaited == nil ? undecided : nil
        }
        switch absence.gate {
        case .open, .changed: return .attachedLate(subject)
        case .outsideWindow: return .notInAWindow(view)
        case .disabled: return isEnabledLater ? .attachedLate(subject) : .disabled(subject, view)
        case .classRefused: return .classRefuses(subject)
        case .delegateRefusedEvent, .delegateRefusedTouch:
            let method = "gestureRecognizer(_:shouldReceive:)"
            let by = absence.delegate.map {
                TouchExplanation.Cause.Refuser(owner: touch.mention($0), method: method)
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

    /// Returns the cause behind a failure reason.
    private func failure(_ reason: FailureReason) -> TouchExplanation.Cause {
        if let cause = scrollingCauses(zooms: false) { return cause }
        if case .unmet = reason, memory.owner.type == ScrollPan.self, let scrolling = view.past?.scrolling {
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
            let refusal = annotations(Refusal.self).last { $0.recognizer.isSame(as: memory.owner) }
            return .delegateRefuses(
                subject,
                by: refusal.map {
                    .init(owner: touch.mention($0.delegate), method: "gestureRecognizerShouldBegin(_:)")
                })
        case .dragBackRefused(let obstacle) where obstacle.isOfDelegate:
            return .delegateRefuses(subject, obstacle: obstacle)
        // It was enabled when the touch began.
        case .disabled where !isOfScrollView: return .disabledMeanwhile(subject)
        case .disabled: return .disabled(subject, view)
        case .requirementRing: return ring ?? .notItsGesture(subject, reason: reason)
        case .unmet(let condition) where condition.kind == .cancelled:
            return touch.cancellation ?? .notItsGesture(subject, reason: reason)
        default: return .notItsGesture(subject, reason: reason)
        }
    }

    /// The cause why a scroll view does not scroll although no other recognizer won.
    private func scrollingCauses(zooms: Bool) -> TouchExplanation.Cause? {
        guard let scrolling = view.past?.scrolling else { return nil }
        let annotation = annotations(ScrollAnnotation.self).last { $0.scrollView.refers(to: view.object) }
        if memory.owner.type == ScrollPinch.self {
            if case .nothingToZoom(let delegate)? = annotation?.step {
                return .nothingToZoom(view, delegate: delegate.map { touch.mention($0) })
            }
            return nil
        }
        guard memory.owner.type == ScrollPan.self, !zooms else { return nil }
        if !scrolling.scrollsHorizontally, !scrolling.scrollsVertically { return .contentFits(view) }
        switch annotation?.step {
        case .kept(let by, _): return .contentKeepsTouch(touch.mention(by), scrollView: view)
        case .left(let outer, let edge): return .leftToOuter(view, outer: touch.mention(outer), edge: edge?.rawValue)
        case .nothingToZoom, .caught, nil: return nil
        }
    }
}

extension FailureReason {
    /// Whether the recognizer failed by its own conditions, not because of another recognizer or a refusal.
    fileprivate var isOfItself: Bool {
        switch self {
        case .unmet(let condition): condition.kind != .cancelled
        case .liftedWhileWaiting, .setFailed, .noVerdict: true
        default: false
        }
    }
}

extension RememberedTarget {
    /// The target's class and action, such as `CheckoutViewController.pay`.
    var named: String {
        switch kind {
        case .object(let target): action.named(in: target.className)
        case .dead(let className): action.named(in: className)
        case .chain: action.actionWords
        case .closure: action.isEmpty ? "the action" : "the action “\(action)”"
        }
    }

    /// The class and action of a deallocated target; `nil` for others.
    var deadWords: String? {
        if case .dead(let className) = kind { action.named(in: className) } else { nil }
    }
}

extension TouchExplanation.Cause {
    /// The cause for a disabled recognizer.
    ///
    /// For a scroll view's pan, `scrollingDisabled` if the scroll view disables it; for its pinch, `noZoomRange` if the
    /// zoom scales leave no range.
    @MainActor
    static func disabled(
        _ mention: TouchExplanation.Mention, _ view: TouchExplanation.Mention
    ) -> TouchExplanation.Cause {
        let scrollView = view.object as? UIScrollView
        if mention.isA(ScrollPan.self), view.past?.scrolling?.isScrollEnabled ?? scrollView?.isScrollEnabled != true {
            return .scrollingDisabled(view)
        }
        if mention.isA(ScrollPinch.self), view.past?.scrolling?.canZoom ?? scrollView?.canZoom != true {
            return .noZoomRange(view)
        }
        return .recognizerDisabled(mention)
    }

    /// The cause for a recognizer that is disabled now.
    @MainActor
    static func disabled(_ recognizer: UIGestureRecognizer) -> TouchExplanation.Cause {
        let view = TouchExplanation.Mention(recognizer.view ?? recognizer)
        return disabled(TouchExplanation.Mention(recognizer, of: view), view)
    }
}
