import Foundation
import TouchstoneCore
import TouchstoneText

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
        case .notInAWindow(let item, _) where item.object is UIBarButtonItem:
            return "\(item.name) is in no bar of a shown window: no shown navigation item or toolbar has it"
        case .notInAWindow(let view, let isPast):
            let holding =
                wanted.map { wanted in
                    if wanted == view { return "" }
                    // The two views may have been separated since.
                    return wanted.isIn(view)
                        ? ", which holds \(wanted.name)," : ", with which \(wanted.name) left its window,"
                } ?? ""
            return "\(view.name)\(holding) \(isPast ? "was in no window as the finger went down" : "is in no window")"
        case .windowReleased(let view, let window):
            return
                "the window \(window) with \(view.name) was deallocated, because no object retained it; the application does not (HT-44)"
        case .windowHidden(let window):
            return "the window \(window.name) is not shown: a window is hidden until it is shown (HT-33)"
        case .windowInFront(let window, let answer):
            let answers = window == answer ? "is the hit-test result itself" : "its hit-test result is \(answer.name)"
            return
                "the window \(window.name) is in front, and \(answers), so hit testing does not continue with the windows behind it (HT-32, HT-35)"
        case .hidden(let view): return "\(view.name) is hidden\(aboutSubviews(view, wanted)) (HT-7)"
        case .interactionDisabled(let view):
            let byDefault = view.isOffByDefault ? ", as it is by default for a \(view.className) (HT-11)" : " (HT-7)"
            return
                "\(view.name).isUserInteractionEnabled is false\(aboutSubviews(view, wanted, ", so hit testing also skips its subviews"))\(byDefault)"
        case .transparent(let view, let alpha):
            return
                "\(view.name).alpha is \(alpha), and hit testing skips a view with an alpha below 0.01\(aboutSubviews(view, wanted, ", with its subviews")) (HT-8)"
        case .animating(let view):
            return "\(view.name) is in an animation without .allowUserInteraction\(aboutSubviews(view, wanted)) (HT-13)"
        case .singular(let view):
            return "\(view.name)'s transform cannot be inverted, since it scales the view to zero (HT-21)"
        case .disabledControl(let control) where control.object is UIRefreshControl:
            return "\(control.name).isEnabled is false, so pulling does not make it refresh"
        case .disabledControl(let control) where control.barItem != nil:
            return
                "\(control.name).isEnabled is false, so the bar shows a disabled button, and hit testing skips a disabled control (HT-14)"
        case .disabledControl(let control):
            return "\(control.name).isEnabled is false, and hit testing skips a disabled control (HT-14)"
        case .empty(let view):
            return
                "\(view.name) has no size\(size(view))\(laidOut(view)); its subviews may be visible, but they receive no touches (HT-16)"
        case .outside(let view, let overshoot):
            if view == wanted || wanted?.object is UIGestureRecognizer {
                let limit = view == wanted ? "" : "\(wanted?.name ?? "") receives only touches in its view, and "
                return
                    "\(limit)the point is not in \(view.name)\(onScreen(view)): it is \(overshoot.words)\(turned(view)) (HT-15)"
            }
            let extent = wanted.map { "\($0.name) extends beyond" } ?? "the view extends beyond"
            let layout = view.layoutWords(isHorizontal: overshoot.left != nil || overshoot.right != nil)
            return
                "\(extent) \(view.name): the point is \(overshoot.words) of it, and hit testing does not find a subview outside its superview's bounds\(layout) (HT-22)"
        case .shrunk(let view, let size):
            return
                "the point is not in \(view.name): its transform scales it to \(Double(size.width).short)×\(Double(size.height).short), and without its transform \(view.name) would contain the point (HT-20)"
        case .pointInsideSaysNo(let view, let takesFrameForBounds):
            let guess =
                takesFrameForBounds
                ? "; frame.contains(point) would return that, but the point is in the view's own coordinates" : ""
            return "\(view.called) overrides point(inside:with:), which returns false\(guess) (HT-3)"
        case .overrideAnswers(let view, let answer):
            return
                "\(view.called) overrides hitTest(_:with:), which returns \(answer.map { $0 == view ? "itself" : $0.name } ?? "nil") (HT-27 to HT-29)"
        case .otherCoordinates(let view, let other):
            let whose = other == view ? "its own coordinates" : "the coordinates of its superview \(other.name)"
            return "the point is not in \(view.name)\(onScreen(view)): \(view.name) contains it in \(whose) (HT-15)"
        case .wrongPoint(let view, let asker, let given, let right):
            return
                "\(asker.called) calls hitTest(_:with:) of \(view.name) with the point \(given.short), but the point is \(right.short) in the coordinates of \(view.name) (HT-1)"
        case .covered(let view, let sibling, let answer):
            let within = sibling == answer ? "" : ", in \(sibling.name),"
            return
                "\(answer.name)\(within) is in front of \(view.name) and is hit first\(invisible(sibling))\(order(view, sibling))"
        case .takenInside(let view, let inner):
            return
                "\(inner.name), which is in \(view.name), receives the touch and overrides the touch methods; unless they call super, the touch goes no further (HT-1, RC-9)"
        case .seenElsewhere(let view, let seen, let place):
            return
                "\(view.called) is being animated: it appears at \(seen.words), but hit testing uses its final frame, \(place.words) (HT-25)"
        case .presentedOver(let view, let controller):
            return "the view controller that \(controller.name) presents modally covers \(view.name) (HT-4)"
        case .keyboardInFront(_, let responder):
            let whose = responder.map { " of \($0.called), the first responder," } ?? ""
            return "the keyboard\(whose) is in front and receives the touch (HT-32)"
        case .transitionUnderWay(let view, let controller):
            return
                "a transition of \(controller.name) is in progress, and until it ends no view receives touches, "
                + "including \(view.name) (HT-43)"
        case .outsideDismisses(let view, let controller):
            return
                "\(controller.called) is presented, and a touch outside it can only dismiss it, so the touch does not reach "
                + "\(view.name) (HT-4)"
        case .searchShade(let view, let search):
            return
                "the search of \(search.called) is active, and its dimming view covers the content: a touch there only ends the "
                + "search and does not reach \(view.name) (HT-4)"
        case .contentViewInFront(let view, let row):
            return
                "\(view.name) was added to \(row.called) instead of its content view, and the content view of \(row.name) is in front of it and "
                + "is hit first (HT-4)"
        case .selectionTaken(let row, let recognizer):
            return
                "\(recognizer.called) recognized and cancelled the touch, because cancelsTouchesInView is true, so \(row.name) was not "
                + "selected: a list selects a row when a touch ends in it (G-31)"
        case .selectionRefused(let row, let refuser): return "\(row.name) was not selected: \(refuser.words(row))"
        case .menuInFront: return "an open menu is in front and receives the touch (M-5)"
        default: return laterSentence(wanted)
        }
    }

    /// Returns words about the subviews of a view, among which is the wanted one; none if the view is the wanted one.
    @MainActor
    private func aboutSubviews(
        _ view: TouchExplanation.Mention, _ wanted: TouchExplanation.Mention?,
        _ words: String = ", and so are its subviews"
    ) -> String { view == wanted ? "" : words }

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
        return "; its transform rotates it, and hit testing uses the rotated shape, not the frame around it (HT-20)"
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
        return "; it draws nothing, but hit testing ignores what a view draws (HT-4, HT-10)"
    }

    /// A note if `view` is drawn in front by its `zPosition`, which hit testing ignores (HT-24).
    @MainActor
    private func order(_ view: TouchExplanation.Mention, _ sibling: TouchExplanation.Mention) -> String {
        let (own, other) = (view.past?.view.rest?.zPosition ?? 0, sibling.past?.view.rest?.zPosition ?? 0)
        guard own > other else { return "" }
        return "; \(view.name) is drawn in front because of its zPosition, but hit testing ignores zPosition (HT-24)"
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
    var ownClassWords: String { isOfTheLibrary ? "a subclass of \(className)" : className }

    /// The class, if it is known.
    var knownType: AnyClass? { past?.view.owner.type ?? object.map { Swift.type(of: $0) } }

    /// Whether its class belongs to the library, so that an application cannot change it.
    var isOfTheLibrary: Bool { knownType.map { OverrideProbe.isOfTheLibrary($0) } == true }

    fileprivate var isOffByDefault: Bool {
        (past?.view.owner.type).map { $0 is UILabel.Type || $0 is UIImageView.Type } == true || object is UILabel
            || object is UIImageView || ["UILabel", "UIImageView"].contains(className)
    }
}
