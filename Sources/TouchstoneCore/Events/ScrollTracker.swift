import Foundation

/// Turns wheels and trackpads into scroll and transform events and lets recognizers compete for them, as for a touch: the
/// sequence is stood for by a touch that no view is told of.
@MainActor
final class ScrollTracker {
    private unowned let application: UIApplication
    private var sequence: UITouch?
    private var event: UIEvent
    private var pause: ClockDeadline?

    /// A wheel that rests so long has ended its scroll, in seconds. [our choice]
    private static let wheelRest: TimeInterval = 0.15

    init(application: UIApplication) {
        self.application = application
        event = UIEvent(.scroll, application: application)
    }

    func handle(_ sample: ScrollSample) {
        guard sample.isFinite, !application.isIgnoringInteractionEvents else { return end(.cancelled, sample.time) }
        switch sample.phase {
        case .began:
            end(.ended, sample.time)
            begin(sample)
        case .changed:
            if sequence == nil { begin(sample) }
            proceed(sample)
        case .ended: end(.ended, sample.time)
        case .cancelled: end(.cancelled, sample.time)
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
            self?.end(.ended, time + Self.wheelRest)
        }
    }

    private func begin(_ sample: ScrollSample) {
        event = UIEvent(sample.kind == .scroll ? .scroll : .transform, application: application)
        event.timestamp = sample.time
        event.modifierFlags = sample.modifierFlags
        event.scrollPhase = sample.phase
        guard let (window, view) = application.hitTest(sample.location, event) else { return }
        var first = TouchSample(id: 0, phase: .began, time: sample.time, location: sample.location)
        first.type = .indirect
        let touch = UITouch(
            serial: 0, finger: Finger(device: 0, id: 0), sample: first, window: window, view: view)
        touch.delivery = .withheld
        sequence = touch
        application.arena.joinScroll(touch, sample, event)
    }

    private func proceed(_ sample: ScrollSample) {
        guard let sequence else { return }
        event.timestamp = sample.time
        application.arena.scroll(sequence, sample, event)
    }

    private func end(_ phase: UITouch.Phase, _ time: TimeInterval) {
        if let pause { application.clock.cancel(pause) }
        pause = nil
        guard let ending = sequence else { return }
        sequence = nil
        event.timestamp = time
        ending.phase = phase
        application.arena.endScroll(ending, event)
    }
}

/// Which scroll input a pan takes.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wheels with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Trackpads.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Both kinds of device.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
