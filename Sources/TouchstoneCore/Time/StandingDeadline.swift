import Foundation

/// A deadline of an application that is asked for and called off again and again, so that what it calls is given once: the
/// display's next frame, and the first deadline of the recognizers.
@MainActor
final class StandingDeadline {
    /// `never` while nobody asks for it.
    @exclusivity(unchecked) private(set) var deadline = ClockDeadline.never
    /// Its place in the queue.
    @exclusivity(unchecked) var place = 0
    private let link: WeakLink<UIApplication>
    /// Held by the application for as long as anybody asks.
    private unowned let clock: any EventClock
    /// The clock holds it; nil with a clock that keeps its deadlines in a way of its own.
    private let queue: Unmanaged<DeadlineQueue>?
    private let body: @MainActor (UIApplication, TimeInterval) -> Void

    /// - Parameter body: Called with the time that was asked for.
    init(of application: UIApplication, _ body: @escaping @MainActor (UIApplication, TimeInterval) -> Void) {
        link = application.link
        clock = application.clock
        queue = ((clock as? any TurningClock)?.deadlines).map { .passUnretained($0) }
        self.body = body
        queue?.takeUnretainedValue().add(self)
    }

    /// Whether its application is gone.
    var isOver: Bool { link.isCut }
    /// When it falls; infinity while nobody asks for it.
    var time: TimeInterval { deadline.time }
    var isAsked: Bool { time < .infinity }

    /// Asks for the next frame of the display, which ticks at whole multiples of the application's frame interval (T-26).
    func askForNextFrame(_ clock: any EventClock) {
        if !isAsked { ask(at: nextFrame(after: clock.now)) }
    }

    private func nextFrame(after now: TimeInterval) -> TimeInterval {
        guard let interval = link.lentObject?.borrow({ $0.frameInterval }), interval > 0 else { return now }
        return ((now / interval + 1e-6).rounded(.down) + 1) * interval
    }

    /// It falls at this time, and no longer at another that it was asked for.
    func ask(at time: TimeInterval) {
        if let queue {
            let anew = isAsked
            queue.borrow {
                deadline = $0.newDeadline(at: time)
                $0.standingAsked(self, anew: anew)
            }
        } else {
            cancel()
            deadline = clock.schedule(at: time) { [weak self] in
                self?.deadline = .never
                self?.fall(time)
            }
        }
    }

    func cancel() {
        guard isAsked else { return }
        let asked = deadline
        deadline = .never
        if let queue { queue.borrow { $0.standingCalledOff(self) } } else { clock.cancel(asked) }
    }

    /// The queue takes it out, to call `fall`.
    func isTakenOut() { deadline = .never }

    func fall(_ time: TimeInterval) {
        // What is called may let the application go, and this with it.
        guard let application = link.object else { return }
        body(application, time)
        extendLifetime(application)
    }
}
