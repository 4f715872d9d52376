/// Bare method references as actions of items: `action: Player.edit`.
extension UIBarButtonItem {
    /// Touchstone extension: creates an item with a title and, as its action, a bare method reference without an argument.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            title: title, style: style, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: creates an item with a title and, as its action, a bare method reference that takes the item.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> (UIBarButtonItem) -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            title: title, style: style, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: creates an item with an image and, as its action, a bare method reference without an argument.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            image: image, style: style, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: creates an item with an image and, as its action, a bare method reference that takes the item.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?,
        action: @escaping @MainActor (Target) -> (UIBarButtonItem) -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            image: image, style: style, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: creates a system item with, as its action, a bare method reference without an argument.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem item: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> () -> Void, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        let site = CallSite(file: file, line: line, column: column)
        self.init(
            barButtonSystemItem: item, target: target, action: Selector(action, name: site.name(Target.self)))
    }

    /// Touchstone extension: creates a system item with, as its action, a bare method reference that takes the item.
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
