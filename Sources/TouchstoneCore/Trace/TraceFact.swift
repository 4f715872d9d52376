import Foundation

/// Ours: whom a record speaks of: a name for people and a number that tells two of the same name apart.
///
/// The number is given at first mention, so the same input yields the same numbers in every run.
public struct TraceSubject: Hashable, Sendable {
    /// The object's own name or its class.
    public var name: String
    /// From 1, in the order of first mention.
    public var id: Int

    /// Somebody of this name and number.
    public init(name: String, id: Int) {
        self.name = name
        self.id = id
    }

    /// Stands for whoever it is while nobody listens.
    static let untold = TraceSubject(name: "", id: 0)
}

/// Ours: one step of an event's way, as a fact.
public enum TraceFact: Equatable, Sendable {
    /// A host handed in a sample and it entered the event queue; the location is in screen points.
    case queued(touch: Int, phase: TouchSample.Phase, location: CGPoint)
    /// The port source (Source1) moved this many inputs into the event queue (RL-2).
    case portFired(inputs: Int)
    /// The drain source (Source0) began to empty the queue of this many inputs (RL-3).
    case drainFired(inputs: Int)
    /// A view was asked `hitTest(_:with:)`, the point being in its own bounds.
    case asked(TraceSubject, point: CGPoint, depth: Int)
    /// What the view answered.
    case verdict(TraceSubject, HitTestVerdict, answer: TraceSubject?, depth: Int)
    /// A new touch belongs to this view from now on (HT-39); the location is in the window's coordinates, in points.
    case bound(touch: Int, view: TraceSubject, window: TraceSubject, location: CGPoint, tapCount: Int)
    /// No view took the new touch; it is dropped (HT-41).
    case unbound(touch: Int, reason: UnboundReason)
    /// The touch is kept from its view for its whole life.
    case withheld(touch: Int, view: TraceSubject, reason: WithheldReason)
    /// `sendEvent(_:)` is about to be called on the application or a window.
    case sent(to: TraceSubject, touches: [Int])
    /// A responder's method is called with these touches.
    case delivered(ForwardedMethod, to: TraceSubject, touches: [Int])
    /// The event climbs from one responder to the next (RC-9).
    case forwarded(ForwardedMethod, from: TraceSubject, to: TraceSubject)
    /// The chain ended and nobody had taken the event (RC-39).
    case dropped(ForwardedMethod, last: TraceSubject)
    /// The touches were taken from whoever had them (DL-18).
    case cancelled(touches: [Int], reason: CancelReason)
    /// The recognizers that compete for a new touch (DL-3).
    case contest(touch: Int, members: [TraceSubject])
    /// A recognizer took a state, and for `.failed` why.
    case entered(TraceSubject, UIGestureRecognizer.State, reason: FailureReason?)
    /// A recognizer has matched and waits for another to fail (G-24).
    case waits(TraceSubject, for: TraceSubject)
    /// A recognizer's targets are about to be called.
    case acted(TraceSubject, state: UIGestureRecognizer.State)
    /// A recognizer's action is due, and it has no target, or none that lives (G-10).
    case unheard(TraceSubject, state: UIGestureRecognizer.State)
    /// A control sends its actions for these events, by their names in `UIControl.Event`, with bars between them.
    case controlEvent(TraceSubject, events: String)
    /// An action was sent: to whom, or nobody took it (RC-27).
    case action(String, from: TraceSubject?, to: TraceSubject?)
    /// What a scroll view told its delegate, and where its content was then, in points (SV-12).
    case scrolled(TraceSubject, ScrollCallback, offset: CGPoint)
    /// A window's first responder changed (RC-21).
    case firstResponder(TraceSubject?, window: TraceSubject)
    /// An input method had something for the first responder; what it wrote is not told. Nil took no text.
    case textInput(String, to: TraceSubject?)
    /// The keyboard focus came to a control, or left it (RC-34).
    case focus(TraceSubject?, window: TraceSubject)
    /// Movement that recognition used up and that the gesture does not report, in points (or as a factor or radians).
    case consumed(TraceSubject, x: Double, y: Double)
    /// A sample that means nothing in its place.
    case ignored(touch: Int, reason: IgnoredReason)
    /// What the application itself had to say.
    case note(String)
}

/// Ours: how one view answered a hit test, and why.
public enum HitTestVerdict: Equatable, Sendable {
    /// The view itself.
    case hit
    /// One of its descendants.
    case descendant
    /// An override answered with a view that is not below the receiver (HT-29).
    case redirected
    /// The point lies outside, by its own bounds or by its override of `point(inside:with:)`.
    case outside(overridden: Bool)
    /// The view is hidden (HT-7).
    case hidden
    /// The view's `isUserInteractionEnabled` is false (HT-12).
    case interactionDisabled
    /// The view's alpha, this one, is below 0.01 (HT-8).
    case alpha(Float)
    /// The view is being animated without `.allowUserInteraction` (HT-13).
    case animating
    /// The transform cannot be undone (HT-21).
    case singular
    /// A control that is not enabled (HT-14).
    case disabledControl
    /// An override of `hitTest(_:with:)` answered nil (HT-28).
    case answeredNil
}

/// Ours: one fact with its place and time.
public struct TraceRecord: Equatable, Sendable {
    /// The record's place in its trace, from 1.
    public var number: Int
    /// Seconds on the application's clock.
    public var time: TimeInterval
    /// What happened.
    public var fact: TraceFact

    /// A record of a fact.
    public init(number: Int, time: TimeInterval, fact: TraceFact) {
        self.number = number
        self.time = time
        self.fact = fact
    }
}
