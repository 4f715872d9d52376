import TouchstoneTesting
import UIKit

/// A search that Return starts, with a separate filter.
private final class FindViewController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 260, height: 44))
    let filter = UIButton(type: .system)
    private(set) var searches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        field.addTarget(self, action: FindViewController.search, for: .editingDidEndOnExit)
        field.placed("searchField", field.frame, in: view)
        filter.setTitle("Filter", for: .normal)
        filter.addTarget(self, action: FindViewController.chooseFilter, for: .touchUpInside)
        filter.placed("filterButton", CGRect(x: 290, y: 120, width: 80, height: 44), in: view)
    }

    func search() { searches += 1 }
    func chooseFilter() { field.resignFirstResponder() }
}

/// Starts editing its first field when the data of the user has been loaded.
private final class ContactViewController: UIViewController {
    let email = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    let city = UITextField(frame: CGRect(x: 20, y: 260, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        email.placed("emailField", email.frame, in: view)
        city.placed("cityField", city.frame, in: view)
    }

    func loaded() { email.becomeFirstResponder() }
}

/// A price that can be copied.
private final class PriceLabel: UILabel {
    private(set) var copies = 0
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
}

/// A press on the price shows a menu and dismisses the keyboard.
private final class PriceViewController: UIViewController {
    let price = PriceLabel(frame: CGRect(x: 95, y: 300, width: 200, height: 44))
    lazy var hold = UILongPressGestureRecognizer(target: self, action: PriceViewController.held)

    override func viewDidLoad() {
        super.viewDidLoad()
        price.isUserInteractionEnabled = true
        price.placed("priceLabel", price.frame, in: view)
        hold.name = "pricePress"
        price.addGestureRecognizer(hold)
    }

    func held(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began else { return }
        price.becomeFirstResponder()
        view.endEditing(true)
        UIMenuController.shared.showMenu(from: price, rect: price.bounds)
    }
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

/// A name must not be empty.
private final class AddressViewController: UIViewController, UITextFieldDelegate {
    let name = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let city = UITextField(frame: CGRect(x: 20, y: 180, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("nameField", name.frame, in: view)
        name.delegate = self
        city.placed("cityField", city.frame, in: view)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if textField.text?.isEmpty ?? true { textField.becomeFirstResponder() }
    }
}

/// A form that recreates its rows when its state changes. Editing is part of the state.
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

extension Fault {
    /// Responders that lose first responder status.
    static let losingFirstResponder: [Fault] = [
        // Return goes to the first responder, and there is none.
        Fault(
            name: "return-pressed-after-the-caret-was-gone",
            question: "I type, choose a filter, and press Return. search() is not called. Without the filter it is.",
            batch: .seventh
        ) { app in
            let screen = FindViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.field, .editingDidEndOnExit),
                expected: .cause(
                    about: ["searchField"],
                    says: [
                        [
                            "first responder", "resign", "no longer", "caret", "not being edited", "is not edited",
                            "not edited", "lost", "is not its", "before the key",
                        ]
                    ],
                    never: ["textFieldShouldReturn", "is disabled", "covered by", "no target", "is gone"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.field)
                    app.advance(by: 0.6)
                    app.keyTypeText("sun")
                    app.fingerTap(at: screen.filter)
                    app.advance(by: 0.5)
                    app.keyType("\r")
                    app.advance(by: 0.3)
                },
                afterwards: { screen.field.becomeFirstResponder() })
        },
        Fault(
            name: "caret-taken-when-the-data-has-come",
            question: "I tap the city field, the caret is there for half a second, and then it is gone again.",
            batch: .third
        ) { app in
            let screen = ContactViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                expected: .cause(
                    about: ["emailField"],
                    says: [
                        ["became", "took", "take", "lost", "gave", "resign", "instead", "first responder", "since"]
                    ],
                    never: ["canBecomeFirstResponder", "ShouldBeginEditing", "is disabled", "does not let go"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.6)
                    screen.loaded()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.city.becomeFirstResponder() })
        },
        // endEditing also resigns the label (RC-26), and a menu requires the first responder (M-4).
        Fault(
            name: "menu-of-a-label-that-resigned",
            question:
                "Holding my price shows no Copy. The label can become first responder, and I ask it before the menu.",
            batch: .seventh
        ) { app in
            let screen = PriceViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.price),
                expected: .cause(
                    about: ["priceLabel"],
                    says: [["lost", "gave up", "gives up", "resign", "was first responder", "ended"]],
                    never: ["is disabled", "covered by", "never asked", "canBecomeFirstResponder is", "interaction"]),
                input: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 195, y: 322), duration: 1)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.price.becomeFirstResponder() })
        },
        Fault(
            name: "command-s-after-a-search",
            question: "Command-S saves until I have searched for something. I left the search field by return.",
            batch: .second
        ) { app in
            let editor = EditorViewController()
            _ = app.makeWindow(root: editor)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(editor),
                expected: .cause(
                    about: ["searchField"],
                    says: [
                        ["first responder"], ["became", "took", "take", "lost", "gave", "resign", "stays", "instead"],
                    ],
                    never: ["canBecomeFirstResponder answers false", "canBecomeFirstResponder is false", "cover"]),
                input: {
                    app.fingerTap(at: editor.searchField)
                    app.advance(by: 0.5)
                    app.keyTypeText("sun")
                    app.keyType("\r")
                    app.advance(by: 0.5)
                    app.keyType("s", modifiers: .command)
                },
                afterwards: { editor.becomeFirstResponder() })
        },
        Fault(
            name: "empty-name-that-takes-the-caret-back",
            question: "I tapped the city after I had left the name empty. The caret is in the name still.",
            batch: .sixth
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                expected: .cause(
                    about: ["nameField"],
                    says: [
                        [
                            "stays", "remains", "keeps", "took", "takes", "taken", "back", "resign", "let go",
                            "lets go",
                            "again", "first responder", "instead",
                        ]
                    ],
                    never: ["is disabled", "covered by", "never asked", "canBecomeFirstResponder is", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.name.text = "Ann" })
        },
        Fault(
            name: "field-in-a-row-that-is-made-anew",
            question: "I tap the email field, the keyboard flashes up and is gone. The delegate lets it begin.",
            batch: .second
        ) { app in
            let screen = FormViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.email),
                expected: .cause(
                    about: ["emailField"],
                    says: [["remov", "left", "taken", "superview", "out of", "in no window"]],
                    never: ["canBecomeFirstResponder", "textFieldShouldBeginEditing", "disabled"]),
                input: {
                    app.fingerTap(at: screen.email)
                    app.advance(by: 1)
                },
                afterwards: {
                    screen.email.delegate = nil
                    screen.email.becomeFirstResponder()
                })
        },
    ]
}
