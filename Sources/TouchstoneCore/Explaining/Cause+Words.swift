import Foundation

extension TouchExplanation.Cause {
    /// The cause in one sentence, with the rule that it follows from.
    ///
    /// - Parameter wanted: The view or recognizer that should have had the touch, so that the sentence can relate to
    ///   it.
    @MainActor
    public func sentence(wanted: TouchExplanation.Mention?) -> String {
        switch self {
        case .ignoringInteraction(let since):
            return
                "the application ignores interaction events: beginIgnoringInteractionEvents() is not ended yet\(since.map { ", called \($0)" } ?? "") (DL-22)"
        case .notInAWindow(let view, let isPast):
            let holding =
                wanted.map { wanted in
                    if wanted == view { return "" }
                    // The two views may have been separated since.
                    return wanted.isIn(view)
                        ? ", which holds \(wanted.name)," : ", with which \(wanted.name) left its window,"
                } ?? ""
            return "\(view.name)\(holding) \(isPast ? "was in no window as the finger went down" : "is in no window")"
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
        case .disabledControl(let control) where control.object is UIRefreshControl:
            return "\(control.name).isEnabled is false, so no pull makes it refresh"
        case .disabledControl(let control):
            return "\(control.name).isEnabled is false, and a disabled control is passed over (HT-14)"
        case .empty(let view):
            return
                "\(view.name) has no size\(size(view))\(laidOut(view)); what is in it may be seen, but not touched (HT-16)"
        case .outside(let view, let overshoot):
            if view == wanted || wanted?.object is UIGestureRecognizer {
                let who = view == wanted ? "" : "\(wanted?.name ?? "") hears of touches in its view alone, and "
                return
                    "\(who)the point is not in \(view.name)\(onScreen(view)): it is \(overshoot.words)\(turned(view)) (HT-15)"
            }
            let who = wanted.map { "\($0.name) reaches out of" } ?? "the view reaches out of"
            let layout = view.layoutWords(isHorizontal: overshoot.left != nil || overshoot.right != nil)
            return
                "\(who) \(view.name): the point is \(overshoot.words) of it, and touches do not leave the superview's bounds\(layout) (HT-22)"
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
            return
                "\(answer.name)\(within) is in front of \(view.name) and answers first\(invisible(sibling))\(order(view, sibling))"
        case .takenInside(let view, let inner):
            return
                "\(inner.name), which is in \(view.name), gets the touch and has touch methods of its own: unless they call super, it ends there (HT-1, RC-9)"
        case .seenElsewhere(let view, let seen, let place):
            return
                "\(view.called) is being animated: it is seen at \(seen.words), and touches go by where it will be, \(place.words) (HT-25)"
        case .presentedOver(let view, let controller):
            return "what \(controller.name) presents lies over \(view.name): it is a modal presentation (HT-4)"
        case .keyboardInFront(_, let responder):
            let whose = responder.map { " of \($0.called), the first responder," } ?? ""
            return "the keyboard\(whose) is in front and takes the touch (HT-32)"
        case .transitionUnderWay(let view, let controller):
            return
                "a transition of \(controller.name) is under way, and until it is over touches reach neither "
                + "\(view.name) nor anybody else (HT-43)"
        case .outsideDismisses(let view, let controller):
            return
                "\(controller.called) is presented, and a touch outside of it can only dismiss it: it does not reach "
                + "\(view.name) (HT-4)"
        case .searchShade(let view, let search):
            return
                "the search of \(search.called) is on, and its shade lies over what is searched: a touch there only ends the "
                + "search, and does not reach \(view.name) (HT-4)"
        case .contentViewInFront(let view, let row):
            return
                "\(view.name) was added to \(row.called) itself, and the content view of \(row.name) lies in front of it and "
                + "answers first (HT-4)"
        case .selectionTaken(let row, let recognizer):
            return
                "\(recognizer.called) recognized and took the touch, cancelsTouchesInView being true, so \(row.name) was not "
                + "selected: its list does that as a touch ends in it (G-31)"
        case .selectionRefused(let row, let refuser): return "\(row.name) was not selected: \(refuser.words(row))"
        case .menuInFront: return "an open menu is in front and takes the touch (M-5)"
        default: return laterSentence(wanted)
        }
    }

    @MainActor
    private func andAllInIt(_ view: TouchExplanation.Mention, _ wanted: TouchExplanation.Mention?) -> String {
        view == wanted ? "" : ", and so is all that is in it"
    }

    @MainActor
    private func size(_ view: TouchExplanation.Mention) -> String {
        guard let bounds = view.past?.view.bounds ?? view.view?.bounds else { return "" }
        return ", \(Double(bounds.width).short)×\(Double(bounds.height).short)"
    }

    /// The constraints that determine a zero width or height, in words.
    @MainActor
    private func laidOut(_ view: TouchExplanation.Mention) -> String {
        guard let bounds = view.past?.view.bounds else { return "" }
        return (bounds.width > 0 ? "" : view.layoutWords(isHorizontal: true))
            + (bounds.height > 0 ? "" : view.layoutWords(isHorizontal: false))
    }

    /// A note for a rotated or skewed view: hit testing uses the transformed shape, which is smaller than its frame
    /// (HT-20).
    @MainActor
    private func turned(_ view: TouchExplanation.Mention) -> String {
        guard view.past?.view.node.isTurned == true else { return "" }
        return "; its transform turns it, and what counts is the turned shape, not the frame around it (HT-20)"
    }

    /// The wanted view's frame on the screen, for a point that misses it.
    @MainActor
    private func onScreen(_ view: TouchExplanation.Mention) -> String {
        guard let past = view.past else { return "" }
        let bounds = past.view.bounds
        let corners = [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY),
            (bounds.minX, bounds.maxY),
        ]
        .map { past.scene.onScreen((Double($0.0), Double($0.1)), of: past.place) }
        let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        let (right, bottom) = (corners.map(\.x).max() ?? 0, corners.map(\.y).max() ?? 0)
        return ", which is at \(CGRect(x: left, y: top, width: right - left, height: bottom - top).words) on the screen"
    }

    /// The rule, with a note if the covering view draws nothing, since such a cover is hard to find.
    @MainActor
    private func invisible(_ sibling: TouchExplanation.Mention) -> String {
        guard let past = sibling.past, past.view.isClear, past.view.end == past.place + 1 else { return " (HT-4)" }
        return "; it draws nothing, but hit-testing does not look at that (HT-4, HT-10)"
    }

    /// A note if `view` is drawn in front by its `zPosition`, which hit testing ignores (HT-24).
    @MainActor
    private func order(_ view: TouchExplanation.Mention, _ sibling: TouchExplanation.Mention) -> String {
        let (own, other) = (view.past?.view.rest?.zPosition ?? 0, sibling.past?.view.rest?.zPosition ?? 0)
        guard own > other else { return "" }
        return "; \(view.name) is drawn in front, by its zPosition, which hit-testing does not look at either (HT-24)"
    }
}

extension ViewNode {
    /// Whether the transform rotates or skews the view, so that its sides are not those of its frame.
    fileprivate var isTurned: Bool { flags.contains(.transformed) && (map.b != 0 || map.c != 0) }
}

extension CGRect {
    /// The rectangle as text, such as `(20, 40; 100×50)`.
    var words: String {
        "(\(Double(minX).short), \(Double(minY).short); \(Double(width).short)×\(Double(height).short))"
    }
}

extension TouchExplanation.Mention {
    /// The class and name, such as `zoom (UITapGestureRecognizer)`, or only the class if it has no name.
    var called: String {
        if let owner, isOfSystem || name == className { return "the \(isOfSystem ? name : className) of \(owner)" }
        return name == className ? "the \(className)" : "\(name) (\(className))"
    }

    /// Whether it is one of a scroll view's built-in recognizers.
    private var isOfSystem: Bool { ["ScrollPan", "ScrollPinch", "ContentTouchDelay"].contains(className) }

    /// The expression that names it in source code, such as `list.panGestureRecognizer`, or its name.
    var inCode: String {
        guard let owner else { return name }
        return switch className {
        case "ScrollPan": "\(owner).panGestureRecognizer"
        case "ScrollPinch": "\(owner).pinchGestureRecognizer?"
        default: name
        }
    }

    /// The class name, or "a subclass of" it if the class belongs to the library.
    var ownClassWords: String {
        let type: AnyClass? = past?.view.who.type ?? object.map { Swift.type(of: $0) }
        return type.map { OverrideProbe.isOfTheLibrary($0) } == true ? "a subclass of \(className)" : className
    }

    fileprivate var isOffByDefault: Bool {
        (past?.view.who.type).map { $0 is UILabel.Type || $0 is UIImageView.Type } == true || object is UILabel
            || object is UIImageView || ["UILabel", "UIImageView"].contains(className)
    }
}
