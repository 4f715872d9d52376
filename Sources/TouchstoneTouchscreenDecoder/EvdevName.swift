/// Conversions between the kernel's names of event types and codes and their numbers.
public enum EvdevName {
    /// Returns the name of an event type, for example "EV_ABS", or `nil` if the type is unknown here.
    public static func type(_ type: UInt16) -> String? { typeNames[type] }

    /// Returns the number of an event type, or `nil` if the name is unknown here.
    public static func type(named name: some StringProtocol) -> UInt16? { typeNumbers[String(name)] }

    /// Returns the name of a code of an event type, for example "ABS_MT_SLOT", or `nil` if the code is unknown here.
    public static func code(type: UInt16, code: UInt16) -> String? { codeNames[Key(type: type, code: code)] }

    /// Returns the number of a code of an event type, or `nil` if the name is unknown here.
    public static func code(type: UInt16, named name: some StringProtocol) -> UInt16? {
        codeNumbers[NameKey(type: type, name: String(name))]
    }

    private struct Key: Hashable {
        let type: UInt16
        let code: UInt16
    }

    private struct NameKey: Hashable {
        let type: UInt16
        let name: String
    }

    private static let types: [(UInt16, String)] = [
        (0x00, "EV_SYN"), (0x01, "EV_KEY"), (0x02, "EV_REL"), (0x03, "EV_ABS"), (0x04, "EV_MSC"), (0x05, "EV_SW"),
        (0x11, "EV_LED"), (0x12, "EV_SND"), (0x14, "EV_REP"), (0x15, "EV_FF"), (0x16, "EV_PWR"),
        (0x17, "EV_FF_STATUS"),
    ]

    private static let codes: [UInt16: [(UInt16, String)]] = [
        EvdevType.synchronization: [
            (0x00, "SYN_REPORT"), (0x01, "SYN_CONFIG"), (0x02, "SYN_MT_REPORT"), (0x03, "SYN_DROPPED"),
        ],
        EvdevType.key: [
            (0x66, "KEY_HOME"), (0x72, "KEY_VOLUMEDOWN"), (0x73, "KEY_VOLUMEUP"), (0x74, "KEY_POWER"),
            (0x7D, "KEY_LEFTMETA"), (0x8B, "KEY_MENU"), (0x8F, "KEY_WAKEUP"), (0x9E, "KEY_BACK"),
            (0xAC, "KEY_HOMEPAGE"), (0xD4, "KEY_CAMERA"), (0xD9, "KEY_SEARCH"),
            (0x110, "BTN_LEFT"), (0x111, "BTN_RIGHT"), (0x112, "BTN_MIDDLE"), (0x113, "BTN_SIDE"),
            (0x114, "BTN_EXTRA"), (0x115, "BTN_FORWARD"), (0x116, "BTN_BACK"),
            (0x140, "BTN_TOOL_PEN"), (0x141, "BTN_TOOL_RUBBER"), (0x142, "BTN_TOOL_BRUSH"),
            (0x143, "BTN_TOOL_PENCIL"), (0x144, "BTN_TOOL_AIRBRUSH"), (0x145, "BTN_TOOL_FINGER"),
            (0x146, "BTN_TOOL_MOUSE"), (0x147, "BTN_TOOL_LENS"), (0x148, "BTN_TOOL_QUINTTAP"),
            (0x149, "BTN_STYLUS3"), (0x14A, "BTN_TOUCH"), (0x14B, "BTN_STYLUS"), (0x14C, "BTN_STYLUS2"),
            (0x14D, "BTN_TOOL_DOUBLETAP"), (0x14E, "BTN_TOOL_TRIPLETAP"), (0x14F, "BTN_TOOL_QUADTAP"),
        ],
        EvdevType.relative: [
            (0x00, "REL_X"), (0x01, "REL_Y"), (0x06, "REL_HWHEEL"), (0x08, "REL_WHEEL"),
        ],
        EvdevType.absolute: [
            (0x00, "ABS_X"), (0x01, "ABS_Y"), (0x02, "ABS_Z"), (0x18, "ABS_PRESSURE"), (0x19, "ABS_DISTANCE"),
            (0x1A, "ABS_TILT_X"), (0x1B, "ABS_TILT_Y"), (0x1C, "ABS_TOOL_WIDTH"), (0x20, "ABS_VOLUME"),
            (0x28, "ABS_MISC"), (0x2F, "ABS_MT_SLOT"), (0x30, "ABS_MT_TOUCH_MAJOR"), (0x31, "ABS_MT_TOUCH_MINOR"),
            (0x32, "ABS_MT_WIDTH_MAJOR"), (0x33, "ABS_MT_WIDTH_MINOR"), (0x34, "ABS_MT_ORIENTATION"),
            (0x35, "ABS_MT_POSITION_X"), (0x36, "ABS_MT_POSITION_Y"), (0x37, "ABS_MT_TOOL_TYPE"),
            (0x38, "ABS_MT_BLOB_ID"), (0x39, "ABS_MT_TRACKING_ID"), (0x3A, "ABS_MT_PRESSURE"),
            (0x3B, "ABS_MT_DISTANCE"), (0x3C, "ABS_MT_TOOL_X"), (0x3D, "ABS_MT_TOOL_Y"),
        ],
        EvdevType.miscellaneous: [
            (0x00, "MSC_SERIAL"), (0x01, "MSC_PULSELED"), (0x02, "MSC_GESTURE"), (0x03, "MSC_RAW"),
            (0x04, "MSC_SCAN"), (0x05, "MSC_TIMESTAMP"),
        ],
    ]

    private static let typeNames = Dictionary(uniqueKeysWithValues: types)
    private static let typeNumbers = Dictionary(uniqueKeysWithValues: types.map { ($1, $0) })
    private static let codeNames = Dictionary(
        uniqueKeysWithValues: codes.flatMap { type, entries in
            entries.map { (Key(type: type, code: $0), $1) }
        })
    private static let codeNumbers = Dictionary(
        uniqueKeysWithValues: codes.flatMap { type, entries in
            entries.map { (NameKey(type: type, name: $1), $0) }
        })
}
