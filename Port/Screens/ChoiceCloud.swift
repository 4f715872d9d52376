import UIKit

/// A cloud of what can be chosen; generic over the choice, so it has no Objective-C name of its own.
class ChoiceCloud<Choice: Hashable>: UIView {
    private(set) var chosen: Set<Choice> = []
    private var choices: [Choice] = []
    private(set) var chips: [Chip] = []
    var title: (Choice) -> String = { "\($0)" }

    /// One of them.
    final class Chip: UIControl {
        let label = UILabel()
        var index = 0
        override var isSelected: Bool { didSet { backgroundColor = isSelected ? .systemBlue : .systemGray5 } }
        override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

        override func layoutSubviews() {
            super.layoutSubviews()
            if label.superview == nil { addSubview(label) }
            label.frame = bounds.insetBy(dx: 12, dy: 4)
        }
    }

    func show(_ choices: [Choice]) {
        chips.forEach { $0.removeFromSuperview() }
        self.choices = choices
        chips = choices.enumerated().map { index, choice in
            let chip = Chip(frame: .zero)
            chip.index = index
            chip.label.text = title(choice)
            chip.addTarget(self, action: #selector(chipTapped(_:)), for: .touchUpInside)
            chip.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(Self.chipHeld(_:))))
            addSubview(chip)
            return chip
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, chip) in chips.enumerated() {
            chip.frame = CGRect(x: CGFloat(index % 3) * 110, y: CGFloat(index / 3) * 50, width: 100, height: 40)
        }
    }

    @objc func chipTapped(_ chip: UIControl) {
        guard let chip = chip as? Chip else { return }
        toggle(choices[chip.index])
    }

    @objc private func chipHeld(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, let chip = press.view as? Chip else { return }
        chosen = [choices[chip.index]]
        paint()
        changed()
    }

    func toggle(_ choice: Choice) {
        if chosen.remove(choice) == nil { chosen.insert(choice) }
        paint()
        changed()
    }

    private func paint() {
        for chip in chips { chip.isSelected = chosen.contains(choices[chip.index]) }
    }

    /// For subclasses.
    @objc func changed() {}
}

@objc protocol ToppingCloudDelegate {
    @objc optional func toppingsChanged(_ cloud: ToppingCloud, count: Int)
    @objc optional func toppingsAreFull(_ cloud: ToppingCloud) -> Bool
}

class ToppingCloud: ChoiceCloud<String> {
    weak var delegate: ToppingCloudDelegate?
    private(set) var changes = 0

    override func chipTapped(_ chip: UIControl) {
        // Nobody is asked where the delegate does not say.
        if delegate?.toppingsAreFull?(self) == true, !chip.isSelected { return }
        super.chipTapped(chip)
    }

    override func changed() {
        changes += 1
        delegate?.toppingsChanged?(self, count: chosen.count)
    }
}

final class PizzaViewController: UIViewController, ToppingCloudDelegate {
    let cloud = ToppingCloud(frame: CGRect(x: 20, y: 200, width: 350, height: 200))
    private(set) var counts: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        cloud.show(["Olives", "Onions", "Ham", "Basil"])
        cloud.delegate = self
        view.addSubview(cloud)
    }

    func toppingsChanged(_ cloud: ToppingCloud, count: Int) { counts.append(count) }
    func toppingsAreFull(_ cloud: ToppingCloud) -> Bool { cloud.chosen.count >= 2 }
}
