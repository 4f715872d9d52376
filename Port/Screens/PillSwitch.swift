import UIKit

/// A switch of one's own: tapped or dragged.
@IBDesignable
open class PillSwitch: UIControl {
    @IBInspectable public var onColor: UIColor = .systemGreen { didSet { refresh() } }
    @IBInspectable public var offColor: UIColor = .systemGray5 { didSet { refresh() } }

    @objc dynamic open var isOn: Bool = false { didSet { refresh() } }

    public let knob = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        prepare()
    }

    private func prepare() {
        knob.isUserInteractionEnabled = false
        knob.backgroundColor = .white
        addSubview(knob)
        let tap = UITapGestureRecognizer(target: self, action: #selector(didTap))
        let swipes = [UISwipeGestureRecognizer.Direction.left, .right].map { direction -> UISwipeGestureRecognizer in
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(didSwipe(_:)))
            swipe.direction = direction
            return swipe
        }
        ([tap] + swipes).forEach(addGestureRecognizer)
        refresh()
    }

    @objc(handleTap) private func didTap() { flip(to: !isOn) }

    @objc(handleSwipe:)
    private func didSwipe(_ swipe: UISwipeGestureRecognizer) { flip(to: swipe.direction == .right) }

    private func flip(to on: Bool) {
        guard on != isOn else { return }
        isOn = on
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func refresh() {
        backgroundColor = isOn ? onColor : offColor
        setNeedsLayout()
    }
}

extension PillSwitch {
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.height - 4
        knob.frame = CGRect(x: isOn ? bounds.width - side - 2 : 2, y: 2, width: side, height: side)
        knob.layer.cornerRadius = side / 2
    }
}

final class SettingsViewController: UIViewController {
    @IBOutlet var wifi: PillSwitch!
    @IBOutlet var plane: PillSwitch!
    private(set) var log: [String] = []
    private var observations: [NSKeyValueObservation] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        wifi = PillSwitch(frame: CGRect(x: 300, y: 100, width: 60, height: 32))
        plane = PillSwitch(frame: CGRect(x: 300, y: 200, width: 60, height: 32))
        view.addSubview(wifi)
        view.addSubview(plane)

        let changed = #selector(switchChanged(_:))
        wifi.addTarget(self, action: changed, for: .valueChanged)
        plane.addTarget(self, action: changed, for: .valueChanged)
        observations = [
            plane.observe(\.isOn) { [weak self] plane, _ in
                if plane.isOn { self?.wifi.isOn = false }
            }
        ]
    }

    @IBAction func switchChanged(_ sender: PillSwitch) {
        log.append("\(sender === wifi ? "wifi" : "plane") \(sender.isOn ? "on" : "off")")
    }

    /// Stops listening to one of them.
    func mute(_ pill: PillSwitch) {
        pill.removeTarget(self, action: #selector(switchChanged(_:)), for: .valueChanged)
    }

    var wifiActions: [String] { wifi.actions(forTarget: self, forControlEvent: .valueChanged) ?? [] }
}
