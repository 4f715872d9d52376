import Foundation

/// The cause of a run-loop iteration.
///
/// An iteration depends only on the application's state, the clock's time, which does not change during it, and the
/// input. A replay that repeats the iterations therefore repeats everything.
package enum RunLoopIteration: String, Sendable, CaseIterable {
    /// The port moved the hosts' inputs into the event queue.
    case port
    /// The event queue was drained.
    case drain
    /// The clock called due deadlines.
    case deadlines
    /// Layout and changes of input views, outside the other iterations.
    case commit
    /// The host showed another scene.
    case scene
    /// Not an iteration: the application acted by itself, outside all iterations, which a replay cannot repeat.
    case outside
}

/// Receives the run-loop iterations of an application and their inputs.
@MainActor
package protocol RunLoopIterationObserver: AnyObject {
    func iterationBegan(_ turn: RunLoopIteration)
    func took(_ input: MovedInput)
    func iterationEnded(_ turn: RunLoopIteration)
}

/// A clock that reports the iterations in which it calls deadlines.
@MainActor
package protocol IterationClock: EventClock {
    var deadlines: DeadlineQueue { get }
    /// Called with the calls of due deadlines, instead of making them directly; `nil` without a listener.
    var deadlineIteration: (@MainActor (() -> Void) -> Void)? { get set }

    /// Keeps the clock's time constant while `body` runs.
    func holdStill(_ body: () -> Void)
}
