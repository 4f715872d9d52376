import Foundation

/// The on-screen keyboard. The key under the finger types when the finger lifts. Delete acts on touch-down and repeats
/// while it is held.
@MainActor
final class KeyboardView: UIView {
    /// The height of the keyboard, in points.
    static let height: CGFloat = 216
    private static let firstRepeat: TimeInterval = 0.5
    private static let nextRepeat: TimeInterval = 0.1
    /// The maximum time between two taps that lock the Shift key, in seconds.
    private static let lockTime: TimeInterval = 0.3

    private weak var application: UIApplication?
    private var page = KeyboardPage.letters
    private enum Shift { case off, once, locked }
    private var shift = Shift.off { didSet { for key in keys { key.isShifted = shift != .off } } }
    private var lastShiftTap = -TimeInterval.infinity
    private var keys: [KeyboardKeyView] = []
    private var rows: [[KeyboardKeyView]] = []
    private var repetition: ClockDeadline?
    private weak var served: UIResponder?

    init(application: UIApplication) {
        self.application = application
        super.init(frame: CGRect(x: 0, y: 0, width: application.screen.bounds.width, height: KeyboardView.height))
        accessibilityIdentifier = "keyboard"
        isMultipleTouchEnabled = true
        show(.letters)
    }

    required init?(coder: NSCoder) { nil }

    /// Switches to the page of keys that suits the input.
    func begin(_ input: any UIKeyInput) {
        let responder = input as? UIResponder
        guard responder !== served else { return }
        served = responder
        switch input.keyboardType {
        case .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: show(.numbers)
        default: show(.letters)
        }
        shift = .off
        capitalize()
    }

    /// A keyboard that has left begins anew, even for the same text.
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { served = nil }
    }

    private func show(_ page: KeyboardPage) {
        self.page = page
        for key in keys { key.removeFromSuperview() }
        rows = page.rows.map { row in row.map { KeyboardKeyView($0, keyboard: self) } }
        keys = rows.flatMap { $0 }
        for key in keys {
            key.isShifted = shift != .off
            addSubview(key)
        }
        setNeedsLayout()
    }

    /// The keys fill the keyboard, so that no touch falls between them.
    override func layoutSubviews() {
        let rowHeight = bounds.height / CGFloat(max(1, rows.count))
        for (index, row) in rows.enumerated() {
            let total = max(10, row.reduce(0) { $0 + $1.key.weight })
            let unit = bounds.width / total
            var x = (bounds.width - row.reduce(0) { $0 + $1.key.weight } * unit) / 2
            for key in row {
                let width = key.key.weight * unit
                key.frame = CGRect(x: x, y: CGFloat(index) * rowHeight, width: width, height: rowHeight)
                x += width
            }
        }
    }

    // MARK: Typing

    private var input: (any UIKeyInput)? { application?.firstResponder as? any UIKeyInput }

    func pressed(_ key: KeyboardKeyView) {
        guard key.key == .delete else { return }
        input?.deleteBackward()
        capitalize()
        repeatDelete(key, after: KeyboardView.firstRepeat)
    }

    private func repeatDelete(_ key: KeyboardKeyView, after seconds: TimeInterval) {
        stopRepeating()
        guard let application else { return }
        repetition = application.clock.schedule(at: application.clock.now + seconds) { [weak self, weak key] in
            guard let self, let key, key.isPressed, let application = self.application else { return }
            repetition = nil
            application.loop.inIteration { self.input?.deleteBackward() }
            repeatDelete(key, after: KeyboardView.nextRepeat)
        }
    }

    func stopRepeating() {
        if let repetition { application?.clock.cancel(repetition) }
        repetition = nil
    }

    func key(at point: CGPoint) -> KeyboardKeyView? { keys.first { $0.frame.contains(point) } }

    func released(_ key: KeyboardKeyView) {
        switch key.key {
        case .text(let text):
            type(shift == .off ? text : text.uppercased())
        case .space: type(" ")
        case .return: type("\n")
        case .delete: break
        case .shift:
            let now = application?.clock.now ?? 0
            shift = shift == .off ? .once : now - lastShiftTap < KeyboardView.lockTime ? .locked : .off
            lastShiftTap = now
        case .letters: show(.letters)
        case .numbers: show(.numbers)
        }
    }

    private func type(_ text: String) {
        input?.insertText(text)
        if shift == .once { shift = .off }
        capitalize()
    }

    /// Turns on shift where the input capitalizes automatically, such as at the beginning of a sentence.
    private func capitalize() {
        guard shift != .locked, let text = input as? any TextEditing else { return }
        let capital = text.editor.content.begins(text.autocapitalizationType) && !text.isSecureTextEntry
        shift = capital ? .once : .off
    }
}

/// A key of the keyboard.
@MainActor
final class KeyboardKeyView: UIView {
    let key: KeyboardKey
    private weak var keyboard: KeyboardView?
    private(set) var isPressed = false { didSet { setNeedsDisplay() } }
    var isShifted = false { didSet { setNeedsDisplay() } }

    init(_ key: KeyboardKey, keyboard: KeyboardView) {
        self.key = key
        self.keyboard = keyboard
        super.init(frame: .zero)
        accessibilityIdentifier = "key \(key.name)"
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = true
        keyboard?.pressed(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = false
        keyboard?.stopRepeating()
        // The keyboard may have changed its page under the finger.
        guard let keyboard, let touch = touches.first, superview === keyboard else { return }
        if let key = keyboard.key(at: touch.location(in: keyboard)) { keyboard.released(key) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isPressed = false
        keyboard?.stopRepeating()
    }

    override func draw(into list: inout DisplayList) {
        let cap = bounds.insetBy(dx: 3, dy: 5)
        let isOn = isPressed || key == .shift && isShifted
        list.fill(cap, cornerRadius: 5, color: isOn ? .systemGray3 : .tertiarySystemBackground)
        let font = UIFont.systemFont(ofSize: key.name.count == 1 ? 20 : 14)
        let title = isShifted && key.name.count == 1 ? key.name.uppercased() : key.name
        let width = ClassedTextMeasurer().width(of: title, font: font)
        list.text(
            title, at: CGPoint(x: cap.midX - width / 2, y: cap.midY - font.lineHeight / 2 + font.ascender),
            width: width, font: font, color: .label)
    }
}
