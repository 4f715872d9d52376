import UIKit

@objc protocol QuantityStepperDelegate: class {
    @objc optional func quantityStepper(_ stepper: QuantityStepper, changedTo quantity: Int)
    @objc optional func quantityStepperReachedLimit(_ stepper: QuantityStepper)
}

private var deltaKey: UInt8 = 0

private extension UIButton {
    /// What a press of it adds.
    @objc var delta: Int {
        get { objc_getAssociatedObject(self, &deltaKey) as? Int ?? 0 }
        set { objc_setAssociatedObject(self, &deltaKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// Minus, a number, plus. A held button repeats.
@IBDesignable @objcMembers
class QuantityStepper: UIControl {
    @IBInspectable var minimum: Int = 0
    @IBInspectable var maximum: Int = 20

    dynamic var quantity: Int = 1 {
        didSet {
            label.text = "\(quantity)"
            if quantity != oldValue {
                delegate?.quantityStepper?(self, changedTo: quantity)
                sendActions(for: .valueChanged)
            }
        }
    }

    weak var delegate: QuantityStepperDelegate?

    private let minus = UIButton(type: .system)
    private let plus = UIButton(type: .system)
    private let label = UILabel()
    private var timer: Timer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (button, title) in [(minus, "−"), (plus, "+")] {
            button.setTitle(title, for: .normal)
            button.delta = button === plus ? 1 : -1
            button.addTarget(self, action: #selector(down(_:)), for: .touchDown)
            button.addTarget(self, action: #selector(up), for: [.touchUpInside, .touchUpOutside, .touchCancel])
            addSubview(button)
        }
        label.text = "\(quantity)"
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height
        minus.frame = CGRect(x: 0, y: 0, width: side, height: side)
        plus.frame = CGRect(x: bounds.width - side, y: 0, width: side, height: side)
        label.frame = CGRect(x: side, y: 0, width: bounds.width - 2 * side, height: side)
    }

    func down(_ sender: UIButton) {
        step(sender.delta)
        timer?.invalidate()
        timer = Timer.scheduledTimer(
            timeInterval: 0.2, target: self, selector: #selector(tick(_:)), userInfo: sender.delta,
            repeats: true)
    }

    func up() {
        timer?.invalidate()
        timer = nil
    }

    func tick(_ timer: Timer) {
        guard let delta = timer.userInfo as? Int else { return }
        step(delta)
    }

    private func step(_ delta: Int) {
        let next = quantity + delta
        guard (minimum...maximum).contains(next) else {
            delegate?.quantityStepperReachedLimit?(self)
            up()
            return
        }
        quantity = next
    }

    var isRepeating: Bool { timer?.isValid ?? false }
}

final class BasketViewController: UIViewController, QuantityStepperDelegate {
    let stepper = QuantityStepper(frame: CGRect(x: 100, y: 400, width: 190, height: 50))
    private(set) var limits = 0
    private(set) var values: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stepper)
        stepper.delegate = self
        stepper.addTarget(self, action: Selector("quantityChanged:"), for: .valueChanged)
    }

    @objc func quantityChanged(_ sender: QuantityStepper) {
        values.append(sender.quantity)
    }

    func quantityStepperReachedLimit(_ stepper: QuantityStepper) { limits += 1 }
}
