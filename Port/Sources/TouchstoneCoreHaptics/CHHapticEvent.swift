#if AppleModules
import Foundation

/// The start time that means now.
public let CHHapticTimeImmediate: TimeInterval = 0

/// A property of an event.
public final class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    public var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// A vibration or a sound of a pattern.
public final class CHHapticEvent: NSObject {
    /// The kind of an event.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient")
        public static let hapticContinuous = Self(rawValue: "HapticContinuous")
        public static let audioContinuous = Self(rawValue: "AudioContinuous")
        public static let audioCustom = Self(rawValue: "AudioCustom")
    }
    /// The name of an event's property.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity")
        public static let hapticSharpness = Self(rawValue: "HapticSharpness")
        public static let attackTime = Self(rawValue: "AttackTime")
        public static let decayTime = Self(rawValue: "DecayTime")
        public static let releaseTime = Self(rawValue: "ReleaseTime")
        public static let sustained = Self(rawValue: "Sustained")
        public static let audioVolume = Self(rawValue: "AudioVolume")
        public static let audioPitch = Self(rawValue: "AudioPitch")
        public static let audioPan = Self(rawValue: "AudioPan")
        public static let audioBrightness = Self(rawValue: "AudioBrightness")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    public var relativeTime: TimeInterval
    public var duration: TimeInterval
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }
}

/// A property that changes while a pattern plays.
public final class CHHapticDynamicParameter: NSObject {
    /// The name of a property.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl")
        public static let audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    }
    public let parameterID: ID
    public var value: Float
    public var relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}
extension CHHapticDynamicParameter.ID {
    public static let hapticAttackTimeControl = Self(rawValue: "HapticAttackTimeControl")
    public static let hapticDecayTimeControl = Self(rawValue: "HapticDecayTimeControl")
    public static let hapticReleaseTimeControl = Self(rawValue: "HapticReleaseTimeControl")
}

/// A curve of a property.
public final class CHHapticParameterCurve: NSObject {
    /// A point of a curve.
    public final class ControlPoint: NSObject {
        public var relativeTime: TimeInterval
        public var value: Float
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
        }
    }
    public let parameterID: CHHapticDynamicParameter.ID
    public let controlPoints: [ControlPoint]
    public var relativeTime: TimeInterval
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }
}

/// A sequence of events.
public final class CHHapticPattern: NSObject {
    /// A key of a pattern's dictionary.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pattern = Self(rawValue: "Pattern")
        public static let event = Self(rawValue: "Event")
        public static let eventType = Self(rawValue: "EventType")
        public static let eventParameters = Self(rawValue: "EventParameters")
        public static let eventDuration = Self(rawValue: "EventDuration")
        public static let time = Self(rawValue: "Time")
        public static let parameterID = Self(rawValue: "ParameterID")
        public static let parameterValue = Self(rawValue: "ParameterValue")
    }
    /// The end of the last event, in seconds.
    public let duration: TimeInterval
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
    /// Creates an empty pattern; the dictionary is not read.
    public init(dictionary patternDict: [Key: Any]) throws { duration = 0 }
}
#endif
