import Foundation

/// Hit-tests the pointer (HT-40) and notifies hover recognizers (G-59).
@MainActor
final class HoverTracker {
    private unowned let application: UIApplication
    private var inside: [UIGestureRecognizer] = []
    /// The pointer's latest sample. It is delivered at the next display frame or before any other input, like moves of
    /// fingers (T-26).
    @exclusivity(unchecked) private var pending: HoverSample?
    /// The host that the pointer belongs to.
    private var device = 0

    init(application: UIApplication) {
        self.application = application
    }

    func hold(_ sample: HoverSample, _ device: Int) {
        pending = sample
        self.device = device
    }

    /// Ends hovering when the pointer's host disconnects.
    func leave(device: Int) {
        guard device == self.device, !inside.isEmpty else { return }
        handle(HoverSample(time: application.clock.now, location: nil))
    }

    @inline(__always)
    func deliverPending() {
        if pending != nil { deliver() }
    }

    private func deliver() {
        guard let sample = pending else { return }
        pending = nil
        application.loop.inIteration { handle(sample) }
    }

    private func handle(_ sample: HoverSample) {
        let event = UIEvent(.hover, application: application)
        event.timestamp = sample.time
        event.modifierFlags = sample.modifierFlags
        var over: [UIGestureRecognizer] = []
        if let location = sample.location, location.x.isFinite, location.y.isFinite,
            !application.isIgnoringInteractionEvents, let (window, view) = hitTest(location, event)
        {
            over = gather(HoverPlace(window, view), event)
            for recognizer in over { recognizer.pointerMoved(to: window.fromScreen(location)) }
        }
        let before = inside
        inside = over
        for recognizer in before where !over.contains(where: { $0 === recognizer }) {
            recognizer.hoverEnded(sample, with: event)
        }
        for recognizer in over {
            recognizer.modifierFlags = sample.modifierFlags
            if before.contains(where: { $0 === recognizer }) {
                recognizer.hoverMoved(sample, with: event)
            } else {
                recognizer.hoverBegan(sample, with: event)
            }
        }
    }

    private func gather(_ place: HoverPlace, _ event: UIEvent) -> [UIGestureRecognizer] {
        var spare = SpareStorage<UIGestureRecognizer>()
        application.arenaManager.gather(place, event) { place.arena.append($0, using: &spare) }
        return place.competitors
    }

    private func hitTest(_ location: CGPoint, _ event: UIEvent) -> (UIWindow, UIView)? {
        guard application.trace.detail == .acts else { return application.hitTest(location, event) }
        return application.trace.silently { application.hitTest(location, event) }
    }
}

/// The view under the pointer. Its recognizers are collected again for each new pointer location.
@MainActor
private final class HoverPlace: ArenaOwner {
    let arenaView: UIView?
    private let window: UIWindow
    var arena = Arena()

    init(_ window: UIWindow, _ view: UIView) {
        self.window = window
        arenaView = view
    }

    func has(_ recognizer: UIGestureRecognizer) -> Bool { arena.members.holds(recognizer) }

    func isFor(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool { recognizer.takes(event) }

    func isInWindow(of view: UIView) -> Bool { view.isIn(window) }
}
