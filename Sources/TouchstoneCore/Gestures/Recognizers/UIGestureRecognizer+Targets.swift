import Foundation

/// Target-action pairs of a recognizer.
extension UIGestureRecognizer {
    /// Touchstone extension: Adds a target with a method without parameters, such as `action: Player.tapped`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        targets.add(target, Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: Adds a target with a method whose parameter is the recognizer.
    public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        _ target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        targets.add(target, Selector(action, name: site.name(Target.self)))
    }

    @available(
        *, unavailable,
        message:
            "A bare method reference has no identity; define the selector once: extension Selector { static let x = Selector(T.x, name: \"x\") }"
    )
    public func removeTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> () -> Void
    ) {}

    /// Touchstone extension: Creates a recognizer that calls a method without parameters of `target`, which is not
    /// retained.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action, file: file, line: line, column: column)
    }

    /// Touchstone extension: Creates a recognizer that passes itself to a method of `target`, which is not retained.
    public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action, file: file, line: line, column: column)
    }
}
