import CoreFoundation
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Deadlines of several applications on one clock, of a custom clock, and cancelled deadlines.
@Suite(.application(tracing: .both)) @MainActor
struct DeadlineTests {
    /// A custom clock that counts scheduled and cancelled deadlines.
    private final class PlainClock: EventClock {
        let inner = VirtualClock()
        var asked = 0
        var cancelled = 0
        var now: TimeInterval { inner.now }
        func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline {
            asked += 1
            return inner.schedule(at: time, body)
        }
        func cancel(_ deadline: ClockDeadline) {
            cancelled += 1
            inner.cancel(deadline)
        }
    }

    private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

    /// A window with a view that logs touches, and a port to it.
    private func scene(on application: UIApplication) -> (window: UIWindow, view: LoggingView, port: HostPort) {
        UIApplication.$current.withValue(application) {
            let window = UIWindow(frame: application.screen.bounds)
            let view = LoggingView(frame: window.bounds)
            window.addSubview(view)
            window.makeKeyAndVisible()
            return (window, view, application.makePort())
        }
    }

    private func sample(_ phase: TouchSample.Phase, _ x: Double, _ clock: any EventClock) -> TouchSample {
        TouchSample(id: 1, phase: phase, time: clock.now, location: CGPoint(x: x, y: 100))
    }

    @Test func `T-26: several applications on one clock each receive their frames`() {
        let clock = VirtualClock()
        let applications = (0..<3).map { _ in UIApplication(clock: clock, screen: screen) }
        let scenes = applications.map { scene(on: $0) }
        for (application, scene) in zip(applications, scenes) {
            _ = scene.port.send([sample(.began, 10, clock)])
            application.service()
        }
        for moving in [0, 2, 1] {
            _ = scenes[moving].port.send([sample(.moved, 20 + Double(moving), clock)])
            applications[moving].service()
            expectEqual(scenes[moving].view.received, ["began"])
            clock.advance(by: 1.0 / 60)
            expectEqual(scenes[moving].view.received, ["began", "moved"])
        }
        // All three fingers move at once, and one lifts before the frame.
        for (application, scene) in zip(applications, scenes) {
            _ = scene.port.send([sample(.moved, 40, clock)])
            application.service()
        }
        _ = scenes[0].port.send([sample(.ended, 40, clock)])
        applications[0].service()
        clock.advance(by: 1.0 / 60)
        expectEqual(scenes[0].view.received, ["began", "moved", "moved", "ended"])
        expectEqual(scenes[1].view.received, ["began", "moved", "moved"])
        expectEqual(scenes[2].view.received, ["began", "moved", "moved"])
    }

    @Test func `T-26: releasing an application does not affect the frames of others on its clock`() {
        let clock = VirtualClock()
        var gone: UIApplication? = UIApplication(clock: clock, screen: screen)
        let application = UIApplication(clock: clock, screen: screen)
        let scene = scene(on: application)
        withExtendedLifetime(gone) {}
        gone = nil
        _ = scene.port.send([sample(.began, 10, clock)])
        application.service()
        _ = scene.port.send([sample(.moved, 20, clock)])
        application.service()
        clock.advance(by: 1.0 / 60)
        expectEqual(scene.view.received, ["began", "moved"])
    }

    @Test func `T-26: an application schedules each frame on its clock and cancels it when it is not needed`() {
        let clock = PlainClock()
        let application = UIApplication(clock: clock, screen: screen)
        let scene = scene(on: application)
        _ = scene.port.send([sample(.began, 10, clock)])
        application.service()
        for step in 1...3 {
            _ = scene.port.send([sample(.moved, 10 + Double(step), clock)])
            application.service()
            clock.inner.advance(by: 1.0 / 60)
        }
        expectEqual(scene.view.received, ["began", "moved", "moved", "moved"])
        let asked = clock.asked
        _ = scene.port.send([sample(.moved, 20, clock)])
        application.service()
        expectEqual(clock.asked, asked + 1)
        let cancelled = clock.cancelled
        _ = scene.port.send([sample(.ended, 20, clock)])
        application.service()
        expectEqual(scene.view.received, ["began", "moved", "moved", "moved", "moved", "ended"])
        // The frame is not needed any more, so its deadline is cancelled.
        expectEqual(clock.cancelled, cancelled + 1)
        clock.inner.advance(by: 1)
        expectEqual(scene.view.received.count, 6)
    }

    @Test func `A cancelled deadline is not called`() {
        for clock in [VirtualClock(), VirtualClock()] {
            var called: [Int] = []
            let deadlines = (0..<5).map { number in clock.schedule(at: Double(number)) { called.append(number) } }
            clock.cancel(deadlines[1])
            clock.cancel(deadlines[4])
            clock.cancel(deadlines[4])
            clock.advance(by: 10)
            expectEqual(called, [0, 2, 3])
            clock.cancel(deadlines[0])
        }
    }

    @Test func `A cancelled deadline of a run loop clock is not called`() {
        let clock = RunLoopClock(runLoop: CFRunLoopGetCurrent())
        var called: [String] = []
        let first = clock.schedule(at: clock.now + 0.01) { called.append("taken back") }
        _ = clock.schedule(at: clock.now + 0.02) {
            called.append("called")
            CFRunLoopStop(CFRunLoopGetCurrent())
        }
        clock.cancel(first)
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, false)
        expectEqual(called, ["called"])
    }

    @Test func `A display link in two modes runs until it is removed from both`() {
        let app = TestApplication.current
        final class Player {
            var steps = 0
            func step(_ link: CADisplayLink) { steps += 1 }
        }
        let player = Player()
        let link = CADisplayLink(target: player, action: Player.step)
        link.add(to: .main, forMode: .default)
        link.add(to: .main, forMode: .common)
        app.advance(by: 0.1 + 1e-6)
        expectEqual(player.steps, 6)
        link.remove(from: .main, forMode: .common)
        link.remove(from: .main, forMode: .common)
        app.advance(by: 0.1)
        expectEqual(player.steps, 12)
        link.remove(from: .main, forMode: .default)
        app.advance(by: 0.1)
        expectEqual(player.steps, 12)
        link.add(to: .main, forMode: .default)
        app.advance(by: 0.1)
        expectEqual(player.steps, 18)
        link.invalidate()
    }

    @Test func `A run loop clock wakes for the earliest deadline after others were cancelled`() {
        let loop = CFRunLoopGetCurrent()!
        let clock = RunLoopClock(runLoop: loop)
        let start = clock.now
        var called: [String] = []
        let first = clock.schedule(at: start + 40) { called.append("taken back") }
        for number in 0..<100 { clock.cancel(clock.schedule(at: start + 50 + Double(number)) {}) }
        _ = clock.schedule(at: start + 0.05) { called.append("second") }
        clock.cancel(first)
        clock.cancel(clock.schedule(at: start + 0.02) { called.append("taken back, too") })
        _ = clock.schedule(at: start + 0.1) {
            called.append("third")
            CFRunLoopStop(loop)
        }
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, false)
        expectEqual(called, ["second", "third"])
    }

    @Test func `A run loop clock sleeps until its deadline`() {
        let clock = RunLoopClock(runLoop: CFRunLoopGetCurrent())
        var turns = 0
        let observer = CFRunLoopObserverCreateWithHandler(
            kCFAllocatorDefault, CFRunLoopActivity.beforeTimers.rawValue, true, 0
        ) { _, _ in turns += 1 }
        CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode)
        _ = clock.schedule(at: clock.now + 0.1) { CFRunLoopStop(CFRunLoopGetCurrent()) }
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 5, false)
        CFRunLoopRemoveObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode)
        #expect(turns < 30)
    }

    @Test func `The last deadline can be cancelled while others are pending and one has passed`() {
        let clock = VirtualClock()
        var passed: [Int] = []
        let deadlines = (1...3).map { second in clock.schedule(at: Double(second)) { passed.append(second) } }
        clock.advance(to: 1.5)
        clock.cancel(deadlines[2])
        clock.advance(to: 5)
        expectEqual(passed, [1, 2])
    }
}
