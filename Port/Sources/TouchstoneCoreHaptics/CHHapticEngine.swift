#if AppleModules
import Foundation
import TouchstoneServices

/// What the hardware can do.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// Plays haptic patterns. There is no haptic hardware here: patterns play silently, and the first start says so.
open class CHHapticEngine: NSObject {
    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias StoppedHandler = (StoppedReason) -> Void
    public typealias ResetHandler = () -> Void
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction

    /// Why the engine has stopped.
    public enum StoppedReason: Int, Sendable {
        case systemError = -1
        case audioSessionInterrupt = 1
        case applicationSuspended
        case idleTimeout
        case notifyWhenFinished
        case engineDestroyed
        case gameControllerDisconnect
    }
    /// What the engine does after its players have finished.
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning
    }

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// Called if the engine stops by itself, which it does not.
    open var stoppedHandler: StoppedHandler = { _ in }
    /// Called if the engine is reset by itself, which it is not.
    open var resetHandler: ResetHandler = {}
    open var playsHapticsOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false
    open var currentTime: TimeInterval { 0 }
    private var hasLogged = false

    public override init() {}
    /// Creates an engine. The declaration throws as in Core Haptics; this one does not.
    public convenience init(audioSession: Any?) throws { self.init() }

    open func start() throws {
        guard !hasLogged else { return }
        hasLogged = true
        logMissingService("CHHapticEngine", "There is no haptic hardware, so patterns play silently.")
    }
    /// Starts the engine; the completion is called before the method returns.
    open func start(completionHandler: CompletionHandler? = nil) {
        try? start()
        completionHandler?(nil)
    }
    /// Stops the engine; the completion is called before the method returns.
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    /// Calls the handler before it returns, since nothing plays.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) { _ = finishedHandler(nil) }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        SilentPlayer()
    }
    open func playPattern(from fileURL: URL) throws {}
    open func playPattern(from data: Data) throws {}
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
}

/// Plays a pattern that can be paused and repeated.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: ((any Error)?) -> Void { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
}

private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
    var isMuted = false
    var loopEnabled = false
    var loopEnd: TimeInterval = 0
    var playbackRate: Float = 1
    var completionHandler: ((any Error)?) -> Void = { _ in }
    func start(atTime time: TimeInterval) throws { if !loopEnabled { completionHandler(nil) } }
    func stop(atTime time: TimeInterval) throws {}
    func cancel() throws {}
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {}
    func pause(atTime time: TimeInterval) throws {}
    func resume(atTime time: TimeInterval) throws {}
    func seek(toOffset offsetTime: TimeInterval) throws {}
}
#endif
