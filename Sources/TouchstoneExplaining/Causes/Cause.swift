import Foundation
import TouchstoneCore
import TouchstoneViewDumps

extension TouchExplanation {
    /// Touchstone extension: one reason why a touch does not do what is wanted.
    public enum Cause: Equatable {
        // MARK: Before the hit test

        /// The application ignores interaction events (DL-22). `since` describes the call that began it.
        case ignoringInteraction(since: String? = nil)
        /// The view is or was in no window.
        case notInAWindow(Mention, WindowAbsence = .now)
        /// The controller of the view was not presented: the second controller presents the third one already, or, if that is `nil`,
        /// its view was in no window.
        case presentationRefused(Mention, by: Mention, presenting: Mention?)
        /// The bar button item belongs to this controller, and no bar shows it, for this reason.
        case itemNotShown(Mention, of: Mention, BarAbsence)
        /// The window of the view was deallocated, because no object retained it (HT-44).
        case windowReleased(Mention, window: String)
        /// The wanted view's window is not shown (HT-33).
        case windowHidden(Mention)
        /// Another window in front was hit (HT-32 to HT-35).
        case windowInFront(Mention, answer: Mention)

        // MARK: During the hit test, in the view or one of its superviews

        /// The view or one of its superviews is hidden (HT-7).
        case hidden(Mention)
        /// `isUserInteractionEnabled` is `false` in the view or one of its superviews (HT-12).
        case interactionDisabled(Mention)
        /// The view or one of its superviews has an alpha below 0.01 (HT-8).
        case transparent(Mention, alpha: Float)
        /// An animation without `.allowUserInteraction` is running (HT-13).
        case animating(Mention)
        /// The view's transform is singular (HT-21).
        case singular(Mention)
        /// The view or one of its superviews is a disabled control (HT-14).
        case disabledControl(Mention)
        /// The bounds have no width or no height (HT-16).
        case empty(Mention)
        /// The point lies outside the bounds (HT-15, HT-22).
        case outside(Mention, by: Overshoot)
        /// The point lies outside the bounds, because the view's transform scales it to this size, in points (HT-20).
        case shrunk(Mention, to: CGSize)
        /// The class overrides `point(inside:with:)` and returns `false`.
        ///
        /// `takesFrameForBounds` is `true` if the result equals `frame.contains(point)` but not
        /// `bounds.contains(point)`.
        case pointInsideSaysNo(Mention, takesFrameForBounds: Bool)
        /// The class overrides `hitTest(_:with:)` and returns `nil` or another view, whatever the subviews would
        /// return.
        case overrideAnswers(Mention, answer: Mention?)
        /// The point is in the view in the coordinates of this view, not in those of the screen (HT-15).
        case otherCoordinates(Mention, of: Mention)
        /// An override hit-tested the view with a point that is not in the view's coordinates (HT-1).
        case wrongPoint(Mention, asker: Mention, given: CGPoint, right: CGPoint)
        /// A sibling in front of the view, or a view inside that sibling, was hit (HT-4).
        case covered(Mention, sibling: Mention, answer: Mention)
        /// A view inside the wanted one was hit and does not forward the touch up the responder chain.
        case takenInside(Mention, by: Mention)
        /// The view or one of its superviews is being animated: the touch lies where it is drawn, but hit testing uses
        /// the animation's destination (HT-25).
        case seenElsewhere(Mention, seen: CGRect, place: CGRect)
        /// A presented view controller covers the view (HT-4).
        case presentedOver(Mention, controller: Mention)
        /// The view lies outside a presented view, where a touch only dismisses the presentation (HT-4).
        ///
        /// With `keeper`, a controller whose `isModalInPresentation` is `true`, the touch is ignored instead (PR-6).
        case outsideDismisses(Mention, controller: Mention, keeper: Mention? = nil)
        /// The dimming view of a search controller covers the view; a touch only ends the search (HT-4).
        case searchShade(Mention, search: Mention)
        /// The view was added to a row itself and lies behind the row's content view (HT-4).
        case contentViewInFront(Mention, row: Mention)
        /// A view controller transition is under way, during which touches reach no view (HT-43).
        case transitionUnderWay(Mention, controller: Mention)
        /// The keyboard or another input view covers the view.
        case keyboardInFront(Mention, responder: Mention?)
        /// An open menu receives the next touch.
        case menuInFront(Mention)

        // MARK: After the hit test

        /// The view has a touch already and accepts only one (DL-13).
        case secondTouch(Mention)
        /// One of two views has `isExclusiveTouch` and a touch, which suppresses touches in the other (DL-15, DL-16).
        case exclusiveTouch(Mention, keepsOut: Mention)
        /// An override of `sendEvent(_:)` did not call `super` (DL-1). `phase` names the part of the touch concerned;
        /// `nil` means all.
        case eventSwallowed(Mention, phase: String? = nil)
        /// The recognizer claimed the touch: the view received `touchesCancelled`, or nothing at all (G-31).
        case takenByRecognizer(Mention, from: Mention)
        /// The recognizer claimed the touch, so the list did not select the row, which it does when a touch ends in it
        /// (G-31).
        case selectionTaken(row: Mention, by: Mention)
        /// The list did not select the touched row.
        case selectionRefused(row: Mention, by: SelectionRefuser)
        /// The recognizer delayed the touch until it failed, which happened too late or not at all (G-39).
        case delayedByRecognizer(Mention, from: Mention)
        /// The recognizer delayed the end of the touch until it failed (G-37).
        case endDelayedByRecognizer(Mention, from: Mention)
        /// The scroll view delays the touch in its content to see whether the finger scrolls (SV-1).
        case delayedByScrollView(Mention, from: Mention)
        /// The scroll view took the touch and scrolls (SV-4). `wasNotified` is `true` if the view had received the touch by
        /// then.
        case takenByScrollView(Mention, from: Mention, wasNotified: Bool)
        /// The touch stopped content that was still moving (SV-8).
        case caughtMotion(Mention, from: Mention)
        /// The scroll view's `touchesShouldBegin(_:with:in:)` returned `false` (SV-5).
        case scrollViewRefuses(Mention, view: Mention)
        /// The system or the application cancelled the touch; without a reason, the device ended the finger's touch (DL-18).
        ///
        /// `of` is the window that was hidden, or otherwise the view of the touch; `during` describes what the application
        /// was doing.
        case cancelled(reason: CancelReason?, of: Mention? = nil, during: String? = nil)
        /// The view left its window, alone or with its ancestor `with`, and lost the touch (DL-19) or first responder
        /// status (RC-22).
        ///
        /// `during` describes what the application was doing.
        case leftWindow(Mention, with: Mention?, losing: Loss, during: String?)

        // MARK: Recognizers

        /// The recognizer's `isEnabled` is `false` (G-16).
        case recognizerDisabled(Mention)
        /// The recognizer's `isEnabled` was set to `false` during the touch, which ends its recognition sequence (G-45).
        case disabledMeanwhile(Mention)
        /// The delegate's `gestureRecognizer(_:shouldReceive:)` or `gestureRecognizerShouldBegin(_:)` returned `false`.
        ///
        /// `obstacle` is the reason given by one of the system's own delegates.
        case delegateRefuses(Mention, obstacle: DragBackObstacle? = nil, by: Refuser? = nil)
        /// A delegate or data source of a container, list or bar, or a property, did not allow what the touch would do (NV-9).
        case denied(Mention, by: Refuser, answer: String, isProperty: Bool = false)
        /// A delegate or data source does not implement the method that the touch needs (NV-9).
        case methodMissing(Mention, of: Refuser)
        /// The recognizer's own `shouldReceive(_:)` returned `false` (G-16).
        case classRefuses(Mention)
        /// The recognizer ignored the touch (G-14).
        case ignoresTouch(Mention)
        /// The recognizer is attached to no view, or to another view than expected (G-47). `to` is its current view.
        case notAttached(Mention, to: Mention?, movedFrom: Mention?)
        /// The recognizer was attached or enabled after the touch-down (DL-4).
        case attachedLate(Mention)
        /// The recognizer's previous recognition sequence was not over when the touch began.
        case busy(Mention, state: UIGestureRecognizer.State)
        /// The touch joined fingers of a recognition sequence that had failed. `after` is the cause of that
        /// failure.
        indirect case amongFailedFingers(Mention, after: Cause? = nil)
        /// The recognizer received the touch and has neither recognized nor failed.
        case undecided(Mention, fingerIsDown: Bool, seconds: TimeInterval? = nil)
        /// The recognizer began and was cancelled before it ended.
        case recognizerCancelled(Mention, reason: CancelReason?, withdrawn: FailureReason? = nil)
        /// The hit view's `gestureRecognizerShouldBegin(_:)` returned `false` (G-29).
        case viewRefuses(Mention, recognizer: Mention)
        /// The recognizer does not accept touches of this type (G-18), or, if `isExclusive`, none besides those it has
        /// (G-17).
        case touchType(Mention, isExclusive: Bool = false)
        /// The recognizer requires the other one to fail (G-24).
        ///
        /// `isLost` means that it failed because the other recognized; `gaveUp` is the reason why it failed while
        /// waiting.
        case waits(
            Mention, for: Mention, demand: Refuser? = nil, isLost: Bool = false, gaveUp: FailureReason? = nil)
        /// The recognizers require each other to fail, so all of them failed (G-26).
        case ring(Mention, with: [Mention], demand: Refuser? = nil)
        /// The recognizer's class, a subclass of a system recognizer, overrides a touch method without calling `super`.
        case superNotCalled(Mention, method: String)
        /// The other recognizer recognized and prevents this one (G-21).
        case prevented(Mention, by: Mention)
        /// The recognizer received the touch but the fingers did not perform its gesture.
        case notItsGesture(Mention, reason: FailureReason)

        // MARK: A scroll view's pan and pinch

        /// The scroll view's `isScrollEnabled` is `false`, or its pan is disabled.
        case scrollingDisabled(Mention)
        /// The content is not larger than the scroll view, so there is nothing to scroll (SV-19).
        case contentFits(Mention)
        /// A view in the content keeps the touch that it has received (SV-4, SV-5).
        case contentKeepsTouch(Mention, scrollView: Mention)
        /// An outer scroll view has precedence for the drag (SV-15). `edge` names the edge at which the inner one
        /// rests.
        case leftToOuter(Mention, outer: Mention, edge: String? = nil)
        /// The content fits along the axis of the drag (SV-19).
        case axisFits(Mention, isHorizontal: Bool)
        /// The minimum and maximum zoom scales leave no range (SV-13).
        case noZoomRange(Mention)
        /// `viewForZooming(in:)` returned `nil`, or there is no delegate (SV-13).
        case nothingToZoom(Mention, delegate: Mention?)

        /// The content is not where the program wanted to scroll it.
        case notScrolled(Mention, ScrollFailure)

        // MARK: Controls and the responder chain

        /// No target is registered for the event that a tap sends.
        case noTarget(Mention)
        /// The bar button item shows a custom view, which does not call the item's action.
        case itemShowsCustomView(Mention, Mention)
        /// The registered target was deallocated, since controls do not retain targets (C-14). `target` names its class
        /// and the action.
        case targetDead(Mention, target: String? = nil)
        /// A weak delegate or data source, named by its property and class, was deallocated while it was set (NV-9).
        case delegateDeallocated(Mention, property: String, className: String)
        /// The delegate or data source of this property was not set (NV-9).
        case noDelegate(Mention, property: String)
        /// No responder in the chain accepts the action (RC-27).
        case noResponder(action: String, sender: Mention, from: Mention? = nil)
        /// The control sent one event, but another one is registered or wanted (C-1).
        case otherEvent(Mention, sent: String, awaited: String)
        /// The control does not send the event by itself, and `sendActions(for:)` was not called (C-1).
        ///
        /// `base` is the library class that the control is or derives from.
        case neverSends(Mention, event: String, base: String, sent: String?)
        /// `isContinuous` is `false`: the control sends a new value only when the finger lifts (C-28, C-29).
        case notContinuous(Mention)
        /// The finger did not leave the control and its margin; distances are in points (C-5).
        case stayedInside(Mention, by: CGFloat, margin: CGFloat, awaited: String)
        /// A responder implements the action, but is not in the chain or refuses it (RC-29, RC-30).
        ///
        /// `from` is the first responder if the search began there.
        case actionDeclined(action: String, by: Mention, sender: Mention, isInChain: Bool, from: Mention? = nil)
        /// The registration existed when the touch began, but not when the control sent the event (C-15).
        case registrationRemoved(Mention, event: String, action: String)
        /// The content was not pulled far enough for a refresh; distances are in points.
        case pulledTooLittle(Mention, by: CGFloat, needed: CGFloat)
        /// The scroll view does not bounce, so it cannot be pulled for a refresh.
        case doesNotBounce(Mention, refresh: Mention)
        /// The refresh control was refreshing already.
        case isRefreshing(Mention)
        /// `beginTracking(_:with:)` or `continueTracking(_:with:)` returned `false` (C-2).
        case trackingRefused(Mention, method: String, why: String?)
        /// The finger lifted too far outside the control; distances are in points (C-7).
        case liftedOutside(Mention, by: CGFloat, margin: CGFloat)
        /// The control moved during the touch; the finger lifted inside its earlier frame and outside its current one,
        /// by this many points (C-7).
        case movedAway(Mention, by: CGFloat)
        /// The finger is still down, so `touchUpInside`, or another event of the lift, has not been sent.
        case notLifted(Mention, event: String)
        /// The control was tracking another touch, or was disabled when it received this one.
        case controlBusy(Mention)
        /// The class overrides a touch method without calling `super`, so the control does not track (C-2).
        case touchesOverridden(Mention, method: String)
        /// An override of `sendAction` did not send the action.
        case actionKept(Mention, by: Mention, method: String, action: String)
        /// The control's menu opens instead of its action (C-26).
        case opensMenu(Mention)
        /// The control's menu did not open (C-26).
        ///
        /// It opens after the finger has been down for `needs` seconds, unless `showsMenuAsPrimaryAction` is `true`.
        /// `nil` means that the control has no menu.
        case menuNotOpened(Mention, needs: TimeInterval?)
        /// The touch did not change the control's value. `value` is the value if known, `limit` the property that
        /// bounds it.
        case valueUnchanged(Mention, value: String?, limit: String? = nil)
        /// The program set the control's value or text, which sends no event (C-27 to C-30).
        case setByProgram(Mention, property: String, event: String)
        /// The touch missed the part of the control that tracks it.
        case missedPart(Mention, what: String)
        /// An override of `next` returns `nil`, which ends the responder chain (RC-7).
        case chainEnds(at: Mention, before: Mention)
        /// An override of `next` leads to another responder (RC-7).
        case chainDiverted(by: Mention, to: Mention)
        /// The responder chain does not lead to the wanted responder.
        ///
        /// `stray` is a view that the wanted view controller owns but that is not inside its view; `parent` is its
        /// superview.
        case notInChain(Mention, stray: Mention? = nil, parent: Mention? = nil)

        // MARK: First responder

        /// A delegate did not let the responder become or resign first responder (RC-19).
        case editingRefused(Mention, by: Refuser)
        /// The responder's `canBecomeFirstResponder` is `false` (RC-18), for a property of its class or for another reason.
        case cannotBecomeFirst(Mention, because: FirstResponderObstacle? = nil)
        /// The current first responder did not resign (RC-19).
        case firstResponderStays(Mention, holder: Mention, by: Refuser?)
        /// While the current first responder resigned, another responder or the same one became it (RC-19).
        case firstResponderOvertaken(Mention, by: Mention)
        /// The responder is still being edited, so no event reports the end: it was not made to resign (RC-20, RC-26).
        case editingGoesOn(Mention, afterReturn: Bool = false)
        /// The responder was first responder and no longer is; `to` is the new one, or `nil` if it resigned.
        ///
        /// `wasEarlier` means that it was first responder before the touch; `during` describes what the application was
        /// doing.
        case firstResponderLost(Mention, to: Mention?, wasEarlier: Bool = false, during: String? = nil)
        /// `becomeFirstResponder()` was called while the responder was in no window (RC-19).
        case calledTooEarly(Mention)
        /// A delegate did not let the text change (C-30).
        case changeRefused(Mention, by: Refuser)
        /// `becomeFirstResponder()` was not called.
        ///
        /// `orByKeys` means neither for the touch nor for what was typed after it; `instead` is the responder it was
        /// called on.
        case neverAsked(Mention, orByKeys: Bool = false, instead: Mention? = nil)

        /// When a view was in no window.
        public enum WindowAbsence: Sendable {
            /// It is in none now.
            case now
            /// It was in none when the finger went down.
            case atTouchDown
            /// It had left its window, with the wanted view in it, before the finger went down.
            case sinceItLeft
        }

        /// The touch or status that a view lost when it left its window.
        public enum Loss: Sendable {
            /// The touch, which was cancelled.
            case touch
            /// Its first responder status.
            case firstResponder
        }

        /// The object and method that refused.
        public struct Refuser: Equatable {
            /// The delegate, or the object with the refusing override.
            public var owner: Mention
            /// The full name of the method.
            public var method: String
            /// What an override returned when it was called; `nil` if that is unknown, and for a method of a delegate.
            public var answer: Bool? = nil
        }
        /// A responder nearer to the hit view kept the touch, or the part that `method` delivers, and did not pass it
        /// on (RC-9, RC-10, C-24).
        case chainStopped(by: Mention, before: Mention, method: ForwardedMethod = .touchesBegan)
        /// The responder that has the touch forwards its beginning to the control, but not this part (RC-10).
        case partlyHandedOn(Mention, by: Mention, without: ForwardedMethod)
        /// The touch began in another view and belongs to it until it ends, wherever the finger goes (HT-39).
        case belongsElsewhere(Mention, to: Mention)
        /// A responder forwarded the touch to a responder other than its next by calling that one's touch method
        /// instead of `super` (RC-9).
        case handedOn(by: Mention, to: Mention, before: Mention, method: ForwardedMethod)

        /// How far a point lies outside a rectangle, in points.
        public typealias Overshoot = TouchstoneViewDumps.Overshoot
    }
}
