import Foundation
import TouchstoneCore

/// Finds the reasons why one or two subjects had a touch, or one had it late.
@MainActor
struct ReasonSearch {
    typealias Reason = TouchExplanation.Reason
    let touch: TouchPast
    let scene: ViewTreeSnapshot
    let wanted: TouchExplanation.Wanted
    /// The wanted subject, with its name in the report.
    let mention: TouchExplanation.Mention

    // MARK: Why the subject had the touch

    var got: [Reason] {
        switch wanted {
        case .recognizer(let recognizer): return [recognized(recognizer)]
        case .event(let control, _): return way(control) + sent(control)
        case .view(let view): return way(view) + ((view as? UIControl).map { sent($0) } ?? [])
        case .controller(let controller): return way(controller)
        case .firstResponder, .item: return []
        }
    }

    private func recognized(_ recognizer: UIGestureRecognizer) -> Reason {
        let losers = touch.records.compactMap { record -> TouchExplanation.Mention? in
            guard case .entered(let loser, .failed, let reason?) = record.fact else { return nil }
            switch reason {
            case .prevented(let winner), .requirementRecognized(let winner):
                return touch.means(winner, recognizer) ? touch.mention(loser) : nil
            default: return nil
            }
        }
        return .recognized(mention, over: losers)
    }

    private func sent(_ control: UIControl) -> [Reason] {
        let sent = touch.annotations(ControlAnnotation.self).compactMap { annotation -> Reason? in
            guard annotation.control.refers(to: control), case .sends(let events, let target) = annotation.step else {
                return nil
            }
            return .sent(mention, event: events.description, action: target.named)
        }
        return sent.last.map { [$0] } ?? []
    }

    /// Why the touch reached a responder.
    private func way(_ responder: NSObject) -> [Reason] {
        guard let run = touch.run, let hit = run.hit?.place else { return [] }
        let view = TouchExplanation.Mention(scene, hit)
        var reasons: [Reason] = []
        if scene.views[hit].owner.object !== responder {
            let hops = touch.climb(.touchesBegan).hops
            let below = hops.firstIndex { touch.means($0, responder) }.flatMap { $0 > 0 ? hops[$0 - 1] : nil }
            let from = below.map { touch.mention($0) } ?? view
            reasons.append(climbed(mention, from: from))
        }
        return reasons + choice(of: hit, view, run) + kept(hit, view)
    }

    private func climbed(_ upper: TouchExplanation.Mention, from below: TouchExplanation.Mention) -> Reason {
        let callsSuper = below.past?.view.node.overrides.contains(.touchesBegan) ?? (below.view == nil)
        return .climbed(upper, from: below, callsSuper: callsSuper)
    }

    /// Why the hit test ended at the hit view.
    private func choice(of hit: Int, _ view: TouchExplanation.Mention, _ run: HitTestRun) -> [Reason] {
        for step in run.steps {
            guard let place = step.place, step.answer?.place == hit,
                scene.views[place].node.flags.contains(.overridesHitTest)
            else { continue }
            let isFound = scene.subviews(of: place).contains { run.step(of: $0)?.answer?.place == hit }
            if place != hit, !isFound || !scene.isInside(hit, of: place) {
                return [.givenByOverride(view, by: TouchExplanation.Mention(scene, place))]
            }
        }
        var reasons: [Reason] = []
        let path = scene.path(to: hit)
        for (parent, child) in zip(path, path.dropFirst()) {
            let siblings = scene.subviews(of: parent)
            guard let own = siblings.firstIndex(of: child) else { continue }
            for front in siblings[(own + 1)...].reversed() {
                guard let step = run.step(of: front), has(front), reasons.count < 4 else { continue }
                reasons.append(.passedOver(TouchExplanation.Mention(scene, front), step.verdict))
            }
            let behind = siblings[..<own].reversed().first { has($0) && scene.views[$0].node.isEligible }
            if let behind { reasons.append(.inFront(view, of: TouchExplanation.Mention(scene, behind))) }
        }
        return reasons.filter(\.isOfRivals) + reasons.filter { !$0.isOfRivals } + [.deepest(view)]
    }

    /// Whether the touch lies inside the view's bounds, regardless of anything else.
    private func has(_ place: Int) -> Bool {
        scene.contains(touch.location, in: place) ?? false
    }

    private func kept(_ hit: Int, _ view: TouchExplanation.Mention) -> [Reason] {
        let way = touch.way
        let end = CGPoint(x: touch.location.x + way.x, y: touch.location.y + way.y)
        return scene.contains(end, in: hit) == false ? [.keeps(view)] : []
    }

    // MARK: Why both had the touch

    /// Returns the reasons why `other` had the touch too.
    func both(_ other: TouchExplanation.Wanted, _ otherMention: TouchExplanation.Mention) -> [Reason] {
        switch (wanted, other) {
        case (.recognizer(let one), .recognizer(let two)): return simultaneous(one, two, otherMention)
        case (.recognizer(let recognizer), _): return besides(recognizer, mention, other.object, otherMention)
        case (_, .recognizer(let recognizer)): return besides(recognizer, otherMention, wanted.object, mention)
        default:
            let hops = touch.climb(.touchesBegan).hops
            let places = [wanted.object, other.object].map { object in hops.firstIndex { touch.means($0, object) } }
            guard let one = places[0], let two = places[1], one != two else { return [] }
            let upper = one > two ? mention : otherMention
            let below = touch.mention(hops[max(one, two) - 1])
            return [climbed(upper, from: below)]
        }
    }

    private func actedAt(_ recognizer: UIGestureRecognizer) -> TimeInterval? {
        touch.time { if case .acted(let actor, _) = $0 { touch.means(actor, recognizer) } else { false } }
    }

    private func simultaneous(
        _ one: UIGestureRecognizer, _ two: UIGestureRecognizer, _ otherMention: TouchExplanation.Mention
    ) -> [Reason] {
        let permission = touch.annotations(Permission.self).last {
            $0.winner.refers(to: one) && $0.other.refers(to: two)
                || $0.winner.refers(to: two) && $0.other.refers(to: one)
        }
        if let permission {
            let by = TouchExplanation.Cause.Refuser(owner: touch.mention(permission.by), method: permission.method)
            return [.permitted(mention, with: otherMention, by: by)]
        }
        guard let first = actedAt(one), let second = actedAt(two) else { return [] }
        return first <= second
            ? [.oneAfterTheOther(mention, otherMention, seconds: second - first)]
            : [.oneAfterTheOther(otherMention, mention, seconds: first - second)]
    }

    private func besides(
        _ recognizer: UIGestureRecognizer, _ called: TouchExplanation.Mention, _ responder: NSObject,
        _ view: TouchExplanation.Mention
    ) -> [Reason] {
        if scene.recognizer(recognizer)?.memory.cancelsTouchesInView == false {
            return [.leavesTouches(called, to: view)]
        }
        guard touch.receives(responder, .touchesBegan), let begun = touch.begunAt, let acted = actedAt(recognizer),
            acted >= begun
        else { return [] }
        return [.receivedBefore(view, called, seconds: acted - begun)]
    }

    // MARK: Why the subject had the touch late

    var late: [Reason] {
        guard let down = touch.records.first?.time else { return [] }
        if case .recognizer(let recognizer) = wanted {
            guard let acted = actedAt(recognizer), acted > down, let (place, memory) = scene.recognizer(recognizer)
            else { return [] }
            return lateness(recognizer, memory, place, acted - down)
        }
        guard let hit = touch.bound?.view else { return [] }
        let outcome = ViewOutcome(touch: touch, hit: hit)
        let lateness = outcome.causes.first { $0.role == .delay }
        guard let cause = lateness ?? outcome.delaying, let begun = touch.begunAt else { return [] }
        let seconds = begun > down ? begun - down : (touch.endedAt ?? begun) - (touch.liftedAt ?? begun)
        return seconds > 0 ? [.suppressed(mention, seconds: seconds, because: cause)] : []
    }

    private func lateness(
        _ recognizer: UIGestureRecognizer, _ memory: ViewTreeSnapshot.Recognizer, _ place: Int, _ seconds: TimeInterval
    ) -> [Reason] {
        let outcome = RecognizerOutcome(touch: touch, place: place, memory: memory, hit: nil)
        if let waiting = outcome.waiting { return [.suppressed(mention, seconds: seconds, because: waiting)] }
        if recognizer is UILongPressGestureRecognizer { return [.takesTime(mention, seconds: seconds)] }
        if let lifted = touch.liftedAt, let acted = actedAt(recognizer), acted >= lifted {
            return [.actsAtLift(mention, seconds: seconds)]
        }
        let takesMovement =
            recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer
            || recognizer is UIRotationGestureRecognizer || recognizer is UISwipeGestureRecognizer
        return [takesMovement ? .takesMovement(mention, seconds: seconds) : .takesItsTime(mention, seconds: seconds)]
    }
}

extension TouchExplanation.Reason {
    fileprivate var isOfRivals: Bool { if case .inFront = self { true } else { false } }
}

extension TouchExplanation {
    /// Explains why `wanted` had a touch or had it late; if it did not, explains why not.
    init(_ touch: TouchPast, _ question: Question, _ wanted: Wanted, and other: Wanted?) {
        self.init(touch, wanting: wanted)
        self.question = question
        guard question != .not, !isUnsure, let scene = touch.scene, let mention = self.wanted else { return }
        // A view that received the touch late still received it.
        guard causes.allSatisfy({ $0.role == .delay }) || hasActed(touch, wanted) else { return }
        let search = ReasonSearch(touch: touch, scene: scene, wanted: wanted, mention: mention)
        switch question {
        case .not: return
        case .got: reasons = search.got
        case .late: reasons = search.late
        case .both:
            guard let other else { return }
            let report = TouchExplanation(touch, wanting: other)
            guard report.causes.isEmpty || report.hasActed(touch, other), let called = report.wanted else {
                self = report
                self.question = question
                return
            }
            reasons = search.both(other, called)
        }
        causes = []
        guard reasons.isEmpty else { return }
        if question == .late {
            notes.append("\(mention.name) received it, or acted, immediately")
        } else {
            notes.append("what led to that is not among what was remembered")
            isUnsure = true
        }
    }

    /// Whether the view received the touch, or the recognizer acted, whatever happened afterwards.
    private func hasActed(_ touch: TouchPast, _ wanted: Wanted) -> Bool {
        if case .recognizer(let recognizer) = wanted {
            return touch.records.contains {
                if case .acted(let actor, _) = $0.fact { touch.means(actor, recognizer) } else { false }
            }
        }
        return touch.receives(wanted.object, .touchesBegan)
    }
}

extension UIApplication {
    /// Touchstone extension: explains why a view, recognizer or view controller had a past touch, had it late, or why
    /// two had it.
    ///
    /// If the question does not apply, the report explains why not, as for ``TouchExplanation/Question/not``.
    ///
    /// - Parameters:
    ///   - records: The trace records, beginning before the touch-down.
    ///   - question: The question to answer.
    ///   - touch: The finger's number, or `nil` for the finger that went down last.
    ///   - wanted: The subject that had the touch.
    ///   - other: The second subject, for ``TouchExplanation/Question/both``.
    /// - Returns: The report, or `nil` if the records contain no such touch-down.
    public func explain(
        _ records: [TraceRecord], why question: TouchExplanation.Question, touch: Int? = nil,
        for wanted: TouchExplanation.Wanted, and other: TouchExplanation.Wanted? = nil
    ) -> TouchExplanation? {
        TouchPast(self, records, finger: touch).map { TouchExplanation($0, question, wanted, and: other) }
    }
}
