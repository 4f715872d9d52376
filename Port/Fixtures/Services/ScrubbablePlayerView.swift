import UIKit
import AVFoundation

class ScrubbablePlayerView: UIView {
    override static var layerClass: AnyClass { AVPlayerLayer.self }
    private var playerLayer: AVPlayerLayer { layer as! AVPlayerLayer }
    var player: AVPlayer? {
        get { playerLayer.player }
        set { playerLayer.player = newValue }
    }
    private var startTime = CMTime.zero
    private var token: NSObjectProtocol?
    override func didMoveToWindow() {
        super.didMoveToWindow()
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
        token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player?.currentItem, queue: .main
        ) { [weak self] _ in
            self?.player?.seek(to: CMTime.zero)
            self?.player?.play()
        }
    }
    @objc private func pan(_ g: UIPanGestureRecognizer) {
        guard let player, let item = player.currentItem else { return }
        switch g.state {
        case .began: player.pause(); startTime = player.currentTime()
        case .changed:
            let total = CMTimeGetSeconds(item.duration)
            guard total.isFinite else { return }
            let s = startTime.seconds + Double(g.translation(in: self).x / bounds.width) * total
            player.seek(
                to: CMTime(seconds: s, preferredTimescale: CMTimeScale(NSEC_PER_SEC)), toleranceBefore: .zero,
                toleranceAfter: .zero)
        default: player.play()
        }
    }
}
