import Foundation

extension TouchExplanation {
    /// Ours: one thing that keeps a touch from where it is wanted.
    public enum Cause: Equatable {
        // MARK: Before the hit test

        /// The application ignores interaction events (DL-22).
        case ignoringInteraction
        /// The view is in no window.
        case notInAWindow(Mention)
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
        /// `takesFrameForBounds`: the answer is that of `frame.contains(point)`, and `bounds.contains(point)` is another.
        case pointInsideSaysNo(Mention, takesFrameForBounds: Bool)
        /// The class overrides `hitTest(_:with:)`, which answers nil or another view, whatever the views below have to say.
        case overrideAnswers(Mention, answer: Mention?)
        /// An override asked the view with a point that is not in the view's own coordinates (HT-1).
        case wrongPoint(Mention, asker: Mention, given: CGPoint, right: CGPoint)
        /// A sibling in front of `covered`, or a view in that sibling, answered first (HT-4).
        case covered(Mention, sibling: Mention, answer: Mention)
        /// A view inside the wanted one answered, and what it gets does not climb.
        case takenInside(Mention, by: Mention)

        // MARK: After the hit test

        /// The view already has a touch and takes one only (DL-13).
        case secondTouch(Mention)
        /// A touch in a view with `isExclusiveTouch`, or the other way round (DL-15, DL-16).
        case exclusiveTouch(Mention, keepsOut: Mention)
        /// An override of `sendEvent(_:)` did not call `super` (DL-1).
        case eventSwallowed(Mention)
        /// The recognizer took the touch: the view was told `touchesCancelled`, or heard nothing (G-31).
        case takenByRecognizer(Mention, from: Mention)
        /// The touch was withheld until the recognizer failed, and it did not in time, or not at all (G-39).
        case delayedByRecognizer(Mention, from: Mention)
        /// The lift was withheld until the recognizer failed (G-37).
        case endDelayedByRecognizer(Mention, from: Mention)
        /// The scroll view waits whether the finger will scroll, before its content hears of the touch (SV-1).
        case delayedByScrollView(Mention, from: Mention)
        /// The scroll view took the touch to scroll (SV-4); `wasTold` where the view had heard of it by then.
        case takenByScrollView(Mention, from: Mention, wasTold: Bool)
        /// `touchesShouldBegin(_:with:in:)` of the scroll view answered false (SV-5).
        case scrollViewRefuses(Mention, view: Mention)
        /// The system, or the application, took the touch away.
        case cancelled(reason: CancelReason)

        // MARK: Of a recognizer

        /// The recognizer's `isEnabled` is false (G-16).
        case recognizerDisabled(Mention)
        /// `gestureRecognizer(_:shouldReceive:)` or `gestureRecognizerShouldBegin(_:)` of the delegate answered false; the
        /// system's own delegates say why.
        case delegateRefuses(Mention, obstacle: DragBackObstacle? = nil)
        /// The hit view's `gestureRecognizerShouldBegin(_:)` answered false (G-29).
        case viewRefuses(Mention, recognizer: Mention)
        /// It does not take touches of this type (G-18).
        case touchType(Mention)
        /// It waits for the other to fail, or failed because the other did not (G-24).
        case waits(Mention, for: Mention)
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

        // MARK: Of a control, or up the chain

        /// Nothing is registered for the event that a tap sends.
        case noTarget(Mention)
        /// What was registered has died, since targets are not retained (C-14).
        case targetDead(Mention)
        /// Nobody up the chain takes the action (RC-27).
        case nobodyTakes(action: String, sender: Mention)
        /// Somebody below took the touch and did not pass it on (RC-9, C-24).
        case chainStopped(by: Mention, before: Mention)

        /// How far a point lies outside, in points; one or two of these are positive, or zero on the edge that is not part of a
        /// rectangle.
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

extension TouchExplanation.Cause {
    /// The causes by the word for programs, which is also what scenarios plant.
    public enum Kind: String, CaseIterable, Sendable {
        /// The application ignores interaction events (DL-22).
        case ignoringInteraction = "ignoring-interaction"
        /// The view is in no window.
        case notInAWindow = "no-window"
        /// The view's window is not shown (HT-33).
        case windowHidden = "window-hidden"
        /// Another window in front answered (HT-32).
        case windowInFront = "window-in-front"
        /// A view on the way is hidden (HT-7).
        case hidden
        /// A view on the way takes no interaction (HT-12).
        case interactionDisabled = "interaction-off"
        /// A view on the way is too transparent (HT-8).
        case transparent = "alpha"
        /// A view on the way is being animated (HT-13).
        case animating
        /// A view's transform cannot be undone (HT-21).
        case singular = "singular-transform"
        /// A control on the way is not enabled (HT-14).
        case disabledControl = "disabled-control"
        /// A view's bounds are empty (HT-16).
        case empty = "no-size"
        /// The point lies outside a view's bounds (HT-15, HT-22).
        case outside
        /// An override of `point(inside:with:)` says no (HT-3).
        case pointInsideSaysNo = "point-inside"
        /// An override of `hitTest(_:with:)` answers otherwise (HT-27 to HT-29).
        case overrideAnswers = "override"
        /// An override asks with a point of other coordinates (HT-1).
        case wrongPoint = "wrong-point"
        /// A sibling in front answered first (HT-4).
        case covered
        /// A view inside the wanted one answered.
        case takenInside = "taken-inside"
        /// The view has a touch and takes one only (DL-13).
        case secondTouch = "second-touch"
        /// An exclusive touch keeps others out (DL-15).
        case exclusiveTouch = "exclusive-touch"
        /// An override of `sendEvent(_:)` did not pass the event on (DL-1).
        case eventSwallowed = "event-swallowed"
        /// A recognizer took the touch (G-31).
        case takenByRecognizer = "recognizer-takes"
        /// A recognizer withholds the touch until it fails (G-39).
        case delayedByRecognizer = "recognizer-delays"
        /// A recognizer withholds the lift until it fails (G-37).
        case endDelayedByRecognizer = "recognizer-delays-end"
        /// A scroll view waits whether the finger scrolls (SV-1).
        case delayedByScrollView = "scroll-view-delays"
        /// A scroll view took the touch to scroll (SV-4).
        case takenByScrollView = "scroll-view-takes"
        /// A scroll view's `touchesShouldBegin` said no (SV-5).
        case scrollViewRefuses = "scroll-view-refuses"
        /// The system or the application took the touch away (DL-18).
        case cancelled
        /// The recognizer is disabled (G-16).
        case recognizerDisabled = "recognizer-disabled"
        /// The recognizer's delegate said no (G-16, G-28).
        case delegateRefuses = "delegate-refuses"
        /// The hit view said no (G-29).
        case viewRefuses = "view-refuses"
        /// The recognizer does not take touches of this type (G-18).
        case touchType = "touch-type"
        /// The recognizer waits for another to fail (G-24).
        case waits
        /// Another recognizer prevents it (G-21).
        case prevented
        /// The fingers did not make the recognizer's gesture (G-67).
        case notItsGesture = "not-its-gesture"
        /// The scroll view does not scroll.
        case scrollingDisabled = "scrolling-off"
        /// The scroll view's content fits (SV-19).
        case contentFits = "content-fits"
        /// The content keeps the touch from scrolling (SV-4, SV-5).
        case contentKeepsTouch = "content-keeps-touch"
        /// Nobody is registered for what the control sends (C-14).
        case noTarget = "no-target"
        /// Who was registered has died (C-14).
        case targetDead = "target-dead"
        /// Nobody up the chain has the action (RC-27).
        case nobodyTakes = "nobody-takes-action"
        /// Somebody below did not pass the touch on (RC-9, C-24).
        case chainStopped = "chain-stopped"
    }

    /// The cause without those it is about.
    public var kind: Kind {
        switch self {
        case .ignoringInteraction: .ignoringInteraction
        case .notInAWindow: .notInAWindow
        case .windowHidden: .windowHidden
        case .windowInFront: .windowInFront
        case .hidden: .hidden
        case .interactionDisabled: .interactionDisabled
        case .transparent: .transparent
        case .animating: .animating
        case .singular: .singular
        case .disabledControl: .disabledControl
        case .empty: .empty
        case .outside: .outside
        case .pointInsideSaysNo: .pointInsideSaysNo
        case .overrideAnswers: .overrideAnswers
        case .wrongPoint: .wrongPoint
        case .covered: .covered
        case .takenInside: .takenInside
        case .secondTouch: .secondTouch
        case .exclusiveTouch: .exclusiveTouch
        case .eventSwallowed: .eventSwallowed
        case .takenByRecognizer: .takenByRecognizer
        case .delayedByRecognizer: .delayedByRecognizer
        case .endDelayedByRecognizer: .endDelayedByRecognizer
        case .delayedByScrollView: .delayedByScrollView
        case .takenByScrollView: .takenByScrollView
        case .scrollViewRefuses: .scrollViewRefuses
        case .cancelled: .cancelled
        case .recognizerDisabled: .recognizerDisabled
        case .delegateRefuses: .delegateRefuses
        case .viewRefuses: .viewRefuses
        case .touchType: .touchType
        case .waits: .waits
        case .prevented: .prevented
        case .notItsGesture: .notItsGesture
        case .scrollingDisabled: .scrollingDisabled
        case .contentFits: .contentFits
        case .contentKeepsTouch: .contentKeepsTouch
        case .noTarget: .noTarget
        case .targetDead: .targetDead
        case .nobodyTakes: .nobodyTakes
        case .chainStopped: .chainStopped
        }
    }

    /// One word for programs, such as `hidden`.
    public var code: String { kind.rawValue }
    /// The words of all causes.
    public static var codes: [String] { Kind.allCases.map(\.rawValue) }

    /// Whom it is about: the one that a change would have to begin with.
    public var culprit: TouchExplanation.Mention? {
        switch self {
        case .ignoringInteraction, .cancelled: nil
        case .notInAWindow(let mention), .windowHidden(let mention), .windowInFront(let mention, _),
            .hidden(let mention), .interactionDisabled(let mention), .transparent(let mention, _),
            .animating(let mention), .singular(let mention), .disabledControl(let mention), .empty(let mention),
            .outside(let mention, _), .pointInsideSaysNo(let mention, _), .overrideAnswers(let mention, _),
            .wrongPoint(_, let mention, _, _), .covered(_, _, let mention), .takenInside(_, let mention),
            .secondTouch(let mention), .exclusiveTouch(let mention, _), .eventSwallowed(let mention),
            .takenByRecognizer(let mention, _), .delayedByRecognizer(let mention, _),
            .endDelayedByRecognizer(let mention, _), .delayedByScrollView(let mention, _),
            .takenByScrollView(let mention, _, _), .scrollViewRefuses(let mention, _), .recognizerDisabled(let mention),
            .delegateRefuses(let mention, _),
            .viewRefuses(let mention, _), .touchType(let mention), .waits(_, let mention),
            .prevented(_, let mention), .notItsGesture(let mention, _), .noTarget(let mention),
            .contentFits(let mention), .scrollingDisabled(let mention),
            .contentKeepsTouch(let mention, _),
            .targetDead(let mention), .nobodyTakes(_, let mention), .chainStopped(let mention, _):
            mention
        }
    }
}
