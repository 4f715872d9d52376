import Foundation

/// What the application's loop turned for. What a turn does follows from the state of the application, the time that the
/// clock shows throughout the turn, and the input; so a replay that repeats the turns repeats everything.
package enum LoopTurn: String, Sendable, CaseIterable {
    /// The port moved what hosts had sent into the event queue.
    case port
    /// The queue was emptied.
    case drain
    /// The clock called what was due.
    case deadlines
    /// Layout, and changes of the input views, outside of the other turns.
    case commit
    /// The host showed another of its scenes.
    case scene
    /// Nothing of the loop's: the application acted by itself, outside all turns, which a replay cannot repeat.
    case outside
}

/// Hears of each turn of an application's loop, and of what came in.
@MainActor
package protocol TurnListener: AnyObject {
    func turnBegan(_ turn: LoopTurn)
    func took(_ input: MovedInput)
    func turnEnded(_ turn: LoopTurn)
}

/// A clock that tells of the turns in which it calls what is due.
@MainActor
package protocol TurningClock: EventClock {
    var deadlines: DeadlineQueue { get }
    /// Calls what it is given; nil while nobody wants to hear.
    var deadlineTurn: (@MainActor (() -> Void) -> Void)? { get set }

    /// Shows one time while `body` runs.
    func holdStill(_ body: () -> Void)
}
