import UIKit

@objc protocol HeaderDelegate: AnyObject {
    func headerTapped(_ header: HeaderView)
    @objc optional func header(_ header: HeaderView, mayOpen section: Int) -> Bool
}

class HeaderView: UITableViewHeaderFooterView {
    weak var delegate: HeaderDelegate?
    @objc var section = 0
    let arrow = UIImageView(frame: CGRect(x: 350, y: 12, width: 20, height: 20))

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(arrow)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(HeaderView.tapped(_:))))
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        arrow.transform = .identity
    }

    @objc private func tapped(_ gesture: UITapGestureRecognizer) {
        guard delegate?.header?(self, mayOpen: section) ?? true else { return }
        delegate?.headerTapped(self)
    }

    func setOpen(_ open: Bool) {
        UIView.animate(withDuration: 0.2) {
            self.arrow.transform = open ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        }
    }
}

class FAQController: UIViewController {
    var tableView: UITableView!
    let answers = [["a", "b", "c"], ["d", "e", "f"], ["g", "h"], ["i"]]
    private(set) var openSection: Int?
    var log: [String] = []

    override func loadView() {
        tableView = UITableView(frame: UIScreen.main.bounds, style: .plain)
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "answer")
        tableView.register(HeaderView.self, forHeaderFooterViewReuseIdentifier: "question")
        if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
    }
}

extension FAQController: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { answers.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == openSection ? answers[section].count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "answer", for: indexPath)
        cell.textLabel?.text = answers[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "question") as? HeaderView
        header?.section = section
        header?.delegate = self
        return header
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("answer \(answers[indexPath.section][indexPath.row])")
    }
}

extension FAQController: HeaderDelegate {
    @objc func headerTapped(_ header: HeaderView) {
        let old = openSection
        let new = old == header.section ? nil : header.section
        openSection = new
        tableView.beginUpdates()
        if let old = old {
            tableView.deleteRows(at: answers[old].indices.map { IndexPath(row: $0, section: old) }, with: .fade)
        }
        if let new = new {
            tableView.insertRows(at: answers[new].indices.map { IndexPath(row: $0, section: new) }, with: .fade)
        }
        tableView.endUpdates()
        if let old = old { (tableView.headerView(forSection: old) as? HeaderView)?.setOpen(false) }
        if let new = new { (tableView.headerView(forSection: new) as? HeaderView)?.setOpen(true) }
    }
}

/// The shop's questions: the last one is for members, and what is opened is counted.
class ShopFAQController: FAQController {
    override func headerTapped(_ header: HeaderView) {
        super.headerTapped(header)
        log.append(openSection == nil ? "closed" : "open \(header.section)")
    }

    @objc func header(_ header: HeaderView, mayOpen section: Int) -> Bool {
        if section == 3 { log.append("members only") }
        return section != 3
    }
}
