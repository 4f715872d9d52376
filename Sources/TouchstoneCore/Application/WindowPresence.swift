/// Removes a shown window from its application when the window is deallocated (HT-44).
///
/// The window's own `deinit` is not on the main actor. This one is, and it runs right after the window's if the window is
/// released on the main actor.
@MainActor
final class WindowPresence {
    nonisolated(unsafe) var application: WeakLink<UIApplication>?
    /// The window, if it was shown when it was deallocated. Only `isolated deinit` reads it.
    private nonisolated(unsafe) var released: WindowRelease?

    nonisolated init() {}

    /// Called by the `deinit` of a shown window.
    nonisolated func windowGoes(named name: String, with views: [WeakView]) {
        released = WindowRelease(name: name, views: views)
    }

    isolated deinit {
        guard let released, let application = application?.object else { return }
        application.trace.remember(released)
        application.windowsReleased()
    }
}
