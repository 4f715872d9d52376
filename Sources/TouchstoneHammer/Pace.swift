import CoreFoundation
import Foundation
import TouchstoneCore
import TouchstoneTesting

/// Sends a generator's events to the application and advances its time.
@MainActor
final class Pace {
    let test: TestApplication
    /// Which time passes while the test waits.
    var time = EventGenerator.Time.virtual {
        didSet { ahead = test.clock.now - Self.uptime }
    }
    /// The application's time minus the system's uptime, in seconds.
    private var ahead: TimeInterval = 0

    private init(_ test: TestApplication) { self.test = test }

    /// Creates a pace for a window's application; fails if that application's clock is not virtual.
    convenience init?(of window: UIWindow) throws {
        guard let application = window.application else { throw HammerError.windowIsNotReadyForInteraction }
        self.init(of: application)
    }

    private convenience init?(of application: UIApplication) {
        if let test = TestApplication.scoped, test.application === application {
            self.init(test)
        } else if let clock = application.clock as? VirtualClock {
            self.init(TestApplication(application, clock: clock, isTraced: false))
        } else {
            return nil
        }
    }

    /// A pace for the test's application, or for a new application if the test has none.
    static var ofTheTest: Pace { Pace(of: UIApplication.shared) ?? Pace(TestApplication(isTraced: false)) }

    /// Runs `body` with the application as `UIApplication.shared`.
    func within<Result>(_ body: () throws -> Result) rethrows -> Result {
        try UIApplication.$current.withValue(test.application) { try body() }
    }

    /// The current time of the application's clock, in seconds.
    var now: TimeInterval { test.clock.now }
    /// The time between two display frames, in seconds.
    var frame: TimeInterval { test.application.frameInterval }

    func settle() { within { test.settle() } }

    func send(_ samples: [TouchSample]) {
        within {
            followRealTime()
            test.send(
                samples.map { sample in
                    var sample = sample
                    sample.time = now
                    return sample
                })
        }
    }

    func send(_ key: KeySample) {
        within {
            followRealTime()
            var key = key
            key.time = now
            test.mustBeTaken(test.port.send(key))
            test.settle()
        }
    }

    /// Lets `seconds` seconds pass, in virtual or real time.
    func pass(_ seconds: TimeInterval) {
        within {
            guard time == .real else { return test.advance(by: max(0, seconds)) }
            let end = Self.uptime + seconds
            while Self.uptime < end {
                let slice = min(0.004, end - Self.uptime)
                if withUnsafeCurrentTask(body: { $0 != nil }) {
                    // Inside a task, the main queue is already running; a nested run loop would block it forever.
                    Thread.sleep(forTimeInterval: slice)
                } else {
                    // The run loop returns immediately if it has no sources, so sleep for the rest.
                    let begin = Self.uptime
                    CFRunLoopRunInMode(kCFRunLoopDefaultMode, slice, false)
                    if Self.uptime - begin < slice / 2 { Thread.sleep(forTimeInterval: slice / 2) }
                }
                followRealTime()
            }
        }
    }

    private func followRealTime() {
        guard time == .real else { return }
        test.advance(by: max(0, Self.uptime + ahead - now))
    }

    private static var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }
}
