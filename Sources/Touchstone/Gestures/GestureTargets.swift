import Foundation

/// A recognizer's target–action pairs, called in the order they were added (G-10).
@MainActor
struct GestureTargets {
    private struct Pair {
        weak var target: AnyObject?
        let action: Selector
    }

    private enum Entry {
        /// Targets are not retained.
        case pair(Pair)
        case handler(@MainActor (UIGestureRecognizer) -> Void)
    }

    private var entries: [Entry] = []

    /// Adding an identical pair again changes nothing.
    mutating func add(_ target: AnyObject, _ action: Selector) {
        let isKnown = entries.contains { entry in
            if case .pair(let pair) = entry { return pair.target === target && pair.action == action }
            return false
        }
        if !isKnown { entries.append(.pair(Pair(target: target, action: action))) }
    }

    mutating func add(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        entries.append(.handler(handler))
    }

    /// Nil stands for any target, or any action.
    mutating func remove(_ target: AnyObject?, _ action: Selector?) {
        entries.removeAll { entry in
            switch entry {
            case .pair(let pair):
                (target == nil || pair.target === target) && (action == nil || pair.action == action)
            case .handler: target == nil && action == nil
            }
        }
    }

    /// Calls all whose target is alive, on a snapshot.
    func send(_ recognizer: UIGestureRecognizer) {
        for entry in entries {
            switch entry {
            case .handler(let handler): handler(recognizer)
            case .pair(let pair):
                guard let target = pair.target else { continue }
                precondition(
                    pair.action.call(target, recognizer, nil),
                    "\(type(of: target)) has no action \(pair.action) that takes \(type(of: recognizer))")
            }
        }
    }
}
