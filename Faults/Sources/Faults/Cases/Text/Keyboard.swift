import TouchstoneTesting
import UIKit

private final class NameScreen: UIViewController {
    let name = UITextField()
    let proceed = UIButton.titled("Continue", "continueButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("nameField", CGRect(x: 20, y: 200, width: 350, height: 44), in: view)
        proceed.placed("continueButton", CGRect(x: 20, y: 760, width: 350, height: 50), in: view)
    }
}

/// A note with a format bar above the keyboard.
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

    /// Places the button above the keyboard, without the height of the bar.
    private func makeRoom(for keyboard: CGRect?) {
        guard let keyboard else { return }
        save.frame.origin.y = keyboard.maxY - (keyboard.height - 50) - save.frame.height
    }
}

/// A field at the top and a send button at the bottom.
private final class CommentScreen: UIViewController {
    let comment = UITextField()
    let send = UIButton(type: .system)
    private(set) var sent = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "commentView"
        comment.placed("commentField", CGRect(x: 20, y: 80, width: 350, height: 44), in: view)
        send.setTitle("Send", for: .normal)
        send.addTarget(self, action: CommentScreen.sends, for: .touchUpInside)
        send.placed("sendButton", CGRect(x: 20, y: 770, width: 350, height: 50), in: view)
    }
    func sends() { sent += 1 }
}

extension Fault {
    /// Views under the keyboard.
    static let keyboard: [Fault] = [
        Fault(
            name: "button-under-the-keyboard",
            question: "Tapping Continue at the bottom types letters instead of continuing",
            batch: .development
        ) { app in
            let screen = NameScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.proceed, .touchUpInside),
                expected: .cause(about: [], says: [["keyboard"]], never: ["is hidden", "interaction is off"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 1)
                    app.fingerTap(at: screen.proceed)
                },
                afterwards: {
                    screen.view.endEditing(true)
                    app.advance(by: 1)
                })
        },
        Fault(
            name: "button-under-the-bar-of-the-keyboard",
            question: "Save moves above the keyboard, and still cannot be tapped while I write. Before that it works.",
            batch: .second
        ) { app in
            let screen = NoteViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.save, .touchUpInside),
                expected: .cause(
                    about: [], says: [["keyboard", "accessory", "formatBar", "input view"]],
                    never: ["is hidden", "no target", "outside"]),
                input: {
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
            name: "send-under-the-keyboard",
            question:
                "In the UI test the comment is typed, and then Send is tapped, where it is by its frame. Nothing is sent.",
            batch: .ninth
        ) { app in
            let screen = CommentScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.comment.becomeFirstResponder()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.send),
                expected: .cause(
                    about: [], says: [["keyboard"]],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 795))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.view.endEditing(true) })
        },
    ]
}
