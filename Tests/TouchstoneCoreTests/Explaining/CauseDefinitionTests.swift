import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Properties that all kinds of causes share: a sentence, a rule, a code and a subject.
@Suite(.application) @MainActor
struct CauseDefinitionTests {
    private typealias Kind = TouchCause.Kind
    private let one = Mention(UIView().placed("one", 0, 0, 10, 10))
    private let other = Mention(UIView().placed("other", 0, 0, 10, 10))

    /// A cause of each kind.
    private func causes() throws -> [TouchCause] {
        inFrontOfTheHitTest + inTheHitTest + afterTheHitTest + recognizers + scrolling + targets + controls
            + responders + [.editingRefused(one, by: try refuser()), .changeRefused(one, by: try refuser())]
    }

    private var inFrontOfTheHitTest: [TouchCause] {
        [
            .ignoringInteraction(), .notInAWindow(one), .presentationRefused(one, by: other, presenting: other),
            .itemNotShown(one, of: other, .toolbarHidden),
            .windowReleased(one, window: "window"), .windowHidden(one),
            .windowInFront(one, answer: other), .keyboardInFront(one, responder: nil), .menuInFront(one),
            .leftWindow(one, with: nil, losing: .touch, during: nil),
        ]
    }

    private var inTheHitTest: [TouchCause] {
        let overshoot = TouchCause.Overshoot(CGPoint(20, 5), CGRect(x: 0, y: 0, width: 10, height: 10))
        return [
            .hidden(one), .interactionDisabled(one), .transparent(one, alpha: 0), .animating(one), .singular(one),
            .disabledControl(one), .empty(one), .outside(one, by: overshoot),
            .pointInsideSaysNo(one, takesFrameForBounds: false), .overrideAnswers(one, answer: nil),
            .wrongPoint(one, asker: other, given: .zero, right: CGPoint(1, 1)),
            .covered(one, sibling: other, answer: other), .takenInside(one, by: other),
            .seenElsewhere(one, seen: .zero, place: .zero), .presentedOver(one, controller: other),
            .outsideDismisses(one, controller: other), .searchShade(one, search: other),
            .contentViewInFront(one, row: other), .transitionUnderWay(one, controller: other),
        ]
    }

    private var afterTheHitTest: [TouchCause] {
        [
            .secondTouch(one), .exclusiveTouch(one, keepsOut: other), .eventSwallowed(one),
            .takenByRecognizer(one, from: other), .selectionTaken(row: one, by: other),
            .selectionRefused(row: one, by: .fingerLeft), .delayedByRecognizer(one, from: other),
            .endDelayedByRecognizer(one, from: other), .cancelled(reason: nil), .belongsElsewhere(one, to: other),
        ]
    }

    private var recognizers: [TouchCause] {
        [
            .recognizerDisabled(one), .delegateRefuses(one), .classRefuses(one), .ignoresTouch(one),
            .notAttached(one, to: nil, movedFrom: nil), .attachedLate(one), .busy(one, state: .began),
            .amongFailedFingers(one), .undecided(one, fingerIsDown: true), .recognizerCancelled(one, reason: nil),
            .viewRefuses(one, recognizer: other), .touchType(one), .waits(one, for: other), .prevented(one, by: other),
            .notItsGesture(one, reason: .setFailed),
        ]
    }

    private var scrolling: [TouchCause] {
        [
            .delayedByScrollView(one, from: other), .takenByScrollView(one, from: other, wasNotified: true),
            .caughtMotion(one, from: other), .scrollViewRefuses(one, view: other), .scrollingDisabled(one),
            .contentFits(one), .contentKeepsTouch(one, scrollView: other), .leftToOuter(one, outer: other),
            .noZoomRange(one), .nothingToZoom(one, delegate: nil), .notScrolled(one, .neverRequested),
        ]
    }

    private var targets: [TouchCause] {
        [
            .noTarget(one), .targetDead(one), .delegateDeallocated(one, property: "delegate", className: "Owner"),
            .noDelegate(one, property: "delegate"), .noResponder(action: "act", sender: one),
            .actionKept(one, by: other, method: "sendAction", action: "act"),
        ]
    }

    private var controls: [TouchCause] {
        [
            .notContinuous(one), .stayedInside(one, by: 0, margin: 70, awaited: "touchUpOutside"),
            .trackingRefused(one, method: "beginTracking(_:with:)", why: nil),
            .liftedOutside(one, by: 80, margin: 70), .movedAway(one, by: 80), .notLifted(one, event: "touchUpInside"),
            .controlBusy(one), .touchesOverridden(one, method: "touchesBegan(_:with:)"), .opensMenu(one),
            .menuNotOpened(one, needs: nil), .valueUnchanged(one, value: nil),
            .setByProgram(one, property: "value", event: "valueChanged"), .missedPart(one, what: "it is elsewhere"),
        ]
    }

    private var responders: [TouchCause] {
        [
            .chainStopped(by: one, before: other), .partlyHandedOn(one, by: other, without: .touchesEnded),
            .chainEnds(at: one, before: other), .chainDiverted(by: one, to: other), .notInChain(one),
            .cannotBecomeFirst(one), .firstResponderStays(one, holder: other, by: nil),
            .firstResponderOvertaken(one, by: other), .editingGoesOn(one), .firstResponderLost(one, to: nil),
            .calledTooEarly(one), .neverAsked(one),
        ]
    }

    /// A delegate that does not let a field be edited.
    private func refuser() throws -> TouchCause.Refuser {
        final class Refusing: NSObject, UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        }
        let app = TestApplication.current
        let refusing = Refusing()
        let field = UITextField().placed("field", 0, 0, 100, 40, in: app.makeWindow())
        field.delegate = refusing
        app.fingerTap(at: field)
        let causes = app.application.explain(app.records, for: .firstResponder(field))?.causes ?? []
        let refusers = causes.compactMap { cause in
            if case .editingRefused(_, let refuser) = cause { refuser } else { nil }
        }
        return try #require(refusers.first)
    }

    @Test func `A cause of each kind has a sentence with its rule`() throws {
        let causes = try causes()
        expectEqual(Set(causes.map(\.kind)), Set(Kind.allCases))
        for cause in causes {
            let sentence = cause.sentence(wanted: nil)
            #expect(sentence.contains(" ") && sentence != cause.code, "\(cause.code)")
        }
        let withoutRule = causes.filter { !$0.sentence(wanted: nil).contains(/\([A-Z]+-\d+[^()]*\)/) }
        // notInAWindow has no rule; the sentences of the others state a condition.
        expectEqual(
            Set(withoutRule.map(\.kind)), [.notInAWindow, .undecided, .notItsGesture, .selectionRefused])
    }

    @Test func `The code of each kind is unique`() {
        expectEqual(Set(TouchCause.codes).count, Kind.allCases.count)
        for code in TouchCause.codes { #expect(code.contains(/^[a-z]+(-[a-z]+)*$/), "\(code)") }
    }

    @Test func `A cause names the object to change, except a cause of the whole application`() throws {
        let without = try causes().filter { $0.subject == nil }
        expectEqual(without.map(\.kind), [.ignoringInteraction, .cancelled])
    }
}
