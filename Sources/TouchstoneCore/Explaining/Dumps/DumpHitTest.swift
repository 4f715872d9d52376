import Foundation
import TouchstoneGeometry

/// The hit test of a dump: as UIKit's, and where the text does not tell what a view would answer, it says so instead.
struct DumpHitTest {
    /// What keeps a view's answer from being known.
    struct Doubt: Equatable {
        enum Reason: Equatable {
            /// The point may or may not be in it: the text has no frame, or not the whole of it.
            case place(String)
            /// It has the point, and where that is in what it holds is not told.
            case content(String)
            /// An animation may keep touches away (HT-13).
            case animating
            /// The alpha is no number.
            case alpha
            /// The class may let touches through, or answers by itself.
            case known(String)
            /// The point is just outside of a view whose touchable area may be larger.
            case widened
            /// Lines are left out, in which views in front may be.
            case leftOut(line: Int, isEnd: Bool)
        }
        let node: Int
        let reason: Reason
    }

    /// What comes of asking a view.
    enum Taking: Equatable {
        case none
        /// It, or something in it, may take the touch.
        case doubtful(Doubt)
        /// It, or something in it, takes the touch; who is not certain where there is a doubt.
        case taken(by: Int, Doubt?)
    }

    /// One view that was asked.
    struct Step {
        let node: Int
        let depth: Int
        /// In the view's bounds coordinates; nil where that is not told.
        let point: CGPoint?
        var verdict: DumpVerdict
        /// -1 for nobody.
        var answer = -1
    }

    let tree: DumpTree

    // MARK: One view by itself

    /// Why it is passed over before the point is looked at (HT-7); nil if it is not.
    func refusal(_ node: Int) -> DumpVerdict? {
        let view = tree.nodes[node]
        if view.flags.contains(.hidden) { return .hidden }
        if view.flags.contains(.interactionOff) { return .interactionOff }
        if view.isTransparent { return .transparent }
        if view.flags.contains(.disabled), tree.known(node).isControl { return .disabled }
        return nil
    }

    /// What may keep it from being asked, as far as that is not told.
    func doubt(_ node: Int) -> Doubt? {
        let view = tree.nodes[node]
        if view.flags.contains(.animated) { return Doubt(node: node, reason: .animating) }
        if view.alpha.isNaN { return Doubt(node: node, reason: .alpha) }
        return nil
    }

    // MARK: Asking

    private struct Visit {
        let node: Int
        let point: CGPoint?
        /// Whether it is asked at all, or has the point, is not told.
        let entry: Doubt?
        var next: Int32
        var doubt: Doubt?
        let step: Int
    }

    private enum Entry {
        case answered(Taking)
        case opened(Visit)
    }

    /// What a view and all that is in it would answer. Each view is looked at once, however deep they lie.
    ///
    /// - Parameters:
    ///   - point: In the coordinates that the view's frame is in.
    ///   - steps: Who was asked, in that order, is added here.
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
            // Whoever asked hears the answer; where it is a taker, that is the answer of all above.
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
        let untold =
            place.isInside == .untold
            ? Doubt(node: node, reason: .place(place.reason ?? "the point is on its edge, as far as it is printed"))
            : nil
        let entry = doubt(node) ?? untold
        if tree.known(node).taking == .answersItself {
            let doubt = entry ?? Doubt(node: node, reason: .known(tree.known(node).reason ?? ""))
            return answer(.untold, .doubtful(doubt), place.point)
        }
        if untold != nil, place.point == nil { return answer(.untold, .doubtful(entry!), nil) }
        if place.point == nil, tree.nodes[node].lastChild >= 0 {
            // It, or something in it, takes the touch; who, nobody knows.
            let doubt = Doubt(node: node, reason: .content(place.reason ?? ""))
            return answer(.untold, entry.map { .doubtful($0) } ?? .taken(by: node, doubt), nil)
        }
        steps?.append(Step(node: node, depth: depth, point: place.point, verdict: .passedOn))
        return .opened(
            Visit(
                node: node, point: place.point, entry: entry, next: tree.nodes[node].lastChild,
                step: (steps?.count ?? 0) - 1))
    }

    /// What the view answers once those in it have been asked.
    private func leave(_ visit: Visit, _ below: Taking?, _ steps: inout [Step]?) -> Taking {
        var taking: Taking
        let known = tree.known(visit.node)
        if case .taken(let taker, let doubt)? = below {
            taking = .taken(by: taker, visit.doubt ?? doubt)
            // A window that lets touches through does so where its root view would take them.
            if known.taking == .mayLetThrough, tree.nodes[visit.node].parent < 0 {
                taking = .doubtful(visit.doubt ?? Doubt(node: visit.node, reason: .known(known.reason ?? "")))
            }
        } else {
            switch known.taking {
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
        case .doubtful: steps![visit.step].verdict = .untold
        case .taken(let taker, let doubt):
            steps![visit.step].verdict = doubt != nil ? .untold : taker == visit.node ? .hit : .descendant
            steps![visit.step].answer = doubt == nil ? taker : -1
        }
        return taking
    }
}

/// What a view of a dump answered, and why.
package enum DumpVerdict: Sendable {
    case hit, descendant, outside, empty, hidden, interactionOff, transparent, singular, disabled
    /// The class lets touches through that nothing in it takes.
    case passedOn
    /// The dump does not tell.
    case untold

    /// One word for programs: that of `HitTestVerdict`, where it has one.
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
        case .untold: "untold"
        }
    }
}
