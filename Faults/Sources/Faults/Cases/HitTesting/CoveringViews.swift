import TouchstoneTesting
import UIKit

/// Its list extends beyond its bounds, so point(inside:with:) accepts all points.
private final class DropDown: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

/// An introduction in three pages. The page control is added last.
private final class WelcomeViewController: UIViewController {
    let skip = UIButton.titled("Skip", "skipButton")
    let dots = UIPageControl(frame: CGRect(x: 0, y: 700, width: 390, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        skip.placed("skipButton", CGRect(x: 290, y: 728, width: 80, height: 44), in: view)
        dots.numberOfPages = 3
        dots.placed("pageDots", dots.frame, in: view)
    }
}

/// The faces of a group, each of which overlaps a third of the previous one.
private final class GroupViewController: UIViewController {
    let stack = UIStackView(frame: CGRect(x: 45, y: 300, width: 140, height: 60))
    let faces = ["ann", "bob", "eve"].map { UIButton.titled("", "\($0)Face") }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.spacing = -20
        for face in faces {
            face.widthAnchor.constraint(equalToConstant: 60).isActive = true
            stack.addArrangedSubview(face)
        }
        view.addSubview(stack.placed("faceStack", stack.frame))
    }
}

/// A text field that was once a list. The button that opened the list still covers it.
private final class ShippingViewController: UIViewController {
    let country = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    let pick = UIButton(type: .custom)

    override func viewDidLoad() {
        super.viewDidLoad()
        country.accessibilityIdentifier = "countryField"
        view.addSubview(country)
        pick.placed("countryButton", country.frame, in: view)
    }
}

/// A title and a card in a stack view as large as the screen. A tap beside the card should close it.
private final class OfferViewController: UIViewController {
    let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let head = UILabel()
    let card = UIView()
    lazy var close = UITapGestureRecognizer(target: self, action: OfferViewController.closed)
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dimming.placed("dimmingView", dimming.frame))
        close.name = "closeTap"
        dimming.addGestureRecognizer(close)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        card.accessibilityIdentifier = "offerCard"
        stack.addArrangedSubview(head)
        stack.addArrangedSubview(card)
        view.addSubview(stack.placed("sheetStack", stack.frame))
    }

    func closed() { closings += 1 }
}

/// A cart in the navigation bar, with the number of its items.
private final class CatalogueViewController: UIViewController {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    let cart = UIButton(type: .system)
    let badge = UIView()
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        holder.accessibilityIdentifier = "cartHolder"
        cart.addTarget(self, action: CatalogueViewController.open, for: .touchUpInside)
        cart.placed("cartButton", CGRect(x: 0, y: 0, width: 44, height: 44), in: holder)
        badge.placed("cartBadge", CGRect(x: 20, y: 0, width: 24, height: 24), in: holder)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: holder)
    }

    func open() { openings += 1 }
}

/// News, with a button placed for a bar without a large title.
private final class HeadlinesScreen: UIViewController {
    let refresh = UIButton(type: .system)
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "headlinesView"
        title = "Headlines"
        refresh.setTitle("Refresh", for: .normal)
        refresh.addTarget(self, action: HeadlinesScreen.refreshed, for: .touchUpInside)
        refresh.placed("refreshButton", CGRect(x: 250, y: 50, width: 120, height: 40), in: view)
    }
    func refreshed() { refreshes += 1 }
}

private final class PhotoCell: UIView {
    let heart = UIButton.titled("♥", "heartButton")
    let photo = UIButton.titled("", "photoButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "photoCell"
        heart.layer.zPosition = 100
        addSubview(heart)
        addSubview(photo)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.frame = bounds
        heart.frame = CGRect(x: bounds.width - 50, y: 10, width: 40, height: 40)
    }
}

extension Fault {
    /// Views in front of the wanted one.
    static let coveringViews: [Fault] = [
        Fault(
            name: "drop-down-that-claims-every-point",
            question:
                "Since the options of my drop-down can be tapped, the pay button far below it cannot.",
            batch: .fourth
        ) { app in
            let window = app.makeWindow()
            let pay = UIButton.titled("Pay", "payButton").placed(
                "payButton", CGRect(x: 95, y: 700, width: 200, height: 50), in: window)
            let drop = DropDown().placed(
                "countryDropDown", CGRect(x: 45, y: 300, width: 300, height: 44), in: window)
            return InjectedFault(
                wanted: .event(pay, .touchUpInside),
                expected: .cause(
                    about: ["countryDropDown"],
                    says: [.covering + ["point(inside", "takes", "gets", "override"]],
                    never: ["is hidden", "outside payButton", "no target"]),
                input: {
                    app.settle()
                    app.fingerTap(at: pay)
                },
                afterwards: { drop.removeFromSuperview() })
        },
        Fault(
            name: "page-control-as-wide-as-the-screen",
            question: "Skip, beside the dots of my introduction, turns the page. I only see three dots in the middle.",
            batch: .sixth
        ) { app in
            let screen = WelcomeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.skip, .touchUpInside),
                expected: .cause(
                    about: ["pageDots"], says: [.covering],
                    never: ["is disabled", "no target", "outside", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.skip)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.dots.isHidden = true })
        },
        // Ann's face is at x 45…105, Bob's at 85…145, the touch at 97.
        Fault(
            name: "faces-that-overlap-in-a-stack",
            question: "A tap on Ann's face shows Bob. Not always; it seems to depend on where in her face I tap.",
            batch: .fifth
        ) { app in
            let screen = GroupViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.faces[0], .touchUpInside),
                expected: .cause(
                    about: ["bobFace"], says: [.covering],
                    never: ["is disabled", "no target", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 97, y: 330))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.stack.spacing = 10 })
        },
        Fault(
            name: "clear-button-left-over-a-field",
            question: "The country field is to be typed into since last week. A tap on it brings up no keyboard.",
            batch: .third
        ) { app in
            let screen = ShippingViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.country),
                expected: .cause(
                    about: ["countryButton"],
                    says: [["cover", "in front", "on top", "above", "overlap", "answers first"]],
                    never: ["canBecomeFirstResponder", "textFieldShouldBeginEditing", "is disabled", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.country)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.pick.removeFromSuperview() })
        },
        // The label in the upper half does not receive touches; the stack view that contains it does.
        Fault(
            name: "dimming-view-behind-a-stack",
            question: "A tap on the dark part should close my offer. There is nothing but an empty title.",
            batch: .fifth
        ) { app in
            let screen = OfferViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.close),
                expected: .cause(
                    about: ["sheetStack"], says: [.covering],
                    never: ["is disabled", "delegate", "prevented", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 200))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.stack.isHidden = true })
        },
        Fault(
            name: "count-over-a-button-in-the-bar",
            question: "My cart does not open if there is something in it. One has to tap the very left of the icon.",
            batch: .eighth
        ) { app in
            let screen = CatalogueViewController()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cart),
                expected: .cause(
                    about: ["cartBadge"], says: [.covering],
                    never: ["is disabled", "outside", "no target", "no size"]),
                input: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.badge))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.badge.isHidden = true })
        },
        // With a large title the bar is 96 points high. The button is at y 50…90.
        Fault(
            name: "refresh-under-a-large-title",
            question:
                "Refresh was just below my navigation bar, and worked. I only made the title large, and it is dead.",
            batch: .ninth
        ) { app in
            let screen = HeadlinesScreen()
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.accessibilityIdentifier = "headlineBar"
            navigation.navigationBar.prefersLargeTitles = true
            _ = app.makeWindow(root: navigation)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.refresh),
                expected: .cause(
                    about: ["headlineBar"], says: [.covering],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 310, y: 72))
                    app.advance(by: 0.5)
                },
                afterwards: { navigation.setNavigationBarHidden(true, animated: false) })
        },
        Fault(
            name: "badge-raised-by-z-position",
            question: "I gave the heart badge zPosition 100 so that it's on top. I see it, I tap it, the photo opens.",
            batch: .first
        ) { app in
            let window = app.makeWindow()
            let cell = PhotoCell(frame: CGRect(x: 20, y: 150, width: 350, height: 250))
            window.addSubview(cell)
            return InjectedFault(
                wanted: .view(cell.heart),
                expected: .cause(
                    about: ["photoButton"],
                    says: [["in front", "cover", "zPosition", "order", "on top", "later"]], never: ["is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: cell.heart)
                },
                afterwards: {
                    cell.bringSubviewToFront(cell.heart)
                    cell.photo.removeFromSuperview()
                })
        },
    ]
}
