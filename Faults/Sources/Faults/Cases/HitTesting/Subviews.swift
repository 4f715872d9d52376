import TouchstoneTesting
import UIKit

/// A card that can be tapped, with a heart button.
private final class ProductCard: UIControl {
    let heart = UIButton(frame: CGRect(x: 290, y: 10, width: 44, height: 44))

    override init(frame: CGRect) {
        super.init(frame: frame)
        heart.accessibilityIdentifier = "heart"
        addSubview(heart)
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }
}

private final class ShelfViewController: UIViewController {
    let card = ProductCard(frame: CGRect(x: 20, y: 100, width: 350, height: 120))
    private(set) var opened = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        card.accessibilityIdentifier = "productCard"
        card.addTarget(self, action: ShelfViewController.open, for: .touchUpInside)
        view.addSubview(card)
    }

    func open() { opened += 1 }
}

private final class CheckBox: UIControl {
    let tick = UIButton(type: .custom)
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "checkBox"
        tick.accessibilityIdentifier = "tickButton"
        tick.setTitle("✓", for: .selected)
        label.text = "Remember me"
        addSubview(tick)
        addSubview(label)
        addTarget(self, action: CheckBox.toggle, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        tick.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        label.frame = CGRect(x: 52, y: 0, width: bounds.width - 52, height: 44)
    }

    func toggle() { isSelected.toggle() }
}

/// A card that is a control. Its description is a text view because it has links.
private final class OfferCard: UIControl {
    let text = UITextView(frame: CGRect(x: 16, y: 16, width: 318, height: 60))
    private(set) var openings = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "offerCard"
        text.accessibilityIdentifier = "descriptionView"
        text.text = "Two nights by the sea"
        text.isEditable = false
        text.isScrollEnabled = false
        addSubview(text)
        addTarget(self, action: OfferCard.open, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func open() { openings += 1 }
}

/// Reviews whose text is in text views because it can contain links.
private final class ReviewsScreen: TableScreen, UITableViewDelegate {
    private(set) var opened: [Int] = []
    override var tableName: String { "reviewTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let text = UITextView()
        text.text = "Would buy again, number \(row)."
        text.isEditable = false
        text.isScrollEnabled = false
        text.placed("reviewText\(row)", CGRect(x: 16, y: 8, width: 358, height: 44), in: cell.contentView)
        cell.accessibilityIdentifier = "review\(row)"
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
}

extension Fault {
    /// Subviews that receive the touch instead of the wanted view.
    static let subviews: [Fault] = [
        Fault(
            name: "heart-button-on-a-card-that-is-a-control",
            question: "Tapping my card opens it, except in its upper right corner.",
            batch: .first
        ) { app in
            let shelf = ShelfViewController()
            _ = app.makeWindow(root: shelf)
            return InjectedFault(
                wanted: .event(shelf.card, .touchUpInside),
                expected: .cause(
                    about: ["heart"], says: [["inside", "front", "subview", "receives", "hit", "has the touch"]],
                    never: ["no target", "recognizer"]),
                input: { app.fingerTap(at: shelf.card.heart) },
                afterwards: { shelf.card.heart.removeFromSuperview() })
        },
        Fault(
            name: "icon-in-a-control-is-a-button",
            question: "My own checkbox control toggles everywhere but on the tick itself",
            batch: .first
        ) { app in
            let box = CheckBox(frame: CGRect(x: 40, y: 400, width: 200, height: 44))
            let window = app.makeWindow()
            window.addSubview(box)
            return InjectedFault(
                wanted: .view(box),
                expected: .cause(
                    about: ["tickButton"],
                    says: [["inside", "subview", "child", "receives", "in front", "within", "in it"]],
                    never: ["disabled"]),
                input: {
                    app.settle()
                    app.fingerTap(at: box.tick)
                },
                afterwards: {
                    box.tick.isUserInteractionEnabled = false
                    box.isEnabled = false
                })
        },
        Fault(
            name: "description-in-a-text-view",
            question: "My offer card opens when it is tapped at its edge, and not on the text, which cannot be edited.",
            batch: .third
        ) { app in
            let window = app.makeWindow()
            let card = OfferCard(frame: CGRect(x: 20, y: 300, width: 350, height: 92))
            window.addSubview(card)
            return InjectedFault(
                wanted: .event(card, .touchUpInside),
                expected: .cause(
                    about: ["descriptionView"], says: [], never: ["is hidden", "no target", "isEditable", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 120, y: 340))
                    app.advance(by: 0.5)
                },
                afterwards: { card.text.isUserInteractionEnabled = false })
        },
        Fault(
            name: "review-in-a-text-view",
            question: "A tap beside the text opens my review, one on the text does not, though it can't be edited.",
            batch: .ninth
        ) { app in
            let screen = ReviewsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(2)),
                expected: .cause(
                    about: ["reviewText2"],
                    says: [.covering + .taking + ["inside", "gets", "has the touch", "pass", "in it", "stops"]],
                    never: ["is disabled", "allowsSelection", "shouldHighlight", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 80, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
    ]
}
