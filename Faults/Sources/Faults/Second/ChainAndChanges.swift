import TouchstoneTesting
import UIKit

// Responders, text and scrolling, and what had changed by the time somebody asked.

/// Answers as the finger lands, so that it feels fast, and shows the new number of likes by making all rows anew.
private final class LikesViewController: UIViewController {
    private(set) var rows: [UIButton] = []
    private(set) var likes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }

    func pressed() {
        likes += 1
        reload()
    }

    func like() { likes += 1 }

    private func reload() {
        for row in rows { row.removeFromSuperview() }
        rows = (0..<4).map { index in
            let row = UIButton(type: .system)
            row.setTitle("♥ \(likes)", for: .normal)
            row.addTarget(self, action: LikesViewController.pressed, for: .touchDown)
            row.addTarget(self, action: LikesViewController.like, for: .touchUpInside)
            return row.placed("like \(index)", CGRect(x: 20, y: 200 + index * 60, width: 100, height: 44), in: view)
        }
    }
}

/// Push to talk.
private final class RadioViewController: UIViewController {
    let talk = UIButton(frame: CGRect(x: 120, y: 600, width: 150, height: 150))
    private(set) var messages = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        talk.accessibilityIdentifier = "talkButton"
        talk.addTarget(self, action: RadioViewController.send, for: .touchUpInside)
        view.addSubview(talk)
    }

    func send() { messages += 1 }
}

/// Takes a card out of its column while it is dragged, so that it lies over all columns.
private final class KanbanViewController: UIViewController {
    let column = UIView()
    let card = UIView()
    lazy var drag = UIPanGestureRecognizer(target: self, action: KanbanViewController.dragged)
    private(set) var log: [UIGestureRecognizer.State] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        column.placed("column", CGRect(x: 20, y: 100, width: 170, height: 600), in: view)
        card.placed("taskCard", CGRect(x: 10, y: 10, width: 150, height: 80), in: column)
        drag.name = "dragPan"
        card.addGestureRecognizer(drag)
    }

    func dragged(_ pan: UIPanGestureRecognizer) {
        log.append(pan.state)
        guard pan.state == .began else { return card.center = pan.location(in: view) }
        card.removeFromSuperview()
        view.addSubview(card)
    }
}

/// A form whose rows are made anew as its state changes, which editing is part of.
private final class FormViewController: UIViewController, UITextFieldDelegate {
    let email = UITextField(frame: CGRect(x: 20, y: 0, width: 310, height: 44))
    private var row: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        email.accessibilityIdentifier = "emailField"
        email.delegate = self
        makeRows(isEditing: false)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { makeRows(isEditing: true) }

    private func makeRows(isEditing: Bool) {
        email.removeFromSuperview()
        row?.removeFromSuperview()
        let made = UIView().placed("emailRow", CGRect(x: 20, y: isEditing ? 80 : 120, width: 350, height: 44), in: view)
        made.addSubview(email)
        row = made
    }
}

private final class ArchiveViewController: UIViewController {
    let note = UITextView(frame: CGRect(x: 20, y: 100, width: 350, height: 300))

    override func viewDidLoad() {
        super.viewDidLoad()
        note.placed("noteView", note.frame, in: view)
        lock()
    }

    func lock() {
        note.isEditable = false
        note.isSelectable = false
    }
}

/// Six boxes for the code in a text message, with a keyboard and no text field.
private final class CodeEntryView: UIView, UIKeyInput {
    private(set) var code = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !code.isEmpty }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { code = String(code.dropLast()) }
}

/// Opens as its mini bar is tapped.
private final class MiniPlayerViewController: UIViewController {
    let bar = UIView()
    private(set) var isOpen = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "playerView"
        bar.placed("miniBar", CGRect(x: 0, y: 0, width: 390, height: 60), in: view)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isOpen = true }
}

private final class TabsViewController: UIViewController {
    let player = MiniPlayerViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "tabsView"
        addChild(player)
        player.view.frame = CGRect(x: 0, y: 844, width: 390, height: 844)
        view.addSubview(player.view)
        player.didMove(toParent: self)
        // The bar stays on the screen while the player waits below it.
        player.bar.frame.origin.y = 740
        view.addSubview(player.bar)
    }
}

private final class InboxViewController: UIViewController {
    let inbox = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let refresh = UIRefreshControl()
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        inbox.accessibilityIdentifier = "inbox"
        refresh.accessibilityIdentifier = "refreshControl"
        refresh.addTarget(self, action: InboxViewController.reload, for: .valueChanged)
        inbox.refreshControl = refresh
        view.addSubview(inbox)
    }

    func show(messages: Int) { inbox.contentSize = CGSize(width: 390, height: messages * 80) }
    func reload() { refreshes += 1 }
}

/// What a library for drawers does to the screen beneath while it is open.
@MainActor
private final class DrawerLibrary {
    var held: [UIGestureRecognizer] = []

    func open(over scrollView: UIScrollView) {
        held = [scrollView.panGestureRecognizer]
        for recognizer in held { recognizer.isEnabled = false }
    }

    /// Closed by a tap beside it. Only a swipe gives back what was held.
    func close() {}
    func swiped() { for recognizer in held { recognizer.isEnabled = true } }
}

private final class SignaturePad: UIView {
    private(set) var points = 0
    private(set) var isCut = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { points = 1 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { points += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isCut = true }
}

/// A tile as a grid reuses it: the lock is a view that goes from tile to tile.
private final class GridViewController: UIViewController {
    let tiles = (0..<2).map { index in
        UIView(frame: CGRect(x: 20 + index * 180, y: 200, width: 170, height: 170))
    }
    let open = UIButton.titled("Open", "openButton")
    let overlay = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, tile) in tiles.enumerated() {
            tile.accessibilityIdentifier = "tile \(index)"
            view.addSubview(tile)
        }
        open.placed("openButton", CGRect(x: 20, y: 110, width: 130, height: 44), in: tiles[1])
        overlay.placed("lockOverlay", tiles[1].bounds, in: tiles[1])
    }

    /// The level has been bought, and the overlay is wanted as a price tag elsewhere.
    func unlock() { overlay.placed("priceTag", CGRect(x: 0, y: 0, width: 60, height: 20), in: tiles[0]) }
}

extension Fault {
    static let chainAndChanges: [Fault] = [
        Fault(
            name: "row-made-anew-while-the-finger-is-down",
            question: "touchDown of my like button works. touchUpInside of the same button is never sent."
        ) { app in
            let screen = LikesViewController()
            _ = app.makeWindow(root: screen)
            let button = screen.rows[1]
            return InjectedFault(
                wanted: .event(button, .touchUpInside),
                truth: Truth(
                    about: ["like 1"],
                    says: [["remov", "left", "taken", "no longer in", "out of", "superview", "in no window"]],
                    never: ["no target", "recognizer", "lifted outside"]),
                fingers: {
                    app.fingerDown(at: button)
                    app.advance(by: 0.1)
                    app.fingerUp()
                },
                afterwards: { screen.view.addSubview(button) })
        },
        Fault(
            name: "call-while-the-talk-button-is-held",
            question:
                "A tester held the talk button and spoke, and the message was not sent. There was a call, she says."
        ) { app in
            let screen = RadioViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.talk, .touchUpInside),
                truth: Truth(
                    about: [], says: [["cancel", "took", "taken"], ["system", "background", "active", "interrupt"]],
                    never: ["recognizer", "no target", "outside"]),
                fingers: {
                    app.fingerDown(at: screen.talk)
                    app.advance(by: 1.5)
                    app.enterBackground()
                    app.advance(by: 5)
                    app.enterForeground()
                    app.advance(by: 1)
                },
                afterwards: { screen.talk.isEnabled = false })
        },
        Fault(
            name: "card-taken-out-of-its-column-in-began",
            question:
                "I lift a card out of its column when the pan begins. Then the drag stops: no .changed, no .ended."
        ) { app in
            let screen = KanbanViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.drag),
                truth: Truth(
                    about: ["dragPan"],
                    says: [["remov", "left", "taken", "superview", "out of", "in no window", "off the window"]],
                    never: ["isEnabled", "prevented", "delegate"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 300, y: 400), duration: 0.4)
                },
                afterwards: { screen.column.addSubview(screen.card) })
        },
        Fault(
            name: "field-in-a-row-that-is-made-anew",
            question: "I tap the email field, the keyboard flashes up and is gone. The delegate lets it begin."
        ) { app in
            let screen = FormViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.email),
                truth: Truth(
                    about: ["emailField"],
                    says: [["remov", "left", "taken", "superview", "out of", "in no window"]],
                    never: ["canBecomeFirstResponder", "textFieldShouldBeginEditing", "disabled"]),
                fingers: {
                    app.fingerTap(at: screen.email)
                    app.advance(by: 1)
                },
                afterwards: {
                    screen.email.delegate = nil
                    screen.email.becomeFirstResponder()
                })
        },
        Fault(
            name: "text-view-locked-for-good",
            question: "No caret and no keyboard when I tap the note. It has no delegate, and interaction is on."
        ) { app in
            let screen = ArchiveViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.note),
                truth: Truth(
                    about: ["noteView"], says: [["isEditable", "isSelectable", "canBecomeFirstResponder"]],
                    never: ["covered", "textViewShouldBeginEditing"]),
                fingers: {
                    app.fingerTap(at: screen.note)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.note.isEditable = true })
        },
        Fault(
            name: "code-entry-that-nobody-asked",
            question: "My code entry has UIKeyInput and canBecomeFirstResponder. A tap on it brings up no keyboard."
        ) { app in
            let code = CodeEntryView()
            let window = app.makeWindow()
            code.placed("codeEntry", CGRect(x: 45, y: 200, width: 300, height: 60), in: window)
            return InjectedFault(
                wanted: .firstResponder(code),
                truth: Truth(
                    about: ["codeEntry"], says: [["becomeFirstResponder"]],
                    never: [
                        "override canBecomeFirstResponder", "canBecomeFirstResponder is false",
                        "canBecomeFirstResponder answers false",
                    ]),
                fingers: {
                    app.fingerTap(at: code)
                    app.advance(by: 0.5)
                },
                afterwards: { _ = code.becomeFirstResponder() })
        },
        Fault(
            name: "mini-bar-moved-into-the-parents-view",
            question: "touchesEnded of my player controller is not called when its mini bar is tapped."
        ) { app in
            let screen = TabsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen.player),
                truth: Truth(
                    about: ["MiniPlayerViewController"],
                    says: [["chain", "climb", "superview", "responder", "next", "way up", "goes up", "not in"]],
                    never: ["without super", "covered", "is hidden", "recognizer"]),
                fingers: { app.fingerTap(at: screen.player.bar) },
                afterwards: { screen.player.view.addSubview(screen.player.bar) })
        },
        Fault(
            name: "pull-to-refresh-of-two-messages",
            question: "Pull to refresh works in a full inbox. With two messages I can pull as I like, nothing happens."
        ) { app in
            let screen = InboxViewController()
            _ = app.makeWindow(root: screen)
            screen.show(messages: 2)
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                truth: Truth(
                    about: ["inbox"],
                    says: [["alwaysBounceVertical", "contentSize", "fits", "nothing to scroll", "content is"]],
                    never: ["no target", "is hidden", "isScrollEnabled"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 620), duration: 0.6)
                    app.advance(by: 1)
                },
                afterwards: { screen.show(messages: 40) })
        },
        Fault(
            name: "scrolling-kept-off-by-a-drawer",
            question: "After the drawer was closed the inbox does not scroll. isScrollEnabled is true, I logged it."
        ) { app in
            let screen = InboxViewController()
            _ = app.makeWindow(root: screen)
            screen.show(messages: 40)
            let library = DrawerLibrary()
            return InjectedFault(
                wanted: .recognizer(screen.inbox.panGestureRecognizer),
                truth: Truth(
                    about: [],
                    says: [["inbox", "scroll", "pan"], ["isEnabled", "disabled", "not enabled", "switched off"]],
                    never: ["isScrollEnabled", "contentSize", "no target"]),
                fingers: {
                    app.settle()
                    library.open(over: screen.inbox)
                    library.close()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 300), duration: 0.3)
                    app.advance(by: 2)
                },
                afterwards: { library.swiped() })
        },
        Fault(
            name: "signature-cut-off-by-the-form",
            question: "A signature begins well and breaks off after a few points. I rest my finger before I sign."
        ) { app in
            let form = UIScrollView()
            let window = app.makeWindow()
            form.placed("formScroll", CGRect(x: 0, y: 0, width: 390, height: 844), in: window)
            form.contentSize = CGSize(width: 390, height: 2000)
            let pad = SignaturePad()
            pad.placed("signaturePad", CGRect(x: 20, y: 300, width: 350, height: 200), in: form)
            return InjectedFault(
                wanted: .view(pad),
                truth: Truth(
                    about: ["formScroll"], says: [["take", "took", "cancel"]],
                    never: ["before it was told", "delaysContentTouches", "covered"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 60, y: 460))
                    app.advance(by: 0.4)
                    app.fingerMove(to: CGPoint(x: 120, y: 330), duration: 0.3)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { form.isScrollEnabled = false })
        },
        Fault(
            name: "lock-overlay-that-is-a-price-tag-by-now",
            question: "Open on the second tile ignored a tap. The only other view of that grid is a small price tag."
        ) { app in
            let screen = GridViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.open, .touchUpInside),
                truth: Truth(
                    about: ["lockOverlay"],
                    says: [["cover", "in front", "on top", "above", "overlap", "answers first"]],
                    never: ["priceTag", "no size", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.open)
                },
                afterwards: { screen.unlock() })
        },
    ]
}
