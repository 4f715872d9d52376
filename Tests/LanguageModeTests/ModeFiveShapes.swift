import UIKit

// What people write in language mode 5 and compile for iOS without a warning, although much of it is on no actor: UIKit's isolation is
// `@preconcurrency`. This target is of that mode; that it compiles is half of the test.

protocol KnobDelegate: AnyObject {
    func knob(_ knob: Knob, turnedTo value: Double)
}

class Knob: UIControl {
    weak var delegate: KnobDelegate?
    static let shared = Knob()
    var value = 0.0 {
        didSet { delegate?.knob(self, turnedTo: value) }
    }
    lazy var label: UILabel = {
        let label = UILabel()
        label.text = "0"
        return label
    }()

    deinit { label.removeFromSuperview() }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        value += 1
        DispatchQueue.main.async { [weak self] in self?.setNeedsDisplay() }
        return true
    }
}

/// A model that owns its view, on no actor.
class CardModel {
    let view = UIView()
    let title = UILabel()

    init() { view.addSubview(title) }

    func flip() { view.isHidden.toggle() }
}

/// A delegate on no actor.
final class Turns: KnobDelegate {
    var values: [Double] = []

    func knob(_ knob: Knob, turnedTo value: Double) {
        knob.tag = Int(value)
        values.append(value)
    }
}

class Coordinator: NSObject {
    let pan = UIPanGestureRecognizer()

    override init() {
        super.init()
        pan.delegate = self
    }
}

extension Coordinator: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
}

protocol Shakeable {
    func shake()
}

extension Shakeable where Self: UIView {
    func shake() {
        transform = CGAffineTransform(translationX: 4, y: 0)
        UIView.animate(withDuration: 0.1) { self.transform = .identity }
    }
}

extension Knob: Shakeable {}

enum Look {
    case plain, loud

    func apply(to view: UIView) {
        view.backgroundColor = self == .loud ? .red : .white
        view.layer.cornerRadius = 3
    }
}

struct Screen {
    static var width: CGFloat { UIScreen.main.bounds.width }
}

func topController() -> UIViewController? { UIApplication.shared.keyWindow?.rootViewController }

func doubleTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
}

extension Array where Element: UIView {
    func hideAll() { forEach { $0.isHidden = true } }
}

let rootFrame: CGRect = UIScreen.main.bounds
