import Foundation
import TouchstoneCore

/// Checks, in any build, that an application's events keep the rules that must always hold.
///
/// ```swift
/// let checker = try ContractChecker(.shared, sessionFile: "session.jsonl")
/// ```
///
/// The checker listens to the trace and verifies that each touch delivered to a view ends exactly once (DL-10), that
/// views and recognizers receive nothing after they have left (DL-19, G-46), that recognizers enter only legal states
/// and their targets receive a beginning and one end (G-2, G-6, G-8), that finished gestures leave nothing behind (G-5,
/// G-11, G-62, T-13), that a first responder leaves its window only after resigning (RC-21, RC-22), that the queue keeps
/// its limit and order (RL-5), and that the trace records the outcome of each touch-down (T-20).
///
/// It does not influence the application, and without a checker there is no cost. Retain it while it should check.
@MainActor
public final class ContractChecker {
    /// The violations found; at most the first hundred.
    public private(set) var violations: [ContractViolation] = []
    /// Called for each violation when it is found. By default, writes it to standard error.
    public var found: @MainActor (ContractViolation) -> Void
    private weak var application: UIApplication?
    private var listener: Trace.Listener?
    private let session: SessionRecorder?
    private let sessionFile: String?
    private var touches = TouchContract()
    private var gestures = GestureContract()
    private var responders = ResponderContract()
    /// Whether checks apply. They begin when the application is first at rest, since earlier events are unknown.
    private var isSure: Bool
    private var seen: [WeakTouch] = []
    private var lastNumber: Int?
    private var lastTime: TimeInterval = -.infinity
    /// The last time at which the application was not at rest.
    private var lastInput: TimeInterval = -.infinity

    /// Creates a checker that also records the session, so that a violation can be replayed.
    ///
    /// - Parameters:
    ///   - application: The application to check, beginning now.
    ///   - sessionFile: The path of the recording for `touchstone replay`. `stop()` removes the file if there was no
    ///     violation.
    ///   - app: The application that can replay the session; see ``Recording/Header/app``.
    /// - Throws: ``RecordingFileError`` if the file cannot be written.
    public convenience init(_ application: UIApplication, sessionFile: String, app: String? = nil) throws {
        let session = try SessionRecorder(
            application, file: sessionFile, title: "A session under contract", app: app, keepsTrace: false)
        self.init(application, session: session, file: sessionFile, follows: true)
    }

    /// Creates a checker that records nothing.
    ///
    /// - Parameter application: The application to check, beginning now.
    public convenience init(_ application: UIApplication) {
        self.init(application, session: nil, file: nil, follows: true)
    }

    /// Creates a checker that may not listen to the trace.
    ///
    /// - Parameter follows: Whether it listens to the trace. If not, `check()` only checks what has been left behind.
    package convenience init(_ application: UIApplication, follows: Bool) {
        self.init(application, session: nil, file: nil, follows: follows)
    }

    private init(_ application: UIApplication, session: SessionRecorder?, file: String?, follows: Bool) {
        self.application = application
        self.session = session
        sessionFile = file
        isSure = application.isAtRest
        found = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        if follows { listener = application.trace.listen { [weak self] in self?.receive($0) } }
    }

    /// Stops checking and removes the recorded session if there was no violation.
    ///
    /// - Throws: ``RecordingFileError`` if the file could not be written.
    public func stop() throws {
        check()
        if let listener { application?.trace.stop(listener) }
        listener = nil
        try session?.stop()
        if let sessionFile, violations.isEmpty { try? FileManager.default.removeItem(atPath: sessionFile) }
    }

    // MARK: Trace

    /// Checks a record as if the trace had delivered it.
    package func receive(_ record: TraceRecord) {
        guard let application else { return }
        checkOrder(record, application)
        if case .drainFired = record.fact, application.isAtRest { rest(application, record) }
        guard isSure else { return }
        if case .sent = record.fact { follow(application.touchesDown) }
        if !application.isAtRest { lastInput = record.time }
        let trace = application.trace
        for breach in [touches.receive(record, trace), gestures.receive(record, trace), responders.receive(record)] {
            if let breach { report(breach, record.number, record.time) }
        }
    }

    private func checkOrder(_ record: TraceRecord, _ application: UIApplication) {
        if record.time < lastTime {
            report(Breach("RL-5", "the trace goes back from \(lastTime) s"), record.number, record.time)
        }
        if let lastNumber, record.number <= lastNumber {
            report(
                Breach("RL-5", "record \(record.number) comes after record \(lastNumber)"), record.number, record.time)
        }
        lastNumber = record.number
        lastTime = record.time
        switch record.fact {
        case .portFired(let count), .drainFired(let count):
            guard count > application.mostWaitingInputs else { return }
            report(
                Breach("RL-5", "\(count) inputs waited, and at most \(application.mostWaitingInputs) may"),
                record.number, record.time)
        default: break
        }
    }

    // MARK: At rest

    /// Checks what can be checked now: while no input is down, that earlier input has left nothing behind.
    public func check() {
        guard let application, application.hasNothingToDo else { return }
        let number = lastNumber ?? 0
        let now = application.clock.now
        if isSure, listener != nil {
            for breach in touches.idle() { report(breach, number, now) }
        }
        guard application.isAtRest else { return checkAttempts(application, now) }
        rest(application, TraceRecord(number: number, time: now, fact: .note("")))
        for window in application.windows {
            window.forEachBelow { view in
                for recognizer in view.gestureRecognizers ?? [] {
                    for breach in GestureContract.rest(recognizer) { report(breach, number, now) }
                }
            }
        }
    }

    private func rest(_ application: UIApplication, _ record: TraceRecord) {
        if isSure {
            var breaches = touches.rest(application) + gestures.rest(application) + responders.rest(application.trace)
            for touch in seen.compactMap(\.touch) where !(touch.gestureRecognizers ?? []).isEmpty {
                breaches.append(Breach("T-13", "a touch that has ended still has recognizers"))
            }
            for breach in breaches { report(breach, record.number, record.time) }
        } else {
            _ = touches.rest(application)
            _ = gestures.rest(application)
        }
        isSure = true
        seen.removeAll { $0.touch == nil || $0.touch?.phase.isOver == true }
    }

    /// Reports recognition sequences that have not ended 10 s after the last input. They end within two seconds of the
    /// last lift (G-5), or a little later if they wait for others.
    private func checkAttempts(_ application: UIApplication, _ now: TimeInterval) {
        guard listener != nil, now - lastInput > 10 else { return }
        for recognizer in application.recognizersWithoutInput {
            let name = recognizer.name ?? String(describing: type(of: recognizer))
            report(
                Breach("G-5", "\(name) has come to nothing \(now - lastInput) s after the last input"), lastNumber ?? 0,
                now)
        }
    }

    /// Remembers touches that are down, to check how they end.
    package func follow(_ touches: [UITouch]) {
        for touch in touches where touch.phase == .began && !seen.contains(where: { $0.touch === touch }) {
            seen.append(WeakTouch(touch: touch))
        }
    }

    private func report(_ breach: Breach, _ record: Int, _ time: TimeInterval) {
        let violation = ContractViolation(rule: breach.rule, sentence: breach.sentence, record: record, time: time)
        guard violations.count < 100 else { return }
        violations.append(violation)
        found(violation)
    }
}

private struct WeakTouch {
    weak var touch: UITouch?
}

extension UITouch.Phase {
    fileprivate var isOver: Bool { self == .ended || self == .cancelled }
}

extension UIView {
    fileprivate func forEachBelow(_ body: (UIView) -> Void) {
        var views: [UIView] = [self]
        while let view = views.popLast() {
            body(view)
            views += view.subviews
        }
    }
}
