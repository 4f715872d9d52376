import Foundation
// Whoever tests names clocks, samples and traces, which `import UIKit` does not show.
@_exported import TouchstoneCore
import TouchstoneRecording

/// An application without a screen, threads or waiting: fingers act when the test says so and time moves when the test
/// moves it. Everything else is the real thing, from the host's port to the dropped event.
///
/// ```swift
/// @Test(.application) @MainActor func tapReachesTheButton() {
///     let app = TestApplication.current
///     let window = app.makeWindow()
///     …
///     app.fingerTap(at: CGPoint(x: 50, y: 50))
///     #expect(app.deliveries == "touchesBegan button, touchesEnded button")
/// }
/// ```
@MainActor
public final class TestApplication {
    /// The application that is tested.
    public let application: UIApplication
    /// Its clock, which stands still unless the test moves it.
    public let clock: VirtualClock
    /// Whether it hears the trace.
    public let listens: Bool
    private var heard: [TraceRecord] = []
    /// What follows when somebody reads the trace of an application that does not listen to it.
    package var readUnheard: () -> Void = {
        fatalError("This test application does not listen to the trace: make it with `listens: true`")
    }
    /// Told of what the test did wrong, such as pointing at a view that is covered: by default an issue of the test that runs, in
    /// whichever framework that is. Written to the standard error where none is.
    public var recordsIssue: @MainActor (TestIssue) -> Void = TestApplication.recordWhereATestRuns
    /// Fingers that are down, and where, in screen points.
    var fingers: [Int: CGPoint] = [:]
    /// When each of them went down, in seconds on the clock.
    var touchdowns: [Int: TimeInterval] = [:]
    package let port: HostPort
    /// Those that played recordings into this application, with their ports.
    var players: [RecordingPlayer] = []
    private var checker: ContractChecker?
    /// Told of what must never happen and did; written to the standard error where nobody is.
    package var foundViolation: (@MainActor (ContractViolation) -> Void)? {
        didSet { if let foundViolation { checker?.found = foundViolation } }
    }

    /// An application of its own on a clock that stands still, active from the start.
    ///
    /// - Parameters:
    ///   - screen: The size in points of the screen.
    ///   - scale: Pixels a point.
    ///   - idiom: What kind of device it is on.
    ///   - behavior: Which iOS it behaves like.
    ///   - time: What the clock shows at first, in seconds.
    ///   - listens: Whether it hears the trace; by default as the test's own application does, and true where there is none.
    ///     An application that nobody listens to takes shorter ways, as it does for its users, and must do the same.
    public convenience init(
        screen: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, idiom: UIUserInterfaceIdiom = .phone,
        behavior: Behavior = Behavior(), time: TimeInterval = 0, listens: Bool? = nil
    ) {
        let clock = VirtualClock(now: time)
        let application = UIApplication(clock: clock, screen: CGRect(origin: .zero, size: screen), scale: scale)
        application.userInterfaceIdiom = idiom
        application.behavior = behavior
        self.init(application, clock: clock, listens: listens)
    }

    /// An application of its own on a device, with the device's size, scale, safe area and idiom.
    ///
    /// - Parameters:
    ///   - device: Such as `.iPhone16Pro`.
    ///   - behavior: Which iOS it behaves like.
    ///   - time: What the clock shows at first, in seconds.
    ///   - listens: Whether it listens to the trace, as for `init(screen:scale:idiom:behavior:time:listens:)`.
    public convenience init(
        device: ScreenModel, behavior: Behavior = Behavior(), time: TimeInterval = 0, listens: Bool? = nil
    ) {
        let clock = VirtualClock(now: time)
        let application = UIApplication(clock: clock, device: device)
        application.behavior = behavior
        self.init(application, clock: clock, listens: listens)
    }

    /// With an application of one's own, such as a subclass that overrides `sendEvent(_:)`, on the clock that `make` is given.
    public convenience init(time: TimeInterval = 0, application make: (VirtualClock) -> UIApplication) {
        let clock = VirtualClock(now: time)
        self.init(make(clock), clock: clock)
    }

    /// An application of one's own class, made with the same clock.
    public init(_ application: UIApplication, clock: VirtualClock, listens: Bool? = nil) {
        self.application = application
        self.clock = clock
        self.listens = listens ?? Self.scoped?.listens ?? true
        port = application.makePort()
        if let outer = Self.scoped {
            readUnheard = outer.readUnheard
            recordsIssue = outer.recordsIssue
        }
        foundViolation = Self.scoped?.foundViolation
        if self.listens { application.trace.listen { [weak self] record in self?.heard.append(record) } }
        #if DEBUG
            checkContracts()
        #endif
    }

    /// Checks the library's contracts from now on, with `ContractChecker` of TouchstoneRecording; debug builds do so from the
    /// start. Where the application does not listen to the trace, only what is left when nothing is down is checked, by `contractViolations`.
    public func checkContracts() {
        guard checker == nil else { return }
        let checker = ContractChecker(application, follows: listens)
        if let foundViolation { checker.found = foundViolation }
        self.checker = checker
    }

    /// What was found since contracts are checked, also in what is left now.
    @discardableResult
    public func contractViolations() -> [ContractViolation] {
        checker?.check()
        return checker?.violations ?? []
    }

    /// The test's own application, where the trait `.application` or `run` gave it one.
    public static var current: TestApplication {
        guard let application = scoped else {
            fatalError("There is no test application here: add the trait .application to the test or its suite")
        }
        return application
    }

    /// The application that `current` answers within `run` and the trait; nil elsewhere.
    @TaskLocal public static var scoped: TestApplication?

    /// Runs `body` with a new application that is also `UIApplication.shared`; the screen's size is in points.
    public static func run<Result>(
        screen: CGSize = CGSize(width: 390, height: 844), listens: Bool? = nil,
        _ body: @MainActor (TestApplication) throws -> Result
    ) rethrows -> Result {
        let made = TestApplication(screen: screen, listens: listens)
        return try $scoped.withValue(made) {
            try UIApplication.$current.withValue(made.application) {
                defer { made.contractViolations() }
                return try body(made)
            }
        }
    }

    // MARK: Time

    /// Lets `seconds` pass: deadlines fall due, frames tick, layout is done.
    public func advance(by seconds: TimeInterval) {
        clock.advance(by: seconds)
        settle()
    }

    /// Lets the loop turn until there is nothing left to do, without any time passing.
    public func settle() {
        if !isBusy { application.service() }
    }

    /// Whether the application is too busy to turn its loop.
    var isBusy = false

    /// Runs `body` while the application's loop stands still: what fingers do meanwhile waits in the port, in order, and
    /// arrives when the loop turns again, which is at the end.
    public func whileBusy(_ body: () throws -> Void) rethrows {
        isBusy = true
        defer {
            isBusy = false
            application.service()
        }
        try body()
    }

    /// What the application has no room for would be lost in silence.
    package func mustBeTaken(_ isTaken: Bool) {
        guard !isTaken else { return }
        recordsIssue(
            TestIssue("The application took no input: its queue is full, since it had no turn.", at: TestSite()))
    }

    // MARK: Activity

    /// The user goes to the home screen: all touches are cancelled, the application is inactive and then in the background
    /// (DL-18).
    public func enterBackground() {
        mustBeTaken(port.sendBackground(true))
        settle()
    }

    /// The user comes back, and the application is active.
    public func enterForeground() {
        mustBeTaken(port.sendBackground(false))
        mustBeTaken(port.sendActivation(true))
        settle()
    }

    // MARK: Scene

    /// A visible key window that fills the screen.
    public func makeWindow(_ name: String = "window", root: UIViewController? = nil) -> UIWindow {
        let window = UIWindow(frame: application.screen.bounds)
        window.accessibilityIdentifier = name
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    // MARK: What happened

    /// Everything that was traced since the last `clear()`. Only of an application that listens.
    public var records: [TraceRecord] {
        if !listens { readUnheard() }
        return heard
    }

    /// Forgets the trace so far.
    public func clear() { heard = [] }

    /// The whole trace as a story.
    public var story: String { TraceText.story(records) }

    /// The story without the machinery: what was bound, withheld, delivered, forwarded, dropped and cancelled.
    public var delivery: String {
        TraceText.story(
            records.filter { record in
                switch record.fact {
                case .queued, .portFired, .drainFired, .asked, .verdict, .sent: false
                default: true
                }
            })
    }

    /// Who was asked and answered what.
    public var hitTest: String {
        TraceText.story(
            records.filter { record in
                switch record.fact {
                case .asked, .verdict, .unbound: true
                default: false
                }
            })
    }

    /// The verdicts alone, in the order in which they were given: `blue: outside, red: hit`.
    public var verdicts: String {
        records.compactMap { record -> String? in
            guard case .verdict(let view, let verdict, let answer, _) = record.fact else { return nil }
            return "\(view.name): \(verdict.words(answer?.name))"
        }.joined(separator: ", ")
    }

    /// Deliveries alone: `touchesBegan red, touchesEnded red`.
    public var deliveries: String {
        records.compactMap { record -> String? in
            guard case .delivered(let method, let receiver, _) = record.fact else { return nil }
            return "\(method.rawValue) \(receiver.name)"
        }.joined(separator: ", ")
    }
}
