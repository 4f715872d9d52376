import Foundation

/// What a host knows of one finger at one moment: the unit in which hardware speaks to the application.
public struct TouchSample: Equatable, Sendable {
    public enum Phase: String, Sendable, Codable {
        case began, moved, ended, cancelled
        /// Better values for properties that were estimated before (T-14); the finger itself did nothing.
        case estimatesUpdated
    }

    /// Tells the fingers of one device apart while they are down.
    public var id: Int
    /// When the hardware saw it: seconds since boot.
    public var time: TimeInterval
    /// In points of the screen, from its top left corner.
    public var location: CGPoint
    /// Half the longer axis of the contact, in points, accurate to ± `majorRadiusTolerance`.
    public var majorRadius: CGFloat = 0
    public var majorRadiusTolerance: CGFloat = 0
    /// 1 is an average touch; 0 where the hardware does not measure it (T-10).
    public var force: CGFloat = 0
    public var maximumPossibleForce: CGFloat = 0
    /// Stylus: 0 lies flat, π/2 stands upright, in radians (T-15).
    public var altitudeAngle: CGFloat = .pi / 2
    /// Stylus: 0 points along +x, in radians, clockwise as seen on the screen (T-15).
    public var azimuthAngle: CGFloat = 0
    /// Ties a later update to this sample.
    public var estimationUpdateIndex: Int?
    public var phase: Phase
    public var type = UITouch.TouchType.direct
    // Samples are copied more often than anything else, so their sets are kept in as few bytes as they need.
    private var estimated: UInt8 = 0
    private var expecting: UInt8 = 0
    private var modifiers: UInt32 = 0
    /// Bit n − 1 for button n (T-24).
    public var buttonMask: UIEvent.ButtonMask = []

    public var estimatedProperties: UITouch.Properties {
        get { UITouch.Properties(rawValue: Int(estimated)) }
        set { estimated = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }
    public var estimatedPropertiesExpectingUpdates: UITouch.Properties {
        get { UITouch.Properties(rawValue: Int(expecting)) }
        set { expecting = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }
    public var modifierFlags: UIKeyModifierFlags {
        get { UIKeyModifierFlags(rawValue: Int(modifiers)) }
        set { modifiers = UInt32(truncatingIfNeeded: newValue.rawValue) }
    }

    public init(id: Int, phase: Phase, time: TimeInterval, location: CGPoint) {
        self.id = id
        self.phase = phase
        self.time = time
        self.location = location
    }
}

/// What hardware reported of all fingers at one moment.
public struct HardwareFrame: Equatable, Sendable {
    /// In seconds, of the same clock as the samples'.
    public var time: TimeInterval
    public var samples: [TouchSample]

    public init(time: TimeInterval, samples: [TouchSample]) {
        self.time = time
        self.samples = samples
    }
}

/// The modifier keys held down.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
