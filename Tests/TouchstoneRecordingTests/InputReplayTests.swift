import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneRecording

/// The replay of each kind of input, by the times of the recording or live, and the difference from a stored trace.
@Suite(.application) @MainActor
struct InputReplayTests {
    private let app = TestApplication.current

    /// Notes the events of a first responder that is a text, too.
    private final class Pad: UITextView {
        var events: [String] = []
        private func note(_ text: String) { events.append(text) }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches { note("down \(touch.location(in: nil).x) at \(touch.timestamp)") }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("up") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("key \(presses.first?.key?.characters ?? "") at \(presses.first?.timestamp ?? 0)")
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("key up") }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            note("shake at \(event?.timestamp ?? 0)")
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note("shake ended") }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note("shake cancelled") }
        override func remoteControlReceived(with event: UIEvent?) {
            note("remote \(event?.subtype.rawValue ?? 0) at \(event?.timestamp ?? 0)")
        }
    }

    private func pad() -> Pad {
        let window = app.makeWindow()
        let pad = Pad(frame: window.bounds)
        window.addSubview(pad)
        pad.gestureRecognizers?.forEach(pad.removeGestureRecognizer)
        app.application.beginReceivingRemoteControlEvents()
        pad.becomeFirstResponder()
        app.settle()
        return pad
    }

    private func finger(_ phase: TouchSample.Phase, _ x: CGFloat, _ time: TimeInterval) -> TouchSample {
        TouchSample(id: 1, phase: phase, time: time, location: CGPoint(x: x, y: 300))
    }

    /// A recording from 10 s on, with an input in each half of a second.
    private var recording: Recording {
        let inputs: [Recording.Input] = [
            .touches([finger(.began, 20, 10)], device: 1), .touches([finger(.began, 300, 10.5)], device: 2),
            .touches([finger(.ended, 20, 11)], device: 1), .hostGone(device: 2),
            .key(KeySample(phase: .down, time: 12, keyCode: .keyboardA, characters: "a"), device: 1),
            .key(KeySample(phase: .up, time: 12.5, keyCode: .keyboardA, characters: "a"), device: 1),
            .global(.shakeBegan(time: 13)), .global(.shakeEnded(time: 13.5)), .global(.shakeBegan(time: 14)),
            .global(.shakeCancelled(time: 14.5)), .global(.remoteControl(.remoteControlPause, time: 15)),
            .text(TextInputSample(.insert("é"), time: 15.5), device: 1), .pasteboard(["copied"]), .scene("second"),
            .activation(false), .activation(true), .screen(CGSize(width: 500, height: 400), scale: 3, isDark: true),
        ]
        return Recording(
            header: .init(start: 10), entries: inputs.enumerated().map { .input($1, time: 10 + TimeInterval($0) / 2) })
    }

    private func expected(shift: Double) -> [String] {
        [
            "down 20.0 at \(10 + shift)", "down 300.0 at \(10.5 + shift)", "up", "cancelled", "key a at \(12 + shift)",
            "key up",
            "shake at \(13 + shift)", "shake ended", "shake at \(14 + shift)", "shake cancelled",
            "remote \(UIEvent.EventSubtype.remoteControlPause.rawValue) at \(15 + shift)",
        ]
    }

    @Test func `Each kind of input is replayed at its time, on a clock that is later too`() {
        let pad = pad()
        pad.isMultipleTouchEnabled = true
        app.advance(by: 100 - app.clock.now)
        var scenes: [String] = []
        let outcome = app.replay(recording) { scenes.append("\($0) at \(app.clock.now)") }
        #expect(outcome.difference == nil && outcome.comparedRecords == 0, "no trace is stored")
        expectEqual(pad.events, expected(shift: 90))
        expectEqual(scenes, ["second at 106.5"])
        #expect(pad.text == "é" && UIPasteboard.general.string == "copied")
        let screen = app.application.screen
        #expect(
            screen.bounds.size == CGSize(width: 500, height: 400) && screen.scale == 3
                && screen.userInterfaceStyle == .dark)
        expectEqual(app.clock.now, 108)
    }

    @Test func `A live replay sends each input after the pause of the recording, until it is stopped`() {
        let pad = pad()
        pad.isMultipleTouchEnabled = true
        app.advance(by: 100 - app.clock.now)
        var scenes: [String] = []
        let player = LivePlayer(recording, application: app.application) { scenes.append($0) }
        var endCount = 0
        player.start { endCount += 1 }
        var seen: [Int] = []
        for _ in 0..<5 {
            seen.append(pad.events.count)
            app.advance(by: 0.5)
        }
        expectEqual(
            seen, [0, 2, 3, 4, 5], "the first input is sent at once, and handled with the next turn of the loop")
        for _ in 0..<30 { app.advance(by: 0.25) }
        expectEqual(pad.events, expected(shift: 90))
        #expect(scenes == ["second"] && endCount == 1)
        let again = LivePlayer(recording, application: app.application)
        again.start { endCount += 1 }
        app.advance(by: 0.2)
        again.stop()
        let count = pad.events.count
        app.advance(by: 20)
        #expect(pad.events.count == count && endCount == 1, "a stopped player sends nothing and does not end")
        withExtendedLifetime((player, again)) {}
    }

    @Test func `A recorder records each kind of input as it was sent`() throws {
        let pad = pad()
        let port = app.application.makePort()
        let other = app.application.makePort()
        app.advance(by: 20 - app.clock.now)
        let recorder = SessionRecorder(app.application, title: "T", app: "A", keepsTrace: false)
        var scroll = ScrollSample(phase: .notch, time: 20, location: CGPoint(x: 1, y: 2))
        scroll.delta = CGVector(dx: 0, dy: 3)
        let hover = HoverSample(time: 20, location: CGPoint(x: 5, y: 6))
        let key = KeySample(phase: .down, time: 20, keyCode: .keyboardA, characters: "a")
        let text = TextInputSample(.insert("b"), time: 20)
        let shake = GlobalSample.shakeBegan(time: 20)
        let sends: [() -> Bool] = [
            { port.send([finger(.began, 20, 20)]) }, { other.send([finger(.began, 30, 20)]) }, { port.send(hover) },
            { port.send(scroll) }, { port.send(key) }, { port.send(text) }, { port.sendPasteboard(["p", "q"]) },
            { port.send(shake) },
            { port.sendBuiltInKeyboard(shows: false) }, { port.sendActivation(false) }, { port.sendBackground(true) },
            { port.sendBackground(false) },
            { port.sendScreen(size: CGSize(width: 7, height: 8), scale: 3, style: .dark) },
            { port.sendScreen(size: CGSize(width: 8, height: 7), scale: 2, style: .light) }, { other.close() },
        ]
        for send in sends {
            #expect(send())
            app.settle()
        }
        let recording = try recorder.stop()
        let inputs = recording.inputs.map(\.input)
        guard case .touches(_, let device)? = inputs.first, case .touches(_, let second)? = inputs.dropFirst().first
        else {
            Issue.record("The touches are missing: \(inputs)")
            return
        }
        #expect(device != second)
        expectEqual(
            inputs,
            [
                .touches([finger(.began, 20, 20)], device: device), .touches([finger(.began, 30, 20)], device: second),
                .hover(hover, device: device), .scroll(scroll), .key(key, device: device), .text(text, device: device),
                .pasteboard(["p", "q"]), .global(shake), .builtInKeyboard(false), .activation(false), .background(true),
                .background(false), .screen(CGSize(width: 7, height: 8), scale: 3, isDark: true),
                .screen(CGSize(width: 8, height: 7), scale: 2, isDark: false), .hostGone(device: second),
            ])
        let header = recording.header
        #expect(header.title == "T" && header.app == "A" && header.start == 20 && header.scale == 1 && !header.isDark)
        #expect(recording.trace.isEmpty && recording.hasIterations && recording.inputs.allSatisfy { $0.time == 20 })
        withExtendedLifetime(pad) {}
    }

    // MARK: Differences

    private func record(_ number: Int, _ text: String, time: Double = 0) -> String {
        TraceJSON(TraceRecord(number: number, time: time, fact: .note(text))).line
    }

    @Test func `A difference shows the last three equal records, and the records in full if their texts are equal`() {
        var comparison = TraceComparison(expected: (1...5).map { record($0, "note \($0)", time: 0.5) }, shift: 2)
        for number in 1...4 {
            comparison.add(TraceRecord(number: number + 90, time: 2.5, fact: .note("note \(number)")))
        }
        #expect(
            comparison.count == 4 && comparison.difference == nil, "times are shifted and records are numbered from 1")
        var other = comparison
        other.add(TraceRecord(number: 7, time: 2.5, fact: .note("another")))
        other.add(TraceRecord(number: 8, time: 2.5, fact: .note("later")))
        expectEqual(other.difference?.number, 5)
        expectEqual(
            other.difference?.description,
            """
              0.5000 · note 2
              0.5000 · note 3
              0.5000 · note 4
            - 0.5000 · note 5
            + 0.5000 · another
            """)
        comparison.end()
        expectEqual(
            comparison.difference?.description.components(separatedBy: "\n").suffix(2),
            ["- 0.5000 · note 5", "+ nothing more"])
        var whole = TraceComparison(expected: [record(1, "a")], shift: 0)
        whole.add(TraceRecord(number: 1, time: 0, fact: .note("a")))
        whole.end()
        expectEqual(whole.difference, nil)
        whole.add(TraceRecord(number: 2, time: 0, fact: .note("b")))
        expectEqual(whole.difference?.description, "  0.0000 · a\n- nothing more\n+ 0.0000 · b")
        let same = TraceDifference(number: 1, recorded: record(1, "a"), replayed: record(2, "a"), before: [])
        expectEqual(
            same.description, "- 0.0000 · a\n+ 0.0000 · a\n  in full:\n- \(record(1, "a"))\n+ \(record(2, "a"))")
        expectEqual(
            TraceDifference(number: 1, recorded: "no JSON", replayed: nil, before: []).description,
            "- no JSON\n+ nothing more")
    }

    // MARK: Tests

    @Test func `A test that is converted from a recording has a call for each input that a test can send`() {
        func key(_ phase: KeySample.Phase) -> Recording.Input {
            .key(
                KeySample(phase: phase, time: 0, keyCode: .keyboardA, characters: "\u{7}\"\\", modifierFlags: .shift),
                device: 1)
        }
        let scroll = ScrollSample(phase: .began, time: 0, location: .zero)
        let inputs: [Recording.Input] = [
            key(.repeat), key(.cancelled), .global(.remoteControl(.remoteControlPlay, time: 0)),
            .global(.shakeBegan(time: 0)),
            .global(.shakeEnded(time: 0)), .scroll(scroll), .scene("x"),
            .touches(
                [TouchSample(id: 1, phase: .began, time: 0, location: CGPoint(x: CGFloat.nan, y: -.infinity))],
                device: 1),
        ]
        let recording = Recording(
            header: .init(start: 3), entries: inputs.enumerated().map { .input($1, time: 3 + Double($0) / 4) })
        let lines = SwiftTestText(recording, name: "made").text.components(separatedBy: "\n")
        let start = lines.firstIndex { $0.contains("at(0)") } ?? 0
        expectEqual(
            lines[start...].map { $0.trimmingCharacters(in: .whitespaces) },
            [
                "at(0)", #"app.keyRepeat("\u{7}\"\\", modifiers: UIKeyModifierFlags(rawValue: 131072))"#, "at(0.25)",
                #"app.keyCancel("\u{7}\"\\")"#, "at(0.5)",
                "app.remoteControl(UIEvent.EventSubtype(rawValue: \(UIEvent.EventSubtype.remoteControlPlay.rawValue))!)",
                "at(0.75)",
                "app.shake(duration: 0.25)",
                "// After 1.25 s the recording has “scroll”, which a test must perform itself.",
                "// After 1.5 s the recording has “scene”, which a test must perform itself.", "at(1.75)",
                "app.send([finger(1, .began, .nan, -.infinity)])", "at(2.75)", "}", "",
            ])
        #expect(lines.contains("@Test(.application) @MainActor func made() {"))
        #expect(!lines.contains { $0.contains("host") || $0.contains("change") })
    }

    /// The calls of a test that is converted from inputs, which come 1/8 s apart.
    private func calls(_ inputs: [Recording.Input]) -> [String] {
        let recording = Recording(
            header: .init(start: 3), entries: inputs.enumerated().map { .input($1, time: 3 + Double($0) / 8) })
        let lines = SwiftTestText(recording).text.components(separatedBy: "\n")
        let start = lines.firstIndex { $0.contains("    at(0)") } ?? 0
        return (lines.filter { $0.contains("makePort") } + lines[start...]).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test func `A converted test shakes as long as the recording, and cancels the shake where the recording does`() {
        let shakes: [GlobalSample] = [
            .shakeBegan(time: 3), .shakeEnded(time: 3), .shakeBegan(time: 3), .shakeCancelled(time: 3),
        ]
        expectEqual(
            calls(shakes.map { .global($0) }),
            [
                "let host = app.application.makePort()", "at(0)", "app.shake(duration: 0.125)", "at(0.25)",
                "_ = host.send(.shakeBegan(time: app.clock.now))", "app.settle()", "at(0.375)",
                "_ = host.send(.shakeCancelled(time: app.clock.now))", "app.settle()", "at(1.375)", "}", "",
            ])
        expectEqual(
            calls([.global(.shakeBegan(time: 3)), .global(.statusBarTapped(time: 3)), .global(.shakeEnded(time: 3))]),
            [
                "let host = app.application.makePort()", "at(0)", "_ = host.send(.shakeBegan(time: app.clock.now))",
                "app.settle()", "at(0.125)", "app.tapStatusBar()", "at(0.25)",
                "_ = host.send(.shakeEnded(time: app.clock.now))", "app.settle()", "at(1.25)", "}", "",
            ])
    }

    @Test func `A converted test sends the force, angles, estimates and buttons of the recorded touches`() {
        var pencil = TouchSample(id: 7, phase: .began, time: 3, location: CGPoint(x: 10.5, y: 20))
        pencil.type = .pencil
        pencil.force = 0.5
        pencil.maximumPossibleForce = 4
        pencil.altitudeAngle = 0.75
        pencil.azimuthAngle = -1.5
        pencil.estimationUpdateIndex = 9
        pencil.estimatedProperties = [.force, .azimuth]
        pencil.estimatedPropertiesExpectingUpdates = .force
        var thumb = TouchSample(id: 2, phase: .moved, time: 3, location: .zero)
        thumb.majorRadius = 12
        thumb.majorRadiusTolerance = 2.5
        var click = TouchSample(id: 3, phase: .ended, time: 3, location: .zero)
        click.type = .indirectPointer
        click.modifierFlags = .shift
        click.buttonMask = .secondary
        let plain = TouchSample(id: 1, phase: .ended, time: 3, location: .zero)
        expectEqual(
            calls([.touches([pencil, plain], device: 1), .touches([thumb], device: 2), .touches([click], device: 3)]),
            [
                "at(0)", "app.send([", "finger(7, .began, 10.5, 20) {", "$0.type = .pencil", "$0.force = 0.5",
                "$0.maximumPossibleForce = 4", "$0.altitudeAngle = 0.75", "$0.azimuthAngle = -1.5",
                "$0.estimationUpdateIndex = 9", "$0.estimatedProperties = UITouch.Properties(rawValue: 3)",
                "$0.estimatedPropertiesExpectingUpdates = UITouch.Properties(rawValue: 1)", "},",
                "finger(1, .ended, 0, 0)", "])", "at(0.125)", "app.send([", "finger(2, .moved, 0, 0) {",
                "$0.majorRadius = 12", "$0.majorRadiusTolerance = 2.5", "}", "])", "at(0.25)", "app.send([",
                "finger(3, .ended, 0, 0) {", "$0.type = .indirectPointer",
                "$0.modifierFlags = UIKeyModifierFlags(rawValue: 131072)",
                "$0.buttonMask = UIEvent.ButtonMask(rawValue: 2)", "}", "])", "at(1.25)", "}", "",
            ])
    }

    // MARK: Values of a recording

    @Test func `A recording counts its samples, touches and seconds, and keeps only its inputs`() {
        let recording = Recording(
            header: .init(start: 10),
            entries: [
                .turn(.init(kind: .port), time: 10.5),
                .input(.touches([finger(.began, 1, 11), finger(.moved, 2, 11)], device: 1), time: 11), .trace("{}"),
                .turn(.init(kind: .outside), time: 12), .trace("outside"), .input(.scene("x"), time: 12),
                .trace("outside, too"),
                .turn(.init(kind: .port), time: 13), .trace("inside"),
            ])
        #expect(
            recording.sampleCount == 3 && recording.touchCount == 1 && recording.duration == 3
                && recording.hasIterations)
        expectEqual(recording.trace, ["{}", "outside", "outside, too", "inside"])
        expectEqual(recording.traceOfIterations, ["{}", "inside"])
        let inputs = recording.inputsAlone
        #expect(
            !inputs.hasIterations && inputs.entries.count == 2 && inputs.header == recording.header
                && inputs.duration == 2)
        #expect(
            Recording(header: .init(start: 5)).duration == 0
                && Recording(header: .init(start: 50), entries: inputs.entries).duration == 0)
        let reports = [7.5, 7.25, 9].map { DeviceReport(time: $0, samples: [finger(.moved, 1, $0)]) }
        let made = Recording(reports, screen: CGSize(width: 3, height: 4))
        #expect(made.header.screen == CGSize(width: 3, height: 4) && made.header.start == 0)
        expectEqual(
            made.entries, [0, 0, 1.5].map { .input(.touches([finger(.moved, 1, $0)], device: 1), time: $0) })
    }
}
