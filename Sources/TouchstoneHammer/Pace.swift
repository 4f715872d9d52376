import CoreFoundation
import Foundation
import TouchstoneCore
import TouchstoneTesting

/// How a generator's events reach the application, and how time passes for it.
@MainActor
final class Pace {
    let test: TestApplication
    /// What passes as the test waits.
    var time = EventGenerator.Time.virtual {
        didSet { ahead = test.clock.now - Self.uptime }
    }
    /// The application's time less the system's.
    private var ahead: TimeInterval = 0

    private init(_ test: TestApplication) { self.test = test }

    /// For the application of a window; nil where that has a clock that nobody can move.
    convenience init?(of window: UIWindow) throws {
        guard let application = window.application else { throw HammerError.windowIsNotReadyForInteraction }
        self.init(of: application)
    }

    private convenience init?(of application: UIApplication) {
        if let test = TestApplication.scoped, test.application === application {
            self.init(test)
        } else if let clock = application.clock as? VirtualClock {
            self.init(TestApplication(application, clock: clock, listens: false))
        } else {
            return nil
        }
    }

    /// For the test's application, or for a new one where the test has none.
    static var ofTheTest: Pace { Pace(of: UIApplication.shared) ?? Pace(TestApplication(listens: false)) }

    /// Runs `body` with the application as the shared one.
    func within<Result>(_ body: () throws -> Result) rethrows -> Result {
        try UIApplication.$current.withValue(test.application) { try body() }
    }

    /// In seconds on the application's clock.
    var now: TimeInterval { test.clock.now }
    /// Seconds from one frame to the next.
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

    /// Lets so many seconds pass.
    func pass(_ seconds: TimeInterval) {
        within {
            guard time == .real else { return test.advance(by: max(0, seconds)) }
            let end = Self.uptime + seconds
            while Self.uptime < end {
                let slice = min(0.004, end - Self.uptime)
                if withUnsafeCurrentTask(body: { $0 != nil }) {
                    // In a task the main actor is the main queue at work: to turn a run loop within would stop it for good.
                    Thread.sleep(forTimeInterval: slice)
                } else {
                    // What hangs on the run loop goes on; where nothing does, it comes back at once.
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
