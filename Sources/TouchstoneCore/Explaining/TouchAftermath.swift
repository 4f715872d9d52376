import Foundation

/// What became of a touch that has happened, read from the trace: why the one who was to have it had nothing of it.
///
/// The hit test is over by then; what counts is who withheld the touch, took it, waited, refused or did not pass it on.
@MainActor
struct TouchAftermath {
    private let application: UIApplication
    /// From the touch-down on, to the next touch-down of the same finger.
    private let records: ArraySlice<TraceRecord>
    /// What happened before.
    private let earlier: ArraySlice<TraceRecord>
    private let touch: Int
    private let objects: [Int: NSObject]
    /// Where the finger went down, in points of the screen.
    let location: CGPoint
    /// How its view was found; nil where nobody was asked.
    let run: HitTestRun?
    /// The view that got it, if any did.
    let hit: UIView?

    /// - Parameter touch: The finger's number; nil for the last that went down. Of several touches of one finger, the last.
    init?(_ application: UIApplication, _ records: [TraceRecord], touch: Int?) {
        var start: Int?
        var place = CGPoint.zero
        var finger = 0
        for (index, record) in records.enumerated() {
            guard case .queued(let id, .began, let location) = record.fact, touch ?? id == id else { continue }
            (start, finger, place) = (index, id, location)
        }
        guard let start else { return nil }
        self.application = application
        self.touch = finger
        self.records = records[start...]
        earlier = records[..<start]
        location = place
        objects = application.trace.objects
        let objects = objects
        // The next touch-down is another story.
        let end = self.records.dropFirst().firstIndex {
            if case .queued(_, .began, _) = $0.fact { true } else { false }
        }
        run = HitTestRun(self.records[..<(end ?? self.records.endIndex)], objects)
        hit =
            self.records.lazy.compactMap { record -> UIView? in
                guard case .bound(finger, let view, _, _, _) = record.fact else { return nil }
                return objects[view.id] as? UIView
            }.first
    }

    /// Why `wanted`, to which or to whose inside the touch is bound, had nothing of it; empty if it had.
    func causes(wanted: any TouchExplanation.Taker) -> [TouchExplanation.Cause] {
        if let recognizer = wanted as? UIGestureRecognizer { return causes(recognizer) }
        guard let view = wanted as? UIView, let hit else { return [] }
        if let cause = withholding(hit) ?? swallowing { return [cause] }
        if hit !== view, hears(hit, .touchesBegan), !hears(view, .touchesBegan),
            let stop = hit.stopsClimbing(to: view)
        {
            return [.takenInside(TouchExplanation.Mention(view), by: TouchExplanation.Mention(stop))]
        }
        if let cause = taking(hit) { return [cause] }
        if let reason = systemCancellation { return [.cancelled(reason: reason)] }
        return []
    }

    // MARK: Views

    private var isWithheld: Bool {
        records.contains { if case .withheld(touch, _, _) = $0.fact { true } else { false } }
    }

    /// The multi-touch policy kept it from the view (DL-13 to DL-17).
    private func withholding(_ view: UIView) -> TouchExplanation.Cause? {
        guard isWithheld else { return nil }
        if let scrollView = refusingScrollView {
            return .scrollViewRefuses(TouchExplanation.Mention(scrollView), view: TouchExplanation.Mention(view))
        }
        let others = viewsTouchedMeanwhile
        if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) {
            return .secondTouch(TouchExplanation.Mention(view))
        }
        if let other = others.first(where: { $0 !== view && $0.isExclusiveTouch }) {
            return .exclusiveTouch(TouchExplanation.Mention(other), keepsOut: TouchExplanation.Mention(view))
        }
        guard view.isExclusiveTouch, let other = others.first(where: { $0 !== view }) else { return nil }
        return .exclusiveTouch(TouchExplanation.Mention(view), keepsOut: TouchExplanation.Mention(other))
    }

    /// The scroll view whose `touchesShouldBegin` said no, which is all that keeps content from a touch so late.
    private var refusingScrollView: UIView? {
        for record in records {
            if case .withheld(touch, _, .scrollViewRefused(let scrollView)) = record.fact {
                return objects[scrollView.id] as? UIView
            }
        }
        return nil
    }

    /// Where other fingers were down when this one came.
    private var viewsTouchedMeanwhile: [UIView] {
        var views: [(touch: Int, view: UIView)] = []
        for record in earlier {
            switch record.fact {
            case .bound(let touch, let view, _, _, _):
                if let view = objects[view.id] as? UIView { views.append((touch, view)) }
            case .queued(let touch, let phase, _) where phase == .ended || phase == .cancelled:
                views.removeAll { $0.touch == touch }
            default: break
            }
        }
        // Fingers of the same report went down before it, too.
        for record in records {
            guard case .bound(let other, let view, _, _, _) = record.fact else { continue }
            if other == touch { break }
            if let view = objects[view.id] as? UIView { views.append((other, view)) }
        }
        return views.map(\.view)
    }

    /// The event was sent to somebody who handed it no further (DL-1).
    private var swallowing: TouchExplanation.Cause? {
        guard let window = hit?.windowStorage else { return nil }
        var receivers: [NSObject] = []
        for record in records {
            switch record.fact {
            case .sent(let receiver, let touches) where touches.contains(touch):
                if let object = objects[receiver.id] { receivers.append(object) }
            case .delivered(.touchesBegan, _, let touches) where touches.contains(touch): return nil
            case .entered, .acted: return nil
            default: break
            }
        }
        if receivers.contains(where: { $0 === window }) {
            return contest.isEmpty ? .eventSwallowed(TouchExplanation.Mention(window)) : nil
        }
        return receivers.isEmpty ? nil : .eventSwallowed(TouchExplanation.Mention(application))
    }

    /// A recognizer has the touch, or keeps it from the view for now.
    private func taking(_ view: UIView) -> TouchExplanation.Cause? {
        let beganAt = time {
            if case .delivered(.touchesBegan, _, let touches) = $0 { touches.contains(touch) } else { false }
        }
        let endedAt = time {
            if case .delivered(.touchesEnded, _, let touches) = $0 { touches.contains(touch) } else { false }
        }
        let isOver = records.contains { if case .queued(touch, .ended, _) = $0.fact { true } else { false } }
        if isOver, endedAt == nil, let winner = contest.first(where: { $0.cancelsTouchesInView && hasRecognized($0) }) {
            if let pan = winner as? ScrollPan, let scrollView = pan.view {
                return .takenByScrollView(
                    TouchExplanation.Mention(scrollView), from: TouchExplanation.Mention(view), wasTold: beganAt != nil)
            }
            return .takenByRecognizer(TouchExplanation.Mention(winner), from: TouchExplanation.Mention(view))
        }
        let boundAt = time { if case .bound(touch, _, _, _, _) = $0 { true } else { false } }
        if beganAt == nil || beganAt! > (boundAt ?? 0) {
            return contest.first { $0.delaysTouchesBegan }.map { delayer in
                if delayer is ContentTouchDelay, let scrollView = delayer.view {
                    return .delayedByScrollView(
                        TouchExplanation.Mention(scrollView), from: TouchExplanation.Mention(view))
                }
                return .delayedByRecognizer(TouchExplanation.Mention(delayer), from: TouchExplanation.Mention(view))
            }
        }
        let liftedAt = time { if case .queued(touch, .ended, _) = $0 { true } else { false } }
        if let liftedAt, !wasCancelled, endedAt == nil || endedAt! > liftedAt {
            return contest.first { $0.delaysTouchesEnded && isUndecided($0, at: liftedAt) }.map {
                .endDelayedByRecognizer(TouchExplanation.Mention($0), from: TouchExplanation.Mention(view))
            }
        }
        return nil
    }

    private var wasCancelled: Bool {
        records.contains {
            if case .delivered(.touchesCancelled, _, let touches) = $0.fact { touches.contains(touch) } else { false }
        }
    }

    private var systemCancellation: CancelReason? {
        for record in records {
            if case .cancelled(let touches, let reason) = record.fact, touches.contains(touch) { return reason }
        }
        return nil
    }

    private func hears(_ view: UIView, _ method: ForwardedMethod) -> Bool {
        records.contains { record in
            switch record.fact {
            case .delivered(method, let to, _), .forwarded(method, _, let to): objects[to.id] === view
            default: false
            }
        }
    }

    // MARK: Recognizers

    private var contest: [UIGestureRecognizer] {
        for record in records {
            if case .contest(touch, let members) = record.fact {
                return members.compactMap { objects[$0.id] as? UIGestureRecognizer }
            }
        }
        return []
    }

    private func hasRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
        states(recognizer).contains { $0.state == .began || $0.state == .ended }
    }

    /// Whether it had neither recognized nor failed when the finger lifted.
    private func isUndecided(_ recognizer: UIGestureRecognizer, at time: TimeInterval) -> Bool {
        !states(recognizer).contains { $0.time <= time }
    }

    private func states(
        _ recognizer: UIGestureRecognizer
    ) -> [(state: UIGestureRecognizer.State, reason: FailureReason?, time: TimeInterval)] {
        records.compactMap { record in
            guard case .entered(let subject, let state, let reason) = record.fact, objects[subject.id] === recognizer
            else { return nil }
            return (state, reason, record.time)
        }
    }

    private func causes(_ recognizer: UIGestureRecognizer) -> [TouchExplanation.Cause] {
        let subject = TouchExplanation.Mention(recognizer)
        let acted = records.contains {
            if case .acted(let actor, _) = $0.fact { objects[actor.id] === recognizer } else { false }
        }
        if acted { return [] }
        // One that waits since an earlier tap takes no part in the contest for a later one, and may still lose it.
        guard contest.contains(where: { $0 === recognizer }) || !states(recognizer).isEmpty else {
            if !recognizer.isEnabled { return [.disabled(recognizer)] }
            // Fingers and pointers are what is common; a recognizer that takes neither was told to.
            let takesFingers = recognizer.allowedTouchTypes.contains {
                $0.intValue == UITouch.TouchType.direct.rawValue
            }
            return [takesFingers ? .delegateRefuses(subject) : .touchType(subject)]
        }
        let awaited = (earlier + records).lazy.compactMap { record -> UIGestureRecognizer? in
            guard case .waits(let waiting, let other) = record.fact, objects[waiting.id] === recognizer else {
                return nil
            }
            return objects[other.id] as? UIGestureRecognizer
        }.last
        guard let failure = states(recognizer).first(where: { $0.state == .failed }) else {
            return awaited.map { [.waits(subject, for: TouchExplanation.Mention($0))] } ?? []
        }
        return [cause(of: failure.reason ?? .setFailed, subject)]
    }

    /// What stands behind a failure.
    private func cause(of reason: FailureReason, _ subject: TouchExplanation.Mention) -> TouchExplanation.Cause {
        if let pan = subject.recognizer as? ScrollPan, let cause = cause(of: pan) { return cause }
        switch reason {
        case .requirementRecognized(let other):
            if let other = objects[other.id] as? UIGestureRecognizer {
                return .waits(subject, for: TouchExplanation.Mention(other))
            }
        case .prevented(let winner):
            if let winner = objects[winner.id] as? UIGestureRecognizer {
                return .prevented(subject, by: TouchExplanation.Mention(winner))
            }
        case .viewRefused(let view):
            if let view = objects[view.id] as? UIView {
                return .viewRefuses(TouchExplanation.Mention(view), recognizer: subject)
            }
        case .delegateRefused: return .delegateRefuses(subject)
        case .dragBackRefused(let obstacle) where obstacle.isOfDelegate:
            return .delegateRefuses(subject, obstacle: obstacle)
        default: break
        }
        return .notItsGesture(subject, reason: reason)
    }

    /// Why a scroll view does not scroll although nobody else recognized.
    private func cause(of pan: ScrollPan) -> TouchExplanation.Cause? {
        guard let scrollView = pan.view as? UIScrollView else { return nil }
        if !scrollView.scrollsHorizontally, !scrollView.scrollsVertically {
            return .contentFits(TouchExplanation.Mention(scrollView))
        }
        guard let hit, hit !== scrollView, hears(hit, .touchesBegan) else { return nil }
        guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: hit) else {
            return .contentKeepsTouch(TouchExplanation.Mention(hit), scrollView: TouchExplanation.Mention(scrollView))
        }
        return nil
    }

    private func time(_ isMeant: (TraceFact) -> Bool) -> TimeInterval? { records.first { isMeant($0.fact) }?.time }
}

extension TouchExplanation.Cause {
    /// Of a scroll view's pan, it is the scroll view that was told not to.
    @MainActor
    static func disabled(_ recognizer: UIGestureRecognizer) -> TouchExplanation.Cause {
        if recognizer is ScrollPan, let scrollView = recognizer.view {
            return .scrollingDisabled(TouchExplanation.Mention(scrollView))
        }
        return .recognizerDisabled(TouchExplanation.Mention(recognizer))
    }
}

extension TouchExplanation {
    /// Why a touch that has happened was not for `wanted`, as far as the present state of the views still tells.
    init?(_ application: UIApplication, _ records: [TraceRecord], touch: Int?, wanting wanted: any Taker) {
        guard let aftermath = TouchAftermath(application, records, touch: touch) else { return nil }
        if let run = aftermath.run {
            self.init(application, run, at: aftermath.location, wanting: wanted)
        } else {
            self.init(application, at: aftermath.location, wanting: wanted)
        }
        let view = wanted as? UIView ?? (wanted as? UIGestureRecognizer)?.view
        guard let hit = aftermath.hit, let view, hit.isDescendant(of: view) else {
            if causes.isEmpty {
                notes.append("nothing would be in its way now; what was at the time of the touch has changed since")
            }
            return
        }
        let happened = aftermath.causes(wanted: wanted)
        // Whether somebody inside passes a touch on is known by now.
        causes = happened.isEmpty ? causes.filter { $0.kind != .takenInside } : happened
    }
}

extension UIApplication {
    /// Ours: why a touch that has happened came to nothing for `wanted`.
    ///
    /// - Parameters:
    ///   - records: What the trace told, from before the touch-down on.
    ///   - touch: The finger's number; nil for the one that went down last.
    /// - Returns: Nil if the records hold no such touch-down.
    public func explain(
        _ records: [TraceRecord], touch: Int? = nil, wanting wanted: any TouchExplanation.Taker
    ) -> TouchExplanation? {
        TouchExplanation(self, records, touch: touch, wanting: wanted)
    }
}
