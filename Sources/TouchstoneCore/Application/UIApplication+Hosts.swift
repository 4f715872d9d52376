import Foundation

/// What hosts, recordings and tests want of an application. All of it is ours and not UIKit's.
extension UIApplication {
    /// Ours: a new way in for a host.
    public func makePort() -> HostPort { loop.makePort() }

    /// Ours: runs what is due without a run loop: the sources that were signalled, then layout.
    public func service() {
        loop.service(self)
        commit()
    }

    /// Whether anything shows this application or feeds it.
    var hasHost: Bool { loop.hasPorts || isShown }
    /// Whether a host draws it.
    package var isShown: Bool { !displayListeners.isEmpty }

    /// Who hears of each turn of the loop, if anybody.
    package var turnListener: (any TurnListener)? {
        get { loop.turnListener }
        set { loop.turnListener = newValue }
    }

    /// Does again what the loop did in a recorded turn.
    package func turnAgain(_ turn: LoopTurn) {
        switch turn {
        case .port: loop.portFired()
        case .drain: loop.drainFired(self)
        case .commit: commit()
        case .deadlines: (clock as? VirtualClock)?.callDue()
        case .scene, .outside: break
        }
        loop.forget(turn)
    }

    /// The host's screen changed; windows that fill it go on filling it.
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
        tellTraitsChanged(from: oldTraits)
        inputViewsChanged()
        drawingChanged()
        if screen.orientation != oldOrientation { device.orientationChanged() }
    }

    /// The screen has another model: windows have other insets.
    func safeAreaOfScreenChanged() {
        for window in windows { window.tellSafeAreaChanged(from: [:]) }
        drawingChanged()
    }

    /// The keys and buttons that are down.
    var pressesDown: [UIPress] { lent(router).borrow { $0.keys.pressesDown } }

    /// Whether an event is being handled, or something else that others wait for.
    var isHandling: Bool { !loop.isIdle }

    /// Turns the loop once more, though nothing came in.
    func askForTurn() { loop.signalDrain() }
}
