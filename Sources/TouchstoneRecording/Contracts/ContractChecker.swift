import Foundation
import TouchstoneCore

/// Checks what the rules say must always hold while an application runs, in any build.
///
/// ```swift
/// let checker = ContractChecker(.shared, sessionFile: "session.jsonl")
/// ```
///
/// It follows the trace: each touch that a view has heard of is closed once (DL-10), nobody hears of anything after he has
/// left (DL-19, G-46), recognizers take legal states and their targets hear a beginning and one end (G-2, G-6, G-8), what is
/// over leaves nothing behind (G-5, G-11, G-62, T-13), the queue keeps its bound and its order (RL-5), and of each
/// touch-down the trace tells what became of it (T-20). It takes part in nothing; an application without a checker
/// pays nothing for it. Keep it as long as it is to check.
@MainActor
public final class ContractChecker {
    /// What was found so far; of very many, the first hundred.
    public private(set) var violations: [ContractViolation] = []
    /// Told of each violation as it is found; by default it is written to the standard error.
    public var found: @MainActor (ContractViolation) -> Void
    private weak var application: UIApplication?
    private var listener: Trace.Listener?
    private let session: SessionRecorder?
    private let sessionFile: String?
    private var touches = TouchContract()
    private var gestures = GestureContract()
    /// What went before the first moment of rest is not known.
    private var isSure: Bool
    private var seen: [WeakTouch] = []
    private var lastNumber: Int?
    private var lastTime: TimeInterval = -.infinity
    /// When something was down last.
    private var lastInput: TimeInterval = -.infinity

    /// A checker of an application.
    ///
    /// - Parameters:
    ///   - application: Whose contracts are checked, from now on.
    ///   - sessionFile: Where the session is recorded, so that a violation can be played again with `touchstone replay`; the
    ///     file is removed by `stop()` where there was none. Nil, the default, records nothing.
    ///   - app: Where the session can be replayed; see ``Recording/Header/app``.
    /// - Throws: ``RecordingFileError`` where the file cannot be written.
    public convenience init(_ application: UIApplication, sessionFile: String, app: String? = nil) throws {
        let session = try SessionRecorder(
            application, file: sessionFile, title: "A session under contract", app: app, keepsTrace: false)
        self.init(application, session: session, file: sessionFile, follows: true)
    }

    /// A checker of an application that records nothing.
    public convenience init(_ application: UIApplication) {
        self.init(application, session: nil, file: nil, follows: true)
    }

    /// - Parameter follows: Whether it listens to the trace; one that does not checks only what is left when `check()` is called.
    package convenience init(_ application: UIApplication, follows: Bool) {
        self.init(application, session: nil, file: nil, follows: follows)
    }

    private init(_ application: UIApplication, session: SessionRecorder?, file: String?, follows: Bool) {
        self.application = application
        self.session = session
        sessionFile = file
        isSure = application.isAtRest
        found = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        if follows { listener = application.trace.listen { [weak self] in self?.hear($0) } }
    }

    /// Checks no more, and removes the session's file where nothing was violated.
    /// - Throws: ``RecordingFileError`` where the file could not be written.
    public func stop() throws {
        check()
        if let listener { application?.trace.stop(listener) }
        listener = nil
        try session?.stop()
        if let sessionFile, violations.isEmpty { try? FileManager.default.removeItem(atPath: sessionFile) }
    }

    // MARK: The trace

    /// Takes a record as if the trace had told it.
    package func hear(_ record: TraceRecord) {
        guard let application else { return }
        checkOrder(record, application)
        if case .drainFired = record.fact, application.isAtRest { rest(application, record) }
        guard isSure else { return }
        if case .sent = record.fact { follow(application.touchesDown) }
        if !application.isAtRest { lastInput = record.time }
        for breach in [touches.hear(record, application.trace), gestures.hear(record, application.trace)] {
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

    // MARK: Rest

    /// Checks what can be checked now: while nothing is down, that nothing is left of what was.
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
            var breaches = touches.rest(application) + gestures.rest(application)
            for touch in seen.compactMap(\.touch) where !(touch.gestureRecognizers ?? []).isEmpty {
                breaches.append(Breach("T-13", "a touch that is over has recognizers still"))
            }
            for breach in breaches { report(breach, record.number, record.time) }
        } else {
            _ = touches.rest(application)
            _ = gestures.rest(application)
        }
        isSure = true
        seen.removeAll { $0.touch == nil || $0.touch?.phase.isOver == true }
    }

    /// An attempt ends within two seconds of the last lift (G-5); those who wait for others take a little longer.
    private func checkAttempts(_ application: UIApplication, _ now: TimeInterval) {
        guard listener != nil, now - lastInput > 10 else { return }
        for recognizer in application.recognizersWithoutInput {
            let name = recognizer.name ?? String(describing: type(of: recognizer))
            report(
                Breach("G-5", "\(name) has come to nothing \(now - lastInput) s after the last input"), lastNumber ?? 0,
                now)
        }
    }

    /// Remembers touches that are down, to look what becomes of them.
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
