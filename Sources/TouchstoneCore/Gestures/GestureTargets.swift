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
            guard !perform(target, recognizer, nil) else { return }
            LoggedException.log(
                "UIGestureRecognizer.addTarget(_:action:)",
                "\(type(of: target)) has no action \(action) that takes \(type(of: recognizer)).")
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
    /// How many calls are under way, and what was changed since they began: the last of them lets go of it.
    private var calls = 0
    private var outdated: [[Entry]] = []

    /// Adding an identical pair again changes nothing.
    mutating func add(_ target: AnyObject, _ action: Selector) {
        guard !entries.contains(where: { $0.isPair(target, action) }) else { return }
        keepWhatIsCalled()
        entries.append(Pair(target, action))
    }

    mutating func add(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        keepWhatIsCalled()
        entries.append(Handler(handler))
    }

    /// Nil stands for any target, or any action.
    mutating func remove(_ target: AnyObject?, _ action: Selector?) {
        keepWhatIsCalled()
        entries.removeAll { $0.isPair(target, action) }
    }

    private mutating func keepWhatIsCalled() {
        if calls > 0 { outdated.append(entries) }
    }

    /// Whether there is anybody to call.
    var anyIsAlive: Bool { entries.contains(where: \.isAlive) }

    /// Who is to be called, the dead among them.
    func remembered(_ trace: Trace) -> [RememberedTarget] { entries.map { $0.remembered(trace) } }

    /// Calls all of the recognizer's whose target is alive, as they are when the first is called.
    static func send(_ recognizer: UIGestureRecognizer) {
        recognizer.targets.calls += 1
        if recognizer.targets.entries.count == 1 {
            // The list holds it, or, where the action changes that, what is outdated.
            recognizer.targets.entries.borrowed(0).borrow { $0.call(recognizer) }
        } else {
            recognizer.targets.entries.forEachBorrowed { $0.call(recognizer) }
        }
        recognizer.targets.calls -= 1
        // What goes may do anything as it dies, and finds it gone already.
        if !recognizer.targets.outdated.isEmpty, recognizer.targets.calls == 0 {
            _ = recognizer.targets.takeOutdated()
        }
    }

    private mutating func takeOutdated() -> [[Entry]] {
        defer { outdated = [] }
        return outdated
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
