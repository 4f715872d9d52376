import UIKit

struct K02Action {
    enum Style { case normal, destructive }

    var title: String
    var style = Style.normal
    var handler: (K02SwipeCell) -> Void

    var color: UIColor { style == .destructive ? .systemRed : .systemGray }
}

protocol K02SwipeCellDelegate: AnyObject {
    func actions(for cell: K02SwipeCell) -> [K02Action]
    func swipeCellWillOpen(_ cell: K02SwipeCell)
    func swipeCellDidClose(_ cell: K02SwipeCell)
}

extension K02SwipeCellDelegate {
    func swipeCellDidClose(_ cell: K02SwipeCell) {}
}

/// A cell whose front goes aside under a finger and uncovers buttons.
class K02SwipeCell: UITableViewCell {
    weak var swipeDelegate: K02SwipeCellDelegate?
    let front = UIView()
    let titleLabel = UILabel()
    private let buttonStack = UIStackView()
    private var actions: [K02Action] = []
    private(set) var isOpen = false
    private var startOffset: CGFloat = 0
    class var buttonWidth: CGFloat { 74 }

    private(set) lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        pan.delegate = self
        return pan
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        configure()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        selectionStyle = .none
        clipsToBounds = true
        buttonStack.distribution = .fillEqually
        contentView.addSubview(buttonStack)
        front.backgroundColor = .white
        contentView.addSubview(front)
        front.addSubview(titleLabel)
        addGestureRecognizer(pan)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        front.bounds = CGRect(origin: .zero, size: contentView.bounds.size)
        front.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
        titleLabel.frame = front.bounds.insetBy(dx: 16, dy: 0)
        buttonStack.frame = CGRect(x: contentView.bounds.maxX - openWidth, y: 0, width: openWidth, height: contentView.bounds.height)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        offset = 0
        isOpen = false
    }

    private var openWidth: CGFloat { CGFloat(actions.count) * Self.buttonWidth }

    private(set) var offset: CGFloat {
        get { front.transform.tx }
        set { front.transform = CGAffineTransform(translationX: newValue, y: 0) }
    }

    private func prepareActions() {
        actions = swipeDelegate?.actions(for: self) ?? []
        buttonStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for (index, action) in actions.enumerated() {
            let button = UIButton(type: .custom)
            button.tag = index
            button.setTitle(action.title, for: .normal)
            button.backgroundColor = action.color
            button.addTarget(self, action: #selector(actionTapped(_:)), for: .touchUpInside)
            buttonStack.addArrangedSubview(button)
        }
        setNeedsLayout()
        layoutIfNeeded()
    }

    @objc private func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            startOffset = offset
            if !isOpen {
                prepareActions()
                swipeDelegate?.swipeCellWillOpen(self)
            }
            fallthrough
        case .changed:
            var new = min(0, startOffset + pan.translation(in: self).x)
            if new < -openWidth { new = -openWidth + (new + openWidth) / 3 }
            offset = new
        case .ended, .cancelled:
            let velocity = pan.velocity(in: self).x
            let opens = abs(velocity) > 500 ? velocity < 0 : offset < -openWidth / 2
            setOpen(opens && !actions.isEmpty, animated: true)
        default:
            break
        }
    }

    func setOpen(_ open: Bool, animated: Bool) {
        let wasOpen = isOpen
        isOpen = open
        let changes = { self.offset = open ? -self.openWidth : 0 }
        guard animated else { return changes() }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes
        ) { _ in
            if wasOpen, !open { self.swipeDelegate?.swipeCellDidClose(self) }
        }
    }

    @objc private func actionTapped(_ button: UIButton) {
        let action = actions[button.tag]
        setOpen(false, animated: true)
        action.handler(self)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let translation = pan.translation(in: self)
        return abs(translation.x) > abs(translation.y) && (isOpen || translation.x < 0)
    }
}

extension UITableView {
    var k02OpenCell: K02SwipeCell? { visibleCells.lazy.compactMap { $0 as? K02SwipeCell }.first { $0.isOpen } }

    @discardableResult
    func k02CloseOpenCell(but cell: UITableViewCell? = nil) -> Bool {
        guard let open = k02OpenCell, open !== cell else { return false }
        open.setOpen(false, animated: true)
        return true
    }
}

final class K02MailController: UITableViewController, K02SwipeCellDelegate {
    private(set) var mails = (0..<20).map { "Mail \($0)" }
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.separatorStyle = .none
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.register(K02SwipeCell.self, forCellReuseIdentifier: NSStringFromClass(K02SwipeCell.self))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: NSStringFromClass(K02SwipeCell.self), for: indexPath) as! K02SwipeCell
        cell.titleLabel.text = mails[indexPath.row]
        cell.swipeDelegate = self
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        tableView.k02CloseOpenCell() ? nil : indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("open \(mails[indexPath.row])") }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { tableView.k02CloseOpenCell() }

    func actions(for cell: K02SwipeCell) -> [K02Action] {
        [K02Action(title: "Flag") { [weak self] in self?.log.append("flag \($0.titleLabel.text ?? "")") },
         K02Action(title: "Delete", style: .destructive) { [weak self] cell in self?.delete(cell) }]
    }

    func swipeCellWillOpen(_ cell: K02SwipeCell) { tableView.k02CloseOpenCell(but: cell) }
    func swipeCellDidClose(_ cell: K02SwipeCell) { log.append("closed \(cell.titleLabel.text ?? "")") }

    private func delete(_ cell: UITableViewCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        log.append("delete \(mails.remove(at: indexPath.row))")
        tableView.deleteRows(at: [indexPath], with: .left)
    }
}
