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
        var next = 0
        for place in entries.indices {
            guard let recognizer = entries.borrowed(place) else { continue }
            recognizer.borrow { $0.entry.place = next }
            entries.swapAt(place, next)
            next += 1
        }
        entries.removeLast(entries.count - next)
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

    /// How many places there are, and who is at one of them; nil where one has left.
    var places: Int { entries.count }
    func lent(at place: Int) -> Unmanaged<UIGestureRecognizer>? { entries.borrowed(place) }

    /// Calls `condition` with one after the other, as in `forEach`, until one meets it.
    @inline(__always)
    func contains(where condition: (UIGestureRecognizer) -> Bool) -> Bool {
        let entries = self.entries
        defer { extendLifetime(entries) }
        var index = 0
        while index < entries.count {
            if let recognizer = entries.borrowed(index), recognizer.borrow(condition) { return true }
            index += 1
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

    var hasFinished: Bool { finished > 0 }

    /// Takes out the first that has finished.
    mutating func takeFirstFinished() -> UIGestureRecognizer? {
        while searched < entries.count {
            if entries.borrowed(searched)?.borrow({ $0.decided.isFinal }) == true { return take(at: searched) }
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
    /// By when it expects something; `never` where it does not wait.
    var deadline = ClockDeadline.never
    /// Whether it is among those that proposed a state, and whether its action is due.
    var isProposer = false
    var isDue = false
    /// Whether it has been gathered for an event of several fingers.
    var isGathered = false
}
