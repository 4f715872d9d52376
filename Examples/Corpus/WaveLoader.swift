import UIKit

/// Bars that rise one after the other while something loads. A touch pauses them.
@MainActor
final class WaveLoader: UIView {
    let replicator = CAReplicatorLayer()
    let bar = CALayer()
    var hidesWhenStopped = true
    private(set) var isAnimating = false

    static let duration: CFTimeInterval = 1
    static let count = 5

    override class var layerClass: AnyClass { CALayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        bar.backgroundColor = UIColor.systemBlue.cgColor
        bar.cornerRadius = 2
        bar.anchorPoint = CGPoint(x: 0.5, y: 1)
        replicator.addSublayer(bar)
        replicator.instanceCount = WaveLoader.count
        replicator.instanceDelay = 0.1
        replicator.instanceAlphaOffset = -0.15
        layer.addSublayer(replicator)
        isHidden = hidesWhenStopped
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 40) }

    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        guard layer === self.layer else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        replicator.frame = bounds
        let step = bounds.width / CGFloat(WaveLoader.count)
        bar.bounds = CGRect(x: 0, y: 0, width: step / 2, height: bounds.height)
        bar.position = CGPoint(x: step / 2, y: bounds.height)
        replicator.instanceTransform = CATransform3DMakeTranslation(step, 0, 0)
        CATransaction.commit()
    }

    func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        let height = CAKeyframeAnimation(keyPath: "transform.scale.y")
        height.values = [0.2, 1, 0.2]
        height.keyTimes = [0, 0.4, 1]
        height.calculationMode = .linear
        let color = CABasicAnimation(keyPath: "backgroundColor")
        color.fromValue = UIColor.red.cgColor
        color.toValue = UIColor.blue.cgColor
        let group = CAAnimationGroup()
        group.animations = [height, color]
        group.duration = WaveLoader.duration
        group.repeatCount = .infinity
        bar.add(group, forKey: "wave")
    }

    func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        bar.removeAllAnimations()
        isHidden = hidesWhenStopped
    }

    /// Stops the time of the layer and its animations.
    private func pause() {
        let now = replicator.convertTime(CACurrentMediaTime(), from: nil)
        replicator.speed = 0
        replicator.timeOffset = now
    }

    private func resume() {
        let paused = replicator.timeOffset
        replicator.speed = 1
        replicator.timeOffset = 0
        replicator.beginTime = 0
        let since = replicator.convertTime(CACurrentMediaTime(), from: nil) - paused
        replicator.beginTime = since
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pause() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { resume() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { resume() }
}
