import UIKit

@objc protocol K17ChipFieldDelegate: AnyObject {
    @objc optional func chipField(_ field: K17ChipField, shouldAdd text: String) -> Bool
    @objc optional func chipField(_ field: K17ChipField, didAdd text: String)
    @objc optional func chipField(_ field: K17ChipField, didRemove text: String)
    @objc optional func chipField(_ field: K17ChipField, didChangeHeightTo height: CGFloat)
}

/// A text field that tells of a deletion in front of its text.
final class K17BackspaceField: UITextField {
    var onEmptyBackspace: (() -> Void)?

    override func deleteBackward() {
        if text?.isEmpty ?? true { onEmptyBackspace?() }
        super.deleteBackward()
    }
}

/// One chip: it can be chosen with a tap, and deleted with a key.
final class K17Chip: UIView, UIKeyInput {
    let text: String
    var onDelete: ((K17Chip) -> Void)?
    var onInsert: ((K17Chip, String) -> Void)?
    private let label = UILabel()
    private(set) var isSelected = false {
        didSet { backgroundColor = isSelected ? tintColor : tintColor.withAlphaComponent(0.2) }
    }

    init(text: String) {
        self.text = text
        super.init(frame: CGRect(x: 0, y: 0, width: CGFloat(text.count) * 9 + 24, height: 32))
        layer.cornerRadius = 16
        backgroundColor = tintColor.withAlphaComponent(0.2)
        label.text = text
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        if became { isSelected = true }
        return became
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        if resigned { isSelected = false }
        return resigned
    }

    @objc private func tapped() {
        if isFirstResponder { resignFirstResponder() } else { becomeFirstResponder() }
    }

    var hasText: Bool { true }
    func insertText(_ text: String) { onInsert?(self, text) }
    func deleteBackward() { onDelete?(self) }

    var autocorrectionType: UITextAutocorrectionType = .no
    var keyboardType: UIKeyboardType = .default
}

@IBDesignable
final class K17ChipField: UIView, UITextFieldDelegate {
    weak var delegate: K17ChipFieldDelegate?
    @IBInspectable var spacing: CGFloat = 6
    @IBInspectable var padding: CGFloat = 8
    var separators = CharacterSet(charactersIn: ",;")
    let textField = K17BackspaceField()
    private(set) var chips: [K17Chip] = []
    private var height: CGFloat = 48 {
        didSet {
            guard height != oldValue else { return }
            invalidateIntrinsicContentSize()
            delegate?.chipField?(self, didChangeHeightTo: height)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.borderWidth = 1
        layer.cornerRadius = 8
        textField.placeholder = "Add"
        textField.delegate = self
        textField.autocorrectionType = .no
        textField.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        textField.onEmptyBackspace = { [weak self] in self?.chips.last?.becomeFirstResponder() }
        addSubview(textField)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(focus)))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var texts: [String] { chips.map(\.text) }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = padding, y = padding
        func wrap(_ width: CGFloat) {
            if x > padding, x + width > bounds.width - padding {
                x = padding
                y += 32 + spacing
            }
        }
        for chip in chips {
            wrap(chip.bounds.width)
            chip.frame.origin = CGPoint(x: x, y: y)
            x += chip.bounds.width + spacing
        }
        wrap(80)
        textField.frame = CGRect(x: x, y: y, width: bounds.width - padding - x, height: 32)
        height = y + 32 + padding
    }

    @objc private func focus() { textField.becomeFirstResponder() }

    @discardableResult
    func add(_ text: String) -> Bool {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty, delegate?.chipField?(self, shouldAdd: text) ?? true else { return false }
        let chip = K17Chip(text: text)
        chip.onDelete = { [weak self] in self?.remove($0) }
        chip.onInsert = { [weak self] _, typed in
            self?.textField.becomeFirstResponder()
            self?.textField.insertText(typed)
        }
        chips.append(chip)
        addSubview(chip)
        setNeedsLayout()
        delegate?.chipField?(self, didAdd: text)
        return true
    }

    func remove(_ chip: K17Chip) {
        guard let index = chips.firstIndex(where: { $0 === chip }) else { return }
        chips.remove(at: index)
        textField.becomeFirstResponder()
        chip.removeFromSuperview()
        setNeedsLayout()
        delegate?.chipField?(self, didRemove: chip.text)
    }

    @objc private func textChanged(_ field: UITextField) {
        guard let text = field.text, text.rangeOfCharacter(from: separators) != nil else { return }
        var parts = text.components(separatedBy: separators)
        let rest = parts.removeLast()
        parts.forEach { add($0) }
        field.text = rest
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if add(textField.text ?? "") { textField.text = nil } else { textField.resignFirstResponder() }
        return false
    }
}

final class K17RecipientsController: UIViewController, K17ChipFieldDelegate {
    let field = K17ChipField()
    let below = UIView()
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        for view in [field, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            below.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 10),
            below.leadingAnchor.constraint(equalTo: field.leadingAnchor),
            below.trailingAnchor.constraint(equalTo: field.trailingAnchor),
            below.heightAnchor.constraint(equalToConstant: 100),
        ])
    }

    func chipField(_ field: K17ChipField, shouldAdd text: String) -> Bool { !field.texts.contains(text) }
    func chipField(_ field: K17ChipField, didAdd text: String) { log.append("+\(text)") }
    func chipField(_ field: K17ChipField, didRemove text: String) { log.append("-\(text)") }
    func chipField(_ field: K17ChipField, didChangeHeightTo height: CGFloat) { log.append("\(Int(height))") }
}
