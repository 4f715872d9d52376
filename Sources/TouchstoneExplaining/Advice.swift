import Foundation
import TouchstoneCore
import TouchstoneText

extension TouchExplanation {
    /// Returns the changes that would each remove `cause`, least intrusive first.
    ///
    /// Changes of flags, order and frames are tried on the recorded scene. If one of them makes the touch reach the
    /// wanted subject, changes that do not are omitted, and changes that take the touch from another control come last.
    /// If none of them does, the last change describes the place to inspect.
    public func changes(for cause: Cause) -> [Change] {
        guard causes.contains(cause) else { return candidates(for: cause) }
        return trials.changes(for: cause, of: causes) { tried(candidates(for: cause), for: cause) }
    }

    /// The changes for `cause` before any of them is tried.
    func candidates(for cause: Cause) -> [Change] {
        switch cause {
        case .ignoringInteraction: return [.endIgnoringInteractionEvents]
        case .notInAWindow(let view, _):
            return [.addToWindow(wanted.map { $0.isIn(view) ? view : $0 } ?? view)]
        case .windowReleased(let view, let window): return [.retainWindow(view, window: window)]
        case .windowHidden(let window): return [.unhide(window)]
        case .windowInFront(let window, let answer):
            let front = wantedWindow.map { [Change.bringToFront($0)] } ?? []
            if window.isOnlyLookedAt { return [.setUserInteractionEnabled(window, false)] + front }
            // Subviews that handle touches stay touchable.
            let passing = answer.past?.view.isOnlyLookedAt == true ? [Change.passThrough(window)] : []
            return passing + front + [.setUserInteractionEnabled(window, false)]
        case .hidden(let view): return [.unhide(view)]
        case .interactionDisabled(let view): return [.setUserInteractionEnabled(view, true)]
        case .transparent(let view, _): return [.setAlpha(view, 1)]
        case .animating(let view), .seenElsewhere(let view, _, _): return [.endAnimation(view)]
        case .singular(let view): return [.resetTransform(view)]
        case .disabledControl(let control): return [.enableControl(control)]
        case .otherCoordinates(_, let other):
            return [.lookAt(other, what: "convert the point: \(other.name).convert(point, to: nil)")]
        case .shrunk(let view, _): return [.resetTransform(view)]
        case .empty(let view), .outside(let view, _):
            return boundsToHold(view).map { enlargements(of: view, to: $0) } ?? []
        case .pointInsideSaysNo(let view, _): return [.changeOverride(view, method: "point(inside:with:)")]
        case .overrideAnswers(let view, _), .wrongPoint(_, let view, _, _):
            return [.changeOverride(view, method: "hitTest(_:with:)")]
        case .covered(let view, let sibling, let answer):
            if sibling.isOnlyLookedAt { return [.setUserInteractionEnabled(sibling, false), .bringToFront(view)] }
            let passing = answer.past?.view.isOnlyLookedAt == true ? [Change.passThrough(sibling)] : []
            return [.bringToFront(view), .setUserInteractionEnabled(sibling, false)] + passing
        case .takenInside(_, let inner):
            return [.setUserInteractionEnabled(inner, false)]
        case .presentedOver(_, let controller): return [.dismiss(controller)]
        case .outsideDismisses(_, let controller): return controller.letsThrough + [.dismiss(controller)]
        case .searchShade(_, let search):
            return [
                .lookAt(
                    search,
                    what:
                        "set obscuresBackgroundDuringPresentation of \(search.name) to false, or end the search: isActive = false"
                )
            ]
        case .contentViewInFront(let view, let row):
            return [.bringToFront(view), .lookAt(row, what: "add \(view.name) to its contentView")]
        case .selectionTaken(_, let recognizer):
            return [.setCancelsTouchesInView(recognizer, false), .setRecognizerEnabled(recognizer, false)]
        case .selectionRefused(let row, let refuser): return [refuser.advice(row)]
        case .denied(_, let by, let answer, let isProperty):
            let other = answer == "nil" ? "a configuration" : answer == "true" ? "false" : "true"
            let what =
                isProperty
                ? "set \(by.method) of \(by.owner.name) to \(other)" : "return \(other) from \(by.words)"
            return [.lookAt(by.owner, what: what)]
        case .transitionUnderWay(_, let controller):
            return [.lookAt(controller, what: "touch after its transition ends")]
        case .keyboardInFront(_, let responder): return [.endEditing(responder)]
        case .menuInFront(let menu): return [.lookAt(menu, what: "close the menu first")]
        case .secondTouch(let view): return [.setMultipleTouchEnabled(view)]
        case .exclusiveTouch(let view, _): return [.clearExclusiveTouch(view)]
        case .eventSwallowed(let receiver, _): return [.changeOverride(receiver, method: "sendEvent(_:)")]
        case .takenByRecognizer(let recognizer, _):
            return [.setCancelsTouchesInView(recognizer, false), .setRecognizerEnabled(recognizer, false)]
        case .delayedByRecognizer(let recognizer, _): return [.setDelaysTouchesBegan(recognizer, false)]
        case .endDelayedByRecognizer(let recognizer, _): return [.setDelaysTouchesEnded(recognizer, false)]
        case .delayedByScrollView(let scrollView, _): return [.setDelaysContentTouches(scrollView, false)]
        case .takenByScrollView(let scrollView, _, true):
            return [.setCanCancelContentTouches(scrollView, false), .setScrollEnabled(scrollView, false)]
        case .takenByScrollView(let scrollView, _, false): return [.setScrollEnabled(scrollView, false)]
        case .scrollViewRefuses(let scrollView, _):
            return [.changeOverride(scrollView, method: "touchesShouldBegin(_:with:in:)")]
        case .caughtMotion(let scrollView, _):
            return [.lookAt(scrollView, what: "tap once it has come to rest")]
        case .chainStopped(let responder, _, _), .handedOn(let responder, _, _, _):
            return [.passTouchesOn(responder)]
        case .partlyHandedOn(_, let holder, let method):
            return [.changeOverride(holder, method: method.signature)]
        case .belongsElsewhere(let view, let owner):
            let what =
                "track the touch in a view that contains \(view.name) and \(owner.name), and compare its location with their frames"
            return [.lookAt(view, what: what)]
        case .chainEnds(let responder, _), .chainDiverted(let responder, _):
            return [.changeOverride(responder, method: "next")]
        default: return recognizerChanges(for: cause) ?? controlChanges(for: cause)
        }
    }

    private func recognizerChanges(for cause: Cause) -> [Change]? {
        switch cause {
        case .recognizerDisabled(let recognizer): [.setRecognizerEnabled(recognizer, true)]
        case .delegateRefuses(let recognizer, _, let by): [.letDelegatePermit(recognizer, by: by)]
        case .disabledMeanwhile(let recognizer):
            [.lookAt(recognizer, what: "check where \(recognizer.name).isEnabled is set while fingers are down")]
        case .classRefuses(let recognizer): [.changeOverride(recognizer, method: "shouldReceive(_:)")]
        case .notAttached(let recognizer, _, _), .attachedLate(let recognizer): [.attach(recognizer)]
        case .viewRefuses(let view, _) where (view.object as? UIControl)?.isSystemControl == true:
            [.setUserInteractionEnabled(view, false)]
        case .viewRefuses(let view, _): [.changeOverride(view, method: "gestureRecognizerShouldBegin(_:)")]
        case .touchType(let recognizer, false): [.allowAllTouchTypes(recognizer)]
        case .touchType(let recognizer, true): [.shareTouchTypes(recognizer)]
        case .ring(let recognizer, let others, nil):
            others.map { .dropRequirement(recognizer, on: $0) } + others.map { .dropRequirement($0, on: recognizer) }
        case .ring(_, _, let demand?): [.changeOverride(demand.owner, method: demand.method)]
        case .superNotCalled(let recognizer, let method): [.changeOverride(recognizer, method: method)]
        case .recognizerCancelled(let recognizer, _, .disabled?):
            [
                .lookAt(
                    recognizer, what: "check where \(recognizer.name).isEnabled is set while its gesture is in progress"
                )
            ]
        case .recognizerCancelled(let recognizer, _, .some):
            [
                .lookAt(
                    recognizer,
                    what:
                        "keep \(recognizer.name) attached to its view, and the view in its window, while fingers are down"
                )
            ]
        // If the other recognizer has precedence, it would prevent this one even without a requirement (G-20).
        case .waits(let recognizer, let other, _, true, _) where !precedes(recognizer, other):
            [.setRecognizerEnabled(other, false)]
        case .waits(let recognizer, let other, nil, _, _):
            [.dropRequirement(recognizer, on: other), .setRecognizerEnabled(other, false)]
        case .waits(_, let other, let demand?, _, _):
            [.changeOverride(demand.owner, method: demand.method), .setRecognizerEnabled(other, false)]
        case .amongFailedFingers(_, let earlier?): candidates(for: earlier)
        case .prevented(let recognizer, let winner):
            [.recognizeSimultaneously(recognizer, with: winner), .setRecognizerEnabled(winner, false)]
        case .notItsGesture(let recognizer, let reason): reason.advice(recognizer).map { [$0] } ?? []
        case .undecided(let recognizer, false, _):
            [.lookAt(recognizer, what: "set the state of \(recognizer.className) in touchesEnded at the latest")]
        case .scrollingDisabled(let scrollView): [.setScrollEnabled(scrollView, true)]
        case .leftToOuter(let scrollView, _, let edge?):
            [.keepDrag(scrollView, isHorizontal: ["left", "right"].contains(edge))]
        case .contentFits(let scrollView): [.letBounce(scrollView)]
        case .axisFits(let scrollView, let isHorizontal): [.letBounce(scrollView, isHorizontal: isHorizontal)]
        case .contentKeepsTouch(_, let scrollView)
        where scrollView.past?.scrolling?.canCancelContentTouches == false:
            [.setCanCancelContentTouches(scrollView, true)]
        case .contentKeepsTouch(let view, let scrollView) where scrollView.isOfTheLibrary:
            [
                .lookAt(
                    scrollView,
                    what:
                        "override touchesShouldCancel(in:) in \(scrollView.ownClassWords) and return true for \(view.name)"
                )
            ]
        case .contentKeepsTouch(_, let scrollView):
            [.changeOverride(scrollView, method: "touchesShouldCancel(in:)")]
        case .notScrolled(let scrollView, let failure): [failure.advice(scrollView)]
        case .noZoomRange(let scrollView):
            [.lookAt(scrollView, what: "set \(scrollView.name).maximumZoomScale above minimumZoomScale")]
        case .nothingToZoom(let scrollView, _):
            [
                .lookAt(
                    scrollView,
                    what: "return the view to zoom from viewForZooming(in:) of the delegate of \(scrollView.name)")
            ]
        default: nil
        }
    }

    /// Whether `one` has precedence over `other` if both recognize at once (G-20).
    ///
    /// The recognizer of the deeper view comes first; within one view, the one added last.
    private func precedes(_ one: Mention, _ other: Mention) -> Bool {
        guard let first = one.recognizer.flatMap({ scene.recognizer($0) }),
            let second = other.recognizer.flatMap({ scene.recognizer($0) })
        else { return true }
        guard first.place == second.place else { return scene.isInside(first.place, of: second.place) }
        let recognizers = scene.views[first.place].recognizers.map(\.owner.key)
        return (recognizers.firstIndex(of: first.memory.owner.key) ?? 0)
            > (recognizers.firstIndex(of: second.memory.owner.key) ?? 0)
    }

    private func controlChanges(for cause: Cause) -> [Change] {
        switch cause {
        case .noTarget(let mention), .targetDead(let mention, _): [.addTarget(mention)]
        case .delegateDeallocated(let owner, let property, let className):
            [.setDelegate(owner, property: property, className: className)]
        case .noDelegate(let owner, let property): [.setDelegate(owner, property: property, className: nil)]
        case .actionDeclined(_, let owner, let sender, false, _):
            [
                .lookAt(
                    sender,
                    what: sender.object is UIBarButtonItem
                        ? "name the target: \(sender.name).target = the \(owner.className), instead of nil"
                        : "name the target: \(sender.name).addTarget(…) with the \(owner.className) instead of nil")
            ]
        case .actionDeclined(let action, _, let sender, true, _): [.implementAction(action, sender: sender)]
        case .registrationRemoved(let control, _, let action):
            [.lookAt(control, what: "check where \(action) is removed from \(control.name)")]
        case .pulledTooLittle(let control, _, let needed):
            [.lookAt(control, what: "pull \(Double(needed).short) points beyond the upper edge")]
        case .doesNotBounce(let scrollView, _):
            [.lookAt(scrollView, what: "allow its content to bounce: \(scrollView.name).bounces = true")]
        case .menuNotOpened(let control, .some):
            [.lookAt(control, what: "open it by a tap: \(control.name).showsMenuAsPrimaryAction = true; or hold it")]
        case .menuNotOpened(let control, nil):
            [.lookAt(control, what: "give it a menu: \(control.name).menu")]
        case .isRefreshing(let control):
            [.lookAt(control, what: "call \(control.name).endRefreshing() when the content is there")]
        case .valueUnchanged(let control, _, let limit?):
            [.lookAt(control, what: "set \(control.name).\(limit) to what is meant")]
        case .setByProgram(let control, let property, let event):
            [
                .lookAt(
                    control,
                    what:
                        "after setting \(control.name).\(property), call what \(event) calls, or \(control.name).sendActions(for: .\(event))"
                )
            ]
        case .noResponder(let action, let sender, _): [.implementAction(action, sender: sender)]
        case .otherEvent(let control, let sent, _) where sent != "nothing":
            [.registerFor(control, event: sent.split(separator: "|").joined(separator: ", "))]
        case .neverSends(let control, let event, let base, _) where control.className != base:
            [
                .lookAt(
                    control,
                    what: "call sendActions(for: .\(event.split(separator: "|").first ?? "")) in \(control.className)")
            ]
        case .neverSends(let control, _, _, _):
            (control.object as? UIControl).map { [.registerFor(control, event: $0.chiefEvent)] } ?? []
        case .notContinuous(let control): [.setContinuous(control)]
        case .notInChain(let controller, let stray?, _):
            [
                .lookAt(
                    stray,
                    what:
                        "keep \(stray.name) in the view of \(controller.name), or override next to forward its events"
                )
            ]
        case .leftWindow(let view, let holder, _, _):
            [
                .lookAt(
                    holder ?? view,
                    what: "keep \((holder ?? view).name) in its window until the touch ends")
            ]
        case .movedAway(let control, _):
            [.lookAt(control, what: "do not move \(control.name) until the finger lifts")]
        case .trackingRefused(let control, let method, _): [.changeOverride(control, method: method)]
        case .touchesOverridden(let control, _): [.passTouchesOn(control)]
        case .actionKept(_, let by, let method, _): [.changeOverride(by, method: method)]
        case .opensMenu(let control):
            [.lookAt(control, what: "set \(control.name).showsMenuAsPrimaryAction = false, or act on the menu's items")]
        case .calledTooEarly(let responder):
            [.lookAt(responder, what: "call \(responder.name).becomeFirstResponder() in viewDidAppear(_:)")]
        case .changeRefused(_, let by), .editingRefused(_, let by): [.changeOverride(by.owner, method: by.method)]
        case .cannotBecomeFirst(let responder): [becoming(responder)]
        case .firstResponderStays(_, let holder, let by):
            [.changeOverride(by?.owner ?? holder, method: by?.method ?? "resignFirstResponder()")]
        case .firstResponderOvertaken(_, let other):
            [.lookAt(other, what: "check where \(other.name).becomeFirstResponder() is called when its editing ends")]
        case .editingGoesOn(let responder):
            [
                .lookAt(
                    responder,
                    what: "call \(responder.name).resignFirstResponder(), or endEditing(true) of a view that holds it")
            ]
        case .neverAsked(let responder, _, _):
            [.lookAt(responder, what: "call \(responder.name).becomeFirstResponder()")]
        default: []
        }
    }

    private var wantedWindow: Mention? { path.first }

    /// The change that lets a responder become first responder.
    private func becoming(_ responder: Mention) -> Change {
        switch responder.object {
        case let field as UITextField where !field.isEnabled: return .enableControl(responder)
        case let text as UITextView where !text.isEditable && !text.isSelectable:
            return .lookAt(responder, what: "let it be edited: \(responder.name).isEditable = true")
        case let object? where FirstResponderMethod.allowsByOverride(type(of: object)):
            return .changeOverride(responder, method: "canBecomeFirstResponder")
        default:
            let what = "override canBecomeFirstResponder in \(responder.ownClassWords) and return true"
            return .lookAt(responder, what: what)
        }
    }

    /// The bounds of `view`, enlarged to contain the touch and the direct subview that leads to the wanted view.
    func boundsToHold(_ view: Mention) -> CGRect? {
        guard let place = view.past?.place else { return nil }
        guard let point = scene.point(location, in: place) else { return scene.views[place].bounds }
        var held = scene.views[place].bounds.union(
            CGRect(x: point.x.rounded(.down), y: point.y.rounded(.down), width: 1, height: 1))
        if let inner = path.compactMap(\.past?.place).first(where: { scene.views[$0].parent == place }) {
            held = held.union(scene.views[inner].node.frameInParent)
        }
        return held
    }
}

extension TouchExplanation.Mention {
    /// Whether no view inside it handles touches, so that touches may as well pass through it.
    fileprivate var isOnlyLookedAt: Bool {
        guard let past else { return false }
        return (past.place..<past.view.end).allSatisfy { past.scene.views[$0].isOnlyLookedAt }
    }
}

extension TouchExplanation.Mention {
    /// The change that lets touches through beside what the view controller presents, if its style allows that.
    fileprivate var letsThrough: [TouchExplanation.Change] {
        let styles: [UIModalPresentationStyle] = [.popover, .pageSheet, .formSheet, .automatic]
        let style = (object as? UIViewController)?.modalPresentationStyle
        return style.map { styles.contains($0) } == true ? [.letThrough(self)] : []
    }
}

extension ViewTreeSnapshot.View {
    /// Whether the view itself handles no touches.
    @MainActor
    var isOnlyLookedAt: Bool {
        if rest?.detail is ControlMemory || !recognizers.isEmpty || node.overrides.contains(.touchesBegan) {
            return false
        }
        return rest?.owner.map { ForwardedMethod.touchesBegan.isOverridden(in: $0.type) } != true
    }
}

extension FailureReason {
    /// Advice on how to make `recognizer` recognize.
    @MainActor
    fileprivate func advice(_ recognizer: TouchExplanation.Mention) -> TouchExplanation.Change? {
        let what: String? =
            switch self {
            case .unmet(let condition): condition.advice(recognizer.name, recognizer.expectedEdges ?? "the edge")
            case .setFailed: "check where \(recognizer.className) sets its state to failed"
            case .noVerdict: "set the state of \(recognizer.className) in touchesEnded at the latest"
            case .ignoredAll: "check where \(recognizer.className) calls ignore(_:for:)"
            case .liftedWhileWaiting:
                "keep the fingers down until the recognizer it waits for fails, or remove the failure requirement"
            case .removed: "keep \(recognizer.name) attached to its view while fingers are down"
            case .viewLeftWindow: "keep the view of \(recognizer.name) in its window while fingers are down"
            case .requirementRing: "take one of the failure requirements of \(recognizer.name) away"
            default: nil
            }
        guard let what else { return nil }
        return .lookAt(recognizer, what: what)
    }
}

extension UnmetCondition {
    fileprivate func advice(_ name: String, _ edge: String) -> String? {
        switch kind {
        case .moved:
            "move less than \(allowed.short) points, or increase \(name).allowableMovement if it has that property"
        case .heldTooLong: "lift within \(allowed.short) s, or use a long press"
        case .liftedEarly: "hold for \(allowed.short) s, or shorten \(name).minimumPressDuration"
        case .movedTooLittle, .tooSlow: "move \(allowed.short) points, in time"
        case .tapMissing:
            "tap \(allowed.short) times in quick succession, or set \(name).numberOfTapsRequired to what is meant"
        case .tapElsewhere: "tap within \(allowed.short) points of the first tap"
        case .fingersTooMany: "use \(allowed.short) fingers, or allow more"
        case .fingersTooFew:
            "use \(allowed.short) fingers, or set \(name).numberOfTouchesRequired, or minimumNumberOfTouches, to what is meant"
        case .tapsTooFew: "tap \(allowed.short) times before, or set \(name).numberOfTapsRequired to what is meant"
        case .strayed: "stay within \(allowed.short) points of the line"
        case .direction:
            "set \(name).direction to the way that is meant; two ways that are no line need two recognizers"
        case .awayFromEdge: "begin within \(allowed.short) points of \(edge), or set \(name).edges to what is meant"
        case .noEdges: "set \(name).edges"
        case .pinchedTooLittle: "move two fingers apart or together by \(allowed.short) points"
        case .turnedTooLittle: "rotate two fingers by \(allowed.short) rad"
        case .cancelled: nil
        }
    }
}
