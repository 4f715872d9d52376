import Foundation

/// The arena of one touch, press, scroll or hover: the recognizers that compete for it.
///
/// Members are those recognizers of the touched view and its ancestors that accepted the input, ordered from the deepest
/// view outward (T-13). A recognizer that has left is skipped. It is removed later, together with others, so that each
/// removal takes constant time on average.
@MainActor
struct Arena {
    /// In the order in which they joined, including some that have left.
    private(set) var members: [UIGestureRecognizer] = []
    /// The number of members that have left but are not removed yet.
    private(set) var gone = 0

    var isEmpty: Bool { members.count == gone }

    mutating func append(_ recognizer: UIGestureRecognizer, using spare: inout SpareStorage<UIGestureRecognizer>) {
        if members.capacity == 0 { members = spare.take() }
        members.append(recognizer)
    }

    /// Records that a member has left the arena.
    mutating func left() { gone += 1 }

    /// Whether to remove the members that have left: always if the list is short, and from a long list when they are
    /// the majority.
    var isUntidy: Bool { gone > 0 && (members.count <= 64 || 2 * gone > members.count) }

    mutating func replace(by staying: consuming [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        gone = 0
        swap(&staying, &members)
        return staying
    }
}

extension UIGestureRecognizer {
    /// Whether the recognizer is in the touch's arena and has not left it.
    @inline(__always)
    final func competes(for touch: UITouch) -> Bool {
        !recognitionSequence.arenaState.isOut && recognitionSequence.touches.holds(touch)
    }

    /// Leaves all its arenas. Does nothing if the recognizer has lost, because it has then left them already.
    final func leaveArenas() {
        guard !recognitionSequence.arenaState.isOut else { return }
        // The sequence retains the touches, and no overridable code runs.
        for index in recognitionSequence.touches.indices {
            recognitionSequence.touches.unretained(at: index).borrow { $0.arena.left() }
        }
        recognitionSequence.scroll?.arena.left()
    }

    /// Whether its recognition sequence has any touch or scroll.
    final var isInArena: Bool { !recognitionSequence.touches.isEmpty || recognitionSequence.scroll != nil }

    /// The window of the touch or scroll that it competes for.
    final var arenaWindow: UIWindow? {
        recognitionSequence.touches.isEmpty
            ? recognitionSequence.scroll?.window : recognitionSequence.touches[0].hitWindow
    }
}
