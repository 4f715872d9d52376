/// Bare method references as actions of items: `action: Player.edit`.
extension UIBarButtonItem {
    /// Touchstone extension: an item that says `title`, whose action is a bare method reference that takes nothing.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            title: title, style: style, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: an item that says `title`, whose action is a bare method reference that takes the item.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> (UIBarButtonItem) -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            title: title, style: style, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: an item that shows `image`, whose action is a bare method reference that takes nothing.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            image: image, style: style, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: an item that shows `image`, whose action is a bare method reference that takes the item.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> (UIBarButtonItem) -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            image: image, style: style, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: an item that the system knows, whose action is a bare method reference that takes nothing.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem item: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            barButtonSystemItem: item, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: an item that the system knows, whose action is a bare method reference that takes the
    /// item.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem item: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> (UIBarButtonItem) -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            barButtonSystemItem: item, target: target, action: Selector(action, name: site.name(Target.self)))
    }
}
