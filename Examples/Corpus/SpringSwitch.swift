import UIKit

/// A switch whose knob moves with a spring animation.
@MainActor
final class SpringSwitch: UIControl {
    private(set) var isOn = false
    var onTint = UIColor.systemGreen { didSet { refresh() } }

    let track = CALayer()
    let knob = CALayer()
    private var knobAtStart: CGFloat = 0
    private var hasMoved = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(track)
        layer.addSublayer(knob)
        track.backgroundColor = UIColor.lightGray.cgColor
        knob.backgroundColor = UIColor.white.cgColor
        knob.shadowOpacity = 0.3
        knob.shadowRadius = 2
        knob.shadowOffset = CGSize(width: 0, height: 1)
        accessibilityTraits = [.button]
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 32) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var offX: CGFloat { 16 }
    private var onX: CGFloat { bounds.width - 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        withoutActions {
            track.frame = bounds
            track.cornerRadius = bounds.height / 2
            knob.bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
            knob.cornerRadius = 14
            knob.shadowPath = CGPath(ellipseIn: knob.bounds, transform: nil)
            knob.position = CGPoint(x: isOn ? onX : offX, y: bounds.midY)
        }
    }

    private func withoutActions(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
    }

    private func refresh() {
        track.backgroundColor = (isOn ? onTint : .lightGray).cgColor
    }

    func setOn(_ on: Bool, animated: Bool) {
        let from = knob.presentation()?.position.x ?? knob.position.x
        isOn = on
        let to = on ? onX : offX
        withoutActions { knob.position.x = to }
        CATransaction.begin()
        CATransaction.setAnimationDuration(animated ? 0.5 : 0)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        refresh()
        CATransaction.commit()
        guard animated else {
            knob.removeAllAnimations()
            return
        }
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = from
        spring.toValue = to
        spring.mass = 1
        spring.stiffness = 400
        spring.damping = 20
        spring.initialVelocity = 0
        spring.duration = spring.settlingDuration
        knob.add(spring, forKey: "throw")
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasMoved = false
        knobAtStart = knob.position.x
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let before = touch.previousLocation(in: self).x
        let x = touch.location(in: self).x
        guard x != before else { return true }
        hasMoved = true
        withoutActions { knob.position.x = min(max(knob.position.x + x - before, offX), onX) }
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let isOnNow = hasMoved ? knob.position.x > bounds.midX : !isOn
        let changed = isOnNow != isOn
        setOn(isOnNow, animated: true)
        if changed { sendActions(for: .valueChanged) }
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        setOn(isOn, animated: true)
    }
}
