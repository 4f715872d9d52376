import Foundation

extension TouchExplanation.Cause {
    /// What is the matter, in one sentence, with the rule.
    @MainActor
    public func sentence(wanted: TouchExplanation.Mention?) -> String {
        switch self {
        case .ignoringInteraction:
            return
                "the application ignores interaction events: beginIgnoringInteractionEvents() is not ended yet (DL-22)"
        case .notInAWindow(let view): return "\(view.name) is in no window"
        case .windowHidden(let window):
            return "the window \(window.name) is not shown: a window is hidden until it is shown (HT-33)"
        case .windowInFront(let window, let answer):
            let answers = window == answer ? "answers itself" : "answers \(answer.name)"
            return
                "the window \(window.name) is in front and \(answers), so windows behind it are not asked (HT-32, HT-35)"
        case .hidden(let view): return "\(view.name) is hidden\(andAllInIt(view, wanted)) (HT-7)"
        case .interactionDisabled(let view):
            let byDefault = view.isOffByDefault ? ", as it is by default for a \(view.className) (HT-11)" : " (HT-7)"
            return "\(view.name).isUserInteractionEnabled is false\(andAllInIt(view, wanted))\(byDefault)"
        case .transparent(let view, let alpha):
            return
                "\(view.name).alpha is \(alpha), and below 0.01 it counts as hidden\(andAllInIt(view, wanted)) (HT-8)"
        case .animating(let view):
            return "\(view.name) is in an animation without .allowUserInteraction\(andAllInIt(view, wanted)) (HT-13)"
        case .singular(let view):
            return "\(view.name)'s transform flattens it to nothing and cannot be undone (HT-21)"
        case .disabledControl(let control):
            return "\(control.name).isEnabled is false, and a disabled control is passed over (HT-14)"
        case .empty(let view):
            return "\(view.name) has no size\(size(view)); what is in it may be seen, but not touched (HT-16)"
        case .outside(let view, let overshoot):
            if view == wanted { return "the point is not in \(view.name): it is \(overshoot.words) (HT-15)" }
            let who = wanted.map { "\($0.name) reaches out of" } ?? "the view reaches out of"
            return
                "\(who) \(view.name): the point is \(overshoot.words) of it, and touches do not leave the superview's bounds (HT-22)"
        case .pointInsideSaysNo(let view, let takesFrameForBounds):
            let guess =
                takesFrameForBounds
                ? "; that is what frame.contains(point) would say, but the point is in the view's own bounds" : ""
            return "\(view.called) overrides point(inside:with:), which says no\(guess) (HT-3)"
        case .overrideAnswers(let view, let answer):
            return
                "\(view.called) overrides hitTest(_:with:), which answers \(answer.map { $0 == view ? "itself" : $0.name } ?? "nil") (HT-27 to HT-29)"
        case .wrongPoint(let view, let asker, let given, let right):
            return
                "\(asker.called) asks \(view.name) with the point \(given.short), which is \(right.short) in the coordinates of \(view.name) (HT-1)"
        case .covered(let view, let sibling, let answer):
            let within = sibling == answer ? "" : ", in \(sibling.name),"
            return "\(answer.name)\(within) is in front of \(view.name) and answers first\(invisible(sibling))"
        case .takenInside(let view, let inner):
            return
                "\(inner.name), which is in \(view.name), gets the touch and has touch methods of its own: unless they call super, it ends there (HT-1, RC-9)"
        default: return laterSentence(wanted)
        }
    }

    /// The causes that come after the hit test.
    @MainActor
    private func laterSentence(_ wanted: TouchExplanation.Mention?) -> String {
        switch self {
        case .secondTouch(let view):
            return "\(view.name) has a touch already, and \(view.name).isMultipleTouchEnabled is false (DL-13)"
        case .exclusiveTouch(let view, let other) where view == wanted:
            return "\(view.name).isExclusiveTouch is true, and \(other.name) has a touch (DL-15)"
        case .exclusiveTouch(let view, let other):
            return "\(view.name).isExclusiveTouch is true, which keeps touches from \(other.name) meanwhile (DL-15)"
        case .eventSwallowed(let receiver):
            return "\(receiver.called) overrides sendEvent(_:) and does not call super (DL-1)"
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
        case .cancelled(let reason): return "the touch was cancelled: \(reason.words)"
        case .recognizerDisabled(let recognizer): return "\(recognizer.called) is not enabled (G-45)"
        case .delegateRefuses(let recognizer, let obstacle?):
            return "the system's delegate of \(recognizer.name) refuses: \(obstacle.words) (NV-2)"
        case .delegateRefuses(let recognizer, nil):
            return "the delegate of \(recognizer.called) refuses (G-16, G-28)"
        case .viewRefuses(let view, let recognizer):
            return "\(view.name) answers false from gestureRecognizerShouldBegin for \(recognizer.called) (G-29, C-22)"
        case .touchType(let recognizer):
            return "\(recognizer.called) does not take touches of this type: allowedTouchTypes (G-18)"
        case .waits(let recognizer, let other):
            return "\(recognizer.called) requires \(other.called) to fail, and it has not failed (G-24)"
        case .prevented(let recognizer, let winner):
            return "\(winner.called) recognized and prevents \(recognizer.called) (G-21)"
        case .notItsGesture(let recognizer, let reason):
            return "\(recognizer.called) saw the touch and failed: \(reason.words)"
        case .scrollingDisabled(let scrollView):
            return "\(scrollView.name).isScrollEnabled is false, which disables its pan (G-45)"
        case .contentFits(let scrollView):
            let size = (scrollView.object as? UIScrollView)?.contentSize ?? .zero
            return
                "the content of \(scrollView.name), \(Double(size.width).short)×\(Double(size.height).short), fits into it, so there is nothing to scroll (SV-19)"
        case .contentKeepsTouch(let view, let scrollView):
            let canCancel = (scrollView.object as? UIScrollView)?.canCancelContentTouches == true
            return "\(view.name) has heard of the touch and keeps it: "
                + (canCancel
                    ? "\(scrollView.name).touchesShouldCancel(in:) answers false, as it does by default for controls (SV-5)"
                    : "\(scrollView.name).canCancelContentTouches is false (SV-4)")
        case .noTarget(let control): return "\(control.name) has no target or action for what a tap sends (C-14)"
        case .targetDead(let control):
            return "the target of \(control.name) has died: targets are not retained, so somebody must hold it (C-14)"
        case .nobodyTakes(let action, let sender):
            return "\(sender.name) sends \(action) to a nil target, and nobody up the responder chain has it (RC-27)"
        case .chainStopped(let responder, let wanted):
            let why =
                responder.object is UIControl
                ? "a control keeps its touches to itself (C-24)" : "it does not call super (RC-9)"
            return "\(responder.name) takes the touch before it climbs to \(wanted.name): \(why)"
        default: return code
        }
    }

    @MainActor
    private func andAllInIt(_ view: TouchExplanation.Mention, _ wanted: TouchExplanation.Mention?) -> String {
        view == wanted ? "" : ", and so is all that is in it"
    }

    @MainActor
    private func size(_ view: TouchExplanation.Mention) -> String {
        guard let bounds = view.view?.bounds else { return "" }
        return ", \(Double(bounds.width).short)×\(Double(bounds.height).short)"
    }

    /// A cover that cannot be seen is what people look for longest.
    @MainActor
    private func invisible(_ sibling: TouchExplanation.Mention) -> String {
        guard let view = sibling.view, view.subviews.isEmpty, view.backgroundColor == nil, type(of: view) == UIView.self
        else { return " (HT-4)" }
        return "; it draws nothing, but hit-testing does not look at that (HT-4, HT-10)"
    }
}

extension TouchExplanation.Mention {
    /// `the tap zoom`, or its class where it has no name.
    var called: String { name == className ? "the \(className)" : "\(name) (\(className))" }

    fileprivate var isOffByDefault: Bool {
        object is UILabel || object is UIImageView || ["UILabel", "UIImageView"].contains(className)
    }
}
