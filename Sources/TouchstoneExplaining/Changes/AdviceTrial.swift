import Foundation
import TouchstoneCore
import TouchstoneText

/// Hit-tests a snapshot of a scene after applying some changes, without calling the application.
///
/// A view with an override of hit testing is assumed to return its recorded result for the same point; for any other
/// point the result is unknown.
@MainActor
struct AdviceTrial {
    enum Answer: Equatable {
        case hit(Int)
        case nothing
        case unknown
    }

    /// A view's state after changes.
    private struct Changed {
        var node: ViewNode
        /// The enlarged bounds, or `nil` if unchanged. Subviews keep their positions.
        var bounds: CGRect?
    }

    /// Results shared by all trials in one scene.
    final class Memory {
        fileprivate var reached: [(place: Int, points: [CGPoint])]?
        /// The causes of the report that `found` belongs to.
        private var causes: [TouchExplanation.Cause] = []
        private var found: [(cause: TouchExplanation.Cause, changes: [TouchExplanation.Change])] = []

        /// Returns the cached changes for `cause`, or calls `look` and caches its result. Different `causes` clear the
        /// cache.
        func changes(
            for cause: TouchExplanation.Cause, of causes: [TouchExplanation.Cause],
            _ look: () -> [TouchExplanation.Change]
        ) -> [TouchExplanation.Change] {
            if causes != self.causes { (self.causes, found) = (causes, []) }
            if let known = found.first(where: { $0.cause == cause }) { return known.changes }
            let changes = look()
            found.append((cause, changes))
            return changes
        }
    }

    private let run: HitTestRun
    private var scene: ViewTreeSnapshot { run.scene }
    /// The touch location on the screen, in points.
    private let location: CGPoint
    private var changed: [Int: Changed] = [:]
    /// Views that let through touches that no view inside them handles.
    private var passing: [Int] = []
    /// Views brought to the front, by superview, in the order of the changes.
    private var raised: [Int: [Int]] = [:]
    /// The visible windows, front to back.
    private var windows: [Int]
    /// Whether every change could be applied to the snapshot.
    private(set) var isComplete = true

    init(_ run: HitTestRun, at location: CGPoint) {
        self.run = run
        self.location = location
        windows = run.scene.shownWindows
    }

    // MARK: Changing

    mutating func follow(_ change: TouchExplanation.Change) {
        let definition = change.definition
        guard let past = definition.subject?.past, past.scene === scene else { return isComplete = false }
        alter(past.place) { _ in }
        if !definition.apply(to: &self, at: past.place) { isComplete = false }
    }

    /// Changes the geometry or the flags of the view at a place.
    mutating func alter(_ place: Int, _ body: (inout ViewNode) -> Void) {
        let node = scene.views[place].node
        body(&changed[place, default: Changed(node: node)].node)
    }

    /// Shows the view at a place, or a window in front of the others of its level.
    mutating func unhide(_ place: Int) {
        alter(place) { $0.flags.remove(.hidden) }
        if scene.views[place].parent < 0, !windows.contains(place) { show(place) }
    }

    /// Gives the view at a place other bounds.
    mutating func enlarge(_ place: Int, to bounds: CGRect) { changed[place]?.bounds = bounds }

    /// Lets touches pass through the view at a place where no view inside it handles them.
    mutating func passThrough(_ place: Int) { passing.append(place) }

    /// Brings the view at a place to the front of its siblings, or a window to the front of its level.
    mutating func bringToFront(_ place: Int) {
        let parent = scene.views[place].parent
        guard parent < 0 else { return raised[parent, default: []].append(place) }
        windows.removeAll { $0 == place }
        // System windows stay in front.
        windows.insert(place, at: windows.firstIndex { !isOfSystem($0) } ?? windows.endIndex)
    }

    /// Inserts a shown window in front of the other windows of its level (HT-33).
    private mutating func show(_ window: Int) {
        let level = scene.levels[window] ?? .normal
        let behind = windows.firstIndex { (scene.levels[$0] ?? .normal) <= level }
        windows.insert(window, at: behind ?? windows.endIndex)
    }

    private func isOfSystem(_ window: Int) -> Bool { scene.views[window].rest?.detail is SystemWindowMemory }

    // MARK: Hit testing

    /// The view that receives the touch.
    var answer: Answer { answer(at: location) }

    /// Returns the view that receives a touch at `location`, in points on the screen.
    func answer(at location: CGPoint) -> Answer {
        for window in windows {
            let answer = ask(window, Double(location.x), Double(location.y), isHere: location == self.location)
            if answer != .nothing { return answer }
        }
        return .nothing
    }

    private func node(_ place: Int) -> ViewNode { changed[place]?.node ?? scene.views[place].node }

    private func contains(_ place: Int, _ point: (x: Double, y: Double)) -> Bool {
        guard let bounds = changed[place]?.bounds else { return node(place).contains(point.x, point.y) }
        return bounds.encloses(CGPoint(x: point.x, y: point.y))
    }

    private func subviews(of place: Int) -> [Int] {
        let subviews = scene.subviews(of: place)
        guard let front = raised[place] else { return subviews }
        return subviews.filter { !front.contains($0) } + front
    }

    /// Hit-tests a window's tree front to back. Iterative, since trees may be deep.
    private func ask(_ window: Int, _ x: Double, _ y: Double, isHere: Bool) -> Answer {
        var open: [(place: Int, point: (x: Double, y: Double), waiting: [Int])] = []
        switch enter(window, (x, y), isHere) {
        case .passed: return .nothing
        case .answered(let answer): return answer
        case .entered(let point): open.append((window, point, subviews(of: window)))
        }
        while let last = open.indices.last {
            guard let next = open[last].waiting.popLast() else {
                guard letsThrough(open[last].place) else { return .hit(open[last].place) }
                open.removeLast()
                continue
            }
            switch enter(next, open[last].point, isHere) {
            case .passed: continue
            case .answered(let answer): return answer
            case .entered(let point): open.append((next, point, subviews(of: next)))
            }
        }
        return .nothing
    }

    private func letsThrough(_ place: Int) -> Bool {
        passing.contains { scene.isInside(place, of: $0) } && scene.views[place].isOnlyLookedAt
    }

    private enum Entry {
        case passed
        case entered((x: Double, y: Double))
        case answered(Answer)
    }

    private func enter(_ place: Int, _ point: (x: Double, y: Double), _ isHere: Bool) -> Entry {
        let node = node(place)
        guard node.isEligible, let inner = node.fromParent(point.x, point.y) else { return .passed }
        guard !node.flags.isDisjoint(with: .dynamic) else {
            return contains(place, inner) ? .entered(inner) : .passed
        }
        // An override returns its recorded result unless a view inside it has changed.
        guard isHere, let step = run.step(of: place),
            !changed.keys.contains(where: { scene.isInside($0, of: place) })
        else { return contains(place, inner) ? .answered(.unknown) : .passed }
        guard let answer = step.answer else { return .passed }
        return .answered(answer.place.map { .hit($0) } ?? .unknown)
    }

    // MARK: Effects on other controls

    /// The controls, among the first 300 with targets, that a touch reached before the changes and can no longer reach.
    func controlsLost(sparing wanted: Int, _ memory: Memory) -> [Int] {
        let reached = memory.reached ?? AdviceTrial(run, at: location).controlsReached(sparing: wanted)
        memory.reached = reached
        return reached.filter { control in
            control.points.allSatisfy { answer(at: $0).isElsewhere(than: control.place, scene) }
        }.map(\.place)
    }

    /// The controls, among the first 300 with targets, that a touch reaches, and the points where it does.
    private func controlsReached(sparing wanted: Int) -> [(place: Int, points: [CGPoint])] {
        var found: [(place: Int, points: [CGPoint])] = []
        var seen = 0
        for place in scene.views.indices where seen < Self.mostControls {
            guard let control = scene.views[place].rest?.detail as? ControlMemory, !control.registrations.isEmpty,
                !scene.isInside(place, of: wanted), !scene.isInside(wanted, of: place)
            else { continue }
            seen += 1
            let points = samples(of: place).filter { answer(at: $0).isInside(place, scene) }
            if !points.isEmpty { found.append((place, points)) }
        }
        return found
    }

    private static let mostControls = 300

    /// The center of the view and the centers of its quarters, on the screen, in points.
    private func samples(of place: Int) -> [CGPoint] {
        let bounds = scene.views[place].bounds
        let parts: [(CGFloat, CGFloat)] = [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
        return parts.map { part in
            let point = (
                x: Double(bounds.minX + part.0 * bounds.width), y: Double(bounds.minY + part.1 * bounds.height)
            )
            let screen = scene.onScreen(point, of: place)
            return CGPoint(x: screen.x, y: screen.y)
        }
    }
}

extension AdviceTrial.Answer {
    @MainActor
    func isInside(_ place: Int, _ scene: ViewTreeSnapshot) -> Bool {
        if case .hit(let hit) = self { scene.isInside(hit, of: place) } else { false }
    }

    @MainActor
    fileprivate func isElsewhere(than place: Int, _ scene: ViewTreeSnapshot) -> Bool {
        self != .unknown && !isInside(place, scene)
    }
}

extension TouchExplanation {
    /// Returns the candidates in order of preference after trying each in a snapshot of the scene.
    ///
    /// Candidates that make the touch reach the wanted view without taking touches from other controls come first. If
    /// there is none, the last change describes the place to inspect.
    func tried(_ candidates: [Change], for cause: Cause) -> [Change] {
        guard let run, let target, !candidates.isEmpty,
            causes.allSatisfy(\.role.canBeTried)
        else { return candidates }
        var good: [Change] = []
        var costly: [(change: Change, lost: [Int])] = []
        for candidate in candidates {
            var trial = AdviceTrial(run, at: location)
            for other in causes {
                if let change = other == cause ? candidate : self.candidates(for: other).first { trial.follow(change) }
            }
            guard trial.isComplete, trial.answer != .unknown else { return candidates }
            guard trial.answer.isInside(target, scene) else { continue }
            let lost = trial.controlsLost(sparing: target, trials)
            if lost.isEmpty { good.append(candidate) } else { costly.append((candidate, lost)) }
        }
        // Prefer setting a property to writing code.
        if good.contains(where: { if case .passThrough = $0 { false } else { true } }) { return good }
        if let first = costly.first {
            let others = first.lost.prefix(3).map { Mention(scene, $0).name }.joined(separator: ", ")
            let look = Change.lookAt(
                path.last ?? first.change.subject!,
                what: "mind that \(others) can no longer be touched then: move one of them")
            return good + costly.map(\.change) + [look]
        }
        if !good.isEmpty { return good }
        // Another cause remains after this one; the next report contains it.
        return candidates + [
            .lookAt(
                cause.subject ?? candidates[0].subject!,
                what:
                    "no single change is certain to help: check the views at \(location.short) one by one"
            )
        ]
    }
}
