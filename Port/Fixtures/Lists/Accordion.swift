import UIKit

@objc protocol AccordionDelegate: AnyObject {
    @objc optional func accordion(_ accordion: AccordionController, shouldExpand section: Int) -> Bool
    @objc optional func accordion(_ accordion: AccordionController, didExpand section: Int)
    @objc optional func accordion(_ accordion: AccordionController, didCollapse section: Int)
}

final class HeaderView: UITableViewHeaderFooterView {
    static let identifier = "HeaderView"
    let titleLabel = UILabel()
    let chevron = CAShapeLayer()
    var onTap: (() -> Void)?

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        titleLabel.font = .boldSystemFont(ofSize: 16)
        contentView.addSubview(titleLabel)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 7, y: 7))
        path.addLine(to: CGPoint(x: 14, y: 0))
        chevron.path = path.cgPath
        chevron.fillColor = nil
        chevron.strokeColor = UIColor.black.cgColor
        chevron.lineWidth = 2
        chevron.bounds = CGRect(x: 0, y: 0, width: 14, height: 7)
        contentView.layer.addSublayer(chevron)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        tap.delegate = self
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        onTap = nil
        show(isExpanded: false, animated: false)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: 0, width: bounds.width - 76, height: bounds.height)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        chevron.position = CGPoint(x: bounds.maxX - 30, y: bounds.midY)
        CATransaction.commit()
    }

    func show(isExpanded: Bool, animated: Bool) {
        let angle: CGFloat = isExpanded ? .pi : 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.25)
        CATransaction.setDisableActions(true)
        if animated {
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.fromValue = chevron.value(forKeyPath: "transform.rotation.z")
            turn.toValue = angle
            chevron.add(turn, forKey: "turn")
        }
        chevron.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        CATransaction.commit()
    }

    @objc private func tapped() { onTap?() }
}

extension HeaderView: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
    }
}

/// Sections that open and close when their header is tapped.
class AccordionController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    struct Section {
        var title: String
        var rows: [String]
        fileprivate(set) var isExpanded = false

        init(_ title: String, rows: [String]) {
            self.title = title
            self.rows = rows
        }
    }

    weak var delegate: AccordionDelegate?
    var isExclusive = false
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 250), style: .plain)
    private(set) var sections: [Section]

    init(sections: [Section]) {
        self.sections = sections
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 44
        tableView.estimatedRowHeight = 0
        tableView.estimatedSectionHeaderHeight = 0
        tableView.contentInsetAdjustmentBehavior = .never
        if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(HeaderView.self, forHeaderFooterViewReuseIdentifier: HeaderView.identifier)
        view.addSubview(tableView)
    }

    func toggle(_ section: Int) {
        sections[section].isExpanded ? collapse([section]) : expand(section)
    }

    private func rowPaths(of section: Int) -> [IndexPath] {
        sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }

    func expand(_ section: Int) {
        guard delegate?.accordion?(self, shouldExpand: section) != false else { return }
        let others = isExclusive ? sections.indices.filter { sections[$0].isExpanded && $0 != section } : []
        tableView.beginUpdates()
        sections[section].isExpanded = true
        tableView.insertRows(at: rowPaths(of: section), with: .top)
        close(others)
        tableView.endUpdates()
        header(section)?.show(isExpanded: true, animated: true)
        others.forEach { delegate?.accordion?(self, didCollapse: $0) }
        delegate?.accordion?(self, didExpand: section)
    }

    func collapse(_ closing: [Int]) {
        tableView.performBatchUpdates(
            { self.close(closing) },
            completion: { [weak self] finished in
                guard let self = self, finished else { return }
                closing.forEach { self.delegate?.accordion?(self, didCollapse: $0) }
            })
    }

    private func close(_ closing: [Int]) {
        for section in closing {
            sections[section].isExpanded = false
            tableView.deleteRows(at: rowPaths(of: section), with: .top)
            header(section)?.show(isExpanded: false, animated: true)
        }
    }

    func header(_ section: Int) -> HeaderView? { tableView.headerView(forSection: section) as? HeaderView }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].isExpanded ? sections[section].rows.count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: HeaderView.identifier) as? HeaderView
        header?.titleLabel.text = sections[section].title
        header?.show(isExpanded: sections[section].isExpanded, animated: false)
        header?.onTap = { [weak self] in self?.toggle(section) }
        return header
    }
}

final class FaqController: AccordionController, AccordionDelegate {
    private(set) var log: [String] = []
    var locked: Set<Int> = [3]

    convenience init() {
        self.init(
            sections: (0..<4).map { number in
                Section("Question \(number)", rows: (0..<3).map { "Answer \(number).\($0)" })
            })
        delegate = self
    }

    func accordion(_ accordion: AccordionController, shouldExpand section: Int) -> Bool { !locked.contains(section) }
    func accordion(_ accordion: AccordionController, didExpand section: Int) { log.append("+\(section)") }
    func accordion(_ accordion: AccordionController, didCollapse section: Int) { log.append("-\(section)") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append(sections[indexPath.section].rows[indexPath.row])
    }
}
