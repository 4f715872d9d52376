#if AppleModules
@_exported import TouchstoneAVFoundation
import UIKit

/// Shows a video with controls. There is no video here: the view is black, and can be presented and dismissed.
open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
    open var updatesNowPlayingInfoCenter = true
    open var isReadyForDisplay: Bool { false }
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    private let overlay = UIView()
    /// A view over the video and below the controls.
    open var contentOverlayView: UIView? {
        loadViewIfNeeded()
        return overlay
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        overlay.frame = view.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlay)
        logMissingService("AVPlayerViewController", "There is no video. The view is black.")
    }
}
/// Controls a player's presentation.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}
extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}

/// A button that chooses where media play; empty here.
open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor!
    open var prioritizesVideoDevices = false
}
#endif
