import Foundation

/// Follows the pointer over the views (HT-40) and tells their hover recognizers (G-59).
@MainActor
final class HoverTracker {
    private unowned let application: UIApplication
    private var inside: [UIGestureRecognizer] = []
    /// Where the pointer is; told at the next frame, or before whatever else happens, as the moves of fingers are (T-26).
    @exclusivity(unchecked) private var pending: HoverSample?
    /// The host whose pointer it is.
    private var device = 0

    init(application: UIApplication) {
        self.application = application
    }

    func hold(_ sample: HoverSample, _ device: Int) {
        pending = sample
        self.device = device
    }

    /// The host is gone, and with it its pointer.
    func leave(device: Int) {
        guard device == self.device, !inside.isEmpty else { return }
        handle(HoverSample(time: application.clock.now, location: nil))
    }

    func deliverPending() {
        guard let sample = pending else { return }
        pending = nil
        application.loop.inTurn { handle(sample) }
    }

    private func handle(_ sample: HoverSample) {
        let event = UIEvent(.hover, application: application)
        event.timestamp = sample.time
        event.modifierFlags = sample.modifierFlags
        var over: [UIGestureRecognizer] = []
        if let location = sample.location, location.x.isFinite, location.y.isFinite,
            !application.isIgnoringInteractionEvents, let (window, view) = hitTest(location, event)
        {
            over = recognizers(of: view, event)
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

    private func hitTest(_ location: CGPoint, _ event: UIEvent) -> (UIWindow, UIView)? {
        guard application.trace.detail == .acts else { return application.hitTest(location, event) }
        return application.trace.silently { application.hitTest(location, event) }
    }

    private func recognizers(of view: UIView, _ event: UIEvent) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view: UIView? = view
        while let current = view {
            for recognizer in current.rareStorage?.recognizers ?? []
            where recognizer.isEnabled && recognizer.takes(event) && recognizer.shouldReceive(event) {
                if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true {
                    found.append(recognizer)
                }
            }
            view = current.superviewStorage
        }
        return found
    }
}
