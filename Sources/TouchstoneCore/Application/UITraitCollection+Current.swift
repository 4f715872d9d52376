extension UITraitCollection {
    /// The traits of the shared application, or those set by `performAsCurrent(_:)`.
    @preconcurrency @MainActor public static var current: UITraitCollection {
        performing ?? UIApplication.shared.traits
    }

    @TaskLocal private static var performing: UITraitCollection?

    /// Runs `actions` while these traits are the current ones.
    public func performAsCurrent(_ actions: () -> Void) { Self.$performing.withValue(self, operation: actions) }
}
