import Foundation

/// Hit-tests the views of a dump like UIKit, and reports where the dump does not determine a view's result.
struct DumpHitTest {
    /// The reason why a view's result is unknown.
    struct Doubt: Equatable {
        enum Reason: Equatable {
            /// The point may or may not be inside the view: its frame is missing or incomplete.
            case place(String)
            /// The point is inside the view, but its position relative to the subviews is unknown.
            case content(String)
            /// An animation may keep touches away (HT-13).
            case animating
            /// The alpha is not a number.
            case alpha
            /// The class may let touches through, or has its own hit test.
            case known(String)
            /// The point is just outside a view that may have a larger touchable area.
            case widened
            /// Lines are omitted that may describe views in front.
            case leftOut(DumpTree.Gap)
        }
        let node: Int
        let reason: Reason
    }

    /// The result of hit-testing a view.
    enum Taking: Equatable {
        case none
        /// The view or a descendant may receive the touch.
        case doubtful(Doubt)
        /// The view or a descendant receives the touch; a doubt means that it is not certain which one.
        case taken(by: Int, Doubt?)
    }

    /// One view that was queried.
    package struct Step {
        let node: Int
        let depth: Int
        /// The point in the view's bounds coordinates; `nil` if unknown.
        let point: CGPoint?
        var verdict: DumpVerdict
        /// The view that its hit test returns; -1 for none.
        var answer = -1
    }

    let tree: DumpTree

    // MARK: Single views

    /// The reason to skip the view before its point is tested (HT-7), or `nil`.
    func refusal(_ node: Int) -> DumpVerdict? {
        let view = tree.nodes[node]
        if view.flags.contains(.hidden) { return .hidden }
        if view.flags.contains(.interactionOff) { return .interactionOff }
        if view.isTransparent { return .transparent }
        if view.flags.contains(.disabled), tree.known(node).isControl { return .disabled }
        return nil
    }

    /// A possible reason to skip the view, or `nil`.
    func doubt(_ node: Int) -> Doubt? {
        let view = tree.nodes[node]
        if view.flags.contains(.animated) { return Doubt(node: node, reason: .animating) }
        if view.alpha.isNaN { return Doubt(node: node, reason: .alpha) }
        return nil
    }

    // MARK: Hit testing

    private struct Visit {
        let node: Int
        let point: CGPoint?
        /// Why it is uncertain whether the view is skipped or contains the point, or `nil`.
        let entry: Doubt?
        var next: Int32
        var doubt: Doubt?
        let step: Int
    }

    private enum Entry {
        case answered(Taking)
        case opened(Visit)
    }

    /// Returns the result of the view and its descendants. Visits each view once and does not recurse, since trees may
    /// be deep.
    ///
    /// - Parameters:
    ///   - node: The view to hit-test.
    ///   - point: The point in the coordinate space of the view's frame.
    ///   - steps: The queried views are appended here in order.
    ///   - depth: The nesting level of the view.
    func ask(_ node: Int, _ point: CGPoint?, _ steps: inout [Step]?, depth: Int = 0) -> Taking {
        var open: [Visit] = []
        switch enter(node, point, &steps, depth) {
        case .answered(let taking): return taking
        case .opened(let visit): open.append(visit)
        }
        while true {
            let top = open.count - 1
            let child = Int(open[top].next)
            var taking: Taking
            if child >= 0 {
                open[top].next = tree.nodes[child].previousSibling
                switch enter(child, open[top].point, &steps, depth + open.count) {
                case .opened(let visit):
                    open.append(visit)
                    continue
                case .answered(let answer): taking = answer
                }
            } else {
                taking = leave(open.removeLast(), nil, &steps)
                if open.isEmpty { return taking }
            }
            // Pass the result to the enclosing view; a view that receives the touch is also the result of all its
            // superviews.
            while true {
                if case .doubtful(let doubt) = taking {
                    let last = open.count - 1
                    if open[last].doubt == nil { open[last].doubt = doubt }
                    break
                }
                guard case .taken = taking else { break }
                taking = leave(open.removeLast(), taking, &steps)
                if open.isEmpty { return taking }
            }
        }
    }

    private func enter(_ node: Int, _ point: CGPoint?, _ steps: inout [Step]?, _ depth: Int) -> Entry {
        func answer(_ verdict: DumpVerdict, _ taking: Taking, _ point: CGPoint?) -> Entry {
            steps?.append(Step(node: node, depth: depth, point: point, verdict: verdict))
            return .answered(taking)
        }
        let place = tree.place(of: point, in: node)
        if let refusal = refusal(node) { return answer(refusal, .none, place.point) }
        if place.isSingular { return answer(.singular, .none, nil) }
        if place.isInside == .no {
            let isEmpty = place.bounds.map { $0.width <= 0 || $0.height <= 0 } ?? false
            return answer(isEmpty ? .empty : .outside, .none, place.point)
        }
        let untraced =
            place.isInside == .untraced
            ? Doubt(node: node, reason: .place(place.reason ?? "the point is on its edge, as far as it is printed"))
            : nil
        let entry = doubt(node) ?? untraced
        if tree.known(node).taking == .answersItself {
            let doubt = entry ?? Doubt(node: node, reason: .known(tree.known(node).reason ?? ""))
            return answer(.untraced, .doubtful(doubt), place.point)
        }
        if untraced != nil, place.point == nil { return answer(.untraced, .doubtful(entry!), nil) }
        if place.point == nil, tree.nodes[node].lastChild >= 0 {
            // The view or a descendant receives the touch, but it is unknown which one.
            let doubt = Doubt(node: node, reason: .content(place.reason ?? ""))
            return answer(.untraced, entry.map { .doubtful($0) } ?? .taken(by: node, doubt), nil)
        }
        steps?.append(Step(node: node, depth: depth, point: place.point, verdict: .passedOn))
        return .opened(
            Visit(
                node: node, point: place.point, entry: entry, next: tree.nodes[node].lastChild,
                step: (steps?.count ?? 0) - 1))
    }

    /// How the view handles a touch that hits none of its subviews.
    private func handling(of node: Int, _ known: KnownView) -> KnownView.Taking {
        // Interaction is off by default for these, and some formats do not show it.
        let kind = tree.kind(of: node).name
        if tree.omitsFlags, kind == "UILabel" || kind == "UIImageView" || kind == "UIButtonLabel" {
            return .letsThrough
        }
        return letsSheetThrough(node) ? .mayLetThrough : known.taking
    }

    /// Whether the view contains a sheet that dims nothing, beside which touches reach what is behind.
    private func letsSheetThrough(_ node: Int) -> Bool {
        guard tree.kind(of: node).shortName == "UITransitionView" else { return false }
        var child = Int(tree.nodes[node].lastChild)
        while child >= 0 {
            if tree.kind(of: child).shortName == "UIDimmingView", refusal(child) != nil { return true }
            child = Int(tree.nodes[child].previousSibling)
        }
        return false
    }

    /// Returns the view's result after its subviews have been queried.
    private func leave(_ visit: Visit, _ below: Taking?, _ steps: inout [Step]?) -> Taking {
        var taking: Taking
        let known = tree.known(visit.node)
        if case .taken(let taker, let doubt)? = below {
            taking = .taken(by: taker, visit.doubt ?? doubt)
            // A window that may let touches through does so where its root view would receive them.
            if known.taking == .mayLetThrough, tree.nodes[visit.node].parent < 0 {
                taking = .doubtful(visit.doubt ?? Doubt(node: visit.node, reason: .known(known.reason ?? "")))
            }
        } else {
            switch handling(of: visit.node, known) {
            case .takes, .answersItself: taking = .taken(by: visit.node, visit.doubt)
            case .letsThrough: taking = visit.doubt.map { .doubtful($0) } ?? .none
            case .mayLetThrough:
                taking = .doubtful(visit.doubt ?? Doubt(node: visit.node, reason: .known(known.reason ?? "")))
            }
        }
        if let entry = visit.entry, taking != .none { taking = .doubtful(entry) }
        guard steps != nil, visit.step >= 0 else { return taking }
        switch taking {
        case .none: steps![visit.step].verdict = .passedOn
        case .doubtful: steps![visit.step].verdict = .untraced
        case .taken(let taker, let doubt):
            steps![visit.step].verdict = doubt != nil ? .untraced : taker == visit.node ? .hit : .descendant
            steps![visit.step].answer = doubt == nil ? taker : -1
        }
        return taking
    }
}

/// A view's result in the hit test of a dump, and the reason for it.
package enum DumpVerdict: Sendable {
    case hit, descendant, outside, empty, hidden, interactionOff, transparent, singular, disabled
    /// The class lets touches through that no view inside it handles.
    case passedOn
    /// The dump does not determine the result.
    case untraced

    /// The verdict's code in JSON: that of `HitTestVerdict` if it has one.
    package var code: String {
        switch self {
        case .hit: "hit"
        case .descendant: "descendant"
        case .outside, .empty: "outside"
        case .hidden: "hidden"
        case .interactionOff: "interaction"
        case .transparent: "alpha"
        case .singular: "singular"
        case .disabled: "disabled"
        case .passedOn: "lets-through"
        case .untraced: "untraced"
        }
    }
}
