import Foundation

/// The recognizers with a recognition sequence in progress, in the order in which they joined.
///
/// Each recognizer stores its own index, so adding or removing one takes constant time.
@MainActor
struct ActiveRecognizers {
    /// `nil` where a recognizer was removed.
    private var entries: [UIGestureRecognizer?] = []
    private(set) var count = 0
    /// The number of recognizers that may take part in failure requirements.
    private(set) var dependents = 0
    /// The number of these recognizers that take part through their delegate or class, beyond `require(toFail:)`.
    private(set) var outspoken = 0
    /// The number of finished recognizers, and an index before which none is finished.
    private var finished = 0
    private var searched = 0

    var isEmpty: Bool { count == 0 }

    mutating func append(_ recognizer: UIGestureRecognizer) {
        recognizer.entry.place = entries.count
        entries.append(recognizer)
        count += 1
        tally(recognizer, 1)
    }

    mutating func take(_ recognizer: UIGestureRecognizer) -> UIGestureRecognizer { take(at: recognizer.entry.place) }

    private mutating func take(at place: Int) -> UIGestureRecognizer {
        var taken: UIGestureRecognizer?
        swap(&taken, &entries[place])
        let recognizer = (consume taken).unsafelyUnwrapped
        assert(recognizer.entry.place == place)
        recognizer.entry.place = -1
        count -= 1
        if recognizer.decided.isFinal { finished -= 1 }
        tally(recognizer, -1)
        if place == entries.count - 1 { entries.removeLast() }
        if count == 0 {
            if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
            searched = 0
        } else {
            if entries.count > 2 * count + 64 { closeUp() }
            searched = min(searched, entries.count)
        }
        return recognizer
    }

    /// Applies a change of the recognizer's class, delegate or requirements, and keeps the counts correct.
    mutating func recount(_ recognizer: UIGestureRecognizer, _ change: () -> Void) {
        tally(recognizer, -1)
        change()
        tally(recognizer, 1)
    }

    @inline(__always)
    private mutating func tally(_ recognizer: UIGestureRecognizer, _ change: Int) {
        if !recognizer.isIndependent { dependents += change }
        if recognizer.isOutspoken { outspoken += change }
    }

    private mutating func closeUp() {
        var next = 0
        for place in entries.indices {
            guard let recognizer = entries.unretained(at: place) else { continue }
            recognizer.borrow { $0.entry.place = next }
            entries.swapAt(place, next)
            next += 1
        }
        entries.removeLast(entries.count - next)
        searched = 0
    }

    // MARK: Iteration

    /// Calls `body` with each recognizer that is active now. All of them stay alive until the last call returns, even
    /// if some are removed meanwhile.
    @inline(__always)
    func forEach(_ body: (UIGestureRecognizer) -> Void) {
        _ = contains {
            body($0)
            return false
        }
    }

    /// The number of indices, including those of removed recognizers.
    var places: Int { entries.count }
    /// The recognizer at an index, or `nil` if it was removed.
    func unretained(at place: Int) -> Unretained<UIGestureRecognizer>? { entries.unretained(at: place) }

    /// Calls `condition` with one recognizer after the other, as `forEach` does, until it returns true.
    @inline(__always)
    func contains(where condition: (UIGestureRecognizer) -> Bool) -> Bool {
        let entries = self.entries
        defer { extendLifetime(entries) }
        var index = 0
        while index < entries.count {
            if let recognizer = entries.unretained(at: index), recognizer.borrow(condition) { return true }
            index += 1
        }
        return false
    }

    var all: [UIGestureRecognizer] {
        var all: [UIGestureRecognizer] = []
        forEach { all.append($0) }
        return all
    }

    /// Counts a recognizer that has entered a final state.
    mutating func noteFinish(of recognizer: UIGestureRecognizer) {
        guard recognizer.entry.place >= 0 else { return }
        finished += 1
        searched = min(searched, recognizer.entry.place)
    }

    var hasFinished: Bool { finished > 0 }

    /// Removes and returns the first finished recognizer, or `nil` if none has finished.
    mutating func takeFirstFinished() -> UIGestureRecognizer? {
        while searched < entries.count {
            if entries.unretained(at: searched)?.borrow({ $0.decided.isFinal }) == true { return take(at: searched) }
            searched += 1
        }
        return nil
    }

    /// Breaks retain cycles; called from the arena's `deinit`.
    ///
    /// A window retains its recognizers, these retain their touches, and the touches retain the window.
    func letGo() {
        for case let recognizer? in entries {
            recognizer.entry = ArenaEntry()
            for touch in recognizer.recognitionSequence.touches { touch.letGo() }
        }
    }
}

/// The state that the arena stores for one recognizer.
struct ArenaEntry {
    /// The arena in which it competes. The arena clears this when the sequence ends or in its `deinit`.
    var arenaManager: Unretained<GestureArenaManager>?
    /// Its index in `ActiveRecognizers`; negative if it has no recognition sequence.
    var place = -1
    /// When `deadlinePassed()` is due; `never` if it has no deadline.
    var deadline = ClockDeadline.never
    /// Whether it is among the recognizers that proposed a state.
    var isProposer = false
    /// Whether its action is due.
    var isDue = false
    /// Whether it was already gathered for the current event with several fingers.
    var isGathered = false
}
