import TouchstoneTesting
import UIKit

/// Performs the action of one row's button.
private final class RowHandler {
    let row: Int
    private(set) var calls = 0
    init(_ row: Int) { self.row = row }
    func buy() { calls += 1 }
}

private final class StoreViewController: TableDelegateScreen {
    var handler: RowHandler?
    private var buttons: [UIButton] = []
    override var rowName: String { "storeRow" }
    override var tableName: String { "storeTable" }

    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let made = RowHandler(row)
        let buy = UIButton(type: .system)
        buy.setTitle("Buy", for: .normal)
        buy.addTarget(made, action: RowHandler.buy, for: .touchUpInside)
        buy.placed("buy\(row)", CGRect(x: 300, y: 8, width: 70, height: 44), in: cell.contentView)
        buttons.append(buy)
        handler = made
    }
    func button(_ row: Int) -> UIButton { buttons[row] }
}

/// A star rating whose controller counts.
private final class RatingScreen: UIViewController {
    let give = UIButton(type: .system)
    private(set) var given = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "ratingView"
        give.setTitle("Five stars", for: .normal)
        give.addTarget(self, action: RatingScreen.gave, for: .touchUpInside)
        give.placed("giveButton", CGRect(x: 20, y: 10, width: 150, height: 44), in: view)
    }
    func gave() { given += 1 }
}

/// Adds the controller's view but does not retain the controller.
private final class EpisodeScreen: UIViewController {
    private(set) var give: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        let rating = RatingScreen()
        rating.view.frame = CGRect(x: 0, y: 300, width: 390, height: 64)
        view.addSubview(rating.view)
        give = rating.give
    }
}

/// Has the actions, so that the view controller stays small.
private final class PurchaseHandler {
    private(set) var purchases = 0
    func buy(_ sender: UIButton) { purchases += 1 }
}

private final class PurchaseViewController: UIViewController {
    let buyButton = UIButton(type: .system)
    weak var handler: PurchaseHandler?
    var handlers: [PurchaseHandler] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        buyButton.setTitle("Buy", for: .normal)
        buyButton.accessibilityIdentifier = "buyButton"
        buyButton.frame = CGRect(x: 95, y: 500, width: 200, height: 50)
        let handler = PurchaseHandler()
        self.handler = handler
        buyButton.addTarget(handler, action: PurchaseHandler.buy, for: .touchUpInside)
        view.addSubview(buyButton)
    }
}

private final class TextActionsViewController: UIViewController {
    let shareButton = UIButton(frame: CGRect(x: 95, y: 200, width: 200, height: 50))
    var isSignedIn = false
    private(set) var shares = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        shareButton.accessibilityIdentifier = "shareButton"
        shareButton.addTarget(
            nil as TextActionsViewController?, action: TextActionsViewController.share, for: .touchUpInside)
        view.addSubview(shareButton)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        isSignedIn && super.canPerformAction(action, withSender: sender)
    }

    func share() { shares += 1 }
}

/// An editor in a navigation controller. The action of the bar's button has no target.
private final class EditorViewController: UIViewController {
    let save = UIButton(type: .system)
    private(set) var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        save.setTitle("Save", for: .normal)
        save.accessibilityIdentifier = "saveButton"
        save.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
        save.addTarget(nil, action: EditorViewController.saved, for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: save)
    }
    func saved() { saves += 1 }
}

/// The actions that a toolbar sends up the responder chain.
@MainActor private protocol DocumentActions: AnyObject {
    func saveDocument(_ sender: UIButton)
}

private final class SaveViewController: UIViewController {
    let saveButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        saveButton.setTitle("Save", for: .normal)
        saveButton.accessibilityIdentifier = "saveButton"
        saveButton.frame = CGRect(x: 280, y: 60, width: 90, height: 44)
        saveButton.addTarget(nil as DocumentActions?, action: { $0.saveDocument }, for: .touchUpInside)
        view.addSubview(saveButton)
    }
}

private final class DocumentViewController: UIViewController, DocumentActions {
    func saveDocument(_ sender: UIButton) {}
}

extension Fault {
    /// Actions whose target is gone, or that no responder performs.
    static let actionReceivers: [Fault] = [
        // Each row's handler replaces the previous one, which no other object retains.
        Fault(
            name: "one-handler-for-all-rows",
            question: "Each row of my store has a handler of its own. Only Buy in the last row does anything.",
            batch: .eighth
        ) { app in
            let screen = StoreViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.button(1), .touchUpInside),
                expected: .cause(
                    about: ["buy1"], says: [.deallocated],
                    never: ["is disabled", "covered by", "outside", "was removed"]),
                input: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.button(1)))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.button(1).isEnabled = false })
        },
        // No object retains the controller, and a control does not retain its target.
        Fault(
            name: "controller-of-which-only-the-view-was-kept",
            question:
                "The button turns grey while I press it, so it gets the tap. The method of its controller is never called.",
            batch: .ninth
        ) { app in
            let screen = EpisodeScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.give!, .touchUpInside),
                expected: .cause(
                    about: [], says: [.deallocated],
                    never: ["is disabled", "covered by", "outside", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 95, y: 332))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.give?.isEnabled = false })
        },
        Fault(
            name: "handler-object-held-weakly",
            question: "I moved my actions into a PurchaseHandler. Now the buy button does nothing at all.",
            batch: .first
        ) { app in
            let store = PurchaseViewController()
            _ = app.makeWindow(root: store)
            return InjectedFault(
                wanted: .view(store.buyButton),
                expected: .cause(
                    about: ["buyButton"],
                    says: [
                        ["target"],
                        [
                            "gone", "dead", "died", "dealloc", "released", "no longer", "retain", "not alive",
                            "nobody holds",
                        ],
                    ],
                    never: ["recognizer", "valueChanged"]),
                input: { app.fingerTap(at: store.buyButton) },
                afterwards: {
                    let handler = PurchaseHandler()
                    store.handlers.append(handler)
                    store.buyButton.addTarget(handler, action: PurchaseHandler.buy, for: .touchUpInside)
                })
        },
        Fault(
            name: "can-perform-action-answers-false",
            question: "share() is in the controller, right above the button. Why is it not called?",
            batch: .first
        ) { app in
            let screen = TextActionsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.shareButton, .touchUpInside),
                expected: .cause(
                    about: ["shareButton", "TextActionsViewController"], says: [["canPerformAction"]],
                    never: ["target is gone", "deallocated"]),
                input: { app.fingerTap(at: screen.shareButton) },
                afterwards: { screen.isSignedIn = true })
        },
        // The search starts at the button and continues through the bar to the navigation controller (RC-27, RC-3).
        // The controller on top is not on this path.
        Fault(
            name: "button-in-the-bar-for-any-responder",
            question: "Save is in my editor's bar with a nil target, and saved() in the editor. It is not called.",
            batch: .eighth
        ) { app in
            let screen = EditorViewController()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            return InjectedFault(
                wanted: .event(screen.save, .touchUpInside),
                expected: .cause(
                    about: ["saveButton"], says: [["no responder", "chain"]],
                    never: ["is disabled", "covered by", "outside", "has died"]),
                input: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.save))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.save.isEnabled = false })
        },
        Fault(
            name: "nil-target-without-a-responder",
            question:
                "The save button sends its action to nil, so that the document takes it. Why does nothing happen?",
            batch: .development
        ) { app in
            let editor = SaveViewController()
            let window = app.makeWindow(root: editor)
            let button = editor.saveButton
            return InjectedFault(
                wanted: .view(button),
                expected: .cause(
                    about: ["saveButton"],
                    says: [
                        ["nobody", "no responder", "no one", "none", "nothing"],
                        ["chain", "responder", "takes", "handles", "implements"],
                    ],
                    never: ["target is gone", "deallocated"]),
                input: { app.fingerTap(at: button) },
                afterwards: {
                    // Now a responder would perform the action.
                    let document = DocumentViewController()
                    window.rootViewController = document
                    document.view.addSubview(editor.view)
                })
        },
    ]
}
