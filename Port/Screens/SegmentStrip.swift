import UIKit

/// Segments whose actions are named by strings, one method each.
class SegmentStrip: UIView {
    let names = ["day", "week", "month"]
    private(set) var buttons: [UIButton] = []
    private(set) var selected = 0
    let underline = UIView()
    private(set) var calls: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        let selectors = [Selector("showDay"), Selector("showWeek"), Selector("showMonth:")]
        for (name, selector) in zip(names, selectors) {
            let button = UIButton(type: .custom)
            button.setTitle(name, for: .normal)
            assert(responds(to: selector))
            button.addTarget(self, action: selector, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
        underline.backgroundColor = tintColor
        addSubview(underline)
        let swipe = UISwipeGestureRecognizer(target: self, action: Selector(("nextSegment")))
        swipe.direction = .left
        addGestureRecognizer(swipe)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height - 2)
        }
        underline.frame = CGRect(x: CGFloat(selected) * width, y: bounds.height - 2, width: width, height: 2)
    }

    private func select(_ index: Int) {
        selected = index
        let slide = CASpringAnimation(keyPath: #keyPath(CALayer.position))
        slide.duration = 0.3
        underline.layer.add(slide, forKey: #keyPath(CALayer.position))
        setNeedsLayout()
        NotificationCenter.default.post(name: .segmentChanged, object: self, userInfo: ["index": index])
    }

    /// By name, from elsewhere.
    func show(named name: String) {
        let plain = Selector("show\(name.capitalized)")
        if responds(to: plain) {
            perform(plain)
        } else {
            let withSender = NSSelectorFromString("show\(name.capitalized):")
            if responds(to: withSender) { perform(withSender, with: nil) }
        }
    }
}

@objc extension SegmentStrip {
    func showDay() {
        calls.append("day")
        select(0)
    }

    func showWeek() {
        calls.append("week")
        select(1)
    }

    func showMonth(_ sender: UIButton?) {
        calls.append(sender == nil ? "month without sender" : "month")
        select(2)
    }

    func nextSegment() { select(min(selected + 1, 2)) }
}

extension Notification.Name {
    static let segmentChanged = Notification.Name("SegmentStrip.segmentChanged")
}

@objcMembers final class CalendarViewController: UIViewController {
    let strip = SegmentStrip(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    private(set) var indices: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(strip)
        NotificationCenter.default.addObserver(
            self, selector: Selector("segmentChanged:"), name: .segmentChanged, object: strip)
    }

    func segmentChanged(_ note: NSNotification) {
        indices.append(note.userInfo?["index"] as? Int ?? -1)
    }
}
