import UIKit

@objc protocol VolumeKnobDelegate: AnyObject {
    func volumeKnob(_ knob: VolumeKnob, didChange value: Float)
    @objc optional func volumeKnobDidBeginTurning(_ knob: VolumeKnob)
    @objc optional func volumeKnob(_ knob: VolumeKnob, mayTurnTo value: Float) -> Bool
}

@IBDesignable
class VolumeKnob: UIControl {

    @IBInspectable var minimumValue: Float = 0
    @IBInspectable var maximumValue: Float = 11 { didSet { setNeedsDisplay() } }
    @IBInspectable public var knobColor: UIColor = .darkGray { didSet { setNeedsDisplay() } }
    @IBInspectable @objc dynamic private(set) var value: Float = 5

    @IBOutlet weak var delegate: VolumeKnobDelegate?

    private lazy var doubleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: #selector(reset))
        tap.numberOfTapsRequired = 2
        return tap
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(VolumeKnob.turned(_:))))
        addGestureRecognizer(doubleTap)
    }

    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        value = maximumValue / 2
    }

    @objc fileprivate func turned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            delegate?.volumeKnobDidBeginTurning?(self)
        case .changed:
            let moved = Float(-pan.translation(in: self).y) / 20
            pan.setTranslation(.zero, in: self)
            set(value + moved)
        default:
            break
        }
    }

    @objc private func reset() { set(minimumValue) }

    private func set(_ new: Float) {
        let limited = min(max(new, minimumValue), maximumValue)
        guard delegate?.volumeKnob?(self, mayTurnTo: limited) ?? true else { return }
        value = limited
        delegate?.volumeKnob(self, didChange: value)
        sendActions(for: .valueChanged)
    }
}
