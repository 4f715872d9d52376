/// A recognizer's try at one gesture, from possible to reset.
struct RecognitionSequence: Sendable {
    var isEnabled: Bool
    var state = State.possible
    /// What it has matched while it is still possible: began or ended. It waits to be decided (G-24, G-30).
    var match: State?
    /// It has matched and had to wait for another to fail.
    var hasWaited = false
    /// Touches that it follows and that are down, in the order in which it got them.
    var present: [Int] = []
    /// When it joined, counted.
    var joining = 0
    /// All touches that were ever part of this attempt.
    var all: Set<Int> = []
    /// The state that its targets are yet to hear of.
    var owes: State?
    /// It was cut off by a change, not by what it heard.
    var wasStopped = false
    /// It was cut off when decisions were made already.
    var isDueLate = false
    /// Recognitions are counted, so that their actions come in the order in which they happened.
    var recognition = 0
    /// Whether its targets have heard of a beginning.
    var hasActed = false
    /// Fingers of an attempt that failed; until one of them lifts no other attempt starts.
    var failedFingers: Set<Int> = []
    /// When the runtime gives it up (G-5).
    var verdict: Deadline?
    var memory = Memory()

    /// Touches follow it, or it has got somewhere.
    var isActive: Bool { !all.isEmpty || state != .possible || match != nil }
    var isUnderWay: Bool { state == .began || state == .changed }
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
    var isPossible: Bool { state == .possible }
}

/// What the built-in and the planned recognizers remember of an attempt.
struct Memory: Sendable {
    /// How often each method was called.
    var calls: [Phase: Int] = [:]
    /// Where each finger that is down began.
    var starts: [Int: Point] = [:]
    /// When its own patience ends.
    var deadline: Deadline?
    /// Taps that are complete.
    var taps = 0
    /// The most fingers at once in this tap, and where those of them began that have lifted.
    var peak = 0
    var lifted: [Point] = []
    /// Where the fingers of the first tap began.
    var firstStarts: [Point] = []
    /// Where the middle of a pan's fingers would be if nothing had moved that counts, and where it was as a finger came or
    /// went.
    var origin = Point(0, 0)
    var lastMiddle = Point(0, 0)
}
