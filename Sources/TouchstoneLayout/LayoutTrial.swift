import Foundation
import TouchstoneConstraintSolver
import TouchstoneCore

/// Searches for a change of constraints that makes a view large enough, and tries each change on a copy of the layout.
@MainActor
struct LayoutTrial {
    /// A change in the copy.
    fileprivate enum Step {
        case remove(NSLayoutConstraint)
        case setConstant(RememberedConstraints.Entry, CGFloat)
        /// Make the view at least this long, in points.
        case lengthen(CGFloat)
        /// Pin the end of the view to the end of its part.
        case pin
    }

    /// A found change: words, and what makes it.
    fileprivate struct Found {
        let words: String
        let steps: [Step]
    }

    /// What the changed view should contain.
    private let need: LayoutNeed
    /// What all views together should contain.
    private let all: [LayoutNeed]
    private let tree: RecordedTree

    /// The number of constraints that are changed or removed in turn; each trial solves the whole layout.
    private static let mostTried = 8

    /// Returns changes that satisfy all needs, or, if there is none, those that satisfy the first.
    ///
    /// - Parameter others: The needs of the views inside and around the view, the innermost first.
    static func remedies(for need: LayoutNeed, and others: [LayoutNeed], in tree: RecordedTree) -> [LayoutRemedy] {
        guard tree.isLaidOut(need.view) else { return [] }
        let all = others.filter { tree.isLaidOut($0.view) }
        let found = all.flatMap { LayoutTrial(need: $0, all: all, tree: tree).remedies }
        let good = found.isEmpty ? LayoutTrial(need: need, all: [need], tree: tree).remedies : found
        let leastSteps = good.map(\.steps).min()
        return good.filter { $0.steps == leastSteps }.map(\.remedy)
    }

    private init(need: LayoutNeed, all: [LayoutNeed], tree: RecordedTree) {
        (self.need, self.all, self.tree) = (need, all, tree)
    }

    /// The changes that help, with their numbers of steps; of a view that is too small in both directions, both are changed.
    private var remedies: [(remedy: LayoutRemedy, steps: Int)] {
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical].filter { need.isTooShort(along: $0, in: tree) }
        let found = axes.map { (axis: $0, changes: Direction(trial: self, axis: $0).found) }
        guard let first = found.first, found.allSatisfy({ !$0.changes.isEmpty }) else { return [] }
        guard found.count == 2 else { return first.changes.map { remedy([($0, first.axis)]) } }
        return [remedy(found.map { ($0.changes[0], $0.axis) })]
    }

    private func remedy(_ changes: [(Found, NSLayoutConstraint.Axis)]) -> (LayoutRemedy, Int) {
        let steps = changes.flatMap { change in change.0.steps.map { ($0, change.1) } }
        let remedy = LayoutRemedy(words: changes.map(\.0.words).joined(separator: "; and ")) {
            [weak view = tree.view(need.view)?.view, weak part = need.part.flatMap { tree.view($0)?.view }] in
            guard let view else { return }
            for (step, axis) in steps { step.apply(to: view, part, axis) }
        }
        return (remedy, steps.count)
    }

    /// The search along one axis.
    @MainActor
    private struct Direction {
        let trial: LayoutTrial
        let axis: NSLayoutConstraint.Axis
        private var tree: RecordedTree { trial.tree }
        private var view: ObjectIdentifier { trial.need.view }
        private var isHorizontal: Bool { axis == .horizontal }
        private var size: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
        /// The length that the view should have, in points.
        private var length: CGFloat { trial.need.rect.size.length(along: axis) }
        private func name(_ view: ObjectIdentifier) -> String { tree.name(of: view) }

        init(trial: LayoutTrial, axis: NSLayoutConstraint.Axis) { (self.trial, self.axis) = (trial, axis) }

        var found: [Found] {
            let limits = tree.constraints(affecting: view, along: axis).filter { isLimit($0) }
            let raised = limits.compactMap { limit in
                tried(
                    "\(taker)set the constant of the constraint \(words(limit)) to \(number(length))",
                    [.setConstant(limit, length)])
            }
            if !raised.isEmpty { return raised }
            let end = isHorizontal ? "trailingAnchor" : "bottomAnchor"
            if let toContent = trial.need.laidOutPart(in: tree) {
                let line = "\(name(toContent)).\(end).constraint(equalTo: \(name(view)).\(end)).isActive = true"
                if let pinned = tried("pin it to its content: \(line)", [.pin]) { return [pinned] }
            }
            let line =
                "\(name(view)).\(size)Anchor.constraint(greaterThanOrEqualToConstant: \(number(length))).isActive = true"
            let (longer, conflicting) = outcome([.lengthen(length)])
            if longer { return [Found(words: "\(taker)give it a size: \(line)", steps: [.lengthen(length)])] }
            return removals(conflicting, line)
        }

        /// Whether a constraint limits the view's own length to a number that is too small.
        private func isLimit(_ entry: RememberedConstraints.Entry) -> Bool {
            let constraint = entry.constraint
            return constraint.firstKey == view && constraint.firstAttribute == size && constraint.secondKey == nil
                && constraint.relation != .greaterThanOrEqual && entry.constant < length && !constraint.isOfStack
        }

        /// The changes that remove one of the constraints that do not let the view be longer.
        private func removals(_ conflicting: [NSLayoutConstraint], _ line: String) -> [Found] {
            // A view is more often meant to begin where it does than to end there.
            let own = tree.constraints(affecting: view, along: axis)
            let beginnings = own.filter { $0.constraint.isBeginning(of: view) }
            var candidates =
                own.filter { !$0.constraint.isBeginning(of: view) }
                + conflicting.map { tree.entry(of: $0, near: view) } + beginnings
            candidates = candidates.enumerated().filter { index, entry in
                !entry.constraint.isOfStack && !candidates[..<index].contains { $0.constraint === entry.constraint }
            }.map(\.element)
            let missing = length - tree.length(of: view, along: axis)
            for entry in candidates.prefix(LayoutTrial.mostTried) where entry.constraint.isOfLength {
                let raised = entry.constant + missing
                let words = "\(taker)set the constant of the constraint \(words(entry)) to \(number(raised))"
                if let found = tried(words, [.setConstant(entry, raised)]) { return [found] }
            }
            for entry in candidates.prefix(LayoutTrial.mostTried) {
                let long = isHorizontal ? "wide" : "high"
                let words =
                    "\(taker)change or remove the constraint \(words(entry)), which keeps \(name(view)) from being \(number(length)) points \(long)"
                if let alone = tried(words, [.remove(entry.constraint)]) { return [alone] }
                if let both = tried("\(words); and add \(line)", [.remove(entry.constraint), .lengthen(length)]) {
                    return [both]
                }
            }
            return []
        }

        /// The arranged subview that takes most of the stack's length, in words; empty if there is none.
        private var taker: String {
            guard let (stack, arrangement) = self.stack, arrangement.axis == axis else { return "" }
            let others = arrangement.arranged.filter {
                $0 != view && $0 != trial.need.part && tree.view($0)?.isHidden == false
            }
            let all = tree.length(of: stack, along: axis)
            guard
                let largest = others.max(by: { tree.length(of: $0, along: axis) < tree.length(of: $1, along: axis) }),
                all > 0, tree.length(of: largest, along: axis) * 2 > all
            else { return "" }
            let taken = number(tree.length(of: largest, along: axis))
            return "\(name(largest)) takes \(taken) of the \(number(all)) points of \(name(stack)): "
        }

        /// The view itself if it is a stack view, or else its superview if that is one.
        private var stack: (ObjectIdentifier, RememberedConstraints.Stack)? {
            for key in [view, tree.view(view)?.superview].compactMap(\.self) {
                if let stack = tree.constraints(of: key)?.stack { return (key, stack) }
            }
            return nil
        }

        private func words(_ entry: RememberedConstraints.Entry) -> String {
            entry.constraint.sentence(entry.constant, entry.priority) { tree.view($0)?.name }
        }

        private func tried(_ words: String, _ steps: [Step]) -> Found? {
            outcome(steps).isGood ? Found(words: words, steps: steps) : nil
        }

        /// Solves a copy of the layout after changes.
        ///
        /// - Returns: Whether the view then contains its part without a new conflict, and the constraints of new conflicts.
        private func outcome(_ steps: [Step]) -> (isGood: Bool, conflicting: [NSLayoutConstraint]) {
            guard let engine = tree.engine(of: view) else { return (false, []) }
            engine.solve { _ in }
            let before = engine.conflicts.count
            for step in steps { follow(step, engine) }
            engine.solve { _ in }
            let conflicting = engine.conflicts.dropFirst(before).flatMap(\.self)
            let isGood = trial.all.allSatisfy { $0.isMet(in: engine, along: axis, of: tree) }
            return (isGood && engine.conflicts.count == before, conflicting)
        }

        private func follow(_ step: Step, _ engine: LayoutEngine) {
            guard let box = engine.box(at: view) else { return }
            let own = isHorizontal ? box.width : box.height
            switch step {
            case .remove(let constraint): engine.remove(constraint)
            case .setConstant(let entry, let constant):
                engine.addToConstant(constant - entry.constant, of: entry.constraint)
            case .lengthen(let length):
                _ = engine.solve([.init(own)], .greaterThanOrEqual, Double(length), ConstraintSolver.required, .trial)
            case .pin:
                guard let inner = trial.need.part.flatMap({ engine.box(at: $0) }) else { return }
                let (start, length) = isHorizontal ? (inner.x, inner.width) : (inner.y, inner.height)
                _ = engine.solve(
                    [.init(start), .init(length), .init(own, -1)], .equal, 0, ConstraintSolver.required, .trial)
            }
        }
    }
}

@MainActor
extension LayoutNeed {
    /// The part, if constraints determined its frame.
    fileprivate func laidOutPart(in tree: RecordedTree) -> ObjectIdentifier? {
        part.flatMap { tree.isLaidOut($0) ? $0 : nil }
    }

    fileprivate func isTooShort(along axis: NSLayoutConstraint.Axis, in tree: RecordedTree) -> Bool {
        rect.size.length(along: axis) > tree.length(of: view, along: axis) + 0.01
    }

    /// Whether the view contains its part, in its full length, in a solved layout.
    fileprivate func isMet(
        in engine: LayoutEngine, along axis: NSLayoutConstraint.Axis, of tree: RecordedTree
    ) -> Bool {
        guard let frame = engine.frame(at: view) else { return false }
        let length = frame.size.length(along: axis)
        guard let part = laidOutPart(in: tree), let inner = engine.frame(at: part) else {
            return length >= rect.size.length(along: axis) - 0.01
        }
        let start = axis == .horizontal ? inner.minX : inner.minY
        let own = inner.size.length(along: axis)
        return start >= -0.01 && start + own <= length + 0.01 && own >= tree.length(of: part, along: axis) - 0.01
    }
}

extension LayoutTrial.Step {
    @MainActor
    fileprivate func apply(to view: UIView, _ part: UIView?, _ axis: NSLayoutConstraint.Axis) {
        switch self {
        case .remove(let constraint): constraint.isActive = false
        case .setConstant(let entry, let constant): entry.constraint.constant = constant
        case .lengthen(let length):
            let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
            anchor.constraint(greaterThanOrEqualToConstant: length).isActive = true
        case .pin:
            guard let part else { return }
            if axis == .horizontal {
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            } else {
                part.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
            }
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint sets a length to a number.
    fileprivate var isOfLength: Bool { firstAttribute.kind == .size && secondAttribute == .notAnAttribute }

    /// Whether the constraint determines where the view begins.
    @MainActor
    fileprivate func isBeginning(of view: ObjectIdentifier) -> Bool {
        [.top, .left, .leading].contains(firstKey == view ? firstAttribute : secondAttribute)
    }

    /// Whether a stack view made the constraint, so that an application cannot change it.
    fileprivate var isOfStack: Bool { identifier?.hasPrefix("UISV-") == true }
}
