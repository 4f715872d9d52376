import TouchstoneTesting
import UIKit

/// Views that were hidden or faded.
extension Fault {
    static let hidden: [Fault] = [
        Fault(
            name: "hot-spot-too-transparent",
            question: "My secret debug gesture in the corner never fires, although the view is there. Why?"
        ) { app in
            let screen = SettingsScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.tripleTap),
                truth: Truth(
                    about: ["secretHotSpot"], says: [["alpha", "transparent", "opacity"]], never: ["is hidden"]),
                fingers: {
                    app.settle()
                    for _ in 1...3 {
                        app.fingerTap(at: screen.hotSpot)
                        app.advance(by: 0.1)
                    }
                },
                afterwards: { screen.hotSpot.alpha = 1 })
        },
        Fault(
            name: "snapshot-left-over-the-hidden-original",
            question: "After the hero transition the Buy button on the card is dead. I can see it!"
        ) { app in
            let shop = ShopScreen()
            _ = app.makeWindow(root: shop)
            return InjectedFault(
                wanted: .view(shop.card.buy),
                truth: Truth(about: ["card"], says: [["hidden"]], never: ["alpha"]),
                fingers: {
                    app.settle()
                    shop.flyToDetailAndBack()
                    app.advance(by: 1)
                    app.fingerTap(at: shop.card.buy)
                },
                afterwards: {
                    shop.card.isHidden = false
                    shop.picture?.removeFromSuperview()
                })
        },
        Fault(
            name: "toast-fading-out",
            question: "The Undo button of my snack bar sometimes doesn't react. It was still visible when I tapped it."
        ) { app in
            let mail = MailScreen()
            _ = app.makeWindow(root: mail)
            return InjectedFault(
                wanted: .view(mail.snackBar.undo),
                truth: Truth(about: ["snackBar"], says: [["alpha", "animat", "fad"]], never: ["is hidden"]),
                fingers: {
                    app.settle()
                    mail.deleted()
                    app.advance(by: 3.2)
                    app.fingerTap(at: mail.snackBar.undo)
                },
                // It is shown anew for the next message.
                afterwards: {
                    app.advance(by: 1)
                    mail.deleted()
                    app.advance(by: 0.5)
                })
        },
        Fault(
            name: "stepper-hidden-while-the-cart-was-empty",
            question: "The UI test taps plus and the count stays as it is. In the debugger the picker is shown."
        ) { app in
            let row = CartRow()
            let window = app.makeWindow()
            row.placed("cartRow", CGRect(x: 0, y: 300, width: 390, height: 60), in: window)
            return InjectedFault(
                wanted: .event(row.plus, .touchUpInside),
                truth: Truth(about: ["quantityPicker"], says: [["hidden"]]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: row.plus)
                },
                // Observers don't run in init; the next change does show it.
                afterwards: { row.count = 2 })
        },
    ]
}

private final class SettingsScreen: UIViewController {
    let hotSpot = UIView()
    let tripleTap = UITapGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        // Invisible, but not hidden, so that it still gets touches.
        hotSpot.backgroundColor = .red
        hotSpot.alpha = 0.005
        hotSpot.placed("secretHotSpot", CGRect(x: 310, y: 40, width: 80, height: 80), in: view)
        tripleTap.name = "showDebugMenu"
        tripleTap.numberOfTapsRequired = 3
        tripleTap.addTarget(self, action: SettingsScreen.showDebugMenu)
        hotSpot.addGestureRecognizer(tripleTap)
    }

    func showDebugMenu() { view.backgroundColor = .gray }
}

private final class ProductCard: UIView {
    let photo = UIImageView()
    lazy var buy = UIButton.titled("Buy", "buyButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(photo)
        addSubview(buy)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 60)
        buy.frame = CGRect(x: 12, y: bounds.height - 52, width: bounds.width - 24, height: 44)
    }
}

private final class ShopScreen: UIViewController {
    let card = ProductCard()
    var picture: UIImageView?

    override func viewDidLoad() {
        super.viewDidLoad()
        card.placed("card", CGRect(x: 20, y: 120, width: 350, height: 300), in: view)
    }

    func flyToDetailAndBack() {
        let picture = UIImageView(frame: card.frame)
        picture.accessibilityIdentifier = "snapshot"
        view.addSubview(picture)
        self.picture = picture
        card.isHidden = true
        UIView.animate(withDuration: 0.3) {
            picture.frame = self.view.bounds
        } completion: { _ in
            UIView.animate(withDuration: 0.3) { picture.frame = self.card.frame }
        }
    }
}

private final class SnackBar: UIView {
    lazy var undo = UIButton.titled("Undo", "undoButton")

    override func layoutSubviews() {
        super.layoutSubviews()
        if undo.superview == nil { addSubview(undo) }
        undo.frame = CGRect(x: bounds.width - 100, y: 4, width: 90, height: bounds.height - 8)
    }

    func show() {
        alpha = 1
        UIView.animate(withDuration: 1, delay: 3, options: [.curveEaseIn]) { self.alpha = 0 }
    }
}

private final class MailScreen: UIViewController {
    let snackBar = SnackBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        snackBar.alpha = 0
        snackBar.placed("snackBar", CGRect(x: 10, y: 760, width: 370, height: 56), in: view)
    }

    func deleted() { snackBar.show() }
}

private final class CartRow: UIView {
    let add = UIButton.titled("Add to cart", "addButton")
    let quantityPicker = UIView()
    lazy var plus = UIButton.titled("+", "plusButton") { [weak self] in self?.count += 1 }
    var count = 0 {
        didSet { quantityPicker.isHidden = count == 0 }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        quantityPicker.accessibilityIdentifier = "quantityPicker"
        quantityPicker.isHidden = true
        count = 1
        quantityPicker.addSubview(plus)
        addSubview(add)
        addSubview(quantityPicker)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        add.frame = CGRect(x: 8, y: 8, width: 200, height: bounds.height - 16)
        quantityPicker.frame = CGRect(x: bounds.width - 130, y: 8, width: 120, height: bounds.height - 16)
        plus.frame = CGRect(x: 76, y: 0, width: 44, height: 44)
    }
}
