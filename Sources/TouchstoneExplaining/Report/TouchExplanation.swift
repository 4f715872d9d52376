import Foundation
import TouchstoneCore
import TouchstoneViewDumps

/// Touchstone extension: explains which view receives a touch and why, and why a wanted view does not receive it.
///
/// ```swift
/// print(window.explainTouch(at: CGPoint(x: 60, y: 60), wanting: button))
/// ```
///
/// A report describes the current state and changes nothing: it creates no touch and no event and notifies no trace
/// listener. It does call the application's overrides of `hitTest(_:with:)` and `point(inside:with:)`, as UIKit would
/// at touch-down, and `next` and `canPerformAction(_:withSender:)` along the responder chain.
@MainActor
public struct TouchExplanation: @MainActor CustomStringConvertible {
    /// One view that the hit test queried.
    @MainActor
    public struct Step {
        /// The view that was queried.
        public let view: Mention
        /// The nesting level in the hit test; 0 for a window.
        public let depth: Int
        /// The queried point in the view's bounds coordinates, in points.
        public let point: CGPoint
        /// The view's bounds, in points.
        public let bounds: CGRect
        /// The view's result and the reason for it.
        public let verdict: HitTestVerdict
        /// The view that its hit test returned, or `nil`.
        public let answer: Mention?
        /// The distance and side of a point outside the bounds.
        public let overshoot: Overshoot?
        /// Whether the class overrides `hitTest(_:with:)` or `point(inside:with:)`.
        public let isOverridden: Bool
    }

    /// A recognizer that would compete for the touch.
    @MainActor
    public struct Contender {
        /// The recognizer that would compete.
        public let recognizer: Mention
        /// The view that it is attached to.
        public let view: Mention
        /// Whether the recognizer is enabled; a disabled one receives no touches (G-16).
        public let isEnabled: Bool
        /// Whether recognition cancels the touches in their views (G-31).
        public let cancelsTouchesInView: Bool
        /// Whether views receive the beginning of a touch only after it has failed (G-39).
        public let delaysTouchesBegan: Bool
        /// Whether views receive the end of a touch only after it has failed (G-37).
        public let delaysTouchesEnded: Bool
        /// Whether it has a delegate, which may refuse the touch.
        public let hasDelegate: Bool
        /// The recognizers that it requires to fail by `require(toFail:)`.
        public let requirements: [Mention]
    }

    /// A responder in the chain from the hit view.
    @MainActor
    public struct Link {
        /// The responder in the chain.
        public let responder: Mention
        /// Whether it overrides `touchesBegan(_:with:)`, so that a touch ends here unless it calls `super`.
        public let takesTouches: Bool
        /// Whether it is a control, which does not pass touches on (C-24).
        public let isControl: Bool
    }

    /// The touch location on the screen, in points.
    public let location: CGPoint
    /// The steps of the hit test, in order.
    public let steps: [Step]
    /// The view that receives the touch, or `nil`.
    public let hit: Mention?
    /// The view, recognizer or other object that should have the touch, or `nil` if none was named.
    public let wanted: Mention?
    /// The views from the window to the wanted view; empty if no view is wanted.
    public internal(set) var path: [Mention] = []
    /// The causes that keep the touch from the wanted subject, from the outside in, and then those of
    /// neighbors in front; empty if there are none.
    public internal(set) var causes: [Cause] = []
    /// The recognizers that compete, in the order in which they receive the touch: the deepest view's first.
    public let contenders: [Contender]
    /// The responder chain from the hit view.
    public let chain: [Link]
    /// Further observations, and what could not be determined.
    public internal(set) var notes: [String] = []
    /// A hash of the views' state at touch-down: flags, geometry, recognizers and registered targets.
    ///
    /// Reports with equal fingerprints come from equal scenes. If the fingerprint of a replay differs from that of the
    /// session, the application did something by itself that the recording does not contain.
    public var fingerprint: UInt64 { scene.fingerprint }
    /// Whether no cause was found but success is not certain; the notes describe the unknown facts.
    public internal(set) var isUnsure = false
    /// A finding about a past touch that replaces its path to the wanted subject.
    enum Matter {
        /// The touch made the wanted responder first responder, or tried to.
        case firstResponder
        /// The touch ended the editing of the wanted text field, or should have.
        case endOfEditing
    }
    var matter: Matter?
    /// What the report is about, for records without a touch.
    var withoutTouch: WithoutTouch?
    /// The question that the report answers.
    public internal(set) var question = Question.not
    /// The reasons why the wanted subject had the touch, or had it late; empty if `question` does not ask for them or
    /// does not apply.
    public internal(set) var reasons: [Reason] = []
    /// The hit test that the report describes.
    let run: HitTestRun?
    /// Results of trying advice, cached for the report.
    let trials = AdviceTrial.Memory()
    /// The recorded scene that the report describes.
    let scene: ViewTreeSnapshot
    /// The place of the view that the touch should be in.
    private(set) var target: Int?

    /// The first change for each cause. Together they let the wanted view have the touch or reveal further causes.
    public var advice: [Change] { causes.compactMap { changes(for: $0).first } }

    /// Explains a touch in the current scene.
    ///
    /// - Parameters:
    ///   - location: A point on the screen, in points.
    ///   - wanted: What the touch should do.
    init(_ application: UIApplication, at location: CGPoint, wanting wanted: Wanted?) {
        let run = HitTestRun(of: application, at: location)
        let shown = wanted?.shown(in: run.scene)
        self.init(run, at: location, wanting: shown, chain: run.hit?.view.view.map(Self.chain) ?? [])
        if let wanted, let shown {
            explainNow(application, run, shown)
            addCustomView(of: wanted)
        }
        let overriding = run.steps.compactMap(\.place).filter {
            !scene.views[$0].node.flags.isDisjoint(with: .dynamic)
                && !OverrideProbe.isOfTheLibrary(scene.views[$0].owner.type)
        }
        var names: [String] = []
        for place in overriding where !names.contains(scene.views[place].owner.name) {
            names.append(scene.views[place].owner.name)
        }
        guard !names.isEmpty else { return }
        notes.append("overrides of the hit test were called: \(names.joined(separator: ", "))")
    }

    init(_ run: HitTestRun, at location: CGPoint, wanting wanted: Wanted?, chain: [Link]) {
        self.location = location
        self.run = run
        scene = run.scene
        steps = run.steps.map { Step($0, run.scene) }
        hit = run.hit?.view
        contenders = run.hit?.place.map { Self.contenders(for: $0, in: run.scene) } ?? []
        self.chain = chain
        self.wanted = wanted.map { wanted in
            if case .item(let item) = wanted, let place = run.scene.place(of: item) { return Mention(run.scene, place) }
            return Mention(wanted.object, in: run.scene)
        }
        guard let wanted else { return }
        target = place(of: wanted)
        path = target.map { run.scene.path(to: $0).map { Mention(run.scene, $0) } } ?? []
    }

    /// Returns the place of the view that the touch should be in.
    private func place(of wanted: Wanted) -> Int? {
        switch wanted {
        case .recognizer(let recognizer): scene.recognizer(recognizer)?.place
        case .controller(let controller):
            scene.views.firstIndex { $0.rest?.owner?.refers(to: controller) == true }
                ?? controller.viewIfLoaded.flatMap { scene.place(of: $0) }
        case .item(let item): scene.place(of: item)
        default:
            // A refresh control is pulled by the content of its scroll view.
            wanted.view.flatMap { scene.place(of: $0) }.map { place in
                wanted.view is UIRefreshControl ? max(scene.views[place].parent, 0) : place
            }
        }
    }

    private mutating func explainNow(_ application: UIApplication, _ run: HitTestRun, _ wanted: Wanted) {
        findWay(run, wanted)
        findCoordinates(run)
        findRelease(application.trace.recollection.entries, wanted.view)
        findRefusedPresentation(application.trace.recollection.entries, wanted)
        findHiddenBar(wanted)
        if application.isIgnoringInteractionEvents {
            let since = scene.ignoring?.words(at: application.clock.now) { _ in nil }
            causes.insert(.ignoringInteraction(since: since), at: 0)
        }
        guard causes.isEmpty, !isUnsure else { return }
        defer { addDelegates(wanted, nil) }
        switch wanted {
        case .view(let view as UIRefreshControl): causes = view.actionCauses(for: .valueChanged)
        case .view(let view):
            if let hit = run.hit?.view.view, hit !== view, let stop = hit.stopsClimbing(to: view) {
                causes = [.takenInside(self.wanted!, by: Mention(stop))]
            } else if let control = view as? UIControl {
                causes = control.actionCauses
            } else if let refusal = selectionRefusalNow {
                causes = [refusal]
            }
        case .event(let control, let event):
            if let hit = run.hit?.view.view, hit !== control, !(control is UIRefreshControl),
                let stop = hit.stopsClimbing(to: control)
            {
                causes = [.takenInside(self.wanted!, by: Mention(stop))]
            } else {
                causes = control.actionCauses(for: event)
            }
        case .recognizer(let recognizer): causes = recognizerCausesNow(recognizer)
        case .firstResponder(let responder):
            causes = ResponderOutcome.causesNow(application, responder)
            if !causes.isEmpty { matter = .firstResponder }
        case .controller, .item: break
        }
    }

    /// Finds the causes why the touch is not in the wanted view or a view inside it.
    mutating func findWay(_ run: HitTestRun, _ wanted: Wanted) {
        guard let target else {
            guard !scene.isCut else {
                isUnsure = true
                return
            }
            causes = [notThere(wanted)]
            return
        }
        if let hit = run.hit?.place, scene.isInside(hit, of: target) { return }
        if let stray = stray(run, wanted) {
            let parent = scene.views[stray].parent
            causes = [
                .notInChain(
                    self.wanted!, stray: Mention(scene, stray), parent: parent >= 0 ? Mention(scene, parent) : nil)
            ]
            return
        }
        if case .recognizer(let recognizer) = wanted, let hit = run.hit?.place,
            let former = scene.recognizer(recognizer)?.1.formerView, let place = scene.place(of: former),
            scene.isInside(hit, of: place)
        {
            causes = [
                .notAttached(self.wanted!, to: Mention(scene, target), movedFrom: Mention(scene, place))
            ]
            return
        }
        let reach = ReachAnalysis(run, wanted: target, at: location)
        causes = reach.causes
        notes += reach.notes
        guard causes.isEmpty else { return }
        notes.append("the reason why \(scene.views[target].owner.name) does not receive the touch was not found")
        isUnsure = true
    }

    /// The view under the touch that the wanted view controller owns but that is not inside the controller's view.
    private func stray(_ run: HitTestRun, _ wanted: Wanted) -> Int? {
        guard case .controller = wanted, let target, let held = scene.views[target].rest?.held, let hit = run.hit?.place
        else { return nil }
        return scene.path(to: hit).reversed().first {
            held.contains(UInt(bitPattern: scene.views[$0].owner.key)) && !scene.isInside(target, of: $0)
        }
    }

    /// Returns why the wanted subject was not in the scene.
    private func notThere(_ wanted: Wanted) -> Cause {
        if case .recognizer(let recognizer) = wanted,
            recognizer.view.map({ scene.place(of: $0) != nil }) ?? true
        {
            return .notAttached(Mention(recognizer), to: nil, movedFrom: nil)
        }
        if case .item(let item) = wanted { return absence(of: item) ?? .notInAWindow(Mention(item)) }
        if case .controller = wanted, let tab = disabledTab { return .disabledControl(tab) }
        guard var top = wanted.view else {
            return .notInAWindow(Mention(controllerNotShown(wanted) ?? wanted.object))
        }
        // Superviews that are not in the scene entered their window later and contained the view already.
        while let superview = top.superview, scene.place(of: superview) == nil { top = superview }
        for place in scene.views.indices {
            guard let presentation = scene.views[place].rest?.detail as? PresentationMemory,
                let presented = presentation.presented, presentation.presenting?.refers(to: top) == true
            else { continue }
            return .presentedOver(Mention(top), controller: Mention(presented))
        }
        return .notInAWindow(controllerNotShown(wanted).map { Mention($0) } ?? Mention(top))
    }

    /// Replaces the cause that the wanted view is in no window if its window was deallocated before (HT-44).
    mutating func findRelease(_ entries: [Recollection.Entry], _ view: UIView?) {
        guard case .notInAWindow? = causes.first, let view else { return }
        let releases = entries.lazy.compactMap { $0.annotation as? WindowRelease }
        guard let release = releases.last(where: { $0.held(view) }) else { return }
        causes = [.windowReleased(Mention(view), window: release.name)]
    }

    private static func contenders(for place: Int, in scene: ViewTreeSnapshot) -> [Contender] {
        scene.path(to: place).reversed().flatMap { place in
            scene.views[place].recognizers.map { Contender($0, on: Mention(scene, place)) }
        }
    }

    private static func chain(from view: UIView) -> [Link] {
        var links: [Link] = []
        var current: UIResponder? = view
        // A cycle of `next` must not keep this loop going.
        while let responder = current, links.count < 10_000 {
            links.append(Link(responder))
            current = responder.next
        }
        return links
    }
}

extension TouchExplanation.Step {
    fileprivate init(_ step: HitTestRun.Step, _ scene: ViewTreeSnapshot) {
        let node = step.place.map { scene.views[$0].node }
        view = step.view
        depth = step.depth
        point = step.point
        bounds = step.place.map { scene.views[$0].bounds } ?? .null
        verdict = step.verdict
        answer = step.answer?.view
        if case .outside = step.verdict, node != nil {
            let overshoot = Overshoot(step.point, bounds)
            self.overshoot = overshoot.isNowhere ? nil : overshoot
        } else {
            overshoot = nil
        }
        let isOwn = step.place.map { OverrideProbe.isOfTheLibrary(scene.views[$0].owner.type) } ?? false
        isOverridden = !isOwn && (node.map { !$0.flags.isDisjoint(with: .dynamic) } ?? false)
    }
}

extension TouchExplanation.Contender {
    fileprivate init(_ recognizer: ViewTreeSnapshot.Recognizer, on view: TouchExplanation.Mention) {
        self.recognizer = TouchExplanation.Mention(recognizer.owner)
        self.view = view
        isEnabled = recognizer.isEnabled
        cancelsTouchesInView = recognizer.cancelsTouchesInView
        delaysTouchesBegan = recognizer.delaysTouchesBegan
        delaysTouchesEnded = recognizer.delaysTouchesEnded
        hasDelegate = recognizer.delegate != nil
        requirements = recognizer.requirements.map { TouchExplanation.Mention($0) }
    }
}

extension TouchExplanation.Link {
    init(_ responder: UIResponder) {
        self.responder = TouchExplanation.Mention(responder)
        takesTouches = ForwardedMethod.touchesBegan.isOverridden(by: responder)
        isControl = responder is UIControl
    }
}

extension TouchExplanation {
    /// Explains a touch that should be for a view, a recognizer or a view controller.
    init(_ application: UIApplication, at location: CGPoint, wanting taker: (any Taker)?) {
        let wanted = taker.flatMap { Wanted($0) }
        self.init(application, at: location, wanting: wanted)
    }
}

extension UIWindow {
    /// Touchstone extension: explains where a touch at `point` would go.
    ///
    /// Windows in front of this one are hit-tested first, as for a real touch.
    ///
    /// - Parameters:
    ///   - point: A point in this window's coordinates, in points.
    ///   - wanted: The view, recognizer or view controller that should have the touch. The report contains the causes
    ///     that keep the touch from it, and advice.
    public func explainTouch(at point: CGPoint, wanting wanted: (any TouchExplanation.Taker)? = nil) -> TouchExplanation
    {
        (application ?? .shared).explainTouch(at: screenPoint(point), wanting: wanted)
    }
}

extension UIApplication {
    /// Touchstone extension: explains where a touch at `location`, in points on the screen, would go.
    public func explainTouch(at location: CGPoint, wanting wanted: (any TouchExplanation.Taker)? = nil)
        -> TouchExplanation
    {
        TouchExplanation(self, at: location, wanting: wanted.flatMap { TouchExplanation.Wanted($0) })
    }

    /// Touchstone extension: explains where a touch at `location`, in points on the screen, would go and why it does
    /// not have the wanted effect.
    public func explainTouch(at location: CGPoint, for wanted: TouchExplanation.Wanted) -> TouchExplanation {
        TouchExplanation(self, at: location, wanting: wanted)
    }
}
