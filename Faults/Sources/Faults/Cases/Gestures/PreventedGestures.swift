import TouchstoneTesting
import UIKit

/// A message with a pan to reply and a swipe to archive.
private final class MessageViewController: UIViewController {
    let row = UIView()
    lazy var reply = UIPanGestureRecognizer(target: self, action: MessageViewController.pulled)
    lazy var archive = UISwipeGestureRecognizer(target: self, action: MessageViewController.swiped)

    override func viewDidLoad() {
        super.viewDidLoad()
        row.placed("messageRow", CGRect(x: 0, y: 200, width: 390, height: 80), in: view)
        reply.name = "replyPan"
        archive.name = "archiveSwipe"
        archive.direction = .left
        row.addGestureRecognizer(archive)
        row.addGestureRecognizer(reply)
    }

    func pulled(_ pan: UIPanGestureRecognizer) { row.alpha = 0.9 }
    func swiped() { row.removeFromSuperview() }
}

/// A pushed screen with a drawer at the left edge.
private final class DrawerViewController: UIViewController {
    lazy var edge = UIScreenEdgePanGestureRecognizer(target: self, action: DrawerViewController.pulled)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "chatView"
        edge.name = "drawerEdgePan"
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    func pulled(_ pan: UIScreenEdgePanGestureRecognizer) {}
}

extension Fault {
    /// Recognizers that another recognizer prevents.
    static let preventedGestures: [Fault] = [
        Fault(
            name: "swipe-beside-a-pan",
            question: "Swiping a message to the left never archives it since it can be pulled aside for a reply.",
            batch: .second
        ) { app in
            let screen = MessageViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.archive),
                expected: .cause(about: ["replyPan"], says: [.winning], never: ["disabled", "too slow", "no target"]),
                input: {
                    app.fingerDrag(from: CGPoint(x: 330, y: 240), to: CGPoint(x: 90, y: 240), duration: 0.2)
                },
                afterwards: { screen.row.removeGestureRecognizer(screen.reply) })
        },
        Fault(
            name: "own-edge-pan-on-a-pushed-screen",
            question: "In the chat one can't swipe back from the edge, although there is a back button and a bar.",
            batch: .third
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            let chat = DrawerViewController()
            navigation.pushViewController(chat, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                expected: .cause(
                    about: ["drawerEdgePan"], says: [.winning],
                    never: ["bar is hidden", "the root", "leftBarButtonItem", "disabled"]),
                input: {
                    app.fingerDrag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 330, y: 405), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { chat.view.removeGestureRecognizer(chat.edge) })
        },
    ]
}
