/// Removes a shown window from its application when the window is deallocated (HT-44).
///
/// The window's own `deinit` is not on the main actor. This one is, and it runs right after the window's if the window is
/// released on the main actor.
@MainActor
final class WindowPresence {
    nonisolated(unsafe) var application: WeakLink<UIApplication>?
    /// The window, if it was shown when it was deallocated. Only `isolated deinit` reads it.
    private nonisolated(unsafe) var released: (name: String, subviews: [WeakView])?

    nonisolated init() {}

    /// Called by the `deinit` of a shown window.
    nonisolated func windowGoes(named name: String, with subviews: [UIView]) {
        released = (name, subviews.map { WeakView(view: $0) })
    }

    isolated deinit {
        guard let released, let application = application?.object else { return }
        application.trace.remember(WindowRelease(name: released.name, subviews: released.subviews))
        application.windowsReleased()
    }
}
