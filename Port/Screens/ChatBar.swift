import UIKit

/// Its buttons know nobody: their actions climb the chain.
class ChatBar: UIView {
    @IBOutlet private(set) var field: UITextField!
    @IBOutlet private(set) var sendButton: UIButton!
    @IBOutlet private(set) var attachButton: UIButton!

    override init(frame: CGRect) {
        super.init(frame: frame)
        attachButton = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: frame.height))
        field = UITextField(frame: CGRect(x: 50, y: 5, width: frame.width - 110, height: frame.height - 10))
        sendButton = UIButton(frame: CGRect(x: frame.width - 60, y: 0, width: 60, height: frame.height))
        [attachButton, field, sendButton].forEach { addSubview($0!) }

        sendButton.isEnabled = false
        sendButton.addTarget(nil, action: #selector(ChatActions.sendMessage(_:)), for: .touchUpInside)
        attachButton.addTarget(nil, action: #selector(ChatActions.attach), for: .touchUpInside)
        field.addTarget(self, action: #selector(textDidChange), for: .editingChanged)
        field.addTarget(nil, action: #selector(ChatActions.sendMessage(_:)), for: .editingDidEndOnExit)
        NotificationCenter.default.addObserver(
            self, selector: #selector(barShouldClear(_:)), name: Notification.Name("ChatBarShouldClear"), object: nil)
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }

    @objc private func textDidChange() {
        sendButton.isEnabled = field.hasText
    }

    @objc private func barShouldClear(_: Notification) {
        field.text = nil
        textDidChange()
    }
}

@objc protocol ChatActions {
    func sendMessage(_ sender: Any?)
    @objc optional func attach()
}

final class ChatRoomController: UIViewController, ChatActions {
    let bar = ChatBar(frame: CGRect(x: 0, y: 400, width: 390, height: 50))
    private(set) var sent: [String] = []
    private(set) var senders: [String] = []
    var isReadOnly = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
    }

    func sendMessage(_ sender: Any?) {
        guard let text = bar.field.text, !text.isEmpty else { return }
        sent.append(text)
        senders.append(sender is UIButton ? "button" : sender is UITextField ? "field" : "nobody")
        NotificationCenter.default.post(name: NSNotification.Name(rawValue: "ChatBarShouldClear"), object: nil)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(sendMessage(_:)) { return !isReadOnly }
        return super.canPerformAction(action, withSender: sender)
    }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(title: "Send", action: #selector(sendMessage(_:)), input: "\r", modifierFlags: .command),
            UIKeyCommand(input: "k", modifierFlags: [.command, .shift], action: #selector(clearAll)),
        ]
    }

    @objc private func clearAll() { sent.removeAll() }
}

/// Above the room: attaches for it, since the room does not.
final class ChatHouseController: UIViewController {
    let room = ChatRoomController()
    private(set) var attachments = 0
    private(set) var undelivered = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(room)
        room.view.frame = view.bounds
        view.addSubview(room.view)
        room.didMove(toParent: self)
    }

    @objc func attach() { attachments += 1 }

    @objc func sendMessage(_ sender: Any?) { undelivered += 1 }
}
