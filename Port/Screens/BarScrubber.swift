import UIKit

@objcMembers
@IBDesignable
class BarScrubber: UIView {
    @IBInspectable var barColor: UIColor = .systemBlue
    @IBInspectable var highlightColor: UIColor = .systemOrange
    var values: [Double] = []
    private(set) dynamic var highlighted: Int = NSNotFound
    private var hideDelay: TimeInterval = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        let pan = UIPanGestureRecognizer(target: self, action: Selector("scrub:"))
        addGestureRecognizer(pan)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("scrub:")))
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func scrub(_ recognizer: UIGestureRecognizer) {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(unhighlight), object: nil)
        let index = Int(recognizer.location(in: self).x / (bounds.width / CGFloat(values.count)))
        let clamped = min(max(0, index), values.count - 1)
        if clamped != highlighted { highlighted = clamped }
        if recognizer.state == .ended {
            perform(#selector(unhighlight), with: nil, afterDelay: hideDelay)
        }
    }

    func unhighlight() { highlighted = NSNotFound }
}

class RefreshCounter: NSObject {
    private(set) var refreshes = 0
    @objc dynamic func refresh() { refreshes += 1 }
}

final class StatsController: UIViewController {
    let bars = BarScrubber(frame: CGRect(x: 45, y: 300, width: 300, height: 200))
    private(set) var seen: [Int] = []
    private var token: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        bars.values = [1, 5, 3, 2, 4, 6]
        view.addSubview(bars)
        token = bars.observe(\BarScrubber.highlighted, options: [.new]) { [weak self] _, change in
            self?.seen.append(change.newValue!)
        }
        perform(Selector(("refresh")), with: nil, afterDelay: 3)
    }

    private let counter = RefreshCounter()
    var refreshes: Int { counter.refreshes }
    @objc private func refresh() {
        counter.perform(#selector(RefreshCounter.refresh))
        bars.values.append(0)
    }
}
