import Foundation

/// The recognizers with an attempt, in the order they joined.
///
/// Each knows its place, so that thousands come and go in the time that thousands take.
@MainActor
struct ActiveRecognizers {
    /// Nil where one has left.
    private var entries: [UIGestureRecognizer?] = []
    private(set) var count = 0
    /// How many of them may have to be asked about failure requirements.
    private(set) var dependents = 0
    /// How many of these have a say beyond `require(toFail:)`: by their delegate or their class.
    private(set) var outspoken = 0
    /// How many of them are finished, and a place before which nobody is.
    private var finished = 0
    private var searched = 0

    var isEmpty: Bool { count == 0 }

    /// The only one; they hold it for as long as it is active.
    var only: Unmanaged<UIGestureRecognizer>? { count == 1 && entries.count == 1 ? lent(entries[0]) : nil }

    mutating func append(_ recognizer: UIGestureRecognizer) {
        recognizer.entry.place = entries.count
        entries.append(recognizer)
        count += 1
        tally(recognizer, 1)
    }

    mutating func take(_ recognizer: UIGestureRecognizer) -> UIGestureRecognizer {
        let place = recognizer.entry.place
        let taken = entries[place].unsafelyUnwrapped
        assert(taken === recognizer)
        recognizer.entry.place = -1
        count -= 1
        if recognizer.decided.isFinal { finished -= 1 }
        tally(recognizer, -1)
        if place == entries.count - 1 { entries.removeLast() } else { entries[place] = nil }
        if count == 0 {
            if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
            searched = 0
        } else {
            if entries.count > 2 * count + 16 { closeUp() }
            searched = min(searched, entries.count)
        }
        return taken
    }

    /// Its class, delegate or requirements change while it is active: it is counted anew.
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
        var closed: [UIGestureRecognizer?] = []
        closed.reserveCapacity(count)
        for case let recognizer? in entries {
            recognizer.entry.place = closed.count
            closed.append(recognizer)
        }
        entries = closed
        searched = 0
    }

    // MARK: Looking through them

    /// Calls `body` with each that is active now; until the last is done they are held, whoever leaves meanwhile.
    @inline(__always)
    func forEach(_ body: (UIGestureRecognizer) -> Void) {
        _ = contains {
            body($0)
            return false
        }
    }

    /// Calls `condition` with one after the other, as in `forEach`, until one meets it.
    @inline(__always)
    func contains(where condition: (UIGestureRecognizer) -> Bool) -> Bool {
        let entries = self.entries
        defer { extendLifetime(entries) }
        for index in entries.indices {
            if let recognizer = entries[index], condition(recognizer) { return true }
        }
        return false
    }

    /// All of them.
    var all: [UIGestureRecognizer] {
        var all: [UIGestureRecognizer] = []
        forEach { all.append($0) }
        return all
    }

    /// One has finished.
    mutating func noteFinish(of recognizer: UIGestureRecognizer) {
        guard recognizer.entry.place >= 0 else { return }
        finished += 1
        searched = min(searched, recognizer.entry.place)
    }

    /// The first that has finished; they hold it for as long as it is active.
    mutating func firstFinished() -> Unmanaged<UIGestureRecognizer>? {
        guard finished > 0 else { return nil }
        while searched < entries.count {
            if let recognizer = entries[searched], recognizer.decided.isFinal { return lent(recognizer) }
            searched += 1
        }
        return nil
    }

    /// Called by the arena's `deinit`. A window holds its recognizers, and these their touches, which hold the window.
    func letGo() {
        for case let recognizer? in entries {
            recognizer.entry = ArenaEntry()
            for touch in recognizer.attempt.touches { touch.letGo() }
        }
    }
}

/// What the arena notes of a recognizer.
struct ArenaEntry {
    /// Where it competes; the arena clears this when the attempt is over, or when it goes.
    var arena: Unmanaged<GestureArena>?
    /// Its place among those with an attempt; less than 0 where it has none.
    var place = -1
    /// Whether it is among those that proposed a state, and whether its action is due.
    var isProposer = false
    var isDue = false
    /// Whether it has been gathered for an event of several fingers.
    var isGathered = false
}
