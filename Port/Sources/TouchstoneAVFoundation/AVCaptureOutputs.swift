#if AppleModules
import UIKit

/// Something that a camera has found, such as a face or a code. A test may create one.
open class AVMetadataObject: NSObject {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let face = Self(rawValue: "face")
        public static let qr = Self(rawValue: "org.iso.QRCode")
        public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
        public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
        public static let upce = Self(rawValue: "org.gs1.UPC-E")
        public static let code39 = Self(rawValue: "org.iso.Code39")
        public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
        public static let code93 = Self(rawValue: "com.intermec.Code93")
        public static let code128 = Self(rawValue: "org.iso.Code128")
        public static let pdf417 = Self(rawValue: "org.iso.PDF417")
        public static let aztec = Self(rawValue: "org.iso.Aztec")
        public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = Self(rawValue: "org.gs1.ITF14")
        public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    }
    open var type: ObjectType { .qr }
    open var bounds: CGRect { .zero }
    open var time: CMTime { .invalid }
}

/// A code that a camera has found.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}

/// Finds faces and codes; never any here.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}
/// Receives faces and codes.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// How a photo is taken; stored.
open class AVCapturePhotoSettings: NSObject {
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var previewPhotoFormat: [String: Any]?
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
    public private(set) var format: [String: Any]?
    public override init() {}
    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }
}
/// A photo; there is none here.
open class AVCapturePhoto: NSObject {
    private override init() {}
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open var metadata: [String: Any] { [:] }
}
/// Takes photos. Taking one fails.
open class AVCapturePhotoOutput: AVCaptureOutput {
    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isLivePhotoCaptureEnabled = false
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Logs that there is no camera; the delegate is not called, since there is no photo to pass.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        logMissingService("AVCapturePhotoOutput", "There is no camera, so no photo is taken.")
    }
}
/// Receives photos.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// Takes photos, by the older name; there is no camera here.
open class AVCaptureStillImageOutput: AVCaptureOutput {
    /// The settings of the photos; stored; has no effect.
    open var outputSettings: [String: Any] = [:]
    /// Whether photos are stabilized; stored; has no effect.
    open var automaticallyEnablesStillImageStabilizationWhenAvailable = true
    /// Whether photos have the highest resolution; stored; has no effect.
    open var isHighResolutionStillImageOutputEnabled = false
    /// Whether a photo is being taken; always `false`.
    open var isCapturingStillImage: Bool { false }
    /// Logs that there is no camera, and calls the handler without a photo.
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) {
        let reason = "There is no camera, so no photo is taken."
        logMissingService("AVCaptureStillImageOutput", reason)
        handler(nil, MissingServiceError(reason))
    }
    /// Returns the JPEG data of a photo; `nil`, because there are no photos.
    open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

/// The key of the codec in the settings of an output.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The codec of JPEG pictures, by the older name.
public let AVVideoCodecJPEG = "jpeg"

/// Delivers pictures of video; never any here.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}
/// Receives pictures of video.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Writes a video to a file; never any here.
open class AVCaptureFileOutput: AVCaptureOutput {
    open var isRecording: Bool { false }
    open var maxRecordedDuration = CMTime.invalid
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        delegate.fileOutput(
            self, didFinishRecordingTo: outputFileURL, from: [],
            error: MissingServiceError("There is no camera and no microphone."))
    }
    open func stopRecording() {}
}
/// Writes a video to a file; never any here.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {}
/// Receives the end of a video.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
}
extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}
#endif
