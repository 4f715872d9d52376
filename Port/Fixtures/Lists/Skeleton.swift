import ObjectiveC
import UIKit

/// A shimmering gray layer in the shape of the view's future content.
final class SkeletonLayer: CAGradientLayer {
    static let animationKey = "skeleton.slide"
    private let shape = CAShapeLayer()

    override init() {
        super.init()
        startPoint = CGPoint(x: 0, y: 0.5)
        endPoint = CGPoint(x: 1, y: 0.5)
        mask = shape
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var lines: Int = 1
    var lineBars: CGPath? { shape.path }

    func update(for bounds: CGRect, traits: UITraitCollection) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        frame = bounds
        let path = CGMutablePath()
        let height = bounds.height / CGFloat(lines)
        for line in 0..<lines {
            let isShort = lines > 1 && line == lines - 1
            path.addRect(
                CGRect(
                    x: 0, y: CGFloat(line) * height + 3, width: bounds.width * (isShort ? 0.7 : 1),
                    height: max(0, height - 6)))
        }
        shape.frame = CGRect(origin: .zero, size: bounds.size)
        shape.path = path
        let base: CGFloat = traits.userInterfaceStyle == .dark ? 0.25 : 0.85
        colors = [base, base + 0.1, base].map { UIColor(white: $0, alpha: 1).cgColor }
        locations = [0, 0.5, 1]
        CATransaction.commit()
    }

    func shimmer() {
        guard animation(forKey: Self.animationKey) == nil else { return }
        let slide = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))
        slide.fromValue = [-1, -0.5, 0] as [NSNumber]
        slide.toValue = [1, 1.5, 2] as [NSNumber]
        slide.duration = 1.5
        slide.repeatCount = .infinity
        slide.isRemovedOnCompletion = false
        add(slide, forKey: Self.animationKey)
    }
}

private var layerKey: UInt8 = 0
private var skeletonableKey: UInt8 = 0

extension UIView {
    @IBInspectable var isSkeletonable: Bool {
        get { objc_getAssociatedObject(self, &skeletonableKey) as? Bool ?? false }
        set { objc_setAssociatedObject(self, &skeletonableKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    private(set) var skeletonLayer: SkeletonLayer? {
        get { objc_getAssociatedObject(self, &layerKey) as? SkeletonLayer }
        set { objc_setAssociatedObject(self, &layerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    func showSkeleton() {
        guard isSkeletonable else {
            subviews.forEach { $0.showSkeleton() }
            return
        }
        let skeleton = skeletonLayer ?? SkeletonLayer()
        if skeletonLayer == nil {
            skeletonLayer = skeleton
            layer.addSublayer(skeleton)
        }
        if let label = self as? UILabel { skeleton.lines = max(1, label.numberOfLines) }
        skeleton.update(for: bounds, traits: traitCollection)
        skeleton.shimmer()
    }

    func hideSkeleton() {
        skeletonLayer?.removeAllAnimations()
        skeletonLayer?.removeFromSuperlayer()
        skeletonLayer = nil
        subviews.forEach { $0.hideSkeleton() }
    }
}

final class ArticleCell: UITableViewCell {
    let thumbnail = UIImageView()
    let headline = UILabel()
    let summary = UILabel()
    private(set) var isPlaceholder = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        summary.numberOfLines = 3
        for view in [thumbnail, headline, summary] as [UIView] {
            view.isSkeletonable = true
            contentView.addSubview(view)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        thumbnail.frame = CGRect(x: 16, y: 15, width: 70, height: 70)
        headline.frame = CGRect(x: 100, y: 10, width: bounds.width - 120, height: 20)
        summary.frame = CGRect(x: 100, y: 34, width: bounds.width - 120, height: 60)
        if isPlaceholder { showSkeleton() }
    }

    func showPlaceholder() {
        isPlaceholder = true
        isUserInteractionEnabled = false
        setNeedsLayout()
    }

    func show(_ title: String) {
        isPlaceholder = false
        isUserInteractionEnabled = true
        hideSkeleton()
        headline.text = title
        summary.text = "About \(title)"
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isPlaceholder, traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            showSkeleton()
        }
    }
}

/// The table's data source until the content has loaded.
final class PlaceholderSource: NSObject, UITableViewDataSource {
    let count: Int

    init(count: Int) {
        self.count = count
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath) as! ArticleCell
        cell.showPlaceholder()
        return cell
    }
}

final class ArticlesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()
    private let placeholders = PlaceholderSource(count: 8)
    private(set) var articles: [String] = []
    private(set) var log: [String] = []
    private var pending: DispatchWorkItem?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 100
        tableView.register(ArticleCell.self, forCellReuseIdentifier: "article")
        tableView.delegate = self
        view.addSubview(tableView)
        load()
    }

    func load() {
        pending?.cancel()
        articles = []
        tableView.dataSource = placeholders
        tableView.isScrollEnabled = false
        tableView.reloadData()
        let work = DispatchWorkItem { [weak self] in self?.loaded(["Tea", "Coffee", "Milk"]) }
        pending = work
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2), execute: work)
    }

    private func loaded(_ names: [String]) {
        articles = names
        log.append("loaded")
        tableView.dataSource = self
        tableView.isScrollEnabled = true
        UIView.transition(
            with: tableView, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: {
                self.tableView.reloadData()
            })
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath) as! ArticleCell
        cell.show(articles[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("row \(indexPath.row)") }
}
