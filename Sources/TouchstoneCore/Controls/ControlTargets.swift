import Foundation

/// The registrations of a control, in the order in which they were made (C-14 to C-19).
@MainActor
package struct ControlTargets {
    package enum Receiver {
        case target(TargetReference, Selector)
        /// There is no target: the nearest responder up the chain that implements the action receives it.
        case chain(Selector)
        case action(UIAction)
    }

    package struct Registration {
        package let receiver: Receiver
        package var events: UIControl.Event
    }

    private(set) var registrations: [Registration] = []

    /// Removes the registrations with deallocated targets. It runs when the next target is added.
    private mutating func forgetTheDead() { registrations.removeAll { $0.receiver.isDead } }

    /// Registers a target and an action. A registration of the same pair gets the events in addition to its own (C-14).
    mutating func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
        guard !events.isEmpty else { return }
        forgetTheDead()
        if let index = registrations.firstIndex(where: { $0.receiver.isPair(target, action) }) {
            registrations[index].events.formUnion(events)
            return
        }
        let receiver = target.map { ControlTargets.Receiver.target(TargetReference($0), action) } ?? .chain(action)
        registrations.append(Registration(receiver: receiver, events: events))
    }

    /// Registers an action. It replaces an action with the same identifier (C-18).
    mutating func add(_ action: UIAction, _ events: UIControl.Event) {
        guard !events.isEmpty else { return }
        if let index = registrations.firstIndex(where: { $0.receiver.identifier == action.identifier }) {
            let merged = registrations[index].events.union(events)
            registrations[index] = Registration(receiver: .action(action), events: merged)
        } else {
            registrations.append(Registration(receiver: .action(action), events: events))
        }
    }

    /// Removes events from the matching registrations; `nil` matches every target or every action (C-15).
    mutating func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event) {
        subtract(events) { $0.matches(target, action) }
    }

    mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
        subtract(events) { $0.identifier == identifier }
    }

    private mutating func subtract(_ events: UIControl.Event, where isMeant: (Receiver) -> Bool) {
        for index in registrations.indices where isMeant(registrations[index].receiver) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }
}

extension ControlTargets.Receiver {
    /// Whether the receiver's target is deallocated.
    @MainActor
    package var isDead: Bool {
        if case .target(let own, _) = self { return own.object == nil }
        return false
    }

    @MainActor
    fileprivate func isPair(_ target: AnyObject?, _ action: Selector) -> Bool {
        switch self {
        case .target(let own, let selector): target != nil && own.object === target && selector == action
        case .chain(let selector): target == nil && selector == action
        case .action: false
        }
    }

    @MainActor
    fileprivate func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
        switch self {
        case .target(let own, let selector):
            (target == nil || own.object === target) && (action == nil || selector == action)
        case .chain(let selector): target == nil && (action == nil || selector == action)
        case .action: false
        }
    }

    @MainActor
    fileprivate var identifier: UIAction.Identifier? {
        if case .action(let action) = self { return action.identifier }
        return nil
    }
}

/// Returns the target as an object. It logs an exception for a value, which would be boxed in an unretained object and never be called.
func targetObject(_ target: Any) -> AnyObject {
    if !(type(of: target) is AnyClass) {
        LoggedException.log(
            "addTarget(_:action:for:)",
            "A target must be an object, and \(target) is a \(type(of: target)); for a closure use addAction(_:for:).")
    }
    return target as AnyObject
}
