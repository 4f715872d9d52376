/// The types of events that a Linux input device sends (`EV_…` in the kernel's headers).
public enum EvdevType {
    public static let synchronization: UInt16 = 0x00
    public static let key: UInt16 = 0x01
    public static let relative: UInt16 = 0x02
    public static let absolute: UInt16 = 0x03
    public static let miscellaneous: UInt16 = 0x04
}

/// The event codes that affect touches, named after the kernel's constants.
public enum EvdevCode {
    // EV_SYN
    public static let synReport: UInt16 = 0x00
    public static let synConfig: UInt16 = 0x01
    public static let synMTReport: UInt16 = 0x02
    public static let synDropped: UInt16 = 0x03

    // EV_KEY
    public static let btnToolPen: UInt16 = 0x140
    public static let btnToolRubber: UInt16 = 0x141
    public static let btnToolFinger: UInt16 = 0x145
    public static let btnTouch: UInt16 = 0x14A

    // EV_ABS
    public static let absX: UInt16 = 0x00
    public static let absY: UInt16 = 0x01
    public static let absPressure: UInt16 = 0x18
    public static let mtSlot: UInt16 = 0x2F
    public static let mtTouchMajor: UInt16 = 0x30
    public static let mtPositionX: UInt16 = 0x35
    public static let mtPositionY: UInt16 = 0x36
    public static let mtToolType: UInt16 = 0x37
    public static let mtTrackingID: UInt16 = 0x39
    public static let mtPressure: UInt16 = 0x3A

    /// The EV_ABS codes of multitouch: the slot, and the values of one contact.
    static let multitouchAxes: ClosedRange<UInt16> = 0x2F...0x3D
}
