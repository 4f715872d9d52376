import CoreFoundation
import Foundation

/// The application's event loop: the queue, its two run-loop sources, one that fills and one that drains it, and the
/// iterations in which its inputs are handled one after the other (RL-2 to RL-5).
///
/// The loop does not retain the application. Callers retain it during a call and pass it as a parameter.
@MainActor
final class EventLoop {
    /// What the loop is doing. Unless it is idle, new inputs wait.
    private enum State {
        case idle
        /// Handling the inputs of the queue.
        case draining
        /// Calling responders outside the queue, for a display frame or for the outcome of touches.
        case calling
    }

    @exclusivity(unchecked) private var state = State.idle
    private let queue = EventQueue()
    private let embedded = EmbeddedEventSource()
    /// The source on a run loop, which replaces the embedded one.
    @exclusivity(unchecked) private var onRunLoop: RunLoopEventSource?
    private var source: any EventSource { onRunLoop ?? embedded }
    private let trace: Trace
    @exclusivity(unchecked) private var lastDevice = 0
    /// The listener for run-loop iterations, if any.
    @exclusivity(unchecked) var iterationObserver: (any RunLoopIterationObserver)?
    /// The storage for the samples of a device report, reused for each.
    @exclusivity(unchecked) private var report = Takeable<[TouchSample]>([])

    init(trace: Trace) {
        self.trace = trace
    }

    deinit {
        onRunLoop?.invalidate()
    }

    /// Serves the loop from a run loop from now on.
    func attach(to runLoop: CFRunLoop, _ clock: RunLoopClock, _ application: UIApplication) {
        onRunLoop = RunLoopEventSource(runLoop: runLoop, clock: clock, application: application)
    }

    /// Creates a port for a host.
    func makePort() -> HostPort {
        lastDevice += 1
        return HostPort(device: lastDevice, queue: queue, source: source)
    }

    var hasPorts: Bool { lastDevice > 0 }
    var isIdle: Bool { state == .idle }

    /// Runs signaled sources, unless a run loop does.
    func service(_ application: UIApplication) {
        if onRunLoop == nil { embedded.service(application) }
    }

    /// Requests a run-loop iteration without input.
    func signalDrain() {
        if let onRunLoop { onRunLoop.signalDrain() } else { embedded.signalDrain() }
    }

    /// Clears the signal for an iteration that a replay has already repeated.
    func forget(_ turn: RunLoopIteration) { embedded.forget(turn) }

    // MARK: Port

    /// The number of inputs that the port has not admitted.
    var unadmittedInputs: Int { queue.unadmitted }

    /// Handles Source1: admits the hosts' inputs to the event queue and signals the drain source.
    func portFired() {
        guard queue.unadmitted > 0 else { return }
        let iterationObserver = iterationObserver
        iterationObserver?.iterationBegan(.port)
        let admitted = queue.admit()
        if trace.isListening || iterationObserver != nil { notify(iterationObserver, ofLast: admitted) }
        if admitted > 0 { signalDrain() }
        iterationObserver?.iterationEnded(.port)
    }

    @inline(never)
    private func notify(_ iterationObserver: (any RunLoopIterationObserver)?, ofLast admitted: Int) {
        let listening = trace.listening
        var untraced = 0
        for input in queue.admitted(last: admitted) {
            iterationObserver?.took(input)
            guard let listening else { continue }
            switch input {
            case .touch(let sample, _, _):
                listening.record(.queued(touch: sample.id, phase: sample.phase, location: sample.location))
            case .other(let input): if input.isHover, listening.detail == .acts { untraced += 1 }
            }
        }
        if admitted > untraced { listening?.record(.portFired(inputs: admitted - untraced)) }
    }

    /// The maximum number of waiting inputs on either side of the port: the capacity, and one `hostGone` per host.
    var mostWaiting: Int { queue.capacity + lastDevice }
    /// Whether any input is waiting.
    var hasInputs: Bool { queue.count > 0 || queue.unadmitted > 0 }

    // MARK: Drain

    /// Handles Source0: empties the queue.
    ///
    /// Events are handled one after the other. Input from a callback or a nested run loop waits for its turn (RL-5).
    func drainFired(_ application: UIApplication) {
        guard state == .idle else { return }
        let iterationObserver = iterationObserver
        iterationObserver?.iterationBegan(.drain)
        drain(application)
        iterationObserver?.iterationEnded(.drain)
    }

    private func drain(_ application: UIApplication) {
        state = .draining
        Unretained(application.arenaManager).borrow { $0.concludeWhatWasSet() }
        application.commit()
        if trace.isListening {
            let inputs = trace.detail == .acts ? queue.countWithoutHovers : queue.count
            if inputs > 0 || queue.count == 0 { trace.record(.drainFired(inputs: inputs)) }
        }
        var report = self.report.take() ?? []
        while queue.count > 0 {
            if let device = queue.takeTouches(into: &report) {
                Unretained(application.router).borrow { $0.handle(report, device) }
            } else if let input = queue.takeOther() {
                application.router.handle(input)
            }
            application.commit()
        }
        self.report.putBack(consume report)
        state = .idle
        // The port admits only as much as the queue has capacity for, so more may be waiting.
        if queue.unadmitted > 0 { source.signalPort() }
    }

    // MARK: Calls outside the queue

    /// Calls responders outside the queue, for example for a display frame, in an iteration of its own.
    ///
    /// Inputs that arrive meanwhile wait until it ends (RL-5). Inlined, so that no closure is allocated per event.
    @inline(__always)
    func inIteration(_ body: () -> Void) {
        guard state == .idle else { return body() }
        state = .calling
        body()
        state = .idle
        if queue.count > 0 { signalDrain() }
    }
}
