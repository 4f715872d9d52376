import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneRecording

/// The header and the lines of a recording as text, and cuts whose inputs have keys or no order.
@MainActor
struct FieldReadingTests {
    private func header(_ json: String) -> String {
        do {
            let reading = try Recording.read(#"{"touchstone":"recording","version":2,\#(json)}"#)
            let header = reading.recording.header
            return [
                header.title, header.app, header.scenario, "\(header.start)",
                "\(header.screen.width) × \(header.screen.height)",
                "\(header.scale)", header.isDark ? "dark" : "light", "\(header.frameInterval)",
                header.behavior.rawValue, header.device,
            ].map { $0 ?? "-" }.joined(separator: ", ")
        } catch {
            return "\(error)"
        }
    }

    @Test func `A header has the defaults of the format, and each member is read`() {
        expectEqual(
            header(#""start":2.5,"screen":[300,400]"#),
            "-, -, -, 2.5, 300.0 × 400.0, 1.0, light, \(1.0 / 60), iOS26, -")
        expectEqual(
            header(
                #""start":0,"screen":[1,1000000],"title":"T","app":"A","scenario":"S","scale":3,"dark":true,"frame":0.5,"#
                    + #""behavior":"iOS18","device":"iPhone 14""#),
            "T, A, S, 0.0, 1.0 × 1000000.0, 3.0, dark, 0.5, iOS18, iPhone 14")
        let size = "should give the `screen` as a width and a height from 1 to a million points"
        for (json, words) in [
            (#""screen":[300,400]"#, "there is no `start`, which should be a number"),
            (#""start":"nan","screen":[300,400]"#, "`start` should be a finite number"),
            (#""start":0,"screen":[0,400]"#, size), (#""start":0,"screen":[300,1000001]"#, size),
            (#""start":0,"screen":[300]"#, "`screen` should be two numbers"),
            (#""start":0,"screen":[300,400],"scale":0"#, "`scale` should be a number above 0"),
            (#""start":0,"screen":[300,400],"scale":"inf""#, "`scale` should be a number above 0"),
            (#""start":0,"screen":[300,400],"frame":"inf""#, "`frame` should be a finite number"),
        ] {
            #expect(header(json).contains(words), "\(json): \(header(json))")
        }
    }

    @Test func `A recording is written in one line for the header, each entry and the end`() {
        var header = Recording.Header(start: 2.5, screen: CGSize(width: 300, height: 400))
        (header.title, header.app, header.scenario, header.scale, header.isDark) = ("T", "A", "S", 2, true)
        (header.frameInterval, header.behavior, header.device) = (0.5, .iOS18, "iPhone 14")
        var wheel = ScrollSample(.transform, phase: .changed, time: 3, location: CGPoint(x: 1, y: 2))
        (wheel.delta, wheel.scale, wheel.rotation, wheel.modifierFlags) = (CGVector(dx: 0, dy: 4), 2, 0.5, .shift)
        var key = KeySample(
            phase: .down, time: 3, keyCode: .keyboardA, characters: "A", charactersIgnoringModifiers: "a",
            modifierFlags: .shift)
        key.controlActsAsCommand = true
        var hover = HoverSample(time: 3, location: nil)
        hover.modifierFlags = .command
        let inputs: [Recording.Input] = [
            .scroll(wheel), .scroll(ScrollSample(phase: .notch, time: 3, location: .zero)), .key(key, device: 4),
            .hover(hover, device: 5),
            .text(TextInputSample(.mark("m", selection: NSRange(location: 1, length: 0)), time: 3), device: 6),
            .text(TextInputSample(.deleteBackward, time: 3), device: 6), .pasteboard(["a", "b"]),
            .global(.shakeCancelled(time: 3)),
            .global(.statusBarTapped(time: 3)), .hostGone(device: 7), .activation(false), .background(true),
            .builtInKeyboard(true),
            .screen(CGSize(width: 1, height: 2), scale: 3, isDark: false), .scene("x"),
        ]
        let recording = Recording(
            header: header,
            entries: [.turn(.init(kind: .port), time: 2.75)] + inputs.map { .input($0, time: 3) } + [.trace("{}")])
        expectEqual(
            recording.text.components(separatedBy: "\n"),
            [
                #"{"touchstone":"recording","version":2,"title":"T","app":"A","scenario":"S","start":2.5,"screen":[300,400],"#
                    + #""scale":2,"dark":true,"frame":0.5,"behavior":"iOS18","device":"iPhone 14"}"#,
                #"{"turn":"port","t":2.75}"#,
                #"{"in":"scroll","t":3,"transform":true,"phase":"changed","time":3,"at":[1,2],"by":[0,4],"grow":2,"rotate":0.5,"#
                    + #""modifiers":131072}"#, #"{"in":"scroll","t":3,"phase":"notch","time":3,"at":[0,0]}"#,
                #"{"in":"key","t":3,"device":4,"phase":"down","time":3,"code":4,"characters":"A","plain":"a","controlIsCommand":true,"#
                    + #""modifiers":131072}"#, #"{"in":"hover","t":3,"device":5,"time":3,"modifiers":1048576}"#,
                #"{"in":"text","t":3,"device":6,"mark":"m","selection":[1,0],"time":3}"#,
                #"{"in":"text","t":3,"device":6,"do":"deleteBackward","time":3}"#,
                #"{"in":"pasteboard","t":3,"strings":["a","b"]}"#,
                #"{"in":"shake","t":3,"phase":"cancelled","time":3}"#, #"{"in":"statusBar","t":3,"time":3}"#,
                #"{"in":"gone","t":3,"device":7}"#, #"{"in":"active","t":3,"value":false}"#,
                #"{"in":"background","t":3,"value":true}"#,
                #"{"in":"keyboard","t":3,"value":true}"#, #"{"in":"screen","t":3,"size":[1,2],"scale":3}"#,
                #"{"in":"scene","t":3,"id":"x"}"#,
                "{}", #"{"end":17}"#, "",
            ])
    }

    // MARK: Cuts

    private func key(_ phase: KeySample.Phase, _ code: UIKeyboardHIDUsage, _ time: TimeInterval) -> Recording.Input {
        .key(KeySample(phase: phase, time: time, keyCode: code, characters: "x"), device: 1)
    }

    /// A cut's inputs as `up 4 at 3.0`.
    private func keys(_ cut: Recording) -> [String] {
        cut.inputs.map { input, time in
            guard case .key(let sample, let device) = input else { return "another at \(time)" }
            return "\(sample.phase.rawValue) \(sample.keyCode.rawValue) of \(device) at \(time)"
                + (sample.time == time ? "" : " (\(sample.time))")
        }
    }

    @Test func `A cut releases the keys that are down at its end, each once and in order`() {
        let inputs: [(Recording.Input, TimeInterval)] = [
            (key(.down, .keyboardB, 1), 1), (key(.down, .keyboardA, 2), 2), (key(.repeat, .keyboardA, 3), 3),
            (key(.down, .keyboardA, 3), 3), (key(.down, .keyboardC, 4), 4), (key(.up, .keyboardB, 4.5), 4.5),
            (.hostGone(device: 2), 4.75), (.hostGone(device: 1), 8),
        ]
        let recording = Recording(header: .init(), entries: inputs.map { .input($0, time: $1) })
        expectEqual(
            keys(recording.cut(from: 2, to: 5)),
            [
                "down 4 of 1 at 2.0", "repeat 4 of 1 at 3.0", "down 4 of 1 at 3.0", "down 6 of 1 at 4.0",
                "up 5 of 1 at 4.5",
                "another at 4.75", "up 4 of 1 at 5.0", "up 6 of 1 at 5.0",
            ])
        expectEqual(
            keys(recording.cut(from: 4.25, to: 9)).suffix(1), ["another at 8.0"], "a host that is gone has no keys")
    }

    @Test func `A cut of times that go back ends with the latest one, and a touch of another number is left out`() {
        func finger(_ id: Int, _ phase: TouchSample.Phase, _ time: TimeInterval) -> Recording.Input {
            .touches([TouchSample(id: id, phase: phase, time: time, location: .zero)], device: 1)
        }
        let recording = Recording(
            header: .init(),
            entries: [
                .input(finger(5, .moved, 1), time: 1), .input(finger(1, .began, 2), time: 2),
                .input(finger(1, .moved, 7), time: 7),
                .input(finger(1, .moved, 3), time: 3),
            ])
        let cut = recording.cut(from: 2)
        expectEqual(cut.inputs.map(\.time), [2, 7, 3, 7])
        expectEqual(
            recording.touches([1]).entries, Array(recording.entries.dropFirst()),
            "a touch without a touch-down has no number")
    }
}
