import Foundation
import TouchstoneCore

extension TouchExplanation {
    /// Explains why a past touch was not for `wanted`, from the state recorded then.
    ///
    /// Current objects are used only for their identity.
    init(_ touch: TouchPast, wanting wanted: Wanted) {
        guard let scene = touch.scene else {
            self.init(touch.application, at: touch.location, wanting: Wanted?.none)
            notes = [
                "the trace no longer contains the view tree of that time; it must have a listener, and it keeps only recent events"
            ]
            isUnsure = true
            return
        }
        let run = touch.run ?? HitTestRun(untestedIn: scene)
        let shown = wanted.shown(in: scene)
        self.init(run, at: touch.location, wanting: shown, chain: Self.chain(run, touch))
        notify(touch, run, shown)
        findHiddenToolbar(touch, wanted)
        findRefusedPresentation(touch.earlierAnnotations + touch.annotations, wanted)
        addCustomView(of: wanted)
        noteUnrepeated(touch)
    }

    private mutating func notify(_ touch: TouchPast, _ run: HitTestRun, _ wanted: Wanted) {
        if touch.wasIgnored {
            causes = [.ignoringInteraction(since: touch.ignoringSince)]
            return
        }
        if let denial = touch.denial(of: wanted.object), let mention = self.wanted {
            if case .firstResponder = wanted { matter = .firstResponder }
            causes = [denied(mention, denial, touch)]
            return
        }
        if case .firstResponder(let responder) = wanted, let mention = self.wanted {
            // Any object that has the touch can make the responder first responder, and the responder may have entered
            // a window only later.
            let eventLog = ResponderOutcome(touch: touch, responder: responder, mention: mention)
            let isOfKeys = run.hit?.place.map { eventLog.isOfKeys(after: $0) } ?? false
            let instead = run.hit?.place.flatMap { eventLog.askedInstead(for: $0) }
            let isOverridden = run.hit?.place.map { eventLog.isPerhapsOverridden(for: $0) } ?? false
            let isEarlier = eventLog.isOfLossBefore || eventLog.isOfEarlyCall
            // A touch elsewhere, such as on the keyboard, changes nothing for a responder that is first already.
            let isFirst = eventLog.isFirstInTheEnd
            if eventLog.isOfTouch || isOfKeys || instead != nil || isEarlier || isOverridden || isFirst {
                matter = .firstResponder
                causes = eventLog.causes.map { cause in
                    guard case .neverAsked = cause else { return cause }
                    return .neverAsked(mention, orByKeys: isOfKeys, instead: instead)
                }
                return
            }
        }
        if let field = editedField(touch, wanted), let mention = self.wanted {
            matter = .endOfEditing
            causes =
                ControlOutcome(touch: touch, control: field.control, mention: mention, wanted: field.event).causes
            return
        }
        // Keys change the text of a field wherever the finger is.
        if case .event(let field as UITextField, let event) = wanted, let place = scene.place(of: field),
            !hasReceived(touch, wanted)
        {
            let mention = Mention(scene, place)
            if ControlOutcome(touch: touch, control: field, mention: mention, wanted: event).hasRun { return }
            // Return in the field of a search bar is explained by the bar.
            if event.isSubset(of: .changesOfText), let refusal = touch.refusalOfChange(of: field),
                !refusal.owner.isInternal
            {
                causes = [.changeRefused(mention, by: refusal)]
                return
            }
        }
        if hasReceived(touch, wanted) {
            // A view controller may have no view in a window.
            if target == nil { return }
        } else {
            findWay(run, wanted)
        }
        findRelease(touch.earlierAnnotations, wanted.view)
        if case .notInAWindow(let item, _)? = causes.first, item.object is UIBarButtonItem {
            causes = [.notInAWindow(item, .atTouchDown)]
        } else if case .notInAWindow(let top, _)? = causes.first, let view = wanted.view {
            let departures = touch.earlierAnnotations.lazy.compactMap { $0.annotation as? Departure }
            let last = departures.last { $0.took(view, at: ObjectIdentifier(view)) }
            // A presentation's container did not exist before the presentation.
            let holder = top.object is PresentationContainer ? Mention(view) : top
            let isOfController = top.isA(UIViewController.self)
            causes = [
                last.map { .notInAWindow(isOfController ? top : Mention($0.view), .sinceItLeft) }
                    ?? .notInAWindow(holder, .atTouchDown)
            ]
        }
        addMoved(touch, run, wanted)
        addLaterPlaces(touch, wanted)
        if isPerhapsHandedOn(touch, wanted), let hit {
            let keeper = touch.keeper(from: hit).name
            notes.append(
                "\(keeper) overrides the touch methods and may call those of \(self.wanted?.name ?? "others"), which the trace does not show"
            )
            causes = []
            isUnsure = true
        }
        addSet(touch, wanted)
        guard causes.isEmpty, !isUnsure else {
            if scene.isCut { notes.append("of very many views only the first were remembered") }
            return
        }
        guard let bound = touch.bound, let target else {
            notes.append("the touch was not handled yet")
            isUnsure = true
            return
        }
        causes = outcome(touch, bound.view, target, wanted)
        addDelegates(wanted, touch)
        addRefusedEditing(touch, wanted)
    }

    /// Adds the cause that a field or text view received the touch and refused to become first responder, or that its delegate
    /// did not let the clear button or the keys after the touch change the text.
    private mutating func addRefusedEditing(_ touch: TouchPast, _ wanted: Wanted) {
        guard causes.isEmpty, case .view(let view) = wanted, view is UITextField || view is UITextView,
            let mention = self.wanted
        else { return }
        let outcome = ResponderOutcome(touch: touch, responder: view, mention: mention)
        if outcome.wasAskedInVain {
            causes = outcome.causes
        } else if let refusal = touch.refusalToClear(view) ?? touch.refusalOfAllKeys(to: view) {
            causes = [.changeRefused(mention, by: refusal)]
        }
    }

    /// Corrects the cause if the finger began outside the wanted view and moved into it later.
    private mutating func addLaterPlaces(_ touch: TouchPast, _ wanted: Wanted) {
        switch wanted {
        case .view, .event: break
        case .recognizer, .controller, .firstResponder, .item: return
        }
        guard let target, let hit, causes.count == 1, case .outside(Mention(scene, target), _)? = causes.first else {
            return
        }
        let comesLater = touch.records.contains { record in
            guard case .queued(touch.finger, .moved, let place) = record.fact else { return false }
            return scene.contains(place, in: target) == true
        }
        if comesLater { causes = [.belongsElsewhere(Mention(scene, target), to: hit)] }
    }

    /// The text field and event if the field is first responder and the question is why its editing did not end. Any
    /// touch may have been meant to end it.
    private func editedField(_ touch: TouchPast, _ wanted: Wanted) -> (control: UITextField, event: UIControl.Event)? {
        guard case .event(let field as UITextField, let event) = wanted, target != nil,
            event.isSubset(of: .endsOfEditing), scene.firstResponder?.refers(to: field) == true
        else { return nil }
        return (field, event)
    }

    private func outcome(_ touch: TouchPast, _ hit: TraceSubject, _ target: Int, _ wanted: Wanted) -> [Cause] {
        let views = ViewOutcome(touch: touch, hit: hit)
        let mention = Mention(scene, target)
        if let control = wanted.object as? UIRefreshControl { return pullCauses(touch, control, target, wanted) }
        switch wanted {
        case .recognizer(let recognizer):
            guard let memory = scene.views[target].recognizers.first(where: { $0.owner.refers(to: recognizer) }) else {
                return [.notAttached(Mention(recognizer), to: nil, movedFrom: nil)]
            }
            let causes = RecognizerOutcome(
                touch: touch, place: target, memory: memory, hit: touch.mention(hit)
            ).causes
            // No recognizer received an event that an override of `sendEvent(_:)` swallowed.
            switch (causes.first?.definition as? any ResultOfMissingEvents)?.missingEvents {
            case .all?: return views.swallowing.map { [$0] } ?? causes
            case .moves?: return views.swallowedMoves.map { [$0] } ?? causes
            case nil: return causes
            }
        case .view(let view):
            let causes = views.causes(before: view, mention)
            if causes.contains(where: { isMove($0, ofRow: target) }) { return [] }
            let found = others(causes, target, touch).map { $0.of(row: view, mention) }
            if view is any RowView, found.first?.kind == .takenByScrollView,
                let denial = touch.denialOfMove(of: view, at: target)
            {
                return [denied(mention, denial, touch)]
            }
            // A delayed touch still selects a row.
            if view is any RowView, isLateAlone(found, touch) {
                if let refusal = touch.selectionRefusal(of: view, mention) { return [refusal] }
                if let stop = views.stop(beforeListAbove: target) { return [stop] }
                if let denial = touch.missingSelectionMethod(of: view) { return [denied(mention, denial, touch)] }
                if touch.endedAt != nil { return [] }
            }
            guard let control = view as? UIControl else {
                let hasMoves = ForwardedMethod.touchesMoved.isOverridden(by: view)
                if found.isEmpty, hasMoves { return views.swallowedMoves.map { [$0] } ?? [] }
                return withoutUsualDelay(found, touch)
            }
            let outcome = ControlOutcome(touch: touch, control: control, mention: mention, wanted: nil)
            return controlCauses(outcome, found, views, touch)
        case .event(let control, let event):
            let outcome = ControlOutcome(touch: touch, control: control, mention: mention, wanted: event)
            let own = outcome.causes
            if !own.isEmpty, outcome.wantsMoves, let cause = views.swallowedMoves { return [cause] }
            if own.isEmpty { return outcome.isLate ? views.causes.filter { isLateAlone([$0], touch) } : [] }
            if isHandedOn(touch, to: control) { return handedCauses(touch, outcome) }
            let found = others(views.causes(before: control, mention), target, touch)
            // A delayed touch still arrived.
            return found.isEmpty || isLateAlone(found, touch) ? own + found : found + lift(outcome, found)
        case .controller(let controller):
            let found = withoutUsualDelay(
                others(views.causes(before: controller, Mention(controller)), target, touch), touch)
            return isWork(found, of: controller, touch) ? [] : found
        case .item:
            // The button of the item no longer exists.
            let outcome = ControlOutcome(touch: touch, control: UIButton(), mention: mention, wanted: nil)
            return controlCauses(outcome, others(views.causes, target, touch), views, touch)
        case .firstResponder(let responder):
            let called = responder is UIView ? mention : Mention(responder)
            let own = ResponderOutcome(touch: touch, responder: responder, mention: called).causes
            guard own.last?.kind == .neverAsked, !views.causes.isEmpty else { return own }
            return views.causes
        }
    }

    /// Returns why a control that should have the touch did nothing.
    ///
    /// - Parameter found: The causes why the touch did not arrive, or arrived late.
    private func controlCauses(_ outcome: ControlOutcome, _ found: [Cause], _ views: ViewOutcome, _ touch: TouchPast)
        -> [Cause]
    {
        if outcome.wantsMoves, let cause = views.swallowedMoves { return [cause] }
        if outcome.hasOpenedItsMenu { return outcome.causes }
        if isHandedOn(touch, to: outcome.control) { return handedCauses(touch, outcome) }
        guard found.isEmpty || isLateAlone(found, touch) else { return found + lift(outcome, found) }
        let own = outcome.causes
        // A delay of the touch is no fault if the control acted in time.
        return own.isEmpty && !outcome.isLate ? [] : own + found
    }

    /// Returns no causes if the only one is that a scroll view delayed a touch that arrived, as it does by default.
    private func withoutUsualDelay(_ causes: [Cause], _ touch: TouchPast) -> [Cause] {
        isLateAlone(causes, touch) && causes.allSatisfy { $0.kind == .delayedByScrollView } ? [] : causes
    }

    /// The cause if the finger of a claimed touch also lifted outside the control.
    private func lift(_ control: ControlOutcome, _ causes: [Cause]) -> [Cause] {
        guard causes.first?.role.isClaim == true else { return [] }
        return control.liftElsewhere.map { [$0] } ?? []
    }

    /// Whether the view received the touch, only delayed.
    private func isLateAlone(_ causes: [Cause], _ touch: TouchPast) -> Bool {
        touch.begunAt != nil && causes.allSatisfy { $0.role == .delay }
    }

    /// Returns why a pull did not start a refresh: the scroll view did not follow it or not far enough, or no target
    /// received the event.
    private func pullCauses(_ touch: TouchPast, _ control: UIRefreshControl, _ scrollView: Int, _ wanted: Wanted)
        -> [Cause]
    {
        guard let place = scene.place(of: control) else { return [] }
        if let pan = scene.views[scrollView].recognizers.first(where: { $0.owner.type == ScrollPan.self }) {
            let causes = RecognizerOutcome(touch: touch, place: scrollView, memory: pan, hit: nil).causes
            if !causes.isEmpty { return causes }
        }
        var event: UIControl.Event?
        if case .event(_, let named) = wanted { event = named }
        return ControlOutcome(touch: touch, control: control, mention: Mention(scene, place), wanted: event).causes
    }

    /// Corrects the cause for a recognizer that is attached to another view, or was attached after the touch-down.
    private mutating func addMoved(_ touch: TouchPast, _ run: HitTestRun, _ wanted: Wanted) {
        guard case .recognizer(let recognizer) = wanted, !causes.isEmpty, let hit = run.hit?.place else { return }
        if let pan = recognizer as? ScrollPan, let home = pan.home.flatMap({ scene.place(of: $0) }), let target,
            home != target, scene.isInside(hit, of: home)
        {
            causes = [
                .notAttached(Mention(recognizer), to: Mention(scene, target), movedFrom: Mention(scene, home))
            ]
            return
        }
        func isUnderTheFinger(_ view: Remembered) -> Bool {
            scene.place(of: view).map { scene.isInside(hit, of: $0) } == true
        }
        let attachments = touch.annotations(Attachment.self)
        let late = attachments.first { $0.recognizer.refers(to: recognizer) }
        if target == nil, let late, isUnderTheFinger(late.to) {
            causes = [.attachedLate(Mention(recognizer))]
            return
        }
        let moves = touch.earlierAnnotations.compactMap { $0.annotation as? Attachment } + attachments
        for move in moves.reversed() where move.recognizer.refers(to: recognizer) {
            guard let from = move.from, isUnderTheFinger(from) else { continue }
            causes = [.notAttached(Mention(recognizer), to: Mention(move.to), movedFrom: Mention(from))]
            return
        }
    }

    /// Adds a note about actions of the application in the recorded session that a replay does not repeat, since they
    /// may be the cause.
    mutating func noteUnrepeated(_ touch: TouchPast) {
        let unrepeated = touch.annotations(Unrepeated.self)
        guard !unrepeated.isEmpty else { return }
        let reported = unrepeated.prefix(3).map { $0.fact.sentence }.joined(separator: "; ")
        notes.append(
            "in the session that was recorded, the application did of itself what no replay repeats: \(reported)"
                + (unrepeated.count > 3 ? "; and \(unrepeated.count - 3) more" : ""))
        guard causes.allSatisfy({ $0.isOfMissingCall }) else { return }
        causes = []
        isUnsure = true
    }

    /// Corrects the cause if the touch was not on the control and the program set the control's value.
    private mutating func addSet(_ touch: TouchPast, _ wanted: Wanted) {
        guard case .event(let control, let event) = wanted, let target else { return }
        // For a refresh control, the target is its scroll view.
        let mention = Mention(scene, scene.place(of: control) ?? target)
        guard !causes.isEmpty, causes.allSatisfy({ $0.kind == .outside }) else { return }
        let outcome = ControlOutcome(touch: touch, control: control, mention: mention, wanted: event)
        if let cause = outcome.setByProgram { causes = [cause] }
    }

    /// The recorded responder chain from the hit view.
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

extension TouchExplanation.Cause {
    /// Whether it is that the application did not call a method, which a replay cannot know.
    fileprivate var isOfMissingCall: Bool {
        if case .notScrolled(_, .neverRequested) = self { return true }
        return kind == .neverAsked
    }
}

extension TouchExplanation.Link {
    fileprivate init(owner: Remembered) {
        responder = TouchExplanation.Mention(owner)
        takesTouches = ForwardedMethod.touchesBegan.isOverridden(in: owner.type)
        isControl = false
    }

}
