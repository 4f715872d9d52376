import Foundation

extension TouchExplanation {
    /// Why a touch that has happened was not for `wanted`: told from what was the case then. Of the objects as they are now
    /// nothing is read but which they are.
    init(_ touch: TouchPast, wanting wanted: Wanted) {
        guard let scene = touch.scene else {
            self.init(touch.application, at: touch.location, wanting: Wanted?.none)
            notes = [
                "the trace no longer remembers how the views were: somebody must have listened, and not too long ago"
            ]
            isUnsure = true
            return
        }
        let run = touch.run ?? HitTestRun(nobodyAskedIn: scene)
        self.init(run, at: touch.location, wanting: wanted, chain: Self.chain(run, touch))
        if touch.wasIgnored {
            causes = [.ignoringInteraction(since: touch.ignoringSince)]
            return
        }
        findWay(run, wanted)
        addMoved(touch, run, wanted)
        guard causes.isEmpty, !isUnsure else {
            if scene.isCut { notes.append("of very many views only the first were remembered") }
            return
        }
        guard let bound = touch.bound, let target else {
            notes.append("the touch was not handled yet")
            isUnsure = true
            return
        }
        causes = aftermath(touch, bound.view, target, wanted)
        noteChanges(wanted)
    }

    private func aftermath(_ touch: TouchPast, _ hit: TraceSubject, _ target: Int, _ wanted: Wanted) -> [Cause] {
        let views = ViewAftermath(touch: touch, hit: hit)
        let mention = Mention(scene, target)
        switch wanted {
        case .recognizer(let recognizer):
            guard let memory = scene.views[target].recognizers.first(where: { $0.who.refers(to: recognizer) }) else {
                return [.notAttached(Mention(recognizer), to: nil, movedFrom: nil)]
            }
            let causes = RecognizerAftermath(
                touch: touch, recognizer: recognizer, place: target, memory: memory, hit: touch.mention(hit)
            ).causes
            // An event that was swallowed never came to any recognizer.
            if case .undecided? = causes.first, let cause = views.swallowing { return [cause] }
            return causes
        case .view(let view):
            let found = views.causes(before: view, mention)
            if !found.isEmpty { return found }
            return (view as? UIControl).map {
                ControlAftermath(touch: touch, control: $0, mention: mention, wanted: nil).causes
            } ?? []
        case .event(let control, let event):
            let own = ControlAftermath(touch: touch, control: control, mention: mention, wanted: event).causes
            if own.isEmpty { return [] }
            let found = views.causes(before: control, mention)
            return found.isEmpty ? own : found
        case .controller(let controller):
            return views.causes(before: controller, Mention(controller))
        case .firstResponder(let responder):
            let called = responder is UIView ? mention : Mention(responder)
            let own = ResponderAftermath(touch: touch, responder: responder, mention: called).causes
            guard case .neverAsked? = own.first else { return own }
            return views.causes.isEmpty ? own : views.causes
        }
    }

    /// A recognizer that is elsewhere than where the finger was.
    private mutating func addMoved(_ touch: TouchPast, _ run: HitTestRun, _ wanted: Wanted) {
        guard case .recognizer(let recognizer) = wanted, !causes.isEmpty, let hit = run.hit?.place else { return }
        let moves = (touch.earlierRemarks + touch.remarks).compactMap { $0.remark as? Reattachment }
        guard
            let move = moves.last(where: { move in
                move.recognizer.refers(to: recognizer)
                    && scene.place(of: move.from.key).map { scene.isInside(hit, of: $0) } == true
            })
        else { return }
        causes = [.notAttached(Mention(recognizer), to: Mention(move.to), movedFrom: Mention(move.from))]
    }

    /// What is otherwise now, so that nobody looks for it in vain.
    private mutating func noteChanges(_ wanted: Wanted) {
        guard let target, let view = wanted.view else { return }
        if let then = scene.views[target].who.object, then !== view, (then as? UIView)?.window == nil {
            notes.append("since then \(scene.views[target].who.name) has left its window")
        }
    }

    /// The responders from the hit view up, as they were.
    private static func chain(_ run: HitTestRun, _ touch: TouchPast) -> [Link] {
        guard let hit = run.hit?.place else { return [] }
        var links: [Link] = []
        for place in run.scene.path(to: hit).reversed() {
            let view = run.scene.views[place]
            links.append(
                Link(
                    responder: Mention(run.scene, place),
                    takesTouches: view.node.overrides.contains(.touchesBegan),
                    isControl: view.rest?.detail is ControlMemory))
            if let owner = view.rest?.owner { links.append(Link(owner: owner)) }
        }
        return links + [Link(touch.application)]
    }
}

extension TouchExplanation.Link {
    fileprivate init(owner: Remembered) {
        responder = TouchExplanation.Mention(owner)
        takesTouches = ForwardedMethod.touchesBegan.isOverridden(in: owner.type)
        isControl = false
    }

}

extension UIApplication {
    /// Ours: why a touch that has happened came to nothing for `wanted`.
    ///
    /// It is told from what was the case then, which the trace remembers for a while, as long as somebody listens.
    /// - Parameters:
    ///   - records: What the trace told, from before the touch-down on.
    ///   - touch: The finger's number; nil for the one that went down last.
    /// - Returns: Nil if the records hold no such touch-down.
    public func explain(
        _ records: [TraceRecord], touch: Int? = nil, wanting wanted: any TouchExplanation.Taker
    ) -> TouchExplanation? {
        TouchExplanation.Wanted(wanted).flatMap { explain(records, touch: touch, for: $0) }
    }

    /// Ours: the same for what somebody wanted to happen.
    public func explain(
        _ records: [TraceRecord], touch: Int? = nil, for wanted: TouchExplanation.Wanted
    ) -> TouchExplanation? {
        TouchPast(self, records, finger: touch).map { TouchExplanation($0, wanting: wanted) }
    }
}
