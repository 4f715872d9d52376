import Foundation

/// Binds each new finger to a window, a view and the recognizers that compete for it, before `sendEvent` (RL-4).
@MainActor
final class TouchBinder {
    /// The application owns this object, so the reference is unretained.
    private let host: Unretained<UIApplication>
    private let touches: LiveTouches
    private let arenaManager: GestureArenaManager
    private let tracing: Trace
    @exclusivity(unchecked) private var lastSerial = 0

    private var trace: Trace? { tracing.listening }

    init(application: UIApplication, touches: LiveTouches) {
        host = Unretained(application)
        self.touches = touches
        arenaManager = application.arenaManager
        tracing = application.trace
    }

    func bind(_ sample: TouchSample, _ finger: Finger) {
        host.borrow { application in
            guard sample.isPlaced else { return touches.refuse(sample, finger, .notFinite) }
            let limit = min(64, application.behavior.touchLimit)
            if touches.live.count >= limit, touches.live.contains(where: \.isOver) {
                // Fingers that lift in the same device report are sent in an event of their own first, to make room for
                // the new finger.
                touches.send()
                touches.markStationary()
            }
            if let trace {
                let scene = ViewTreeSnapshot(application, touch: sample.id, most: ViewTreeSnapshot.mostRemembered)
                trace.remember(scene)
                for view in scene.views {
                    let owner = view.rest?.owner?.object as? any ViewOwner
                    owner?.rememberHiddenItems(in: trace, touch: sample.id)
                }
            }
            if application.isIgnoringInteractionEvents { return touches.refuse(sample, finger, .ignoringInteraction) }
            if touches.live.count >= limit {
                touches.ignore(finger)
                return touches.cancel(touches.live, reason: .tooManyFingers)
            }
            touches.beginSequence(application)
            // The event is replaced only when a touch begins, and no touch begins while code is called from here
            // (RL-5).
            Unretained(touches.event).borrow { bind(sample, finger, application, $0) }
        }
    }

    /// Finds the window and the view, and collects the recognizers.
    private func bind(_ sample: TouchSample, _ finger: Finger, _ application: UIApplication, _ event: UIEvent) {
        event.take(sample)
        guard let (window, view) = application.hitTest(sample.location, event) else {
            trace?.record(.unbound(touch: sample.id, reason: .noView))
            return touches.ignore(finger)
        }
        lastSerial += 1
        let touch = UITouch(
            serial: lastSerial, finger: finger, sample: sample, window: consume window, view: consume view)
        touch.startLocation = sample.location
        touch.history.add(sample.time, sample.location)
        touch.currentTapCount = touches.tapCounter.began(touch, application.behavior)
        if let trace {
            trace.record(
                .bound(
                    touch: sample.id, view: trace.subject(touch.hitView!), window: trace.subject(touch.hitWindow!),
                    location: touch.windowLocation, tapCount: touch.currentTapCount))
        }
        if !touches.live.isEmpty,
            let reason = MultiTouchPolicy.suppressionReason(touch, among: touches.live, application.behavior)
        {
            touches.delivery.suppress(touch)
            trace?.record(.suppressed(touch: sample.id, view: trace!.subject(touch.hitView!), reason: reason))
        }
        touches.add(touch)
        arenaManager.join(touch, event)
        // A recognizer or delegate that was asked may have removed the touch's view.
        guard touches.live.holds(touch) else {
            for recognizer in touch.competitors { recognizer.ignore(touch, for: event) }
            return
        }
        touches.announce(touch)
    }
}
