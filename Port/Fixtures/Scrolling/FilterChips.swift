import UIKit

@objc public protocol FilterChipsDelegate: AnyObject {
    @objc optional func filterChips(_ chips: FilterChips, didToggle title: String)
    @objc optional func filterChipsDidClear(_ chips: FilterChips)
}

/// A scrolling row of chips.
@objc(EXFilterChips)
@objcMembers
public class FilterChips: UIScrollView {
    @objc(EXFilterChip)
    public class Chip: UIButton {
        dynamic var isOn = false { didSet { isSelected = isOn } }
    }

    public weak var chipsDelegate: FilterChipsDelegate?
    public private(set) var chips: [Chip] = []
    public dynamic var activeCount: Int = 0
    @IBInspectable public var chipWidth: CGFloat = 120
    private var observers: [NSKeyValueObservation] = []

    public func setTitles(_ titles: [String]) {
        observers.forEach { $0.invalidate() }
        chips.forEach { $0.removeFromSuperview() }
        chips = titles.enumerated().map { i, title in
            let chip = Chip(frame: CGRect(x: CGFloat(i) * chipWidth, y: 0, width: chipWidth - 10, height: 40))
            chip.setTitle(title, for: .normal)
            chip.addTarget(self, action: #selector(flip), for: .touchUpInside)
            chip.addTarget(self, action: #selector(flipAll), for: .touchDownRepeat)
            addSubview(chip)
            return chip
        }
        observers = chips.map { chip in
            chip.observe(\.isOn, options: [.old, .new]) { [weak self] _, change in
                guard let self, change.oldValue != change.newValue else { return }
                self.activeCount += change.newValue == true ? 1 : -1
            }
        }
        contentSize = CGSize(width: CGFloat(titles.count) * chipWidth, height: 40)
    }

    func flip(_ chip: Chip) {
        chip.isOn.toggle()
        chipsDelegate?.filterChips?(self, didToggle: chip.title(for: .normal) ?? "")
    }

    func flipAll() {
        chips.forEach { $0.isOn = false }
        chipsDelegate?.filterChipsDidClear?(self)
    }
}

final class ShopController: UIViewController, FilterChipsDelegate {
    let chips = FilterChips(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
    private(set) var toggled: [String] = []
    private(set) var positions: [CGFloat] = []
    private var scrolling: NSKeyValueObservation!

    override func viewDidLoad() {
        super.viewDidLoad()
        chips.setTitles(["new", "red", "wool", "sale", "long", "small"])
        chips.chipsDelegate = self
        view.addSubview(chips)
        scrolling = chips.observe(\.contentOffset) { [unowned self] chips, _ in
            self.positions.append(chips.contentOffset.x)
        }
    }

    func filterChips(_ chips: FilterChips, didToggle title: String) { toggled.append(title) }
}
