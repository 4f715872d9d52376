import Foundation
import TouchstoneCore
import TouchstoneText

// Sentences for causes that arise after the hit test.
extension TouchExplanation.Cause {
    @MainActor
    func laterSentence(_ wanted: TouchExplanation.Mention?) -> String {
        switch self {
        case .secondTouch(let view):
            return "\(view.name) already has a touch, and \(view.name).isMultipleTouchEnabled is false (DL-13)"
        case .exclusiveTouch(let view, let other) where view == wanted:
            return "\(view.name).isExclusiveTouch is true, and \(other.name) has a touch (DL-15)"
        case .exclusiveTouch(let view, let other):
            return
                "\(view.name).isExclusiveTouch is true, so \(other.name) receives no touches while it has one (DL-15)"
        case .eventSwallowed(let receiver, let phase):
            return
                "\(receiver.called) overrides sendEvent(_:) and does not call super\(phase.map { " for \($0)" } ?? "") (DL-1)"
        case .takenByRecognizer(let recognizer, let view):
            return
                "\(recognizer.called) recognized and cancelled the touch of \(view.name), because cancelsTouchesInView is true (G-31)"
        case .delayedByRecognizer(let recognizer, let view):
            return
                "\(recognizer.called).delaysTouchesBegan is true, so \(view.name) receives the touch only after the recognizer fails (G-39)"
        case .endDelayedByRecognizer(let recognizer, let view):
            return
                "\(recognizer.called).delaysTouchesEnded is true, so \(view.name) receives touchesEnded only after the recognizer fails (G-37)"
        case .delayedByScrollView(let scrollView, let view):
            return
                "\(scrollView.name).delaysContentTouches is true, so \(view.name) receives a touch after 0.15 s or when the finger lifts (SV-1)"
        case .takenByScrollView(let scrollView, let view, let wasNotified):
            return "\(scrollView.name) scrolls and cancelled the touch of \(view.name)"
                + (wasNotified
                    ? ", because canCancelContentTouches is true (SV-4)" : " before the view received it (SV-3)")
        case .scrollViewRefuses(let scrollView, let view):
            return
                "\(scrollView.called) overrides touchesShouldBegin(_:with:in:), which returns false for \(view.name) (SV-5)"
        case .cancelled(let reason):
            let whose = wanted.flatMap { $0.recognizer == nil ? nil : " of \($0.called)" } ?? ""
            let why = reason?.words ?? "the device or the system ended it without a lift, as for a call or a palm"
            return "the touch\(whose) was cancelled: \(why) (\(reason?.rule ?? "DL-18"))"
        case .partlyHandedOn(let control, let holder, let method):
            return
                "\(holder.called) forwards the beginning of its touch to \(control.name), but not the rest: its \(method.signature) does not call that of \(control.name) (RC-10)"
        case .belongsElsewhere(let view, let owner):
            return
                "the touch began in \(owner.name), outside \(view.name), and belongs to it until it ends, even if the finger moves over \(view.name) (HT-39)"
        case .leftWindow(let view, let holder, let loss, let occasion):
            let when = occasion.map { ", after: \($0)" } ?? ""
            let how = holder.map { "\($0.name), its superview, was removed" } ?? "it was removed from its superview"
            return loss == .touch
                ? "\(view.name) left its window while the finger was down, so its touch was cancelled: \(how)\(when) (DL-19)"
                : "\(view.name) was first responder and resigned because it left its window: \(how)\(when) (RC-22)"
        case .chainStopped(let responder, let wanted, let method):
            let isControl = responder.past?.control != nil || responder.object is UIControl
            let isScrolling = responder.past?.scrolling != nil
            let why =
                isControl
                ? "a control does not pass touches up the responder chain (C-24)"
                : isScrolling
                    ? "a scroll view does not pass the touches of its content up the responder chain (SV-3)"
                    : "its \(method.signature) does not call super (RC-9)"
            let part = method == .touchesBegan ? "the touch" : "\(method.signature)"
            return "\(responder.called) handles \(part) before it reaches \(wanted.name) in the responder chain: \(why)"
        case .handedOn(let responder, let other, let wanted, let method):
            return
                "\(responder.called) forwards the touch to \(other.called) instead of calling super in \(method.signature), which would pass it to \(wanted.name) (RC-9)"
        case .chainEnds(let last, let wanted):
            return
                "the responder chain ends at \(last.called), before it reaches \(wanted.name): its next returns nil (RC-7)"
        case .chainDiverted(let view, let other):
            return
                "\(view.called) overrides next, which leads to \(other.called) instead of its superview or controller (RC-7)"
        case .denied(let subject, let by, let answer, let isProperty):
            let words = isProperty ? "\(by.words) is \(answer)" : "\(by.words) returned \(answer)"
            return "\(words), so the touch has no effect on \(subject.name) (NV-9)"
        case .notInChain(let responder, let stray?, let parent):
            return
                "\(responder.called) owns \(stray.name), but its view does not contain it: the responder chain goes from \(stray.name) to its superview\(parent.map { " \($0.name)" } ?? "") and does not reach \(responder.name) (RC-1, RC-2)"
        case .notInChain(let responder, nil, _):
            return "the responder chain from the touched view does not reach \(responder.called) (RC-1)"
        case .caughtMotion(let scrollView, let view):
            return
                "\(scrollView.name) was still decelerating: the touch stopped it and was cancelled in \(view.name) (SV-8)"
        default: return recognizerSentence ?? controlSentence ?? responderSentence ?? code
        }
    }

    /// The sentence for a cause that concerns a recognizer or a scroll view.
    @MainActor
    private var recognizerSentence: String? {
        switch self {
        case .recognizerDisabled(let recognizer): "\(recognizer.called) is not enabled: isEnabled is false (G-45)"
        case .disabledMeanwhile(let recognizer):
            "\(recognizer.called) failed: its isEnabled was set to false during the touch, which ends its recognition sequence even if it is set to true again (G-45)"
        case .delegateRefuses(let recognizer, let obstacle?, _):
            "the system's delegate of \(recognizer.name) prevents it: \(obstacle.words) (NV-2)"
        case .delegateRefuses(let recognizer, nil, let by?):
            "the delegate of \(recognizer.called) prevents it: \(by.words) returned false (G-16, G-28)"
        case .delegateRefuses(let recognizer, nil, nil): "the delegate of \(recognizer.called) prevents it (G-16, G-28)"
        case .classRefuses(let recognizer):
            "\(recognizer.called) rejects the event: its shouldReceive(_:) returned false (G-16)"
        case .ignoresTouch(let recognizer): "\(recognizer.called) called ignore(_:for:) on the touch (G-14)"
        case .notAttached(let recognizer, let to?, let from):
            "\(recognizer.called) is attached to \(to.name)\(from.map { ", and no longer to \($0.name)" } ?? ""): a recognizer has one view, and adding it to another view removes it from the first (G-47)"
        case .notAttached(let recognizer, nil, _):
            "\(recognizer.called) was attached to no view when the touch began (G-47)"
        case .attachedLate(let recognizer):
            "\(recognizer.called) was added or enabled after the touch began, and receives only later touches (DL-4)"
        case .busy(let recognizer, let state):
            "\(recognizer.called) was not ready: its last recognition sequence is still \(state) (G-12)"
        case .amongFailedFingers(let recognizer, let earlier):
            "\(recognizer.called) failed, and the touch belongs to that recognition sequence until all its fingers lift (Q-15)\(earlier.map { "; it failed before this finger went down: \($0.sentence(wanted: nil))" } ?? "")"
        case .undecided(let recognizer, let isDown, let seconds):
            isDown
                ? "\(recognizer.called) has neither recognized nor failed, because the finger is still down\(seconds.map { ", for \($0.short) s" } ?? "")"
                : "\(recognizer.called) has neither recognized nor failed: it did not set its state, or it waits for more input"
        case .recognizerCancelled(let recognizer, _, let withdrawn?):
            "\(recognizer.called) began and was then cancelled: \(withdrawn == .disabled ? "its isEnabled was set to false" : withdrawn.words) (\(withdrawn.rule ?? "G-45"))"
        case .recognizerCancelled(let recognizer, let reason, nil):
            "\(recognizer.called) began and was cancelled\(reason.map { ": \($0.words)" } ?? "") (G-4)"
        case .viewRefuses(let view, let recognizer):
            "\(view.called) answers false from gestureRecognizerShouldBegin for \(recognizer.called) (G-29, C-22)"
        case .touchType(let recognizer, true):
            "\(recognizer.called) has a touch of another type already, and takes no other type beside it: requiresExclusiveTouchType is true (G-17)"
        case .ring(let recognizer, let others, let demand):
            "\(recognizer.called) and \(others.map(\.called).joined(separator: " and ")) require each other to fail, so all of them fail\(demand.map { "; the requirement comes from \($0.words)" } ?? "") (G-26)"
        case .superNotCalled(let recognizer, let method):
            "\(recognizer.called) overrides \(method) and does not call super, so \(recognizer.name) cannot track the touch (G-1)"
        case .touchType(let recognizer, false):
            "\(recognizer.called).allowedTouchTypes does not include this type of touch (G-18)"
        case .waits(let recognizer, let other, let demand, _, let reason?):
            "\(recognizer.called) requires \(other.called) to fail, and \(other.name) had not failed when \(reason.isOfLift ? "the fingers lifted" : "\(recognizer.name) failed: \(reason.words)")\(demand.map { "; the requirement comes from \($0.words)" } ?? "") (G-24)"
        case .waits(let recognizer, let other, let demand, let isLost, nil):
            "\(recognizer.called) requires \(other.called) to fail, and \(isLost ? "\(other.name) recognized instead" : "\(other.name) has not failed")\(demand.map { "; the requirement comes from \($0.words)" } ?? "") (G-24)"
        case .prevented(let recognizer, let winner):
            "\(winner.called) recognized and prevents \(recognizer.called) (G-21)"
        case .notItsGesture(let recognizer, let reason):
            "\(recognizer.called) received the touch and failed: \(reason.words)\(recognizer.expectedEdges.map { "; it expects \($0)" } ?? "")"
        case .scrollingDisabled(let scrollView):
            "\(scrollView.name).isScrollEnabled is false, which disables its pan recognizer (G-45)"
        case .contentFits(let scrollView):
            "the content of \(scrollView.name) (contentSize \(scrollView.contentWords)) fits into its bounds, so there is nothing to scroll (SV-19)"
        case .axisFits(let scrollView, let isHorizontal):
            "\(scrollView.name) does not scroll \(isHorizontal ? "horizontally" : "vertically"), the direction in which the finger moved: its content (contentSize \(scrollView.contentWords)) is not \(isHorizontal ? "wider" : "taller") than its bounds (SV-19)"
        case .contentKeepsTouch(let view, let scrollView):
            "\(view.name) received the touch and keeps it: "
                + (scrollView.past?.scrolling?.canCancelContentTouches == false
                    ? "\(scrollView.name).canCancelContentTouches is false (SV-4)"
                    : "\(scrollView.name).touchesShouldCancel(in:) returns false, as it does by default for controls (SV-5)")
        case .leftToOuter(let scrollView, let outer, let edge?):
            "\(scrollView.name) is at its \(edge) edge and cannot scroll further in that direction, so the enclosing \(outer.name) scrolls instead (SV-15)"
        case .leftToOuter(let scrollView, let outer, nil):
            "\(scrollView.name) has nothing to scroll in that direction, so the enclosing \(outer.name) scrolls instead (SV-15)"
        case .notScrolled(let scrollView, let failure): failure.words(scrollView)
        case .noZoomRange(let scrollView):
            "\(scrollView.name) cannot zoom: minimumZoomScale and maximumZoomScale are \(scrollView.zoomWords) (SV-13)"
        case .nothingToZoom(let scrollView, let delegate?):
            "\(scrollView.name) has no view to zoom: viewForZooming(in:) of its delegate, \(delegate.name), returns nil (SV-13)"
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
            "\(mention.called) recognized, but it has no target and action (G-10)"
        case .noTarget(let item) where item.object is UIBarButtonItem:
            "\(item.name) has no action: neither action nor primaryAction is set, so a tap calls nothing (C-14)"
        case .noTarget(let control): "\(control.name) has no target and action for the events that a tap sends (C-14)"
        case .delegateDeallocated(let owner, let property, let className):
            "\(owner.name).\(property) was deallocated: it was a \(className), the property is weak, and no object retained it (NV-9)"
        case .noDelegate(let owner, let property):
            "\(owner.name).\(property) is nil, so \(property == "delegate" ? "nothing is called when the user changes it" : "there is nothing to show next") (NV-9)"
        case .targetDead(let mention, let target):
            "the target of \(mention.name) was deallocated: targets are not retained, so the application must retain it (\(mention.object is UIGestureRecognizer ? "G-10" : "C-14"))\(target.map { "; the action was \($0)" } ?? "")"
        case .noResponder(let action, let sender, let first):
            "\(sender.name) sends \(action) to a nil target, and no responder in the chain implements it\(first.map { "; the search began at the first responder, \($0.name)" } ?? "") (RC-27)"
        case .otherEvent(let control, let sent, let awaited):
            "\(control.name) sends \(sent.listed), but the registered or expected event is \(awaited.listed)\(awaited.occasion.map { ", which is sent when \($0)" } ?? "") (C-1)"
        case .neverSends(let control, let event, let base, nil):
            "\(control.called) does not send \(event.listed): a \(base) sends it only from sendActions(for:) (C-1)"
        case .neverSends(let control, let event, let base, let sent?):
            "\(control.called) did not send \(event.listed): a \(base) sends it only from sendActions(for:), which was not called; it sent \(sent.listed) (C-1)"
        case .notContinuous(let control):
            "\(control.name).isContinuous is false, so it sends valueChanged only when the finger lifts (C-28, C-29)"
        case .stayedInside(let control, let distance, let margin, let awaited):
            "the finger lifted \(distance == 0 ? "inside \(control.name)" : "\(Double(distance).inTenths) points outside \(control.name)"), and up to \(Double(margin).short) points outside still count as inside, so no \(awaited.listed) is sent (C-4, C-5)"
        case .registrationRemoved(let control, let event, let action):
            "\(control.name) sends \(event.listed), but its registration \(action) was removed after the touch began (C-15)"
        case .pulledTooLittle(let control, let distance, let needed):
            "the content was pulled \(Double(distance).inTenths) points beyond its top edge, but \(control.name) begins to refresh at \(Double(needed).short)"
        case .doesNotBounce(let scrollView, let control):
            "\(scrollView.name) does not bounce, so its content cannot be pulled beyond its top edge to make \(control.name) refresh: \(scrollView.name).bounces, or bouncesVertically, is false (SV-19)"
        case .menuNotOpened(let control, let seconds?):
            "the menu of \(control.name) opens after a press of \(seconds.short) s, but the finger lifted earlier: \(control.name).showsMenuAsPrimaryAction is false (C-26)"
        case .menuNotOpened(let control, nil):
            "\(control.called) has no menu, and menuActionTriggered is sent when the menu opens (C-26)"
        case .isRefreshing(let control):
            "\(control.name) is already refreshing and sends nothing until endRefreshing() is called"
        case .actionDeclined(let action, let owner, let sender, true, _):
            "\(sender.name) sends \(action) to a nil target; \(owner.called) implements it, but its canPerformAction(_:withSender:) returns false (RC-30)"
        case .actionDeclined(let action, let owner, let sender, false, let first?):
            "\(sender.name) sends \(action) to a nil target; the search began at the first responder, \(first.name), and no responder in its chain implements it; \(owner.called) does, but is not in that chain (RC-27)"
        case .actionDeclined(let action, let owner, let sender, false, nil):
            "\(sender.name) sends \(action) to a nil target, and no responder in the chain implements it; \(owner.called) does, but is not in the chain (RC-27)"
        case .trackingRefused(let control, let method, let why):
            "\(control.called) does not track the touch: its \(method) returned false\(why.map { ", because \($0)" } ?? "") (C-2)"
        case .movedAway(let control, let distance):
            "\(control.name) moved while the finger was down, so the finger lifted \(Double(distance).inTenths) points outside its new frame\(control.isLaidOut ? "; constraints determine its frame" : "") (C-7)"
        case .liftedOutside(let control, let distance, let margin):
            "the finger lifted \(Double(distance).inTenths) points outside \(control.name), and \(Double(margin).short) are allowed, so the control sends touchUpOutside (C-4, C-7)"
        case .notLifted(let control, let event):
            "the finger on \(control.name) has not lifted yet, so the control has not sent \(event.listed) (C-7)"
        case .controlBusy(let control):
            "\(control.name) did not track the touch: it was tracking another touch or was no longer enabled (C-3)"
        case .touchesOverridden(let control, let method):
            "\(control.called) overrides \(method) and does not call super, so it does not track the touch (C-2)"
        case .actionKept(let control, let by, let method, let action):
            by == control
                ? "\(control.called) overrides \(method) and does not call super, so \(action.isEmpty ? "the action" : action) is not sent (C-16)"
                : "\(by.called) overrides \(method) and does not call super, so \(action.isEmpty ? "the action" : action) of \(control.name) is not sent (RC-27)"
        case .opensMenu(let control):
            "\(control.name).showsMenuAsPrimaryAction is true, so the touch opens its menu and touchUpInside is not sent (C-26)"
        case .valueUnchanged(let control, let value, let limit?):
            "\(control.name) sends valueChanged only if the value changes, and it is already at its \(limit)\(value.map { ", \($0)" } ?? "") (C-28, C-29)"
        case .valueUnchanged(let control, let value, nil):
            "\(control.name) sends valueChanged only if the value changes, and \(value.map { "it was already \($0)" } ?? "the touch did not change it") (C-27 to C-30)"
        case .setByProgram(let control, let property, let event):
            "\(control.name).\(property) was set in code, which does not send \(event): only a user's change sends it (C-27 to C-30)"
        case .missedPart(let control, let what): "\(control.name) does not track the touch: \(what) (C-28)"
        default: nil
        }
    }

    /// The sentence for a cause that concerns the first responder.
    @MainActor
    private var responderSentence: String? {
        switch self {
        case .editingRefused(let responder, let by) where by.method == FirstResponderMethod.become.rawValue:
            "\(responder.called) does not become first responder: it overrides \(by.method), and the override does not call super, or nothing calls it (RC-19)"
        case .editingRefused(let responder, let by) where by.method == FirstResponderMethod.resign.rawValue:
            "\(responder.called) stays first responder: it overrides \(by.method), and the override does not call super, or nothing calls it (RC-20)"
        case .editingRefused(let responder, let by):
            by.method.contains("ShouldEnd") || by.method == "canResignFirstResponder"
                ? "\(responder.name) cannot end editing: \(by.words) returned false (RC-20)"
                : "\(responder.name) cannot become first responder: \(by.words) returned false (RC-19)"
        case .cannotBecomeFirst(let responder):
            "\(responder.called) cannot become first responder: its canBecomeFirstResponder returns false (RC-18)"
        case .calledTooEarly(let responder):
            "becomeFirstResponder() of \(responder.called) was called while it was in no window, as in viewDidLoad() and viewWillAppear(_:), where it has no effect (RC-19)"
        case .changeRefused(let responder, let by):
            by.method.contains("ShouldReturn")
                ? "\(by.words) returned false, so Return does nothing in \(responder.name) (C-30)"
                : by.method.contains("ShouldClear")
                    ? "\(by.words) returned false, so \(responder.name) keeps its text (C-30)"
                    : "\(by.words) returned false, so \(responder.name) rejects the typed text (C-30)"
        case .firstResponderStays(let responder, let holder, let by):
            "\(holder.name) is first responder and does not resign, so \(responder.name) cannot become first responder\(by.map { ": \($0.words) \($0.owner == holder && $0.method.hasPrefix("resign") ? "does not call super" : "returned false")" } ?? "") (RC-19)"
        case .firstResponderOvertaken(let responder, let other):
            "\(other.name) became first responder while the previous first responder resigned for \(responder.name) (RC-19)"
        case .editingGoesOn(let responder):
            "\(responder.name) is still first responder, so its editing has not ended: a touch elsewhere does not end editing, and neither resignFirstResponder() nor endEditing(_:) was called (RC-20, RC-26)"
        case .firstResponderLost(let responder, let other, let wasEarlier, let occasion):
            "\(responder.name) was first responder\(wasEarlier ? " before the touch" : "") and no longer is: \(other.map { "\($0.name) became first responder" } ?? "it resigned")\(occasion.map { ", after: \($0)" } ?? "")\(wasEarlier ? ", and its becomeFirstResponder() was not called again" : "") (RC-20)"
        case .neverAsked(let responder, _, let other?):
            "becomeFirstResponder() of \(responder.called) was not called for this touch; that of \(other.called) was, which does not forward it (RC-17)"
        case .neverAsked(let responder, true, nil):
            "becomeFirstResponder() of \(responder.called) was not called, neither for this touch nor for the text typed after it (RC-17)"
        case .neverAsked(let responder, false, nil):
            "becomeFirstResponder() of \(responder.called) was not called, and a touch does not call it (RC-17)"
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
    var words: String { "\(method) of \(owner.called)" }
}

extension TouchExplanation.Mention {
    var contentWords: String {
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
        "touchDownRepeat": "a finger goes down again soon", "touchDragInside": "the finger moves inside the control",
        "touchDragOutside": "the finger moves outside the control",
        "touchDragEnter": "the finger returns into the control",
        "touchDragExit": "the finger leaves the control", "touchUpOutside": "the finger lifts outside the control",
        "touchCancel": "the touch is cancelled", "menuActionTriggered": "its menu opens",
        "editingDidBegin": "editing begins", "editingChanged": "typing changes the text",
        "editingDidEnd": "editing ends", "editingDidEndOnExit": "Return is pressed",
    ]
}

extension Double {
    /// The number with at most one decimal place.
    fileprivate var inTenths: String { ((self * 10).rounded() / 10).short }
}
