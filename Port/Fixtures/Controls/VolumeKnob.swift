import UIKit
import os.log

/// A knob that one finger turns around its center.
@IBDesignable
class VolumeKnob: UIControl {

    @IBInspectable var minimumValue: CGFloat = 0 { didSet { updateNeedle() } }
    @IBInspectable var maximumValue: CGFloat = 1 { didSet { updateNeedle() } }
    @IBInspectable var trackColor: UIColor = .systemGray4 { didSet { track.strokeColor = trackColor.cgColor } }

    @objc dynamic private(set) var value: CGFloat = 0

    private let track = CAShapeLayer()
    private let needle = CALayer()
    private var lastAngle: CGFloat?
    private static let log = OSLog(subsystem: "com.example.audio", category: "knob")

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp()
    }

    private func setUp() {
        track.fillColor = UIColor.clear.cgColor
        track.strokeColor = trackColor.cgColor
        track.lineWidth = 6
        layer.addSublayer(track)
        needle.backgroundColor = UIColor.systemBlue.cgColor
        layer.addSublayer(needle)

        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(Self.reset(_:)))
        doubleTap.numberOfTapsRequired = 2
        addGestureRecognizer(doubleTap)
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        setValue(0.5)
    }

    @objc(setKnobValue:)
    func setValue(_ newValue: CGFloat) {
        let clamped = min(max(newValue, minimumValue), maximumValue)
        guard clamped != value else { return }
        value = clamped
        updateNeedle()
    }

    @objc private func reset(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        os_log("reset from %f", log: VolumeKnob.log, type: .debug, Double(value))
        setValue(minimumValue)
        sendActions(for: .valueChanged)
    }

    private func updateNeedle() {
        let share = (value - minimumValue) / max(maximumValue - minimumValue, .leastNonzeroMagnitude)
        let angle = (share * 1.5 - 0.75) * .pi
        let turn = CABasicAnimation(keyPath: #keyPath(CALayer.transform))
        turn.duration = 0.1
        needle.add(turn, forKey: "turn")
        needle.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    }

    private func angle(of touch: UITouch) -> CGFloat {
        let p = touch.location(in: self)
        return atan2(p.y - bounds.midY, p.x - bounds.midX)
    }
}

// MARK: - Layout

extension VolumeKnob {
    override func layoutSubviews() {
        super.layoutSubviews()
        track.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).cgPath
        needle.bounds = CGRect(x: 0, y: 0, width: 4, height: bounds.height / 2)
        needle.anchorPoint = CGPoint(x: 0.5, y: 1)
        needle.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 120) }
}

// MARK: - Tracking

extension VolumeKnob {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lastAngle = angle(of: touch)
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let last = lastAngle else { return false }
        let now = angle(of: touch)
        var delta = now - last
        if delta > .pi { delta -= 2 * .pi }
        if delta < -.pi { delta += 2 * .pi }
        lastAngle = now
        setValue(value + delta / (1.5 * .pi) * (maximumValue - minimumValue))
        sendActions(for: .valueChanged)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        lastAngle = nil
    }
}

/// A controller with a knob and a label that observes the knob's value.
final class VolumeViewController: UIViewController {
    @IBOutlet private(set) var knob: VolumeKnob!
    @IBOutlet weak var valueLabel: UILabel!

    private(set) var changes = 0
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        let knob = VolumeKnob(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
        view.addSubview(knob)
        self.knob = knob
        let label = UILabel(frame: CGRect(x: 95, y: 520, width: 200, height: 30))
        view.addSubview(label)
        valueLabel = label

        knob.addTarget(self, action: #selector(knobChanged), for: .valueChanged)
        observation = knob.observe(\.value, options: [.initial, .new]) { [weak self] knob, change in
            self?.valueLabel.text = String(Int((change.newValue ?? knob.value) * 100))
        }
    }

    @IBAction private func knobChanged(_ sender: Any) {
        changes += 1
    }
}
