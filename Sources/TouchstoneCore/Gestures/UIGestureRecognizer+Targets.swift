import Foundation

/// Whom a recognizer calls.
extension UIGestureRecognizer {
    /// Calls `action` on `target`, which is not retained, whenever an action is due; the same pair counts once (G-10).
    public func addTarget(_ target: Any, action: Selector) {
        targets.add(target as AnyObject, action)
    }

    /// Ours: `addTarget(_:action:)` with a bare method reference, `action: Player.tapped`, that takes nothing.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        targets.add(target, Selector(action, name: site.name(Target.self)))
    }

    /// Ours: `addTarget(_:action:)` with a bare method reference that takes the recognizer.
    public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        _ target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        targets.add(target, Selector(action, name: site.name(Target.self)))
    }

    /// Nil stands for every target, or every action (G-10).
    public func removeTarget(_ target: Any?, action: Selector?) {
        targets.remove(target.map { $0 as AnyObject }, action)
    }

    @available(
        *, unavailable,
        message:
            "A bare method reference has no identity: name it once, extension Selector { static let x = Selector(T.x, name: \"x\") }"
    )
    public func removeTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping @MainActor (Target) -> () -> Void
    ) {}

    /// Ours: a recognizer that calls a method of `target`, which is not retained; the method takes nothing.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action, file: file, line: line, column: column)
    }

    /// Ours: a recognizer that calls a method of `target`, which is not retained; the method takes the recognizer.
    public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action, file: file, line: line, column: column)
    }
}
