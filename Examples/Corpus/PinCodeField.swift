import UIKit

/// A field for a short code: one box for each digit, with the keyboard but without a text field.
class PinCodeField: UIView, UIKeyInput, UITextInputTraits {
    let length: Int
    private(set) var code = ""
    var onComplete: ((String) -> Void)?
    var keyboardType: UIKeyboardType = .numberPad
    var isSecureTextEntry = false { didSet { refresh() } }

    private let stack = UIStackView()
    private(set) var boxes: [UILabel] = []

    init(length: Int = 4) {
        self.length = length
        super.init(frame: .zero)
        stack.distribution = .fillEqually
        stack.spacing = 12
        stack.isUserInteractionEnabled = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        for _ in 0..<length {
            let box = UILabel()
            box.textAlignment = .center
            box.font = UIFont(name: "Menlo-Bold", size: 24) ?? .systemFont(ofSize: 24, weight: .bold)
            box.layer.cornerRadius = 8
            box.layer.borderWidth = 1
            box.backgroundColor = .secondarySystemBackground
            box.clipsToBounds = true
            box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.8).isActive = true
            boxes.append(box)
            stack.addArrangedSubview(box)
        }
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        refresh()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var canBecomeFirstResponder: Bool { true }

    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        refresh()
        return became
    }

    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        refresh()
        return resigned
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        _ = becomeFirstResponder()
    }

    // MARK: UIKeyInput

    var hasText: Bool { !code.isEmpty }

    func insertText(_ text: String) {
        let digits = text.filter { ("0"..."9").contains($0) }
        guard !digits.isEmpty, code.count < length else { return }
        code = String((code + digits).prefix(length))
        refresh()
        if code.count == length {
            _ = resignFirstResponder()
            onComplete?(code)
        }
    }

    func deleteBackward() {
        guard hasText else { return }
        code.removeLast()
        refresh()
    }

    func shakeAndClear() {
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [0, -12, 12, -6, 6, 0]
        shake.duration = 0.5
        shake.isAdditive = true
        layer.add(shake, forKey: "shake")
        code = ""
        refresh()
    }

    private func refresh() {
        let characters = Array(code)
        for (index, box) in boxes.enumerated() {
            box.text = index < characters.count ? (isSecureTextEntry ? "•" : String(characters[index])) : nil
            let isCurrent = isFirstResponder && index == characters.count
            let color: UIColor = isCurrent ? tintColor : .separator
            box.layer.borderColor = color.cgColor
            box.layer.borderWidth = isCurrent ? 2 : 1
        }
    }
}
