import Foundation
import TouchstoneCore

/// Finds out why the hit view, or a responder above it, did not receive a touch: whether it was suppressed, swallowed,
/// claimed, delayed or not passed on.
@MainActor
struct ViewOutcome {
    let touch: TouchPast
    /// The view that the touch is bound to.
    let hit: TraceSubject
    private typealias Cause = TouchExplanation.Cause
    private var view: TouchExplanation.Mention { touch.mention(hit) }

    /// The causes why the hit view did not receive the touch or its end; empty if it did.
    var causes: [TouchExplanation.Cause] {
        if let cause = suppressing ?? swallowing { return [cause] }
        guard let taking else { return touch.cancellation.map { [$0] } ?? [] }
        // A delayed touch may have been cut short as well.
        guard taking.role == .delay, let cut = touch.cancellation else {
            return [taking]
        }
        return [cut, taking]
    }

    /// Returns the causes why the hit view or a responder above it received the touch late or not at all.
    func causes(before responder: NSObject, _ wanted: TouchExplanation.Mention) -> [TouchExplanation.Cause] {
        let own = causes
        let isLate = own.first?.role == .delay
        guard own.isEmpty || isLate && touch.begunAt != nil, let stop = stop(before: responder, wanted) else {
            return own
        }
        return [stop] + own
    }

    /// Returns why a touch that the hit view received did not climb to `responder`, or `nil` if it did.
    ///
    /// Each of the four touch methods climbs separately (RC-10). Of the later ones, only those count that the responder
    /// overrides.
    func stop(before responder: NSObject, _ wanted: TouchExplanation.Mention) -> TouchExplanation.Cause? {
        stop(before: touch.application.trace.remembered(responder), wanted)
    }

    private func stop(before responder: Remembered, _ wanted: TouchExplanation.Mention) -> TouchExplanation.Cause? {
        for method in ForwardedMethod.ofTouches {
            guard method == .touchesBegan || method.isOverridden(in: responder.type) else { continue }
            if let cause = stop(of: method, before: responder, wanted) { return cause }
        }
        return nil
    }

    /// Returns why a list did not receive a touch of its row and therefore does not select it, or `nil` if it did.
    func stop(beforeListAbove row: Int) -> TouchExplanation.Cause? {
        guard let scene = touch.scene,
            let place = scene.path(to: row).last(where: { scene.views[$0].owner.type is any RowList.Type })
        else { return nil }
        let mention = TouchExplanation.Mention(scene, place)
        let cause = stop(before: scene.views[place].owner, mention)
        guard case .takenInside(_, let keeper)? = cause else { return cause }
        return .chainStopped(by: keeper, before: mention)
    }

    private func stop(
        of method: ForwardedMethod, before responder: Remembered, _ wanted: TouchExplanation.Mention
    ) -> TouchExplanation.Cause? {
        if touch.receives(responder, method) { return nil }
        let climb = touch.climb(method)
        let hops = climb.hops
        if let (by, to) = detour(hops) { return .chainDiverted(by: touch.mention(by), to: touch.mention(to)) }
        if let (by, to) = climb.handover, isAbove(responder, by) {
            return .handedOn(by: touch.mention(by), to: touch.mention(to), before: wanted, method: method)
        }
        if let droppedAt = climb.droppedAt {
            let last = touch.mention(droppedAt)
            let isEnd = last.isA(UIApplication.self) || last.knownType is any UIApplicationDelegate.Type
            return isEnd ? .notInChain(wanted) : .chainEnds(at: last, before: wanted)
        }
        guard let last = hops.last else { return nil }
        let stop = touch.mention(last)
        return method == .touchesBegan && (wanted.view != nil || wanted.past != nil)
            ? .takenInside(wanted, by: stop) : .chainStopped(by: stop, before: wanted, method: method)
    }

    /// Whether the responder chain leads from the subject to the responder through view controllers and superviews.
    private func isAbove(_ responder: Remembered, _ subject: TraceSubject) -> Bool {
        guard let scene = touch.scene else { return false }
        let owned = scene.views.firstIndex { touch.means(subject, $0.rest?.owner?.object) }
        guard let start = owned.map({ scene.views[$0].parent }) ?? touch.place(of: subject), start >= 0 else {
            return false
        }
        return scene.path(to: start).contains { place in
            scene.views[place].owner.isSame(as: responder)
                || scene.views[place].rest?.owner?.isSame(as: responder) == true
        }
    }

    /// The first view in the chain with a `next` that is neither its view controller nor its superview.
    private func detour(_ hops: [TraceSubject]) -> (TraceSubject, TraceSubject)? {
        guard let scene = touch.scene else { return nil }
        for (hop, next) in zip(hops, hops.dropFirst()) {
            guard let place = touch.place(of: hop), scene.views[place].parent >= 0 else { continue }
            let view = scene.views[place]
            guard view.node.overrides.contains(.next), !(view.rest?.detail is PresentationMemory) else { continue }
            let expected = view.rest?.owner ?? scene.views[view.parent].owner
            if !touch.isSame(next, expected) { return (hop, next) }
        }
        return nil
    }

    /// The cause if multi-touch rules or a scroll view suppressed the touch in the view (DL-13 to DL-17, SV-5).
    private var suppressing: TouchExplanation.Cause? {
        guard case .suppressed(let reason)? = touch.reading.refusal else { return nil }
        switch reason {
        case .scrollViewRefused(let scrollView): return .scrollViewRefuses(touch.mention(scrollView), view: view)
        case .secondTouch: return .secondTouch(view)
        case .otherIsExclusive(let other):
            return .exclusiveTouch(viewTouched(by: other).map { touch.mention($0) } ?? view, keepsOut: view)
        case .isExclusive(let other):
            return .exclusiveTouch(view, keepsOut: viewTouched(by: other).map { touch.mention($0) } ?? view)
        case .recorded: return nil
        }
    }

    /// Returns the view of another finger's touch.
    private func viewTouched(by finger: Int) -> TraceSubject? {
        var found: TraceSubject?
        for record in touch.earlier + touch.records {
            if case .bound(finger, let view, _, _, _) = record.fact { found = view }
            if case .suppressed(touch.finger, _, _) = record.fact { break }
        }
        return found
    }

    /// The cause if an override of `sendEvent(_:)` swallowed the beginning or the end of the touch (DL-1).
    var swallowing: TouchExplanation.Cause? {
        guard let window = touch.bound?.window else { return nil }
        let isOfLift = touch.begunAt != nil
        if isOfLift, touch.liftedAt == nil || touch.endedAt != nil || touch.wasCancelled { return nil }
        var receivers: [TraceSubject] = []
        var isLifted = false
        for record in touch.records {
            switch record.fact {
            case .queued(touch.finger, .ended, _): isLifted = true
            case .sent(let receiver, let touches) where touches.contains(touch.finger) && isLifted == isOfLift:
                receivers.append(receiver)
            // A recognizer that received nothing fails with `noVerdict` in the end, so this does not show that the
            // event arrived.
            case .entered(_, .failed, .noVerdict) where !isOfLift: break
            case .entered, .acted, .noTarget: if isOfLift == isLifted || !isOfLift { return nil }
            default: break
            }
        }
        let phase = isOfLift ? "the lift" : nil
        if receivers.contains(window) {
            guard isOfLift ? touch.arena.isEmpty : isUndelayed, touch.mention(window).className != "UIWindow" else {
                return nil
            }
            return .eventSwallowed(touch.mention(window), phase: phase)
        }
        return receivers.first.map { .eventSwallowed(touch.mention($0), phase: phase) }
    }

    /// The cause if an override of `sendEvent(_:)` swallowed only the moves (DL-1): the view received the beginning and
    /// the end but no move.
    var swallowedMoves: TouchExplanation.Cause? {
        guard let begunAt = touch.begunAt, touch.endedAt != nil, let window = touch.bound?.window else { return nil }
        var receivers: [TraceSubject] = []
        var hasMoved = false
        for record in touch.records {
            switch record.fact {
            case .queued(touch.finger, .moved, _): if record.time > begunAt { hasMoved = true }
            case .queued(touch.finger, .ended, _): hasMoved = false
            case .sent(let receiver, let touches):
                if hasMoved, touches.contains(touch.finger) { receivers.append(receiver) }
            case .delivered(.touchesMoved, _, let touches): if touches.contains(touch.finger) { return nil }
            default: break
            }
        }
        let keeper = receivers.contains(window) ? window : receivers.first
        guard let keeper, !["UIWindow", "UIApplication"].contains(touch.mention(keeper).className) else { return nil }
        return .eventSwallowed(touch.mention(keeper), phase: "the moves")
    }

    /// Whether no recognizer can be delaying the touch: none has `delaysTouchesBegan`, or each of these has failed.
    private var isUndelayed: Bool {
        touch.arena.allSatisfy { subject in
            guard let memory = touch.memory(of: subject)?.memory, memory.delaysTouchesBegan else { return true }
            // A scroll view's delay ends with the lift at the latest (SV-1).
            if memory.owner.type == ContentTouchDelay.self { return touch.liftedAt != nil }
            return touch.states(subject).contains { $0.state == .failed }
        }
    }

    /// The cause if a recognizer claimed the touch or is delaying it.
    private var taking: TouchExplanation.Cause? {
        let arena = touch.arena.map { (subject: $0, memory: touch.memory(of: $0)) }
        let isOver = touch.liftedAt != nil || touch.wasCancelled
        // If several recognized, the first one claimed the touch.
        let winners = arena.filter { $0.memory?.memory.cancelsTouchesInView ?? true }.compactMap { rival in
            touch.recognizedAt(rival.subject).map { (number: $0, subject: rival.subject, memory: rival.memory) }
        }
        if isOver, touch.endedAt == nil, let winner = winners.min(by: { $0.number < $1.number }) {
            if let (place, memory) = winner.memory, let scrollView = scrollView(place, panning: memory) {
                let isCatch = touch.annotations(ScrollAnnotation.self).contains {
                    if case .caught = $0.step { $0.scrollView.refers(to: scrollView.object) } else { false }
                }
                if isCatch { return .caughtMotion(scrollView, from: view) }
                return .takenByScrollView(scrollView, from: view, wasNotified: touch.begunAt != nil)
            }
            return .takenByRecognizer(touch.mention(winner.subject), from: view)
        }
        return delaying
    }

    /// The cause if a recognizer delayed the touch, even if the view has received it by now.
    var delaying: TouchExplanation.Cause? {
        let arena = touch.arena.map { (subject: $0, memory: touch.memory(of: $0)) }
        if touch.begunAt == nil || touch.begunAt! > (touch.bound?.time ?? 0) {
            let delayers = arena.filter { $0.memory?.memory.delaysTouchesBegan == true }
            guard let delayer = lastToDecide(delayers.map(\.subject)).map({ delayers[$0] }) else { return nil }
            if let (place, memory) = delayer.memory, memory.owner.type == ContentTouchDelay.self {
                return .delayedByScrollView(TouchExplanation.Mention(touch.scene!, place), from: view)
            }
            return .delayedByRecognizer(touch.mention(delayer.subject), from: view)
        }
        guard let liftedAt = touch.liftedAt, !touch.wasCancelled, touch.endedAt == nil || touch.endedAt! > liftedAt
        else { return nil }
        let delayers = arena.map(\.subject).filter { subject in
            touch.memory(of: subject)?.memory.delaysTouchesEnded == true
                && !touch.states(subject).contains { $0.time <= liftedAt }
        }
        return lastToDecide(delayers).map { .endDelayedByRecognizer(touch.mention(delayers[$0]), from: view) }
    }

    /// Returns the recognizer that took longest to decide, or the first that has not decided, since each of them delays
    /// the touch until it has failed.
    private func lastToDecide(_ recognizers: [TraceSubject]) -> Int? {
        var last: (index: Int, number: Int)?
        for (index, subject) in recognizers.enumerated() {
            guard let decision = touch.states(subject).first else { return index }
            if last.map({ decision.number > $0.number }) ?? true { last = (index, decision.number) }
        }
        return last?.index
    }

    /// The scroll view if the recognizer is its pan.
    private func scrollView(_ place: Int, panning memory: ViewTreeSnapshot.Recognizer) -> TouchExplanation.Mention? {
        guard let scene = touch.scene, memory.owner.type == ScrollPan.self else { return nil }
        return TouchExplanation.Mention(scene, place)
    }
}
