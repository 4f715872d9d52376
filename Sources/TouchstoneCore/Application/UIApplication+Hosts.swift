import Foundation

/// The interface for hosts, recordings and tests. None of it is in UIKit.
extension UIApplication {
    /// Touchstone extension: Creates a port through which a host sends input.
    public func makePort() -> HostPort { loop.makePort() }

    /// Touchstone extension: Runs what is due without a run loop: signaled sources, then layout.
    public func service() {
        loop.service(self)
        commit()
    }

    /// Whether a host sends input to this application or shows it.
    var hasHost: Bool { loop.hasPorts || isShown }
    /// Whether a host draws it.
    package var isShown: Bool { !displayListeners.isEmpty }

    /// The listener for run-loop iterations, if any.
    package var iterationObserver: (any RunLoopIterationObserver)? {
        get { loop.iterationObserver }
        set { loop.iterationObserver = newValue }
    }

    /// Applies a change of the host's screen. Windows that filled the screen fill it again.
    func screenChanged(_ size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
        let (old, oldTraits, oldOrientation) = (screen.bounds, traits, screen.orientation)
        screen.bounds = CGRect(origin: .zero, size: size)
        screen.scale = scale.isFinite && scale > 0 ? scale : 1
        screen.userInterfaceStyle = style
        let filling = windows.filter { $0.frame == old }
        for window in filling {
            if size != old.size { window.resize(to: size) } else { window.frame = screen.bounds }
        }
        notifyTraitsChanged(from: oldTraits)
        inputViewsChanged()
        drawingChanged()
        if screen.orientation != oldOrientation { device.orientationChanged() }
    }

    /// Notifies windows that the screen's model, and with it their safe area, has changed.
    func safeAreaOfScreenChanged() {
        for window in windows { window.notifySafeAreaChanged(from: [:]) }
        drawingChanged()
    }

    /// Whether the loop is handling an event or making other calls.
    var isHandling: Bool { !loop.isIdle }

    /// Requests a run-loop iteration without input.
    func requestIteration() { loop.signalDrain() }
}
