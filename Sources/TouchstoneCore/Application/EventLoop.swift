import CoreFoundation
import Foundation

/// The application's event loop: the queue, the two sources that serve it, and the turns in which its inputs are handled
/// one after the other (RL-2 to RL-5).
///
/// Whoever turns the loop holds the application meanwhile and hands it in.
@MainActor
final class EventLoop {
    /// What it is doing. While it is not idle, whatever comes in waits.
    private enum State {
        case idle
        /// Handling what the queue holds.
        case draining
        /// Calling responders outside the queue: for a tick of the display, or for what touches come to.
        case calling
    }

    @exclusivity(unchecked) private var state = State.idle
    private let queue = EventQueue()
    private let embedded = EmbeddedEventSource()
    /// In place of it, on a run loop.
    @exclusivity(unchecked) private var onRunLoop: RunLoopEventSource?
    private var source: any EventSource { onRunLoop ?? embedded }
    private let trace: Trace
    @exclusivity(unchecked) private var lastDevice = 0
    /// Who hears of each turn of the loop, if anybody.
    @exclusivity(unchecked) var turnListener: (any TurnListener)?
    /// Its storage goes from report to report.
    @exclusivity(unchecked) private var report = Takeable<[TouchSample]>([])

    init(trace: Trace) {
        self.trace = trace
    }

    deinit {
        onRunLoop?.invalidate()
    }

    /// From now on the run loop serves it.
    func attach(to runLoop: CFRunLoop, _ clock: RunLoopClock, _ application: UIApplication) {
        onRunLoop = RunLoopEventSource(runLoop: runLoop, clock: clock, application: application)
    }

    /// A new way in for a host.
    func makePort() -> HostPort {
        lastDevice += 1
        return HostPort(device: lastDevice, queue: queue, source: source)
    }

    var hasPorts: Bool { lastDevice > 0 }
    var isIdle: Bool { state == .idle }

    /// Runs what was signalled, where no run loop does.
    func service(_ application: UIApplication) {
        if onRunLoop == nil { embedded.service(application) }
    }

    /// Turns once more, though nothing came in.
    func signalDrain() {
        if let onRunLoop { onRunLoop.signalDrain() } else { embedded.signalDrain() }
    }

    /// Forgets what a turn was signalled for, since a replay has done it.
    func forget(_ turn: LoopTurn) { embedded.forget(turn) }

    // MARK: The port

    /// How many inputs the port has yet to admit.
    var unadmittedInputs: Int { queue.unadmitted }

    /// Source1: admits what the hosts sent to the event queue and signals the drain source.
    func portFired() {
        guard queue.unadmitted > 0 else { return }
        let turnListener = turnListener
        turnListener?.turnBegan(.port)
        let admitted = queue.admit()
        if trace.isListening || turnListener != nil { tell(turnListener, ofLast: admitted) }
        if admitted > 0 { signalDrain() }
        turnListener?.turnEnded(.port)
    }

    @inline(never)
    private func tell(_ turnListener: (any TurnListener)?, ofLast admitted: Int) {
        let heard = trace.heard
        var untold = 0
        for input in queue.admitted(last: admitted) {
            turnListener?.took(input)
            guard let heard else { continue }
            switch input {
            case .touch(let sample, _, _):
                heard.record(.queued(touch: sample.id, phase: sample.phase, location: sample.location))
            case .other(let input): if input.isHover, heard.detail == .acts { untold += 1 }
            }
        }
        if admitted > untold { heard?.record(.portFired(inputs: admitted - untold)) }
    }

    /// How many inputs may wait on either side of the port: what the queue holds, and a host's leaving of each.
    var mostWaiting: Int { queue.capacity + lastDevice }
    /// Whether anything waits.
    var hasInputs: Bool { queue.count > 0 || queue.unadmitted > 0 }

    // MARK: The drain

    /// Source0: empties the queue. Events are handled one after the other, so what a callback sends, or a run loop it
    /// spins brings in, waits its turn (RL-5).
    func drainFired(_ application: UIApplication) {
        guard state == .idle else { return }
        let turnListener = turnListener
        turnListener?.turnBegan(.drain)
        drain(application)
        turnListener?.turnEnded(.drain)
    }

    private func drain(_ application: UIApplication) {
        state = .draining
        lent(application.arena).borrow { $0.concludeWhatWasSet() }
        application.commit()
        if trace.isListening {
            let inputs = trace.detail == .acts ? queue.countWithoutHovers : queue.count
            if inputs > 0 || queue.count == 0 { trace.record(.drainFired(inputs: inputs)) }
        }
        var report = self.report.take() ?? []
        while queue.count > 0 {
            if let device = queue.takeTouches(into: &report) {
                lent(application.router).borrow { $0.handle(report, device) }
            } else if let input = queue.takeOther() {
                application.router.handle(input)
            }
            application.commit()
        }
        self.report.putBack(consume report)
        state = .idle
        // The port admits only what there is room for; the rest waits before it.
        if queue.unadmitted > 0 { source.signalPort() }
    }

    // MARK: Calling responders outside the queue

    /// Runs what calls responders outside the queue, such as a tick of the display, as a turn of its own: inputs that come in
    /// meanwhile wait for its end (RL-5). Inlined, so that no closure is made for each event.
    @inline(__always)
    func inTurn(_ body: () -> Void) {
        guard state == .idle else { return body() }
        state = .calling
        body()
        state = .idle
        if queue.count > 0 { signalDrain() }
    }
}
