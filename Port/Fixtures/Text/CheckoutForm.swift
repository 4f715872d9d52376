import UIKit

/// Generic over the class of the last field.
class StepForm<Last: UIView>: UIViewController, UITextFieldDelegate {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
    let card = UITextField(frame: CGRect(x: 20, y: 160, width: 350, height: 44))
    let last: Last
    fileprivate var errors: [String] = []

    init(last: Last) {
        self.last = last
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in [name, card] {
            field.delegate = self
            field.addTarget(self, action: #selector(edited), for: UIControl.Event.editingChanged)
            field.addTarget(self, action: #selector(ended(_:)), for: .editingDidEnd)
            view.addSubview(field)
        }
        last.frame = CGRect(x: 20, y: 220, width: 100, height: 40)
        view.addSubview(last)
        let tap = UITapGestureRecognizer(target: view!, action: #selector(UIView.endEditing(_:)))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    @objc func edited() {}
    @objc func ended(_ field: UITextField) {
        if field.text?.isEmpty ?? true { errors.append(field === name ? "name" : "card") }
    }
}

@IBDesignable
final class ConsentBox: UIControl {
    @IBInspectable var isChecked: Bool = false
    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(check), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    @objc private func check() {
        isChecked.toggle()
        sendActions(for: .valueChanged)
    }
}

final class CheckoutForm: StepForm<ConsentBox> {
    @IBOutlet weak var payButton: UIButton?
    private(set) var paid = 0
    private(set) var edits = 0
    @objc dynamic var canPay = false
    private var token: NSKeyValueObservation?

    convenience init() { self.init(last: ConsentBox(frame: .zero)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 350, height: 50))
        button.addTarget(self, action: #selector(pay(_:)), for: .touchUpInside)
        view.addSubview(button)
        payButton = button
        token = observe(\.canPay, options: [.initial, .new]) { form, _ in form.payButton?.isEnabled = form.canPay }
        last.addTarget(self, action: #selector(Self.edited), for: .valueChanged)
        NotificationCenter.default.addObserver(self, selector: #selector(resetAll), name: .checkoutReset, object: nil)
    }

    override func edited() {
        edits += 1
        canPay = name.hasText && card.hasText && last.isChecked
    }

    var errorList: [String] { errors }

    @IBAction func pay(_ sender: UIButton) {
        paid += 1
        sender.isEnabled = false
        perform(#selector(payAgain(_:)), with: sender, afterDelay: 1.5)
    }

    @objc private func payAgain(_ button: UIButton) { button.isEnabled = true }

    @objc private func resetAll(_: Notification) {
        name.text = nil
        card.text = nil
        last.isChecked = false
        canPay = false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField === name ? card.becomeFirstResponder() : textField.resignFirstResponder()
    }
}

extension Notification.Name { static let checkoutReset = Self("CheckoutReset") }
