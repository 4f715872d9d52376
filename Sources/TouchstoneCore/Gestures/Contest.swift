import Foundation

/// The recognizers that compete for one touch: those of its hit view and of the ancestors that admitted it, the deepest view's
/// first (T-13).
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

    /// Takes out those who have left, where that is worth it. What is returned holds them: they die when nothing is half done.
    mutating func tidy(
        for touch: UITouch, using spare: inout SpareStorage<UIGestureRecognizer>
    ) -> [UIGestureRecognizer] {
        guard gone > 0, members.count <= 64 || 2 * gone > members.count else { return [] }
        var staying = spare.take()
        if gone < members.count {
            for index in members.indices where members.borrowed(index).borrow({ $0.competes(for: touch) }) {
                staying.append(members[index])
            }
        }
        gone = 0
        swap(&staying, &members)
        return staying
    }
}

extension UITouch {
    /// The recognizers that compete for it, the deepest view's first; they leave as they fail, end or ignore it.
    var competitors: [UIGestureRecognizer] {
        guard contest.gone > 0 else { return contest.members }
        return contest.isEmpty ? [] : contest.members.filter { $0.competes(for: self) }
    }
}

extension UIGestureRecognizer {
    /// Whether this recognizer is in the touch's contest and has not left it.
    @inline(__always)
    final func competes(for touch: UITouch) -> Bool { !standing.isOut && attempt.holds(touch) }

    /// Leaves all its contests, unless it has lost, and so left them already.
    final func leaveContests() {
        guard !standing.isOut else { return }
        for index in attempt.indices { attempt.borrowed(index).borrow { $0.contest.left() } }
    }
}
