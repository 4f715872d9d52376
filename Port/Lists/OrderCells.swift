import UIKit

@objc protocol OrderCellDelegate: AnyObject {
    func orderCell(_ cell: OrderCell, changedBy amount: Int)
    @objc optional func orderCellWantsInfo(_ cell: OrderCell)
}

class OrderCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var minusButton: UIButton!
    @IBOutlet weak var plusButton: UIButton!
    @IBOutlet weak var infoButton: UIButton!
    private let details = UIView()
    private var detailsHeight: NSLayoutConstraint!
    weak var delegate: OrderCellDelegate?

    var showsDetails = false {
        didSet { detailsHeight.constant = showsDetails ? 60 : 0 }
    }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let title = UILabel()
        let minus = button("–", #selector(minusTapped))
        let plus = button("+", #selector(plusTapped))
        let info = button("i", #selector(infoTapped(_:)))
        (titleLabel, minusButton, plusButton, infoButton) = (title, minus, plus, info)
        for view in [title, minus, plus, info, details] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        detailsHeight = details.heightAnchor.constraint(equalToConstant: 0)
        let bottom = details.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            title.heightAnchor.constraint(equalToConstant: 30),
            minus.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            minus.trailingAnchor.constraint(equalTo: plus.leadingAnchor, constant: -8),
            plus.topAnchor.constraint(equalTo: minus.topAnchor),
            plus.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            info.topAnchor.constraint(equalTo: minus.topAnchor),
            info.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            details.topAnchor.constraint(equalTo: minus.bottomAnchor),
            details.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            details.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            detailsHeight, bottom,
        ])
        for view in [minus, plus, info] {
            view.widthAnchor.constraint(equalToConstant: 60).isActive = true
            view.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    @objc private func minusTapped() { delegate?.orderCell(self, changedBy: -1) }
    @objc private func plusTapped() { delegate?.orderCell(self, changedBy: 1) }
    @objc private func infoTapped(_ sender: UIButton) { delegate?.orderCellWantsInfo?(self) }
}

class OrderController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    private(set) var orders: [(name: String, amount: Int)] = [("Tea", 1), ("Cake", 2), ("Soup", 1), ("Salad", 1)]
    private var expanded: Set<String> = []
    private(set) var selected: [String] = []

    override func loadView() { view = tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(OrderCell.self, forCellReuseIdentifier: "order")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 80
        tableView.separatorStyle = .none
        tableView.dataSource = self
        tableView.delegate = self
    }

    private func fill(_ cell: OrderCell, at indexPath: IndexPath) {
        let order = orders[indexPath.row]
        cell.titleLabel.text = "\(order.amount) × \(order.name)"
        cell.showsDetails = expanded.contains(order.name)
        cell.delegate = self
    }
}

extension OrderController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { orders.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath) as! OrderCell
        fill(cell, at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let name = orders[indexPath.row].name
        selected.append(name)
        if expanded.remove(name) == nil { expanded.insert(name) }
        (tableView.cellForRow(at: indexPath) as? OrderCell)?.showsDetails = expanded.contains(name)
        tableView.beginUpdates()
        tableView.endUpdates()
    }
}

extension OrderController: OrderCellDelegate {
    func orderCell(_ cell: OrderCell, changedBy amount: Int) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        orders[indexPath.row].amount += amount
        if orders[indexPath.row].amount == 0 {
            orders.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            fill(cell, at: indexPath)
        }
    }
}
