import TouchstoneTesting
import UIKit

/// Refuses editing while the note is being loaded.
private final class NoteViewController: UIViewController, UITextViewDelegate {
    let note = UITextView(frame: CGRect(x: 20, y: 100, width: 350, height: 300))
    var isFetching = true

    override func viewDidLoad() {
        super.viewDidLoad()
        note.placed("noteText", note.frame, in: view)
        note.delegate = self
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { !isFetching }
}

/// A name and a date, which is picked instead of typed. Both fields share a delegate.
private final class BirthdayScreen: UIViewController, UITextFieldDelegate {
    let name = UITextField()
    let day = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("birthdayName", CGRect(x: 20, y: 120, width: 350, height: 44), in: view)
        day.placed("birthdayDay", CGRect(x: 20, y: 180, width: 350, height: 44), in: view)
        name.delegate = self
        day.delegate = self
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField === day }
}

/// A filter that must not be empty.
private final class FilterViewController: UIViewController, UITextFieldDelegate {
    let filter = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        filter.placed("filterField", filter.frame, in: view)
        filter.text = "red"
        filter.clearButtonMode = .always
        filter.delegate = self
        filter.addTarget(self, action: FilterViewController.changed, for: .editingChanged)
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
    func changed() { changes += 1 }
}

/// Does not end editing while the field is empty.
private final class StrictDelegate: UITextFieldDelegate {
    var isStrict = true
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !isStrict || textField.hasText }
}

/// Copied for all fields of the form.
private final class ReturnDelegate: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}

private final class AddressViewController: UIViewController {
    let street = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
    let city = UITextField(frame: CGRect(x: 20, y: 160, width: 350, height: 40))
    let strict = StrictDelegate()
    var returns: ReturnDelegate? = ReturnDelegate()
    private(set) var submissions = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        street.accessibilityIdentifier = "streetField"
        city.accessibilityIdentifier = "cityField"
        city.addTarget(self, action: AddressViewController.submit, for: .editingDidEndOnExit)
        for field in [street, city] { view.addSubview(field) }
    }

    func submit() { submissions += 1 }
}

/// Return dismisses the keyboard if this delegate is set.
private final class TitleViewController: UIViewController, UITextFieldDelegate {
    let heading = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    private(set) var saves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.addTarget(self, action: TitleViewController.saved, for: .editingDidEnd)
        heading.placed("titleField", heading.frame, in: view)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
    func saved() { saves += 1 }
}

/// Two fields, and a button between them that scans the first.
private final class TicketViewController: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let scan = UIButton.titled("Scan", "scanButton")
    let city = UITextField(frame: CGRect(x: 20, y: 240, width: 350, height: 44))
    private(set) var saved = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("nameField", name.frame, in: view)
        scan.placed("scanButton", CGRect(x: 20, y: 180, width: 350, height: 44), in: view)
        city.placed("cityField", city.frame, in: view)
        name.addTarget(self, action: TicketViewController.save, for: .editingDidEnd)
    }

    func save() { saved += 1 }
}

extension Fault {
    /// Editing that a delegate refuses or does not end.
    static let textFields: [Fault] = [
        Fault(
            name: "note-that-is-still-being-fetched",
            question: "Sometimes a tap into my note brings no caret. isEditable is true.",
            batch: .fifth
        ) { app in
            let screen = NoteViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.note),
                expected: .cause(
                    about: ["note"], says: [["textViewShouldBeginEditing", "NoteViewController", "delegate"]],
                    never: ["isEditable is", "covered by", "canBecomeFirstResponder", "never asked"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.note)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.isFetching = false })
        },
        // The delegate permits only the date to be edited, instead of only the name.
        Fault(
            name: "name-that-shares-the-days-delegate",
            question:
                "Only one of my two fields can be typed into. They have the same class, the same delegate, and "
                + "both are enabled.",
            batch: .tenth
        ) { app in
            let screen = BirthdayScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen.name),
                expected: .cause(
                    about: [], says: [["textFieldShouldBeginEditing"]],
                    never: ["is disabled", "covered by", "outside", "canBecomeFirstResponder"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 142))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.name.isEnabled = false })
        },
        Fault(
            name: "filter-that-must-not-be-cleared",
            question: "The clear button of my filter does not clear it, and changed() is not called.",
            batch: .fifth
        ) { app in
            let screen = FilterViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.filter, .editingChanged),
                expected: .cause(
                    about: ["filterField"], says: [["textFieldShouldClear", "FilterViewController", "delegate"]],
                    never: ["no target", "is disabled", "shouldChangeCharacters", "covered by", "outside"]),
                input: {
                    app.settle()
                    let clear = screen.filter.clearButtonRect(forBounds: screen.filter.bounds)
                    let middle = CGPoint(x: clear.midX, y: clear.midY)
                    app.fingerTap(at: screen.filter.convert(middle, to: nil))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.filter.text = "" })
        },
        Fault(
            name: "return-key-refused-by-the-delegate",
            question: "submit() is registered for editingDidEndOnExit and not called when I press return.",
            batch: .first
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            screen.city.delegate = screen.returns
            return InjectedFault(
                wanted: .event(screen.city, .editingDidEndOnExit),
                expected: .cause(
                    about: ["cityField"], says: [["textFieldShouldReturn"]],
                    never: ["no target", "shouldChangeCharacters", "target is gone"]),
                input: {
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.5)
                    app.keyTypeText("Rome")
                    app.keyType("\r")
                },
                afterwards: { screen.returns = nil })
        },
        // There is no delegate, and Return alone does not end editing.
        Fault(
            name: "return-without-a-delegate",
            question:
                "The keyboard doesn't go at Return. I have textFieldShouldReturn in my controller, which resigns.",
            batch: .eighth
        ) { app in
            let screen = TitleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.heading, .editingDidEnd),
                expected: .cause(
                    about: ["titleField"], says: [["first responder", "still", "not ended"]],
                    never: ["is disabled", "no target", "covered by", "refuses"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.heading)
                    app.advance(by: 0.6)
                    app.keyTypeText("Tea")
                    app.keyType("\r")
                    app.advance(by: 0.6)
                },
                afterwards: { screen.heading.resignFirstResponder() })
        },
        // A touch elsewhere does not end editing (RC-17).
        Fault(
            name: "editing-that-does-not-end",
            question: "I save the name at editingDidEnd. I write it, tap beside the field, and save() is not called.",
            batch: .sixth
        ) { app in
            let screen = TicketViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.name, .editingDidEnd),
                expected: .cause(
                    about: ["nameField"],
                    says: [
                        [
                            "first responder", "still", "resign", "endEditing", "being edited", "has not ended",
                            "goes on",
                        ]
                    ],
                    never: ["is disabled", "covered by", "no target", "is gone", "delegate"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.keyTypeText("Ann")
                    app.fingerTap(at: CGPoint(x: 195, y: 450))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.view.endEditing(true) })
        },
        Fault(
            name: "text-field-disabled-while-loading",
            question: "Tapping the city field did nothing, yet it can become first responder: I asked it.",
            batch: .first
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                expected: .cause(
                    about: ["cityField"], says: [["isEnabled", "disabled", "not enabled"]],
                    never: ["textFieldShouldBeginEditing", "covered"]),
                input: {
                    screen.city.isEnabled = false
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.city.isEnabled = true })
        },
        Fault(
            name: "other-field-does-not-let-go",
            question: "I tap the city field and the caret stays in the street.",
            batch: .first
        ) { app in
            let screen = AddressViewController()
            _ = app.makeWindow(root: screen)
            screen.street.delegate = screen.strict
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                expected: .cause(
                    about: ["streetField"],
                    says: [["textFieldShouldEndEditing", "resign", "end editing", "give up", "let go"]],
                    never: ["textFieldShouldBeginEditing", "isEnabled", "canBecomeFirstResponder is false"]),
                input: {
                    app.fingerTap(at: screen.street)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.6)
                },
                afterwards: {
                    screen.strict.isStrict = false
                    screen.street.resignFirstResponder()
                })
        },
        // Tab moves to the next focusable item in reading order, which can be a control (RC-34).
        Fault(
            name: "tab-that-stops-at-a-button",
            question: "Tab should go on from the name to the city. The caret is in neither after it.",
            batch: .sixth
        ) { app in
            let screen = TicketViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                expected: .cause(
                    about: [],
                    says: [
                        ["cityField", "scanButton"],
                        ["never asked", "was not called", "becomeFirstResponder", "focus", "scanButton", "tab"],
                    ],
                    never: ["is disabled", "covered by", "ShouldBeginEditing", "canBecomeFirstResponder is"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.keyTypeText("Ann")
                    app.keyType("\t")
                    app.advance(by: 0.3)
                },
                afterwards: { screen.city.becomeFirstResponder() })
        },
    ]
}
