import Foundation

/// Whom a recognizer calls.
extension UIGestureRecognizer {
    /// Calls `action` on `target`, which is not retained, whenever an action is due; the same pair counts once (G-10).
    public func addTarget(_ target: Any, action: Selector) {
        targets.add(target as AnyObject, action)
    }

    /// `addTarget(self, action: Player.tapped)`: the target is not retained.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        targets.add(target, Selector(action, name: site.name(Target.self)))
    }

    /// - Parameter action: Takes the recognizer.
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

    /// A recognizer that calls a method of `target`, which is not retained.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action, file: file, line: line, column: column)
    }

    /// A recognizer that calls a method of `target`, which is not retained, with itself.
    public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
        target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void, file: String = #fileID,
        line: Int = #line, column: Int = #column
    ) {
        self.init(target: nil, action: nil)
        addTarget(target, action: action, file: file, line: line, column: column)
    }
}
