import Foundation
// Tests also use clocks, samples and traces, which `import UIKit` does not export.
@_exported import TouchstoneCore
@_exported import TouchstoneExplaining
import TouchstoneRecording

/// A complete application for a test, without a screen, threads or waiting.
///
/// The test sends the input and advances the virtual clock. Everything else is the production code, from the host's
/// port to the responder chain.
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
    /// The application under test.
    public let application: UIApplication
    /// The application's virtual clock, which only the test advances.
    public let clock: VirtualClock
    /// Whether this object receives the application's trace.
    public let isTraced: Bool
    private var collected: [TraceRecord] = []
    /// Whether the test that has this application from `run`, the trait or the test case is running, has ended, or does not
    /// exist because the test made the application itself.
    private var lifetime = Lifetime.unscoped

    private enum Lifetime {
        case unscoped, running, ended
    }

    /// The names of receivers in `events`.
    lazy var eventNames = EventNames(application.trace)
    /// Called when the trace of an untraced application is read; by default, that is an issue of the test.
    package var readUntraced: (@MainActor () -> Void)?
    /// Called with each mistake of the test, such as a finger that would miss its view.
    ///
    /// By default, records an issue of the running test in Swift Testing or XCTest, or writes to standard error if no
    /// test runs.
    public var recordsIssue: @MainActor (TestIssue) -> Void = TestApplication.recordWhereATestRuns
    /// The locations of the fingers that are down, in screen points, by finger number.
    var fingers: [Int: CGPoint] = [:]
    /// The places in the test's source at which fingers were put down, by finger number.
    var touchdownSites: [Int: TestSite] = [:]
    /// The times at which these fingers went down, in seconds on the clock.
    var touchdowns: [Int: TimeInterval] = [:]
    /// The force and angles of the pencil's next sample.
    var pencilContact = PencilContact()
    package let port: HostPort
    /// The exceptions that the test has logged outside `exceptions(_:)`.
    let unexpectedExceptions = LoggedExceptions()
    private var retainedWindows: [UIWindow] = []
    /// The players of recordings, retained because their ports may have fingers down.
    var players: [RecordingPlayer] = []
    private var checker: ContractChecker?
    /// Called when a contract of the library is violated; if `nil`, the violation is written to standard error.
    package var foundViolation: (@MainActor (ContractViolation) -> Void)? {
        didSet { if let foundViolation { checker?.found = foundViolation } }
    }

    /// Creates an application on a stopped virtual clock; it is active from the start.
    ///
    /// - Parameters:
    ///   - configuration: The device, iOS version, region and time.
    ///   - isTraced: Whether the application is traced; by default as the current test's own application, or `true`
    ///     without one. An untraced application takes the faster paths that it takes in production, and must behave the
    ///     same.
    public convenience init(_ configuration: TestConfiguration, isTraced: Bool? = nil) {
        let clock = VirtualClock(now: configuration.time)
        let application: UIApplication
        switch configuration.screen {
        case .device(let device): application = UIApplication(clock: clock, device: device)
        case .plain(let size, let scale, let idiom):
            application = UIApplication(clock: clock, screen: CGRect(origin: .zero, size: size), scale: scale)
            application.userInterfaceIdiom = idiom
        }
        application.behavior = configuration.behavior
        application.locale = configuration.locale
        application.timeZone = configuration.timeZone
        application.dateAtClockStart = configuration.date
        self.init(application, clock: clock, isTraced: isTraced)
    }

    /// Creates an application with a screen without a device, like `init(_:isTraced:)`.
    ///
    /// - Parameters:
    ///   - screen: The size of the screen in points.
    ///   - scale: The number of pixels in a point.
    ///   - idiom: The kind of device.
    ///   - behavior: The iOS version that the application behaves like.
    ///   - time: The initial time of the clock, in seconds.
    ///   - isTraced: Whether the application is traced.
    public convenience init(
        screen: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1, idiom: UIUserInterfaceIdiom = .phone,
        behavior: Behavior = Behavior(), time: TimeInterval = 0, isTraced: Bool? = nil
    ) {
        self.init(
            TestConfiguration(screen: screen, scale: scale, idiom: idiom, behavior: behavior, time: time),
            isTraced: isTraced)
    }

    /// Creates an application on a device, like `init(_:isTraced:)`.
    ///
    /// - Parameters:
    ///   - device: The device, such as `.iPhone16Pro`.
    ///   - behavior: The iOS version that the application behaves like.
    ///   - time: The initial time of the clock, in seconds.
    ///   - isTraced: Whether the application is traced.
    public convenience init(
        device: ScreenModel, behavior: Behavior = Behavior(), time: TimeInterval = 0, isTraced: Bool? = nil
    ) {
        self.init(TestConfiguration(device: device, behavior: behavior, time: time), isTraced: isTraced)
    }

    /// Creates a test application around an application made by a closure, such as a subclass that overrides
    /// `sendEvent(_:)`.
    ///
    /// - Parameters:
    ///   - time: The initial time of the clock, in seconds.
    ///   - make: Returns the application; it must use the clock that it receives.
    public convenience init(time: TimeInterval = 0, application make: (VirtualClock) -> UIApplication) {
        let clock = VirtualClock(now: time)
        self.init(make(clock), clock: clock)
    }

    /// Creates a test application around an existing application, which must use `clock`.
    public init(_ application: UIApplication, clock: VirtualClock, isTraced: Bool? = nil) {
        self.application = application
        self.clock = clock
        self.isTraced = isTraced ?? Self.scoped?.isTraced ?? true
        port = application.makePort()
        if let outer = Self.scoped {
            readUntraced = outer.readUntraced
            recordsIssue = outer.recordsIssue
        }
        foundViolation = Self.scoped?.foundViolation
        if self.isTraced { application.trace.listen { [weak self] record in self?.collect(record) } }
        #if DEBUG
            checkContracts()
        #endif
    }

    /// Starts checking the library's contracts with `ContractChecker` of TouchstoneRecording; debug builds do so from
    /// the start.
    ///
    /// For an untraced application, only the state that remains while nothing is down is checked, by
    /// `contractViolations()`.
    public func checkContracts() {
        guard checker == nil else { return }
        let checker = ContractChecker(application, follows: isTraced)
        if let foundViolation { checker.found = foundViolation }
        self.checker = checker
    }

    /// Checks the current state and returns all violations found since `checkContracts()`.
    @discardableResult
    public func contractViolations() -> [ContractViolation] {
        checker?.check()
        return checker?.violations ?? []
    }

    /// The current test's application, provided by the trait `.application` or by `run`.
    ///
    /// Without one, this is an issue of the test, and a new application is returned.
    public static var current: TestApplication {
        guard let application = scoped else {
            recordWhereATestRuns(
                TestIssue(
                    "There is no test application here. Add the trait .application to the test or its suite, derive the "
                        + "test case from ApplicationTestCase, or use TestApplication.run.", at: TestSite()))
            let placeholder = TestApplication()
            // One issue is enough for one mistake.
            placeholder.recordsIssue = { _ in }
            return placeholder
        }
        return application
    }

    /// The application that `current` returns inside `run` and the trait; `nil` elsewhere.
    @TaskLocal package static var scoped: TestApplication?

    /// Runs `body` with a new application that is also `UIApplication.shared`.
    ///
    /// - Parameters:
    ///   - configuration: The device, iOS version, region and time.
    ///   - isTraced: Whether the application is traced, as in `init(_:isTraced:)`.
    ///   - body: Receives the application.
    public static func run<Result>(
        _ configuration: TestConfiguration = TestConfiguration(), isTraced: Bool? = nil,
        _ body: @MainActor (TestApplication) throws -> Result
    ) rethrows -> Result {
        try TestApplication(configuration, isTraced: isTraced).perform(body)
    }

    /// Runs an asynchronous `body` with a new application that is also `UIApplication.shared`.
    ///
    /// - Parameters:
    ///   - configuration: The device, iOS version, region and time.
    ///   - isTraced: Whether the application is traced, as in `init(_:isTraced:)`.
    ///   - body: Receives the application.
    public static func run<Result>(
        _ configuration: TestConfiguration = TestConfiguration(), isTraced: Bool? = nil,
        _ body: @MainActor (TestApplication) async throws -> Result
    ) async rethrows -> Result {
        try await TestApplication(configuration, isTraced: isTraced).perform(body)
    }

    /// Runs a test that has this application from its beginning to its end.
    package func perform<Result>(_ body: @MainActor (TestApplication) throws -> Result) rethrows -> Result {
        try Self.$scoped.withValue(self) {
            try UIApplication.$current.withValue(application) {
                try LoggedException.$receiver.withValue(exceptionReceiver) {
                    begin()
                    defer { end() }
                    return try body(self)
                }
            }
        }
    }

    /// Runs an asynchronous test that has this application from its beginning to its end.
    package func perform<Result>(_ body: @MainActor (TestApplication) async throws -> Result) async rethrows -> Result {
        try await Self.$scoped.withValue(self) {
            try await UIApplication.$current.withValue(application) {
                try await LoggedException.$receiver.withValue(exceptionReceiver) {
                    begin()
                    defer { end() }
                    return try await body(self)
                }
            }
        }
    }

    private func begin() { lifetime = .running }

    /// Ends the test that has this application: checks contracts, and records an issue for each finger that is still down.
    private func end() {
        expectNoFingers()
        expectNoExceptions()
        contractViolations()
        lifetime = .ended
    }

    /// Returns whether input may be sent now, and records an issue if the test has ended or another one is nested in it.
    func isCurrent(_ site: TestSite) -> Bool {
        switch lifetime {
        case .unscoped: return true
        case .running where Self.scoped == nil || Self.scoped === self: return true
        case .running:
            recordsIssue(
                TestIssue(
                    "Another test application runs inside this one's test. Use the application that `run` passes to its "
                        + "closure, or end that run first.", at: site))
        case .ended:
            recordsIssue(
                TestIssue("The test of this application has ended. Use the application only inside its test.", at: site)
            )
        }
        return false
    }

    // MARK: Time

    /// Advances the clock by `seconds`: its deadlines fire, display frames run, and layout is updated.
    ///
    /// - Parameter seconds: A finite time that is not negative; anything else is an issue of the test.
    public func advance(
        by seconds: TimeInterval, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
        if isCurrent(site), isValid(seconds, "advance by", site) { pass(seconds) }
    }

    /// Finishes the present run-loop iteration and advances the clock, without a check of the time.
    func pass(_ seconds: TimeInterval) {
        // Animations that the pending layout starts begin now, not after the time has passed.
        settle()
        clock.advance(by: seconds)
        settle()
    }

    /// The number of display frames in a duration, at least 1 and at most those of a day.
    package func frames(in duration: TimeInterval) -> Int {
        max(1, Int(min(duration, 86_400) / application.frameInterval + 0.5))
    }

    /// Runs run-loop iterations until there is no work left, without advancing the clock.
    public func settle() {
        if !isBusy { application.service() }
    }

    /// Whether the application is too busy to run its run loop.
    var isBusy = false

    /// Runs `body` while the application's run loop is stopped.
    ///
    /// Input sent meanwhile waits in the port, in order, and is processed at the end.
    public func whileBusy(_ body: () throws -> Void) rethrows {
        isBusy = true
        defer {
            isBusy = false
            application.service()
        }
        try body()
    }

    /// Records an issue if the application had no space for input, which would otherwise be lost silently.
    package func mustBeTaken(_ isTaken: Bool) {
        guard !isTaken else { return }
        recordsIssue(
            TestIssue(
                "The application took no input: its queue is full, because its run loop did not run.", at: TestSite()))
    }

    // MARK: Activity

    /// Sends the application to the background, as when the user goes to the home screen.
    ///
    /// All touches are cancelled, and the application becomes inactive and then enters the background (DL-18).
    public func enterBackground() {
        mustBeTaken(port.sendBackground(true))
        settle()
    }

    /// Returns the application to the foreground and activates it.
    public func enterForeground() {
        mustBeTaken(port.sendBackground(false))
        mustBeTaken(port.sendActivation(true))
        settle()
    }

    // MARK: Scene

    /// Creates a visible key window of this application that fills the screen.
    ///
    /// This object retains the window; the application itself does not (HT-44).
    ///
    /// - Parameters:
    ///   - name: The window's `accessibilityIdentifier`.
    ///   - root: The window's root view controller.
    @discardableResult
    public func makeWindow(_ name: String = "window", root: UIViewController? = nil) -> UIWindow {
        // A window belongs to the application that is current while it is created.
        UIApplication.$current.withValue(application) {
            let window = UIWindow(frame: application.screen.bounds)
            window.accessibilityIdentifier = name
            window.rootViewController = root
            window.makeKeyAndVisible()
            retain(window)
            return window
        }
    }

    /// Retains a shown window to the end of the test, because the application does not.
    package func retain(_ window: UIWindow) { retainedWindows.append(window) }

    // MARK: Trace

    /// All trace records since the last `clear()`; available only if the application is traced.
    public var records: [TraceRecord] {
        if !isTraced {
            if let readUntraced { readUntraced() } else { recordsIssue(TestIssue(Self.untraced, at: TestSite())) }
        }
        // What the application does without a record, such as scrolling, may follow.
        let trace = application.trace
        let last = collected.last?.number
        if last == nil || last == trace.count { trace.recollection.endEventLog(with: last ?? 0) }
        return collected
    }

    private static let untraced =
        "This application is not traced, so it has no records and events. Create it with `isTraced: true`."

    private func collect(_ record: TraceRecord) {
        collected.append(record)
        // The receiver may be deallocated before the test reads its events.
        if case .delivered(_, let receiver, _) = record.fact { _ = eventNames.name(of: receiver) }
    }

    /// Removes all trace records.
    public func clear() { collected = [] }

    /// The whole trace as an event log.
    public var eventLog: String { TraceText.eventLog(records) }

    /// The event log without queueing and hit testing: touches that were bound, suppressed, delivered, forwarded,
    /// dropped or cancelled.
    public var delivery: String {
        TraceText.eventLog(
            records.filter { record in
                switch record.fact {
                case .queued, .portFired, .drainFired, .asked, .verdict, .sent: false
                default: true
                }
            })
    }

    /// The event log of hit testing: each view that was asked and its answer.
    public var hitTest: String {
        TraceText.eventLog(
            records.filter { record in
                switch record.fact {
                case .asked, .verdict, .unbound: true
                default: false
                }
            })
    }

    /// The hit-test verdicts in order, in one line, such as `blue: outside, red: hit`.
    public var verdicts: String {
        records.compactMap { record -> String? in
            guard case .verdict(let view, let verdict, let answer, _) = record.fact else { return nil }
            return "\(view.name): \(verdict.words(answer?.name))"
        }.joined(separator: ", ")
    }

    /// The deliveries in order, in one line, such as `touchesBegan red, touchesEnded red`.
    public var deliveries: String {
        records.compactMap { record -> String? in
            guard case .delivered(let method, let receiver, _) = record.fact else { return nil }
            return "\(method.rawValue) \(receiver.name)"
        }.joined(separator: ", ")
    }
}
