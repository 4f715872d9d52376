import Foundation
import TouchstoneCore

extension TouchExplanation.Cause {
    /// The object to change first, or `nil` if the cause has none.
    public var subject: TouchExplanation.Mention? {
        switch self {
        case .ignoringInteraction, .cancelled: nil
        case .notInAWindow(let mention, _), .windowReleased(let mention, _), .windowHidden(let mention),
            .windowInFront(let mention, _),
            .hidden(let mention), .interactionDisabled(let mention), .transparent(let mention, _),
            .animating(let mention), .singular(let mention), .disabledControl(let mention), .empty(let mention),
            .outside(let mention, _), .shrunk(let mention, _), .pointInsideSaysNo(let mention, _),
            .overrideAnswers(let mention, _),
            .wrongPoint(_, let mention, _, _), .otherCoordinates(let mention, _), .covered(_, _, let mention),
            .takenInside(_, let mention),
            .seenElsewhere(let mention, _, _), .presentedOver(_, let mention), .keyboardInFront(let mention, _),
            .menuInFront(let mention), .transitionUnderWay(_, let mention), .outsideDismisses(_, let mention),
            .searchShade(_, let mention),
            .contentViewInFront(let mention, _), .selectionTaken(_, let mention):
            mention
        case .selectionRefused(let row, let refuser): refuser.owner ?? row
        case .denied(_, let refuser, _, _): refuser.owner
        case .secondTouch(let mention), .exclusiveTouch(let mention, _), .eventSwallowed(let mention, _),
            .takenByRecognizer(let mention, _), .delayedByRecognizer(let mention, _),
            .endDelayedByRecognizer(let mention, _), .delayedByScrollView(let mention, _),
            .takenByScrollView(let mention, _, _), .scrollViewRefuses(let mention, _), .caughtMotion(let mention, _):
            mention
        case .recognizerDisabled(let mention), .disabledMeanwhile(let mention), .delegateRefuses(let mention, _, _),
            .classRefuses(let mention),
            .ignoresTouch(let mention), .notAttached(let mention, _, _), .attachedLate(let mention),
            .busy(let mention, _), .amongFailedFingers(let mention, _), .undecided(let mention, _, _),
            .recognizerCancelled(let mention, _, _), .viewRefuses(let mention, _), .touchType(let mention, _),
            .superNotCalled(let mention, _), .ring(let mention, _, _), .waits(_, let mention, _, _, _),
            .prevented(_, let mention),
            .notItsGesture(let mention, _),
            .scrollingDisabled(let mention), .contentFits(let mention), .contentKeepsTouch(let mention, _),
            .leftToOuter(let mention, _, _), .axisFits(let mention, _), .noZoomRange(let mention),
            .nothingToZoom(let mention, _), .notScrolled(let mention, _):
            mention
        case .delegateDeallocated(let mention, _, _), .noDelegate(let mention, _): mention
        case .noTarget(let mention), .targetDead(let mention, _), .noResponder(_, let mention, _),
            .otherEvent(let mention, _, _), .neverSends(let mention, _, _, _), .notContinuous(let mention),
            .stayedInside(let mention, _, _, _),
            .actionDeclined(_, _, let mention, _, _),
            .registrationRemoved(let mention, _, _), .pulledTooLittle(let mention, _, _), .isRefreshing(let mention),
            .doesNotBounce(let mention, _), .menuNotOpened(let mention, _),
            .trackingRefused(let mention, _, _),
            .liftedOutside(let mention, _, _), .movedAway(let mention, _), .notLifted(let mention, _),
            .controlBusy(let mention),
            .touchesOverridden(let mention, _), .actionKept(_, let mention, _, _), .opensMenu(let mention),
            .valueUnchanged(let mention, _, _), .setByProgram(let mention, _, _),
            .missedPart(let mention, _), .chainStopped(let mention, _, _),
            .handedOn(let mention, _, _, _), .partlyHandedOn(_, let mention, _), .belongsElsewhere(_, let mention),
            .chainEnds(let mention, _), .chainDiverted(let mention, _),
            .notInChain(let mention, _, _):
            mention
        case .editingRefused(let mention, _), .cannotBecomeFirst(let mention),
            .firstResponderStays(_, let mention, _), .firstResponderOvertaken(_, let mention),
            .editingGoesOn(let mention), .firstResponderLost(let mention, _, _, _),
            .neverAsked(let mention, _, _),
            .leftWindow(let mention, _, _, _),
            .calledTooEarly(let mention), .changeRefused(let mention, _):
            mention
        }
    }
}
