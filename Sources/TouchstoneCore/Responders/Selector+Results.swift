/// Actions that return something, which nobody looks at, and actions that demand an event.
extension Selector {
    /// Touchstone extension: a method of `Target`, a class or a protocol, that takes nothing; what it returns is
    /// dropped.
    @_disfavoredOverload
    public init<Target, Result>(_ method: @escaping @MainActor (Target) -> () -> Result, name: String) {
        let action: @MainActor (Target) -> () -> Void = { target in { _ = method(target)() } }
        self.init(action, name: name)
    }

    /// Touchstone extension: a method of `Target` that takes the sender; what it returns is dropped. A sender of
    /// another type counts as no such method.
    @_disfavoredOverload
    public init<Target, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> (Sender) -> Result, name: String
    ) {
        let action: @MainActor (Target) -> (Sender) -> Void = { target in { _ = method(target)($0) } }
        self.init(action, name: name)
    }

    /// Touchstone extension: a method of `Target` that takes the sender and the event; what it returns is dropped. A
    /// sender of another type counts as no such method.
    @_disfavoredOverload
    public init<Target, Sender, Result>(
        _ method: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Result, name: String
    ) {
        let action: @MainActor (Target) -> (Sender, UIEvent?) -> Void = { target in { _ = method(target)($0, $1) } }
        self.init(action, name: name)
    }

    /// Touchstone extension: a method of `Target` that takes the sender and an event, and is not called where there is
    /// none; what it returns is dropped.
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

/// A bare method reference that returns something.
extension UIGestureRecognizer {
    /// Touchstone extension: `addTarget(_:action:)` with a bare method reference that takes nothing; what it returns is
    /// dropped.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject, Result>(
        _ target: Target, action: @escaping @MainActor (Target) -> () -> Result, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: `addTarget(_:action:)` with a bare method reference that takes the recognizer; what it
    /// returns is dropped.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer, Result>(
        _ target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Result, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: a recognizer that calls a method of `target` that takes nothing; what it returns is
    /// dropped.
    @_disfavoredOverload
    public convenience init<Target: AnyObject, Result>(
        target: Target, action: @escaping @MainActor (Target) -> () -> Result, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action, file: file, line: line, column: column)
    }

    /// Touchstone extension: a recognizer that calls a method of `target` that takes the recognizer; what it returns is
    /// dropped.
    @_disfavoredOverload
    public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer, Result>(
        target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Result, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action, file: file, line: line, column: column)
    }
}
