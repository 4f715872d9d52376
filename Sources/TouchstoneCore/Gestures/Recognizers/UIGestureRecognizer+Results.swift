import Foundation

/// Adds actions that are bare method references with a result.
extension UIGestureRecognizer {
    /// Touchstone extension: adds a bare method reference without parameters as an action. Its result is discarded.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject, Result>(
        _ target: Target, action: @escaping @MainActor (Target) -> () -> Result, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: adds a bare method reference that takes the recognizer as an action. Its result is
    /// discarded.
    @_disfavoredOverload
    public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer, Result>(
        _ target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Result, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        addTarget(target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: creates a recognizer that calls a method of `target` without parameters. Its result is
    /// discarded.
    @_disfavoredOverload
    public convenience init<Target: AnyObject, Result>(
        target: Target, action: @escaping @MainActor (Target) -> () -> Result, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action, file: file, line: line, column: column)
    }

    /// Touchstone extension: creates a recognizer that calls a method of `target` that takes the recognizer. Its result
    /// is discarded.
    @_disfavoredOverload
    public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer, Result>(
        target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Result, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action, file: file, line: line, column: column)
    }
}
