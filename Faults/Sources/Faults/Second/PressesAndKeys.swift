import TouchstoneTesting
import UIKit

// Presses and keys.

/// Shared with the television's app.
private final class PlayerViewController: UIViewController {
    let video = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 220))
    lazy var menuTap = UITapGestureRecognizer(target: self, action: PlayerViewController.showMenu)
    private(set) var menus = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        video.accessibilityIdentifier = "video"
        view.addSubview(video)
        menuTap.name = "menuTap"
        menuTap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        menuTap.allowedTouchTypes = []
        video.addGestureRecognizer(menuTap)
    }

    func showMenu() { menus += 1 }
}

private final class EditorViewController: UIViewController {
    let searchField = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
    private(set) var saves = 0

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(EditorViewController.save, name: "save"))]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchField.accessibilityIdentifier = "searchField"
        searchField.addTarget(self, action: EditorViewController.searched, for: .editingDidEndOnExit)
        view.addSubview(searchField)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    func searched() {}
    func save() { saves += 1 }
}

extension Fault {
    static let pressesAndKeys: [Fault] = [
        Fault(
            name: "tap-for-the-remote-control-alone",
            question: "On the television the remote opens the menu. On the phone, tapping the video does nothing."
        ) { app in
            let player = PlayerViewController()
            _ = app.makeWindow(root: player)
            return InjectedFault(
                wanted: .recognizer(player.menuTap),
                truth: Truth(
                    about: ["menuTap"], says: [["allowedTouchTypes", "touch type", "type"]],
                    never: ["delegate", "isEnabled", "interaction", "prevent"]),
                fingers: {
                    app.fingerTap(at: player.video)
                    app.advance(by: 0.5)
                },
                afterwards: { player.menuTap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)] })
        },
        Fault(
            name: "command-s-after-a-search",
            question: "Command-S saves until I have searched for something. I left the search field by return."
        ) { app in
            let editor = EditorViewController()
            _ = app.makeWindow(root: editor)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(editor),
                truth: Truth(
                    about: ["searchField"],
                    says: [
                        ["first responder"], ["became", "took", "take", "lost", "gave", "resign", "stays", "instead"],
                    ],
                    never: ["canBecomeFirstResponder answers false", "canBecomeFirstResponder is false", "cover"]),
                fingers: {
                    app.fingerTap(at: editor.searchField)
                    app.advance(by: 0.5)
                    app.keyTypeText("sun")
                    app.keyType("\r")
                    app.advance(by: 0.5)
                    app.keyType("s", modifiers: .command)
                },
                afterwards: { editor.becomeFirstResponder() })
        },
    ]
}
