import UIKit

fileprivate extension Selector {
    static let play = #selector(PlaybackPanel.play)
    static let nudge = #selector(PlaybackPanel.nudge(_:))
}

class PlaybackPanel: UIView {
    private let playButton: UIButton = {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.setTitle("Play", for: .normal)
        return button
    }()
    /// `self` does not exist yet, so the action goes up the responder chain.
    private let stopButton: UIButton = {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 0, width: 100, height: 44)
        button.addTarget(self, action: #selector(stop), for: .touchUpInside)
        return button
    }()
    private(set) var log: [String] = []
    private var link: CADisplayLink?

    override class var layerClass: AnyClass { CAShapeLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(playButton)
        addSubview(stopButton)
        playButton.addTarget(self, action: .play, for: .touchUpInside)
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: .nudge))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc fileprivate func play() {
        log.append("play")
        link = CADisplayLink(target: self, selector: #selector(step(_:)))
        link?.add(to: .main, forMode: .common)
    }

    @objc func stop() {
        log.append("stop")
        link?.invalidate()
    }

    @objc fileprivate func nudge(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { log.append("nudge") }
    }

    @objc private func step(_ link: CADisplayLink) {
        if log.last != "step" { log.append("step") }
    }
}
