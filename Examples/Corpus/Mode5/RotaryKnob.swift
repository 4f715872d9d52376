import UIKit

protocol RotaryKnobDelegate: AnyObject {
    func rotaryKnob(_ knob: RotaryKnob, didChangeTo value: Float)
}

/// A knob that turns through 270°, from 7:30 to 4:30 on a clock's face.
class RotaryKnob: UIControl {
    weak var delegate: RotaryKnobDelegate?

    var minimumValue: Float = 0
    var maximumValue: Float = 1
    var isContinuous = true
    private(set) var value: Float = 0.5

    var lineWidth: CGFloat = 6 {
        didSet {
            trackLayer.lineWidth = lineWidth
            pointerLayer.lineWidth = lineWidth
            setNeedsLayout()
        }
    }

    let trackLayer = CAShapeLayer()
    let pointerLayer = CAShapeLayer()

    private let startAngle = -CGFloat.pi * 3 / 4
    private let endAngle = CGFloat.pi * 3 / 4
    private var lastAngle: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        for shape in [trackLayer, pointerLayer] {
            shape.fillColor = UIColor.clear.cgColor
            shape.strokeColor = tintColor.cgColor
            shape.lineWidth = lineWidth
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
        for shape in [trackLayer, pointerLayer] {
            shape.bounds = bounds
            shape.position = center
        }
        trackLayer.path =
            UIBezierPath(
                arcCenter: center, radius: radius, startAngle: startAngle - .pi / 2, endAngle: endAngle - .pi / 2,
                clockwise: true
            ).cgPath
        let pointer = UIBezierPath()
        pointer.move(to: CGPoint(x: center.x, y: center.y - radius))
        pointer.addLine(to: CGPoint(x: center.x, y: center.y - radius / 2))
        pointerLayer.path = pointer.cgPath
        pointerLayer.transform = CATransform3DMakeRotation(angle(for: value), 0, 0, 1)
        CATransaction.commit()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        trackLayer.strokeColor = tintColor.cgColor
        pointerLayer.strokeColor = tintColor.cgColor
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 120) }

    func setValue(_ newValue: Float, animated: Bool = false) {
        let clamped = min(maximumValue, max(minimumValue, newValue))
        let from = angle(for: value)
        let to = angle(for: clamped)
        value = clamped
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        pointerLayer.transform = CATransform3DMakeRotation(to, 0, 0, 1)
        if animated {
            let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            turn.values = [from, (from + to) / 2, to]
            turn.keyTimes = [0, 0.5, 1]
            turn.timingFunctions = [
                CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .easeInEaseOut),
            ]
            turn.duration = 0.4
            pointerLayer.add(turn, forKey: "turn")
        }
        CATransaction.commit()
    }

    // MARK: Tracking

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lastAngle = angle(of: touch)
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let angle = self.angle(of: touch)
        var delta = angle - lastAngle
        if delta > .pi { delta -= 2 * .pi }
        if delta <= -.pi { delta += 2 * .pi }
        lastAngle = angle
        let range = CGFloat(maximumValue - minimumValue)
        setValue(value + Float(delta / (endAngle - startAngle) * range))
        delegate?.rotaryKnob(self, didChangeTo: value)
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    private func angle(of touch: UITouch) -> CGFloat {
        let point = touch.location(in: self)
        return atan2(point.y - bounds.midY, point.x - bounds.midX)
    }

    private func angle(for value: Float) -> CGFloat {
        let share = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
        return startAngle + share * (endAngle - startAngle)
    }
}
