import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneWebHost

/// The conversion of a page's messages to an application's input. The page's clock shows 1,000 ms when the application's clock shows 10 s.
@MainActor
struct PageInputTests {
    private func message(_ json: String) throws -> PageMessage { try PageMessage(Data(json.utf8)) }

    // MARK: Touches

    private func samples(_ samples: [String]) throws -> [PageMessage.Sample] {
        let json = #"{"type":"touches","samples":[\#(samples.map { "{\($0)}" }.joined(separator: ","))]}"#
        guard case .touches(let samples) = try message(json) else { return [] }
        return samples
    }

    private func convert(_ json: [String], _ fingers: inout PageFingers) throws -> ([[TouchSample]], String?) {
        var clock = PageClock(pageTime: 1000, now: 10)
        let (frames, wrong) = fingers.frames(try samples(json), &clock, now: 12)
        return (frames, wrong)
    }

    @Test func `Consecutive moves form one report, as do fingers that go down or lift together`() throws {
        var fingers = PageFingers()
        let phases = [
            (1, "began"), (2, "began"), (1, "moved"), (2, "moved"), (1, "moved"), (1, "ended"), (2, "cancelled"),
            (1, "began"),
            (1, "ended"), (3, "began"), (3, "moved"),
        ]
        let (frames, wrong) = try convert(phases.map { #""id":\#($0),"phase":"\#($1)","x":1,"y":2"# }, &fingers)
        expectEqual(wrong, nil)
        expectEqual(
            frames.map { $0.map { "\($0.id) \($0.phase.rawValue)" }.joined(separator: ", ") },
            [
                "1 began, 2 began", "1 moved, 2 moved, 1 moved", "1 ended, 2 cancelled",
                "1 began", "1 ended, 3 began", "3 moved",
            ])
    }

    @Test(arguments: [
        ("", "direct force 0 of 0, radius 0, angles 1.5708 0"),
        (#""kind":"touch","force":0.5"#, "direct force 0 of 0, radius 0, angles 1.5708 0"),
        (#""kind":"touch","force":0.25"#, "direct force 0.5 of 2, radius 0, angles 1.5708 0"),
        (#""kind":"touch","force":0"#, "direct force 0 of 0, radius 0, angles 1.5708 0"),
        (#""kind":"mouse","force":0.75"#, "indirectPointer force 0 of 0, radius 0, angles 1.5708 0"),
        (#""kind":"pen","force":0.5"#, "pencil force 1 of 2, radius 0, angles 1.5708 0"),
        (#""kind":"pen","force":7"#, "pencil force 2 of 2, radius 0, angles 1.5708 0"),
        (#""radius":21.5"#, "direct force 0 of 0, radius 21.5, angles 1.5708 0"),
        (#""radius":5000"#, "direct force 0 of 0, radius 1000, angles 1.5708 0"),
        (#""kind":"pen","altitude":0.5,"azimuth":-3"#, "pencil force 0 of 0, radius 0, angles 0.5 -3"),
        (#""kind":"pen","altitude":2,"azimuth":7"#, "pencil force 0 of 0, radius 0, angles 1.5708 6.2832"),
        (#""kind":"pen","altitude":-1,"azimuth":-7"#, "pencil force 0 of 0, radius 0, angles 0 -6.2832"),
        (#""kind":"mouse","buttons":2"#, "indirectPointer force 0 of 0, radius 0, angles 1.5708 0, buttons 2"),
        (
            #""buttons":99,"modifiers":131072"#,
            "direct force 0 of 0, radius 0, angles 1.5708 0, buttons 31, modifiers 0x20000"
        ),
        (#""modifiers":16777215"#, "direct force 0 of 0, radius 0, angles 1.5708 0, modifiers 0x3f0000"),
        (#""buttons":-1,"modifiers":-1"#, "direct force 0 of 0, radius 0, angles 1.5708 0"),
    ])
    func `A sample has the values of the page's pointer, limited to their ranges`(_ json: String, _ expected: String)
        throws
    {
        var fingers = PageFingers()
        let (frames, _) = try convert(
            [#""id":1,"phase":"began","x":3,"y":-4"# + (json.isEmpty ? "" : "," + json)], &fingers)
        let sample = try #require(frames.first?.first)
        func round(_ number: CGFloat) -> String {
            let rounded = (number * 10000).rounded() / 10000
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        let type = [UITouch.TouchType.direct: "direct", .indirectPointer: "indirectPointer", .pencil: "pencil"][
            sample.type]
        let numbers = [
            sample.force, sample.maximumPossibleForce, sample.majorRadius, sample.altitudeAngle, sample.azimuthAngle,
        ].map(round)
        let buttons = sample.buttonMask.rawValue
        let modifiers = sample.modifierFlags.rawValue
        expectEqual(
            "\(type ?? "") force \(numbers[0]) of \(numbers[1]), radius \(numbers[2]), angles \(numbers[3]) \(numbers[4])"
                + (buttons == 0 ? "" : ", buttons \(buttons)")
                + (modifiers == 0 ? "" : ", modifiers 0x\(String(modifiers, radix: 16))"),
            expected)
        expectEqual(sample.location, CGPoint(x: 3, y: -4))
        expectEqual(sample.time, 12, "a sample without a time is of now")
    }

    @Test func `The coordinates of a sample reach a million points`() throws {
        var fingers = PageFingers()
        let json = ["1000000", "-1000000", "1000001", "-1000001", "null"].map {
            #""id":1,"phase":"moved","x":\#($0),"y":0"#
        }
        let (frames, wrong) = try convert(json, &fingers)
        expectEqual(wrong, nil)
        let places = frames.flatMap { $0 }.map(\.location.x)
        expectEqual(places.map { $0.isNaN ? "none" : "\(Int($0))" }, ["1000000", "-1000000", "none", "none", "none"])
    }

    @Test func `64 fingers of a page can be down, and one that lifts makes room for another`() throws {
        var fingers = PageFingers()
        func phase(_ id: String, _ phase: String) throws -> String {
            let (frames, wrong) = try convert([#""id":\#(id),"phase":"\#(phase)","x":1,"y":2"#], &fingers)
            return wrong ?? "\(frames.flatMap { $0 }.count)"
        }
        for id in 1...63 { try expectEqual(phase("\(id)", "began"), "1") }
        let limit = "more than 64 fingers are down"
        let number = "a sample's id is no whole number below 2^53"
        try expectEqual(
            [
                phase("-9007199254740991", "began"), phase("65", "began"), phase("65", "moved"), phase("1", "began"),
                phase("2", "moved"), phase("66", "began"), phase("2", "ended"), phase("67", "began"),
                phase("68", "began"),
                phase("3", "cancelled"), phase("68", "began"), phase("9007199254740992", "moved"),
                phase("0.5", "moved"),
            ],
            ["1", limit, "1", "1", "1", limit, "1", "1", limit, "1", "1", number, number])
    }

    @Test func `The first invalid sample of a message is reported, and the others count`() throws {
        var fingers = PageFingers()
        let json = [
            #""id":1,"phase":"began","x":1,"y":1"#, #""id":1,"phase":"hovered","x":1,"y":1"#,
            #""id":0.5,"phase":"began""#,
            #""id":2,"phase":"began","x":1,"y":1"#, #""id":1,"phase":"estimatesUpdated","x":1,"y":1"#,
        ]
        let (frames, wrong) = try convert(json, &fingers)
        expectEqual(wrong, "a sample's phase is none of began, moved, ended, cancelled")
        expectEqual(frames.map { $0.map(\.id) }, [[1, 2]])
    }

    // MARK: Time

    @Test func `A page's time is never later than now, and a clock that was stopped for a minute is set`() {
        var clock = PageClock(pageTime: 1000, now: 10)
        expectEqual(clock.time(1250, 12), 10.25)
        expectEqual(clock.time(3000, 12), 12)
        expectEqual(clock.time(9000, 12), 12)
        expectEqual(clock.time(nil, 12), 12)
        expectEqual(clock.time(.nan, 12), 12)
        expectEqual(clock.time(1e15, 12), 12)
        expectEqual(clock.time(-1e15, 12), 12)
        expectEqual(clock.time(1000, 70), 10, "exactly a minute ago")
        expectEqual(clock.time(1000, 70.5), 70.5, "the page's clock is set")
        expectEqual(clock.time(1250, 71), 70.75)
        var broken = PageClock(pageTime: .infinity, now: 10)
        expectEqual(broken.time(500, 12), 10.5)
    }

    // MARK: Keys

    private func key(_ json: String, _ keys: inout PageKeys) throws -> String {
        guard case .key(let key) = try message(#"{"type":"key",\#(json)}"#) else { return "" }
        do {
            guard let sample = try keys.sample(key, at: 5) else { return "nothing" }
            expectEqual(sample.time, 5)
            let flags = sample.modifierFlags.rawValue >> 16
            let text = [sample.characters, sample.charactersIgnoringModifiers].map(\.debugDescription).joined(
                separator: " ")
            return "\(sample.phase.rawValue) \(sample.keyCode.rawValue) \(text)" + (flags == 0 ? "" : " flags \(flags)")
        } catch {
            return error.reason
        }
    }

    /// The usages are those of the keyboard page of the HID usage tables.
    @Test(arguments: [
        (#""code":"KeyA","key":"a""#, #"down 4 "a" "a""#),
        (#""code":"KeyA","key":"A","modifiers":131072"#, #"down 4 "A" "a" flags 2"#),
        (#""code":"KeyQ","key":"@","modifiers":524288"#, #"down 20 "@" "q" flags 8"#),
        (#""code":"KeyC","key":"c","modifiers":262144"#, #"down 6 "c" "c" flags 4"#),
        (#""code":"Digit7","key":"{","modifiers":524288"#, #"down 36 "{" "7" flags 8"#),
        (#""code":"Digit7","key":"&","modifiers":131072"#, #"down 36 "&" "&" flags 2"#),
        (#""code":"Digit7","key":"&","base":"7","modifiers":131072"#, #"down 36 "&" "7" flags 2"#),
        (#""code":"Comma","key":"≤","modifiers":524288"#, #"down 54 "≤" "≤" flags 8"#),
        (#""code":"Numpad7","key":"7""#, #"down 95 "7" "7" flags 32"#),
        (#""code":"Enter","key":"Enter""#, #"down 40 "\r" "\r""#),
        (#""code":"Backspace","key":"Backspace""#, #"down 42 "\u{08}" "\u{08}""#),
        (#""code":"Escape","key":"Escape""#, #"down 41 "UIKeyInputEscape" "UIKeyInputEscape""#),
        (
            #""code":"ArrowUp","key":"ArrowUp","modifiers":131072"#,
            #"down 82 "UIKeyInputUpArrow" "UIKeyInputUpArrow" flags 2"#
        ),
        (#""code":"F1","key":"F1""#, #"down 58 "UIKeyInputF1" "UIKeyInputF1""#),
        (#""code":"F24","key":"F24""#, #"down 115 "UIKeyInputF24" "UIKeyInputF24""#),
        (#""code":"F25","key":"F25""#, #"down 0 "" """#),
        (#""code":"ShiftLeft","key":"Shift","modifiers":131072"#, #"down 225 "" "" flags 2"#),
        (#""code":"","key":"Ünlü""#, #"down 0 "Ünlü" "ünlü""#),
        (#""code":"KeyA","key":"ab""#, #"down 4 "ab" "ab""#),
        (#""code":"KeyA","key":"a","modifiers":16777216"#, #"down 4 "a" "a""#),
    ])
    func `A key has the usage, the characters and the modifiers of the browser's key`(
        _ json: String, _ expected: String
    )
        throws
    {
        var keys = PageKeys(hasCommandKey: true)
        try expectEqual(key(#""phase":"down","# + json, &keys), expected)
    }

    @Test func `A key repeats and ends only if the page pressed it`() throws {
        var keys = PageKeys(hasCommandKey: false)
        let phases = ["up", "repeat", "down", "repeat", "up", "up", "down", "cancelled", "cancelled", "held"]
        try expectEqual(
            phases.map { try key(#""phase":"\#($0)","code":"KeyA","key":"a""#, &keys) },
            [
                "nothing", "nothing", #"down 4 "a" "a""#, #"repeat 4 "a" "a""#, #"up 4 "a" "a""#, "nothing",
                #"down 4 "a" "a""#,
                #"cancelled 4 "a" "a""#, "nothing", "a key's phase is none of down, repeat, up, cancelled",
            ])
    }

    @Test func `64 keys of a page can be down, and one that is released makes room for another`() throws {
        var keys = PageKeys(hasCommandKey: false)
        func send(_ code: String, _ phase: String = "down") throws -> String {
            try key(#""phase":"\#(phase)","code":"\#(code)","key":"F1""#, &keys)
        }
        for number in 1...64 { try #expect(send("X\(number)").hasPrefix("down 0")) }
        let limit = "more than 64 keys are down"
        try expectEqual(
            [send("X65"), send("X64"), send("X1", "up"), send("X65"), send("X66")].map { $0.hasPrefix(limit) },
            [true, false, false, false, true])
    }

    @Test func `The Control key acts as Command only on a keyboard without a Command key`() throws {
        guard case .key(let key) = try message(#"{"type":"key","phase":"down","code":"KeyA","key":"a"}"#) else {
            return
        }
        for hasCommandKey in [true, false] {
            var keys = PageKeys(hasCommandKey: hasCommandKey)
            try expectEqual(keys.sample(key, at: 0)?.controlActsAsCommand, !hasCommandKey)
        }
    }

    @Test func `The name of a key has at most 32 characters`() throws {
        var keys = PageKeys(hasCommandKey: false)
        for (length, isAccepted) in [(32, true), (33, false)] {
            let name = String(repeating: "x", count: length)
            for json in [
                #""code":"\#(name)","key":"a""#, #""code":"","key":"\#(name)""#,
                #""code":"","key":"a","base":"\#(name)""#,
            ] {
                let result = try key(#""phase":"down","# + json, &keys)
                expectEqual(result != "a key has a name of more than 32 characters", isAccepted, "\(json)")
            }
        }
    }

    // MARK: Pointer and text

    @Test(arguments: [
        (#""x":5,"y":6"#, "scroll 5,6 by 0,0"), (#""x":5,"y":6,"dx":-3,"dy":4"#, "scroll 5,6 by -3,4"),
        (#""x":5,"y":6,"scale":2"#, "transform 5,6 by 0,0 scale 2"),
        (#""x":5,"y":6,"scale":0.01"#, "transform 5,6 by 0,0 scale 0.01"),
        (#""x":5,"y":6,"scale":100"#, "transform 5,6 by 0,0 scale 100"), (#""x":5,"y":6,"scale":100.5"#, "none"),
        (#""x":5,"y":6,"scale":0.005"#, "none"), (#""x":100000,"y":-100000"#, "scroll 100000,-100000 by 0,0"),
        (#""x":100001,"y":0"#, "none"), (#""x":0,"y":-100001"#, "none"), (#""x":0,"y":0,"dx":100001"#, "none"),
        (#""x":0,"y":0,"dy":100001"#, "none"),
        (#""x":5,"y":6,"modifiers":1048576"#, "scroll 5,6 by 0,0 modifiers 0x100000"),
        (#""x":5,"y":6,"modifiers":16777215"#, "scroll 5,6 by 0,0 modifiers 0x3f0000"),
        (#""x":5,"y":6,"modifiers":16777216"#, "scroll 5,6 by 0,0"),
    ])
    func `G-54: each wheel message is a notch at a location on a screen`(_ json: String, _ expected: String) throws {
        guard case .wheel(let wheel) = try message(#"{"type":"wheel",\#(json)}"#) else { return }
        guard let sample = wheel.scroll(at: 7) else { return expectEqual("none", expected) }
        #expect(sample.phase == .notch && sample.time == 7)
        func number(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
        let isTransform = sample.kind == .transform
        let modifiers = sample.modifierFlags.rawValue
        expectEqual(
            "\(isTransform ? "transform" : "scroll") \(number(sample.location.x)),\(number(sample.location.y))"
                + " by \(number(sample.delta.dx)),\(number(sample.delta.dy))"
                + (isTransform ? " scale \(number(sample.scale))" : "")
                + (modifiers == 0 ? "" : " modifiers 0x\(String(modifiers, radix: 16))"),
            expected)
    }

    @Test(arguments: [
        (#""x":5,"y":6"#, "5.0,6.0"), (#""x":5"#, "left"), (#""y":5"#, "left"),
        (#""x":100000,"y":-100000"#, "100000.0,-100000.0"),
        (#""x":100001,"y":0"#, "none"), (#""x":0,"y":100001"#, "none"),
    ])
    func `A pointer hovers at a location, or has left the screen`(_ json: String, _ expected: String) throws {
        guard case .hover(let hover) = try message(#"{"type":"hover","modifiers":262144,\#(json)}"#) else { return }
        guard let sample = hover.sample(at: 7) else { return expectEqual("none", expected) }
        expectEqual(sample.location.map { "\($0.x),\($0.y)" } ?? "left", expected)
        #expect(sample.time == 7 && sample.modifierFlags == .control)
    }

    @Test(arguments: [
        (#""what":"insert","text":"é""#, TextInputSample.Action.insert("é")),
        (#""what":"mark","text":"héllo""#, .mark("héllo", selection: NSRange(location: 5, length: 0))),
        (
            #""what":"mark","text":"héllo","selection":[1,2]"#,
            .mark("héllo", selection: NSRange(location: 1, length: 2))
        ),
        (
            #""what":"mark","text":"héllo","selection":[3,9]"#,
            .mark("héllo", selection: NSRange(location: 3, length: 2))
        ),
        (
            #""what":"mark","text":"héllo","selection":[9,1]"#,
            .mark("héllo", selection: NSRange(location: 5, length: 0))
        ),
        (
            #""what":"mark","text":"héllo","selection":[-2,-1]"#,
            .mark("héllo", selection: NSRange(location: 0, length: 0))
        ),
        (#""what":"mark","text":"héllo","selection":[2]"#, .mark("héllo", selection: NSRange(location: 2, length: 0))),
        (#""what":"mark","text":"héllo","selection":[]"#, .mark("héllo", selection: NSRange(location: 0, length: 0))),
        (#""what":"delete""#, .deleteBackward), (#""what":"cut","text":"x""#, .cut), (#""what":"copy""#, .copy),
        (#""what":"paste""#, .paste),
    ])
    func `A text message inserts, marks or edits, with the selection inside the marked text`(
        _ json: String, _ expected: TextInputSample.Action
    ) throws {
        guard case .text(let text) = try message(#"{"type":"text",\#(json)}"#) else { return }
        try expectEqual(text.sample(at: 7), TextInputSample(expected, time: 7))
    }

    @Test func `Shakes and media keys are input for the whole application`() throws {
        let shakes = try ["began", "ended", "cancelled"].compactMap { phase -> GlobalSample? in
            guard case .shake(let shake) = try message(#"{"type":"shake","phase":"\#(phase)"}"#) else { return nil }
            return try shake.sample(at: 3)
        }
        expectEqual(shakes, [.shakeBegan(time: 3), .shakeEnded(time: 3), .shakeCancelled(time: 3)])
        let commands = try ["play", "pause", "stop", "toggle", "next", "previous"].compactMap {
            command -> GlobalSample? in
            guard case .remote(let remote) = try message(#"{"type":"remote","command":"\#(command)"}"#) else {
                return nil
            }
            return try remote.sample(at: 3)
        }
        let subtypes: [UIEvent.EventSubtype] = [
            .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
            .remoteControlNextTrack,
            .remoteControlPreviousTrack,
        ]
        expectEqual(commands, subtypes.map { .remoteControl($0, time: 3) })
    }

    @Test func `A hello without optional members shows the trace on a light screen`() throws {
        func hello(_ json: String) throws -> String {
            guard case .hello(let hello) = try message(#"{"type":"hello","size":[1,2],"now":3\#(json)}"#) else {
                return ""
            }
            let flags = [
                ("dark", hello.dark), ("command", hello.command), ("trace", hello.trace), ("changes", hello.changes),
                ("past", hello.past),
            ]
            return "\(hello.scale) " + flags.filter(\.1).map(\.0).joined(separator: " ")
        }
        try expectEqual(hello(""), "1.0 trace")
        try expectEqual(
            hello(#","scale":3,"dark":true,"command":true,"trace":false,"changes":true,"past":true"#),
            "3.0 dark command changes past")
    }
}
