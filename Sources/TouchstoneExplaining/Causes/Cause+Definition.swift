extension TouchExplanation.Cause {
    /// The definition of the cause.
    ///
    /// This is the only place that distinguishes all causes.
    var definition: any CauseDefinition {
        switch self {
        case .ignoringInteraction(let since): IgnoringInteraction(since: since)
        case .notInAWindow(let view, let absence): NotInAWindow(view: view, absence: absence)
        case .presentationRefused(let controller, let presenter, let presented):
            PresentationRefused(controller: controller, presenter: presenter, presented: presented)
        case .itemNotShown(let item, let holder, let absence):
            ItemNotShown(item: item, holder: holder, absence: absence)
        case .windowReleased(let view, let window): WindowReleased(view: view, window: window)
        case .windowHidden(let window): WindowHidden(window: window)
        case .windowInFront(let window, let answer): WindowInFront(window: window, answer: answer)

        // MARK: During the hit test

        case .hidden(let view): Hidden(view: view)
        case .interactionDisabled(let view): InteractionDisabled(view: view)
        case .transparent(let view, let alpha): Transparent(view: view, alpha: alpha)
        case .animating(let view): Animating(view: view)
        case .singular(let view): Singular(view: view)
        case .disabledControl(let control): DisabledControl(control: control)
        case .empty(let view): Empty(view: view)
        case .outside(let view, let overshoot): Outside(view: view, overshoot: overshoot)
        case .shrunk(let view, let size): Shrunk(view: view, size: size)
        case .pointInsideSaysNo(let view, let guess): PointInsideSaysNo(view: view, takesFrameForBounds: guess)
        case .overrideAnswers(let view, let answer): OverrideAnswers(view: view, answer: answer)
        case .otherCoordinates(let view, let other): OtherCoordinates(view: view, other: other)
        case .wrongPoint(let view, let asker, let given, let right):
            WrongPoint(view: view, asker: asker, given: given, right: right)
        case .covered(let view, let sibling, let answer): Covered(view: view, sibling: sibling, answer: answer)
        case .takenInside(let view, let inner): TakenInside(view: view, inner: inner)
        case .seenElsewhere(let view, let seen, let place): SeenElsewhere(view: view, seen: seen, place: place)
        case .presentedOver(let view, let controller): PresentedOver(view: view, controller: controller)
        case .outsideDismisses(let view, let controller, let keeper):
            OutsideDismisses(view: view, controller: controller, keeper: keeper)
        case .searchShade(let view, let search): SearchShade(view: view, search: search)
        case .contentViewInFront(let view, let row): ContentViewInFront(view: view, row: row)
        case .transitionUnderWay(let view, let controller): TransitionUnderWay(view: view, controller: controller)
        case .keyboardInFront(let keyboard, let responder): KeyboardInFront(keyboard: keyboard, responder: responder)
        case .menuInFront(let menu): MenuInFront(menu: menu)

        // MARK: After the hit test

        case .secondTouch(let view): SecondTouch(view: view)
        case .exclusiveTouch(let view, let other): ExclusiveTouch(view: view, other: other)
        case .eventSwallowed(let receiver, let phase): EventSwallowed(receiver: receiver, phase: phase)
        case .takenByRecognizer(let recognizer, let view): TakenByRecognizer(recognizer: recognizer, view: view)
        case .selectionTaken(let row, let recognizer): SelectionTaken(row: row, recognizer: recognizer)
        case .selectionRefused(let row, let refuser): SelectionRefused(row: row, refuser: refuser)
        case .delayedByRecognizer(let recognizer, let view): DelayedByRecognizer(recognizer: recognizer, view: view)
        case .endDelayedByRecognizer(let recognizer, let view):
            EndDelayedByRecognizer(recognizer: recognizer, view: view)
        case .delayedByScrollView(let scrollView, let view): DelayedByScrollView(scrollView: scrollView, view: view)
        case .takenByScrollView(let scrollView, let view, let wasNotified):
            TakenByScrollView(scrollView: scrollView, view: view, wasNotified: wasNotified)
        case .caughtMotion(let scrollView, let view): CaughtMotion(scrollView: scrollView, view: view)
        case .scrollViewRefuses(let scrollView, let view): ScrollViewRefuses(scrollView: scrollView, view: view)
        case .cancelled(let reason, let loser, let occasion):
            Cancelled(reason: reason, loser: loser, occasion: occasion)
        case .leftWindow(let view, let holder, let loss, let occasion):
            LeftWindow(view: view, holder: holder, loss: loss, occasion: occasion)
        case .denied(let subject, let refuser, let answer, let isProperty):
            Denied(denied: subject, refuser: refuser, answer: answer, isProperty: isProperty)
        case .methodMissing(let subject, let owner): MethodMissing(missed: subject, owner: owner)
        case .belongsElsewhere(let view, let owner): BelongsElsewhere(view: view, owner: owner)

        // MARK: Recognizers

        case .recognizerDisabled(let recognizer): RecognizerDisabled(recognizer: recognizer)
        case .disabledMeanwhile(let recognizer): DisabledMeanwhile(recognizer: recognizer)
        case .delegateRefuses(let recognizer, let obstacle, let refuser):
            DelegateRefuses(recognizer: recognizer, obstacle: obstacle, refuser: refuser)
        case .classRefuses(let recognizer): ClassRefuses(recognizer: recognizer)
        case .ignoresTouch(let recognizer): IgnoresTouch(recognizer: recognizer)
        case .notAttached(let recognizer, let view, let former):
            NotAttached(recognizer: recognizer, view: view, former: former)
        case .attachedLate(let recognizer): AttachedLate(recognizer: recognizer)
        case .busy(let recognizer, let state): Busy(recognizer: recognizer, state: state)
        case .amongFailedFingers(let recognizer, let earlier):
            AmongFailedFingers(recognizer: recognizer, earlier: earlier)
        case .undecided(let recognizer, let isDown, let seconds):
            Undecided(recognizer: recognizer, fingerIsDown: isDown, seconds: seconds)
        case .recognizerCancelled(let recognizer, let reason, let withdrawn):
            RecognizerCancelled(recognizer: recognizer, reason: reason, withdrawn: withdrawn)
        case .viewRefuses(let view, let recognizer): ViewRefuses(view: view, recognizer: recognizer)
        case .touchType(let recognizer, let isExclusive): TouchType(recognizer: recognizer, isExclusive: isExclusive)
        case .waits(let recognizer, let other, let demand, let isLost, let gaveUp):
            Waits(recognizer: recognizer, other: other, demand: demand, isLost: isLost, gaveUp: gaveUp)
        case .ring(let recognizer, let others, let demand): Ring(recognizer: recognizer, others: others, demand: demand)
        case .superNotCalled(let recognizer, let method): SuperNotCalled(recognizer: recognizer, method: method)
        case .prevented(let recognizer, let winner): Prevented(recognizer: recognizer, winner: winner)
        case .notItsGesture(let recognizer, let reason): NotItsGesture(recognizer: recognizer, reason: reason)

        // MARK: A scroll view's pan and pinch

        case .scrollingDisabled(let scrollView): ScrollingDisabled(scrollView: scrollView)
        case .contentFits(let scrollView): ContentFits(scrollView: scrollView)
        case .contentKeepsTouch(let view, let scrollView): ContentKeepsTouch(view: view, scrollView: scrollView)
        case .leftToOuter(let scrollView, let outer, let edge):
            LeftToOuter(scrollView: scrollView, outer: outer, edge: edge)
        case .axisFits(let scrollView, let isHorizontal): AxisFits(scrollView: scrollView, isHorizontal: isHorizontal)
        case .noZoomRange(let scrollView): NoZoomRange(scrollView: scrollView)
        case .nothingToZoom(let scrollView, let delegate): NothingToZoom(scrollView: scrollView, delegate: delegate)
        case .notScrolled(let scrollView, let failure): NotScrolled(scrollView: scrollView, failure: failure)

        // MARK: Controls and targets

        case .noTarget(let sender): NoTarget(sender: sender)
        case .itemShowsCustomView(let item, let view): ItemShowsCustomView(item: item, view: view)
        case .targetDead(let sender, let target): TargetDead(sender: sender, target: target)
        case .delegateDeallocated(let owner, let property, let className):
            DelegateDeallocated(owner: owner, property: property, className: className)
        case .noDelegate(let owner, let property): NoDelegate(owner: owner, property: property)
        case .noResponder(let action, let sender, let first): NoResponder(action: action, sender: sender, first: first)
        case .otherEvent(let control, let sent, let awaited): OtherEvent(control: control, sent: sent, awaited: awaited)
        case .neverSends(let control, let event, let base, let sent):
            NeverSends(control: control, event: event, base: base, sent: sent)
        case .notContinuous(let control): NotContinuous(control: control)
        case .stayedInside(let control, let distance, let margin, let awaited):
            StayedInside(control: control, distance: distance, margin: margin, awaited: awaited)
        case .actionDeclined(let action, let owner, let sender, let isInChain, let first):
            ActionDeclined(action: action, owner: owner, sender: sender, isInChain: isInChain, first: first)
        case .registrationRemoved(let control, let event, let action):
            RegistrationRemoved(control: control, event: event, action: action)
        case .pulledTooLittle(let control, let distance, let needed):
            PulledTooLittle(control: control, distance: distance, needed: needed)
        case .doesNotBounce(let scrollView, let control): DoesNotBounce(scrollView: scrollView, control: control)
        case .isRefreshing(let control): IsRefreshing(control: control)
        case .trackingRefused(let control, let method, let why):
            TrackingRefused(control: control, method: method, why: why)
        case .liftedOutside(let control, let distance, let margin):
            LiftedOutside(control: control, distance: distance, margin: margin)
        case .movedAway(let control, let distance): MovedAway(control: control, distance: distance)
        case .notLifted(let control, let event): NotLifted(control: control, event: event)
        case .controlBusy(let control): ControlBusy(control: control)
        case .touchesOverridden(let control, let method): TouchesOverridden(control: control, method: method)
        case .actionKept(let control, let keeper, let method, let action):
            ActionKept(control: control, keeper: keeper, method: method, action: action)
        case .opensMenu(let control): OpensMenu(control: control)
        case .menuNotOpened(let control, let seconds): MenuNotOpened(control: control, seconds: seconds)
        case .valueUnchanged(let control, let value, let limit):
            ValueUnchanged(control: control, value: value, limit: limit)
        case .setByProgram(let control, let property, let event):
            SetByProgram(control: control, property: property, event: event)
        case .missedPart(let control, let what): MissedPart(control: control, what: what)

        // MARK: The responder chain and the first responder

        case .chainStopped(let responder, let before, let method):
            ChainStopped(responder: responder, before: before, method: method)
        case .partlyHandedOn(let control, let holder, let method):
            PartlyHandedOn(control: control, holder: holder, method: method)
        case .handedOn(let responder, let other, let before, let method):
            HandedOn(responder: responder, other: other, before: before, method: method)
        case .chainEnds(let last, let before): ChainEnds(last: last, before: before)
        case .chainDiverted(let view, let other): ChainDiverted(view: view, other: other)
        case .notInChain(let responder, let stray, let parent):
            NotInChain(responder: responder, stray: stray, parent: parent)
        case .editingRefused(let responder, let refuser): EditingRefused(responder: responder, refuser: refuser)
        case .cannotBecomeFirst(let responder, let obstacle):
            CannotBecomeFirst(responder: responder, obstacle: obstacle)
        case .firstResponderStays(let responder, let holder, let refuser):
            FirstResponderStays(responder: responder, holder: holder, refuser: refuser)
        case .firstResponderOvertaken(let responder, let other):
            FirstResponderOvertaken(responder: responder, other: other)
        case .editingGoesOn(let responder, let isAfterReturn):
            EditingGoesOn(responder: responder, isAfterReturn: isAfterReturn)
        case .firstResponderLost(let responder, let other, let wasEarlier, let occasion):
            FirstResponderLost(responder: responder, other: other, wasEarlier: wasEarlier, occasion: occasion)
        case .calledTooEarly(let responder): CalledTooEarly(responder: responder)
        case .changeRefused(let responder, let refuser): ChangeRefused(responder: responder, refuser: refuser)
        case .neverAsked(let responder, let orByKeys, let instead):
            NeverAsked(responder: responder, orByKeys: orByKeys, instead: instead)
        }
    }
}
