import Foundation

/// Why a hit test did not end at the view that is wanted: what lies on the way from its window down to it.
@MainActor
struct ReachAnalysis {
    private let application: UIApplication
    private let run: HitTestRun
    private let wanted: UIView
    private let location: CGPoint
    /// Whether what a view inside gets must climb to the wanted one; for a recognizer of it that does not matter.
    private let climbs: Bool
    /// From the window down to the wanted view.
    private let path: [UIView]
    /// What could not be told, for people.
    private(set) var notes: [String] = []
    /// From the outside in.
    private(set) var causes: [TouchExplanation.Cause] = []

    init(_ application: UIApplication, _ run: HitTestRun, wanted: UIView, at location: CGPoint, climbs: Bool) {
        self.application = application
        self.run = run
        self.wanted = wanted
        self.location = location
        self.climbs = climbs
        var path = [wanted]
        while let superview = path[path.count - 1].superview { path.append(superview) }
        self.path = path.reversed()
        causes = find()
    }

    private mutating func find() -> [TouchExplanation.Cause] {
        if application.isIgnoringInteractionEvents { return [.ignoringInteraction] + findOnTheWay() }
        return findOnTheWay()
    }

    private mutating func findOnTheWay() -> [TouchExplanation.Cause] {
        if run.hit === wanted { return [] }
        guard let window = wanted.window else { return [.notInAWindow(TouchExplanation.Mention(path[0]))] }
        var causes: [TouchExplanation.Cause] = []
        if application.windowOrder.frontToBack.contains(where: { $0 === window }) {
            for other in application.windowOrder.frontToBack {
                guard other !== window else { break }
                guard let answer = run.step(of: other)?.answer else { continue }
                causes.append(.windowInFront(TouchExplanation.Mention(other), answer: TouchExplanation.Mention(answer)))
                break
            }
        } else {
            causes.append(.windowHidden(TouchExplanation.Mention(window)))
        }
        return causes + way(from: window.node.pointee.fromParent(Double(location.x), Double(location.y)))
    }

    /// What is the matter with the views of the path, from the outside in.
    ///
    /// - Parameter point: In the window's bounds coordinates; nil where its transform makes that unknowable.
    private mutating func way(from point: (x: Double, y: Double)?) -> [TouchExplanation.Cause] {
        var points = [point]
        for view in path.dropFirst() {
            points.append(points[points.count - 1].flatMap { view.node.pointee.fromParent($0.x, $0.y) })
        }
        // From the inside out, since an override is to blame only where nothing below it is; each view's causes at the end.
        var causes: [TouchExplanation.Cause] = []
        for index in path.indices.reversed() {
            if let blame = look(at: index, points[index], isFreeBelow: causes.isEmpty) {
                causes += blame.reversed()
            }
        }
        return causes.reversed()
    }

    /// What is the matter with the view at `index` of the path.
    private mutating func look(at index: Int, _ point: (x: Double, y: Double)?, isFreeBelow: Bool) -> [TouchExplanation
        .Cause]?
    {
        let view = path[index]
        let step = run.step(of: view)
        var own: [TouchExplanation.Cause] = refusals(view)
        if let point { own += misses(view, point, step) }
        guard index + 1 < path.count else { return own.isEmpty ? atTheWanted(step) : own }
        let child = path[index + 1]
        if let cover = cover(of: child, in: view, point) { return own + [cover] }
        guard own.isEmpty, view.node.pointee.flags.contains(.overridesHitTest), let step else { return own }
        // Its answer is its own doing where it did not ask below, or was told the wanted view and did not say so.
        let asked = view.subviews.contains { run.step(of: $0)?.asker === view }
        let isChanged = isFreeBelow && (step.answer !== run.step(of: child)?.answer || step.answer == nil)
        return !asked || isChanged
            ? [
                .overrideAnswers(
                    TouchExplanation.Mention(view), answer: step.answer.map { TouchExplanation.Mention($0) })
            ] : nil
    }

    /// All reasons for which it is passed over before the point is looked at, in the order of the checks (HT-7).
    private func refusals(_ view: UIView) -> [TouchExplanation.Cause] {
        let flags = view.node.pointee.flags
        var causes: [TouchExplanation.Cause] = []
        // A window that is not shown is told of already.
        if flags.contains(.hidden), !(view is UIWindow) { causes.append(.hidden(TouchExplanation.Mention(view))) }
        if flags.contains(.interactionDisabled) { causes.append(.interactionDisabled(TouchExplanation.Mention(view))) }
        if flags.contains(.transparent) {
            causes.append(.transparent(TouchExplanation.Mention(view), alpha: view.node.pointee.opacity))
        }
        if flags.contains(.animating) { causes.append(.animating(TouchExplanation.Mention(view))) }
        if flags.contains(.singular) { causes.append(.singular(TouchExplanation.Mention(view))) }
        if flags.contains(.disabledControl) { causes.append(.disabledControl(TouchExplanation.Mention(view))) }
        return causes
    }

    /// Why the point is not in the view.
    private mutating func misses(
        _ view: UIView, _ point: (x: Double, y: Double), _ step: HitTestRun.Step?
    ) -> [TouchExplanation.Cause] {
        let here = CGPoint(x: point.x, y: point.y)
        var causes: [TouchExplanation.Cause] = []
        if let step, let asker = step.asker, asker.node.pointee.flags.contains(.overridesHitTest),
            abs(step.point.x - here.x) > 0.001 || abs(step.point.y - here.y) > 0.001, step.answer == nil
        {
            causes.append(
                .wrongPoint(
                    TouchExplanation.Mention(view), asker: TouchExplanation.Mention(asker), given: step.point,
                    right: here))
        }
        guard view.node.pointee.flags.contains(.overridesPointInside) else {
            if view.node.pointee.contains(point.x, point.y) { return causes }
            // An override of the hit test may look beyond the bounds.
            if let step, step.answer != nil, step.answer!.isDescendant(of: view) { return causes }
            let bounds = view.bounds
            let isEmpty = !(bounds.width > 0 && bounds.height > 0)
            return causes + [
                isEmpty
                    ? .empty(TouchExplanation.Mention(view))
                    : .outside(TouchExplanation.Mention(view), by: .init(here, bounds))
            ]
        }
        guard let step else {
            notes.append("\(TouchExplanation.Mention(view).name) overrides point(inside:with:) and was not asked")
            return causes
        }
        guard case .outside(overridden: true) = step.verdict, causes.isEmpty else { return causes }
        let isMistaken = view.bounds.encloses(here) && !view.frame.encloses(here)
        return [.pointInsideSaysNo(TouchExplanation.Mention(view), takesFrameForBounds: isMistaken)]
    }

    /// What stands in front of `child`, among its siblings.
    private mutating func cover(of child: UIView, in view: UIView, _ point: (x: Double, y: Double)?) -> TouchExplanation
        .Cause?
    {
        for sibling in view.subviews.reversed() {
            guard sibling !== child else { return nil }
            let answer: UIView?
            if let step = run.step(of: sibling) {
                guard step.asker === view else { continue }
                answer = step.answer
            } else if let point {
                answer = likelyAnswer(of: sibling, point)
            } else {
                answer = nil
            }
            guard let answer else { continue }
            if sibling.node.pointee.flags.contains(.overridesHitTest), isItsOwnDoing(sibling, answer, point) {
                return .overrideAnswers(TouchExplanation.Mention(sibling), answer: TouchExplanation.Mention(answer))
            }
            return .covered(
                TouchExplanation.Mention(child), sibling: TouchExplanation.Mention(sibling),
                answer: TouchExplanation.Mention(answer))
        }
        return nil
    }

    /// Whether a view that UIKit's own hit test would have passed over, or would have answered otherwise, answered this.
    private func isItsOwnDoing(_ view: UIView, _ answer: UIView, _ point: (x: Double, y: Double)?) -> Bool {
        guard answer.isDescendant(of: view) else { return true }
        guard let inner = point.flatMap({ view.node.pointee.fromParent($0.x, $0.y) }) else { return false }
        return !view.node.pointee.isEligible || !view.node.pointee.contains(inner.x, inner.y)
    }

    /// What a view that was not asked would answer, as far as that can be told without calling it.
    private mutating func likelyAnswer(of view: UIView, _ point: (x: Double, y: Double)) -> UIView? {
        var view = view
        guard var inner = view.node.pointee.fromParent(point.x, point.y), view.isPlainlyHit(inner) else { return nil }
        descent: while true {
            for subview in view.subviews.reversed() {
                guard let next = subview.node.pointee.fromParent(inner.x, inner.y) else { continue }
                if !subview.node.pointee.flags.isDisjoint(with: .dynamic) {
                    notes.append("\(TouchExplanation.Mention(subview).name) overrides the hit test and was not asked")
                } else if subview.isPlainlyHit(next) {
                    view = subview
                    inner = next
                    continue descent
                }
            }
            return view
        }
    }

    /// The wanted view could be hit, and was not.
    private func atTheWanted(_ step: HitTestRun.Step?) -> [TouchExplanation.Cause] {
        guard let step else { return [] }
        guard let answer = step.answer, answer !== wanted, answer.isDescendant(of: wanted) else {
            return step.answer === wanted
                ? []
                : [
                    .overrideAnswers(
                        TouchExplanation.Mention(wanted), answer: step.answer.map { TouchExplanation.Mention($0) })
                ]
        }
        guard climbs, let stop = answer.stopsClimbing(to: wanted) else { return [] }
        return [.takenInside(TouchExplanation.Mention(wanted), by: TouchExplanation.Mention(stop))]
    }
}

extension UIView {
    /// Whether it contains the point and may be hit, its class having no say in that.
    fileprivate func isPlainlyHit(_ point: (x: Double, y: Double)) -> Bool {
        node.pointee.isEligible && node.pointee.flags.isDisjoint(with: .dynamic)
            && node.pointee.contains(point.x, point.y)
    }
}

extension UIResponder {
    /// The first responder from here up that has touches of its own, before `end` is reached; nil if a touch climbs that far.
    func stopsClimbing(to end: UIResponder) -> UIResponder? {
        var current: UIResponder? = self
        for _ in 0..<100_000 {
            guard let responder = current, responder !== end else { return nil }
            if ForwardedMethod.touchesBegan.isOverridden(by: responder) { return responder }
            current = responder.next
        }
        return nil
    }
}
