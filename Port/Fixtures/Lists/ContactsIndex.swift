import UIKit

@objc protocol ContactsDelegate: AnyObject {
    @objc optional func contacts(_ controller: ContactsController, didPick name: String)
    @objc optional func contactsDidJump(_ controller: ContactsController)
}

/// Names in sections by their first letter, with an index from A to Z.
class ContactsController: UITableViewController {
    @objc weak var delegate: ContactsDelegate?

    private let letters = ["A", "C", "E", "G", "I", "K", "M", "O", "Q", "S", "U"]
    private let index: [String] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) }
    private var names: [String: [String]] = [:]
    private(set) var asked: [String] = []

    init() {
        super.init(style: .plain)
        for letter in letters {
            names[letter] = (1...6).map { "\(letter)nna \($0)" }
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
        tableView.rowHeight = 50
        tableView.sectionHeaderHeight = 30
        tableView.sectionFooterHeight = 0
        tableView.estimatedRowHeight = 0
        tableView.estimatedSectionHeaderHeight = 0
        tableView.estimatedSectionFooterHeight = 0
        if #available(iOS 15.0, *) {
            tableView.sectionHeaderTopPadding = 0
        }
        tableView.sectionIndexColor = .systemRed
        tableView.sectionIndexBackgroundColor = .clear
        tableView.sectionIndexTrackingBackgroundColor = .lightGray
    }

    func name(at indexPath: IndexPath) -> String {
        return names[letters[indexPath.section]]![indexPath.row]
    }

    // MARK: - Data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return letters.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return names[letters[section]]?.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        cell.textLabel?.text = name(at: indexPath)
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return letters[section]
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        return index
    }

    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        asked.append(title)
        delegate?.contactsDidJump?(self)
        if title == "#" { return letters.count - 1 }
        return letters.lastIndex { $0 <= title } ?? 0
    }
}

extension ContactsController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        delegate?.contacts?(self, didPick: name(at: indexPath))
    }
}

/// A delegate that implements only one of the optional methods.
class Picker: NSObject, ContactsDelegate {
    private(set) var picked: [String] = []

    func contacts(_ controller: ContactsController, didPick name: String) {
        picked.append(name)
    }
}
