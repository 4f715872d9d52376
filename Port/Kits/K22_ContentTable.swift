import UIKit

/// A table as high as its rows, up to a maximum, with a view of its own for when there are none.
class K22ContentTableView: UITableView {
    @IBInspectable var maximumHeight: CGFloat = 264 { didSet { invalidateIntrinsicContentSize() } }
    @IBOutlet var emptyView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateEmptyView()
        }
    }
    private(set) var calls: [String] = []
    class var defaultRowHeight: CGFloat { 44 }

    override init(frame: CGRect, style: UITableView.Style) {
        super.init(frame: frame, style: style)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    convenience init(maximumRows: Int) {
        self.init(frame: .zero, style: .plain)
        maximumHeight = CGFloat(maximumRows) * Self.defaultRowHeight
    }

    private func commonInit() {
        rowHeight = Self.defaultRowHeight
        estimatedRowHeight = 0
        contentInsetAdjustmentBehavior = .never
        tableFooterView = UIView()
        setContentCompressionResistancePriority(.required, for: .vertical)
    }

    override var contentSize: CGSize {
        didSet {
            guard contentSize != oldValue else { return }
            invalidateIntrinsicContentSize()
            isScrollEnabled = contentSize.height > maximumHeight
        }
    }

    override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        let height = isEmpty ? emptyView?.bounds.height ?? 0 : min(contentSize.height, maximumHeight)
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    override func reloadData() {
        super.reloadData()
        calls.append("reload")
        updateEmptyView()
    }

    override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.insertRows(at: indexPaths, with: animation)
        calls.append("insert \(indexPaths.map(\.row))")
        updateEmptyView()
    }

    override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        super.deleteRows(at: indexPaths, with: animation)
        calls.append("delete \(indexPaths.map(\.row))")
        updateEmptyView()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        calls.append("touched")
        window?.endEditing(true)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UISwitch ? false : super.touchesShouldCancel(in: view)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        emptyView?.frame.size.width = bounds.width
    }

    private var isEmpty: Bool {
        (0..<numberOfSections).allSatisfy { numberOfRows(inSection: $0) == 0 }
    }

    private func updateEmptyView() {
        guard let emptyView = emptyView else { return }
        if emptyView.superview == nil { addSubview(emptyView) }
        let hides = !isEmpty
        if emptyView.isHidden != hides {
            emptyView.isHidden = hides
            invalidateIntrinsicContentSize()
        }
    }
}

final class K22ItemCell: UITableViewCell {
    weak var owner: K22CartController?
    let toggle = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = toggle
        toggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func toggled() { owner?.toggled(self) }
}

final class K22CartController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    let tableView = K22ContentTableView(maximumRows: 6)
    let field = UITextField()
    let total = UILabel()
    private(set) var items: [String]
    private(set) var log: [String] = []
    private lazy var stack = UIStackView(arrangedSubviews: [field, tableView, total])

    init(items: [String]) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        let empty = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let hint = UILabel(frame: CGRect(x: 16, y: 20, width: 300, height: 40))
        hint.text = "Nothing here"
        empty.addSubview(hint)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(K22ItemCell.self, forCellReuseIdentifier: "item")
        tableView.emptyView = empty
        field.delegate = self
        field.borderStyle = .roundedRect
        total.text = "Total"
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            field.heightAnchor.constraint(equalToConstant: 40),
            total.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    func toggled(_ cell: K22ItemCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        log.append("\(items[indexPath.row]) \(cell.toggle.isOn)")
    }

    func removeAll() {
        let indexPaths = items.indices.map { IndexPath(row: $0, section: 0) }
        items = []
        tableView.deleteRows(at: indexPaths, with: .automatic)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let text = textField.text, !text.isEmpty else { return textField.resignFirstResponder() }
        items.insert(text, at: 0)
        textField.text = ""
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        return true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath) as! K22ItemCell
        cell.textLabel?.text = items[indexPath.row]
        cell.owner = self
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        log.append(items[indexPath.row])
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        log.append("-\(items.remove(at: indexPath.row))")
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}
