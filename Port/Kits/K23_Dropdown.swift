import UIKit

/// The list that a drop-down shows, over everything else in the window.
final class K23ListView: UIView, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    var items: [String] = []
    var selectedIndex: Int?
    var didChoose: ((Int) -> Void)?
    private static let reuseIdentifier = "K23Item"

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 4
        layer.shadowOffset = .zero
        tableView.layer.cornerRadius = 6
        tableView.separatorInset = .zero
        tableView.rowHeight = K23Dropdown.rowHeight
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
        addSubview(tableView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        tableView.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 6).cgPath
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        cell.accessoryType = indexPath.row == selectedIndex ? .checkmark : .none
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { didChoose?(indexPath.row) }
}

/// A control that shows what is chosen, and a list to choose from below or above it.
@IBDesignable
class K23Dropdown: UIControl {
    static let rowHeight: CGFloat = 44

    @IBInspectable var placeholder: String = "Choose" { didSet { updateTitle() } }
    @IBInspectable var maximumRows: Int = 6
    @IBInspectable var gap: CGFloat = 4
    @objc dynamic var listColor: UIColor? = .white
    var items: [String] = []
    private(set) var selectedIndex: Int? { didSet { updateTitle() } }
    var willShow: (() -> Void)?
    var didHide: (() -> Void)?

    private let titleLabel = UILabel()
    private let arrow = CAShapeLayer()
    private(set) var list: K23ListView?
    private var shade: UIControl?
    private var animator: UIViewPropertyAnimator?

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    convenience init(frame: CGRect, items: [String]) {
        self.init(frame: frame)
        self.items = items
    }

    private func commonInit() {
        layer.borderWidth = 1
        layer.cornerRadius = 6
        addSubview(titleLabel)
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 12, y: 0))
        path.addLine(to: CGPoint(x: 6, y: 8))
        path.close()
        arrow.path = path.cgPath
        arrow.bounds = CGRect(x: 0, y: 0, width: 12, height: 8)
        layer.addSublayer(arrow)
        addTarget(self, action: #selector(toggle), for: .touchUpInside)
        updateTitle()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 40))
        arrow.position = CGPoint(x: bounds.maxX - 20, y: bounds.midY)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func resignFirstResponder() -> Bool {
        hideList()
        return super.resignFirstResponder()
    }

    var isOpen: Bool { list != nil }
    var title: String? { titleLabel.text }

    private func updateTitle() {
        titleLabel.text = selectedIndex.map { items[$0] } ?? placeholder
        titleLabel.textColor = selectedIndex == nil ? .lightGray : .black
    }

    func select(_ index: Int?) { selectedIndex = index }

    @objc private func toggle() {
        if isOpen { _ = resignFirstResponder() } else { showList() }
    }

    func showList() {
        guard let window = window, list == nil, !items.isEmpty else { return }
        becomeFirstResponder()
        willShow?()
        let shade = UIControl(frame: window.bounds)
        shade.addTarget(self, action: #selector(shadeTouched), for: .touchDown)
        window.addSubview(shade)
        self.shade = shade

        let anchor = convert(bounds, to: window)
        let height = CGFloat(min(items.count, maximumRows)) * Self.rowHeight
        let opensUp = anchor.maxY + gap + height > window.bounds.maxY - 10
        let list = K23ListView(frame: CGRect(
            x: anchor.minX, y: opensUp ? anchor.minY - gap - height : anchor.maxY + gap, width: anchor.width, height: height))
        list.items = items
        list.selectedIndex = selectedIndex
        list.tableView.backgroundColor = listColor
        list.tableView.isScrollEnabled = items.count > maximumRows
        list.didChoose = { [weak self] index in
            guard let self = self else { return }
            self.selectedIndex = index
            _ = self.resignFirstResponder()
            self.sendActions(for: .valueChanged)
        }
        window.addSubview(list)
        list.layoutIfNeeded()
        self.list = list
        if let selectedIndex {
            list.tableView.scrollToRow(at: IndexPath(row: selectedIndex, section: 0), at: .middle, animated: false)
        }
        list.alpha = 0
        animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) {
            list.alpha = 1
            self.arrow.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        }
        animator?.startAnimation()
    }

    @objc private func shadeTouched() { _ = resignFirstResponder() }

    func hideList() {
        guard let list = list else { return }
        self.list = nil
        shade?.removeFromSuperview()
        if animator?.isRunning == true { animator?.stopAnimation(true) }
        list.isUserInteractionEnabled = false
        let animator = UIViewPropertyAnimator(duration: 0.15, curve: .easeIn) {
            list.alpha = 0
            self.arrow.transform = CATransform3DIdentity
        }
        animator.addCompletion { position in
            list.removeFromSuperview()
            if position == .end { self.didHide?() }
        }
        animator.startAnimation()
        self.animator = animator
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { hideList() }
    }
}

final class K23OrderController: UIViewController {
    let size = K23Dropdown(frame: CGRect(x: 20, y: 200, width: 350, height: 44), items: ["Small", "Medium", "Large", "Huge"])
    let country = K23Dropdown(
        frame: CGRect(x: 20, y: 760, width: 350, height: 44), items: (1...20).map { "Country \($0)" })
    private let button = UIButton(frame: CGRect(x: 20, y: 320, width: 350, height: 44))
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(order), for: .touchUpInside)
        country.placeholder = "Country"
        for view in [button, size, country] { self.view.addSubview(view) }
        for (name, dropdown) in [("size", size), ("country", country)] {
            dropdown.addTarget(self, action: #selector(chosen(_:)), for: .valueChanged)
            dropdown.willShow = { [weak self] in self?.log.append("open \(name)") }
            dropdown.didHide = { [weak self] in self?.log.append("close \(name)") }
        }
    }

    @objc private func chosen(_ dropdown: K23Dropdown) { log.append(dropdown.title ?? "") }
    @objc private func order() { log.append("order") }
}
