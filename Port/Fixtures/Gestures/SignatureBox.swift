import UIKit

/// A box for a signature. The menu and a shake clear it.
@IBDesignable
class SignatureBox: UIView {
    @IBInspectable var strokeWidth: CGFloat = 2
    @IBInspectable var strokeColor: UIColor = .black

    fileprivate(set) var lines: [[CGPoint]] = []
    fileprivate var current: UITouch?

    @objc dynamic var isEmpty = true

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(clear(_:)): return !isEmpty
        case #selector(UIResponderStandardEditActions.delete(_:)): return !isEmpty
        case #selector(copy(_:)), #selector(paste(_:)): return false
        default: return super.canPerformAction(action, withSender: sender)
        }
    }

    @objc func clear(_ sender: Any?) {
        lines.removeAll()
        isEmpty = true
        setNeedsDisplay()
    }

    override func delete(_ sender: Any?) {
        clear(sender)
    }

    override func draw(_ rect: CGRect) {
        strokeColor.setStroke()
        for line in lines where line.count > 1 {
            let path = UIBezierPath()
            path.lineWidth = strokeWidth
            path.move(to: line[0])
            line.dropFirst().forEach(path.addLine(to:))
            path.stroke()
        }
    }
}

// MARK: - Touches

extension SignatureBox {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard current == nil, let touch = touches.first else { return }
        becomeFirstResponder()
        current = touch
        lines.append([touch.location(in: self)])
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = current, touches.contains(touch) else { return }
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
            lines[lines.count - 1].append(sample.location(in: self))
        }
        isEmpty = false
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = current, touches.contains(touch) else { return }
        if lines.last?.count == 1 { lines.removeLast() }
        current = nil
        NotificationCenter.default.post(name: SignatureBox.didSign, object: self)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard current != nil else { return }
        lines.removeLast()
        current = nil
    }

    static let didSign = NSNotification.Name(rawValue: "SignatureBoxDidSign")
}

final class SignatureScreen: UIViewController {
    @IBOutlet var box: SignatureBox!
    @IBOutlet var clearButton: UIButton!
    @IBOutlet var doneButton: UIButton!
    private(set) var signed = 0
    private(set) var observations: [Bool] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        box = SignatureBox(frame: CGRect(x: 20, y: 200, width: 350, height: 200))
        view.addSubview(box)
        clearButton = UIButton(type: .system)
        clearButton.frame = CGRect(x: 20, y: 420, width: 100, height: 44)
        clearButton.setTitle("Clear", for: .normal)
        // Without a target, the action goes to the first responder that can clear.
        clearButton.addTarget(nil, action: #selector(SignatureBox.clear(_:)), for: .touchUpInside)
        view.addSubview(clearButton)

        NotificationCenter.default.addObserver(
            self, selector: #selector(didSign(_:)), name: SignatureBox.didSign, object: box)
        box.addObserver(self, forKeyPath: #keyPath(SignatureBox.isEmpty), options: [.new, .old], context: nil)
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == #keyPath(SignatureBox.isEmpty) else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        if let new = change?[.newKey] as? Bool, let old = change?[.oldKey] as? Bool, new != old {
            observations.append(new)
        }
    }

    @objc func didSign(_ notification: NSNotification) {
        guard notification.object as? SignatureBox === box else { return }
        signed += 1
    }

    deinit {
        box?.removeObserver(self, forKeyPath: #keyPath(SignatureBox.isEmpty))
    }
}
