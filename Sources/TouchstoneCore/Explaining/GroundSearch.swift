import Foundation

/// Finds the reasons why one or two subjects had a touch, or one had it late.
@MainActor
struct GroundSearch {
    typealias Ground = TouchExplanation.Ground
    let touch: TouchPast
    let scene: ViewTreeSnapshot
    let wanted: TouchExplanation.Wanted
    /// The wanted subject, as the report names it.
    let mention: TouchExplanation.Mention

    // MARK: Why the subject had the touch

    var got: [Ground] {
        switch wanted {
        case .recognizer(let recognizer): return [recognized(recognizer)]
        case .event(let control, _): return way(control) + sent(control)
        case .view(let view): return way(view) + ((view as? UIControl).map { sent($0) } ?? [])
        case .controller(let controller): return way(controller)
        case .firstResponder: return []
        }
    }

    private func recognized(_ recognizer: UIGestureRecognizer) -> Ground {
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

    private func sent(_ control: UIControl) -> [Ground] {
        let sent = touch.remarks(ControlRemark.self).compactMap { remark -> Ground? in
            guard remark.control.refers(to: control), case .sends(let events, let target) = remark.step else {
                return nil
            }
            return .sent(mention, event: events.description, action: target.named)
        }
        return sent.last.map { [$0] } ?? []
    }

    /// Why the touch reached a responder.
    private func way(_ responder: NSObject) -> [Ground] {
        guard let run = touch.run, let hit = run.hit?.place else { return [] }
        let view = TouchExplanation.Mention(scene, hit)
        var grounds: [Ground] = []
        if scene.views[hit].who.object !== responder {
            let hops = touch.climb(.touchesBegan).hops
            let below = hops.firstIndex { touch.means($0, responder) }.flatMap { $0 > 0 ? hops[$0 - 1] : nil }
            let from = below.map { touch.mention($0) } ?? view
            grounds.append(climbed(mention, from: from))
        }
        return grounds + choice(of: hit, view, run) + kept(hit, view)
    }

    private func climbed(_ upper: TouchExplanation.Mention, from below: TouchExplanation.Mention) -> Ground {
        let callsSuper = below.past?.view.node.overrides.contains(.touchesBegan) ?? (below.view == nil)
        return .climbed(upper, from: below, callsSuper: callsSuper)
    }

    /// Why the hit test ended at the hit view.
    private func choice(of hit: Int, _ view: TouchExplanation.Mention, _ run: HitTestRun) -> [Ground] {
        for step in run.steps {
            guard let place = step.place, step.answer?.place == hit,
                scene.views[place].node.flags.contains(.overridesHitTest)
            else { continue }
            let isFound = scene.subviews(of: place).contains { run.step(of: $0)?.answer?.place == hit }
            if place != hit, !isFound || !scene.isInside(hit, of: place) {
                return [.givenByOverride(view, by: TouchExplanation.Mention(scene, place))]
            }
        }
        var grounds: [Ground] = []
        let path = scene.path(to: hit)
        for (parent, child) in zip(path, path.dropFirst()) {
            let siblings = scene.subviews(of: parent)
            guard let own = siblings.firstIndex(of: child) else { continue }
            for front in siblings[(own + 1)...].reversed() {
                guard let step = run.step(of: front), has(front), grounds.count < 4 else { continue }
                grounds.append(.passedOver(TouchExplanation.Mention(scene, front), step.verdict))
            }
            let behind = siblings[..<own].reversed().first { has($0) && scene.views[$0].node.isEligible }
            if let behind { grounds.append(.inFront(view, of: TouchExplanation.Mention(scene, behind))) }
        }
        return grounds.filter(\.isOfRivals) + grounds.filter { !$0.isOfRivals } + [.deepest(view)]
    }

    /// Whether the touch lies inside the view's bounds, regardless of anything else.
    private func has(_ place: Int) -> Bool {
        scene.contains(touch.location, in: place) ?? false
    }

    private func kept(_ hit: Int, _ view: TouchExplanation.Mention) -> [Ground] {
        let way = touch.way
        let end = CGPoint(x: touch.location.x + way.x, y: touch.location.y + way.y)
        return scene.contains(end, in: hit) == false ? [.keeps(view)] : []
    }

    // MARK: Why both had the touch

    /// Returns the reasons why `other` had the touch too.
    func both(_ other: TouchExplanation.Wanted, _ otherMention: TouchExplanation.Mention) -> [Ground] {
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
    ) -> [Ground] {
        let permission = touch.remarks(Permission.self).last {
            $0.winner.refers(to: one) && $0.other.refers(to: two)
                || $0.winner.refers(to: two) && $0.other.refers(to: one)
        }
        if let permission {
            let by = TouchExplanation.Cause.Refuser(who: touch.mention(permission.by), method: permission.method)
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
    ) -> [Ground] {
        if scene.recognizer(recognizer)?.memory.cancelsTouchesInView == false {
            return [.leavesTouches(called, to: view)]
        }
        guard touch.hears(responder, .touchesBegan), let begun = touch.begunAt, let acted = actedAt(recognizer),
            acted >= begun
        else { return [] }
        return [.heardBefore(view, called, seconds: acted - begun)]
    }

    // MARK: Why the subject had the touch late

    var late: [Ground] {
        guard let down = touch.records.first?.time else { return [] }
        if case .recognizer(let recognizer) = wanted {
            guard let acted = actedAt(recognizer), acted > down, let (place, memory) = scene.recognizer(recognizer)
            else { return [] }
            return lateness(recognizer, memory, place, acted - down)
        }
        guard let hit = touch.bound?.view else { return [] }
        let aftermath = ViewAftermath(touch: touch, hit: hit)
        let lateness = aftermath.causes.first { TouchExplanation.kindsOfLateness.contains($0.kind) }
        guard let cause = lateness ?? aftermath.delaying, let begun = touch.begunAt else { return [] }
        let seconds = begun > down ? begun - down : (touch.endedAt ?? begun) - (touch.liftedAt ?? begun)
        return seconds > 0 ? [.withheld(mention, seconds: seconds, because: cause)] : []
    }

    private func lateness(
        _ recognizer: UIGestureRecognizer, _ memory: ViewTreeSnapshot.Recognizer, _ place: Int, _ seconds: TimeInterval
    ) -> [Ground] {
        let aftermath = RecognizerAftermath(
            touch: touch, recognizer: recognizer, place: place, memory: memory, hit: nil)
        if let waiting = aftermath.waiting { return [.withheld(mention, seconds: seconds, because: waiting)] }
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

extension TouchExplanation.Ground {
    fileprivate var isOfRivals: Bool { if case .inFront = self { true } else { false } }
}

extension TouchExplanation {
    /// Explains why `wanted` had a touch or had it late; if it did not, explains why not.
    init(_ touch: TouchPast, _ question: Question, _ wanted: Wanted, and other: Wanted?) {
        self.init(touch, wanting: wanted)
        self.question = question
        guard question != .not, !isUnsure, let scene = touch.scene, let mention = self.wanted else { return }
        // A view that received the touch late still received it.
        guard causes.allSatisfy({ Self.kindsOfLateness.contains($0.kind) }) || hasActed(touch, wanted) else { return }
        let search = GroundSearch(touch: touch, scene: scene, wanted: wanted, mention: mention)
        switch question {
        case .not: return
        case .got: grounds = search.got
        case .late: grounds = search.late
        case .both:
            guard let other else { return }
            let report = TouchExplanation(touch, wanting: other)
            guard report.causes.isEmpty || report.hasActed(touch, other), let called = report.wanted else {
                self = report
                self.question = question
                return
            }
            grounds = search.both(other, called)
        }
        causes = []
        guard grounds.isEmpty else { return }
        if question == .late {
            notes.append("\(mention.name) heard of it, or acted, as soon as the finger was there")
        } else {
            notes.append("what led to that is not among what was remembered")
            isUnsure = true
        }
    }

    static let kindsOfLateness: Set<Cause.Kind> = [
        .delayedByRecognizer, .delayedByScrollView, .endDelayedByRecognizer, .waits,
    ]

    /// Whether the view received the touch, or the recognizer acted, whatever happened afterwards.
    private func hasActed(_ touch: TouchPast, _ wanted: Wanted) -> Bool {
        if case .recognizer(let recognizer) = wanted {
            return touch.records.contains {
                if case .acted(let actor, _) = $0.fact { touch.means(actor, recognizer) } else { false }
            }
        }
        return touch.hears(wanted.object, .touchesBegan)
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
