import Foundation

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
        /// An animation has it seen where it cannot be touched (HT-23).
        case seenElsewhere = "seen-elsewhere"
        /// What a controller presents lies over it.
        case presentedOver = "presented-over"
        /// A touch outside of what is presented only dismisses it.
        case outsideDismisses = "outside-dismisses"
        /// The shade of a search lies over it.
        case searchShade = "search-shade"
        /// A row's content view lies over what was added to the row itself.
        case contentViewInFront = "content-view-in-front"
        /// A transition is under way (HT-43).
        case transitionUnderWay = "transition-under-way"
        /// The keyboard lies over it.
        case keyboardInFront = "keyboard-in-front"
        /// An open menu has the touch.
        case menuInFront = "menu-in-front"
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
        /// A recognizer took the touch that would have selected the row (G-31).
        case selectionTaken = "selection-taken"
        /// The list did not select the row that the touch was in.
        case selectionRefused = "selection-refused"
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
        /// The view left its window in the middle (DL-19, RC-22).
        case leftWindow = "left-window"
        /// The recognizer is disabled (G-16).
        case recognizerDisabled = "recognizer-disabled"
        /// The recognizer's delegate said no (G-16, G-28).
        case delegateRefuses = "delegate-refuses"
        /// The recognizer's class said no (G-16).
        case classRefuses = "recognizer-refuses"
        /// The recognizer let go of the touch (G-14).
        case ignoresTouch = "recognizer-ignores"
        /// The recognizer is attached to no view, or another one (G-47).
        case notAttached = "not-attached"
        /// The recognizer came after the touch (DL-4).
        case attachedLate = "attached-late"
        /// The recognizer's last attempt was not over.
        case busy = "recognizer-busy"
        /// The touch belongs to an attempt that failed.
        case amongFailedFingers = "failed-fingers"
        /// The recognizer has not decided yet.
        case undecided
        /// The recognizer was cancelled after it had begun.
        case recognizerCancelled = "recognizer-cancelled"
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
        /// A scroll view further out has more right (SV-15).
        case leftToOuter = "left-to-outer"
        /// A touch stopped content that was moving (SV-8).
        case caughtMotion = "scroll-view-stops"
        /// There is no room to zoom (SV-13).
        case noZoomRange = "no-zoom-range"
        /// There is no view to zoom (SV-13).
        case nothingToZoom = "nothing-to-zoom"
        /// Nobody is registered for what the control sends (C-14), or it sends another event than is wanted.
        case noTarget = "no-target"
        /// The control tells of its value only at the lift (C-28).
        case notContinuous = "not-continuous"
        /// Who was registered has died (C-14).
        case targetDead = "target-dead"
        /// Nobody up the chain has the action, or takes it (RC-27, RC-30).
        case nobodyTakes = "nobody-takes-action"
        /// The finger did not leave the control (C-5).
        case stayedInside = "stayed-inside"
        /// The control's class declined to track the touch (C-2).
        case trackingRefused = "tracking-refused"
        /// The finger lifted outside (C-7).
        case liftedOutside = "lifted-outside"
        /// The control moved away from under the finger (C-7).
        case movedAway = "moved-away"
        /// The finger is down still.
        case notLifted = "not-lifted"
        /// The control was busy, or off.
        case controlBusy = "control-busy"
        /// The control's class overrides touch methods without `super`.
        case touchesOverridden = "touches-overridden"
        /// An override of `sendAction` kept the action.
        case actionKept = "action-kept"
        /// The control's menu opens instead (C-26).
        case opensMenu = "opens-menu"
        /// The control's menu stayed shut (C-26).
        case menuShut = "menu-shut"
        /// The value stayed as it was.
        case valueUnchanged = "value-unchanged"
        /// The application set the value, and no user did.
        case setByProgram = "set-by-program"
        /// The touch missed the part of the control that takes it.
        case missedPart = "missed-part"
        /// Somebody below did not pass the touch on (RC-9, C-24).
        case chainStopped = "chain-stopped"
        /// A control is handed the beginning of a touch and not the rest (RC-10).
        case partlyHandedOn = "partly-handed-on"
        /// The touch began in another view, and stays with that (HT-39).
        case belongsElsewhere = "belongs-elsewhere"
        /// An override of `next` ends the chain (RC-7).
        case chainEnds = "chain-ends"
        /// An override of `next` leads elsewhere (RC-7).
        case chainDiverted = "chain-diverted"
        /// The chain does not lead there.
        case notInChain = "not-in-chain"
        /// A delegate refused that editing begin or end (RC-19).
        case editingRefused = "editing-refused"
        /// It cannot become first responder (RC-18).
        case cannotBecomeFirst = "cannot-become-first"
        /// The first responder did not resign (RC-19).
        case firstResponderStays = "first-responder-stays"
        /// As the first responder resigned, another became it, or the same one again (RC-19).
        case firstResponderOvertaken = "first-responder-overtaken"
        /// It is being edited still (RC-20, RC-26).
        case editingGoesOn = "editing-goes-on"
        /// Another became first responder.
        case firstResponderLost = "first-responder-lost"
        /// It was asked to become first responder while it was in no window (RC-19).
        case calledTooEarly = "called-too-early"
        /// A delegate did not let the text change (C-30).
        case changeRefused = "change-refused"
        /// Nobody asked it to become first responder.
        case neverAsked = "never-asked"
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
        case .seenElsewhere: .seenElsewhere
        case .presentedOver: .presentedOver
        case .outsideDismisses: .outsideDismisses
        case .searchShade: .searchShade
        case .contentViewInFront: .contentViewInFront
        case .transitionUnderWay: .transitionUnderWay
        case .keyboardInFront: .keyboardInFront
        case .menuInFront: .menuInFront
        case .secondTouch: .secondTouch
        case .exclusiveTouch: .exclusiveTouch
        case .eventSwallowed: .eventSwallowed
        case .takenByRecognizer: .takenByRecognizer
        case .selectionTaken: .selectionTaken
        case .selectionRefused: .selectionRefused
        case .delayedByRecognizer: .delayedByRecognizer
        case .endDelayedByRecognizer: .endDelayedByRecognizer
        case .delayedByScrollView: .delayedByScrollView
        case .takenByScrollView: .takenByScrollView
        case .scrollViewRefuses: .scrollViewRefuses
        case .cancelled: .cancelled
        case .leftWindow: .leftWindow
        case .notContinuous: .notContinuous
        case .recognizerDisabled: .recognizerDisabled
        case .delegateRefuses: .delegateRefuses
        case .classRefuses: .classRefuses
        case .ignoresTouch: .ignoresTouch
        case .notAttached: .notAttached
        case .attachedLate: .attachedLate
        case .busy: .busy
        case .amongFailedFingers: .amongFailedFingers
        case .undecided: .undecided
        case .recognizerCancelled: .recognizerCancelled
        case .viewRefuses: .viewRefuses
        case .touchType: .touchType
        case .waits, .ring: .waits
        case .superNotCalled: .touchesOverridden
        case .prevented: .prevented
        case .notItsGesture: .notItsGesture
        case .scrollingDisabled: .scrollingDisabled
        case .contentFits: .contentFits
        case .contentKeepsTouch: .contentKeepsTouch
        case .leftToOuter: .leftToOuter
        case .axisFits: .contentFits
        case .caughtMotion: .caughtMotion
        case .calledTooEarly: .calledTooEarly
        case .changeRefused: .changeRefused
        case .noZoomRange: .noZoomRange
        case .nothingToZoom: .nothingToZoom
        case .noTarget: .noTarget
        case .targetDead: .targetDead
        case .nobodyTakes: .nobodyTakes
        case .otherEvent, .neverSends, .registrationRemoved: .noTarget
        case .pulledTooLittle, .doesNotBounce: .notItsGesture
        case .isRefreshing: .valueUnchanged
        case .stayedInside: .stayedInside
        case .actionDeclined: .nobodyTakes
        case .trackingRefused: .trackingRefused
        case .liftedOutside: .liftedOutside
        case .movedAway: .movedAway
        case .notLifted: .notLifted
        case .controlBusy: .controlBusy
        case .touchesOverridden: .touchesOverridden
        case .actionKept: .actionKept
        case .opensMenu: .opensMenu
        case .menuNotOpened: .menuShut
        case .valueUnchanged: .valueUnchanged
        case .setByProgram: .setByProgram
        case .missedPart: .missedPart
        case .chainStopped, .handedOn: .chainStopped
        case .partlyHandedOn: .partlyHandedOn
        case .belongsElsewhere: .belongsElsewhere
        case .chainEnds: .chainEnds
        case .notInChain: .notInChain
        case .chainDiverted: .chainDiverted
        case .editingRefused: .editingRefused
        case .cannotBecomeFirst: .cannotBecomeFirst
        case .firstResponderStays: .firstResponderStays
        case .firstResponderOvertaken: .firstResponderOvertaken
        case .editingGoesOn: .editingGoesOn
        case .firstResponderLost: .firstResponderLost
        case .neverAsked: .neverAsked
        }
    }

    /// One word for programs, such as `hidden`.
    public var code: String { kind.rawValue }
    /// The words of all causes.
    public static var codes: [String] { Kind.allCases.map(\.rawValue) }
}
