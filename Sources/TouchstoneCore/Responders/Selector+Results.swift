/// Actions with a result, which is discarded, and actions that require an event.
extension Selector {
    /// Touchstone extension: creates a selector from a method of `Target`, a class or protocol, without parameters. Its
    /// result is discarded.
    @_disfavoredOverload
    public init<Target, Result>(_ method: @escaping @MainActor (Target) -> () -> Result, name: String) {
        let action: @MainActor (Target) -> () -> Void = { target in { _ = method(target)() } }
        self.init(action, name: name)
    }

    /// Touchstone extension: creates a selector from a method of `Target` that takes the sender. Its result is
    /// discarded.
    ///
    /// The method is not called with a sender of another type.
    @_disfavoredOverload
    public init<Target, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> (Sender) -> Result, name: String
    ) {
        let action: @MainActor (Target) -> (Sender) -> Void = { target in { _ = method(target)($0) } }
        self.init(action, name: name)
    }

    /// Touchstone extension: creates a selector from a method of `Target` that takes the sender and the event. Its
    /// result is discarded.
    ///
    /// The method is not called with a sender of another type.
    @_disfavoredOverload
    public init<Target, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Result, name: String
    ) {
        let action: @MainActor (Target) -> (Sender, UIEvent?) -> Void = { target in { _ = method(target)($0, $1) } }
        self.init(action, name: name)
    }

    /// Touchstone extension: creates a selector from a method of `Target` that takes the sender and an event. Its
    /// result is discarded.
    ///
    /// The method is not called if there is no event.
    @_disfavoredOverload
    public init<Target, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> (Sender, UIEvent) -> Result, name: String
    ) {
        let action: @MainActor (Target) -> (Sender, UIEvent?) -> Void = { target in
            { sender, event in if let event { _ = method(target)(sender, event) } }
        }
        self.init(action, name: name)
    }
}
