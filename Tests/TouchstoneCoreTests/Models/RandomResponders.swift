import TouchstoneTestSupport
import UIKit

/// A responder of the model: its view, and what it permits.
@MainActor
final class RandomResponder {
    enum Kind { case plain, field, text }

    let name: String
    let kind: Kind
    let view: UIView
    /// Whether the responder may become first responder, or its delegate permits that editing begins.
    var mayBegin = true
    /// Whether the responder may resign, or its delegate permits that editing ends.
    var mayEnd = true
    /// Whether the delegate was notified that editing began and not that it ended.
    var isEditing = false

    /// The text field in the accessory view of a plain responder.
    let accessory: UITextField?

    init(_ number: Int, _ kind: Kind, _ run: RandomRespondersRun, _ random: inout SeededRandomNumberGenerator) {
        name = "\(kind)\(number)"
        self.kind = kind
        let frame = CGRect(x: 10 + 95 * (number % 4), y: 20 + 60 * (number / 4 % 4), width: 85, height: 40)
        switch kind {
        case .plain:
            let plain = RandomPlainView(frame: frame)
            let height = random.among([nil, 100, 216, 300] as [CGFloat?])
            plain.input = height.map { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: $0)) }
            accessory = random.chance(30) ? UITextField(frame: CGRect(x: 0, y: 0, width: 390, height: 40)) : nil
            plain.accessory = accessory
            view = plain
        case .field:
            let field = UITextField(frame: frame)
            field.delegate = run
            accessory = nil
            view = field
        case .text:
            let text = UITextView(frame: frame)
            text.delegate = run
            accessory = nil
            view = text
        }
        view.accessibilityIdentifier = name
        let plain = view as? RandomPlainView
        plain?.model = self
        plain?.run = run
    }

    private var field: UITextField? { view as? UITextField }
    private var text: UITextView? { view as? UITextView }

    /// Whether `becomeFirstResponder()` succeeds in a window without a first responder.
    var canBecome: Bool {
        switch kind {
        case .plain: mayBegin
        case .field: field?.isEnabled == true && mayBegin
        case .text: text?.isEditable == true ? mayBegin : text?.isSelectable == true
        }
    }
    /// Whether `resignFirstResponder()` succeeds.
    var canResign: Bool { kind == .text && !isEditing || mayEnd }

    /// Whether the keyboard or an input view is visible while the receiver is first responder.
    var hasKeyboard: Bool {
        switch kind {
        case .plain: view.inputView != nil || accessory != nil
        case .field: field?.isEnabled == true
        case .text: text?.isEditable == true
        }
    }
}

/// A view that may become first responder, and calls the run back from its overrides.
final class RandomPlainView: UIView {
    weak var model: RandomResponder?
    weak var run: RandomRespondersRun?
    var input: UIView?
    var accessory: UIView?

    override var inputView: UIView? { input }
    override var inputAccessoryView: UIView? { accessory }
    override var canBecomeFirstResponder: Bool {
        run?.callback("canBecome")
        return model?.mayBegin ?? false
    }
    override var canResignFirstResponder: Bool {
        run?.callback("canResign")
        return model?.mayEnd ?? true
    }
    override func becomeFirstResponder() -> Bool {
        run?.callback("shouldBegin")
        let became = super.becomeFirstResponder()
        if became { run?.callback("didBegin") }
        return became
    }
    override func resignFirstResponder() -> Bool {
        run?.callback("shouldEnd")
        let resigned = super.resignFirstResponder()
        if resigned { run?.callback("didEnd") }
        return resigned
    }
}

/// A container through which touches pass to the views behind it.
final class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
