import Foundation

// Target-action with unapplied method references: `addTarget(self, action: Player.tapped, for: .touchUpInside)`.
//
// If the target is `nil`, the nearest responder up the chain that is a `Target`, a class or a protocol, receives the action.
extension UIControl {
    /// Touchstone extension: registers an action given as an unapplied method reference without parameters (C-14).
    public func addTarget<Target>(
        _ target: Target?, action: @escaping @MainActor (Target) -> () -> Void, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: registers an action given as an unapplied method reference that takes the sender (C-14).
    public func addTarget<Target, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> (Sender) -> Void, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: registers an action given as an unapplied method reference that takes the sender and the event (C-14).
    public func addTarget<Target, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: registers an action given as an unapplied method reference that takes the sender and the event (C-14).
    ///
    /// The method is not called if there is no event.
    public func addTarget<Target, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> (Sender, UIEvent) -> Void, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        let withEvent: @MainActor (Target) -> (Sender, UIEvent?) -> Void = { target in
            { sender, event in if let event { action(target)(sender, event) } }
        }
        addTarget(target, action: Selector(withEvent, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: registers an action given as an unapplied method reference without parameters (C-14).
    ///
    /// The returned value is discarded.
    @_disfavoredOverload
    public func addTarget<Target, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> () -> Result, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: registers an action given as an unapplied method reference that takes the sender (C-14).
    ///
    /// The returned value is discarded.
    @_disfavoredOverload
    public func addTarget<Target, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> (Sender) -> Result, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: registers an action given as an unapplied method reference that takes the sender and the event (C-14).
    ///
    /// The returned value is discarded.
    @_disfavoredOverload
    public func addTarget<Target, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Result, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: registers an action given as an unapplied method reference that takes the sender and the event (C-14).
    ///
    /// The method is not called if there is no event. The returned value is discarded.
    @_disfavoredOverload
    public func addTarget<Target, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> (Sender, UIEvent) -> Result, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    @available(
        *, unavailable,
        message:
            "A bare method reference has no identity; define the selector once: extension Selector { static let x = Selector(T.x, name: \"x\") }"
    )
    public func removeTarget<Target>(
        _ target: Target?, action: @escaping @MainActor (Target) -> () -> Void, for events: Event
    ) {}
}
