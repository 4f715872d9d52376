import CoreFoundation
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Inputs on a real run loop from a host on its own thread (RL-1 to RL-8).
@MainActor
struct RunLoopTests {
    /// A real application on the current run loop, and a view that fills its screen.
    @MainActor
    private final class Desk {
        let application: UIApplication
        let window: UIWindow
        let pad: TouchWitness
        var records: [TraceRecord] = []

        /// - Parameter isTraced: Whether `records` are kept.
        init(isTraced: Bool = true) {
            let application = UIApplication(
                runLoop: CFRunLoopGetCurrent(), screen: CGRect(x: 0, y: 0, width: 390, height: 844))
            self.application = application
            window = UIApplication.$current.withValue(application) { UIWindow(frame: application.screen.bounds) }
            window.accessibilityIdentifier = "window"
            window.isHidden = false
            pad = TouchWitness("pad", 0, 0, 390, 844, in: window)
            pad.isMultipleTouchEnabled = true
            guard isTraced else { return }
            application.trace.listen { [weak self] in self?.records.append($0) }
        }

        /// Runs the run loop until `condition` holds, for at most ten minutes.
        func pump(until condition: () -> Bool) {
            let end = Date(timeIntervalSinceNow: 600)
            while !condition(), Date() < end { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.005, true) }
        }

        /// Handles everything that is due.
        func pump() {
            for _ in 0..<20 { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) }
        }

        var eventLog: String { TraceText.eventLog(records) }
    }

    nonisolated private static func sample(
        _ phase: TouchSample.Phase, x: Double, y: Double = 100, id: Int = 1
    ) -> TouchSample {
        TouchSample(
            id: id, phase: phase, time: ProcessInfo.processInfo.systemUptime, location: CGPoint(x: x, y: y))
    }

    /// Runs `work` on another thread and waits for it without running the run loop.
    private func onHostThread(_ work: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            work()
            done.signal()
        }
        done.wait()
    }

    /// A timer of the default mode fires after the tracking mode has ended.
    @Test func `RL-7: the tracking mode delivers touches and does not fire timers of the default mode`() {
        let desk = Desk()
        let port = desk.application.makePort()
        let tracking = RunLoop.Mode.tracking.rawValue.withCString {
            CFStringCreateWithCString(kCFAllocatorDefault, $0, CFStringBuiltInEncodings.UTF8.rawValue)
        }
        var fired = false
        let timer = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0, 0, 0) { _ in
            fired = true
        }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, kCFRunLoopDefaultMode)
        _ = port.send([Self.sample(.began, x: 50)])
        let end = Date(timeIntervalSinceNow: 600)
        while desk.pad.contract.beganCount == 0, Date() < end { CFRunLoopRunInMode(tracking, 0.005, true) }
        expectEqual(desk.pad.contract.beganCount, 1)
        #expect(!fired)
        desk.pump { fired }
        #expect(fired)
    }

    @Test func `RL-1, RL-2, RL-3: an input moves through the port and the queue to the view`() {
        let desk = Desk()
        let port = desk.application.makePort()
        onHostThread { _ = port.send([Self.sample(.began, x: 50)]) }
        // Nothing is handled on the host's thread.
        #expect(desk.records.isEmpty)
        desk.pump { desk.pad.contract.beganCount == 1 }
        expectEqual(
            desk.eventLog,
            """
            touch 1 began at (50, 100) entered the queue
            source1: 1 into the queue
            source0: 1 to handle
              window? (50, 100)
                pad? (50, 100)
                pad: hit
              window: returns pad
            touch 1 is bound to pad in window at (50, 100)
            sendEvent → UIApplication [1]
            sendEvent → window [1]
            touchesBegan [1] → pad
            """)
    }

    @Test func `RL-2: an input from another thread wakes a sleeping run loop`() {
        let desk = Desk()
        let port = desk.application.makePort()
        nonisolated(unsafe) let runLoop = CFRunLoopGetCurrent()
        Thread.detachNewThread {
            while !CFRunLoopIsWaiting(runLoop) { Thread.sleep(forTimeInterval: 0.001) }
            _ = port.send([Self.sample(.began, x: 50)])
        }
        // Only the port can wake the run loop.
        var results: [CFRunLoopRunResult] = []
        while desk.pad.contract.beganCount == 0, results.last != .timedOut {
            results.append(CFRunLoopRunInMode(kCFRunLoopDefaultMode, 3600, true))
        }
        expectEqual(desk.pad.contract.beganCount, 1)
        #expect(!results.contains(.timedOut))
    }

    @Test func `RL-2: only the first of many inputs wakes the application`() {
        let desk = Desk()
        let port = desk.application.makePort()
        onHostThread {
            _ = port.send([Self.sample(.began, x: 50)])
            for step in 1...99 { _ = port.send([Self.sample(.moved, x: 50 + Double(step))]) }
        }
        desk.pump { desk.pad.contract.beganCount == 1 }
        desk.pump()
        let wakes = desk.records.compactMap { if case .portFired(let inputs) = $0.fact { inputs } else { nil } }
        expectEqual(wakes, [100])
    }

    @Test func `RL-8: touches are delivered on the application's thread`() {
        let desk = Desk()
        let port = desk.application.makePort()
        let here = Thread.current
        var threads: [Thread] = []
        desk.pad.onEverything { _, _ in
            MainActor.preconditionIsolated()
            threads.append(Thread.current)
        }
        Thread.detachNewThread {
            _ = port.send([Self.sample(.began, x: 50)])
            _ = port.send([Self.sample(.moved, x: 60)])
            _ = port.send([Self.sample(.ended, x: 60)])
        }
        desk.pump { desk.pad.contract.closedCount == 1 }
        expectEqual(threads, [here, here, here])
    }

    @Test func `RL-5: 20,000 samples from two threads all arrive in order`() {
        let desk = Desk(isTraced: false)
        let taps = 5000
        var came: [[Int]] = [[], []]
        var went: [[Int]] = [[], []]
        // `y` encodes the host, `x` the number of the tap.
        func number(_ touch: UITouch) -> (host: Int, tap: Int) {
            let place = touch.location(in: nil)
            return (Int(place.y / 400), Int((place.x * 100).rounded()))
        }
        desk.pad.onBegan = { set, _ in
            for touch in set { came[number(touch).host].append(number(touch).tap) }
        }
        desk.pad.onEnded = { set, _ in
            for touch in set { went[number(touch).host].append(number(touch).tap) }
        }
        for host in 0..<2 {
            let port = desk.application.makePort()
            Thread.detachNewThread {
                for tap in 0..<taps {
                    for phase in [TouchSample.Phase.began, .ended] {
                        let sample = Self.sample(phase, x: Double(tap) / 100, y: 50 + Double(host) * 400)
                        while !port.send([sample]) { Thread.sleep(forTimeInterval: 0.001) }
                    }
                }
            }
        }
        desk.pump { went[0].count == taps && went[1].count == taps }
        let everyTap = Array(0..<taps)
        expectEqual(came, [everyTap, everyTap])
        expectEqual(went, [everyTap, everyTap])
        #expect(desk.pad.contract.complaint == nil)
    }

    @Test func `RL-5: samples from a thread keep their order`() {
        let desk = Desk()
        var xs: [CGFloat] = []
        desk.pad.onEverything { set, event in
            xs += event.coalescedTouches(for: set.first!)!.map { $0.location(in: nil).x }
        }
        let port = desk.application.makePort()
        Thread.detachNewThread {
            for tap in 0..<20 {
                let x = Double(tap * 10)
                _ = port.send([Self.sample(.began, x: x)])
                for step in 1...5 { _ = port.send([Self.sample(.moved, x: x + Double(step))]) }
                _ = port.send([Self.sample(.ended, x: x + 6)])
            }
        }
        desk.pump { desk.pad.contract.closedCount == 20 }
        let sent: [CGFloat] = (0..<20).flatMap { tap -> [CGFloat] in (0...6).map { CGFloat(tap * 10 + $0) } }
        expectEqual(xs, sent)
    }

    @Test func `RL-6: an application that stalls receives the last position`() {
        let desk = Desk()
        let port = desk.application.makePort()
        var last: CGFloat?
        desk.pad.onMoved = { set, _ in last = set.first!.location(in: nil).x }
        onHostThread {
            _ = port.send([Self.sample(.began, x: 0)])
            for step in 1...20_000 { _ = port.send([Self.sample(.moved, x: Double(step) / 100)]) }
        }
        desk.pump { last == 200 }
        expectEqual(last, 200)
        onHostThread { _ = port.send([Self.sample(.ended, x: 200)]) }
        desk.pump { desk.pad.contract.closedCount == 1 }
        #expect(desk.pad.contract.complaint == nil)
        let moved = desk.records.compactMap { if case .portFired(let inputs) = $0.fact { inputs } else { nil } }
        #expect(moved.reduce(0, +) <= 4096 + 1)
    }

    @Test func `RL-5: running the run loop in a callback does not deliver inputs`() {
        let desk = Desk()
        let port = desk.application.makePort()
        var log: [String] = []
        func spin() { for _ in 0..<10 { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.005, true) } }
        desk.pad.onBegan = { [unowned desk] _, _ in
            log.append("began")
            _ = port.send([Self.sample(.moved, x: 60)])
            spin()
            log.append("still one finger: \(desk.pad.contract.open.count)")
        }
        desk.pad.onMoved = { _, _ in
            log.append("moved")
            _ = port.send([Self.sample(.ended, x: 70)])
            spin()
            log.append("moved is over")
        }
        desk.pad.onEnded = { _, _ in log.append("ended") }
        onHostThread { _ = port.send([Self.sample(.began, x: 50)]) }
        desk.pump { desk.pad.contract.closedCount == 1 }
        expectEqual(log, ["began", "still one finger: 1", "moved", "moved is over", "ended"])
    }

    @Test func `T-26: at most one move is delivered per frame`() {
        let desk = Desk()
        desk.application.frameInterval = 0.1
        let port = desk.application.makePort()
        var times: [TimeInterval] = []
        desk.pad.onMoved = { [unowned desk] _, _ in times.append(desk.application.clock.now) }
        onHostThread { _ = port.send([Self.sample(.began, x: 0)]) }
        desk.pump { desk.pad.contract.beganCount == 1 }
        for step in 1...3 {
            onHostThread { _ = port.send([Self.sample(.moved, x: Double(step))]) }
            desk.pump { times.count == step }
        }
        expectEqual(times.count, 3)
        // Frames are at whole multiples of the interval, and a timer never fires early.
        for (one, next) in zip(times, times.dropFirst()) {
            #expect((next / 0.1).rounded(.down) > (one / 0.1).rounded(.down))
        }
    }

    @Test func `DL-18: releasing a port on another thread ends its touches`() {
        let desk = Desk()
        var port: HostPort? = desk.application.makePort()
        _ = port?.send([Self.sample(.began, x: 50)])
        desk.pump { desk.pad.contract.beganCount == 1 }
        let box = Box(port)
        port = nil
        Thread.detachNewThread { box.value = nil }
        desk.pump { desk.pad.contract.closedCount == 1 }
        #expect(desk.pad.contract.complaint == nil)
    }

    private final class Box: @unchecked Sendable {
        var value: HostPort?
        init(_ value: HostPort?) { self.value = value }
    }

    @Test func `RL-2: a port can outlive its application`() {
        var desk: Desk? = Desk()
        let port = desk!.application.makePort()
        _ = port.send([Self.sample(.began, x: 50)])
        desk!.pump { [pad = desk!.pad] in pad.contract.beganCount == 1 }
        weak let application = desk!.application
        desk!.window.isHidden = true
        desk = nil
        #expect(application == nil)
        onHostThread { for step in 0..<100 { _ = port.send([Self.sample(.moved, x: Double(step))]) } }
        for _ in 0..<10 { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0.001, true) }
    }
}

/// Layout within a run loop iteration.
@Suite(.application(tracing: .both)) @MainActor
struct RunLoopChoices {
    /// A view whose layout puts its only subview to the left or to the right.
    private final class Rail: UIView {
        var isLeft = true { didSet { setNeedsLayout() } }
        override func layoutSubviews() {
            subviews.first?.frame = CGRect(x: isLeft ? 0 : 200, y: 0, width: 100, height: 100)
        }
    }

    @Test func `RL-9: views are laid out before the hit test`() {
        TestApplication.run { app in
            let window = app.makeWindow()
            let rail = Rail(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            rail.accessibilityIdentifier = "rail"
            window.addSubview(rail)
            let knob = TouchWitness("knob", 0, 0, 0, 0, in: rail)
            app.fingerTap(at: CGPoint(x: 50, y: 50))
            expectEqual(knob.contract.beganCount, 1)
            rail.isLeft = false
            app.fingerTap(at: CGPoint(x: 250, y: 50))
            expectEqual(knob.contract.beganCount, 2)
        }
    }

    @Test func `RL-9: views are laid out between two inputs of one iteration`() {
        TestApplication.run { app in
            let window = app.makeWindow()
            let rail = Rail(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            window.addSubview(rail)
            let knob = TouchWitness("knob", 0, 0, 0, 0, in: rail)
            knob.isMultipleTouchEnabled = true
            knob.onBegan = { _, _ in rail.isLeft = false }
            let port = app.application.makePort()
            _ = port.send([TouchSample(id: 1, phase: .began, time: 0, location: CGPoint(x: 50, y: 50))])
            _ = port.send([TouchSample(id: 2, phase: .began, time: 0, location: CGPoint(x: 250, y: 50))])
            app.application.service()
            expectEqual(knob.contract.beganCount, 2)
        }
    }
}
