import TouchstoneTesting
import UIKit

// Who is in front by the order in which views were added, and searches that were written by hand.

private let covering = ["cover", "in front", "on top", "above", "overlap", "answers first"]
private let beyond = ["outside", "beyond", "not in", "not inside", "out of", "sticks out", "hangs out"]

/// Two round buttons float over the list, in a stack view from one side to the other.
private final class NotesViewController: UIViewController {
    let row = UIButton.titled("Shopping", "shoppingRow")
    let actions = UIStackView(frame: CGRect(x: 0, y: 600, width: 390, height: 60))

    override func viewDidLoad() {
        super.viewDidLoad()
        row.placed("shoppingRow", CGRect(x: 0, y: 600, width: 390, height: 60), in: view)
        actions.accessibilityIdentifier = "actionStack"
        actions.distribution = .equalSpacing
        view.addSubview(actions)
        for name in ["scanButton", "addButton"] {
            let button = UIButton.titled(name, name)
            button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            button.widthAnchor.constraint(equalToConstant: 60).isActive = true
            actions.addArrangedSubview(button)
        }
    }
}

/// A header that stays at the top, added before the rows.
private final class ContactsViewController: UIViewController, UIScrollViewDelegate {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    let sort = UIButton.titled("Sort", "sortButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "contactList"
        header.accessibilityIdentifier = "stickyHeader"
        view.addSubview(list)
        list.addSubview(header)
        sort.placed("sortButton", CGRect(x: 280, y: 8, width: 100, height: 44), in: header)
        for index in 0..<40 {
            UIView().placed(
                "contact \(index)", CGRect(x: 0, y: 60 + index * 60, width: 390, height: 60), in: list)
        }
        list.contentSize = CGSize(width: 390, height: 2460)
        list.delegate = self
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        header.frame.origin.y = max(0, scrollView.contentOffset.y)
    }
}

/// A round button in the corner, which was added to what scrolls.
private final class TimelineViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let compose = UIButton.titled("+", "composeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        list.accessibilityIdentifier = "timeline"
        list.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(list)
        compose.placed("composeButton", CGRect(x: 310, y: 740, width: 60, height: 60), in: list)
    }
}

/// Pages narrower than the screen, of which one sees the beginning of the next.
private final class FilmsViewController: UIViewController {
    let pager = UIScrollView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
    let films = (0..<3).map { index in
        UIControl().placed("film \(index)", CGRect(x: index * 300 + 5, y: 0, width: 290, height: 300))
    }
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.accessibilityIdentifier = "filmPager"
        pager.isPagingEnabled = true
        pager.clipsToBounds = false
        pager.contentSize = CGSize(width: 900, height: 300)
        view.addSubview(pager)
        for film in films {
            film.addTarget(self, action: FilmsViewController.open, for: .touchUpInside)
            pager.addSubview(film)
        }
    }

    func open() { openings += 1 }
}

/// Larger than it looks, it thinks.
private final class CloseButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let area = bounds.insetBy(dx: -12, dy: -12)
        return area.contains(point) ? super.hitTest(point, with: event) : nil
    }
}

/// The button is in the panel, and it is the root view that is told to bring it to the front.
private final class RecorderViewController: UIViewController {
    let panel = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 120))
    let record = UIButton.titled("Record", "recordButton")
    let waves = UIView(frame: CGRect(x: 0, y: 560, width: 390, height: 200))

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.accessibilityIdentifier = "recordPanel"
        view.addSubview(panel)
        record.placed("recordButton", CGRect(x: 135, y: 30, width: 120, height: 60), in: panel)
        waves.accessibilityIdentifier = "waveView"
        view.addSubview(waves)
        view.bringSubviewToFront(record)
    }
}

/// Darkens all but what the tour is about, by a mask that leaves it out.
private final class TourViewController: UIViewController {
    let buy = UIButton.titled("Buy", "buyButton")
    let dark = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        buy.placed("buyButton", CGRect(x: 95, y: 700, width: 200, height: 50), in: view)
        dark.placed("tourOverlay", CGRect(x: 0, y: 0, width: 390, height: 844), in: view)
        let shown = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 660))
        shown.backgroundColor = .black
        dark.mask = shown
    }
}

/// Two bars, one for each orientation, and one button for both.
private final class BrowserViewController: UIViewController {
    let upright = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let lying = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let share = UIButton.titled("Share", "shareButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        upright.placed("uprightBar", upright.frame, in: view)
        lying.placed("lyingBar", lying.frame, in: view)
        lying.isHidden = true
        for bar in [upright, lying] {
            share.placed("shareButton", CGRect(x: 300, y: 0, width: 80, height: 44), in: bar)
        }
    }
}

/// Takes the map out while nobody looks at it, since it needs much memory.
private final class RouteViewController: UIViewController {
    let map = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let start = UIButton.titled("Start", "startButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        map.accessibilityIdentifier = "routeMap"
        view.addSubview(map)
        start.placed("startButton", CGRect(x: 95, y: 740, width: 200, height: 50), in: view)
    }

    func pause() { map.removeFromSuperview() }
    func resume() { view.addSubview(map) }
}

/// Adds its shade as it is laid out for the first time, when the button is long there.
private final class StoryView: UIView {
    let reply = UIButton.titled("Reply", "replyButton")
    let shade = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "storyView"
        reply.frame = CGRect(x: 20, y: 340, width: 120, height: 44)
        addSubview(reply)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        if shade.superview == nil {
            shade.accessibilityIdentifier = "shade"
            addSubview(shade)
        }
        shade.frame = CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
}

/// Its list hangs out of it, and so that it can be tapped all points are said to be inside.
private final class DropDown: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

/// Leads all touches to the card on top, which it remembers.
private final class CardPile: UIView {
    private(set) var cards: [UIView] = []
    private var top: UIView?

    func add(_ card: UIView) {
        insertSubview(card, at: 0)
        cards.append(card)
        if top == nil { top = card }
    }

    func swipeAway() { cards.removeFirst().removeFromSuperview() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard self.point(inside: point, with: event), let top else { return nil }
        let inTop = convert(point, to: top)
        return top.hitTest(inTop, with: event) ?? top
    }
}

/// A card to learn words, with a button.
private final class WordCard: UIView {
    let known = UIButton.titled("Known", "knownButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        known.frame = CGRect(x: 20, y: 130, width: 120, height: 50)
        addSubview(known)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Its middle button sticks out. The search is from the net: what the bar cuts off shall not be touched, either.
private final class TabStrip: UIView {
    let tabs = ["home", "camera", "profile"].map { UIButton.titled($0, $0 + "Tab") }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "tabStrip"
        for (index, tab) in tabs.enumerated() {
            tab.frame = CGRect(x: index * 130, y: index == 1 ? -20 : 0, width: 130, height: 60)
            addSubview(tab)
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !clipsToBounds, !isHidden, alpha > 0 else { return nil }
        for member in subviews.reversed() {
            if let result = member.hitTest(member.convert(point, from: self), with: event) { return result }
        }
        return nil
    }
}

/// Mirrored for who reads from right to left, the quick way.
private final class PagesViewController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 60))
    let back = UIButton.titled("Back", "backButton")
    let forward = UIButton.titled("Forward", "forwardButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.accessibilityIdentifier = "pageBar"
        view.addSubview(bar)
        back.placed("backButton", CGRect(x: 20, y: 8, width: 80, height: 44), in: bar)
        forward.placed("forwardButton", CGRect(x: 290, y: 8, width: 80, height: 44), in: bar)
        bar.transform = CGAffineTransform(scaleX: -1, y: 1)
    }
}

private final class DetailViewController: UIViewController {
    let buy = UIButton.titled("Buy", "buyButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "detailView"
        buy.placed("buyButton", CGRect(x: 95, y: 500, width: 200, height: 50), in: view)
    }
}

extension Fault {
    static let coversAndSearches: [Fault] = [
        // The buttons: x 0…60 and x 330…390. Between them is nothing but the stack.
        Fault(
            name: "floating-stack-over-a-row",
            question: "Two buttons float over my notes, far apart. The note between them can't be opened."
        ) { app in
            let screen = NotesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.row, .touchUpInside),
                truth: Truth(
                    about: ["actionStack"], says: [covering], never: ["is hidden", "no size", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 630))
                },
                afterwards: { screen.actions.removeFromSuperview() })
        },
        // Scrolled by 300, the header is at y 300…360 of the content, where contact 4 is, too.
        Fault(
            name: "sticky-header-behind-the-rows",
            question:
                "My header sticks to the top as I scroll. Sort in it works only as long as nothing is scrolled."
        ) { app in
            let screen = ContactsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.list.contentOffset.y = 300
            return InjectedFault(
                wanted: .event(screen.sort, .touchUpInside),
                truth: Truth(
                    about: ["contact 4"], says: [covering], never: ["is hidden", "outside", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.sort)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.list.bringSubviewToFront(screen.header) })
        },
        // Scrolled by 200, the button is at y 540…600 on the screen.
        Fault(
            name: "floating-button-that-scrolls-away",
            question:
                "The UI test scrolls, then taps compose in the lower right corner, and nothing is composed."
        ) { app in
            let screen = TimelineViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.list.contentOffset.y = 200
            return InjectedFault(
                wanted: .event(screen.compose, .touchUpInside),
                truth: Truth(
                    about: ["composeButton"], says: [beyond],
                    never: ["is hidden", "covered by", "no target", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 340, y: 770))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.list.contentOffset.y = 0 })
        },
        // The pager: x 45…345. The second film: x 350…640 on the screen.
        Fault(
            name: "next-page-beside-its-pager",
            question:
                "I let the next film show at the right edge by clipsToBounds = false. Tapping it opens nothing."
        ) { app in
            let screen = FilmsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.films[1], .touchUpInside),
                truth: Truth(
                    about: ["filmPager"], says: [beyond], never: ["is hidden", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 370, y: 350))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.pager.frame = CGRect(x: 45, y: 200, width: 345, height: 300) })
        },
        // The button: x 340…364. The touch is 6 points to the left of it.
        Fault(
            name: "enlarged-by-hit-test-which-asks-super",
            question:
                "My close button overrides hitTest to take touches 12 points around it. It does not take them."
        ) { app in
            let window = app.makeWindow()
            let close = CloseButton(type: .custom)
            close.addAction(UIAction { _ in }, for: .touchUpInside)
            close.placed("closeButton", CGRect(x: 340, y: 60, width: 24, height: 24), in: window)
            return InjectedFault(
                wanted: .event(close, .touchUpInside),
                truth: Truth(
                    about: ["closeButton"], says: [beyond + ["hitTest", "override", "point(inside"]],
                    never: ["is hidden", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 334, y: 72))
                },
                afterwards: { close.frame = CGRect(x: 320, y: 50, width: 60, height: 60) })
        },
        Fault(
            name: "brought-to-front-in-another-view",
            question:
                "I call bringSubviewToFront with the record button, and the waves still keep its touches."
        ) { app in
            let screen = RecorderViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.record, .touchUpInside),
                truth: Truth(
                    about: ["waveView"], says: [covering], never: ["is hidden", "outside", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.record)
                },
                afterwards: { screen.view.bringSubviewToFront(screen.panel) })
        },
        // A mask cuts what is drawn, not what is touched (HT-10).
        Fault(
            name: "overlay-with-a-hole-by-a-mask",
            question:
                "My tour darkens the screen and leaves the buy button out. Who taps the button buys nothing."
        ) { app in
            let screen = TourViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.buy, .touchUpInside),
                truth: Truth(
                    about: ["tourOverlay"], says: [covering], never: ["is hidden", "outside", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.buy)
                },
                afterwards: { screen.dark.removeFromSuperview() })
        },
        // A view has one superview: the last one that it was added to.
        Fault(
            name: "one-button-added-to-two-bars",
            question:
                "I add the share button to both bars and show the one that fits. In the upright one it's missing."
        ) { app in
            let screen = BrowserViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.share, .touchUpInside),
                truth: Truth(
                    about: ["lyingBar"], says: [["hidden"]], never: ["outside", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 340, y: 122))
                },
                afterwards: { screen.lying.isHidden = false })
        },
        Fault(
            name: "map-put-back-in-front",
            question:
                "After I come back from the settings Start is dead. I only add the map again that I took out."
        ) { app in
            let screen = RouteViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.pause()
            app.settle()
            screen.resume()
            return InjectedFault(
                wanted: .event(screen.start, .touchUpInside),
                truth: Truth(
                    about: ["routeMap"], says: [covering], never: ["is hidden", "outside", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.start)
                },
                afterwards: { screen.view.sendSubviewToBack(screen.map) })
        },
        // The story: y 100…500, its shade y 300…500, the button y 440…484.
        Fault(
            name: "shade-added-at-the-first-layout",
            question:
                "In init I add Reply to my story view, after everything else. Yet it gets no touches."
        ) { app in
            let window = app.makeWindow()
            let eventLog = StoryView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
            window.addSubview(eventLog)
            return InjectedFault(
                wanted: .event(eventLog.reply, .touchUpInside),
                truth: Truth(
                    about: ["shade"], says: [covering], never: ["is hidden", "outside", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: eventLog.reply)
                },
                afterwards: { eventLog.shade.isUserInteractionEnabled = false })
        },
        Fault(
            name: "drop-down-that-claims-every-point",
            question:
                "Since the options of my drop-down can be tapped, the pay button far below it cannot."
        ) { app in
            let window = app.makeWindow()
            let pay = UIButton.titled("Pay", "payButton").placed(
                "payButton", CGRect(x: 95, y: 700, width: 200, height: 50), in: window)
            let drop = DropDown().placed(
                "countryDropDown", CGRect(x: 45, y: 300, width: 300, height: 44), in: window)
            return InjectedFault(
                wanted: .event(pay, .touchUpInside),
                truth: Truth(
                    about: ["countryDropDown"],
                    says: [covering + ["point(inside", "takes", "gets", "override"]],
                    never: ["is hidden", "outside payButton", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: pay)
                },
                afterwards: { drop.removeFromSuperview() })
        },
        Fault(
            name: "hit-test-that-answers-a-card-that-is-gone",
            question:
                "The first word card can be answered. The ones below it don't react once they are on top."
        ) { app in
            let window = app.makeWindow()
            let pile = CardPile().placed(
                "cardPile", CGRect(x: 45, y: 300, width: 300, height: 200), in: window)
            let cards = (0..<3).map { WordCard(frame: pile.bounds).placed("wordCard \($0)", pile.bounds) }
            for card in cards { pile.add(card) }
            app.settle()
            pile.swipeAway()
            return InjectedFault(
                wanted: .event(cards[1].known, .touchUpInside),
                truth: Truth(
                    about: ["cardPile"], says: [["hitTest", "override"]],
                    never: ["is hidden", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: cards[1].known)
                },
                afterwards: { pile.removeFromSuperview() })
        },
        Fault(
            name: "search-that-gives-up-where-it-clips",
            question: "I rounded the corners of my tab strip. It looks good, and not one of its tabs reacts any more."
        ) { app in
            let window = app.makeWindow()
            let strip = TabStrip(frame: CGRect(x: 0, y: 764, width: 390, height: 60))
            strip.layer.cornerRadius = 20
            strip.clipsToBounds = true
            window.addSubview(strip)
            return InjectedFault(
                wanted: .event(strip.tabs[0], .touchUpInside),
                truth: Truth(
                    about: ["tabStrip"], says: [["hitTest", "override"]],
                    never: ["is hidden", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: strip.tabs[0])
                },
                afterwards: { strip.clipsToBounds = false })
        },
        // On the screen Back is at x 290…370 and Forward at x 20…100.
        Fault(
            name: "bar-mirrored-by-a-transform",
            question:
                "For Arabic I mirror my bar by a transform. My UI test taps Back at x 60, and it goes forward."
        ) { app in
            let screen = PagesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.back, .touchUpInside),
                truth: Truth(
                    about: ["backButton"], says: [beyond], never: ["is hidden", "no target", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 60, y: 730))
                },
                afterwards: { screen.bar.transform = .identity })
        },
        // A window is a view: where nothing in it takes a touch, it does so itself (HT-35).
        Fault(
            name: "root-view-of-a-front-window-switched-off",
            question: "My confetti window's root view has interaction off, so that it lets touches through. It doesn't."
        ) { app in
            let screen = DetailViewController()
            _ = app.makeWindow("mainWindow", root: screen)
            let confetti = UIWindow(frame: app.application.screen.bounds)
            confetti.accessibilityIdentifier = "confettiWindow"
            confetti.windowLevel = UIWindow.Level(rawValue: 1)
            let root = UIViewController()
            root.view.isUserInteractionEnabled = false
            confetti.rootViewController = root
            confetti.isHidden = false
            return InjectedFault(
                wanted: .event(screen.buy, .touchUpInside),
                truth: Truth(
                    about: ["confettiWindow"], says: [covering + ["window"]],
                    never: ["is hidden", "outside", "no target", "mainWindow is not key"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.buy)
                },
                afterwards: { confetti.isHidden = true })
        },
        // Before iOS 26 touches reach no view while one controller gives way to another (NV-7).
        Fault(
            name: "tapped-while-it-is-pushed-on-ios-17",
            question:
                "On phones with iOS 17 a quick tap on Buy is lost, right after the list. On iOS 26 it is not."
        ) { app in
            app.application.behavior = .iOS17
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            let detail = DetailViewController()
            return InjectedFault(
                wanted: .event(detail.buy, .touchUpInside),
                truth: Truth(
                    about: [],
                    says: [["animat", "transition", "push", "interaction", "moving", "under way"]],
                    never: ["is hidden", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    navigation.pushViewController(detail, animated: true)
                    app.advance(by: 0.1)
                    app.fingerTap(at: CGPoint(x: 195, y: 525))
                    app.advance(by: 0.5)
                },
                afterwards: { navigation.popViewController(animated: false) })
        },
    ]
}
