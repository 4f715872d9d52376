import Foundation

/// A recognizer's target–action pairs, called in the order they were added (G-10).
@MainActor
struct GestureTargets {
    private enum Action: Equatable {
        case selector(Selector)
        case reference(CallSite)
        case closure(Int)
    }

    private struct Pair {
        weak var target: AnyObject?
        /// Targets are not retained; a closure has none.
        let hasTarget: Bool
        let action: Action
        let call: @MainActor (AnyObject?, UIGestureRecognizer) -> Void
    }

    private var pairs: [Pair] = []
    private var closures = 0

    /// Adding an identical pair again changes nothing.
    private mutating func add(_ pair: Pair) {
        let isKnown = pairs.contains { $0.target === pair.target && $0.hasTarget && $0.action == pair.action }
        if !isKnown { pairs.append(pair) }
    }

    mutating func add(_ target: AnyObject, _ selector: Selector) {
        add(
            Pair(target: target, hasTarget: true, action: .selector(selector)) { target, recognizer in
                guard let target, !selector.call(target, recognizer, nil) else { return }
                preconditionFailure(
                    "\(type(of: target)) has no action \(selector.name) that takes \(type(of: recognizer))")
            })
    }

    mutating func add<Target: AnyObject>(
        _ target: Target, at site: CallSite, _ method: @escaping @MainActor (Target, UIGestureRecognizer) -> Void
    ) {
        add(
            Pair(target: target, hasTarget: true, action: .reference(site)) { target, recognizer in
                if let target = target as? Target { method(target, recognizer) }
            })
    }

    mutating func add(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        closures += 1
        pairs.append(
            Pair(target: nil, hasTarget: false, action: .closure(closures)) { _, recognizer in handler(recognizer) })
    }

    /// Nil stands for any target, or any action.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?) {
        pairs.removeAll { pair in
            (target == nil || pair.target === target) && (selector == nil || pair.action == .selector(selector!))
        }
    }

    /// Calls every pair whose target is alive, on a snapshot.
    func send(_ recognizer: UIGestureRecognizer) {
        for pair in pairs where !pair.hasTarget || pair.target != nil {
            pair.call(pair.target, recognizer)
        }
    }
}
