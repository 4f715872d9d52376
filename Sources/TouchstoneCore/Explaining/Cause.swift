import Foundation

extension TouchExplanation {
    /// Touchstone extension: one thing that keeps a touch from where it is wanted.
    public enum Cause: Equatable {
        // MARK: Before the hit test

        /// The application ignores interaction events (DL-22); `since` tells in a few words when it began.
        case ignoringInteraction(since: String? = nil)
        /// The view is in no window, or `atTouchDown` was in none as the finger went down.
        case notInAWindow(Mention, atTouchDown: Bool = false)
        /// The wanted view's window is not shown (HT-33).
        case windowHidden(Mention)
        /// Another window in front answered (HT-32 to HT-35).
        case windowInFront(Mention, answer: Mention)

        // MARK: On the way down to the view: the view itself, or one that holds it

        /// The view, or one that it is in, is hidden (HT-7).
        case hidden(Mention)
        /// The view, or one that it is in, has `isUserInteractionEnabled` false (HT-12).
        case interactionDisabled(Mention)
        /// The view, or one that it is in, has an alpha below 0.01 (HT-8).
        case transparent(Mention, alpha: Float)
        /// An animation without `.allowUserInteraction` runs (HT-13).
        case animating(Mention)
        /// The transform cannot be undone (HT-21).
        case singular(Mention)
        /// The view, or one that it is in, is a control that is not enabled (HT-14).
        case disabledControl(Mention)
        /// The bounds have no width or no height (HT-16).
        case empty(Mention)
        /// The point lies outside the bounds (HT-15, HT-22).
        case outside(Mention, by: Overshoot)
        /// The class overrides `point(inside:with:)`, which says no.
        ///
        /// `takesFrameForBounds`: the answer is that of `frame.contains(point)`, and `bounds.contains(point)` is
        /// another.
        case pointInsideSaysNo(Mention, takesFrameForBounds: Bool)
        /// The class overrides `hitTest(_:with:)`, which answers nil or another view, whatever the views below have to
        /// say.
        case overrideAnswers(Mention, answer: Mention?)
        /// An override asked the view with a point that is not in the view's own coordinates (HT-1).
        case wrongPoint(Mention, asker: Mention, given: CGPoint, right: CGPoint)
        /// A sibling in front of `covered`, or a view in that sibling, answered first (HT-4).
        case covered(Mention, sibling: Mention, answer: Mention)
        /// A view inside the wanted one answered, and what it gets does not climb.
        case takenInside(Mention, by: Mention)
        /// The view, or one that it is in, is being animated: it is seen at the touch, and touches go by where it will
        /// be (HT-23).
        case seenElsewhere(Mention, seen: CGRect, place: CGRect)
        /// What a controller presents lies over it (HT-4).
        case presentedOver(Mention, controller: Mention)
        /// It lies outside of what a controller presents, where a touch only dismisses that (HT-4).
        case outsideDismisses(Mention, controller: Mention)
        /// The shade of a search lies over it, and a touch only ends the search (HT-4).
        case searchShade(Mention, search: Mention)
        /// It was added to a row itself, whose content view lies in front of it (HT-4).
        case contentViewInFront(Mention, row: Mention)
        /// A controller is on its way in or out, and meanwhile touches reach nobody (HT-43).
        case transitionUnderWay(Mention, controller: Mention)
        /// The keyboard, or another input view, lies over it.
        case keyboardInFront(Mention, responder: Mention?)
        /// An open menu has the next touch.
        case menuInFront(Mention)

        // MARK: After the hit test

        /// The view already has a touch and takes one only (DL-13).
        case secondTouch(Mention)
        /// A touch in a view with `isExclusiveTouch`, or the other way round (DL-15, DL-16).
        case exclusiveTouch(Mention, keepsOut: Mention)
        /// An override of `sendEvent(_:)` did not call `super` (DL-1); `phase` says for which part of the touch, if not
        /// for all.
        case eventSwallowed(Mention, phase: String? = nil)
        /// The recognizer took the touch: the view was told `touchesCancelled`, or heard nothing (G-31).
        case takenByRecognizer(Mention, from: Mention)
        /// The recognizer took the touch, and so the row was not selected, as its list does at a touch that ends in it
        /// (G-31).
        case selectionTaken(row: Mention, by: Mention)
        /// The list did not select the row that the touch was in.
        case selectionRefused(row: Mention, by: SelectionRefuser)
        /// The touch was withheld until the recognizer failed, and it did not in time, or not at all (G-39).
        case delayedByRecognizer(Mention, from: Mention)
        /// The lift was withheld until the recognizer failed (G-37).
        case endDelayedByRecognizer(Mention, from: Mention)
        /// The scroll view waits whether the finger will scroll, before its content hears of the touch (SV-1).
        case delayedByScrollView(Mention, from: Mention)
        /// The scroll view took the touch to scroll (SV-4); `wasTold` where the view had heard of it by then.
        case takenByScrollView(Mention, from: Mention, wasTold: Bool)
        /// The content was moving by itself, and the touch stopped it (SV-8).
        case caughtMotion(Mention, from: Mention)
        /// `touchesShouldBegin(_:with:in:)` of the scroll view answered false (SV-5).
        case scrollViewRefuses(Mention, view: Mention)
        /// The system, or the application, took the touch away.
        case cancelled(reason: CancelReason)
        /// It left its window, by itself or with `holder`, a view that it is in, and so lost the touch (DL-19), or
        /// ceased to be first responder (RC-22); `during` tells in a few words what the application was about.
        case leftWindow(Mention, with: Mention?, losing: Loss, during: String?)

        // MARK: Of a recognizer

        /// The recognizer's `isEnabled` is false (G-16).
        case recognizerDisabled(Mention)
        /// `gestureRecognizer(_:shouldReceive:)` or `gestureRecognizerShouldBegin(_:)` of the delegate answered false;
        /// the system's own delegates say why.
        case delegateRefuses(Mention, obstacle: DragBackObstacle? = nil, by: Refuser? = nil)
        /// The recognizer's own `shouldReceive(_:)` answered false (G-16).
        case classRefuses(Mention)
        /// It let go of the touch (G-14).
        case ignoresTouch(Mention)
        /// It is attached to no view, or to another than one thinks (G-47); `to` is where it is.
        case notAttached(Mention, to: Mention?, movedFrom: Mention?)
        /// It was attached, or enabled, only after the touch-down (DL-4).
        case attachedLate(Mention)
        /// Its last attempt was not over when the touch came.
        case busy(Mention, state: UIGestureRecognizer.State)
        /// The touch landed beside fingers of an attempt that had failed; `after` says why that had.
        indirect case amongFailedFingers(Mention, after: Cause? = nil)
        /// It has seen the touch, and neither recognized nor failed yet.
        case undecided(Mention, fingerIsDown: Bool, seconds: TimeInterval? = nil)
        /// It began, and was cancelled before it ended.
        case recognizerCancelled(Mention, reason: CancelReason?, withdrawn: FailureReason? = nil)
        /// The hit view's `gestureRecognizerShouldBegin(_:)` answered false (G-29).
        case viewRefuses(Mention, recognizer: Mention)
        /// It does not take touches of this type (G-18); or `isExclusive`, none beside those that it has (G-17).
        case touchType(Mention, isExclusive: Bool = false)
        /// It waits for the other to fail; or `isLost`, it failed because the other recognized (G-24); or `gaveUp`, it
        /// failed for this reason while it waited.
        case waits(
            Mention, for: Mention, demand: Refuser? = nil, isLost: Bool = false, gaveUp: FailureReason? = nil)
        /// It and the others wait for each other to fail, so they have failed as one (G-26).
        case ring(Mention, with: [Mention], demand: Refuser? = nil)
        /// Its class, a subclass of one of the system's, overrides a touch method and does not call `super`.
        case superNotCalled(Mention, method: String)
        /// The other recognized and prevents it (G-21).
        case prevented(Mention, by: Mention)
        /// It saw the touch and made nothing of it.
        case notItsGesture(Mention, reason: FailureReason)

        // MARK: Of a scroll view's pan

        /// The scroll view's `isScrollEnabled` is false, or its pan is disabled.
        case scrollingDisabled(Mention)
        /// The content is not larger than the scroll view, so there is nothing to scroll (SV-19).
        case contentFits(Mention)
        /// A view in the content keeps the touch that it has been told of (SV-4, SV-5).
        case contentKeepsTouch(Mention, scrollView: Mention)
        /// A scroll view that this one is in has more right to the drag (SV-15); `edge` names the one at which this one
        /// rests.
        case leftToOuter(Mention, outer: Mention, edge: String? = nil)
        /// Its content fits along the axis that the finger moved on (SV-19).
        case axisFits(Mention, isHorizontal: Bool)
        /// The zoom scales leave no room to zoom (SV-13).
        case noZoomRange(Mention)
        /// `viewForZooming(in:)` answers nil, or there is no delegate (SV-13).
        case nothingToZoom(Mention, delegate: Mention?)

        // MARK: Of a control, or up the chain

        /// Nothing is registered for the event that a tap sends.
        case noTarget(Mention)
        /// What was registered has died, since targets are not retained (C-14); `target` names its class and the
        /// action.
        case targetDead(Mention, target: String? = nil)
        /// Nobody up the chain takes the action (RC-27).
        case nobodyTakes(action: String, sender: Mention, from: Mention? = nil)
        /// The control sent one event, and others are registered, or wanted (C-1).
        case otherEvent(Mention, sent: String, awaited: String)
        /// The control's class, or `base`, the library's that it derives from, does not send the event by itself, and
        /// nobody called `sendActions(for:)` (C-1).
        case neverSends(Mention, event: String, base: String, sent: String?)
        /// Its `isContinuous` is false: it tells of a new value only as the finger lifts (C-28, C-29).
        case notContinuous(Mention)
        /// The finger did not leave the control and its margin; in points (C-5).
        case stayedInside(Mention, by: CGFloat, margin: CGFloat, awaited: String)
        /// Somebody has the action, and is not asked for it, or answers that he does not take it (RC-29, RC-30); `from`
        /// is the first responder, where the search began at it.
        case actionDeclined(action: String, by: Mention, sender: Mention, isInChain: Bool, from: Mention? = nil)
        /// It was registered as the touch came, and no longer as the control sent the event (C-15).
        case registrationRemoved(Mention, event: String, action: String)
        /// Its content was not pulled far enough for a refresh; in points.
        case pulledTooLittle(Mention, by: CGFloat, needed: CGFloat)
        /// The content of the scroll view does not bounce, so nobody can pull it for a refresh.
        case doesNotBounce(Mention, refresh: Mention)
        /// It was refreshing already.
        case isRefreshing(Mention)
        /// `beginTracking(_:with:)` or `continueTracking(_:with:)` answered false (C-2).
        case trackingRefused(Mention, method: String, why: String?)
        /// The finger lifted too far outside; in points (C-7).
        case liftedOutside(Mention, by: CGFloat, margin: CGFloat)
        /// The control moved while the finger was down, which lifted where it had been, and outside of where it is
        /// then; in points (C-7).
        case movedAway(Mention, by: CGFloat)
        /// The finger has not lifted, so there is no `touchUpInside` yet, or no other event that is sent then.
        case notLifted(Mention, event: String)
        /// The control tracked another touch, or was not enabled by the time that it heard of this one.
        case controlBusy(Mention)
        /// The class overrides a touch method and does not call `super`, so nothing is tracked (C-2).
        case touchesOverridden(Mention, method: String)
        /// An override of `sendAction` kept the action.
        case actionKept(Mention, by: Mention, method: String, action: String)
        /// The control's menu opens instead of its action (C-26).
        case opensMenu(Mention)
        /// Its menu stayed shut: the finger has to be down for so many seconds, unless `showsMenuAsPrimaryAction` is
        /// true (C-26); nil: it has no menu.
        case menuNotOpened(Mention, needs: TimeInterval?)
        /// The touch did not change the control's value, where that is known; `limit` names the property that it cannot
        /// pass.
        case valueUnchanged(Mention, value: String?, limit: String? = nil)
        /// The application set the control's value or text, of which no event tells (C-27 to C-30).
        case setByProgram(Mention, property: String, event: String)
        /// The touch was not on the part of the control that takes it.
        case missedPart(Mention, what: String)
        /// An override of `next` answers nil, so what climbs ends there (RC-7).
        case chainEnds(at: Mention, before: Mention)
        /// An override of `next` leads elsewhere (RC-7).
        case chainDiverted(by: Mention, to: Mention)
        /// The chain goes elsewhere: it does not lead to the wanted responder. `stray` is a view that the wanted
        /// controller holds and that is not in its view.
        case notInChain(Mention, stray: Mention? = nil, parent: Mention? = nil)

        // MARK: Of the first responder

        /// A delegate did not let it become first responder, or resign (RC-19).
        case editingRefused(Mention, by: Refuser)
        /// Its `canBecomeFirstResponder` is false (RC-18).
        case cannotBecomeFirst(Mention)
        /// The present first responder did not resign (RC-19).
        case firstResponderStays(Mention, holder: Mention, by: Refuser?)
        /// As the present first responder resigned for it, another became first responder, or the same one again
        /// (RC-19).
        case firstResponderOvertaken(Mention, by: Mention)
        /// It is being edited still, so nothing tells of the end: nobody let it resign (RC-20, RC-26).
        case editingGoesOn(Mention)
        /// It was first responder, and is no longer: another became it, or nobody. `wasEarlier`: that was before the
        /// touch; `during` tells in a few words what the application was about.
        case firstResponderLost(Mention, to: Mention?, wasEarlier: Bool = false, during: String? = nil)
        /// `becomeFirstResponder()` was called while it was in no window (RC-19).
        case calledTooEarly(Mention)
        /// A delegate did not let the text change (C-30).
        case changeRefused(Mention, by: Refuser)
        /// Nobody called `becomeFirstResponder()`; `orByKeys`: neither for the touch nor for what was typed after it;
        /// `instead`: of whom it was called.
        case neverAsked(Mention, orByKeys: Bool = false, instead: Mention? = nil)

        /// What a view lost as it left its window.
        public enum Loss: Sendable {
            /// The touch was cancelled.
            case touch
            /// It ceased to be first responder.
            case firstResponder
        }

        /// Who said so, and by which method.
        public struct Refuser: Equatable {
            /// The delegate, or the one whose class said so.
            public var who: Mention
            /// By its full name.
            public var method: String
        }
        /// Somebody below took the touch, or the part of it that `method` tells of, and did not pass it on (RC-9,
        /// RC-10, C-24).
        case chainStopped(by: Mention, before: Mention, method: ForwardedMethod = .touchesBegan)
        /// Whoever has the touch hands its beginning to the control, and not this part of it (RC-10).
        case partlyHandedOn(Mention, by: Mention, without: ForwardedMethod)
        /// The touch began in another view and belongs to that until it ends, wherever the finger goes (HT-39).
        case belongsElsewhere(Mention, to: Mention)
        /// Somebody below handed the touch to another responder than its next, by calling its touch method instead of
        /// `super` (RC-9).
        case handedOn(by: Mention, to: Mention, before: Mention, method: ForwardedMethod)

        /// How far a point lies outside, in points; one or two of these are positive, or zero on the edge that is not
        /// part of a rectangle.
        public struct Overshoot: Equatable, Sendable {
            /// How far left of the left edge; nil if it is not.
            public var left: CGFloat?
            /// How far right of the right edge; nil if it is not.
            public var right: CGFloat?
            /// How far above the upper edge; nil if it is not.
            public var above: CGFloat?
            /// How far below the lower edge; nil if it is not.
            public var below: CGFloat?

            init(_ point: CGPoint, _ bounds: CGRect) {
                if point.x < bounds.minX { left = bounds.minX - point.x }
                if point.x >= bounds.maxX { right = point.x - bounds.maxX }
                if point.y < bounds.minY { above = bounds.minY - point.y }
                if point.y >= bounds.maxY { below = point.y - bounds.maxY }
            }

            /// The rectangle contains the point, or the point is no number.
            var isNowhere: Bool { left == nil && right == nil && above == nil && below == nil }

            /// `12 points to the right and 3 above`.
            public var words: String {
                var parts: [String] = []
                func add(_ distance: CGFloat?, _ side: String, _ edge: String) {
                    guard let distance else { return }
                    // A rectangle ends just before its far edges.
                    parts.append(distance == 0 ? "on the \(edge) edge" : "\(amount(distance)) \(side)")
                }
                add(left, "to the left", "left")
                add(right, "to the right", "right")
                add(above, "above", "upper")
                add(below, "below", "lower")
                return parts.isEmpty ? "outside" : parts.joined(separator: " and ")
            }

            private func amount(_ distance: CGFloat) -> String {
                distance == 1 ? "1 point" : "\(Double(distance).short) points"
            }
        }
    }
}
