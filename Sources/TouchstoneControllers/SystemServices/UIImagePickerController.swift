import Foundation
import TouchstoneCore
import TouchstoneGeometry
import TouchstoneDrawing

/// Takes or chooses pictures. There is no camera and no photo library here: the picker is empty, and can be presented and dismissed.
///
/// A test passes a picture by calling the delegate's method.
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// The photo library of the device.
        case photoLibrary
        /// The camera of the device.
        case camera
        /// The photo library's album of saved pictures.
        case savedPhotosAlbum
    }

    /// The quality of recorded video.
    public enum QualityType: Int, Sendable {
        /// Video with a high quality.
        case typeHigh
        /// Video with a medium quality.
        case typeMedium
        /// Video with a low quality.
        case typeLow
        /// Video with 640 × 480 pixels.
        case type640x480
        /// Video with 1280 × 720 pixels.
        case typeIFrame1280x720
        /// Video with 960 × 540 pixels.
        case typeIFrame960x540
    }

    /// What a camera captures.
    public enum CameraCaptureMode: Int, Sendable {
        /// The camera takes pictures.
        case photo
        /// The camera records video.
        case video
    }

    /// A camera of the device.
    public enum CameraDevice: Int, Sendable {
        /// The camera on the back.
        case rear
        /// The camera on the front.
        case front
    }

    /// When a camera flashes.
    public enum CameraFlashMode: Int, Sendable {
        /// The flash is never used.
        case off = -1
        /// The flash is used in the dark.
        case auto
        /// The flash is always used.
        case on
    }

    /// A key of the picture's data.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key of the type identifier.
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was taken.
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture after cropping.
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        /// The key of the cropped area.
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a video.
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL in the photo library.
        public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
        /// The properties of a picture that was taken.
        public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
        /// A picture with motion.
        public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
        /// The object in the photo library.
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
        /// The file of a picture.
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Whether there is such a source; always `false`.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// The type identifiers of a source; always `nil`.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    /// Whether there is such a camera; always `false`.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether a camera has a flash; always `false`.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// The source; stored. `.photoLibrary` by default.
    open var sourceType = SourceType.photoLibrary
    /// The type identifiers that can be chosen; stored. Pictures by default.
    open var mediaTypes = ["public.image"]
    /// Whether the user may crop the picture; stored. `false` by default.
    open var allowsEditing = false
    /// The longest video in seconds; stored. 600 by default.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of video; stored. `.typeMedium` by default.
    open var videoQuality = QualityType.typeMedium
    /// Whether the camera's own controls are visible; stored. `true` by default.
    open var showsCameraControls = true
    /// A view over the camera's picture; stored. `nil` by default.
    open var cameraOverlayView: UIView?
    /// The transform of the camera's picture; stored. The identity by default.
    open var cameraViewTransform = CGAffineTransform.identity
    /// What the camera captures; stored. `.photo` by default.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The camera; stored. `.rear` by default.
    open var cameraDevice = CameraDevice.rear
    /// When the camera flashes; stored. `.auto` by default.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Takes a picture. Has no effect, since there is no camera.
    open func takePicture() {}
    /// Begins a video, which fails, since there is no camera.
    open func startVideoCapture() -> Bool { false }
    /// Ends a video. Has no effect, since there is no camera.
    open func stopVideoCapture() {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("There is no camera and no photo library.")
    }
}

/// Receives the picture that the user takes or chooses.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
    /// The user has chosen a picture. The default does nothing.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The user has canceled. The default does nothing.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Saves a picture to the photo library. Logs that there is none.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    LoggedException.log("UIImageWriteToSavedPhotosAlbum", "There is no photo library.", .warning)
}
