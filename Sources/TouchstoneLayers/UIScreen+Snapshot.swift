import TouchstoneCore

extension UIScreen {
    /// Returns a view with the current appearance of the key window; an empty view if there is none.
    ///
    /// - Parameter afterUpdates: Whether to lay out the window first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let window = UIApplication.shared.windows.first { $0.isKeyWindow } ?? UIApplication.shared.windows.first
        return window?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }
}
