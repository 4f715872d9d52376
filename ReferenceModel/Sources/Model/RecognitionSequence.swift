/// A recognizer's attempt at one gesture, from possible to reset.
struct RecognitionSequence: Sendable {
    var isEnabled: Bool
    var state = State.possible
    /// The state that it has matched while it is still possible: began or ended. The arena has not decided yet (G-24, G-30).
    var match: State?
    /// Whether it has matched and had to wait for another recognizer to fail.
    var hasWaited = false
    /// Its touches that are down, in the order in which it received them.
    var present: [Int] = []
    /// The number of its joining.
    var joining = 0
    /// All touches that were ever part of this attempt.
    var all: Set<Int> = []
    /// The state for which its action has not been called yet.
    var owes: State?
    /// Whether a change of the application ended it, not a touch.
    var wasStopped = false
    /// Whether it was ended after the decisions of the event.
    var isDueLate = false
    /// The number of its recognition, which determines the order of the actions.
    var recognition = 0
    /// Whether its action has been called for the beginning.
    var hasActed = false
    /// The fingers of a failed attempt. No other attempt starts until one of them lifts.
    var failedFingers: Set<Int> = []
    /// The time at which the library resets it (G-5).
    var verdict: Deadline?
    var memory = Memory()

    /// Whether it has touches or has left the initial state.
    var isActive: Bool { !all.isEmpty || state != .possible || match != nil }
    var isUnderWay: Bool { state == .began || state == .changed }
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
    var isPossible: Bool { state == .possible }
}

/// The state that built-in and planned recognizers keep during an attempt.
struct Memory: Sendable {
    /// The number of calls of each method.
    var calls: [Phase: Int] = [:]
    /// The touch-down location of each finger that is down.
    var starts: [Int: Point] = [:]
    /// Its own deadline.
    var deadline: Deadline?
    /// The number of completed taps.
    var taps = 0
    /// The maximum number of simultaneous fingers in this tap, and the touch-down locations of those that have lifted.
    var peak = 0
    var lifted: [Point] = []
    /// The touch-down locations of the first tap.
    var firstStarts: [Point] = []
    /// The reference point of the center of a pan's fingers, and the center at the last touch-down or
    /// lift.
    var origin = Point(0, 0)
    var lastMiddle = Point(0, 0)
}
