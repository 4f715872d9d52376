import UIKit

@objc protocol PinViewDelegate: AnyObject {
    func pinView(_ view: PinView, didComplete code: String)
    @objc optional func pinViewDidChange(_ view: PinView)
}

/// A field for one digit.
final class DigitBox: UIView {
    let label = UILabel()
    let caret = UIView()

    var isCurrent = false {
        didSet {
            layer.borderColor = (isCurrent ? UIColor.systemBlue : UIColor.lightGray).cgColor
            caret.isHidden = !isCurrent
            caret.layer.removeAnimation(forKey: "blink")
            guard isCurrent else { return }
            let blink = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
            blink.fromValue = 1
            blink.toValue = 0
            blink.duration = 0.5
            blink.autoreverses = true
            blink.repeatCount = .greatestFiniteMagnitude
            caret.layer.add(blink, forKey: "blink")
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.borderWidth = 1
        layer.cornerRadius = 6
        label.textAlignment = .center
        caret.backgroundColor = .systemBlue
        caret.isHidden = true
        addSubview(label)
        addSubview(caret)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        caret.frame = CGRect(x: bounds.midX - 1, y: 14, width: 2, height: bounds.height - 28)
    }
}

@IBDesignable
class PinView: UIControl, UIKeyInput {
    @IBOutlet weak var delegate: PinViewDelegate?
    @IBInspectable var length: Int = 4 { didSet { makeBoxes() } }
    @IBInspectable var masks: Bool = true
    var maskDelay: TimeInterval = 0.5
    private(set) var code = ""
    private(set) var boxes: [DigitBox] = []
    private var maskWork: DispatchWorkItem?
    private let stack = UIStackView()

    // UITextInputTraits
    var keyboardType: UIKeyboardType = .numberPad
    var isSecureTextEntry: Bool = false
    var textContentType: UITextContentType! = .oneTimeCode

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        stack.distribution = .fillEqually
        stack.spacing = 10
        stack.isUserInteractionEnabled = false
        addSubview(stack)
        addTarget(self, action: #selector(touched), for: .touchUpInside)
        makeBoxes()
    }

    private func makeBoxes() {
        boxes.forEach { $0.removeFromSuperview() }
        boxes = (0..<length).map { _ in DigitBox() }
        boxes.forEach(stack.addArrangedSubview)
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stack.frame = bounds
    }

    override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        defer { update() }
        return super.becomeFirstResponder()
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        defer { update() }
        return super.resignFirstResponder()
    }

    override var isEnabled: Bool {
        didSet {
            alpha = isEnabled ? 1 : 0.4
            if !isEnabled { resignFirstResponder() }
        }
    }

    @objc private func touched() { becomeFirstResponder() }

    var hasText: Bool { !code.isEmpty }

    func insertText(_ text: String) {
        let digits = text.filter { ("0"..."9").contains($0) }
        guard !digits.isEmpty, code.count < length else { return }
        code = String((code + digits).prefix(length))
        changed(shows: code.count - 1)
        if code.count == length { delegate?.pinView(self, didComplete: code) }
    }

    func deleteBackward() {
        guard hasText else { return }
        code.removeLast()
        changed(shows: nil)
    }

    func clear() {
        code = ""
        changed(shows: nil)
    }

    private func changed(shows index: Int?) {
        maskWork?.cancel()
        update(showing: index)
        if index != nil, masks {
            let work = DispatchWorkItem { [weak self] in self?.update() }
            maskWork = work
            DispatchQueue.main.asyncAfter(deadline: .now() + maskDelay, execute: work)
        }
        sendActions(for: .editingChanged)
        delegate?.pinViewDidChange?(self)
    }

    private func update(showing shown: Int? = nil) {
        let digits = Array(code)
        for (index, box) in boxes.enumerated() {
            if index < digits.count {
                box.label.text = masks && index != shown ? "•" : String(digits[index])
            } else {
                box.label.text = nil
            }
            box.isCurrent = isFirstResponder && index == digits.count
        }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(paste(_:)) && UIPasteboard.general.hasStrings
    }

    override func paste(_ sender: Any?) { insertText(UIPasteboard.general.string ?? "") }

    func shake() {
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [0, 12, -12, 8, -8, 0]
        shake.duration = 0.4
        shake.timingFunction = CAMediaTimingFunction(name: .easeOut)
        shake.isAdditive = true
        layer.add(shake, forKey: "shake")
    }
}

final class LockController: UIViewController, PinViewDelegate {
    let pinView = PinView(frame: CGRect(x: 70, y: 200, width: 250, height: 52))
    let message = UILabel(frame: CGRect(x: 20, y: 270, width: 350, height: 30))
    private let secret = "2468"
    private var failures = 0
    private var countdown: Timer?
    private(set) var secondsLeft = 0
    private(set) var log: [String] = []
    private(set) var keyboardHeight: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pinView.delegate = self
        view.addSubview(pinView)
        view.addSubview(message)
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil
        )
        center.addObserver(
            self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    @objc private func keyboardWillShow(_ notification: Notification) {
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        keyboardHeight = view.bounds.maxY - (value?.cgRectValue.minY ?? view.bounds.maxY)
    }

    @objc private func keyboardWillHide() { keyboardHeight = 0 }

    func pinView(_ view: PinView, didComplete code: String) {
        guard code != secret else {
            log.append("open")
            view.resignFirstResponder()
            return
        }
        failures += 1
        log.append("wrong \(failures)")
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        view.shake()
        view.clear()
        if failures == 3 { lock() }
    }

    private func lock() {
        pinView.isEnabled = false
        secondsLeft = 30
        tick()
        countdown = Timer(
            timeInterval: 1, target: self, selector: #selector(countDown(_:)), userInfo: nil, repeats: true)
        RunLoop.main.add(countdown!, forMode: .common)
    }

    private func tick() { message.text = secondsLeft > 0 ? "Wait \(secondsLeft) s" : nil }

    @objc private func countDown(_ timer: Timer) {
        secondsLeft -= 1
        tick()
        guard secondsLeft == 0 else { return }
        timer.invalidate()
        failures = 0
        pinView.isEnabled = true
        pinView.becomeFirstResponder()
    }
}
