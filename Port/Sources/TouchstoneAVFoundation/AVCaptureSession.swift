#if AppleModules
@_exported import TouchstoneAudioToolbox
@_exported import TouchstoneCoreMedia
import UIKit

/// The kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = Self(rawValue: "vide")
    public static let audio = Self(rawValue: "soun")
    public static let metadata = Self(rawValue: "meta")
    public static let depthData = Self(rawValue: "dpth")
    public static let text = Self(rawValue: "text")
}

/// Whether the user lets an application use the camera or the microphone.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
}

/// A camera or microphone. There is none here.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public enum Position: Int, Sendable {
        case unspecified
        case back
        case front
    }
    public enum FlashMode: Int, Sendable {
        case off
        case on
        case auto
    }
    public enum TorchMode: Int, Sendable {
        case off
        case on
        case auto
    }
    public enum FocusMode: Int, Sendable {
        case locked
        case autoFocus
        case continuousAutoFocus
    }
    public enum ExposureMode: Int, Sendable {
        case locked
        case autoExpose
        case continuousAutoExposure
        case custom
    }
    public enum WhiteBalanceMode: Int, Sendable {
        case locked
        case autoWhiteBalance
        case continuousAutoWhiteBalance
    }
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }
    /// Finds devices; there are none here.
    open class DiscoverySession: NSObject {
        open var devices: [AVCaptureDevice] { [] }
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    }
    /// A format of a device; there is none here.
    public final class Format: NSObject {
        fileprivate override init() {}
        public var videoMaxZoomFactor: CGFloat { 1 }
        public var isVideoHDRSupported: Bool { false }
    }

    private override init() {}
    /// The device for media; always `nil`.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// The device of a type; always `nil`.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    open class func devices() -> [AVCaptureDevice] { [] }
    /// Always `.denied`.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Calls the handler with `false` before it returns.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        handler(false)
    }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var position: Position { .unspecified }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var activeFormat: Format { Format() }
    open var hasFlash: Bool { false }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchMode = TorchMode.off
    open var flashMode = FlashMode.off
    /// Returns whether the device supports a mode of the flash; only `.off`.
    open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { flashMode == .off }
    open var focusMode = FocusMode.locked
    open var exposureMode = ExposureMode.locked
    open var whiteBalanceMode = WhiteBalanceMode.locked
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isFocusPointOfInterestSupported: Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open var isRampingVideoZoom: Bool { false }
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    open func setTorchModeOn(level torchLevel: Float) throws {}
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func cancelVideoZoomRamp() {}
}

/// A source of a session.
open class AVCaptureInput: NSObject {}

/// A camera or microphone as a source. Its initializer throws, since there is none.
open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw MissingServiceError("There is no camera and no microphone.")
    }
}

/// What connects a source with an output; there is none here.
open class AVCaptureConnection: NSObject {
    open var isEnabled = true
    open var isActive: Bool { false }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var videoRotationAngle: CGFloat = 0
    open var isVideoOrientationSupported: Bool { false }
    open var isVideoMirrored = false
    open var isVideoMirroringSupported: Bool { false }
    open var automaticallyAdjustsVideoMirroring = true
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}
public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown
    case landscapeRight
    case landscapeLeft
}
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case auto = -1
    case off
    case standard
    case cinematic
}

/// What receives media from a session, which never has any here.
open class AVCaptureOutput: NSObject {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Captures media. There is no camera and no microphone here: the session runs and captures nothing, and logs this once.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
        public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
    }
    open var sessionPreset = Preset.high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open private(set) var isRunning = false
    open var isInterrupted: Bool { false }
    private var hasLogged = false

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {
        isRunning = true
        guard !hasLogged else { return }
        hasLogged = true
        logMissingService("AVCaptureSession", "There is no camera and no microphone, so nothing is captured.")
    }
    open func stopRunning() { isRunning = false }
}

/// How media fill a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// The layer that shows what a camera sees; empty here.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    public override init() { super.init() }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The point as fractions of the layer, for a camera in its own orientation, on its side.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
    }
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(
            x: (1 - captureDevicePointOfInterest.y) * bounds.width, y: captureDevicePointOfInterest.x * bounds.height)
    }
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
}
#endif
