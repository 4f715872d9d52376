import Foundation

/// The recognizers that compete for one touch, press, scroll or hover: those of its view and of the ancestors that admitted it,
/// the deepest view's first (T-13).
///
/// Who leaves is passed over from then on, and taken out together with others, so that thousands leave in the time that
/// thousands take.
@MainActor
struct Contest {
    /// In the order they joined, with some that have left.
    private(set) var members: [UIGestureRecognizer] = []
    /// How many have left and are yet to be taken out.
    private(set) var gone = 0

    var isEmpty: Bool { members.count == gone }

    mutating func append(_ recognizer: UIGestureRecognizer, using spare: inout SpareStorage<UIGestureRecognizer>) {
        if members.capacity == 0 { members = spare.take() }
        members.append(recognizer)
    }

    /// One of them competes no more.
    mutating func left() { gone += 1 }

    /// Whether those who have left are to be taken out: at once from a short list, and from a long one as they are most of it.
    var isUntidy: Bool { gone > 0 && (members.count <= 64 || 2 * gone > members.count) }

    mutating func replace(by staying: consuming [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        gone = 0
        swap(&staying, &members)
        return staying
    }
}

extension UIGestureRecognizer {
    /// Whether it is in the touch's contest and has not left it.
    @inline(__always)
    final func competes(for touch: UITouch) -> Bool { !attempt.standing.isOut && attempt.touches.holds(touch) }

    /// Leaves all its contests, unless it has lost, and so left them already.
    final func leaveContests() {
        guard !attempt.standing.isOut else { return }
        // The attempt holds them, and nobody is called.
        for index in attempt.touches.indices { attempt.touches.borrowed(index).borrow { $0.contest.left() } }
        attempt.scroll?.contest.left()
    }

    /// Whether its attempt is about anything.
    final var hasContested: Bool { !attempt.touches.isEmpty || attempt.scroll != nil }

    /// The window of what it competes for.
    final var contestedWindow: UIWindow? {
        attempt.touches.isEmpty ? attempt.scroll?.window : attempt.touches[0].hitWindow
    }
}
