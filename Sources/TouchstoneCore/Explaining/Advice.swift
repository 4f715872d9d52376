import Foundation

extension TouchExplanation.Cause {
    /// The changes that take this cause away, each by itself; the one that disturbs least comes first.
    ///
    /// - Parameters:
    ///   - wanted: The view that should have the touch.
    ///   - location: Of the touch, in points of the screen.
    @MainActor
    public func changes(wanted: UIView?, at location: CGPoint) -> [TouchExplanation.Change] {
        switch self {
        case .ignoringInteraction: [.endIgnoringInteractionEvents]
        case .notInAWindow(let view): [.addToWindow(view)]
        case .windowHidden(let window): [.unhide(window)]
        case .windowInFront(let window, _):
            window.view.map(\.isOnlyLookedAt) == true
                ? [.setUserInteractionEnabled(window, false)] + front(wanted?.window)
                : front(wanted?.window) + [.setUserInteractionEnabled(window, false)]
        case .hidden(let view): [.unhide(view)]
        case .interactionDisabled(let view): [.setUserInteractionEnabled(view, true)]
        case .transparent(let view, _): [.setAlpha(view, 1)]
        case .animating(let view): [.endAnimation(view)]
        case .singular(let view): [.resetTransform(view)]
        case .disabledControl(let control): [.enableControl(control)]
        case .empty(let view), .outside(let view, _):
            view.view.map { [.enlarge(view, to: $0.boundsToHold(wanted, location))] } ?? []
        case .pointInsideSaysNo(let view, _): [.changeOverride(view, method: "point(inside:with:)")]
        case .overrideAnswers(let view, _), .wrongPoint(_, let view, _, _):
            [.changeOverride(view, method: "hitTest(_:with:)")]
        case .covered(let view, let sibling, _):
            sibling.view.map(\.isOnlyLookedAt) == true
                ? [.setUserInteractionEnabled(sibling, false), .bringToFront(view)]
                : [.bringToFront(view), .setUserInteractionEnabled(sibling, false)]
        case .takenInside(_, let inner): [.setUserInteractionEnabled(inner, false)]
        case .secondTouch(let view): [.setMultipleTouchEnabled(view)]
        case .exclusiveTouch(let view, _): [.clearExclusiveTouch(view)]
        case .eventSwallowed(let receiver): [.changeOverride(receiver, method: "sendEvent(_:)")]
        case .takenByRecognizer(let recognizer, _):
            [.setCancelsTouchesInView(recognizer, false), .setRecognizerEnabled(recognizer, false)]
        case .delayedByRecognizer(let recognizer, _): [.setDelaysTouchesBegan(recognizer, false)]
        case .endDelayedByRecognizer(let recognizer, _): [.setDelaysTouchesEnded(recognizer, false)]
        case .delayedByScrollView(let scrollView, _): [.setDelaysContentTouches(scrollView, false)]
        case .takenByScrollView(let scrollView, _, true):
            [.setCanCancelContentTouches(scrollView, false), .setScrollEnabled(scrollView, false)]
        case .takenByScrollView(let scrollView, _, false): [.setScrollEnabled(scrollView, false)]
        case .scrollViewRefuses(let scrollView, _):
            [.changeOverride(scrollView, method: "touchesShouldBegin(_:with:in:)")]
        case .cancelled, .notItsGesture: []
        case .recognizerDisabled(let recognizer): [.setRecognizerEnabled(recognizer, true)]
        case .delegateRefuses(let recognizer, _): [.letDelegatePermit(recognizer)]
        case .viewRefuses(let view, _) where view.object is SystemControl:
            [.setUserInteractionEnabled(view, false)]
        case .viewRefuses(let view, _): [.changeOverride(view, method: "gestureRecognizerShouldBegin(_:)")]
        case .touchType(let recognizer): [.allowAllTouchTypes(recognizer)]
        case .waits(let recognizer, let other):
            recognizer.recognizer?.requirements.recognizers.contains { $0 === other.object } == true
                ? [.dropRequirement(recognizer, on: other), .setRecognizerEnabled(other, false)]
                : [.setRecognizerEnabled(other, false)]
        case .prevented(let recognizer, let winner):
            [.recognizeSimultaneously(recognizer, with: winner), .setRecognizerEnabled(winner, false)]
        case .scrollingDisabled(let scrollView): [.setScrollEnabled(scrollView, true)]
        case .contentFits(let scrollView): [.letBounce(scrollView)]
        case .contentKeepsTouch(_, let scrollView):
            (scrollView.object as? UIScrollView)?.canCancelContentTouches == true
                ? [.changeOverride(scrollView, method: "touchesShouldCancel(in:)")]
                : [.setCanCancelContentTouches(scrollView, true)]
        case .noTarget(let control), .targetDead(let control): [.addTarget(control)]
        case .nobodyTakes(let action, let sender): [.implementAction(action, sender: sender)]
        case .chainStopped(let responder, _): [.passTouchesOn(responder)]
        }
    }

    @MainActor
    private func front(_ window: UIWindow?) -> [TouchExplanation.Change] {
        window.map { [.bringToFront(TouchExplanation.Mention($0))] } ?? []
    }
}

extension UIView {
    /// Whether nothing in it does anything with touches, so that it may as well let them through.
    fileprivate var isOnlyLookedAt: Bool {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view is UIControl || view.gestureRecognizers != nil { return false }
            if ForwardedMethod.touchesBegan.isOverridden(by: view) { return false }
            if let controller = view.owner, ForwardedMethod.touchesBegan.isOverridden(by: controller) {
                return false
            }
            waiting.append(contentsOf: view.subviews)
        }
        return true
    }

    /// The bounds, grown to hold the touch and whatever of the wanted view's way is directly in this view.
    fileprivate func boundsToHold(_ wanted: UIView?, _ location: CGPoint) -> CGRect {
        guard let window = windowStorage else { return bounds }
        let point = convert(window.fromScreen(location), from: window)
        var held = bounds.union(CGRect(x: point.x.rounded(.down), y: point.y.rounded(.down), width: 1, height: 1))
        var view = wanted
        while let current = view, current !== self {
            if current.superview === self { held = held.union(current.frame) }
            view = current.superview
        }
        return held
    }
}
