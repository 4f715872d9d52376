import Foundation

/// Touchstone extension: what a host knows of one finger at one moment: the unit in which hardware speaks to the
/// application.
public struct TouchSample: Equatable, Sendable {
    /// What the finger did.
    public enum Phase: String, Sendable, Codable {
        /// It came down.
        case began
        /// It is elsewhere, or presses otherwise.
        case moved
        /// It lifted.
        case ended
        /// The system took it away.
        case cancelled
        /// Better values for properties that were estimated before (T-14); the finger itself did nothing.
        case estimatesUpdated
    }

    /// Tells the fingers of one device apart while they are down.
    public var id: Int
    /// When the hardware saw it: seconds since boot.
    public var time: TimeInterval
    /// In points of the screen, from its top left corner.
    public var location: CGPoint
    /// Half the longer axis of the contact, in points, accurate to ± `majorRadiusTolerance`; 0 by default.
    public var majorRadius: CGFloat = 0
    /// How exact `majorRadius` is, in points; 0 by default.
    public var majorRadiusTolerance: CGFloat = 0
    /// 1 is an average touch; 0, the default, where the hardware does not measure it (T-10).
    public var force: CGFloat = 0
    /// The largest force that the hardware can tell; 0, the default, where it does not measure any (T-10).
    public var maximumPossibleForce: CGFloat = 0
    /// Stylus: 0 lies flat, π/2, the default, stands upright, in radians (T-15).
    public var altitudeAngle: CGFloat = .pi / 2
    /// Stylus: 0, the default, points along +x, in radians, clockwise as seen on the screen (T-15).
    public var azimuthAngle: CGFloat = 0
    /// Ties a later update to this sample; nil, the default, for none (T-14).
    public var estimationUpdateIndex: Int?
    /// What the finger did.
    public var phase: Phase
    /// What it is; `.direct`, a finger on a screen, by default (T-11).
    public var type = UITouch.TouchType.direct
    // Samples are copied more often than anything else, so their sets are kept in as few bytes as they need.
    private var estimated: UInt8 = 0
    private var expecting: UInt8 = 0
    private var modifiers: UInt32 = 0
    /// The pointer's buttons that are down, bit n − 1 for button n (T-24); none by default.
    public var buttonMask: UIEvent.ButtonMask = []

    /// The properties whose values are estimates; none by default (T-14).
    public var estimatedProperties: UITouch.Properties {
        get { UITouch.Properties(rawValue: Int(estimated)) }
        set { estimated = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }
    /// Those of them of which better values will come; none by default (T-14).
    public var estimatedPropertiesExpectingUpdates: UITouch.Properties {
        get { UITouch.Properties(rawValue: Int(expecting)) }
        set { expecting = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }
    /// The modifier keys that are down; none by default.
    public var modifierFlags: UIKeyModifierFlags {
        get { UIKeyModifierFlags(rawValue: Int(modifiers)) }
        set { modifiers = UInt32(truncatingIfNeeded: newValue.rawValue) }
    }

    /// A sample of one finger at a place in screen points; the time is in seconds since boot.
    public init(id: Int, phase: Phase, time: TimeInterval, location: CGPoint) {
        self.id = id
        self.phase = phase
        self.time = time
        self.location = location
    }
}

/// Touchstone extension: what hardware reported of all fingers at one moment.
public struct TouchReport: Equatable, Sendable {
    /// In seconds, of the same clock as the samples'.
    public var time: TimeInterval
    /// The fingers of which there is something to say, each once.
    public var samples: [TouchSample]

    /// What was reported of fingers at one time, in seconds.
    public init(time: TimeInterval, samples: [TouchSample]) {
        self.time = time
        self.samples = samples
    }
}

/// The modifier keys held down.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift is down.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control is down.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, or Alt, is down.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command is down.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is one of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
