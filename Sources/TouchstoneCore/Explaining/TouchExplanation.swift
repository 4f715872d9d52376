import Foundation

/// Ours: where a touch at some place would go, and why; and what keeps it from a view that should have it.
///
/// ```swift
/// print(window.explainTouch(at: CGPoint(x: 60, y: 60), wanting: button))
/// ```
///
/// A report is made of what is the case now. It changes nothing: no touch, no event, no line of the trace. What it cannot do
/// without is to call the application's overrides of `hitTest(_:with:)` and `point(inside:with:)`, as UIKit would at a
/// touch-down, and `next` and `canPerformAction(_:withSender:)` on the way up.
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
    /// The view or recognizer that should have the touch; nil if none was named.
    public let wanted: Mention?
    /// The wanted view and the views that hold it, from its window down; empty where none is wanted.
    public let path: [Mention]
    /// What keeps the touch from the wanted view, from the outside in; empty if nothing does.
    public internal(set) var causes: [Cause]
    /// The deepest view's first, as they would see the touch.
    public let contenders: [Contender]
    /// From the hit view up.
    public let chain: [Link]
    /// What is worth knowing besides, and what could not be told.
    public internal(set) var notes: [String]

    /// One change for each cause; together they let the wanted view have the touch, or uncover what else is in the way.
    public var advice: [Change] { causes.compactMap { changes(for: $0).first } }

    /// All changes that would each take `cause` away.
    public func changes(for cause: Cause) -> [Change] {
        cause.changes(wanted: wanted?.view ?? wanted?.recognizer?.view, at: location)
    }

    /// - Parameters:
    ///   - location: In points of the screen.
    ///   - wanted: The view, or the recognizer, that should have the touch.
    init(_ application: UIApplication, at location: CGPoint, wanting wanted: (any Taker)?) {
        let run = HitTestRun(of: application, at: location)
        self.init(application, run, at: location, wanting: wanted)
        let overriding = run.steps.filter { !$0.view.node.pointee.flags.isDisjoint(with: .dynamic) }
        guard !overriding.isEmpty else { return }
        var names: [String] = []
        for step in overriding where !names.contains(Mention(step.view).name) { names.append(Mention(step.view).name) }
        notes.append("overrides of the hit test were called: \(names.joined(separator: ", "))")
    }

    init(
        _ application: UIApplication, _ run: HitTestRun, at location: CGPoint, wanting wanted: (any Taker)?
    ) {
        self.location = location
        self.wanted = wanted.map { Mention($0) }
        steps = run.steps.map { Step($0) }
        hit = run.hit.map { Mention($0) }
        contenders = run.hit.map(Self.contenders) ?? []
        chain = run.hit.map(Self.chain) ?? []
        causes = []
        notes = []
        var path: [Mention] = []
        let recognizer = wanted as? UIGestureRecognizer
        if let view = wanted as? UIView ?? recognizer?.view {
            let reach = ReachAnalysis(application, run, wanted: view, at: location, climbs: recognizer == nil)
            causes = reach.causes
            notes = reach.notes
            var current: UIView? = view
            while let view = current {
                path.append(Mention(view))
                current = view.superview
            }
            if causes.isEmpty, run.hit?.isDescendant(of: view) != true {
                notes.append("what keeps the touch from \(Mention(view).name) could not be found")
            }
        }
        if let recognizer, causes.isEmpty, !recognizer.isEnabled { causes = [.disabled(recognizer)] }
        if let control = wanted as? UIControl, causes.isEmpty { causes = control.actionCauses }
        self.path = path.reversed()
    }

    private static func contenders(for view: UIView) -> [Contender] {
        var contenders: [Contender] = []
        var current: UIView? = view
        while let view = current {
            contenders += (view.rareStorage?.recognizers ?? []).map { Contender($0, on: view) }
            current = view.superview
        }
        return contenders
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
    fileprivate init(_ step: HitTestRun.Step) {
        view = TouchExplanation.Mention(step.view)
        depth = step.depth
        point = step.point
        bounds = step.view.bounds
        verdict = step.verdict
        answer = step.answer.map { TouchExplanation.Mention($0) }
        if case .outside = step.verdict {
            let overshoot = TouchExplanation.Cause.Overshoot(step.point, step.view.bounds)
            self.overshoot = overshoot.isNowhere ? nil : overshoot
        } else {
            overshoot = nil
        }
        isOverridden = !step.view.node.pointee.flags.isDisjoint(with: .dynamic)
    }
}

extension TouchExplanation.Contender {
    fileprivate init(_ recognizer: UIGestureRecognizer, on view: UIView) {
        self.recognizer = TouchExplanation.Mention(recognizer)
        self.view = TouchExplanation.Mention(view)
        isEnabled = recognizer.isEnabled
        cancelsTouchesInView = recognizer.cancelsTouchesInView
        delaysTouchesBegan = recognizer.delaysTouchesBegan
        delaysTouchesEnded = recognizer.delaysTouchesEnded
        hasDelegate = recognizer.delegate != nil
        requirements = recognizer.requirements.recognizers.map { TouchExplanation.Mention($0) }
    }
}

extension TouchExplanation.Link {
    fileprivate init(_ responder: UIResponder) {
        self.responder = TouchExplanation.Mention(responder)
        takesTouches = ForwardedMethod.touchesBegan.isOverridden(by: responder)
        isControl = responder is UIControl
    }
}

extension TouchExplanation {
    /// Ours: who can be meant to have a touch: a view, or a recognizer.
    @MainActor
    public protocol Taker: NSObject {}
}

extension UIView: TouchExplanation.Taker {}
extension UIGestureRecognizer: TouchExplanation.Taker {}

extension UIWindow {
    /// Ours: where a touch at `point` would go, and why.
    ///
    /// Windows in front are asked first, as they would be.
    /// - Parameters:
    ///   - point: In this window's coordinates, in points.
    ///   - wanted: Who should have the touch; the report says what keeps it from there and what would help.
    public func explainTouch(at point: CGPoint, wanting wanted: (any TouchExplanation.Taker)? = nil) -> TouchExplanation
    {
        TouchExplanation(application ?? .shared, at: screenPoint(point), wanting: wanted)
    }
}

extension UIApplication {
    /// Ours: where a touch at `location`, in points of the screen, would go, and why.
    public func explainTouch(at location: CGPoint, wanting wanted: (any TouchExplanation.Taker)? = nil)
        -> TouchExplanation
    {
        TouchExplanation(self, at: location, wanting: wanted)
    }
}
