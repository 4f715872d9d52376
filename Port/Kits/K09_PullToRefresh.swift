import ObjectiveC
import UIKit

protocol K09RefreshAnimating: AnyObject {
    var view: UIView { get }
    func refreshStateDidChange(to state: K09RefreshView.State)
    func refreshDidPull(to fraction: CGFloat)
}

extension K09RefreshAnimating {
    func refreshDidPull(to fraction: CGFloat) {}
}

/// A view above the content that watches the offset, and keeps the content down while something loads.
class K09RefreshView: UIView {
    enum State: Equatable { case idle, pulling(CGFloat), ready, loading }

    let threshold: CGFloat
    private(set) var state = State.idle {
        didSet { if state != oldValue { animator.refreshStateDidChange(to: state) } }
    }
    private let animator: any K09RefreshAnimating
    private let action: () -> Void
    private let feedback = UIImpactFeedbackGenerator(style: .medium)
    private var originalTopInset: CGFloat = 0
    private static var offsetContext = 0
    private static let offsetKeyPath = #keyPath(UIScrollView.contentOffset)
    private weak var observed: UIScrollView?

    init(threshold: CGFloat = 60, animator: any K09RefreshAnimating, action: @escaping () -> Void) {
        self.threshold = threshold
        self.animator = animator
        self.action = action
        super.init(frame: CGRect(x: 0, y: -threshold, width: 0, height: threshold))
        autoresizingMask = .flexibleWidth
        animator.view.frame = bounds
        animator.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(animator.view)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    deinit { stopObserving() }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        stopObserving()
        guard let scrollView = newSuperview as? UIScrollView else { return }
        frame.size.width = scrollView.bounds.width
        scrollView.addObserver(self, forKeyPath: Self.offsetKeyPath, options: [.new, .old], context: &Self.offsetContext)
        observed = scrollView
    }

    private func stopObserving() {
        observed?.removeObserver(self, forKeyPath: Self.offsetKeyPath, context: &Self.offsetContext)
        observed = nil
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard context == &Self.offsetContext, let scrollView = object as? UIScrollView else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        offsetDidChange(in: scrollView)
    }

    private func offsetDidChange(in scrollView: UIScrollView) {
        guard state != .loading else { return }
        let pulled = -(scrollView.contentOffset.y + scrollView.contentInset.top)
        if scrollView.isDragging {
            if pulled >= threshold {
                if state != .ready { feedback.impactOccurred() }
                state = .ready
            } else {
                state = pulled > 0 ? .pulling(pulled / threshold) : .idle
            }
            animator.refreshDidPull(to: max(0, min(1, pulled / threshold)))
        } else if state == .ready {
            beginRefreshing()
        } else if pulled <= 0 {
            state = .idle
        }
    }

    func beginRefreshing() {
        guard state != .loading, let scrollView = superview as? UIScrollView else { return }
        state = .loading
        originalTopInset = scrollView.contentInset.top
        let top = originalTopInset + threshold
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                scrollView.contentInset.top = top
                scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: -top), animated: false)
            },
            completion: { _ in self.action() }
        )
    }

    func endRefreshing() {
        guard state == .loading, let scrollView = superview as? UIScrollView else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction], animations: {
            let isAtTop = scrollView.contentOffset.y <= 0
            scrollView.contentInset.top = self.originalTopInset
            if isAtTop { scrollView.contentOffset.y = -self.originalTopInset }
        }, completion: { _ in self.state = .idle })
    }
}

private var k09RefreshKey = "k09.refresh"

extension UIScrollView {
    var k09Refresh: K09RefreshView? {
        get { withUnsafePointer(to: &k09RefreshKey) { objc_getAssociatedObject(self, $0) as? K09RefreshView } }
        set {
            k09Refresh?.removeFromSuperview()
            withUnsafePointer(to: &k09RefreshKey) { objc_setAssociatedObject(self, $0, newValue, .OBJC_ASSOCIATION_RETAIN) }
            if let newValue { insertSubview(newValue, at: 0) }
        }
    }
}

final class K09TextAnimator: UIView, K09RefreshAnimating {
    let label = UILabel()
    let ring = CAShapeLayer()
    private(set) var texts: [String] = []
    var view: UIView { self }

    override func layoutSubviews() {
        super.layoutSubviews()
        if label.superview == nil {
            addSubview(label)
            layer.addSublayer(ring)
            ring.fillColor = nil
            ring.strokeEnd = 0
        }
        label.frame = CGRect(x: 60, y: 10, width: bounds.width - 120, height: 40)
        ring.path = UIBezierPath(arcCenter: CGPoint(x: 30, y: 30), radius: 12, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true).cgPath
    }

    func refreshDidPull(to fraction: CGFloat) { ring.strokeEnd = fraction }

    func refreshStateDidChange(to state: K09RefreshView.State) {
        switch state {
        case .idle: label.text = nil
        case .pulling: label.text = "Pull"
        case .ready: label.text = "Release"
        case .loading:
            label.text = "Loading"
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            spin.toValue = 2 * CGFloat.pi
            spin.duration = 1
            spin.repeatCount = .infinity
            ring.add(spin, forKey: "spin")
        }
        if state == .idle { ring.removeAnimation(forKey: "spin") }
        if texts.last != label.text { texts.append(label.text ?? "") }
    }
}

final class K09NewsController: UITableViewController {
    let animator = K09TextAnimator()
    private(set) var rows = (0..<40).map { "Story \($0)" }
    private(set) var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "story")
        tableView.k09Refresh = K09RefreshView(animator: animator) { [weak self] in self?.load() }
    }

    @objc func load() {
        loads += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            guard let self = self else { return }
            self.rows.insert("News \(self.loads)", at: 0)
            self.tableView.reloadData()
            self.tableView.k09Refresh?.endRefreshing()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}
