import Foundation
import TouchstoneCore

/// Finds out why a hit test did not end at the wanted view, by checking each view between the window and it in the
/// recorded scene.
@MainActor
struct ReachAnalysis {
    private let run: HitTestRun
    private var scene: ViewTreeSnapshot { run.scene }
    private let wanted: Int
    private let location: CGPoint
    /// The places from the window to the wanted view.
    private let path: [Int]
    /// Notes for the reader about facts that could not be determined.
    private(set) var notes: [String] = []
    /// The causes, from the outermost view inward; those of neighbors in front come last.
    private(set) var causes: [TouchExplanation.Cause] = []

    /// - Parameter wanted: The place of the view in the scene.
    init(_ run: HitTestRun, wanted: Int, at location: CGPoint) {
        self.run = run
        self.wanted = wanted
        self.location = location
        path = run.scene.path(to: wanted)
        causes = find()
    }

    private func mention(_ place: Int) -> TouchExplanation.Mention { TouchExplanation.Mention(scene, place) }
    private func node(_ place: Int) -> ViewNode { scene.views[place].node }
    private func mention(_ answer: HitTestRun.Answer?) -> TouchExplanation.Mention? { answer?.view }

    private mutating func find() -> [TouchExplanation.Cause] {
        if let hit = run.hit?.place, hit == wanted { return [] }
        var causes: [TouchExplanation.Cause] = []
        let window = path[0]
        if scene.shownWindows.contains(window) {
            for other in scene.shownWindows {
                guard other != window else { break }
                guard let answer = run.step(of: other)?.answer else { continue }
                causes.append(inFront(other, answer))
                break
            }
        } else {
            causes.append(.windowHidden(mention(window)))
        }
        causes += withoutConsequences(way(from: node(window).fromParent(Double(location.x), Double(location.y))))
        // A view that has the touch beside the wanted view does not cover it.
        let isBeside = causes.contains { $0.kind == .outside && $0.subject == mention(wanted) }
        if isBeside { return causes.filter { $0.kind != .covered } }
        // What stops the touch at the view itself, or at a view that contains it, remains when a neighbor is gone.
        return causes.filter { $0.role != .neighbor } + causes.filter { $0.role == .neighbor }
    }

    /// Returns the causes after those of which they are consequences.
    ///
    /// A stack view becomes smaller if an arranged subview is hidden or has no size, so that the point may be outside it. The place of
    /// a hidden arranged subview says nothing about where it would be shown.
    private func withoutConsequences(_ causes: [TouchExplanation.Cause]) -> [TouchExplanation.Cause] {
        func isCause(
            _ cause: TouchExplanation.Cause, _ kinds: [TouchExplanation.Cause.Kind], of places: ArraySlice<Int>
        ) -> Bool {
            kinds.contains(cause.kind) && places.contains { mention($0) == cause.subject }
        }
        guard
            let index = path.indices.first(where: { index in
                isArranged(index) && causes.contains { isCause($0, [.hidden, .empty], of: path[index...index]) }
            })
        else { return causes }
        let own = path[index...index]
        let isHidden = causes.contains { isCause($0, [.hidden], of: own) }
        let outermost = (1...index).last { !isArranged($0) } ?? 0
        let stacks = path[outermost..<index]
        let dropped = isHidden ? path[outermost...] : []
        let remaining = causes.filter { !isCause($0, [.outside, .empty], of: dropped) }
        let late = remaining.filter { isCause($0, [.outside], of: isHidden ? path[..<index] : stacks) }
        var ordered = remaining.filter { !late.contains($0) }
        let place = ordered.firstIndex { isCause($0, isHidden ? [.hidden] : [.empty], of: own) }
        ordered.insert(contentsOf: late, at: place.map { $0 + 1 } ?? ordered.count)
        return ordered
    }

    /// Whether the view at an index of the path is an arranged subview of the stack view that contains it.
    private func isArranged(_ index: Int) -> Bool {
        guard index > 0, let layout = scene.views[path[index - 1]].rest?.layout else { return false }
        return layout.arranged.contains(scene.views[path[index]].owner.key)
    }

    private func inFront(_ window: Int, _ answer: HitTestRun.Answer) -> TouchExplanation.Cause {
        switch scene.views[window].rest?.detail as? SystemWindowMemory {
        case .keyboard: .keyboardInFront(mention(window), responder: scene.firstResponder.map { .init($0) })
        case .menu: .menuInFront(mention(window))
        case nil: .windowInFront(mention(window), answer: answer.view)
        }
    }

    /// Returns the causes found in the views of the path, from the outside in.
    ///
    /// - Parameter point: The point in the window's bounds coordinates, or `nil` if the window's transform is singular.
    private mutating func way(from point: (x: Double, y: Double)?) -> [TouchExplanation.Cause] {
        var points = [point]
        for place in path.dropFirst() {
            points.append(points[points.count - 1].flatMap { node(place).fromParent($0.x, $0.y) })
        }
        if let moving = seenElsewhere(points) {
            return [moving]
                + path.filter { node($0).flags.contains(.animating) }.map { .animating(mention($0)) }
        }
        // Goes from the inside out, since an override is a cause only if no view below it is; each view's causes are
        // appended in reverse.
        var causes: [TouchExplanation.Cause] = []
        let isOfKeyboard = scene.views[path[0]].rest?.detail as? SystemWindowMemory == .keyboard
        for index in path.indices.reversed() {
            // The keyboard's window and panel are only as large as their content.
            if isOfKeyboard, index < 2, !causes.isEmpty { break }
            if let blame = look(at: index, points[index], isFreeBelow: causes.isEmpty) {
                causes += blame.reversed()
            }
        }
        return causes.reversed()
    }

    /// The cause if the wanted view is drawn at the touch by an animation but hit-tested elsewhere (HT-25).
    private func seenElsewhere(_ points: [(x: Double, y: Double)?]) -> TouchExplanation.Cause? {
        guard let moving = path.first(where: { scene.views[$0].rest?.seenOffset != nil }),
            let last = points[points.count - 1], !node(wanted).contains(last.x, last.y)
        else { return nil }
        var point = (x: Double(location.x), y: Double(location.y))
        for place in path {
            guard let inner = scene.asSeen(place, { $0.fromParent(point.x, point.y) }) else { return nil }
            point = inner
        }
        guard node(wanted).contains(point.x, point.y) else { return nil }
        // The frames of the animated view in its superview, as drawn and as hit-tested.
        let seen = scene.asSeen(moving) { $0.frameInParent }
        return .seenElsewhere(mention(moving), seen: seen, place: node(moving).frameInParent)
    }

    /// Returns the causes found in the view at `index` of the path, or `nil` if there is none.
    private mutating func look(at index: Int, _ point: (x: Double, y: Double)?, isFreeBelow: Bool) -> [TouchExplanation
        .Cause]?
    {
        let place = path[index]
        let step = run.step(of: place)
        var own = refusals(place)
        if let point { own += misses(place, point, step) }
        guard index + 1 < path.count else { return own.isEmpty ? atTheWanted(step) : own }
        let child = path[index + 1]
        if let cover = cover(of: child, in: place, point) { return own + [cover] }
        guard own.isEmpty, node(place).flags.contains(.overridesHitTest), let step else { return own }
        // An override causes the result if it queried no subview, or changed the result of the subview on the path.
        let asked = scene.subviews(of: place).contains { run.step(of: $0)?.asker == place }
        let isChanged = isFreeBelow && (step.answer?.place != run.step(of: child)?.answer?.place || step.answer == nil)
        return !asked || isChanged ? [.overrideAnswers(mention(place), answer: mention(step.answer))] : nil
    }

    /// All reasons to skip the view before its point is tested, in the order of the checks (HT-7).
    private func refusals(_ place: Int) -> [TouchExplanation.Cause] {
        let flags = node(place).flags
        var causes: [TouchExplanation.Cause] = []
        // A hidden window has its own cause.
        if flags.contains(.hidden), !flags.contains(.window) { causes.append(.hidden(mention(place))) }
        if flags.contains(.interactionDisabled) { causes.append(.interactionDisabled(mention(place))) }
        if flags.contains(.transparent) {
            causes.append(.transparent(mention(place), alpha: node(place).opacity))
        }
        if flags.contains(.animating) { causes.append(.animating(mention(place))) }
        if flags.contains(.singular) { causes.append(.singular(mention(place))) }
        if flags.contains(.disabledControl) { causes.append(.disabledControl(mention(place))) }
        return causes
    }

    /// Returns the reasons why the point is not inside the view.
    private mutating func misses(
        _ place: Int, _ point: (x: Double, y: Double), _ step: HitTestRun.Step?
    ) -> [TouchExplanation.Cause] {
        let here = CGPoint(x: point.x, y: point.y)
        let view = scene.views[place]
        var causes: [TouchExplanation.Cause] = []
        if let step, let asker = step.asker, node(asker).flags.contains(.overridesHitTest),
            abs(step.point.x - here.x) > 0.001 || abs(step.point.y - here.y) > 0.001, step.answer == nil
        {
            causes.append(.wrongPoint(mention(place), asker: mention(asker), given: step.point, right: here))
        }
        guard view.node.flags.contains(.overridesPointInside) else {
            if view.node.contains(point.x, point.y) { return causes }
            // An override of the hit test may accept points outside the bounds.
            if let answer = step?.answer?.place, scene.isInside(answer, of: place) { return causes }
            let isEmpty = !(view.bounds.width > 0 && view.bounds.height > 0)
            if isEmpty { return causes + [.empty(mention(place))] }
            let mention = mention(place)
            if mention.isShrunk(at: location) { return causes + [.shrunk(mention, to: view.node.frameInParent.size)] }
            return causes + [.outside(mention, by: .init(here, view.bounds))]
        }
        guard let step else {
            notes.append("\(mention(place).name) overrides point(inside:with:), which was not called")
            return causes
        }
        guard case .outside(overridden: true) = step.verdict, causes.isEmpty else { return causes }
        // A round shape may leave out the corners.
        let isMistaken = view.bounds.isRoundlyAround(here) && !view.node.frameInParent.encloses(here)
        return [.pointInsideSaysNo(mention(place), takesFrameForBounds: isMistaken)]
    }

    /// Returns the cause if a sibling in front of `child` was hit.
    private mutating func cover(of child: Int, in place: Int, _ point: (x: Double, y: Double)?)
        -> TouchExplanation.Cause?
    {
        for sibling in scene.subviews(of: place).reversed() {
            guard sibling != child else { return nil }
            let answer: HitTestRun.Answer?
            if let step = run.step(of: sibling) {
                guard step.asker == place else { continue }
                answer = step.answer
            } else if let point {
                answer = likelyAnswer(of: sibling, point).map { HitTestRun.Answer(place: $0, view: mention($0)) }
            } else {
                answer = nil
            }
            guard let answer else { continue }
            if node(sibling).flags.contains(.overridesHitTest), isItsOwnDoing(sibling, answer.place, point) {
                return .overrideAnswers(mention(sibling), answer: answer.view)
            }
            if let transition = scene.views[sibling].rest?.detail as? TransitionMemory,
                let controller = transition.controller
            {
                return .transitionUnderWay(mention(child), controller: TouchExplanation.Mention(controller))
            }
            if let dimming = answer.place.flatMap({ scene.views[$0].rest?.detail }) as? DimmingMemory,
                let dismissed = dimming.dismissed
            {
                var controller = TouchExplanation.Mention(dismissed)
                controller.facts.style = dimming.style
                controller.facts.sheet = dimming.sheet
                switch dimming.purpose {
                case .presentation:
                    return .outsideDismisses(
                        mention(child), controller: controller,
                        keeper: dimming.keeper.map { TouchExplanation.Mention($0) })
                case .search: return .searchShade(mention(child), search: controller)
                }
            }
            if isContentView(sibling, ofRow: place) {
                return .contentViewInFront(mention(child), row: mention(place))
            }
            if let presentation = scene.views[sibling].rest?.detail as? PresentationMemory,
                let presented = presentation.presented
            {
                return .presentedOver(mention(child), controller: TouchExplanation.Mention(presented))
            }
            return .covered(mention(child), sibling: mention(sibling), answer: answer.view)
        }
        return nil
    }

    private func isContentView(_ place: Int, ofRow row: Int) -> Bool {
        guard scene.views[row].owner.type is any RowView.Type else { return false }
        guard let row = scene.views[row].owner.object as? any RowView else {
            return scene.views[place].owner.className == "CellContentView"
        }
        return scene.views[place].owner.refers(to: row.shownContentView)
    }

    /// Whether an override of the hit test caused the result, because UIKit's implementation would have returned
    /// another one.
    private func isItsOwnDoing(_ place: Int, _ answer: Int?, _ point: (x: Double, y: Double)?) -> Bool {
        guard let answer, scene.isInside(answer, of: place) else { return true }
        guard let inner = point.flatMap({ node(place).fromParent($0.x, $0.y) }) else { return false }
        return !node(place).isEligible || !node(place).contains(inner.x, inner.y)
    }

    /// The probable result of a view that was not queried, determined without calling the view.
    private mutating func likelyAnswer(of place: Int, _ point: (x: Double, y: Double)) -> Int? {
        var place = place
        guard var inner = node(place).fromParent(point.x, point.y), node(place).isPlainlyHit(inner) else { return nil }
        descent: while true {
            for subview in scene.subviews(of: place).reversed() {
                guard let next = node(subview).fromParent(inner.x, inner.y) else { continue }
                if !node(subview).flags.isDisjoint(with: .dynamic) {
                    notes.append("\(mention(subview).name) overrides hitTest(_:with:), which was not called")
                } else if node(subview).isPlainlyHit(next) {
                    place = subview
                    inner = next
                    continue descent
                }
            }
            return place
        }
    }

    /// The cause if the wanted view could have been hit but an override returned another view or `nil`.
    private func atTheWanted(_ step: HitTestRun.Step?) -> [TouchExplanation.Cause] {
        guard let step else { return [] }
        if let answer = step.answer?.place, scene.isInside(answer, of: wanted) { return [] }
        return [.overrideAnswers(mention(wanted), answer: mention(step.answer))]
    }
}

extension CGRect {
    /// Whether the ellipse in the rectangle contains the point.
    fileprivate func isRoundlyAround(_ point: CGPoint) -> Bool {
        guard width > 0, height > 0 else { return false }
        let (x, y) = ((point.x - midX) / (width / 2), (point.y - midY) / (height / 2))
        return x * x + y * y <= 1
    }
}

extension ViewNode {
    /// Whether the view contains the point and may be hit, and has no override of the hit test.
    fileprivate func isPlainlyHit(_ point: (x: Double, y: Double)) -> Bool {
        isEligible && flags.isDisjoint(with: .dynamic) && contains(point.x, point.y)
    }
}

extension UIResponder {
    /// The first responder from this one upward with its own touch methods, before `end`; `nil` if the touch climbs to
    /// `end`.
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
