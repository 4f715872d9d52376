import Foundation

/// Turns wheel and trackpad input into scroll and transform events, for which recognizers compete as for a touch.
@MainActor
final class ScrollTracker {
    private unowned let application: UIApplication
    private var sequence: ScrollSequence?
    private var event: UIEvent
    private var pause: ClockDeadline?

    /// The time without a notch after which a wheel's scroll ends, in seconds. [our choice]
    private static let wheelRest: TimeInterval = 0.15

    init(application: UIApplication) {
        self.application = application
        event = UIEvent(.scroll, application: application)
    }

    func handle(_ sample: ScrollSample) {
        guard sample.isFinite, !application.isIgnoringInteractionEvents else {
            return end(isCancelled: true, sample.time)
        }
        switch sample.phase {
        case .began:
            end(sample.time)
            begin(sample)
        case .changed:
            if sequence == nil { begin(sample) }
            proceed(sample)
        case .ended: end(sample.time)
        case .cancelled: end(isCancelled: true, sample.time)
        case .notch:
            if sequence == nil { begin(sample) }
            proceed(sample)
            rest(sample.time)
        }
    }

    private func rest(_ time: TimeInterval) {
        if let pause { application.clock.cancel(pause) }
        pause = application.clock.schedule(at: application.clock.now + Self.wheelRest) { [weak self] in
            self?.pause = nil
            self?.end(time + Self.wheelRest)
        }
    }

    private func begin(_ sample: ScrollSample) {
        event = UIEvent(sample.kind == .scroll ? .scroll : .transform, application: application)
        event.timestamp = sample.time
        event.modifierFlags = sample.modifierFlags
        event.scrollPhase = sample.phase
        guard let (window, view) = application.hitTest(sample.location, event) else { return }
        let sequence = ScrollSequence(at: sample.location, in: window, view)
        self.sequence = sequence
        application.arenaManager.join(sequence, sample, event)
    }

    private func proceed(_ sample: ScrollSample) {
        guard let sequence else { return }
        event.timestamp = sample.time
        application.arenaManager.notify(sequence, sample, event)
    }

    private func end(isCancelled: Bool = false, _ time: TimeInterval) {
        if let pause { application.clock.cancel(pause) }
        pause = nil
        guard let ending = sequence else { return }
        sequence = nil
        event.timestamp = time
        application.arenaManager.end(ending, isCancelled: isCancelled, event)
    }
}
