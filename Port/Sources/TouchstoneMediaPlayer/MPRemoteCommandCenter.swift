#if AppleModules
import Foundation
import TouchstoneServices
import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// What the lock screen shows; stored.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let theCenter = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { theCenter }
    open var nowPlayingInfo: [String: Any]?
}
/// A picture of an album.
open class MPMediaItemArtwork: NSObject {
    public let bounds: CGRect
    private let request: (CGSize) -> UIImage
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        request = requestHandler
    }
    open func image(at size: CGSize) -> UIImage? { request(size) }
}
/// Whether a command was handled.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}
/// A press of a button on the lock screen or a headset.
open class MPRemoteCommandEvent: NSObject {
    open var timestamp: TimeInterval { 0 }
}
/// A move of the slider on the lock screen.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    open var positionTime: TimeInterval { 0 }
}
/// A button on the lock screen or a headset. There is none here: its handlers are never called.
open class MPRemoteCommand: NSObject {
    open var isEnabled = true
    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
    open func addTarget(_ target: Any, action: Selector) {}
    open func removeTarget(_ target: Any?) {}
}
/// A button that skips a time.
open class MPSkipIntervalCommand: MPRemoteCommand {
    open var preferredIntervals: [NSNumber] = []
}
/// The buttons on the lock screen or a headset, of which there are none here.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let theCenter = MPRemoteCommandCenter()
    open class func shared() -> MPRemoteCommandCenter { theCenter }
    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let stopCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()
    public let skipForwardCommand = MPSkipIntervalCommand()
    public let skipBackwardCommand = MPSkipIntervalCommand()
    public let changePlaybackPositionCommand = MPRemoteCommand()
}
/// A slider of the device's volume; empty here, since there is no sound.
open class MPVolumeView: UIView {
    open var showsVolumeSlider = true
    open var showsRouteButton = true
}
/// Access to the music library. There is none here.
open class MPMediaLibrary: NSObject {
    public enum AuthorizationStatus: Int, Sendable {
        case notDetermined
        case denied
        case restricted
        case authorized
    }
}
public typealias MPMediaLibraryAuthorizationStatus = MPMediaLibrary.AuthorizationStatus
extension MPMediaLibrary {
    public class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    /// Calls the handler with `.denied` before it returns.
    public class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}
#endif
