import Foundation

/// Bare method references as actions: `addTarget(self, action: Player.tapped, for: .touchUpInside)`.
///
/// With a nil target the action goes to the first up the responder chain that is a `Target`, a class or a protocol.
extension UIControl {
    /// Touchstone extension: `addTarget(_:action:for:)` with a bare method reference that takes nothing (C-14).
    public func addTarget<Target>(
        _ target: Target?, action: @escaping @MainActor (Target) -> () -> Void, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: `addTarget(_:action:for:)` with a bare method reference that takes the sender (C-14).
    public func addTarget<Target, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> (Sender) -> Void, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: `addTarget(_:action:for:)` with a bare method reference that takes the sender and the
    /// event (C-14).
    public func addTarget<Target, Sender>(
        _ target: Target?, action: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: `addTarget(_:action:for:)` with a bare method reference that takes the sender and an
    /// event; where there is no event, it is not called (C-14).
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

    /// Touchstone extension: `addTarget(_:action:for:)` with a bare method reference that takes nothing; what it
    /// returns is dropped (C-14).
    @_disfavoredOverload
    public func addTarget<Target, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> () -> Result, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: `addTarget(_:action:for:)` with a bare method reference that takes the sender; what it
    /// returns is dropped (C-14).
    @_disfavoredOverload
    public func addTarget<Target, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> (Sender) -> Result, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: `addTarget(_:action:for:)` with a bare method reference that takes the sender and the
    /// event; what it returns is dropped (C-14).
    @_disfavoredOverload
    public func addTarget<Target, Sender, Result>(
        _ target: Target?, action: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Result, for events: Event,
        file: String = #fileID, line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)), for: events)
    }

    /// Touchstone extension: `addTarget(_:action:for:)` with a bare method reference that takes the sender and an
    /// event; where there is no event, it is not called, and what it returns is dropped (C-14).
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
