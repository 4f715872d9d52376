import Foundation

// Sentences for causes that arise after the hit test.
extension TouchExplanation.Cause {
    @MainActor
    func laterSentence(_ wanted: TouchExplanation.Mention?) -> String {
        switch self {
        case .secondTouch(let view):
            return "\(view.name) has a touch already, and \(view.name).isMultipleTouchEnabled is false (DL-13)"
        case .exclusiveTouch(let view, let other) where view == wanted:
            return "\(view.name).isExclusiveTouch is true, and \(other.name) has a touch (DL-15)"
        case .exclusiveTouch(let view, let other):
            return "\(view.name).isExclusiveTouch is true, which keeps touches from \(other.name) meanwhile (DL-15)"
        case .eventSwallowed(let receiver, let phase):
            return
                "\(receiver.called) overrides sendEvent(_:) and does not call super\(phase.map { " for \($0)" } ?? "") (DL-1)"
        case .takenByRecognizer(let recognizer, let view):
            return
                "\(recognizer.called) recognized and took the touch from \(view.name): cancelsTouchesInView is true (G-31)"
        case .delayedByRecognizer(let recognizer, let view):
            return
                "\(recognizer.called) has delaysTouchesBegan: \(view.name) hears of the touch only once it has failed (G-39)"
        case .endDelayedByRecognizer(let recognizer, let view):
            return
                "\(recognizer.called) has delaysTouchesEnded: \(view.name) hears of the lift only once it has failed (G-37)"
        case .delayedByScrollView(let scrollView, let view):
            return
                "\(scrollView.name).delaysContentTouches is true: \(view.name) hears of a touch after 0.15 s, or as the finger lifts (SV-1)"
        case .takenByScrollView(let scrollView, let view, let wasTold):
            return "\(scrollView.name) scrolls and took the touch from \(view.name)"
                + (wasTold ? ": canCancelContentTouches is true (SV-4)" : " before it was told of it (SV-3)")
        case .scrollViewRefuses(let scrollView, let view):
            return
                "\(scrollView.called) overrides touchesShouldBegin(_:with:in:), which answers false for \(view.name) (SV-5)"
        case .cancelled(let reason):
            let whose = wanted.flatMap { $0.recognizer == nil ? nil : " of \($0.called)" } ?? ""
            return "the touch\(whose) was cancelled: \(reason.words)"
        case .partlyHandedOn(let control, let holder, let method):
            return
                "\(holder.called) hands the beginning of its touch to \(control.name), and not the rest: its \(method.signature) does not call that of \(control.name) (RC-10)"
        case .belongsElsewhere(let view, let owner):
            return
                "the touch began in \(owner.name), outside of \(view.name), and belongs to it until it ends; that the finger came over \(view.name) later makes no difference (HT-39)"
        case .leftWindow(let view, let holder, let loss, let occasion):
            let when = occasion.map { ", after: \($0)" } ?? ""
            let how = holder.map { "\($0.name), in which it is, was removed" } ?? "it was removed from its superview"
            return loss == .touch
                ? "\(view.name) left its window while the finger was down, so its touch was cancelled: \(how)\(when) (DL-19)"
                : "\(view.name) was first responder and left its window, which ended that: \(how)\(when) (RC-22)"
        case .chainStopped(let responder, let wanted, let method):
            let isControl = responder.past?.control != nil || responder.object is UIControl
            let isScrolling = responder.past?.scrolling != nil
            let why =
                isControl
                ? "a control keeps its touches to itself (C-24)"
                : isScrolling
                    ? "a scroll view keeps the touches of its content, and they climb no further (SV-3)"
                    : "its \(method.signature) does not call super (RC-9)"
            let part = method == .touchesBegan ? "the touch" : "\(method.signature)"
            return "\(responder.called) takes \(part) before it climbs to \(wanted.name): \(why)"
        case .handedOn(let responder, let other, let wanted, let method):
            return
                "\(responder.called) hands the touch to \(other.called) itself, instead of calling super in \(method.signature), which would pass it to \(wanted.name) (RC-9)"
        case .chainEnds(let last, let wanted):
            return
                "the responder chain ends at \(last.called), before it comes to \(wanted.name): its next answers nil (RC-7)"
        case .chainDiverted(let view, let other):
            return
                "\(view.called) overrides next, which leads to \(other.called) instead of its superview or controller (RC-7)"
        case .notInChain(let responder, let stray?, let parent):
            return
                "\(stray.name), which \(responder.called) holds, is not in its view: the responder chain goes from \(stray.name) to its superview\(parent.map { " \($0.name)" } ?? ""), and does not lead to \(responder.name) (RC-1, RC-2)"
        case .notInChain(let responder, nil, _):
            return "the responder chain from the touched view does not lead to \(responder.called) (RC-1)"
        case .caughtMotion(let scrollView, let view):
            return
                "\(scrollView.name) was still scrolling by itself: the touch stopped it, and was taken from \(view.name) for that (SV-8)"
        default: return recognizerSentence ?? controlSentence ?? responderSentence ?? code
        }
    }

    /// The sentence for a cause that concerns a recognizer or a scroll view.
    @MainActor
    private var recognizerSentence: String? {
        switch self {
        case .recognizerDisabled(let recognizer): "\(recognizer.called) is not enabled: isEnabled is false (G-45)"
        case .delegateRefuses(let recognizer, let obstacle?, _):
            "the system's delegate of \(recognizer.name) refuses: \(obstacle.words) (NV-2)"
        case .delegateRefuses(let recognizer, nil, let by?):
            "the delegate of \(recognizer.called) refuses: \(by.words) answered false (G-16, G-28)"
        case .delegateRefuses(let recognizer, nil, nil): "the delegate of \(recognizer.called) refuses (G-16, G-28)"
        case .classRefuses(let recognizer):
            "\(recognizer.called) refuses by itself: its shouldReceive(_:) answered false (G-16)"
        case .ignoresTouch(let recognizer): "\(recognizer.called) called ignore(_:for:) on the touch (G-14)"
        case .notAttached(let recognizer, let to?, let from):
            "\(recognizer.called) is attached to \(to.name)\(from.map { ", and no longer to \($0.name)" } ?? ""): a recognizer has one view, and adding it to another takes it from the first (G-47)"
        case .notAttached(let recognizer, nil, _):
            "\(recognizer.called) was attached to no view when the touch came (G-47)"
        case .attachedLate(let recognizer):
            "\(recognizer.called) was added, or enabled, after the touch had gone down, and takes only later ones (DL-4)"
        case .busy(let recognizer, let state):
            "\(recognizer.called) was not ready: its last attempt is \(state) and not over yet (G-12)"
        case .amongFailedFingers(let recognizer, let earlier):
            "\(recognizer.called) has failed, and counts the touch to that attempt until all its fingers have lifted (Q-15)\(earlier.map { "; it failed before this finger came: \($0.sentence(wanted: nil))" } ?? "")"
        case .undecided(let recognizer, let isDown, let seconds):
            isDown
                ? "\(recognizer.called) has neither recognized nor failed: the finger is still down\(seconds.map { ", for \($0.short) s" } ?? "")"
                : "\(recognizer.called) has neither recognized nor failed: it did not set its state, or waits for more"
        case .recognizerCancelled(let recognizer, _, let withdrawn?):
            "\(recognizer.called) began, and was cancelled in the middle: \(withdrawn == .disabled ? "its isEnabled was set to false" : withdrawn.words) (\(withdrawn.rule ?? "G-45"))"
        case .recognizerCancelled(let recognizer, let reason, nil):
            "\(recognizer.called) began and was cancelled\(reason.map { ": \($0.words)" } ?? "") (G-4)"
        case .viewRefuses(let view, let recognizer):
            "\(view.called) answers false from gestureRecognizerShouldBegin for \(recognizer.called) (G-29, C-22)"
        case .touchType(let recognizer, true):
            "\(recognizer.called) has a touch of another type already, and takes no other type beside it: requiresExclusiveTouchType is true (G-17)"
        case .ring(let recognizer, let others, let demand):
            "\(recognizer.called) and \(others.map(\.called).joined(separator: " and ")) require each other to fail, so all of them fail\(demand.map { "; \($0.words) says so" } ?? "") (G-26)"
        case .superNotCalled(let recognizer, let method):
            "\(recognizer.called) overrides \(method) and does not call super, so \(recognizer.name) does not know of the touch what it must (G-1)"
        case .touchType(let recognizer, false):
            "\(recognizer.called) does not take touches of this type: allowedTouchTypes (G-18)"
        case .waits(let recognizer, let other, let demand, _, let reason?):
            "\(recognizer.called) requires \(other.called) to fail, and that had not failed by the time that \(reason.isOfLift ? "the fingers lifted" : "\(recognizer.name) gave up: \(reason.words)")\(demand.map { "; \($0.words) says so" } ?? "") (G-24)"
        case .waits(let recognizer, let other, let demand, let isLost, nil):
            "\(recognizer.called) requires \(other.called) to fail, and \(isLost ? "that recognized, so it has not failed" : "it has not failed")\(demand.map { "; \($0.words) says so" } ?? "") (G-24)"
        case .prevented(let recognizer, let winner):
            "\(winner.called) recognized and prevents \(recognizer.called) (G-21)"
        case .notItsGesture(let recognizer, let reason):
            "\(recognizer.called) saw the touch and failed: \(reason.words)"
        case .scrollingDisabled(let scrollView):
            "\(scrollView.name).isScrollEnabled is false, which disables its pan (G-45)"
        case .contentFits(let scrollView):
            "the content of \(scrollView.name), contentSize \(scrollView.contentWords), fits into it, so there is nothing to scroll (SV-19)"
        case .axisFits(let scrollView, let isHorizontal):
            "\(scrollView.name) does not scroll \(isHorizontal ? "horizontally, to the left or right" : "vertically, up or down"), as the finger moved: the content, contentSize \(scrollView.contentWords), is not \(isHorizontal ? "wider" : "higher") than it (SV-19)"
        case .contentKeepsTouch(let view, let scrollView):
            "\(view.name) has heard of the touch and keeps it: "
                + (scrollView.past?.scrolling?.canCancelContentTouches == false
                    ? "\(scrollView.name).canCancelContentTouches is false (SV-4)"
                    : "\(scrollView.name).touchesShouldCancel(in:) answers false, as it does by default for controls (SV-5)")
        case .leftToOuter(let scrollView, let outer, let edge?):
            "\(scrollView.name) rests at its \(edge) edge and has nothing to scroll that way, so it leaves the drag to \(outer.name), in which it lies (SV-15)"
        case .leftToOuter(let scrollView, let outer, nil):
            "\(scrollView.name) leaves the drag to \(outer.name), in which it lies: it has nothing to scroll that way (SV-15)"
        case .noZoomRange(let scrollView):
            "\(scrollView.name) has no room to zoom: minimumZoomScale and maximumZoomScale are \(scrollView.zoomWords) (SV-13)"
        case .nothingToZoom(let scrollView, let delegate?):
            "\(scrollView.name) has no view to zoom: viewForZooming(in:) of its delegate, \(delegate.name), answers nil (SV-13)"
        case .nothingToZoom(let scrollView, nil):
            "\(scrollView.name) has no view to zoom: it has no delegate with viewForZooming(in:) (SV-13)"
        default: nil
        }
    }

    /// The sentence for a cause that concerns a control.
    @MainActor
    private var controlSentence: String? {
        switch self {
        case .noTarget(let mention) where mention.object is UIGestureRecognizer:
            "\(mention.called) recognized, and nobody is called: it has no target or action (G-10)"
        case .noTarget(let control): "\(control.name) has no target or action for what a tap sends (C-14)"
        case .targetDead(let mention, let target):
            "the target of \(mention.name) has died: targets are not retained, so somebody must hold it (\(mention.object is UIGestureRecognizer ? "G-10" : "C-14"))\(target.map { "; it was for \($0)" } ?? "")"
        case .nobodyTakes(let action, let sender, let first):
            "\(sender.name) sends \(action) to a nil target, and nobody up the responder chain has it\(first.map { "; the search began at \($0.name), the first responder" } ?? "") (RC-27)"
        case .otherEvent(let control, let sent, let awaited):
            "\(control.name) sends \(sent.listed), and what is registered, or wanted, is \(awaited.listed)\(awaited.occasion.map { ", which is sent as \($0)" } ?? "") (C-1)"
        case .neverSends(let control, let event, let base, nil):
            "\(control.called) does not send \(event.listed) by itself: of a \(base) only sendActions(for:) does (C-1)"
        case .neverSends(let control, let event, let base, let sent?):
            "\(control.called) did not send \(event.listed): a \(base) does not by itself, and no sendActions(for:) did; it sent \(sent.listed) (C-1)"
        case .notContinuous(let control):
            "\(control.name).isContinuous is false: it sends valueChanged only as the finger lifts (C-28, C-29)"
        case .stayedInside(let control, let distance, let margin, let awaited):
            "the finger lifted \(distance == 0 ? "inside \(control.name)" : "\(Double(distance).inTenths) points outside \(control.name)"), and up to \(Double(margin).short) points outside still count as inside: no \(awaited.listed) is sent (C-4, C-5)"
        case .registrationRemoved(let control, let event, let action):
            "\(control.name) sends \(event.listed), and nothing is registered for it any more: \(action) was removed after the touch had gone down (C-15)"
        case .pulledTooLittle(let control, let distance, let needed):
            "the content was pulled \(Double(distance).inTenths) points beyond its upper edge, and \(control.name) begins to refresh at \(Double(needed).short)"
        case .doesNotBounce(let scrollView, let control):
            "\(scrollView.name) does not bounce, so its content cannot be pulled beyond its upper edge, by which \(control.name) begins to refresh: \(scrollView.name).bounces, or bouncesVertically, is false (SV-19)"
        case .menuNotOpened(let control, let seconds?):
            "the menu of \(control.name) opens once it has been held for \(seconds.short) s, and the finger lifted before: \(control.name).showsMenuAsPrimaryAction is false (C-26)"
        case .menuNotOpened(let control, nil):
            "\(control.called) has no menu, and menuActionTriggered is sent as its menu opens (C-26)"
        case .isRefreshing(let control):
            "\(control.name) is refreshing already, and sends nothing before endRefreshing()"
        case .actionDeclined(let action, let who, let sender, true, _):
            "\(sender.name) sends \(action) to a nil target; \(who.called) has it, and its canPerformAction(_:withSender:) answers false (RC-30)"
        case .actionDeclined(let action, let who, let sender, false, let first?):
            "\(sender.name) sends \(action) to a nil target; the search began at \(first.name), the first responder, and nobody up the chain from there has it; \(who.called) does, and is not in that chain (RC-27)"
        case .actionDeclined(let action, let who, let sender, false, nil):
            "\(sender.name) sends \(action) to a nil target, and nobody up the responder chain has it; \(who.called) does, and is not in the chain (RC-27)"
        case .trackingRefused(let control, let method, let why):
            "\(control.called) does not track the touch: its \(method) answered false\(why.map { ", since \($0)" } ?? "") (C-2)"
        case .movedAway(let control, let distance):
            "\(control.name) moved while the finger was down, which lifted where it had been: that is \(Double(distance).inTenths) points outside of where it is then\(control.isLaidOut ? "; constraints say where it is" : "") (C-7)"
        case .liftedOutside(let control, let distance, let margin):
            "the finger lifted \(Double(distance).inTenths) points outside \(control.name), where \(Double(margin).short) are allowed: that is touchUpOutside (C-4, C-7)"
        case .notLifted(let control, let event):
            "the finger on \(control.name) has not lifted yet, so there is no \(event.listed) (C-7)"
        case .controlBusy(let control):
            "\(control.name) did not track the touch: it was tracking another, or was no longer enabled (C-3)"
        case .touchesOverridden(let control, let method):
            "\(control.called) overrides \(method) and does not call super, so it does not track the touch (C-2)"
        case .actionKept(let control, let by, let method, let action):
            by == control
                ? "\(control.called) overrides \(method) and does not call super, so \(action.isEmpty ? "the action" : action) is not sent (C-16)"
                : "\(by.called) overrides \(method) and does not call super, so \(action.isEmpty ? "the action" : action) of \(control.name) is not sent (RC-27)"
        case .opensMenu(let control):
            "\(control.name).showsMenuAsPrimaryAction is true: the touch opens its menu, and no touchUpInside follows (C-26)"
        case .valueUnchanged(let control, let value, let limit?):
            "\(control.name) sends valueChanged only where the value changes, and it is at its \(limit) already\(value.map { ", \($0)" } ?? "") (C-28, C-29)"
        case .valueUnchanged(let control, let value, nil):
            "\(control.name) sends valueChanged only where the value changes, and \(value.map { "it was \($0) already" } ?? "the touch did not change it") (C-27 to C-30)"
        case .setByProgram(let control, let property, let event):
            "\(control.name).\(property) was set by the program, which sends no \(event): that tells of what a user does (C-27 to C-30)"
        case .missedPart(let control, let what): "\(control.name) does not track the touch: \(what) (C-28)"
        default: nil
        }
    }

    /// The sentence for a cause that concerns the first responder.
    @MainActor
    private var responderSentence: String? {
        switch self {
        case .editingRefused(let responder, let by):
            by.method.contains("ShouldEnd")
                ? "\(responder.name) may not end editing: \(by.words) answered false (RC-20)"
                : "\(responder.name) may not become first responder: \(by.words) answered false (RC-19)"
        case .cannotBecomeFirst(let responder):
            "\(responder.called) cannot become first responder: its canBecomeFirstResponder is false (RC-18)"
        case .calledTooEarly(let responder):
            "becomeFirstResponder() of \(responder.called) was called while it was in no window, as in viewDidLoad() and viewWillAppear(_:), and has no effect then (RC-19)"
        case .changeRefused(let responder, let by):
            by.method.contains("ShouldReturn")
                ? "\(by.words) answered false, so Return does nothing in \(responder.name) (C-30)"
                : by.method.contains("ShouldClear")
                    ? "\(by.words) answered false, so the text of \(responder.name) stays (C-30)"
                    : "\(by.words) answered false, so what was typed did not get into \(responder.name) (C-30)"
        case .firstResponderStays(let responder, let holder, let by):
            "\(holder.name) is first responder and does not resign, so \(responder.name) cannot become it\(by.map { ": \($0.words) answered false" } ?? "") (RC-19)"
        case .firstResponderOvertaken(let responder, let other):
            "\(other.name) became first responder again, or instead, as the first responder resigned for \(responder.name): \(other.name) took it back (RC-19)"
        case .editingGoesOn(let responder):
            "\(responder.name) is still first responder, so its editing has not ended: a touch elsewhere does not end it, and nobody called resignFirstResponder() or endEditing(_:) (RC-20, RC-26)"
        case .firstResponderLost(let responder, let other, let wasEarlier, let occasion):
            "\(responder.name) was first responder\(wasEarlier ? " before the touch" : ""), and is no longer: \(other.map { "\($0.name) became it instead" } ?? "it resigned")\(occasion.map { ", after: \($0)" } ?? "")\(wasEarlier ? ", and nobody called becomeFirstResponder() of it since" : "") (RC-20)"
        case .neverAsked(let responder, _, let other?):
            "nobody called becomeFirstResponder() of \(responder.called) for this touch; it was called of \(other.called) instead, which does not hand it on (RC-17)"
        case .neverAsked(let responder, true, nil):
            "nobody called becomeFirstResponder() of \(responder.called), neither for this touch nor for what was typed after it (RC-17)"
        case .neverAsked(let responder, false, nil):
            "nobody called becomeFirstResponder() of \(responder.called) for this touch, and a touch alone does not (RC-17)"
        default: nil
        }
    }
}

extension FailureReason {
    /// Whether the recognizer failed because of the lift.
    fileprivate var isOfLift: Bool {
        switch self {
        case .liftedWhileWaiting, .noVerdict: true
        case .unmet(let condition):
            [.liftedEarly, .movedTooLittle, .pinchedTooLittle, .turnedTooLittle].contains(condition.kind)
        default: false
        }
    }
}

extension TouchExplanation.Cause.Refuser {
    /// The method and its owner, such as `gestureRecognizerShouldBegin(_:) of ListController`.
    @MainActor
    var words: String { "\(method) of \(who.called)" }
}

extension TouchExplanation.Mention {
    fileprivate var contentWords: String {
        let size = past?.scrolling?.contentSize ?? .zero
        return "\(Double(size.width).short)×\(Double(size.height).short)"
    }

    fileprivate var zoomWords: String {
        guard let range = past?.scrolling?.zoomRange else { return "the same" }
        return "\(Double(range.least).short) and \(Double(range.most).short)"
    }
}

extension String {
    /// The event names separated by commas.
    fileprivate var listed: String { split(separator: "|").joined(separator: ", ") }

    /// When an event of this name is sent; `nil` for events that a tap sends.
    fileprivate var occasion: String? { Self.occasions[self] }

    private static let occasions = [
        "touchDownRepeat": "a finger comes down again soon", "touchDragInside": "the finger moves in it",
        "touchDragOutside": "the finger moves outside of it", "touchDragEnter": "the finger comes back into it",
        "touchDragExit": "the finger leaves it", "touchUpOutside": "the finger lifts outside of it",
        "touchCancel": "the touch is taken away", "menuActionTriggered": "its menu opens",
        "editingDidBegin": "it begins to be edited", "editingChanged": "its text is changed by typing",
        "editingDidEnd": "editing ends", "editingDidEndOnExit": "Return is pressed",
    ]
}

extension Double {
    /// The number with at most one decimal place.
    fileprivate var inTenths: String { ((self * 10).rounded() / 10).short }
}
