import ObjectiveC
import UIKit

@objc protocol K03StretchyHeaderDelegate: AnyObject {
    @objc optional func stretchyHeader(_ header: K03StretchyHeader, didScrollTo progress: CGFloat)
    @objc optional func stretchyHeaderDidCollapse(_ header: K03StretchyHeader)
    @objc optional func stretchyHeaderDidExpand(_ header: K03StretchyHeader)
}

/// A view above a scroll view's content: it shrinks to `minimumHeight` at the top, and grows as the content is pulled.
class K03StretchyHeader: NSObject {
    weak var delegate: K03StretchyHeaderDelegate?
    let contentView: UIView
    let height: CGFloat
    let minimumHeight: CGFloat
    private(set) var progress: CGFloat = 1
    private(set) var isCollapsed = false
    private weak var scrollView: UIScrollView?
    private var observation: NSKeyValueObservation?

    init(contentView: UIView, height: CGFloat, minimumHeight: CGFloat = 0) {
        self.contentView = contentView
        self.height = height
        self.minimumHeight = minimumHeight
        super.init()
    }

    fileprivate func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        contentView.clipsToBounds = true
        scrollView.addSubview(contentView)
        scrollView.contentInset.top += height
        scrollView.contentOffset.y = -height
        observation = scrollView.observe(\.contentOffset, options: [.initial, .new]) { [weak self] scrollView, _ in
            self?.layout(in: scrollView)
        }
    }

    fileprivate func detach() {
        observation?.invalidate()
        observation = nil
        contentView.removeFromSuperview()
        scrollView?.contentInset.top -= height
        scrollView = nil
    }

    fileprivate func layout(in scrollView: UIScrollView) {
        let visible = -scrollView.contentOffset.y
        contentView.frame = CGRect(
            x: 0, y: scrollView.contentOffset.y, width: scrollView.bounds.width, height: max(minimumHeight, visible))
        let new = (visible - minimumHeight) / (height - minimumHeight)
        if new != progress {
            progress = new
            delegate?.stretchyHeader?(self, didScrollTo: new)
        }
        if new <= 0, !isCollapsed {
            isCollapsed = true
            delegate?.stretchyHeaderDidCollapse?(self)
        } else if new > 0, isCollapsed {
            isCollapsed = false
            delegate?.stretchyHeaderDidExpand?(self)
        }
    }
}

private var k03HeaderKey: UInt8 = 0

extension UIScrollView {
    var k03Header: K03StretchyHeader? {
        get { objc_getAssociatedObject(self, &k03HeaderKey) as? K03StretchyHeader }
        set {
            k03Header?.detach()
            objc_setAssociatedObject(self, &k03HeaderKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            newValue?.attach(to: self)
        }
    }
}

final class K03CoverView: UIView {
    let titleLabel = UILabel()
    let followButton = UIButton(type: .custom)
    let shade = CAGradientLayer()

    convenience init(title: String) {
        self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        titleLabel.text = title
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemTeal
        shade.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
        layer.addSublayer(shade)
        followButton.setTitle("Follow", for: .normal)
        followButton.setTitle("Following", for: .selected)
        addSubview(titleLabel)
        addSubview(followButton)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shade.frame = bounds
        CATransaction.commit()
        titleLabel.frame = CGRect(x: 16, y: bounds.maxY - 44, width: 200, height: 34)
        followButton.frame = CGRect(x: bounds.maxX - 116, y: bounds.maxY - 44, width: 100, height: 34)
    }
}

final class K03ProfileController: UIViewController, UITableViewDataSource, UITableViewDelegate, K03StretchyHeaderDelegate {
    let tableView = UITableView(frame: .zero, style: .plain)
    let cover = K03CoverView(title: "Ada")
    private(set) var log: [String] = []
    private(set) var statusUpdates = 0
    private(set) var overlayAlpha: CGFloat = 1

    override func loadView() {
        tableView.dataSource = self
        tableView.delegate = self
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        cover.followButton.addTarget(self, action: #selector(follow(_:)), for: .touchUpInside)
        let header = K03StretchyHeader(contentView: cover, height: 200, minimumHeight: 64)
        header.delegate = self
        tableView.k03Header = header
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.k03Header?.layout(in: tableView)
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        tableView.k03Header?.isCollapsed == true ? .default : .lightContent
    }

    override func setNeedsStatusBarAppearanceUpdate() {
        super.setNeedsStatusBarAppearanceUpdate()
        statusUpdates += 1
    }

    @objc private func follow(_ sender: UIButton) {
        sender.isSelected.toggle()
        log.append(sender.currentTitle ?? "")
    }

    func stretchyHeader(_ header: K03StretchyHeader, didScrollTo progress: CGFloat) {
        overlayAlpha = min(1, max(0, progress))
        cover.titleLabel.alpha = overlayAlpha
    }

    func stretchyHeaderDidCollapse(_ header: K03StretchyHeader) {
        log.append("collapsed")
        setNeedsStatusBarAppearanceUpdate()
    }

    func stretchyHeaderDidExpand(_ header: K03StretchyHeader) {
        log.append("expanded")
        setNeedsStatusBarAppearanceUpdate()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        log.append("row \(indexPath.row)")
    }
}
