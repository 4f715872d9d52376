import TouchstoneTesting
import UIKit

// Presentations, child controllers, windows and who is first responder: the first half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let away = [
    "no window", "not in a window", "not in any window", "in no window", "not on the screen", "never presented",
    "not presented", "already present",
]

/// A page with one button to close it.
private final class NewsScreen: UIViewController {
    let close = UIButton(type: .system)
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "newsView"
        close.setTitle("Close", for: .normal)
        close.addTarget(self, action: NewsScreen.closes, for: .touchUpInside)
        close.placed("newsClose", CGRect(x: 20, y: 760, width: 350, height: 50), in: view)
    }
    func closes() { closings += 1 }
}

/// Shows a welcome, and, if there is any, also what is new. Both are presented in one go.
private final class FirstPageScreen: UIViewController {
    let welcome = UIViewController()
    let news = NewsScreen()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "firstPage"
        welcome.view.accessibilityIdentifier = "welcomeView"
        welcome.modalPresentationStyle = .fullScreen
        news.modalPresentationStyle = .fullScreen
        news.loadViewIfNeeded()
    }
    func greet() {
        present(welcome, animated: false)
        present(news, animated: false)
    }
}

/// A pad to draw on, which follows the finger by its touch methods.
private final class DrawingPad: UIView {
    private(set) var points: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        points = touches.map { $0.location(in: self) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        points += touches.map { $0.location(in: self) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { points = [] }
}

private final class CardScreen: UIViewController {
    let pad = DrawingPad()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "cardSheet"
        pad.placed("cardPad", CGRect(x: 20, y: 100, width: 350, height: 600), in: view)
    }
}

private final class DeskScreen: UIViewController {
    let card = CardScreen()

    func write() {
        card.modalPresentationStyle = .pageSheet
        present(card, animated: false)
    }
}

/// Lies over a map and lets through whatever is not in one of its panels. It asks them itself.
private final class LettingOverlay: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for panel in subviews.reversed() {
            if let hit = panel.hitTest(point, with: event) { return hit }
        }
        return nil
    }
}

private final class PlacePanelsScreen: UIViewController {
    let panel = UIView(frame: CGRect(x: 0, y: 560, width: 390, height: 284))
    let route = UIButton(type: .system)
    private(set) var routes = 0

    override func loadView() {
        view = LettingOverlay(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.accessibilityIdentifier = "placeOverlay"
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        panel.placed("placePanel", panel.frame, in: view)
        route.setTitle("Route", for: .normal)
        route.addTarget(self, action: PlacePanelsScreen.begins, for: .touchUpInside)
        route.placed("routeButton", CGRect(x: 20, y: 20, width: 120, height: 44), in: panel)
    }
    func begins() { routes += 1 }
}

private final class TownMapScreen: UIViewController {
    let panels = PlacePanelsScreen()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "townMap"
        addChild(panels)
        panels.view.frame = view.bounds
        view.addSubview(panels.view)
        panels.didMove(toParent: self)
    }
}

/// The view of a window with a round bubble in it. It does not answer for itself, so that one reaches what is behind.
private final class BubbleView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

private final class BubbleScreen: UIViewController {
    let bubble = UIButton(type: .system)

    override func loadView() {
        view = BubbleView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.accessibilityIdentifier = "bubbleView"
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        bubble.setTitle("?", for: .normal)
        bubble.placed("helpBubble", CGRect(x: 310, y: 740, width: 60, height: 60), in: view)
    }
}

private final class TicketScreen: UIViewController {
    let buy = UIButton(type: .system)
    private(set) var sales = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "ticketView"
        buy.setTitle("Buy", for: .normal)
        buy.addTarget(self, action: TicketScreen.bought, for: .touchUpInside)
        buy.placed("buyTicket", CGRect(x: 20, y: 300, width: 350, height: 50), in: view)
    }
    func bought() { sales += 1 }
}

/// No taps while it leaves, somebody thought, and so none were taken twice. It may stay, though.
private final class HotelScreen: UIViewController {
    let book = UIButton(type: .system)
    private(set) var bookings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "hotelView"
        book.setTitle("Book", for: .normal)
        book.addTarget(self, action: HotelScreen.booked, for: .touchUpInside)
        book.placed("bookHotel", CGRect(x: 20, y: 600, width: 350, height: 50), in: view)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        UIApplication.shared.beginIgnoringInteractionEvents()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        UIApplication.shared.endIgnoringInteractionEvents()
    }
    func booked() { bookings += 1 }
}

/// A sticker that can be copied: who holds it is shown the menu.
private final class StickerView: UIView {
    private lazy var hold = UILongPressGestureRecognizer(target: self, action: StickerView.held)

    func listen() {
        hold.name = "stickerHold"
        addGestureRecognizer(hold)
    }
    func held() {
        guard hold.state == .began else { return }
        becomeFirstResponder()
        UIMenuController.shared.showMenu(from: self, rect: bounds)
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == .copy }
    override func copy(_ sender: Any?) {}
}

private final class StickersScreen: UIViewController {
    let sticker = StickerView()

    override func viewDidLoad() {
        super.viewDidLoad()
        sticker.placed("sticker", CGRect(x: 95, y: 300, width: 200, height: 200), in: view)
        sticker.listen()
    }
}

extension Fault {
    /// What must be among the causes: "code: name". "a|b" is one of them; "then …" may come only when the first is
    /// mended.
    static let tenthControllersCauses: [String: [String]] = [
        "news-that-were-presented-second": ["no-window: newsView|newsClose"],
        "drawing-downwards-on-a-sheet": ["recognizer-cancels-touches: sheet|cardSheet"],
        "overlay-that-asks-with-its-own-points": ["wrong-point: placeOverlay"],
        "bubble-whose-view-lets-through-and-window-does-not": ["window-in-front: bubbleWindow"],
        "hotel-that-one-nearly-left": ["ignoring-interaction: HotelScreen|viewWillDisappear"],
        "sticker-without-its-menu": ["cannot-become-first-responder: sticker"],
    ]

    static let tenthControllers: [Fault] = [
        // Who presents already cannot present another. The second call does nothing but to warn.
        Fault(
            name: "news-that-were-presented-second",
            question:
                "After the welcome my news should come up. In the test I tap Close of the news, where it is, "
                    + "and no view receives it."
        ) { app in
            let screen = FirstPageScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.greet()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.news.close),
                truth: Truth(
                    about: [], says: [away],
                    never: ["is disabled", "no target", "is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 785))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.news.close.isEnabled = false })
        },
        // What is not a scroll view does not keep the sheet from following the finger.
        Fault(
            name: "drawing-downwards-on-a-sheet",
            question:
                "On a card that I present one can draw to the sides. As soon as a line goes down, "
                    + "touchesCancelled comes and all moves."
        ) { app in
            let screen = DeskScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.write()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.card.pad),
                truth: Truth(
                    about: [], says: [["sheet", "Sheet", "dismiss"]],
                    never: ["is disabled", "covered by", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 400))
                    app.advance(by: 0.1)
                    app.fingerMove(to: CGPoint(x: 198, y: 520), duration: 0.4)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { screen.card.pad.isUserInteractionEnabled = false })
        },
        // (80, 602) is in the panel, and in the panel's own coordinates it is (80, 42).
        Fault(
            name: "overlay-that-asks-with-its-own-points",
            question:
                "My overlay lets touches through to the map, as it should, even on its own panel: Route does "
                    + "not react, the map moves."
        ) { app in
            let screen = TownMapScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.panels.route),
                truth: Truth(
                    about: ["placeOverlay"], says: [["convert", "coordinates", "point"]],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 80, y: 602))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.panels.route.isEnabled = false })
        },
        // The window is a view, too, and answers itself where its view does not.
        Fault(
            name: "bubble-whose-view-lets-through-and-window-does-not",
            question:
                "A help bubble in a window of its own. Its view returns nil for itself, as they all say, and "
                    + "still nothing behind reacts."
        ) { app in
            let screen = TicketScreen()
            _ = app.makeWindow(root: screen)
            let bubble = BubbleScreen()
            let window = app.makeWindow("bubbleWindow", root: bubble)
            window.accessibilityIdentifier = "bubbleWindow"
            window.windowLevel = .alert
            app.settle()
            return InjectedFault(
                wanted: .view(screen.buy),
                truth: Truth(
                    about: ["bubbleWindow"], says: [covering + ["window"]],
                    never: ["is disabled", "no target", "is hidden", "ignor"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 325))
                    app.advance(by: 0.5)
                },
                afterwards: { window.isHidden = true })
        },
        // It was about to leave and stayed: it will disappear, and never did.
        Fault(
            name: "hotel-that-one-nearly-left",
            question:
                "Sometimes the whole application is dead from one moment to the next. It has to do with swiping "
                    + "back and changing one's mind."
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            let screen = HotelScreen()
            navigation.pushViewController(screen, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.book),
                truth: Truth(
                    about: [], says: [["ignor"]],
                    never: ["is disabled", "no target", "covered by", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 4, y: 300))
                    app.fingerMove(to: CGPoint(x: 90, y: 302), duration: 0.4)
                    app.advance(by: 0.3)
                    app.fingerUp()
                    app.advance(by: 1)
                    app.fingerTap(at: CGPoint(x: 195, y: 625))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.book.isEnabled = false })
        },
        // Who may not become first responder has no menu.
        Fault(
            name: "sticker-without-its-menu",
            question:
                "My long press is recognized, and showMenu is called. There is no menu. copy and "
                    + "canPerformAction are both there."
        ) { app in
            let screen = StickersScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen.sticker),
                truth: Truth(
                    about: ["sticker"], says: [["canBecomeFirstResponder"]],
                    never: ["covered by", "outside", "minimumPressDuration"]),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 195, y: 400), duration: 1)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sticker.isUserInteractionEnabled = false })
        },
    ]
}
