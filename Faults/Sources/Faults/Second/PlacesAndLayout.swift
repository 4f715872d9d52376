import TouchstoneTesting
import UIKit

// Views that lie in front, windows that are too small, containers without a size, and searches of one's own.

private let covering = ["cover", "in front", "on top", "above", "overlap", "answers first"]
private let beyond = ["outside", "beyond", "not inside", "out of", "sticks out", "hangs out"]

/// A row as a table's cell has it: what is shown belongs into its content view, which is made when it is first asked for.
private final class ListCell: UIView {
    lazy var contentView: UIView = {
        let content = UIView(frame: bounds)
        content.accessibilityIdentifier = "contentView"
        addSubview(content)
        return content
    }()
    let title = UILabel()
    let reorder = UIButton.titled("≡", "reorderButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        reorder.frame = CGRect(x: frame.width - 60, y: 0, width: 60, height: frame.height)
        addSubview(reorder)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func configure(_ text: String) {
        title.text = text
        title.frame = CGRect(x: 16, y: 0, width: 200, height: bounds.height)
        contentView.addSubview(title)
    }
}

/// Three buttons with titles that were short in English.
private final class ActionsViewController: UIViewController {
    let bar = UIStackView()
    let buttons = [
        UIButton.titled("Zur Einkaufsliste hinzufügen", "addButton"),
        UIButton.titled("Benachrichtigung einrichten", "notifyButton"),
        UIButton.titled("Teilen", "shareButton"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.spacing = 8
        for button in buttons { bar.addArrangedSubview(button) }
        bar.placed("actionBar", CGRect(x: 20, y: 500, width: 350, height: 44), in: view)
    }
}

/// A banner in a stack view, made of a plain view with a button in it.
private final class WelcomeViewController: UIViewController {
    let stack = UIStackView()
    let banner = UIView()
    let accept = UIButton.titled("Accept", "acceptButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        let (hello, footer) = (UILabel(), UILabel())
        hello.text = "Welcome"
        footer.text = "Version 3"
        accept.frame = CGRect(x: 20, y: 0, width: 310, height: 50)
        banner.accessibilityIdentifier = "banner"
        banner.addSubview(accept)
        stack.axis = .vertical
        // In proportion to heights of their own, of which a plain view has none.
        stack.distribution = .fillProportionally
        for arranged in [hello, banner, footer] { stack.addArrangedSubview(arranged) }
        stack.placed("welcomeStack", CGRect(x: 20, y: 100, width: 350, height: 400), in: view)
    }
}

/// The right half of a split screen. It may become wider.
private final class DetailPane: UIView {
    let content = UIView()
    let edit = UIButton.titled("Edit", "editButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.accessibilityIdentifier = "detailContent"
        content.frame = bounds
        addSubview(content)
        content.addSubview(edit)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        edit.frame = CGRect(x: bounds.width - 90, y: 20, width: 80, height: 44)
    }
}

private final class SplitViewController: UIViewController {
    let detail = DetailPane(frame: CGRect(x: 190, y: 0, width: 200, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        detail.accessibilityIdentifier = "detailPane"
        view.addSubview(detail)
    }

    func hideSidebar() { detail.frame = view.bounds }
}

/// A side menu: the whole content moves to the right, and takes the menu with it.
private final class SideMenuViewController: UIViewController {
    let content = UIView()
    let menu = UIView()
    let settings = UIButton.titled("Settings", "settingsButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        content.placed("homeContent", view.bounds, in: view)
        menu.placed("sideMenu", CGRect(x: -280, y: 0, width: 280, height: 844), in: content)
        settings.placed("settingsButton", CGRect(x: 20, y: 200, width: 200, height: 44), in: menu)
    }

    func open() {
        UIView.animate(withDuration: 0.25) { self.content.transform = CGAffineTransform(translationX: 280, y: 0) }
    }
}

/// Shown once, over everything.
private final class OnboardingViewController: UIViewController {
    let page = UILabel(frame: CGRect(x: 45, y: 300, width: 300, height: 60))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "onboardingView"
        view.backgroundColor = .clear
        page.text = "Swipe to begin"
        view.addSubview(page)
    }

    func finish() {
        UIView.animate(withDuration: 0.2) {
            self.page.alpha = 0
        } completion: { _ in
            self.willMove(toParent: nil)
            self.removeFromParent()
        }
    }
}

private final class StartViewController: UIViewController {
    let start = UIButton.titled("Start run", "startButton")
    let onboarding = OnboardingViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        start.placed("startButton", CGRect(x: 95, y: 600, width: 200, height: 60), in: view)
        addChild(onboarding)
        onboarding.view.frame = view.bounds
        view.addSubview(onboarding.view)
        onboarding.didMove(toParent: self)
    }
}

/// News from the server slide in from the top, in a window that is only as high as they are.
@MainActor
private final class BannerPresenter {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let banner = UIView()
    let details = UIButton.titled("Details", "detailsButton")

    func show() {
        window.accessibilityIdentifier = "bannerWindow"
        window.windowLevel = .alert
        window.rootViewController = UIViewController()
        banner.placed("banner", CGRect(x: 0, y: 0, width: 390, height: 100), in: window.rootViewController?.view)
        window.isHidden = false
    }

    /// The text was too long for one line.
    func expand() {
        window.rootViewController?.view.frame.size.height = 200
        banner.frame.size.height = 200
        details.placed("detailsButton", CGRect(x: 270, y: 140, width: 100, height: 44), in: banner)
    }
}

/// Notes with a bar of formats above the keyboard.
private final class NoteViewController: UIViewController {
    let note = UITextView(frame: CGRect(x: 20, y: 60, width: 350, height: 300))
    let formats = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    let save = UIButton.titled("Save", "saveButton")
    private var observer: (any NSObjectProtocol)?

    override func viewDidLoad() {
        super.viewDidLoad()
        note.accessibilityIdentifier = "noteView"
        formats.accessibilityIdentifier = "formatBar"
        note.inputAccessoryView = formats
        view.addSubview(note)
        save.placed("saveButton", CGRect(x: 270, y: 560, width: 100, height: 50), in: view)
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] news in
            let frame = news.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated { self?.makeRoom(for: frame) }
        }
    }

    /// Above the keys, whose height somebody measured without the bar.
    private func makeRoom(for keyboard: CGRect?) {
        guard let keyboard else { return }
        save.frame.origin.y = keyboard.maxY - (keyboard.height - 50) - save.frame.height
    }
}

/// Sorts by a menu under its title, which the next button lies under.
private final class MailboxViewController: UIViewController {
    let sort = UIButton(type: .system)
    let compose = UIButton.titled("Compose", "composeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        sort.setTitle("Sort", for: .normal)
        sort.menu = UIMenu(children: ["Date", "Sender", "Size"].map { UIAction(title: $0) { _ in } })
        sort.showsMenuAsPrimaryAction = true
        sort.placed("sortButton", CGRect(x: 20, y: 100, width: 100, height: 44), in: view)
        compose.placed("composeButton", CGRect(x: 20, y: 150, width: 100, height: 44), in: view)
    }
}

/// Cards that lie on one another, and a search for the one that was touched.
private final class CardDeck: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for card in subviews {
            if let hit = card.hitTest(convert(point, to: card), with: event) { return hit }
        }
        return nil
    }
}

extension Fault {
    static let placesAndLayout: [Fault] = [
        Fault(
            name: "button-added-to-the-cell-itself",
            question: "The reorder button of my cell worked until the cells got a title. It can be seen beside it."
        ) { app in
            let cell = ListCell(frame: CGRect(x: 0, y: 200, width: 390, height: 60))
            cell.accessibilityIdentifier = "cell"
            cell.configure("Bread")
            let window = app.makeWindow()
            window.addSubview(cell)
            return InjectedFault(
                wanted: .event(cell.reorder, .touchUpInside),
                truth: Truth(about: ["contentView"], says: [covering], never: ["no size", "is hidden"]),
                fingers: { app.fingerTap(at: cell.reorder) },
                afterwards: { cell.bringSubviewToFront(cell.reorder) })
        },
        Fault(
            name: "third-button-without-room",
            question: "In German the last of the three buttons in my bar is dead. isEnabled is true, nothing covers it."
        ) { app in
            let screen = ActionsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.buttons[2]),
                truth: Truth(
                    about: ["shareButton"],
                    says: [
                        [
                            "no size", "no width", " 0×", "zero", "empty", "width 0", "width is 0", "0 wide",
                            "0 points wide",
                        ]
                    ],
                    never: ["is hidden", "actionBar has no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 366, y: 522))
                },
                afterwards: {
                    screen.bar.axis = .vertical
                    screen.bar.frame.size.height = 200
                    app.settle()
                })
        },
        Fault(
            name: "plain-view-arranged-by-a-stack",
            question: "I see the Accept button between the texts of my stack view. It does not react to taps."
        ) { app in
            let screen = WelcomeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.accept, .touchUpInside),
                truth: Truth(
                    about: ["banner"],
                    says: [["no size", "no height", "×0", "zero", "empty", "height 0", "height is 0", "0 high"]],
                    never: ["welcomeStack has no size", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.accept)
                },
                afterwards: {
                    screen.banner.removeFromSuperview()
                    screen.banner.frame = CGRect(x: 0, y: 0, width: 350, height: 50)
                })
        },
        Fault(
            name: "content-that-kept-its-width",
            question: "After the sidebar is hidden the Edit button in the corner cannot be tapped any more."
        ) { app in
            let screen = SplitViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.detail.edit, .touchUpInside),
                truth: Truth(about: ["detailContent"], says: [beyond], never: ["no size", "covered"]),
                fingers: {
                    app.settle()
                    screen.hideSidebar()
                    app.settle()
                    app.fingerTap(at: screen.detail.edit)
                },
                afterwards: { screen.detail.content.frame = screen.detail.bounds })
        },
        Fault(
            name: "side-menu-hanging-from-the-content",
            question: "My side menu slides in with the content, and none of its buttons can be tapped."
        ) { app in
            let screen = SideMenuViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.settings, .touchUpInside),
                truth: Truth(about: ["homeContent"], says: [beyond], never: ["animat", "no size", "scales"]),
                fingers: {
                    app.settle()
                    screen.open()
                    app.advance(by: 1)
                    app.fingerTap(at: screen.settings)
                },
                afterwards: {
                    screen.content.transform = .identity
                    screen.menu.frame.origin.x = 0
                })
        },
        Fault(
            name: "child-controller-removed-without-its-view",
            question: "I remove the onboarding controller when it is done. After that the start button is dead."
        ) { app in
            let screen = StartViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.onboarding.finish()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .event(screen.start, .touchUpInside),
                truth: Truth(about: ["onboardingView"], says: [covering], never: ["animat", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.start)
                },
                afterwards: { screen.onboarding.view.removeFromSuperview() })
        },
        Fault(
            name: "banner-that-outgrew-its-window",
            question: "The Details button of a long banner does nothing; the list behind it gets selected."
        ) { app in
            _ = app.makeWindow("mainWindow", root: UIViewController())
            let presenter = BannerPresenter()
            presenter.show()
            app.settle()
            presenter.expand()
            return InjectedFault(
                wanted: .event(presenter.details, .touchUpInside),
                truth: Truth(
                    about: ["bannerWindow"], says: [beyond],
                    never: ["is hidden", "mainWindow is in front", "not shown"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 320, y: 162))
                },
                afterwards: { presenter.window.frame.size.height = 200 })
        },
        Fault(
            name: "button-under-the-bar-of-the-keyboard",
            question: "Save moves above the keyboard, and still cannot be tapped while I write. Before that it works."
        ) { app in
            let screen = NoteViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.save, .touchUpInside),
                truth: Truth(
                    about: [], says: [["keyboard", "accessory", "formatBar", "input view"]],
                    never: ["is hidden", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.note)
                    app.advance(by: 1)
                    app.fingerTap(at: screen.save)
                },
                afterwards: {
                    screen.view.endEditing(true)
                    app.advance(by: 1)
                })
        },
        Fault(
            name: "compose-under-an-open-menu",
            question: "A tester says that Compose ignored a tap right after Sort. I cannot reproduce it."
        ) { app in
            let screen = MailboxViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.compose, .touchUpInside),
                truth: Truth(about: [], says: [["menu"]], never: ["no target", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.sort)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.compose)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sort.menu = nil })
        },
        Fault(
            name: "hit-test-that-asks-from-the-back",
            question: "Like on the front card likes the card behind it. My deck asks each of its cards in turn."
        ) { app in
            let deck = CardDeck()
            let window = app.makeWindow()
            deck.placed("cardDeck", CGRect(x: 20, y: 200, width: 350, height: 400), in: window)
            UIView().placed("backCard", CGRect(x: 10, y: 10, width: 300, height: 300), in: deck)
            let front = UIView().placed("frontCard", CGRect(x: 40, y: 60, width: 300, height: 300), in: deck)
            let like = UIButton.titled("Like", "likeButton").placed(
                "likeButton", CGRect(x: 20, y: 20, width: 100, height: 44), in: front)
            return InjectedFault(
                wanted: .event(like, .touchUpInside),
                truth: Truth(about: ["cardDeck"], says: [["hitTest"]], never: ["outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: like)
                },
                afterwards: { deck.sendSubviewToBack(front) })
        },
        Fault(
            name: "button-in-a-panel-turned-by-a-quarter",
            question: "The tool panel is turned by 90° and lies half under the image's frame. Do its buttons get taps?"
        ) { app in
            let window = app.makeWindow()
            let panel = UIView().placed("toolPanel", CGRect(x: 45, y: 300, width: 300, height: 60), in: window)
            let brush = UIButton.titled("Brush", "brushButton").placed(
                "brushButton", CGRect(x: 10, y: 8, width: 80, height: 44), in: panel)
            panel.transform = CGAffineTransform(rotationAngle: .pi / 2)
            UIImageView().placed("image", CGRect(x: 0, y: 0, width: 390, height: 330), in: window)
            return InjectedFault(
                wanted: .event(brush, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: brush)
                },
                afterwards: { panel.transform = CGAffineTransform(scaleX: 0, y: 0) })
        },
    ]
}
