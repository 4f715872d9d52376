import UIKit

@objc protocol ModeToggleDelegate: AnyObject {
    @objc optional func modeToggleDidCancel(_ toggle: ModeToggle)
}

/// Two halves in a bar: a touch that ends on the other half changes the mode.
class ModeToggle: UIControl {
    weak var delegate: ModeToggleDelegate?
    @IBInspectable var isNight = false { didSet { setNeedsLayout() } }
    let thumb = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        thumb.isUserInteractionEnabled = false
        thumb.backgroundColor = .systemBlue
        addSubview(thumb)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 32) }

    override func layoutSubviews() {
        super.layoutSubviews()
        thumb.frame = CGRect(x: isNight ? bounds.midX : 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        thumb.alpha = 0.5
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        thumb.alpha = 1
        guard let point = touch?.location(in: self), bounds.contains(point) else {
            delegate?.modeToggleDidCancel?(self)
            return
        }
        let night = point.x > bounds.midX
        if night != isNight {
            isNight = night
            sendActions(for: .valueChanged)
        }
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        thumb.alpha = 1
    }
}

class ShelfController: UIViewController {
    let name: String
    private(set) var appearances: [String] = []
    private(set) var styles: [UIUserInterfaceStyle] = []

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); appearances.append("did") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); appearances.append("will") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); appearances.append("gone") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        styles.append(traitCollection.userInterfaceStyle)
    }
}

class LibraryController: UIViewController, ModeToggleDelegate {
    let segments = UISegmentedControl(items: ["Books", "Films", "Music"])
    let toggle = ModeToggle(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
    let shelves = ["Books", "Films", "Music"].map { ShelfController(name: $0) }
    private(set) var cancels = 0
    private var shown: ShelfController { shelves[index] }
    private(set) var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        toggle.delegate = self
        toggle.addTarget(self, action: #selector(modeChanged(_:)), for: .valueChanged)
        navigationItem.titleView = toggle
        segments.selectedSegmentIndex = 0
        segments.frame = CGRect(x: 45, y: 60, width: 300, height: 32)
        segments.addTarget(self, action: #selector(segmentChanged(_:)), for: .valueChanged)
        view.addSubview(segments)
        addChild(shown)
        place(shown)
        view.addSubview(shown.view)
        shown.didMove(toParent: self)
    }

    private func place(_ shelf: UIViewController) {
        shelf.view.frame = CGRect(x: 0, y: 108, width: view.bounds.width, height: view.bounds.height - 108)
    }

    @objc func modeChanged(_ sender: ModeToggle) {
        shelves.forEach { $0.overrideUserInterfaceStyle = sender.isNight ? .dark : .light }
    }

    @IBAction func segmentChanged(_ sender: UISegmentedControl) {
        let old = shown, next = shelves[sender.selectedSegmentIndex]
        guard old !== next else { return }
        index = sender.selectedSegmentIndex
        old.willMove(toParent: nil)
        addChild(next)
        place(next)
        sender.isUserInteractionEnabled = false
        transition(from: old, to: next, duration: 0.25, options: .transitionCrossDissolve, animations: {}) { _ in
            old.removeFromParent()
            next.didMove(toParent: self)
            sender.isUserInteractionEnabled = true
        }
    }

    func modeToggleDidCancel(_ toggle: ModeToggle) { cancels += 1 }
}
