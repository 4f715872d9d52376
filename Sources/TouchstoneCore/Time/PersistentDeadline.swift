import Foundation

/// A deadline that an application schedules and cancels repeatedly with the same handler: the next display frame, or
/// the earliest deadline of the recognizers.
@MainActor
final class PersistentDeadline {
    /// The scheduled deadline; `never` if there is none.
    @exclusivity(unchecked) private(set) var deadline = ClockDeadline.never
    /// The index in the queue.
    @exclusivity(unchecked) var place = 0
    private let link: WeakLink<UIApplication>
    /// The application retains the clock while the deadline is used.
    private unowned let clock: any EventClock
    /// The queue, retained by the clock; `nil` for a clock with its own kind of deadlines.
    private let queue: Unretained<DeadlineQueue>?
    private let body: @MainActor (UIApplication, TimeInterval) -> Void

    /// - Parameter body: Called with the scheduled time.
    init(of application: UIApplication, _ body: @escaping @MainActor (UIApplication, TimeInterval) -> Void) {
        link = application.link
        clock = application.clock
        queue = ((clock as? any IterationClock)?.deadlines).map { Unretained($0) }
        self.body = body
        queue?.object.add(self)
    }

    /// Whether the application has been deallocated.
    var isOver: Bool { link.isCut }
    /// The scheduled time; infinity if there is none.
    var time: TimeInterval { deadline.time }
    var isAsked: Bool { time < .infinity }

    /// Schedules the next display frame. Frames are at multiples of the application's frame interval (T-26).
    func askForNextFrame(_ clock: any EventClock) {
        if !isAsked { ask(at: nextFrame(after: clock.now)) }
    }

    private func nextFrame(after now: TimeInterval) -> TimeInterval {
        guard let interval = link.unretainedObject?.borrow({ $0.frameInterval }), interval > 0 else { return now }
        return ((now / interval + 1e-6).rounded(.down) + 1) * interval
    }

    /// Schedules the deadline, instead of any earlier schedule.
    func ask(at time: TimeInterval) {
        if let queue {
            let anew = isAsked
            queue.borrow {
                deadline = $0.newDeadline(at: time)
                $0.persistentRequested(self, anew: anew)
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
        if let queue { queue.borrow { $0.persistentCanceled(self) } } else { clock.cancel(asked) }
    }

    /// Marks the deadline as removed from the queue, which then calls `fall(_:)`.
    func isTakenOut() { deadline = .never }

    func fall(_ time: TimeInterval) {
        // The handler may release the application and, with it, this deadline.
        guard let application = link.object else { return }
        body(application, time)
        extendLifetime(application)
    }
}
