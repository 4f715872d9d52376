import UIKit

@objc protocol MailboxDelegate: AnyObject {
    func mailbox(_ mailbox: SplitMailMailboxController, selected row: Int)
    @objc optional func mailboxWantsSettings(_ mailbox: SplitMailMailboxController)
}

class SplitMailMailboxController: UITableViewController {
    weak var delegate: MailboxDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailbox"
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Settings", style: .plain, target: self, action: #selector(settings(_:)))
    }

    @objc func settings(_ sender: UIBarButtonItem) { delegate?.mailboxWantsSettings?(self) }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = "Message \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.mailbox(self, selected: indexPath.row)
    }
}

class MessageController: UIViewController {
    let message: Int?
    let replyButton = UIButton(type: .system)
    private(set) var replies = 0

    init(message: Int?) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
        title = message.map { "Message \($0)" } ?? "No message"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        replyButton.setTitle("Reply", for: .normal)
        replyButton.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
        replyButton.addTarget(self, action: #selector(reply), for: .touchUpInside)
        view.addSubview(replyButton)
    }
    @objc func reply() { replies += 1 }
}

/// Decides what a row opens, where the settings appear, and what a narrow screen shows first.
class MailCoordinator: NSObject {
    let split = UISplitViewController()
    let mailbox = SplitMailMailboxController(style: .plain)
    private(set) lazy var master = UINavigationController(rootViewController: mailbox)
    private(set) var log: [String] = []

    func start() -> UISplitViewController {
        mailbox.delegate = self
        split.delegate = self
        split.preferredDisplayMode = .oneBesideSecondary
        split.minimumPrimaryColumnWidth = 320
        split.maximumPrimaryColumnWidth = 320
        split.viewControllers = [master, MessageController(message: nil)]
        return split
    }
}

extension MailCoordinator: MailboxDelegate, UISplitViewControllerDelegate {
    func mailbox(_ mailbox: SplitMailMailboxController, selected row: Int) {
        log.append("row \(row)")
        mailbox.showDetailViewController(MessageController(message: row), sender: self)
    }

    func mailboxWantsSettings(_ mailbox: SplitMailMailboxController) {
        let settings = UIViewController()
        settings.title = "Settings"
        settings.view.backgroundColor = .white
        mailbox.show(settings, sender: self)
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        // True prevents a push of the empty message.
        return (secondaryViewController as? MessageController)?.message == nil
    }
}
