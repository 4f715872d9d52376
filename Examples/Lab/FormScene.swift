import UIKit

/// A form with every control, and a log of their events.
final class Form: SceneController, UITextFieldDelegate, UITextViewDelegate {
    private let name = UITextField()
    private let secret = UITextField()
    private let notes = UITextView()
    private let stepper = UIStepper()
    private let slider = UISlider()
    private let log = UILabel()
    private var told: [String] = []

    override var hint: String {
        "Type, select, copy and paste; Tab moves on, Space and arrows work the controls. What each part told stands below."
    }

    override var stageSize: CGSize { CGSize(width: 342, height: 424) }

    // Receives keys, shakes and media keys that no part of the form handles.
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        UIApplication.shared.beginReceivingRemoteControlEvents()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        UIApplication.shared.endReceivingRemoteControlEvents()
    }

    override func buildStage() {
        addTexts()
        addControls()
        addButtons()
        log.accessibilityIdentifier = "log"
        log.font = .systemFont(ofSize: 15)
        log.textColor = .secondaryLabel
        log.numberOfLines = 0
        stage.addSubview(log)
    }

    // MARK: Texts

    private func addTexts() {
        place(name, "name", CGRect(x: 0, y: 0, width: 166, height: 36))
        place(secret, "secret", CGRect(x: 176, y: 0, width: 166, height: 36))
        name.placeholder = "Name"
        name.clearButtonMode = .whileEditing
        secret.placeholder = "Secret"
        secret.isSecureTextEntry = true
        for field in [name, secret] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.addAction(
                UIAction { [weak self, weak field] _ in
                    guard let field else { return }
                    self?.tell(
                        "\(field.accessibilityIdentifier ?? ""): \(field.isSecureTextEntry ? "…" : field.text ?? "")")
                }, for: .editingChanged)
        }
        place(notes, "notes", CGRect(x: 0, y: 46, width: 342, height: 72))
        notes.delegate = self
        notes.font = .systemFont(ofSize: 15)
        notes.backgroundColor = .secondarySystemBackground
        notes.layer.cornerRadius = 6
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        tell("\(textField.accessibilityIdentifier ?? ""): begins")
    }
    func textFieldDidEndEditing(_ textField: UITextField) { tell("\(textField.accessibilityIdentifier ?? ""): ends") }

    /// The Return key moves to the next field.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        tell("\(textField.accessibilityIdentifier ?? ""): return")
        if textField === name { secret.becomeFirstResponder() } else { notes.becomeFirstResponder() }
        return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { tell("notes: begins") }
    func textViewDidEndEditing(_ textView: UITextView) { tell("notes: ends") }
    func textViewDidChange(_ textView: UITextView) { tell("notes: \(textView.text.count) characters") }

    // MARK: Controls

    private func addControls() {
        let toggle = UISwitch()
        place(toggle, "switch", CGRect(x: 0, y: 128, width: 51, height: 31))
        report(.valueChanged, of: toggle) { $0.isOn ? "on" : "off" }
        place(stepper, "stepper", CGRect(x: 84, y: 128, width: 94, height: 32))
        report(.valueChanged, of: stepper) { "\(Int($0.value))" }
        let pages = UIPageControl()
        pages.numberOfPages = 4
        pages.pageIndicatorTintColor = .systemGray3
        pages.currentPageIndicatorTintColor = .label
        place(pages, "pages", CGRect(x: 222, y: 130, width: 120, height: 28))
        report(.valueChanged, of: pages) { "page \($0.currentPage + 1)" }
        slider.value = 0.3
        place(slider, "slider", CGRect(x: 0, y: 172, width: 342, height: 34))
        report(.valueChanged, of: slider) { "\(Int(($0.value * 100).rounded())) %" }
        let segments = UISegmentedControl(items: ["First", "Second", "Third"])
        segments.selectedSegmentIndex = 0
        place(segments, "segments", CGRect(x: 0, y: 218, width: 342, height: 32))
        report(.valueChanged, of: segments) { $0.titleForSegment(at: $0.selectedSegmentIndex) ?? "none" }
    }

    private func addButtons() {
        let send = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Send") { _ in })
        place(send, "send", CGRect(x: 0, y: 262, width: 166, height: 40))
        report(.primaryActionTriggered, of: send) { _ in "pressed" }
        let over = UIHoverGestureRecognizer(target: self, action: Form.hovered)
        over.name = "hover"
        send.addGestureRecognizer(over)
        let done = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Done") { _ in })
        place(done, "done", CGRect(x: 176, y: 262, width: 166, height: 40))
        done.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
    }

    func hovered(_ recognizer: UIHoverGestureRecognizer) {
        if recognizer.state == .began { tell("send: pointer over it") }
        if recognizer.state == .ended { tell("send: pointer gone") }
    }

    private func finish() {
        view.endEditing(true)
        becomeFirstResponder()
        tell("done")
    }

    private func place(_ view: UIView, _ name: String, _ frame: CGRect) {
        view.accessibilityIdentifier = name
        view.frame = frame
        stage.addSubview(view)
    }

    private func report<Control: UIControl>(
        _ event: UIControl.Event, of control: Control, _ words: @escaping @MainActor (Control) -> String
    ) {
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let control else { return }
                self?.tell("\(control.accessibilityIdentifier ?? ""): \(words(control))")
            }, for: event)
    }

    // MARK: Events without a location

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            if let key = press.key { tell("key \(key.keyCode.rawValue): \(key.charactersIgnoringModifiers)") }
        }
        super.pressesBegan(presses, with: event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { tell("shaken") }
        super.motionEnded(motion, with: event)
    }

    override func remoteControlReceived(with event: UIEvent?) {
        tell("remote control: \(event?.subtype.rawValue ?? 0)")
        super.remoteControlReceived(with: event)
    }

    /// The latest five lines, with repetitions of one part combined.
    private func tell(_ line: String) {
        let part = line.prefix { $0 != ":" }
        if let last = told.last, last.prefix(while: { $0 != ":" }) == part, ["name", "notes", "slider"].contains(part) {
            told[told.count - 1] = line
        } else {
            told.append(line)
        }
        told = Array(told.suffix(5))
        log.text = told.joined(separator: "\n")
        log.frame = CGRect(origin: CGPoint(x: 0, y: 314), size: log.sizeThatFits(CGSize(width: 342, height: 110)))
    }
}
