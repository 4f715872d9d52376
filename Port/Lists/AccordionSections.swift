import UIKit

@objcMembers class Group: NSObject {
    let title: String
    let rows: [String]
    dynamic var isOpen = false

    init(title: String, rows: Int) {
        self.title = title
        self.rows = (1...rows).map { "\(title) \($0)" }
        super.init()
    }
}

class GroupsController: UITableViewController {
    let groups = [Group(title: "Fruit", rows: 20), Group(title: "Nuts", rows: 4), Group(title: "Roots", rows: 2)]
    private(set) var log: [String] = []
    private var observations: [NSKeyValueObservation] = []
    private(set) var headersMade: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 50
        tableView.sectionHeaderHeight = 60
        tableView.estimatedRowHeight = 0
        if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
        for group in groups {
            observations.append(group.observe(\.isOpen, options: [.new]) { [weak self] group, change in
                self?.log.append("\(group.title) \(change.newValue == true ? "opened" : "closed")")
            })
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].isOpen ? groups[section].rows.count : 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = groups[indexPath.section].rows[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        headersMade.append(section)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 60))
        header.backgroundColor = .lightGray
        let button = UIButton(type: .custom)
        button.frame = header.bounds.insetBy(dx: 10, dy: 10)
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.setTitle((groups[section].isOpen ? "▾ " : "▸ ") + groups[section].title, for: .normal)
        button.tag = section
        button.addTarget(self, action: #selector(toggle(_:)), for: .touchUpInside)
        header.addSubview(button)
        header.tag = 100 + section
        return header
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append(groups[indexPath.section].rows[indexPath.row])
    }

    @IBAction func toggle(_ sender: UIButton) {
        groups[sender.tag].isOpen.toggle()
        tableView.reloadSections(IndexSet(integer: sender.tag), with: .automatic)
    }
}
