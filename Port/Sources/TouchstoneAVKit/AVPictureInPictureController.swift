#if AppleModules
import TouchstoneServices
import UIKit

/// Shows a video over other applications. There is no video here: it is not supported, and nothing starts.
open class AVPictureInPictureController: NSObject {
    open class func isPictureInPictureSupported() -> Bool { false }
    public let playerLayer: AVPlayerLayer
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    open var isPictureInPicturePossible: Bool { false }
    open var isPictureInPictureActive: Bool { false }
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Returns `nil`, since it is not supported.
    public init?(playerLayer: AVPlayerLayer) { return nil }
    open func startPictureInPicture() {}
    open func stopPictureInPicture() {}
}
/// Is notified of the beginning and the end, which do not occur here.
public protocol AVPictureInPictureControllerDelegate: AnyObject {
    func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController)
    func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
}
extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
    public func pictureInPictureControllerDidStopPictureInPicture(
        _ pictureInPictureController: AVPictureInPictureController
    ) {}
}
#endif
