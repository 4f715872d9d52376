import Foundation

/// A recognizer's target-action pairs and handlers, called in the order in which they were added (G-10).
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
        /// The action's function, stored here so that calling it does not copy the selector.
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

        /// Whether this is the given pair; `nil` matches any target or any action.
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
    /// The number of calls in progress.
    private var calls = 0
    /// Entry lists that were replaced during calls; the last call to return releases them.
    private var outdated: [[Entry]] = []

    /// Adds a pair. Adding the same pair again has no effect.
    mutating func add(_ target: AnyObject, _ action: Selector) {
        guard !entries.contains(where: { $0.isPair(target, action) }) else { return }
        keepWhatIsCalled()
        entries.append(Pair(target, action))
    }

    mutating func add(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        keepWhatIsCalled()
        entries.append(Handler(handler))
    }

    /// Removes matching pairs; `nil` matches any target or any action.
    mutating func remove(_ target: AnyObject?, _ action: Selector?) {
        keepWhatIsCalled()
        entries.removeAll { $0.isPair(target, action) }
    }

    private mutating func keepWhatIsCalled() {
        if calls > 0 { outdated.append(entries) }
    }

    /// Whether any target is alive.
    var anyIsAlive: Bool { entries.contains(where: \.isAlive) }

    /// The targets for an annotation, including deallocated ones.
    func remembered(_ trace: Trace) -> [RememberedTarget] { entries.map { $0.remembered(trace) } }

    /// Calls all targets that are alive. Targets added or removed during the calls make no difference.
    static func send(_ recognizer: UIGestureRecognizer) {
        recognizer.targets.calls += 1
        if recognizer.targets.entries.count == 1 {
            // The entry is retained by the list or, if the action changes the list, by `outdated`.
            recognizer.targets.entries.unretained(at: 0).borrow { $0.call(recognizer) }
        } else {
            recognizer.targets.entries.forEachUnretained { $0.call(recognizer) }
        }
        recognizer.targets.calls -= 1
        // Releasing a target may run any code, so the list must be consistent before.
        if !recognizer.targets.outdated.isEmpty, recognizer.targets.calls == 0 {
            _ = recognizer.targets.takeOutdated()
        }
    }

    private mutating func takeOutdated() -> [[Entry]] {
        defer { outdated = [] }
        return outdated
    }
}

/// Touchstone extension: Recognizers that accept a closure as handler.
///
/// This is a protocol, because a class cannot use `Self` in a parameter type.
@MainActor
public protocol GestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureHandling {}

extension GestureHandling {
    /// Touchstone extension: Calls `handler` whenever an action is due.
    ///
    /// The handler receives the recognizer with its own type. The recognizer retains the handler.
    ///
    /// ```swift
    /// let pan = UIPanGestureRecognizer()
    /// pan.addHandler { print($0.translation(in: nil)) }
    /// ```
    public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
        targets.add { handler(known($0, as: Self.self)) }
    }
}
