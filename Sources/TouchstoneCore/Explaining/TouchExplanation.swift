import Foundation

/// Touchstone extension: where a touch at some place would go, and why; and what keeps it from a view that should have
/// it.
///
/// ```swift
/// print(window.explainTouch(at: CGPoint(x: 60, y: 60), wanting: button))
/// ```
///
/// A report is made of what is the case now. It changes nothing: no touch, no event, no line of the trace. What it
/// cannot do without is to call the application's overrides of `hitTest(_:with:)` and `point(inside:with:)`, as UIKit
/// would at a touch-down, and `next` and `canPerformAction(_:withSender:)` on the way up.
@MainActor
public struct TouchExplanation: @MainActor CustomStringConvertible {
    /// One view that was asked.
    @MainActor
    public struct Step {
        /// Who was asked.
        public let view: Mention
        /// 0 for a window.
        public let depth: Int
        /// In the view's bounds coordinates, in points.
        public let point: CGPoint
        /// The view's bounds, in points.
        public let bounds: CGRect
        /// What the view said, and why.
        public let verdict: HitTestVerdict
        /// The view that its hit test gave; nil for none.
        public let answer: Mention?
        /// For a point outside: by how much, and on which side.
        public let overshoot: Cause.Overshoot?
        /// Whether the class overrides `hitTest(_:with:)` or `point(inside:with:)`.
        public let isOverridden: Bool
    }

    /// A recognizer that would compete for the touch.
    @MainActor
    public struct Contender {
        /// Which recognizer it is.
        public let recognizer: Mention
        /// Where it is attached.
        public let view: Mention
        /// Whether it is enabled; one that is not takes no touches (G-16).
        public let isEnabled: Bool
        /// Whether its recognition takes the touches from their views (G-31).
        public let cancelsTouchesInView: Bool
        /// Whether views hear of a touch only after it failed (G-39).
        public let delaysTouchesBegan: Bool
        /// Whether views hear of a lift only after it failed (G-37).
        public let delaysTouchesEnded: Bool
        /// Whether it has a delegate, which may refuse.
        public let hasDelegate: Bool
        /// Whom it requires to fail, by `require(toFail:)`.
        public let requirements: [Mention]
    }

    /// A responder on the way up from the hit view.
    @MainActor
    public struct Link {
        /// Which responder it is.
        public let responder: Mention
        /// It overrides `touchesBegan(_:with:)`, so a touch ends here unless it calls `super`.
        public let takesTouches: Bool
        /// Whether it is a control, which keeps its touches to itself (C-24).
        public let isControl: Bool
    }

    /// In points of the screen.
    public let location: CGPoint
    /// In the order in which they were asked.
    public let steps: [Step]
    /// Who gets the touch.
    public let hit: Mention?
    /// The view, recognizer or other that should have the touch; nil if none was named.
    public let wanted: Mention?
    /// The wanted view and the views that hold it, from its window down; empty where none is wanted.
    public internal(set) var path: [Mention] = []
    /// What keeps the touch from the wanted one, from the outside in; empty if nothing does.
    public internal(set) var causes: [Cause] = []
    /// The deepest view's first, as they would see the touch.
    public let contenders: [Contender]
    /// From the hit view up.
    public let chain: [Link]
    /// What is worth knowing besides, and what could not be told.
    public internal(set) var notes: [String] = []
    /// Made of what the views were when the touch came: flags, geometry, recognizers, what is registered. Two reports
    /// that have the same were asked of scenes that are alike; where that of a replay is another, the application had
    /// done something by itself that the recording does not hold.
    public var fingerprint: UInt64 { scene.fingerprint }
    /// Nothing was found, and it cannot be said that all is well: the notes say what is not known.
    public internal(set) var isUnsure = false
    /// What is told of instead of the way of a touch that has happened, wherever it went.
    enum Matter {
        /// It made the wanted one first responder, or asked it in vain.
        case firstResponder
        /// It ended the editing of the wanted one, or did not.
        case endOfEditing
    }
    var matter: Matter?
    /// What was asked.
    public internal(set) var question = Question.not
    /// Why the wanted one had the touch, or had it late; empty where that was not asked, or is not so.
    public internal(set) var grounds: [Ground] = []
    /// The hit test.
    let run: HitTestRun?
    /// What was found out by trying advice, once for each report.
    let trials = AdviceTrial.Memory()
    /// The views as they were.
    let scene: ViewTreeSnapshot
    /// The view in which the touch should be.
    private(set) var target: Int?

    /// One change for each cause; together they let the wanted view have the touch, or uncover what else is in the way.
    public var advice: [Change] { causes.compactMap { changes(for: $0).first } }

    /// What would happen now.
    ///
    /// - Parameters:
    ///   - location: In points of the screen.
    ///   - wanted: Who should have the touch.
    init(_ application: UIApplication, at location: CGPoint, wanting wanted: Wanted?) {
        let run = HitTestRun(of: application, at: location)
        self.init(run, at: location, wanting: wanted, chain: run.hit?.view.view.map(Self.chain) ?? [])
        if let wanted { explainNow(application, run, wanted) }
        let overriding = run.steps.compactMap(\.place).filter {
            !scene.views[$0].node.flags.isDisjoint(with: .dynamic)
                && !OverrideProbe.isOfTheLibrary(scene.views[$0].who.type)
        }
        var names: [String] = []
        for place in overriding where !names.contains(scene.views[place].who.name) {
            names.append(scene.views[place].who.name)
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
            (wanted.object as? UIView).flatMap { run.scene.place(of: $0) }.map { Mention(run.scene, $0) }
                ?? Mention(wanted.object)
        }
        guard let wanted else { return }
        target = place(of: wanted)
        path = target.map { run.scene.path(to: $0).map { Mention(run.scene, $0) } } ?? []
    }

    /// Where the touch should be.
    private func place(of wanted: Wanted) -> Int? {
        switch wanted {
        case .recognizer(let recognizer): scene.recognizer(recognizer)?.place
        case .controller(let controller):
            scene.views.firstIndex { $0.rest?.owner?.refers(to: controller) == true }
                ?? controller.viewIfLoaded.flatMap { scene.place(of: $0) }
        default:
            // What is pulled is the content of the scroll view that has the control.
            wanted.view.flatMap { scene.place(of: $0) }.map { place in
                wanted.view is UIRefreshControl ? max(scene.views[place].parent, 0) : place
            }
        }
    }

    private mutating func explainNow(_ application: UIApplication, _ run: HitTestRun, _ wanted: Wanted) {
        findWay(run, wanted)
        if application.isIgnoringInteractionEvents {
            let since = scene.ignoring?.words(at: application.clock.now) { _ in nil }
            causes.insert(.ignoringInteraction(since: since), at: 0)
        }
        guard causes.isEmpty, !isUnsure else { return }
        switch wanted {
        case .view(let view as UIRefreshControl): causes = view.actionCauses(for: .valueChanged)
        case .view(let view):
            if let hit = run.hit?.view.view, hit !== view, let stop = hit.stopsClimbing(to: view) {
                causes = [.takenInside(self.wanted!, by: Mention(stop))]
            } else if let control = view as? UIControl {
                causes = control.actionCauses
            }
        case .event(let control, let event):
            if let hit = run.hit?.view.view, hit !== control, !(control is UIRefreshControl),
                let stop = hit.stopsClimbing(to: control)
            {
                causes = [.takenInside(self.wanted!, by: Mention(stop))]
            } else {
                causes = control.actionCauses(for: event)
            }
        case .recognizer(let recognizer): if !recognizer.isEnabled { causes = [.disabled(recognizer)] }
        case .firstResponder(let responder):
            causes = ResponderAftermath.causesNow(application, responder)
            if !causes.isEmpty { matter = .firstResponder }
        case .controller: break
        }
    }

    /// Why the touch is not in the wanted view, or in one inside it.
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
        notes.append("what keeps the touch from \(scene.views[target].who.name) could not be found")
        isUnsure = true
    }

    /// What has the touch, where that is a view which the wanted controller holds and which is not in the controller's
    /// view.
    private func stray(_ run: HitTestRun, _ wanted: Wanted) -> Int? {
        guard case .controller = wanted, let target, let held = scene.views[target].rest?.held, let hit = run.hit?.place
        else { return nil }
        return scene.path(to: hit).reversed().first {
            held.contains(UInt(bitPattern: scene.views[$0].who.key)) && !scene.isInside(target, of: $0)
        }
    }

    /// Why there was nothing that a touch could have reached.
    private func notThere(_ wanted: Wanted) -> Cause {
        if case .recognizer(let recognizer) = wanted,
            recognizer.view.map({ scene.place(of: $0) != nil }) ?? true
        {
            return .notAttached(Mention(recognizer), to: nil, movedFrom: nil)
        }
        guard var top = wanted.view else { return .notInAWindow(Mention(wanted.object)) }
        // Those that are in a window now, and were not then, held it already.
        while let superview = top.superview, scene.place(of: superview) == nil { top = superview }
        for place in scene.views.indices {
            guard let presentation = scene.views[place].rest?.detail as? PresentationMemory,
                let presented = presentation.presented, presentation.presenting?.refers(to: top) == true
            else { continue }
            return .presentedOver(Mention(top), controller: Mention(presented))
        }
        return .notInAWindow(Mention(top))
    }

    private static func contenders(for place: Int, in scene: ViewTreeSnapshot) -> [Contender] {
        scene.path(to: place).reversed().flatMap { place in
            scene.views[place].recognizers.map { Contender($0, on: Mention(scene, place)) }
        }
    }

    private static func chain(from view: UIView) -> [Link] {
        var links: [Link] = []
        var current: UIResponder? = view
        // A `next` that leads in a circle must not keep this going.
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
            let overshoot = TouchExplanation.Cause.Overshoot(step.point, bounds)
            self.overshoot = overshoot.isNowhere ? nil : overshoot
        } else {
            overshoot = nil
        }
        let isOwn = step.place.map { OverrideProbe.isOfTheLibrary(scene.views[$0].who.type) } ?? false
        isOverridden = !isOwn && (node.map { !$0.flags.isDisjoint(with: .dynamic) } ?? false)
    }
}

extension TouchExplanation.Contender {
    fileprivate init(_ recognizer: ViewTreeSnapshot.Recognizer, on view: TouchExplanation.Mention) {
        self.recognizer = TouchExplanation.Mention(recognizer.who)
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
    /// The same for a view, a recognizer or a controller.
    init(_ application: UIApplication, at location: CGPoint, wanting taker: (any Taker)?) {
        let wanted = taker.flatMap { Wanted($0) }
        self.init(application, at: location, wanting: wanted)
    }
}

extension UIWindow {
    /// Touchstone extension: where a touch at `point` would go, and why.
    ///
    /// Windows in front are asked first, as they would be.
    /// - Parameters:
    ///   - point: In this window's coordinates, in points.
    ///   - wanted: Who should have the touch; the report says what keeps it from there and what would help.
    public func explainTouch(at point: CGPoint, wanting wanted: (any TouchExplanation.Taker)? = nil) -> TouchExplanation
    {
        (application ?? .shared).explainTouch(at: screenPoint(point), wanting: wanted)
    }
}

extension UIApplication {
    /// Touchstone extension: where a touch at `location`, in points of the screen, would go, and why.
    public func explainTouch(at location: CGPoint, wanting wanted: (any TouchExplanation.Taker)? = nil)
        -> TouchExplanation
    {
        TouchExplanation(self, at: location, wanting: wanted.flatMap { TouchExplanation.Wanted($0) })
    }

    /// Touchstone extension: where a touch at `location`, in points of the screen, would go, and what keeps it from
    /// doing what is wanted.
    public func explainTouch(at location: CGPoint, for wanted: TouchExplanation.Wanted) -> TouchExplanation {
        TouchExplanation(self, at: location, wanting: wanted)
    }
}
