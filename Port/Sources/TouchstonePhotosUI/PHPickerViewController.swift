#if AppleModules
import Foundation
@_exported import TouchstonePhotos
import UIKit

/// Which assets a picker shows; stored.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static let panoramas = PHPickerFilter(name: "panoramas")
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "any(\(subfilters.map(\.name).joined(separator: ", ")))")
    }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "all(\(subfilters.map(\.name).joined(separator: ", ")))")
    }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not(\(filter.name))") }
}

/// What a picker shows; stored.
public struct PHPickerConfiguration {
    /// The form of the chosen assets.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic
        case current
        case compatible
    }
    /// The order of the chosen assets.
    public enum Selection: Int, Sendable {
        case `default`
        case ordered
        case continuous
    }
    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen asset. A test may create one and pass it to the delegate.
public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
    public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
        self.itemProvider = itemProvider
        self.assetIdentifier = assetIdentifier
    }
}

/// Chooses assets. There is no photo library here: the picker is empty, and can be presented and dismissed.
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        logMissingService("PHPickerViewController", "There is no photo library. The picker is empty.")
    }
}
/// Receives the chosen assets.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Shows a picture with motion; empty here.
open class PHLivePhotoView: UIView {
    /// How a picture moves.
    public enum PlaybackStyle: Int, Sendable {
        case undefined
        case full
        case hint
    }
    open var livePhoto: PHLivePhoto?
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    open var isMuted = false
    public let playbackGestureRecognizer = UILongPressGestureRecognizer()
    open func startPlayback(with playbackStyle: PlaybackStyle) {}
    open func stopPlayback() {}
    /// Returns an empty image: there are no badges here.
    open class func livePhotoBadgeImage(options: PHLivePhotoBadgeOptions = []) -> UIImage { UIImage() }
}
/// How a picture moves.
public typealias PHLivePhotoViewPlaybackStyle = PHLivePhotoView.PlaybackStyle
/// The look of a badge.
public struct PHLivePhotoBadgeOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}
/// Is notified when a picture moves, which it does not here.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle)
}
extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoView.PlaybackStyle
    ) {}
}
#endif
