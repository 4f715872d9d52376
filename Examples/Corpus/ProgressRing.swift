import UIKit

/// A ring that fills clockwise from the top. A tap adds a quarter; a long press empties it.
class ProgressRing: UIView {
    enum Style { case thin, thick }

    static var defaultDuration: CFTimeInterval = 1

    let trackRing = CAShapeLayer()
    let label = UILabel()
    var onCompletion: (() -> Void)?
    private(set) var progress: CGFloat = 0

    override class var layerClass: AnyClass { CAShapeLayer.self }

    var ring: CAShapeLayer { layer as! CAShapeLayer }

    var style: Style = .thick {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        configure()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        configure()
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        setProgress(0.66, animated: false)
    }

    private func configure() {
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemBlue.cgColor
        ring.lineCap = .butt
        ring.strokeEnd = 0
        trackRing.fillColor = nil
        trackRing.strokeColor = UIColor(white: 0.9, alpha: 1).cgColor
        trackRing.zPosition = -1
        layer.addSublayer(trackRing)
        label.font = UIFont.monospacedDigitSystemFont(ofSize: 24, weight: .semibold)
        label.textAlignment = .center
        label.text = "0%"
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: ProgressRing.tapped))
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: ProgressRing.pressed))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = style == .thin ? 4 : 20
        let radius = (min(bounds.width, bounds.height) - width) / 2
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius,
            startAngle: -.pi / 2, endAngle: .pi * 3 / 2, clockwise: true)
        ring.path = path.cgPath
        ring.lineWidth = width
        trackRing.path = path.cgPath
        trackRing.lineWidth = width
        trackRing.frame = bounds
        label.frame = bounds.insetBy(dx: width, dy: width)
    }

    func setProgress(_ newValue: CGFloat, animated: Bool) {
        let old = ring.presentation()?.strokeEnd ?? ring.strokeEnd
        progress = min(1, max(0, newValue))
        label.text = "\(Int((progress * 100).rounded()))%"
        guard animated else {
            ring.removeAnimation(forKey: "progress")
            ring.strokeEnd = progress
            return
        }
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            guard let self = self, self.progress == 1 else { return }
            self.onCompletion?()
        }
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = old
        animation.toValue = progress
        animation.duration = ProgressRing.defaultDuration
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        ring.strokeEnd = progress
        ring.add(animation, forKey: "progress")
        CATransaction.commit()
    }

    func tapped(_ tap: UITapGestureRecognizer) {
        setProgress(progress + 0.25, animated: true)
    }

    func pressed(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { setProgress(0, animated: false) }
    }
}
