import UIKit

/// A table that is as high as its rows, up to a limit, and scrolls from there on.
class IntrinsicTable: UITableView {
    var maxHeight: CGFloat = .greatestFiniteMagnitude {
        didSet { invalidateIntrinsicContentSize() }
    }
    private(set) var reloads = 0

    override var contentSize: CGSize {
        didSet {
            if oldValue != contentSize { invalidateIntrinsicContentSize() }
        }
    }

    override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: min(contentSize.height, maxHeight))
    }

    override func reloadData() {
        super.reloadData()
        reloads += 1
        invalidateIntrinsicContentSize()
        layoutIfNeeded()
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        if view is UIControl { return true }
        return super.touchesShouldCancel(in: view)
    }
}

class CartController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet weak var table: IntrinsicTable!
    @IBOutlet weak var addButton: UIButton!
    private(set) var items = ["Shoes", "Hat", "Scarf"]
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let table = IntrinsicTable(frame: .zero, style: .plain)
        table.rowHeight = 50
        table.estimatedRowHeight = 0
        table.maxHeight = 300
        table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
        table.dataSource = self
        table.delegate = self
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        self.table = table

        let add = UIButton(type: .system)
        add.setTitle("Add", for: .normal)
        add.addTarget(self, action: #selector(addItem(_:)), for: .touchUpInside)
        add.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(add)
        addButton = add

        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            add.topAnchor.constraint(equalTo: table.bottomAnchor, constant: 10),
            add.leadingAnchor.constraint(equalTo: table.leadingAnchor),
            add.trailingAnchor.constraint(equalTo: table.trailingAnchor),
            add.heightAnchor.constraint(equalToConstant: 60),
        ])
    }

    @IBAction func addItem(_ sender: UIButton) {
        items.append("Item \(items.count)")
        table.reloadData()
    }

    @objc func buy(_ sender: UIButton) {
        log.append("buy \(items[sender.tag])")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let button: UIButton
        if let old = cell.contentView.subviews.compactMap({ $0 as? UIButton }).first {
            button = old
        } else {
            button = UIButton(frame: CGRect(x: 200, y: 5, width: 140, height: 40))
            button.addTarget(self, action: #selector(buy(_:)), for: .touchUpInside)
            cell.contentView.addSubview(button)
        }
        button.tag = indexPath.row
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("row \(indexPath.row)")
    }
}
