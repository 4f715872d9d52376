import UIKit

/// Pressed longer it goes faster.
@IBDesignable
class HoldStepper: UIControl {
    @IBInspectable var step: Double = 1
    @objc dynamic var value: Double = 0

    private var timer: Timer? {
        willSet { timer?.invalidate() }
    }
    private var fired = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(began), for: .touchDown)
        addTarget(self, action: #selector(over(_:event:)), for: [.touchUpInside, .touchUpOutside, .touchCancel, .touchDragExit])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    @objc private func began() {
        fired = 0
        change()
        schedule(after: 0.4)
    }

    private func schedule(after seconds: TimeInterval) {
        let info: NSDictionary = ["seconds": seconds]
        timer = Timer.scheduledTimer(
            timeInterval: seconds, target: self, selector: #selector(fire(timer:)), userInfo: info, repeats: false)
    }

    @objc func fire(timer: Timer) {
        fired += 1
        change()
        let last = (timer.userInfo as? [String: Double])?["seconds"] ?? 0.4
        schedule(after: max(0.1, last / 2))
    }

    private func change() {
        value += step
        let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
        fade.fromValue = 0.5
        layer.add(fade, forKey: #keyPath(CALayer.opacity))
        sendActions(for: .valueChanged)
    }

    @objc private func over(_ sender: HoldStepper, event: UIEvent) { timer = nil }
}

extension HoldStepper {
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if action == #selector(began) { sent.append("began") }
        super.sendAction(action, to: target, for: event)
    }
}

private var sentKey: UInt8 = 0

extension HoldStepper {
    var sent: [String] {
        get { objc_getAssociatedObject(self, &sentKey) as? [String] ?? [] }
        set { objc_setAssociatedObject(self, &sentKey, newValue, .OBJC_ASSOCIATION_COPY) }
    }
}

final class ThermostatController: UIViewController {
    @IBOutlet private(set) var up: HoldStepper!
    private(set) var values: [Double] = []

    override func loadView() {
        super.loadView()
        up = HoldStepper(frame: CGRect(x: 150, y: 400, width: 90, height: 60))
        view.addSubview(up)
        let selector = NSSelectorFromString("changed:")
        up.addTarget(self, action: selector, for: .valueChanged)
    }

    @objc dynamic func changed(_ sender: HoldStepper) { values.append(sender.value) }
}
