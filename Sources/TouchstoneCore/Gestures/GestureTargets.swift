import Foundation

/// A recognizer's target–action pairs, called in the order they were added (G-10).
@MainActor
struct GestureTargets {
    @MainActor
    private class Entry {
        func call(_ recognizer: UIGestureRecognizer) {}
        func isPair(_ target: AnyObject?, _ action: Selector?) -> Bool { target == nil && action == nil }
        var isAlive: Bool { true }
        func remembered(_ trace: Trace) -> RememberedTarget { RememberedTarget(kind: .closure, action: "") }
    }

    private final class Pair: Entry {
        private let target: TargetReference
        let action: Selector
        /// The action's way of being called, where it can be called without a copy of it.
        private let perform: @MainActor @Sendable (AnyObject, AnyObject, UIEvent?) -> Bool

        init(_ target: AnyObject, _ action: Selector) {
            self.target = TargetReference(target)
            self.action = action
            perform = action.perform
        }

        override func call(_ recognizer: UIGestureRecognizer) {
            guard let target = target.object else { return }
            precondition(
                perform(target, recognizer, nil),
                "\(type(of: target)) has no action \(action) that takes \(type(of: recognizer))")
        }

        override var isAlive: Bool { target.object != nil }

        override func remembered(_ trace: Trace) -> RememberedTarget {
            RememberedTarget(target, action.name, trace)
        }

        /// Nil stands for any target, or any action.
        override func isPair(_ target: AnyObject?, _ action: Selector?) -> Bool {
            (target == nil || self.target.object === target) && (action == nil || self.action == action)
        }
    }

    private final class Handler: Entry {
        let handler: @MainActor (UIGestureRecognizer) -> Void

        init(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.handler = handler }

        override func call(_ recognizer: UIGestureRecognizer) { handler(recognizer) }
    }

    private var entries: [Entry] = []

    /// Adding an identical pair again changes nothing.
    mutating func add(_ target: AnyObject, _ action: Selector) {
        if !entries.contains(where: { $0.isPair(target, action) }) { entries.append(Pair(target, action)) }
    }

    mutating func add(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        entries.append(Handler(handler))
    }

    /// Nil stands for any target, or any action.
    mutating func remove(_ target: AnyObject?, _ action: Selector?) {
        entries.removeAll { $0.isPair(target, action) }
    }

    /// Whether there is anybody to call.
    var anyIsAlive: Bool { entries.contains(where: \.isAlive) }

    /// Who is to be called, the dead among them.
    func remembered(_ trace: Trace) -> [RememberedTarget] { entries.map { $0.remembered(trace) } }

    /// Calls all whose target is alive, on a snapshot.
    func send(_ recognizer: UIGestureRecognizer) {
        entries.forEachBorrowed { $0.call(recognizer) }
    }
}

/// Ours: who takes a closure in place of a target. A protocol, since a class has no word for the receiver's own class
/// in a parameter.
@MainActor
public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
    /// Ours: calls `handler` where UIKit would call a target, with the recognizer as what it is:
    /// `pan.addHandler { print($0.translation(in: nil)) }`. It is retained by the recognizer.
    public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
        targets.add { handler(unsafeDowncast($0, to: Self.self)) }
    }
}
