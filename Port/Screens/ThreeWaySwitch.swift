import UIKit

@objc enum ThreeWay: Int { case off, auto, on }

@IBDesignable @objcMembers
class ThreeWaySwitch: UIControl {
    @IBInspectable var stateIndex: Int {
        get { position.rawValue }
        set { position = ThreeWay(rawValue: newValue) ?? .off }
    }

    dynamic var position: ThreeWay = .off { didSet { setNeedsLayout() } }
    let thumb = UIView()
    private var moved = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        thumb.isUserInteractionEnabled = false
        addSubview(thumb)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    // Without a word of Objective-C, but overriding.
    override func layoutSubviews() {
        super.layoutSubviews()
        let third = bounds.width / 3
        thumb.frame = CGRect(x: CGFloat(position.rawValue) * third, y: 0, width: third, height: bounds.height)
    }

    private func set(_ touch: UITouch) {
        let index = Int(touch.location(in: self).x / (bounds.width / 3))
        let new = ThreeWay(rawValue: min(max(0, index), 2))!
        guard new != position else { return }
        position = new
        sendActions(for: .valueChanged)
    }
}

extension ThreeWaySwitch {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        set(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        set(touch)
        return true
    }

    override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            super.isEnabled = newValue
            alpha = newValue ? 1 : 0.5
        }
    }
}

final class LampController: UIViewController {
    @IBOutlet var lamp: ThreeWaySwitch!
    private(set) var log: [Int] = []
    private(set) var observed = 0
    private var registered = false

    override func viewDidLoad() {
        super.viewDidLoad()
        lamp = ThreeWaySwitch(frame: CGRect(x: 45, y: 300, width: 300, height: 50))
        lamp.addTarget(self, action: #selector(self.lampChanged), for: .valueChanged)
        view.addSubview(lamp)
        lamp.addObserver(self, forKeyPath: #keyPath(ThreeWaySwitch.position), options: [], context: nil)
        registered = true
        NotificationCenter.default.addObserver(
            self, selector: #selector(LampController.nightFalls(_:)), name: Notification.Name(rawValue: "night"), object: nil)
    }

    @IBAction private func lampChanged(_ sender: ThreeWaySwitch) { log.append(sender.stateIndex) }

    @objc private func nightFalls(_ note: Notification) {
        perform(#selector(turn(to:)), with: NSNumber(value: 2))
    }

    @objc private func turn(to index: NSNumber) { lamp.stateIndex = index.intValue }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if object as? ThreeWaySwitch === lamp, keyPath == "position" { observed += 1 }
    }

    deinit {
        if registered { lamp.removeObserver(self, forKeyPath: #keyPath(ThreeWaySwitch.position)) }
    }
}
