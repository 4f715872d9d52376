/// Reports to the application, on the main actor, that a shown window was deallocated (HT-44).
///
/// The `deinit` of a window is not isolated. It creates this object, whose `deinit` is. If the window is released on the main
/// actor, the report is made before the release returns.
@MainActor
final class WindowReleaseReport {
    private let application: WeakLink<UIApplication>?
    private let release: WindowRelease

    nonisolated init(_ release: WindowRelease, to application: WeakLink<UIApplication>?) {
        self.release = release
        self.application = application
    }

    isolated deinit {
        guard let application = application?.object else { return }
        application.trace.remember(release)
        application.windowsReleased()
    }
}
