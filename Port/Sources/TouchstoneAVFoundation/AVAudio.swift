#if AppleModules
import UIKit

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

/// The quality of an encoder.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

/// How an application uses sound; stored.
open class AVAudioSession: NSObject, @unchecked Sendable {
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
    }
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
        public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
        public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = Self(rawValue: 1)
        public static let duckOthers = Self(rawValue: 2)
        public static let allowBluetooth = Self(rawValue: 4)
        public static let defaultToSpeaker = Self(rawValue: 8)
        public static let allowBluetoothA2DP = Self(rawValue: 0x20)
        public static let allowAirPlay = Self(rawValue: 0x40)
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }
    public enum RecordPermission: UInt, Sendable {
        case undetermined
        case denied
        case granted
    }
    public enum InterruptionType: UInt, Sendable {
        case ended
        case began
    }
    public enum PortOverride: UInt, Sendable {
        case none
        case speaker
    }
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")

    private static let theSession = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { theSession }
    open var category: Category { .soloAmbient }
    open var mode: Mode { .default }
    open var outputVolume: Float { 1 }
    open var isOtherAudioPlaying: Bool { false }
    open var recordPermission: RecordPermission { .denied }
    open func setCategory(_ category: Category) throws {}
    open func setCategory(_ category: Category, options: CategoryOptions) throws {}
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    open func setMode(_ mode: Mode) throws {}
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Calls the handler with `false` before it returns.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"

/// Plays a sound of a file. There is no sound here: it stores its settings and plays silently, and does not finish.
open class AVAudioPlayer: NSObject {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var isPlaying = false
    open private(set) var url: URL?
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var duration: TimeInterval { 0 }
    open var isMeteringEnabled = false
    public init(contentsOf url: URL) throws { self.url = url }
    public init(data: Data) throws {}
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool {
        isPlaying = true
        return true
    }
    /// The time of the sound device; always 0.
    open var deviceCurrentTime: TimeInterval { 0 }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Receives the end of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Records sound. There is no microphone here: recording fails.
open class AVAudioRecorder: NSObject {
    open weak var delegate: (any AVAudioRecorderDelegate)?
    public let url: URL
    public let settings: [String: Any]
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    open var isMeteringEnabled = false
    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
    }
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// Fails, and logs that there is no microphone.
    @discardableResult open func record() -> Bool {
        logMissingService("AVAudioRecorder", "There is no microphone, so nothing is recorded.")
        return false
    }
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
    open func pause() {}
    open func stop() {}
    @discardableResult open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
/// Receives the end of a recording.
public protocol AVAudioRecorderDelegate: AnyObject {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
    public let language: String
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
}
/// Text to speak.
open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    open var voice: AVSpeechSynthesisVoice?
    public init(string: String) { speechString = string }
}
/// When a voice stops.
public enum AVSpeechBoundary: Int, Sendable {
    case immediate
    case word
}
/// Speaks text; silent here.
open class AVSpeechSynthesizer: NSObject {
    open var isSpeaking: Bool { false }
    open func speak(_ utterance: AVSpeechUtterance) {}
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
#endif
