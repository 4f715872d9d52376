#if AppleModules
import UIKit

/// Media of a file. Media are not read here: an asset has no tracks and no duration.
open class AVAsset: NSObject, @unchecked Sendable {
    public override init() {}
    public convenience init(url URL: URL) { self.init() }
    open var duration: CMTime { .zero }
    open var tracks: [AVAssetTrack] { [] }
    open var isPlayable: Bool { false }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    open func cancelLoading() {}
    /// Calls the handler before it returns.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        handler?()
    }
}
/// Media at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init()
    }
}
/// A track of media.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var timeRange: CMTimeRange { .zero }
    open var mediaType: AVMediaType { .video }
}
/// Pictures of a video. There is no video here: each request fails.
open class AVAssetImageGenerator: NSObject {
    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    public init(asset: AVAsset) { self.asset = asset }
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw MissingServiceError("There is no video.")
    }
    /// Calls the handler with an error for each time before it returns.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for _ in requestedTimes { handler(.invalid, nil, .invalid, .failed, MissingServiceError("There is no video.")) }
    }
    open func cancelAllCGImageGeneration() {}
    public enum Result: Int, Sendable {
        case succeeded
        case failed
        case cancelled
    }
}
extension NSValue {
    /// A value in place of a time, which is not kept.
    public convenience init(time: CMTime) { self.init(cgPoint: CGPoint(x: time.seconds, y: 0)) }
}
#endif
