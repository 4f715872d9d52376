import Foundation

/// Touchstone extension: An object in a trace record, as a name and a number that is unique in the trace.
///
/// Numbers are assigned at first mention, so the same input gives the same numbers in every run.
public struct TraceSubject: Hashable, Sendable {
    /// The object's own name, or its class name.
    public var name: String
    /// The number, from 1 in the order of first mention.
    public var id: Int

    /// Creates a subject with a name and a number.
    public init(name: String, id: Int) {
        self.name = name
        self.id = id
    }

    /// A placeholder that is used while there is no listener.
    static let untraced = TraceSubject(name: "", id: 0)
}

/// Touchstone extension: A fact about the processing of an event.
public enum TraceFact: Equatable, Sendable {
    /// A host sent a sample, which entered the event queue; the location is in screen points.
    case queued(touch: Int, phase: TouchSample.Phase, location: CGPoint)
    /// The port source (Source1) moved this many inputs into the event queue (RL-2).
    case portFired(inputs: Int)
    /// The drain source (Source0) began to process this many inputs from the queue (RL-3).
    case drainFired(inputs: Int)
    /// A view's `hitTest(_:with:)` was called; the point is in the view's bounds coordinates.
    case asked(TraceSubject, point: CGPoint, depth: Int)
    /// The result of a view's hit test.
    case verdict(TraceSubject, HitTestVerdict, answer: TraceSubject?, depth: Int)
    /// A new touch was assigned to its view (HT-39); the location is in the window's coordinates, in points.
    case bound(touch: Int, view: TraceSubject, window: TraceSubject, location: CGPoint, tapCount: Int)
    /// No view was found for a new touch, which is dropped (HT-41).
    case unbound(touch: Int, reason: UnboundReason)
    /// The touch is suppressed for its view.
    case suppressed(touch: Int, view: TraceSubject, reason: SuppressionReason)
    /// `sendEvent(_:)` is about to be called on the application or a window.
    case sent(to: TraceSubject, touches: [Int])
    /// A responder's method is about to be called with these touches.
    case delivered(ForwardedMethod, to: TraceSubject, touches: [Int])
    /// The event goes from one responder to the next (RC-9).
    case forwarded(ForwardedMethod, from: TraceSubject, to: TraceSubject)
    /// The event was dropped at the end of the responder chain (RC-39).
    case dropped(ForwardedMethod, last: TraceSubject)
    /// The system cancelled the touches for their recognizers and views (DL-18).
    case cancelled(touches: [Int], reason: CancelReason)
    /// The recognizers in the arena of a new touch (DL-3).
    case arena(touch: Int, members: [TraceSubject])
    /// A recognizer entered a state; a failure has a reason.
    case entered(TraceSubject, UIGestureRecognizer.State, reason: FailureReason?)
    /// A recognizer has matched and waits for another one to fail (G-24).
    case waits(TraceSubject, for: TraceSubject)
    /// A recognizer's targets are about to be called.
    case acted(TraceSubject, state: UIGestureRecognizer.State)
    /// A recognizer's action is due, but it has no target that is alive (G-10).
    case noTarget(TraceSubject, state: UIGestureRecognizer.State)
    /// A control sends its actions for these events, named as in `UIControl.Event` and separated by bars.
    case controlEvent(TraceSubject, events: String)
    /// An action was sent to a target, or there was no target (RC-27).
    case action(String, from: TraceSubject?, to: TraceSubject?)
    /// A scroll view called its delegate; the content offset at that time, in points (SV-12).
    case scrolled(TraceSubject, ScrollCallback, offset: CGPoint)
    /// A window's first responder changed (RC-21).
    case firstResponder(TraceSubject?, window: TraceSubject)
    /// An input method had input for the first responder, `nil` if there was none. The input itself is not traced.
    case textInput(String, to: TraceSubject?)
    /// The keyboard focus moved to a control, or left it (RC-34).
    case focus(TraceSubject?, window: TraceSubject)
    /// Movement that recognition consumed and the gesture does not report, in points, as a factor or in radians.
    case consumed(TraceSubject, x: Double, y: Double)
    /// A sample that has no effect.
    case ignored(touch: Int, reason: IgnoredReason)
    /// A line of text from the application.
    case note(String)
}

/// Touchstone extension: The result of one view's hit test, and why.
public enum HitTestVerdict: Equatable, Sendable {
    /// The view itself was hit.
    case hit
    /// One of the view's descendants was hit.
    case descendant
    /// An override returned a view that is not below the receiver (HT-29).
    case redirected
    /// The point is outside, by the view's bounds or by its override of `point(inside:with:)`.
    case outside(overridden: Bool)
    /// The view is hidden (HT-7).
    case hidden
    /// The view's `isUserInteractionEnabled` is false (HT-12).
    case interactionDisabled
    /// The view's alpha, the associated value, is below 0.01 (HT-8).
    case alpha(Float)
    /// The view is being animated without `.allowUserInteraction` (HT-13).
    case animating
    /// The view's transform is singular (HT-21).
    case singular
    /// The view is a disabled control (HT-14).
    case disabledControl
    /// An override of `hitTest(_:with:)` returned `nil` (HT-28).
    case answeredNil
}

/// Touchstone extension: A fact with its number and time.
public struct TraceRecord: Equatable, Sendable {
    /// The record's number in its trace, from 1.
    public var number: Int
    /// The time, in seconds on the application's clock.
    public var time: TimeInterval
    /// The event of this record, as a value.
    public var fact: TraceFact

    /// Creates a record of a fact.
    public init(number: Int, time: TimeInterval, fact: TraceFact) {
        self.number = number
        self.time = time
        self.fact = fact
    }
}
