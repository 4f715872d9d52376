import CoreFoundation
import Foundation
import TouchstoneEventFD

/// The sources that wake the application: a port that hosts signal from any thread (Source1), and a source on the
/// application's thread that drains the queue (Source0) (RL-2, RL-3).
protocol EventSource: AnyObject, Sendable {
    /// Called by a host on any thread when an input arrives and none was waiting to be admitted.
    func signalPort()
    /// Called by the port on the application's thread.
    @MainActor func signalDrain()
    /// Runs signaled sources, unless a run loop does.
    @MainActor func service(_ application: UIApplication)
}

/// Event sources without a run loop: `service(_:)` runs what was signaled, in the same order.
///
/// The port needs no signal of its own, because waiting inputs are a sufficient sign.
final class EmbeddedEventSource: EventSource, @unchecked Sendable {
    @exclusivity(unchecked) private var drainIsSignalled = false

    func signalPort() {}

    @MainActor func signalDrain() {
        drainIsSignalled = true
    }

    /// Clears the signal for an iteration that a replay has already repeated.
    @MainActor
    func forget(_ turn: RunLoopIteration) {
        if turn == .drain { drainIsSignalled = false }
    }

    @MainActor
    func service(_ application: UIApplication) {
        while true {
            let before = application.loop.unadmittedInputs
            if before > 0 { application.loop.portFired() }
            if drainIsSignalled {
                drainIsSignalled = false
                application.loop.drainFired(application)
            } else if application.loop.unadmittedInputs == before || before == 0 {
                return
            }
        }
    }
}

/// Event sources on a real run loop: a version-1 source with an eventfd, and a version-0 source.
///
/// Any thread writes to the file descriptor, which is closed in `deinit`. The run loop retains this object, as the
/// `info` of the two sources, until `invalidate()`.
final class RunLoopEventSource: EventSource, @unchecked Sendable {
    fileprivate let descriptor: Int32
    private let link: WeakLink<UIApplication>
    fileprivate var application: UIApplication? { link.object }
    private let runLoop: CFRunLoop
    private let clock: RunLoopClock
    private var port: CFRunLoopSource?
    private var drain: CFRunLoopSource?
    private var observer: CFRunLoopObserver?

    /// Creates the sources and adds them to a run loop.
    ///
    /// - Parameter runLoop: The main thread's in applications, the current one in tests.
    @MainActor
    init(runLoop: CFRunLoop, clock: RunLoopClock, application: UIApplication) {
        descriptor = touchstone_eventfd()
        precondition(descriptor >= 0, "The system has no event descriptor left (eventfd failed)")
        self.runLoop = runLoop
        self.clock = clock
        link = application.link
        let info = Unmanaged.passUnretained(self).toOpaque()
        var portContext = CFRunLoopSourceContext1()
        portContext.version = 1
        portContext.info = info
        portContext.retain = retainSource
        portContext.release = releaseSource
        portContext.getPort = { RunLoopEventSource.from($0!).descriptor }
        portContext.perform = { RunLoopEventSource.from($0!).portFired() }
        port = withUnsafeMutablePointer(to: &portContext) {
            $0.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) {
                CFRunLoopSourceCreate(kCFAllocatorDefault, 0, $0)
            }
        }
        var drainContext = CFRunLoopSourceContext()
        drainContext.info = info
        drainContext.retain = retainSource
        drainContext.release = releaseSource
        drainContext.perform = { info in
            let source = RunLoopEventSource.from(info!)
            MainActor.assumeIsolated { source.drainFired() }
        }
        drain = CFRunLoopSourceCreate(kCFAllocatorDefault, 1, &drainContext)
        // Run layout before the loop sleeps, so that the next event has a finished layout (RL-9).
        observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, CFRunLoopActivity([.beforeWaiting]).rawValue, true, 0
        ) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.clock.holdStill { self?.application?.commit() } }
        }
        // Touches also arrive while code tracks a finger in a mode of its own (RL-7).
        CFRunLoopAddCommonMode(runLoop, RunLoopEventSource.trackingMode)
        CFRunLoopAddSource(runLoop, port, kCFRunLoopCommonModes)
        CFRunLoopAddSource(runLoop, drain, kCFRunLoopCommonModes)
        CFRunLoopAddObserver(runLoop, observer, kCFRunLoopCommonModes)
    }

    deinit {
        close(descriptor)
    }

    private static var trackingMode: CFRunLoopMode {
        RunLoop.Mode.tracking.rawValue.withCString {
            CFStringCreateWithCString(kCFAllocatorDefault, $0, CFStringBuiltInEncodings.UTF8.rawValue)
        }
    }

    /// Removes the sources from the run loop.
    func invalidate() {
        if let port { CFRunLoopSourceInvalidate(port) }
        if let drain { CFRunLoopSourceInvalidate(drain) }
        if let observer { CFRunLoopObserverInvalidate(observer) }
        port = nil
        drain = nil
        observer = nil
    }

    func signalPort() {
        var one: UInt64 = 1
        // The counter is full only after 2^64 − 2 signals without a read; then it is signaled anyway.
        _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    /// Does nothing, because the run loop runs the sources.
    @MainActor func service(_ application: UIApplication) {}

    @MainActor func signalDrain() {
        guard let drain else { return }
        CFRunLoopSourceSignal(drain)
        CFRunLoopWakeUp(runLoop)
    }

    private func portFired() {
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        MainActor.assumeIsolated { clock.holdStill { application?.loop.portFired() } }
    }

    @MainActor
    private func drainFired() {
        clock.holdStill {
            guard let application else { return }
            application.loop.drainFired(application)
        }
    }

    fileprivate static func from(_ info: UnsafeMutableRawPointer) -> RunLoopEventSource {
        Unmanaged<RunLoopEventSource>.fromOpaque(info).takeUnretainedValue()
    }
}

private func retainSource(_ info: UnsafeRawPointer?) -> UnsafeRawPointer? {
    _ = Unmanaged<RunLoopEventSource>.fromOpaque(info!).retain()
    return info
}

private func releaseSource(_ info: UnsafeRawPointer?) {
    Unmanaged<RunLoopEventSource>.fromOpaque(info!).release()
}

extension RunLoop.Mode {
    /// The mode for tracking a finger, in which timers of the default mode wait (RL-7).
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
