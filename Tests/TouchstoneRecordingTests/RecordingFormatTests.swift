import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// The file format: a written recording is read again, and a damaged one is read as far as possible.
struct RecordingFormatTests {
    static let everyInput: [Recording.Input] = {
        var pencil = TouchSample(id: -7, phase: .moved, time: 0.1 + 0.2, location: CGPoint(x: 1.0 / 3, y: -0.0))
        pencil.type = .pencil
        pencil.majorRadius = 12.5
        pencil.majorRadiusTolerance = 1
        pencil.force = 0.7
        pencil.maximumPossibleForce = 2
        pencil.altitudeAngle = 0.5
        pencil.azimuthAngle = -1.25
        pencil.estimatedProperties = [.force, .azimuth]
        pencil.estimatedPropertiesExpectingUpdates = .force
        pencil.estimationUpdateIndex = 42
        pencil.modifierFlags = [.shift, .command]
        pencil.buttonMask = .secondary
        var hover = HoverSample(time: 2, location: CGPoint(x: 1, y: 2))
        hover.modifierFlags = .alternate
        var wheel = ScrollSample(phase: .notch, time: 3, location: CGPoint(x: 5, y: 6))
        wheel.delta = CGVector(dx: 0, dy: -53.25)
        wheel.modifierFlags = .control
        var pinch = ScrollSample(.transform, phase: .changed, time: 3.5, location: .zero)
        pinch.scale = 1.01
        pinch.rotation = -0.02
        var command = KeySample(phase: .cancelled, time: 4, keyCode: .keyboardTab, characters: "c")
        command.controlActsAsCommand = true
        return [
            .key(command, device: 1), .builtInKeyboard(true), .builtInKeyboard(false),
            .touches(
                [TouchSample(id: 1, phase: .began, time: 1234.567890123, location: CGPoint(x: 10, y: 20)), pencil],
                device: 3),
            .hover(hover, device: 1), .hover(HoverSample(time: 2.5, location: nil), device: 1), .scroll(wheel),
            .scroll(pinch),
            .key(
                KeySample(
                    phase: .down, time: 4, keyCode: .keyboardReturnOrEnter, characters: "\"👩‍👩‍👧‍👦\n\u{1}",
                    charactersIgnoringModifiers: "x", modifierFlags: .shift), device: 1),
            .key(KeySample(phase: .repeat, time: 4, keyCode: .keyboardTab, characters: "\t"), device: 1),
            .text(TextInputSample(.insert("\"é\""), time: 4.5), device: 2),
            .text(TextInputSample(.mark("か", selection: NSRange(location: 1, length: 0)), time: 4.5), device: 2),
            .text(TextInputSample(.deleteBackward, time: 4.5), device: 2),
            .text(TextInputSample(.paste, time: 4.5), device: 2), .pasteboard(["a", "\n"]), .pasteboard([]),
            .global(.shakeBegan(time: 5)), .global(.shakeEnded(time: 5.5)), .global(.shakeCancelled(time: 6)),
            .global(.remoteControl(.remoteControlNextTrack, time: 7)), .global(.statusBarTapped(time: 8)),
            .hostGone(device: 3), .activation(false), .activation(true),
            .screen(CGSize(width: 844, height: 390.5), scale: 3, isDark: true), .scene("a \"scene\""),
        ]
    }()

    private static func recording() -> Recording {
        Recording(
            header: .init(
                title: "all of it", app: "lab", scenario: "title: \"A\"\nviews: []\n", start: 0.1, isDark: true,
                device: "iPhone 14"),
            entries: everyInput.enumerated().map { .input($1, time: 0.1 + Double($0) / 7) })
    }

    @Test func `Every kind of input is read as it was written`() throws {
        let written = Self.recording()
        let reading = try Recording.read(written.text)
        expectEqual(reading.problems, [])
        expectEqual(reading.recording.header, written.header)
        let isSame = reading.recording.entries == written.entries
        #expect(isSame)
        expectEqual(reading.recording.text, written.text)
    }

    /// A new property of a sample must be recorded too: write it, read it, put it into `everyInput`, and count it here.
    @Test func `Every property of a sample is recorded`() {
        func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
        expectEqual(count(TouchSample(id: 1, phase: .began, time: 0, location: .zero)), 16)
        expectEqual(count(HoverSample(time: 0, location: nil)), 3)
        expectEqual(count(ScrollSample(phase: .notch, time: 0, location: .zero)), 8)
        expectEqual(count(KeySample(phase: .down, time: 0, keyCode: .keyboardTab, characters: "")), 7)
        expectEqual(count(TextInputSample(.cut, time: 0)), 2)
    }

    @Test func `Infinite numbers, NaN and the sign of zero are kept`() throws {
        let location = CGPoint(x: CGFloat.nan, y: -.infinity)
        let sample = TouchSample(id: 1, phase: .began, time: .infinity, location: location)
        let recording = Recording(header: .init(), entries: [.input(.touches([sample], device: 1), time: 0)])
        guard case .touches(let samples, _)? = try Recording.read(recording.text).recording.inputs.first?.input else {
            Issue.record("the sample is gone")
            return
        }
        #expect(samples[0].location.x.isNaN && samples[0].location.y == -.infinity && samples[0].time == .infinity)
        guard case .touches(let zeros, _) = Self.everyInput[3] else { return }
        #expect(zeros[1].location.y.sign == .minus && Self.recording().text.contains("-0.0"))
    }

    @Test func `A truncated file is read up to the truncation, which is reported`() throws {
        let text = Self.recording().text
        let cut = text.prefix(text.count / 2)
        let reading = try Recording.read(String(cut))
        let lines = cut.split(separator: "\n").count
        #expect(!reading.isWhole)
        let isSame = reading.recording.entries == Array(Self.recording().entries.prefix(lines - 2))
        #expect(isSame)
        expectEqual(
            reading.problems.map(\.description),
            [
                "line \(lines): is not JSON; it may have been cut off",
                "line \(lines): the file breaks off here: it has no end line, so the last lines may be missing",
            ])
    }

    @Test(arguments: [
        (#"{"in":"touches","t":0,"device":1,"samples":[]}"#, "`samples` should be a list of objects"),
        (#"{"in":"touches","t":0,"samples":[{"id":1}]}"#, "there is no `phase`, which should be a text"),
        (
            #"{"in":"touches","t":0,"device":1,"samples":[{"id":1,"phase":"pressed","time":0,"at":[1,2]}]}"#,
            "“pressed” is no `phase` that is known"
        ),
        (
            #"{"in":"touches","t":0,"device":1,"samples":[{"id":1.5,"phase":"began","time":0,"at":[1,2]}]}"#,
            "`id` should be a whole number"
        ),
        (
            #"{"in":"touches","t":0,"device":1,"samples":[{"id":1,"phase":"began","time":0,"at":[1]}]}"#,
            "`at` should be two numbers"
        ),
        (#"{"in":"gone","device":1}"#, "there is no `t`, which should be a number"),
        (#"{"in":"gone","device":1,"t":"nan"}"#, "`t` should be a finite number"),
        (
            #"{"in":"screen","t":0,"size":["nan",844]}"#,
            "should give the `size` as a width and a height from 1 to a million points"
        ),
        (#"{"in":"smell","t":0}"#, "“smell” is no input that is known"),
        (#"{"turn":"about","t":0}"#, "“about” is no `turn` that is known"),
        (#"{"hello":1}"#, "has neither `in` nor `turn`, so it is not an input"),
        ("[1,2]", "is no JSON object"), ("]", "is not JSON; it may have been cut off"),
    ])
    func `A damaged line is skipped and reported, and the rest is read`(_ line: String, _ message: String) throws {
        var lines = Self.recording().text.split(separator: "\n").map(String.init)
        lines.insert(line, at: 3)
        let reading = try Recording.read(lines.joined(separator: "\n"))
        expectEqual(reading.problems, [Recording.Problem(line: 4, message: message)])
        expectEqual(reading.recording.text, Self.recording().text)
    }

    @Test func `Missing and surplus lines are reported`() throws {
        var lines = Self.recording().text.split(separator: "\n").map(String.init)
        lines.remove(at: 2)
        lines.append("{}")
        let count = Self.everyInput.count
        try expectEqual(
            Recording.read(lines.joined(separator: "\r\n")).problems.map(\.message),
            [
                "comes after the recording's end in line \(count + 1)"
            ])
        lines.removeLast()
        try expectEqual(
            Recording.read(lines.joined(separator: "\n")).problems.map(\.message),
            [
                "the recording had \(count) lines, but \(count - 1) are here"
            ])
    }

    @Test func `A file that is not a recording is an error`() {
        func error(_ text: String) -> RecordingError? {
            do {
                _ = try Recording.read(text)
                return nil
            } catch { return error }
        }
        expectEqual(error(""), .empty)
        expectEqual(error("\n \n"), .empty)
        expectEqual(error("E: 0.000001 0003 0039 0006"), .noHeader(beginning: "“E: 0.000001 0003 0039 0006”"))
        expectEqual(error(#"{"a":1}"#), .noHeader(beginning: #"“{"a":1}”"#))
        expectEqual(error(#"{"touchstone":"recording","version":3}"#), .newerVersion(3))
        expectEqual(
            error(#"{"touchstone":"recording","version":1,"screen":[0,1],"start":0}"#),
            .badHeader("should give the `screen` as a width and a height from 1 to a million points"))
        expectEqual(
            "\(RecordingError.newerVersion(99))",
            "line 1: the recording has version 99 of the format, and this program reads versions 1 to 2. "
                + "Read it with a newer program.")
        for version in [0, -1] {
            expectEqual(
                error(#"{"touchstone":"recording","version":\#(version),"screen":[1,1],"start":0}"#),
                .badHeader("should give the `version` as a whole number from 1 to 2, not \(version)"))
        }
        for scale in ["0", "-1", #""nan""#, #""inf""#] {
            expectEqual(
                error(#"{"touchstone":"recording","version":2,"screen":[1,1],"scale":\#(scale),"start":0}"#),
                .badHeader("`scale` should be a number above 0"))
        }
        for width in [#""nan""#, #""inf""#, "1e7"] {
            expectEqual(
                error(#"{"touchstone":"recording","version":2,"screen":[\#(width),1],"start":0}"#),
                .badHeader("should give the `screen` as a width and a height from 1 to a million points"))
        }
        #expect(throws: RecordingError.unreadable("/no/such/file")) { try Recording.read(contentsOf: "/no/such/file") }
    }

    /// Bytes are removed, changed, duplicated and cut off.
    @Test func `A randomly damaged file is read without a crash and can be written and read again`() throws {
        let whole = Array(Self.recording().text.utf8)
        var generator = SeededRandomNumberGenerator(2024)
        var read = 0
        for _ in 0..<3000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: bytes.removeSubrange(place..<min(bytes.count, place + 9))
                case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
                case 3: bytes = Array(bytes[..<max(1, place)])
                case 4: bytes.insert(contentsOf: Array("1e999999".utf8), at: place)
                default: bytes.insert(contentsOf: Array("[[[[{\"".utf8), at: place)
                }
                if bytes.isEmpty { bytes = [0x0A] }
            }
            guard let reading = try? Recording.read(String(decoding: bytes, as: UTF8.self)) else { continue }
            read += 1
            #expect(reading.problems.allSatisfy { $0.line > 0 })
            let again = try Recording.read(reading.recording.text)
            expectEqual(again.problems, [])
            expectEqual(again.recording.text, reading.recording.text)
        }
        #expect(read > 1500)
    }

    @Test @MainActor func `A damaged recording can be replayed`() throws {
        let text = try LabSession.run("gestures") { session in
            var generator = SeededRandomNumberGenerator(5)
            let recorder = session.app.record()
            session.app.fidget(&generator, steps: 60)
            return try recorder.stop().text
        }
        var generator = SeededRandomNumberGenerator(6)
        let lines = text.split(separator: "\n")
        for _ in 0..<20 {
            let kept = lines.enumerated().filter { $0.offset == 0 || Int.random(in: 0..<40, using: &generator) > 0 }
            let recording = try Recording.read(kept.map { String($0.element) }.joined(separator: "\n")).recording
            LabSession.run("gestures") { session in
                _ = session.app.replay(recording)
                session.app.replay(recording.inputsAlone)
            }
        }
    }
}
