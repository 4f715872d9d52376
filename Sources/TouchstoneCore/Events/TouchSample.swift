import Foundation

/// Touchstone extension: host input for one finger at one time.
///
/// Samples are the unit in which hosts send touches to the application.
///
/// ```swift
/// var sample = TouchSample(id: 1, phase: .began, time: 12.5, location: CGPoint(x: 100, y: 200))
/// sample.force = 1
/// ```
public struct TouchSample: Equatable, Sendable {
    /// The change that a sample reports.
    public enum Phase: String, Sendable, Codable {
        /// The finger touched the screen.
        case began
        /// The finger moved, or its force or angle changed.
        case moved
        /// The finger lifted from the screen.
        case ended
        /// The system cancelled the touch.
        case cancelled
        /// Updated values for properties that were estimated (T-14). The finger itself did not change.
        case estimatesUpdated
    }

    /// Identifies a finger of a device while it is down.
    public var id: Int
    /// The time at which the hardware measured the sample, in seconds since boot.
    public var time: TimeInterval
    /// The location in screen points, from the screen's top left corner.
    public var location: CGPoint
    /// Half the longer axis of the contact, in points, accurate to ± `majorRadiusTolerance`; 0 by default.
    public var majorRadius: CGFloat = 0
    /// The tolerance of `majorRadius`, in points; 0 by default.
    public var majorRadiusTolerance: CGFloat = 0
    /// The force, where 1 is an average touch; 0, the default, if the hardware does not measure force (T-10).
    public var force: CGFloat = 0
    /// The largest force that the hardware measures; 0, the default, if it does not measure force (T-10).
    public var maximumPossibleForce: CGFloat = 0
    /// The stylus's angle to the screen, in radians: 0 if it lies flat, π/2, the default, if it is upright (T-15).
    public var altitudeAngle: CGFloat = .pi / 2
    /// The stylus's direction, in radians, clockwise as seen on the screen; 0, the default, points along +x (T-15).
    public var azimuthAngle: CGFloat = 0
    /// An index that ties later updates to this sample; `nil`, the default, if there are none (T-14).
    public var estimationUpdateIndex: Int?
    /// The change that this sample reports.
    public var phase: Phase
    /// The kind of touch; `.direct`, a finger on a screen, by default (T-11).
    public var type = UITouch.TouchType.direct
    // Samples are copied more often than any other value, so their option sets are stored in as few bytes as possible.
    private var estimated: UInt8 = 0
    private var expecting: UInt8 = 0
    private var modifiers: UInt32 = 0
    /// The pointer buttons that are down, bit n − 1 for button n (T-24); none by default.
    public var buttonMask: UIEvent.ButtonMask = []

    /// The properties with estimated values; none by default (T-14).
    public var estimatedProperties: UITouch.Properties {
        get { UITouch.Properties(rawValue: Int(estimated)) }
        set { estimated = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }
    /// The estimated properties that a later sample will update; none by default (T-14).
    public var estimatedPropertiesExpectingUpdates: UITouch.Properties {
        get { UITouch.Properties(rawValue: Int(expecting)) }
        set { expecting = UInt8(truncatingIfNeeded: newValue.rawValue) }
    }
    /// The modifier keys that are down; none by default.
    public var modifierFlags: UIKeyModifierFlags {
        get { UIKeyModifierFlags(rawValue: Int(modifiers)) }
        set { modifiers = UInt32(truncatingIfNeeded: newValue.rawValue) }
    }

    /// Creates a sample of one finger.
    ///
    /// - Parameters:
    ///   - id: Identifies the finger of its device while it is down.
    ///   - phase: The change that the sample reports.
    ///   - time: Seconds since boot.
    ///   - location: The location in screen points.
    public init(id: Int, phase: Phase, time: TimeInterval, location: CGPoint) {
        self.id = id
        self.phase = phase
        self.time = time
        self.location = location
    }
}

/// Touchstone extension: a device report, which has the samples of all fingers that changed at one time.
public struct DeviceReport: Equatable, Sendable {
    /// The time in seconds, on the same clock as the samples' times.
    public var time: TimeInterval
    /// The samples of the fingers that changed, at most one for each finger.
    public var samples: [TouchSample]

    /// Creates a device report with a time in seconds.
    public init(time: TimeInterval, samples: [TouchSample]) {
        self.time = time
        self.samples = samples
    }
}

/// The modifier keys that are down.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// A Shift key is down.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// A Control key is down.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option, also called Alt, is down.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// A Command key is down.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key belongs to the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
