import TouchstoneTesting
import UIKit

/// A button with a menu, which covers the next button while it is open.
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

/// A button with a menu that sorts a list.
private final class FilesViewController: UIViewController {
    let sort = UIButton(type: .system)
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        sort.setTitle("Sort", for: .normal)
        sort.menu = UIMenu(children: ["Name", "Date"].map { UIAction(title: $0) { _ in } })
        sort.addTarget(self, action: FilesViewController.opened, for: .menuActionTriggered)
        sort.placed("sortChooser", CGRect(x: 20, y: 100, width: 120, height: 44), in: view)
    }

    func opened() { openings += 1 }
}

/// A letter with a button for more actions in its bar.
private final class OneLetterScreen: UIViewController {
    let more = UIButton(type: .system)
    private(set) var shown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "letterView"
        more.setTitle("⋯", for: .normal)
        more.menu = UIMenu(title: "", children: [UIAction(title: "Answer") { _ in }, UIAction(title: "Burn") { _ in }])
        more.showsMenuAsPrimaryAction = true
        more.addTarget(self, action: OneLetterScreen.opens, for: .touchUpInside)
        more.placed("moreButton", CGRect(x: 0, y: 0, width: 44, height: 36))
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: more)
    }
    func opens() { shown += 1 }
}

extension Fault {
    /// Buttons with menus.
    static let menus: [Fault] = [
        Fault(
            name: "compose-under-an-open-menu",
            question: "A tester says that Compose ignored a tap right after Sort. I cannot reproduce it.",
            batch: .second
        ) { app in
            let screen = MailboxViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.compose, .touchUpInside),
                expected: .cause(about: [], says: [["menu"]], never: ["no target", "outside", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.sort)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.compose)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sort.menu = nil })
        },
        // A long press opens a button's menu, unless showsMenuAsPrimaryAction is set (C-26).
        Fault(
            name: "menu-that-wants-to-be-held",
            question: "I gave my button a menu. A tap on it opens nothing.",
            batch: .fifth
        ) { app in
            let screen = FilesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.sort, .menuActionTriggered),
                expected: .cause(
                    about: ["sortChooser"],
                    says: [
                        [
                            "showsMenuAsPrimaryAction", "long press", "longer", "hold", "held", "0.5",
                            "half a second", "primary action",
                        ]
                    ],
                    never: ["covered by", "outside", "is disabled"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.sort)
                    app.advance(by: 1)
                },
                afterwards: { screen.sort.showsMenuAsPrimaryAction = true })
        },
        // The menu is the primary action. It opens at the touch-down, so touchUpInside is not sent.
        Fault(
            name: "button-with-a-menu-and-an-action",
            question:
                "My button in the bar opens its menu, fine. I also count how often, by touchUpInside, and that "
                + "is never sent.",
            batch: .tenth
        ) { app in
            let screen = OneLetterScreen()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            return InjectedFault(
                wanted: .event(screen.more, .touchUpInside),
                expected: .cause(
                    about: ["moreButton"], says: [["menu", "Menu"]],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.more))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.more.isEnabled = false })
        },
    ]
}
