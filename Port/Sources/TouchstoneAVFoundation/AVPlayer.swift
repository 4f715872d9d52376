#if AppleModules
import UIKit

/// Media that a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown
        case readyToPlay
        case failed
    }
    public let asset: AVAsset
    public init(asset: AVAsset) { self.asset = asset }
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }
    open var status: Status { .unknown }
    open var duration: CMTime { .indefinite }
    open var presentationSize: CGSize { .zero }
    open var error: (any Error)? { nil }
    open var loadedTimeRanges: [NSValue] { [] }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open func currentTime() -> CMTime { player?.currentTime() ?? .zero }
    /// Moves to a time; the handler is called before the method returns.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        player?.seek(to: time)
        completionHandler?(true)
    }
    weak var player: AVPlayer?

    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
}
extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification")
}

/// Plays media. There is no video and no sound here: the rate, the time and the volume are stored, time does not advance, and the first `play()`
/// logs this.
open class AVPlayer: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable {
        case unknown
        case readyToPlay
        case failed
    }
    public enum TimeControlStatus: Int, Sendable {
        case paused
        case waitingToPlayAtSpecifiedRate
        case playing
    }
    public enum ActionAtItemEnd: Int, Sendable {
        case advance
        case pause
        case none
    }
    open private(set) var currentItem: AVPlayerItem?
    /// The rate, as it was set; time does not advance.
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    private var time = CMTime.zero
    private var hasLogged = false

    public override init() {}
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        replaceCurrentItem(with: item)
    }
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem = item
        item?.player = self
        time = .zero
    }
    open func play() {
        rate = 1
        guard !hasLogged else { return }
        hasLogged = true
        logMissingService("AVPlayer", "There is no video and no sound, so time does not advance.")
    }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) {
        play()
        self.rate = rate
    }
    open func currentTime() -> CMTime { time }
    open func seek(to time: CMTime) { self.time = time }
    /// Moves to a time; the handler is called before the method returns.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        self.time = time
        completionHandler(true)
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
    /// Moves to a time; the handler is called before the method returns.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
    /// Returns an observer that is never called, since time does not advance.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Returns an observer that is never called, since time does not advance.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

/// Plays media one after the other; only the first is current here.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue = items
    }
    open func items() -> [AVPlayerItem] { queue }
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        replaceCurrentItem(with: queue.first)
    }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let index = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: index)
        if currentItem == nil { replaceCurrentItem(with: queue.first) }
    }
    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }
}
/// Repeats media.
open class AVPlayerLooper: NSObject {
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) { player.insert(itemToLoop, after: nil) }
    open func disableLooping() {}
}

/// The layer that shows a video; empty here.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }
    public override init() { super.init() }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
#endif
