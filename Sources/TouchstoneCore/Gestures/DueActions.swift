import Foundation

/// Recognizers with a due action, in the order in which they won.
///
/// References are unretained: a recognizer in this list is active, and `ActiveRecognizers` retains it.
@MainActor
struct DueActions {
    private var entries: [Unretained<UIGestureRecognizer>] = []
    private var first = 0
    /// The number of `entries` that are still due.
    private var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func append(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.entry.isDue else { return }
        recognizer.entry.isDue = true
        count += 1
        entries.append(Unretained(recognizer))
    }

    mutating func remove(_ recognizer: UIGestureRecognizer) {
        guard recognizer.entry.isDue else { return }
        recognizer.entry.isDue = false
        count -= 1
        clearIfEmpty()
    }

    mutating func removeFirst() -> Unretained<UIGestureRecognizer> {
        // The common case.
        if entries.count == 1 {
            count = 0
            let only = entries.removeLast()
            only.borrow { $0.entry.isDue = false }
            return only
        }
        while !entries[first].borrow({ $0.entry.isDue }) { first += 1 }
        let next = entries[first]
        first += 1
        next.borrow { $0.entry.isDue = false }
        count -= 1
        clearIfEmpty()
        return next
    }

    private mutating func clearIfEmpty() {
        guard count == 0 else { return }
        first = 0
        if entries.count == 1 { entries.removeLast() } else { entries.removeAll(keepingCapacity: true) }
    }
}
