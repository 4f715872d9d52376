import UIKit

@objc protocol StarRowDelegate: AnyObject {
    func starRow(_ row: StarRow, didSelect rating: Int)
    @objc optional func starRowDidBeginDragging(_ row: StarRow)
    @objc optional func starRow(_ row: StarRow, shouldSelect rating: Int) -> Bool
    @objc optional var starRowMaximum: Int { get }
}

@IBDesignable
@objcMembers
class StarRow: UIView {
    weak var delegate: (any StarRowDelegate)?

    @IBInspectable var starCount: Int = 5 { didSet { rebuild() } }
    @IBInspectable var spacing: CGFloat = 8 { didSet { setNeedsLayout() } }
    @IBInspectable var fillColor: UIColor? = .systemYellow

    dynamic var rating = 0 {
        didSet { paint() }
    }

    private var stars: [UIButton] = []
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))

    override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
        addGestureRecognizer(pan)
    }

    private func rebuild() {
        stars.forEach { $0.removeFromSuperview() }
        stars = (0..<starCount).map { index in
            let star = UIButton(type: .custom)
            star.tag = index + 1
            star.setTitle("☆", for: .normal)
            star.setTitle("★", for: .selected)
            star.setTitleColor(fillColor, for: .selected)
            star.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            addSubview(star)
            return star
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = (bounds.width - spacing * CGFloat(starCount - 1)) / CGFloat(starCount)
        for (index, star) in stars.enumerated() {
            star.frame = CGRect(x: CGFloat(index) * (width + spacing), y: 0, width: width, height: bounds.height)
        }
    }

    // No @objc: the class has @objcMembers.
    func tapped(_ sender: UIButton) {
        choose(sender.tag)
    }

    func dragged(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            delegate?.starRowDidBeginDragging?(self)
            fallthrough
        case .changed:
            let x = recognizer.location(in: self).x
            let step = bounds.width / CGFloat(starCount)
            choose(min(max(Int(x / step) + 1, 0), starCount))
        default:
            break
        }
    }

    private func choose(_ rating: Int) {
        let limit = delegate?.starRowMaximum ?? starCount
        guard rating != self.rating, rating <= limit else { return }
        if let allowed = delegate?.starRow?(self, shouldSelect: rating), !allowed { return }
        self.rating = rating
        delegate?.starRow(self, didSelect: rating)
    }

    private func paint() {
        for star in stars { star.isSelected = star.tag <= rating }
    }
}

/// Implements everything.
class PickyReviewer: NSObject, StarRowDelegate {
    @objc var log: [String] = []
    @objc var forbidden: Int = -1

    func starRow(_ row: StarRow, didSelect rating: Int) { log.append("select \(rating)") }
    func starRowDidBeginDragging(_ row: StarRow) { log.append("drag") }
    func starRow(_ row: StarRow, shouldSelect rating: Int) -> Bool { rating != forbidden }
    var starRowMaximum: Int { 4 }
}

/// Implements only what it must.
final class PlainReviewer: NSObject, StarRowDelegate {
    private(set) var ratings: [Int] = []
    func starRow(_ row: StarRow, didSelect rating: Int) { ratings.append(rating) }
}

final class ReviewViewController: UIViewController {
    let row = StarRow(frame: CGRect(x: 45, y: 400, width: 300, height: 44))
    let picky = PickyReviewer()
    let plain = PlainReviewer()
    private var token: NSKeyValueObservation?
    private(set) var observed: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(row)
        row.delegate = plain
        token = row.observe(\.rating, options: .new) { [unowned self] _, change in
            observed.append(change.newValue!)
        }
    }

    /// Whether the row's delegate wants to hear of drags.
    var hearsDrags: Bool {
        (row.delegate as? NSObject)?.responds(to: #selector(StarRowDelegate.starRowDidBeginDragging(_:))) ?? false
    }
}
