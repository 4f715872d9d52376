import UIKit

@objc protocol TabStripDelegate: AnyObject {
    func tabStrip(_ strip: TabStrip, didSelect index: Int)
    @objc optional func tabStrip(_ strip: TabStrip, didReselect index: Int)
    @objc optional var tabStripStartsAt: Int { get }
}

private extension UIView {
    static var tabIndexKey: UInt8 = 0

    @objc var tabIndex: NSNumber? {
        get { objc_getAssociatedObject(self, &Self.tabIndexKey) as? NSNumber }
        set { objc_setAssociatedObject(self, &Self.tabIndexKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

class TabStrip: UIView {
    @IBOutlet weak var delegate: (any TabStripDelegate)? {
        didSet { selected = delegate?.tabStripStartsAt ?? 0 }
    }
    private(set) var selected = 0
    private var tabs: [UIView] = []
    private(set) var unread: [Int: Int] = [:]

    init(frame: CGRect, titles: [String]) {
        super.init(frame: frame)
        for (index, title) in titles.enumerated() {
            let tab = UILabel()
            tab.text = title
            tab.tabIndex = index as NSNumber
            tab.isUserInteractionEnabled = true
            tab.addGestureRecognizer(tapRecognizer())
            addSubview(tab)
            tabs.append(tab)
        }
        NotificationCenter.default.addObserver(
            self, selector: #selector(count(_:)), name: TabStrip.unreadNotification, object: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    static let unreadNotification = Notification.Name("TabStripUnread")

    private func tapRecognizer() -> UITapGestureRecognizer {
        let action = #selector(TabStrip.select(tab:))
        return UITapGestureRecognizer(target: self, action: action)
    }

    @objc private func select(tab recognizer: UITapGestureRecognizer) {
        guard let index = recognizer.view?.tabIndex?.intValue else { return }
        unread[index] = nil
        if index == selected {
            delegate?.tabStrip?(self, didReselect: index)
        } else {
            selected = index
            delegate?.tabStrip(self, didSelect: index)
        }
    }

    @objc private func count(_ note: NSNotification) {
        guard let index = note.userInfo?["tab"] as? Int, index != selected else { return }
        unread[index, default: 0] += 1
    }
}

extension TabStrip {
    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, tab) in tabs.enumerated() {
            let width = bounds.width / CGFloat(tabs.count)
            tab.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }
}

class TabsController: UIViewController, TabStripDelegate {
    let strip = TabStrip(frame: CGRect(x: 0, y: 60, width: 390, height: 50), titles: ["one", "two", "three"])
    fileprivate(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(strip)
        strip.delegate = self
    }

    func tabStrip(_ strip: TabStrip, didSelect index: Int) { log.append("select \(index)") }

    override var keyCommands: [UIKeyCommand]? {
        (1...3).map { number in
            UIKeyCommand(input: "\(number)", modifierFlags: .command, action: #selector(selectByKey(_:)))
        }
    }

    @objc func selectByKey(_ command: UIKeyCommand) { log.append("key \(command.input!)") }

    override var canBecomeFirstResponder: Bool { true }
}

final class EagerTabsController: TabsController {
    @objc func tabStrip(_ strip: TabStrip, didReselect index: Int) { log.append("again \(index)") }
    @objc var tabStripStartsAt: Int { 1 }
}
