import UIKit

/// What all forms have; generic over what comes out of them.
class FormController<Output>: UIViewController {
    var fields: [UITextField] = []
    let submit = UIButton(type: .system)
    private(set) var outputs: [Output] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        submit.frame = CGRect(x: 20, y: 300, width: 350, height: 44)
        submit.setTitle("Submit", for: .normal)
        submit.addTarget(self, action: #selector(submitTapped(_:)), for: .touchUpInside)
        view.addSubview(submit)
        let tap = UITapGestureRecognizer(target: self, action: #selector(backgroundTapped))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    func addField(y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 350, height: 44))
        field.addTarget(self, action: #selector(validate), for: .editingChanged)
        view.addSubview(field)
        fields.append(field)
        return field
    }

    @objc func backgroundTapped() { view.endEditing(true) }

    @objc func submitTapped(_ sender: UIButton) {
        if let output = makeOutput() { outputs.append(output) }
    }

    @objc dynamic func validate() { submit.isEnabled = makeOutput() != nil }

    func makeOutput() -> Output? { nil }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "]", modifierFlags: .command, action: #selector(nextField))]
    }

    @objc private func nextField() {
        let index = fields.firstIndex { $0.isFirstResponder }.map { ($0 + 1) % fields.count } ?? 0
        fields[index].becomeFirstResponder()
    }
}

struct Account: Equatable {
    var name: String
    var wantsNews: Bool
}

final class SignUpForm: FormController<Account> {
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var newsSwitch: UISwitch!
    private(set) var validations = 0
    private var toastTimer: Timer?
    private(set) var toast: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        nameField = addField(y: 100)
        let news = UISwitch(frame: CGRect(x: 300, y: 200, width: 51, height: 31))
        news.addTarget(self, action: #selector(newsChanged(_:)), for: .valueChanged)
        view.addSubview(news)
        newsSwitch = news
        validate()
    }

    override func validate() {
        validations += 1
        super.validate()
    }

    override func submitTapped(_ sender: UIButton) {
        super.submitTapped(sender)
        show(toast: "Welcome, \(outputs.last?.name ?? "?")")
    }

    override func makeOutput() -> Account? {
        guard let name = nameField.text, !name.isEmpty else { return nil }
        return Account(name: name, wantsNews: newsSwitch?.isOn ?? false)
    }

    @IBAction func newsChanged(_ sender: UISwitch) {
        show(toast: sender.isOn ? "News" : "No news")
    }

    private func show(toast text: String) {
        toast = text
        toastTimer?.invalidate()
        toastTimer = .scheduledTimer(timeInterval: 2, target: self, selector: #selector(hideToast(_:)), userInfo: text, repeats: false)
    }

    @objc private func hideToast(_ timer: Timer) {
        if timer.userInfo as? String == toast { toast = nil }
    }
}
