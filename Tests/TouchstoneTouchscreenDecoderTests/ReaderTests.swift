import Testing
import TouchstoneExpectations
import TouchstoneTouchscreenDecoder

/// Reading lines.
struct ReaderTests {
    @Test func `An evemu line hexadecimal type and code decimal value whatever zeros lead it`() {
        let contents = EvemuReader().read(
            "E: 1357751027.090903 0003 0035 0361\t# EV_ABS / ABS_MT_POSITION_X 361\r\nE: 0.000009 0001 014a -001\n")
        #expect(contents.problems.isEmpty)
        expectEqual(
            contents.events.map(\.event),
            [
                EvdevEvent(microseconds: 1_357_751_027_090_903, type: 3, code: 0x35, value: 361),
                EvdevEvent(microseconds: 9, type: 1, code: 0x14A, value: -1),
            ])
    }

    @Test(
        arguments: [
            ("0.081454", 81_454), ("7.000008", 7_000_008), ("1.5", 1_500_000), ("1.0000019", 1_000_001),
            ("0.010010", 10_010),
        ] as [(String, Int64)])
    func `Times are exact zeros in front of microseconds count and missing digits are zeros`(
        text: String, microseconds: Int64
    ) {
        let contents = EvemuReader().read("E: \(text) 0 0 0")
        expectEqual(contents.events.map(\.event.microseconds), [microseconds])
    }

    @Test(arguments: [
        ("E: 1.0 0003 0035", "expected a time, a type, a code and a value"),
        ("E: 99999999999999999999.0 0003 0035 1", "expected a time in seconds"),
        ("E: 9223372036854.775807 0003 0035 1", "expected a time in seconds"),
        ("E: -1.0 0003 0035 1", "expected a time in seconds"),
        ("E: 12 0003 0035 1", "expected a time in seconds"),
        ("E: 1.0 0003 10035 1", "expected a type and a code in hexadecimal"),
        ("E: 1.0 0003 0035 2147483648", "expected a whole number of 32 bits"),
        ("E: 1.0 0003 0035 x", "expected a whole number of 32 bits"),
        ("A: 35 0 799", "expected an axis and its minimum"),
        ("A: 35 9 3 0 0", "minimum above its maximum"),
        ("P: 02 zz", "expected bytes in hexadecimal"),
        ("the cat sat here", "expected a line of an evemu file"),
    ])
    func `Lines that cannot be right are reported with what was expected`(line: String, expected: String) {
        let contents = EvemuReader().read("# EVEMU 1.3\n\n\(line)\nE: 1.0 0 0 0")
        expectEqual(contents.problems.map(\.line), [3])
        expectEqual(contents.problems.first?.message.contains(expected), true)
        expectEqual(contents.events.count, 1)
    }

    @Test(arguments: [
        ("[    1.0 EV_ABS ABS_MT_POSITION_X 00000001", "expected a time in brackets"),
        ("[    one] EV_ABS ABS_MT_POSITION_X 00000001", "expected a time in brackets"),
        ("[    1.0] EV_ABS ABS_MT_POSITION_X", "expected a type, a code and a value"),
        ("[    1.0] EV_XYZ ABS_MT_POSITION_X 00000001", "expected an event type"),
        ("[    1.0] EV_ABS ABS_MT_NOSUCH 00000001", "expected a known event code"),
        ("[    1.0] EV_ABS ABS_MT_POSITION_X 100000000", "expected a value of up to eight"),
        ("EV_ABS ABS_MT_POSITION_X 00000001", "expected a time in brackets and an event"),
    ])
    func `Damaged getevent lines are reported with what was expected`(line: String, expected: String) {
        let contents = GeteventReader().read("[ 1.0] EV_SYN SYN_REPORT 00000000\r\n\(line)\r\n")
        expectEqual(contents.problems.map(\.line), [2])
        expectEqual(contents.problems.first?.message.contains(expected), true)
        expectEqual(contents.events.count, 1)
    }

    @Test func `Getevent writes values as bits keys as words and codes without a name as numbers`() {
        let contents = GeteventReader().read(
            """
            [   1.000000] EV_ABS       ABS_MT_TRACKING_ID   ffffffff
            [   1.000000] EV_KEY       BTN_TOUCH            DOWN
            [   1.000000] EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_PALM
            [   1.000000] EV_ABS       002a                 00000010             rate 60
            [   1.000000] 0003 0036 000002f9
            """)
        #expect(contents.problems.isEmpty)
        expectEqual(contents.events.map(\.event.value), [-1, 1, 2, 16, 761])
        expectEqual(contents.events.map(\.event.code), [0x39, 0x14A, 0x37, 0x2A, 0x36])
    }

    @Test func `Getevent of all devices the touchscreen is used and described the keys are left out`() throws {
        let recording = try TouchRecording(
            contentsOf: """
                add device 1: /dev/input/event0
                  name:     "gpio-keys"
                add device 2: /dev/input/event2
                  bus:      0018
                  name:     "synaptics"
                  events:
                    KEY (0001): KEY_HOMEPAGE
                    ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                                ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                                ABS_MT_POSITION_Y     : value 0, min 0, max 1919, fuzz 0, flat 0, resolution 0
                  input props:
                    INPUT_PROP_DIRECT
                [   1.000000] /dev/input/event0: EV_KEY KEY_POWER DOWN
                [   1.000000] /dev/input/event0: EV_SYN SYN_REPORT 00000000
                [   2.000000] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000003
                [   2.000000] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 0000000a
                [   2.000000] /dev/input/event2: EV_ABS ABS_MT_POSITION_Y 00000014
                [   2.000000] /dev/input/event2: EV_SYN SYN_REPORT 00000000
                [   2.500000] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID ffffffff
                [   2.500000] /dev/input/event2: EV_SYN SYN_REPORT 00000000
                """)
        expectEqual(recording.eventLog, ["1 began 10,20", "1 ended 10,20"])
        expectEqual(recording.device.name, "synaptics")
        expectEqual(recording.device.x, AxisRange(minimum: 0, maximum: 1079, value: 0))
        #expect(recording.device.isDirect)
        #expect(!recording.device.rangesAreObserved)
        expectEqual(recording.problems.map(\.line), [13])
    }

    @Test func `Libinput record microseconds are a number of their own`() throws {
        let recording = try TouchRecording(
            contentsOf: """
                # libinput record
                version: 1
                ndevices: 1
                libinput:
                  version: "1.23.0"
                devices:
                - node: /dev/input/event5
                  evdev:
                    # Name: Kitchen Panel
                    name: "Kitchen Panel"
                    id: [24, 0, 0, 0]
                    codes:
                      0: [0, 1, 2, 3] # EV_SYN
                      3: [47, 53, 54, 57] # EV_ABS
                    absinfo:
                      47: [0, 9, 0, 0, 0]
                      53: [0, 799, 0, 0, 12]
                      54: [0, 479, 0, 0, 12]
                    properties: [1]
                  hid: []
                  udev:
                    properties:
                    - ID_INPUT=1
                  events:
                  # Current time is 12:00:00
                  - evdev:
                    - [  1,    900,   3,  57,     6] # EV_ABS / ABS_MT_TRACKING_ID
                    - [  1,    900,   3,  53,   361] # EV_ABS / ABS_MT_POSITION_X
                    - [  1,    900,   3,  54,   379] # EV_ABS / ABS_MT_POSITION_Y
                    - [  1,    900,   0,   0,     0] # ------------ SYN_REPORT (0) ----------
                  - evdev:
                    - [  1,  81454,   3,  57]
                    - [  1,  81454,   3,  57,    -1]
                    - [  1,  81454,   0,   0,     0]
                """)
        expectEqual(recording.eventLog, ["1 began 361,379", "1 ended 361,379"])
        expectEqual(recording.frames.map(\.time), [1.0009, 1.081454])
        expectEqual(recording.device.name, "Kitchen Panel")
        expectEqual(recording.device.x, AxisRange(minimum: 0, maximum: 799, resolution: 12))
        #expect(recording.device.isDirect)
        expectEqual(recording.problems.map(\.line), [32])
        expectEqual(recording.format, .libinputRecord)
    }

    @Test func `A description in front gives ranges resolution name and properties`() {
        let device = EvemuReader().read(Fixture.touchscreenHeader).device
        expectEqual(device?.name, "Kitchen Panel")
        expectEqual(device?.x, AxisRange(minimum: 0, maximum: 799, resolution: 10))
        expectEqual(device?.slots, AxisRange(minimum: 0, maximum: 9, value: 0))
        expectEqual(device?.touchMajor, AxisRange(minimum: 0, maximum: 255))
        expectEqual(device?.properties, [1])
        expectEqual(device?.isPointer, false)
    }

    @Test func `Names and numbers of codes agree both ways`() {
        expectEqual(EvdevName.code(type: 3, named: "ABS_MT_TRACKING_ID"), EvdevCode.mtTrackingID)
        expectEqual(EvdevName.code(type: 3, code: 0x30), "ABS_MT_TOUCH_MAJOR")
        expectEqual(EvdevName.type(named: "EV_KEY"), EvdevType.key)
        #expect(EvdevName.type(0x2B) == nil)
        for type in UInt16(0)...5 {
            for code in UInt16(0)...0x200 {
                guard let name = EvdevName.code(type: type, code: code) else { continue }
                expectEqual(EvdevName.code(type: type, named: name), code)
            }
        }
    }
}
