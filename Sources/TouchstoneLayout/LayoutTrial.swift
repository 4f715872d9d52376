import Foundation
import TouchstoneConstraintSolver
import TouchstoneCore

/// Searches for a change of constraints that makes a view large enough, and tries each change on a copy of the layout.
@MainActor
struct LayoutTrial {
    /// A change in the copy.
    fileprivate enum Step {
        case remove(NSLayoutConstraint)
        case setConstant(NSLayoutConstraint, CGFloat)
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
    private let name: (ObjectIdentifier) -> String?
    private var view: UIView { need.view }

    /// The number of constraints that are changed or removed in turn; each trial solves the whole layout.
    private static let mostTried = 8

    /// Returns changes that satisfy all needs, or, if there is none, those that satisfy the first.
    ///
    /// - Parameter others: The needs of the views inside and around the view, the innermost first.
    static func remedies(
        for need: LayoutNeed, and others: [LayoutNeed], name: @escaping (ObjectIdentifier) -> String?
    ) -> [LayoutRemedy] {
        guard need.view.layoutState?.translatesMask == false else { return [] }
        let all = others.filter { $0.view.layoutState?.translatesMask == false }
        let found = all.flatMap { LayoutTrial(need: $0, all: all, name: name).remedies }
        let good = found.isEmpty ? LayoutTrial(need: need, all: [need], name: name).remedies : found
        let leastSteps = good.map(\.steps).min()
        return good.filter { $0.steps == leastSteps }.map(\.remedy)
    }

    private init(need: LayoutNeed, all: [LayoutNeed], name: @escaping (ObjectIdentifier) -> String?) {
        (self.need, self.all, self.name) = (need, all, name)
    }

    /// The changes that help, with their numbers of steps; of a view that is too small in both directions, both are changed.
    private var remedies: [(remedy: LayoutRemedy, steps: Int)] {
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical].filter { need.isTooShort(along: $0) }
        let found = axes.map { (axis: $0, changes: Direction(trial: self, axis: $0).found) }
        guard let first = found.first, found.allSatisfy({ !$0.changes.isEmpty }) else { return [] }
        guard found.count == 2 else { return first.changes.map { remedy([($0, first.axis)]) } }
        return [remedy(found.map { ($0.changes[0], $0.axis) })]
    }

    private func remedy(_ changes: [(Found, NSLayoutConstraint.Axis)]) -> (LayoutRemedy, Int) {
        let steps = changes.flatMap { change in change.0.steps.map { ($0, change.1) } }
        let remedy = LayoutRemedy(words: changes.map(\.0.words).joined(separator: "; and ")) {
            [weak view = need.view, weak part = need.part] in
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
        private var view: UIView { trial.view }
        private var isHorizontal: Bool { axis == .horizontal }
        private var size: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
        /// The length that the view should have, in points.
        private var length: CGFloat { trial.need.rect.size.length(along: axis) }
        private func name(_ view: UIView) -> String { trial.name(ObjectIdentifier(view)) ?? view.layoutName }

        init(trial: LayoutTrial, axis: NSLayoutConstraint.Axis) { (self.trial, self.axis) = (trial, axis) }

        var found: [Found] {
            let limits = view.constraintsAffectingLayout(for: axis).filter { isLimit($0) }
            let raised = limits.compactMap { limit in
                tried(
                    "\(taker)set the constant of the constraint \(words(limit)) to \(number(length))",
                    [.setConstant(limit, length)])
            }
            if !raised.isEmpty { return raised }
            let end = isHorizontal ? "trailingAnchor" : "bottomAnchor"
            if let toContent = trial.need.laidOutPart {
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
        private func isLimit(_ constraint: NSLayoutConstraint) -> Bool {
            constraint.firstItem === view && constraint.firstAttribute == size && constraint.secondItem == nil
                && constraint.relation != .greaterThanOrEqual && constraint.constant < length && !constraint.isOfStack
        }

        /// The changes that remove one of the constraints that do not let the view be longer.
        private func removals(_ conflicting: [NSLayoutConstraint], _ line: String) -> [Found] {
            // A view is more often meant to begin where it does than to end there.
            let own = view.constraintsAffectingLayout(for: axis)
            let beginnings = own.filter { $0.isBeginning(of: view) }
            var candidates = own.filter { !$0.isBeginning(of: view) } + conflicting + beginnings
            candidates = candidates.enumerated().filter { index, constraint in
                !constraint.isOfStack && !candidates[..<index].contains { $0 === constraint }
            }.map(\.element)
            let missing = length - view.bounds.size.length(along: axis)
            for constraint in candidates.prefix(LayoutTrial.mostTried) where constraint.isOfLength {
                let raised = constraint.constant + missing
                let words = "\(taker)set the constant of the constraint \(words(constraint)) to \(number(raised))"
                if let found = tried(words, [.setConstant(constraint, raised)]) { return [found] }
            }
            for constraint in candidates.prefix(LayoutTrial.mostTried) {
                let long = isHorizontal ? "wide" : "high"
                let words =
                    "\(taker)change or remove the constraint \(words(constraint)), which keeps \(name(view)) from being \(number(length)) points \(long)"
                if let alone = tried(words, [.remove(constraint)]) { return [alone] }
                if let both = tried("\(words); and add \(line)", [.remove(constraint), .lengthen(length)]) {
                    return [both]
                }
            }
            return []
        }

        /// The arranged subview that takes most of the stack's length, in words; empty if there is none.
        private var taker: String {
            guard let stack = view as? UIStackView ?? view.superview as? UIStackView, stack.axis == axis else {
                return ""
            }
            let others = stack.arrangedSubviews.filter { $0 !== view && $0 !== trial.need.part && !$0.isHidden }
            let all = stack.bounds.size.length(along: axis)
            guard
                let largest = others.max(by: { one, other in
                    one.bounds.size.length(along: axis) < other.bounds.size.length(along: axis)
                }), all > 0,
                largest.bounds.size.length(along: axis) * 2 > all
            else { return "" }
            let taken = number(largest.bounds.size.length(along: axis))
            return "\(name(largest)) takes \(taken) of the \(number(all)) points of \(name(stack)): "
        }

        private func words(_ constraint: NSLayoutConstraint) -> String {
            constraint.sentence(constraint.constant, constraint.priority, trial.name)
        }

        private func tried(_ words: String, _ steps: [Step]) -> Found? {
            outcome(steps).isGood ? Found(words: words, steps: steps) : nil
        }

        /// Solves a copy of the layout after changes.
        ///
        /// - Returns: Whether the view then contains its part without a new conflict, and the constraints of new conflicts.
        private func outcome(_ steps: [Step]) -> (isGood: Bool, conflicting: [NSLayoutConstraint]) {
            let engine = LayoutEngine()
            engine.isTrial = true
            let root = LayoutState.of(view).root
            engine.add(root)
            engine.solve { _ in }
            let before = engine.conflicts.count
            for step in steps { follow(step, engine) }
            engine.solve { _ in }
            for _ in 0..<4 {
                for state in root.tree where state.view.wrapsContent && !state.translatesMask {
                    engine.contentSizeChanged(state, width: engine.frame(of: state.view)?.width)
                }
                guard engine.isDirty else { break }
                engine.solve { _ in }
            }
            let conflicting = engine.conflicts.dropFirst(before).flatMap(\.self)
            let isGood = trial.all.allSatisfy { $0.isMet(in: engine, along: axis) }
            return (isGood && engine.conflicts.count == before, conflicting)
        }

        private func follow(_ step: Step, _ engine: LayoutEngine) {
            let box = engine.box(of: view)
            let own = isHorizontal ? box.width : box.height
            switch step {
            case .remove(let constraint): engine.remove(constraint)
            case .setConstant(let constraint, let constant):
                guard let form = engine.form(of: constraint),
                    let relation = ConstraintSolver.Relation(rawValue: constraint.relation.rawValue)
                else { return }
                engine.remove(constraint)
                _ = engine.solve(
                    form.terms, relation, Double(constant) - form.constant, Double(constraint.priority.rawValue), .trial
                )
            case .lengthen(let length):
                _ = engine.solve([.init(own)], .greaterThanOrEqual, Double(length), ConstraintSolver.required, .trial)
            case .pin:
                guard let part = trial.need.part else { return }
                let inner = engine.box(of: part)
                let (start, length) = isHorizontal ? (inner.x, inner.width) : (inner.y, inner.height)
                _ = engine.solve(
                    [.init(start), .init(length), .init(own, -1)], .equal, 0, ConstraintSolver.required, .trial)
            }
        }
    }
}

extension LayoutNeed {
    /// The part, if constraints determine its frame.
    fileprivate var laidOutPart: UIView? { part?.layoutState?.translatesMask == false ? part : nil }

    fileprivate func isTooShort(along axis: NSLayoutConstraint.Axis) -> Bool {
        rect.size.length(along: axis) > view.bounds.size.length(along: axis) + 0.01
    }

    /// Whether the view contains its part, in its full length, in a solved layout.
    fileprivate func isMet(in engine: LayoutEngine, along axis: NSLayoutConstraint.Axis) -> Bool {
        guard let frame = engine.frame(of: view) else { return false }
        let length = frame.size.length(along: axis)
        guard let part = laidOutPart, let inner = engine.frame(of: part) else {
            return length >= rect.size.length(along: axis) - 0.01
        }
        let start = axis == .horizontal ? inner.minX : inner.minY
        let own = inner.size.length(along: axis)
        return start >= -0.01 && start + own <= length + 0.01 && own >= part.bounds.size.length(along: axis) - 0.01
    }
}

extension CGSize {
    fileprivate func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension LayoutTrial.Step {
    @MainActor
    fileprivate func apply(to view: UIView, _ part: UIView?, _ axis: NSLayoutConstraint.Axis) {
        switch self {
        case .remove(let constraint): constraint.isActive = false
        case .setConstant(let constraint, let constant): constraint.constant = constant
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
    fileprivate var isOfLength: Bool { firstAttribute.kind == .size && secondItem == nil }

    /// Whether the constraint determines where the view begins.
    @MainActor
    fileprivate func isBeginning(of view: UIView) -> Bool {
        [.top, .left, .leading].contains(firstItem === view ? firstAttribute : secondAttribute)
    }

    /// Whether a stack view made the constraint, so that an application cannot change it.
    fileprivate var isOfStack: Bool { identifier?.hasPrefix("UISV-") == true }
}
