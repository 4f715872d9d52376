import TouchstoneTesting
import UIKit

// What looks like a mistake and is none. The touch arrives, and an answer must not make one up.

/// Its pads are in a container with isExclusiveTouch, which is about touches on the container itself.
private final class DrumsViewController: UIViewController {
    let kit = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    let (left, right) = (UIButton.titled("Bass", "bassPad"), UIButton.titled("Snare", "snarePad"))

    override func viewDidLoad() {
        super.viewDidLoad()
        kit.accessibilityIdentifier = "drumKit"
        kit.isExclusiveTouch = true
        view.addSubview(kit)
        left.placed("bassPad", CGRect(x: 20, y: 20, width: 160, height: 160), in: kit)
        right.placed("snarePad", CGRect(x: 210, y: 20, width: 160, height: 160), in: kit)
    }
}

/// A tap on two lines of text, side by side in a stack view.
private final class PriceViewController: UIViewController {
    let stack = UIStackView(frame: CGRect(x: 45, y: 300, width: 300, height: 80))
    lazy var open = UITapGestureRecognizer(target: self, action: PriceViewController.opened)
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.accessibilityIdentifier = "priceStack"
        stack.distribution = .fillEqually
        for text in ["12 nights", "900"] {
            let label = UILabel()
            label.text = text
            stack.addArrangedSubview(label)
        }
        open.name = "priceTap"
        stack.addGestureRecognizer(open)
        view.addSubview(stack)
    }

    func opened() { openings += 1 }
}

/// Stories that go to the side, in a page that goes up and down.
private final class HomeViewController: UIViewController {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stories = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 120))

    override func viewDidLoad() {
        super.viewDidLoad()
        page.accessibilityIdentifier = "homePage"
        page.contentSize = CGSize(width: 390, height: 2400)
        view.addSubview(page)
        stories.accessibilityIdentifier = "storyCarousel"
        stories.contentSize = CGSize(width: 1200, height: 120)
        page.addSubview(stories)
    }
}

/// The tap waits for a press that has been disabled.
private final class BoardViewController: UIViewController {
    let tile = UIView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    lazy var turn = UITapGestureRecognizer(target: self, action: BoardViewController.turned)
    lazy var menu = UILongPressGestureRecognizer(target: self, action: BoardViewController.showMenu)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tile.accessibilityIdentifier = "tile"
        view.addSubview(tile)
        turn.name = "turnTap"
        menu.name = "menuPress"
        menu.isEnabled = false
        turn.require(toFail: menu)
        tile.addGestureRecognizer(turn)
        tile.addGestureRecognizer(menu)
    }

    func turned() { log.append("turn") }
    func showMenu() { log.append("menu") }
}

/// A list in a page. The page alone is to scroll.
private final class ShopViewController: UIViewController {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))

    override func viewDidLoad() {
        super.viewDidLoad()
        page.accessibilityIdentifier = "shopPage"
        page.contentSize = CGSize(width: 390, height: 2400)
        view.addSubview(page)
        list.accessibilityIdentifier = "shopList"
        list.contentSize = CGSize(width: 390, height: 900)
        list.isScrollEnabled = false
        page.addSubview(list)
    }
}

extension Fault {
    static let allIsWell: [Fault] = [
        // Exclusive is a view's own affair (DL-15): the touches are the pads', which are not exclusive.
        Fault(
            name: "exclusive-container-of-two-pads",
            question:
                "One thumb rests on the bass pad, and the kit around both has isExclusiveTouch. Is the snare lost?"
        ) { app in
            let screen = DrumsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.right, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDown(2, at: screen.left)
                    app.advance(by: 0.3)
                    app.fingerTap(1, at: screen.right)
                    app.advance(by: 0.2)
                    app.fingerUp(2)
                },
                touch: 1,
                afterwards: { screen.kit.isHidden = true })
        },
        // Labels let touches through to the stack view behind them (HT-11).
        Fault(
            name: "tap-on-a-stack-view-of-labels",
            question:
                "My stack view is full of labels, which take no touches. Does its tap get any therefore?"
        ) { app in
            let screen = PriceViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.open),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 120, y: 340))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.stack.removeGestureRecognizer(screen.open) })
        },
        // A scroll view leaves a drag along an axis in which it does not scroll to the one around it (SV-15).
        Fault(
            name: "page-dragged-by-its-carousel",
            question:
                "My stories lie in a page that scrolls. If a drag starts on them, do they keep it from the page?"
        ) { app in
            let screen = HomeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.page.panGestureRecognizer),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 380), to: CGPoint(x: 195, y: 180), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.page.isScrollEnabled = false })
        },
        Fault(
            name: "page-dragged-by-a-list-that-does-not-scroll",
            question: "I set isScrollEnabled to false for the list in my page. Does the page scroll if I drag the list?"
        ) { app in
            let screen = ShopViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.page.panGestureRecognizer),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.list.isScrollEnabled = true })
        },
        // Nobody waits for what does not take part (G-26).
        Fault(
            name: "tap-that-requires-a-disabled-press-to-fail",
            question:
                "turnTap requires the press for the menu to fail, and that is disabled. Does the tap ever act?"
        ) { app in
            let screen = BoardViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.turn),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.tile)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.menu.isEnabled = true })
        },
        // A window need not be key to get touches (HT-32).
        Fault(
            name: "button-in-a-window-that-is-not-key",
            question:
                "My hint has a small window of its own, which I never made key. Is its close button deaf?"
        ) { app in
            _ = app.makeWindow("mainWindow", root: UIViewController())
            let hint = UIWindow(frame: CGRect(x: 20, y: 60, width: 350, height: 80))
            hint.accessibilityIdentifier = "hintWindow"
            hint.isHidden = false
            let close = UIButton.titled("Close", "closeButton").placed(
                "closeButton", CGRect(x: 240, y: 18, width: 100, height: 44), in: hint)
            return InjectedFault(
                wanted: .event(close, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: close)
                },
                afterwards: { hint.isHidden = true })
        },
    ]
}
