import UIKit

@IBDesignable
class CopyableBubble: UIView, UIEditMenuInteractionDelegate {
    @IBInspectable var message: String = ""
    @IBOutlet weak var label: UILabel?
    private(set) var log: [String] = []
    private lazy var menu = UIEditMenuInteraction(delegate: self)

    override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        addInteraction(menu)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(didLongPress(_:)))
        press.allowedTouchTypes = [UITouch.TouchType.direct.rawValue as NSNumber]
        addGestureRecognizer(press)
    }

    @objc private func didLongPress(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        becomeFirstResponder()
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: recognizer.location(in: self))
        menu.presentEditMenu(with: configuration)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        log.append("suggested \(suggestedActions.count)")
        return UIMenu(children: [
            UICommand(title: "Reply", action: #selector(reply(_:))),
            UICommand(title: "Hidden", action: #selector(never)),
        ])
    }

    @objc func reply(_ sender: Any?) { log.append("reply") }
    @objc func never() { log.append("never") }

    override var canBecomeFirstResponder: Bool { true }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = message
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(UIResponderStandardEditActions.copy(_:)) || action == #selector(reply)
    }
}

@objcMembers
final class BubbleController: UIViewController {
    let bubble = CopyableBubble(frame: CGRect(x: 40, y: 400, width: 200, height: 60))

    override func viewDidLoad() {
        super.viewDidLoad()
        bubble.message = "see you"
        view.addSubview(bubble)
    }

    override var keyCommands: [UIKeyCommand]? {
        let copy = UIKeyCommand(input: "c", modifierFlags: .command, action: #selector(UIResponder.copy(_:)))
        let star = UIKeyCommand(input: "s", modifierFlags: [.command], action: #selector(star))
        return [copy, star]
    }

    dynamic var stars = 0
    func star() { stars += 1 }

    /// The responders for these actions, from the first responder on.
    func takers() -> [String] {
        let asked: [Selector] = [#selector(star), #selector(CopyableBubble.reply(_:)), #selector(UIResponder.paste)]
        return asked.map { action in
            switch bubble.target(forAction: action, withSender: nil) {
            case is BubbleController: "controller"
            case is CopyableBubble: "bubble"
            case nil: "none"
            default: "another"
            }
        }
    }
}
