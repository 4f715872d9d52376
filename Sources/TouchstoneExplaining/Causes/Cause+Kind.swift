import Foundation
import TouchstoneCore

extension TouchExplanation.Cause {
    /// A cause without its subjects. The raw value is its code in JSON; scenarios name the fault they inject by it.
    public enum Kind: String, CaseIterable, Sendable {
        /// The application ignores interaction events (DL-22).
        case ignoringInteraction = "ignoring-interaction"
        /// The view is in no window.
        case notInAWindow = "no-window"
        /// The view's controller was not presented, because the presenting controller presents another one.
        case presentationRefused = "presentation-refused"
        /// The view's window was deallocated (HT-44).
        case windowReleased = "window-released"
        /// The view's window is not shown (HT-33).
        case windowHidden = "window-hidden"
        /// Another window in front was hit (HT-32).
        case windowInFront = "window-in-front"
        /// A view on the path to the wanted view is hidden (HT-7).
        case hidden
        /// A view on the path to the wanted view has user interaction disabled (HT-12).
        case interactionDisabled = "interaction-disabled"
        /// A view on the path to the wanted view has an alpha that is too low (HT-8).
        case transparent = "alpha"
        /// A view on the path to the wanted view is being animated (HT-13).
        case animating
        /// A view's transform is singular (HT-21).
        case singular = "singular-transform"
        /// A control on the path to the wanted view is not enabled (HT-14).
        case disabledControl = "disabled-control"
        /// A view's bounds are empty (HT-16).
        case empty = "no-size"
        /// The point lies outside a view's bounds (HT-15, HT-22).
        case outside
        /// An override of `point(inside:with:)` returns `false` (HT-3).
        case pointInsideSaysNo = "point-inside"
        /// An override of `hitTest(_:with:)` returns another view or `nil` (HT-27 to HT-29).
        case overrideAnswers = "override"
        /// A point is in the wrong coordinate space: the one in question, or one that an override passes on (HT-1, HT-15).
        case wrongPoint = "wrong-point"
        /// A sibling in front was hit (HT-4).
        case covered
        /// A view inside the wanted view is hit instead.
        case takenInside = "subview-receives-touch"
        /// An animation shows the view where it cannot be touched (HT-25).
        case seenElsewhere = "animated-elsewhere"
        /// A presented view controller covers the view.
        case presentedOver = "presented-over"
        /// A touch outside a presented view only dismisses it.
        case outsideDismisses = "outside-dismisses"
        /// The dimming view of a search controller covers the view.
        case searchShade = "search-dimming-view"
        /// A row's content view covers a view that was added to the row itself.
        case contentViewInFront = "content-view-in-front"
        /// A transition is under way (HT-43).
        case transitionUnderWay = "transition-in-progress"
        /// The keyboard covers the view.
        case keyboardInFront = "keyboard-in-front"
        /// An open menu receives the touch.
        case menuInFront = "menu-in-front"
        /// The view has a touch already and accepts only one (DL-13).
        case secondTouch = "second-touch"
        /// An exclusive touch suppresses others (DL-15).
        case exclusiveTouch = "exclusive-touch"
        /// An override of `sendEvent(_:)` did not pass the event on (DL-1).
        case eventSwallowed = "send-event-overridden"
        /// A recognizer claimed the touch (G-31).
        case takenByRecognizer = "recognizer-cancels-touches"
        /// A recognizer delays the touch until it fails (G-39).
        case delayedByRecognizer = "recognizer-delays-touches"
        /// A recognizer claimed the touch that would have selected the row (G-31).
        case selectionTaken = "selection-taken"
        /// The list did not select the touched row.
        case selectionRefused = "selection-refused"
        /// A recognizer delays the end of the touch until it fails (G-37).
        case endDelayedByRecognizer = "recognizer-delays-touches-ended"
        /// A scroll view delays the touch to see whether the finger scrolls (SV-1).
        case delayedByScrollView = "scroll-view-delays-touches"
        /// A scroll view took the touch and scrolls (SV-4).
        case takenByScrollView = "scroll-view-cancels-touches"
        /// A scroll view's `touchesShouldBegin(_:with:in:)` returned `false` (SV-5).
        case scrollViewRefuses = "scroll-view-refuses"
        /// The system or the application cancelled the touch (DL-18).
        case cancelled
        /// The view left its window during the touch (DL-19, RC-22).
        case leftWindow = "left-window"
        /// The recognizer is disabled (G-16).
        case recognizerDisabled = "recognizer-disabled"
        /// The recognizer's delegate refused the touch or the gesture (G-16, G-28).
        case delegateRefuses = "delegate-refuses"
        /// The recognizer's class refused the touch (G-16).
        case classRefuses = "recognizer-refuses"
        /// The recognizer ignored the touch (G-14).
        case ignoresTouch = "recognizer-ignores"
        /// The recognizer is attached to no view or to another one (G-47).
        case notAttached = "not-attached"
        /// The recognizer was added after the touch began (DL-4).
        case attachedLate = "attached-late"
        /// The recognizer's previous recognition sequence was not over.
        case busy = "recognizer-busy"
        /// The touch belongs to a recognition sequence that failed.
        case amongFailedFingers = "sequence-failed"
        /// The recognizer has neither recognized nor failed.
        case undecided
        /// The recognizer was cancelled after it had begun.
        case recognizerCancelled = "recognizer-cancelled"
        /// The hit view's `gestureRecognizerShouldBegin(_:)` returned `false` (G-29).
        case viewRefuses = "view-refuses"
        /// The recognizer does not accept touches of this type (G-18).
        case touchType = "touch-type"
        /// The recognizer waits for another to fail (G-24).
        case waits
        /// Another recognizer prevents it (G-21).
        case prevented
        /// The fingers did not perform the recognizer's gesture (G-67).
        case notItsGesture = "recognizer-failed"
        /// The scroll view has scrolling disabled.
        case scrollingDisabled = "scrolling-disabled"
        /// The scroll view's content fits its bounds (SV-19).
        case contentFits = "content-fits"
        /// The content view keeps the touch, so it does not scroll (SV-4, SV-5).
        case contentKeepsTouch = "content-keeps-touch"
        /// An outer scroll view has precedence (SV-15).
        case leftToOuter = "outer-scroll-view-scrolls"
        /// The touch stopped content that was moving (SV-8).
        case caughtMotion = "scroll-view-stops"
        /// The minimum and maximum zoom scales leave no range (SV-13).
        case noZoomRange = "no-zoom-range"
        /// The scroll view has no view to zoom (SV-13).
        case nothingToZoom = "nothing-to-zoom"
        /// The program did not scroll the content, or something undid it.
        case notScrolled = "not-scrolled"
        /// No target is registered for what the control sends, or it sends another event than the wanted one (C-14).
        case noTarget = "no-target"
        /// The control sends its value only at the lift (C-28).
        case notContinuous = "not-continuous"
        /// The registered target was deallocated (C-14).
        case targetDead = "target-deallocated"
        /// A weak delegate or data source was deallocated (NV-9).
        case delegateDeallocated = "delegate-deallocated"
        /// A delegate or data source, or one of its methods, is missing (NV-9).
        case noDelegate = "no-delegate"
        /// No responder in the chain implements or accepts the action (RC-27, RC-30).
        case noResponder = "no-responder-for-action"
        /// The finger did not leave the control (C-5).
        case stayedInside = "stayed-inside"
        /// The control's class declined to track the touch (C-2).
        case trackingRefused = "tracking-refused"
        /// The finger lifted outside (C-7).
        case liftedOutside = "lifted-outside"
        /// The control moved away from under the finger (C-7).
        case movedAway = "moved-away"
        /// The finger is still down.
        case notLifted = "not-lifted"
        /// The control was tracking another touch or was disabled.
        case controlBusy = "control-busy"
        /// The class overrides touch methods without calling `super`.
        case touchesOverridden = "touches-overridden"
        /// An override of `sendAction` did not send the action.
        case actionKept = "action-overridden"
        /// The control's menu opens instead (C-26).
        case opensMenu = "opens-menu"
        /// The control's menu did not open (C-26).
        case menuShut = "menu-not-opened"
        /// The touch did not change the control's value.
        case valueUnchanged = "value-unchanged"
        /// The program set the value, which sends no event.
        case setByProgram = "set-by-program"
        /// The touch missed the part of the control that tracks it.
        case missedPart = "missed-part"
        /// A responder nearer to the hit view did not pass the touch on (RC-9, C-24).
        case chainStopped = "chain-stopped"
        /// A control receives the beginning of a touch but not the rest (RC-10).
        case partlyHandedOn = "partly-forwarded"
        /// The touch began in another view and belongs to it (HT-39).
        case belongsElsewhere = "belongs-elsewhere"
        /// An override of `next` ends the chain (RC-7).
        case chainEnds = "chain-ends"
        /// An override of `next` leads to another responder (RC-7).
        case chainDiverted = "chain-diverted"
        /// The responder chain does not lead to the wanted responder.
        case notInChain = "not-in-chain"
        /// A delegate refused to begin or end editing (RC-19).
        case editingRefused = "editing-refused"
        /// The responder cannot become first responder (RC-18).
        case cannotBecomeFirst = "cannot-become-first-responder"
        /// The first responder did not resign (RC-19).
        case firstResponderStays = "first-responder-stays"
        /// While the first responder resigned, another responder or the same one became it (RC-19).
        case firstResponderOvertaken = "first-responder-overtaken"
        /// The responder is still being edited (RC-20, RC-26).
        case editingGoesOn = "still-editing"
        /// Another responder became first responder.
        case firstResponderLost = "first-responder-lost"
        /// `becomeFirstResponder()` was called while the responder was in no window (RC-19).
        case calledTooEarly = "called-too-early"
        /// A delegate refused the change of the text (C-30).
        case changeRefused = "change-refused"
        /// `becomeFirstResponder()` was not called.
        case neverAsked = "become-first-responder-not-called"
    }
}
