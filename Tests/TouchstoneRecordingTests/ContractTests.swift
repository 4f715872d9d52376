import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The contract checker: each kind of violation is injected as records that a faulty library would write.
@Suite(.application) @MainActor
struct ContractTests {
    let app = TestApplication.current

    private func subject(_ name: String, _ id: Int) -> TraceSubject { TraceSubject(name: name, id: 1_000_000 + id) }
    private var pad: TraceSubject { subject("pad", 1) }
    private var pan: TraceSubject { subject("pan", 2) }

    /// The violations that a checker finds in these facts and in the state after them.
    private func violations(of facts: [TraceFact]) -> [String] {
        let checker = ContractChecker(app.application, follows: false)
        checker.found = { _ in }
        for (index, fact) in facts.enumerated() {
            checker.receive(TraceRecord(number: index + 1, time: Double(index) / 10, fact: fact))
        }
        checker.receive(
            TraceRecord(number: facts.count + 1, time: Double(facts.count) / 10, fact: .drainFired(inputs: 1)))
        return checker.violations.map { "\($0.rule) at \($0.record): \($0.sentence)" }
    }

    @Test("DL-10: a missing beginning, a second end and a missing end of a touch are violations")
    func closedOnce() {
        let begins = TraceFact.delivered(.touchesBegan, to: pad, touches: [1])
        let ends = TraceFact.delivered(.touchesEnded, to: pad, touches: [1])
        let cancels = TraceFact.delivered(.touchesCancelled, to: pad, touches: [1])
        expectEqual(violations(of: [begins, ends]), [])
        expectEqual(violations(of: [begins, begins, cancels, cancels]), [])
        expectEqual(
            violations(of: [ends]),
            [
                "DL-10 at 1: pad receives touchesEnded of touch 1, of which it has not received touchesBegan, or has already received the end"
            ])
        expectEqual(
            violations(of: [begins, ends, cancels]),
            [
                "DL-10 at 3: pad receives touchesCancelled of touch 1, of which it has not received touchesBegan, or has "
                    + "already received the end"
            ])
        expectEqual(
            violations(of: [begins]),
            [
                "DL-10 at 2: pad received touchesBegan of touch 1 (record 1), and neither touchesEnded nor "
                    + "touchesCancelled, though no finger is down"
            ])
    }

    @Test("RC-21, RC-22: a first responder of two windows or of a window that it has left is a violation")
    func firstResponders() {
        let windows = (0..<2).map { app.makeWindow("window \($0)") }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.accessibilityIdentifier = "field"
        windows[0].addSubview(field)
        let trace = app.application.trace
        let (name, own, other) = (trace.subject(field), trace.subject(windows[0]), trace.subject(windows[1]))
        expectEqual(violations(of: [.firstResponder(name, window: own)]), [])
        expectEqual(
            violations(of: [.firstResponder(name, window: own), .firstResponder(name, window: other)]),
            [
                "RC-21 at 2: field becomes first responder of window 1, and is that of another window",
                "RC-22 at 3: field is still first responder of a window that it has left",
            ])
        field.removeFromSuperview()
        expectEqual(
            violations(of: [.firstResponder(name, window: own)]),
            [
                "RC-22 at 2: field is still first responder of a window that it has left"
            ])
        expectEqual(violations(of: [.firstResponder(name, window: own), .firstResponder(nil, window: own)]), [])
    }

    @Test("DL-19: a view that is in no window receives only the cancellation")
    func removed() {
        let window = app.makeWindow()
        let view = UIView(frame: window.bounds)
        view.accessibilityIdentifier = "gone"
        let gone = app.application.trace.subject(view)
        expectEqual(
            violations(of: [
                .delivered(.touchesBegan, to: gone, touches: [1]),
                .delivered(.touchesCancelled, to: gone, touches: [1]),
            ]), ["DL-19 at 1: gone receives touchesBegan, although it is in no window"])
    }

    @Test("RC-37: a press that ends twice or never is a violation")
    func presses() {
        let begins = TraceFact.delivered(.pressesBegan, to: pad, touches: [])
        let ends = TraceFact.delivered(.pressesEnded, to: pad, touches: [])
        expectEqual(violations(of: [begins, ends]), [])
        expectEqual(
            violations(of: [begins, ends, ends]),
            [
                "RC-37 at 3: pad receives pressesEnded of more presses than it has received pressesBegan of"
            ])
        let end = "and neither pressesEnded nor pressesCancelled, though no key is down"
        expectEqual(violations(of: [begins]), ["RC-37 at 2: pad received pressesBegan of 1 press, \(end)"])
        let fields = (10..<20).map { subject("field \($0)", $0) }
        let changes = TraceFact.delivered(.pressesChanged, to: pad, touches: [])
        expectEqual(
            violations(
                of: fields.reversed().map { .delivered(.pressesBegan, to: $0, touches: []) } + [
                    begins, begins, changes, begins, ends,
                ]),
            ["RC-37 at 16: pad received pressesBegan of 2 presses, \(end)"]
                + fields.map { "RC-37 at 16: \($0.name) received pressesBegan of 1 press, \(end)" })
    }

    @Test("G-2: a transition that the state machine does not allow is a violation")
    func states() {
        expectEqual(
            violations(of: [
                .entered(pan, .began, reason: nil), .entered(pan, .changed, reason: nil),
                .entered(pan, .ended, reason: nil), .entered(pan, .began, reason: nil),
                .entered(pan, .cancelled, reason: nil),
            ]), [])
        expectEqual(
            violations(of: [.entered(pan, .changed, reason: nil)]), ["G-2 at 1: pan enters changed from possible"])
        expectEqual(
            violations(of: [.entered(pan, .began, reason: nil), .entered(pan, .failed, reason: nil)]),
            [
                "G-2 at 2: pan enters failed from began"
            ])
    }

    @Test("G-6, G-8: targets receive a beginning and one end, but not possible and failed")
    func actions() {
        expectEqual(
            violations(of: [
                .acted(pan, state: .began), .acted(pan, state: .changed), .acted(pan, state: .cancelled),
                .acted(pan, state: .ended),
            ]), [])
        expectEqual(
            violations(of: [.acted(pan, state: .failed)]),
            [
                "G-6 at 1: the targets of pan are called as it is failed"
            ])
        expectEqual(
            violations(of: [.acted(pan, state: .ended), .acted(pan, state: .cancelled)]),
            [
                "G-8 at 2: the targets of pan are called in cancelled without a beginning"
            ])
        expectEqual(
            violations(of: [.acted(pan, state: .began), .acted(pan, state: .began), .acted(pan, state: .ended)]),
            [
                "G-8 at 2: the targets of pan are called in began after began"
            ])
        expectEqual(
            violations(of: [.acted(pan, state: .began)]),
            [
                "G-8 at 2: the targets of pan received began, but no end"
            ])
    }

    @Test("G-46: a recognizer without a view does not act")
    func detached() {
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        let subject = app.application.trace.subject(tap)
        expectEqual(
            violations(of: [.arena(touch: 1, members: [subject]), .acted(subject, state: .ended)]),
            [
                "G-46 at 2: the targets of tap are called in ended, though it has no view"
            ])
    }

    @Test("RL-5: an unbounded queue, a trace that goes back and touches out of order are violations")
    func order() {
        expectEqual(
            violations(of: [.portFired(inputs: 5000)]),
            [
                "RL-5 at 1: 5000 inputs waited, and at most \(app.application.mostWaitingInputs) may"
            ])
        let landings = [1, 2].map { TraceFact.queued(touch: $0, phase: .began, location: .zero) }
        expectEqual(
            violations(of: landings + [.unbound(touch: 2, reason: .noView)]),
            [
                "RL-5 at 3: touch 2 is handled before touch 1, which came down earlier"
            ])
        let checker = ContractChecker(app.application, follows: false)
        checker.found = { _ in }
        checker.receive(TraceRecord(number: 2, time: 2, fact: .note("")))
        checker.receive(TraceRecord(number: 1, time: 1, fact: .note("")))
        expectEqual(
            checker.violations.map(\.sentence), ["the trace goes back from 2.0 s", "record 1 comes after record 2"])
    }

    @Test("T-20: a touch-down without an outcome is a violation")
    func untraced() {
        let checker = ContractChecker(app.application)
        checker.found = { _ in }
        checker.receive(TraceRecord(number: 1, time: 0, fact: .queued(touch: 7, phase: .began, location: .zero)))
        checker.check()
        expectEqual(
            checker.violations.map(\.description),
            [
                "Contract T-20 is broken at record 1, 0.0 s: touch 7 went down, but the trace has no outcome for it"
            ])
    }

    @Test("G-11, G-62: a recognizer that is not reset or keeps its touches is a violation")
    func rest() {
        final class Stuck: UIGestureRecognizer {
            override var state: State {
                get { .began }
                set {}
            }
            override var numberOfTouches: Int { 2 }
        }
        let window = app.makeWindow()
        let stuck = Stuck()
        stuck.name = "stuck"
        window.addGestureRecognizer(stuck)
        let checker = ContractChecker(app.application, follows: false)
        checker.found = { _ in }
        checker.check()
        expectEqual(
            checker.violations.map { "\($0.rule): \($0.sentence)" },
            [
                "G-11: stuck rests in began", "G-62: stuck counts 2 fingers, though none is down",
            ])
        window.removeGestureRecognizer(stuck)
    }

    @Test("G-45: a recognizer that has ended is cancelled only before its targets are called")
    func cutOff() {
        let ends = TraceFact.entered(pan, .ended, reason: nil)
        let cancelled = TraceFact.entered(pan, .cancelled, reason: nil)
        expectEqual(violations(of: [ends, cancelled]), [])
        expectEqual(
            violations(of: [ends, .acted(pan, state: .ended), cancelled]),
            [
                "G-2 at 3: pan enters cancelled from ended"
            ])
    }

    /// A clock that drops the deadlines that are scheduled while `dropsDeadlines` is true.
    private final class DroppingClock: EventClock {
        let clock: VirtualClock
        var dropsDeadlines = false
        init(_ clock: VirtualClock) { self.clock = clock }
        var now: TimeInterval { clock.now }
        func schedule(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) -> ClockDeadline {
            let dropsDeadlines = dropsDeadlines
            return clock.schedule(at: time) { if !dropsDeadlines { body() } }
        }
        func cancel(_ deadline: ClockDeadline) { clock.cancel(deadline) }
    }

    @Test("G-5: a recognizer that is never reset is a violation")
    func endless() {
        var droppingClock: DroppingClock?
        let app = TestApplication { clock in
            let made = DroppingClock(clock)
            droppingClock = made
            return UIApplication(clock: made, screen: CGRect(x: 0, y: 0, width: 390, height: 844))
        }
        app.foundViolation = { _ in }
        UIApplication.$current.withValue(app.application) {
            let checker = ContractChecker(app.application)
            checker.found = { _ in }
            let window = app.makeWindow()
            let silent = UIGestureRecognizer()
            silent.name = "silent"
            window.addGestureRecognizer(silent)
            app.fingerDown(at: CGPoint(x: 50, y: 50))
            // The deadline that resets the recognizer two seconds after the lift is dropped.
            droppingClock?.dropsDeadlines = true
            app.fingerUp()
            droppingClock?.dropsDeadlines = false
            app.advance(by: 9)
            checker.check()
            expectEqual(checker.violations, [])
            app.advance(by: 2)
            checker.check()
            expectEqual(
                checker.violations.map { "\($0.rule): \($0.sentence)" },
                [
                    "G-5: silent has come to nothing 11.0 s after the last input"
                ])
            window.removeGestureRecognizer(silent)
        }
    }

    @Test("G-5: a recognizer may take as long as a key is held")
    func heldKey() {
        final class Hold: UIGestureRecognizer {
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .began }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .ended }
        }
        let window = app.makeWindow()
        let press = Hold()
        press.allowedPressTypes = [NSNumber(value: UIPress.PressType.keyboard.rawValue)]
        window.addGestureRecognizer(press)
        let checker = ContractChecker(app.application, follows: true)
        app.keyDown("a")
        app.advance(by: 30)
        expectEqual(press.state, .began)
        checker.check()
        expectEqual(checker.violations, [])
        app.keyUp("a")
        checker.check()
        expectEqual(checker.violations, [])
    }

    @Test("T-13: recognizers that remain on a touch that has ended are a violation")
    func outlived() {
        final class Stuck: UITouch {
            let left = [UITapGestureRecognizer()]
            override var gestureRecognizers: [UIGestureRecognizer]? { left }
        }
        let checker = ContractChecker(app.application, follows: false)
        checker.found = { _ in }
        let touch = Stuck()
        checker.follow([touch])
        checker.receive(TraceRecord(number: 1, time: 0, fact: .drainFired(inputs: 1)))
        expectEqual(
            checker.violations.map { "\($0.rule): \($0.sentence)" },
            [
                "T-13: a touch that has ended still has recognizers"
            ])
        withExtendedLifetime(touch) {}
    }

    @Test("DL-1: a touch that an override of sendEvent does not deliver is not a violation")
    func suppressed() {
        final class SwallowingWindow: UIWindow {
            override func sendEvent(_ event: UIEvent) {
                if event.allTouches?.contains(where: { $0.phase == .ended }) == true { return }
                super.sendEvent(event)
            }
        }
        let window = SwallowingWindow(frame: app.application.screen.bounds)
        window.makeKeyAndVisible()
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        expectEqual(app.deliveries, "touchesBegan SwallowingWindow")
        expectEqual(app.contractViolations(), [])
    }

    @Test("Control characters in the names of a violation are escaped")
    func printable() {
        let hostile = subject("a\u{1B}[31m\u{202E}b", 3)
        let checker = ContractChecker(app.application, follows: false)
        checker.found = { _ in }
        checker.receive(TraceRecord(number: 1, time: 0, fact: .acted(hostile, state: .failed)))
        expectEqual(
            checker.violations.map(\.description),
            [
                #"Contract G-6 is broken at record 1, 0.0 s: the targets of a\u{1B}[31m\u{202E}b are called as it is failed"#
            ])
    }

    @Test("A violation leaves a recording that replays to the same state")
    func session() throws {
        let path = NSTemporaryDirectory() + "contract-\(UUID().uuidString).jsonl"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let checker = try ContractChecker(app.application, sessionFile: path, app: "lab")
        checker.found = { _ in }
        let window = app.makeWindow()
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        checker.receive(TraceRecord(number: 1_000_000, time: 100, fact: .acted(pan, state: .failed)))
        try checker.stop()
        expectEqual(checker.violations.map(\.rule), ["G-6"])
        let recording = try Recording.read(String(contentsOfFile: path, encoding: .utf8)).recording
        expectEqual(recording.header.app, "lab")

        TestApplication.run { other in
            let replica = other.makeWindow()
            RecordingPlayer(recording, application: other.application, clock: other.clock).play()
            expectEqual(other.deliveries, app.deliveries)
            expectEqual(replica.bounds, window.bounds)
        }
    }

    @Test("A session without a violation leaves no recording")
    func noFile() throws {
        let path = NSTemporaryDirectory() + "contract-\(UUID().uuidString).jsonl"
        let checker = try ContractChecker(app.application, sessionFile: path)
        _ = app.makeWindow()
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        #expect(FileManager.default.fileExists(atPath: path))
        try checker.stop()
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
