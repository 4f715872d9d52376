import TouchstoneTesting
import UIKit

/// Views that have no size, though what is in them may be seen.
extension Fault {
    static let sizeKept: [Fault] = [
        Fault(
            name: "frames-from-bounds-in-init",
            question: "Load more at the bottom of my footer doesn't do anything, I see its title though"
        ) { app in
            let footer = FooterView(title: "Load more")
            let window = app.makeWindow()
            footer.frame = CGRect(x: 0, y: 600, width: 390, height: 60)
            window.addSubview(footer)
            return InjectedFault(
                wanted: .view(footer.more),
                truth: Truth(
                    about: ["moreButton"], says: [["size", "zero", "empty", "width", "0×", "0 ×"]],
                    never: ["is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 10, y: 620))
                },
                afterwards: {
                    footer.more.frame = footer.bounds
                })
        },
        Fault(
            name: "added-to-the-stack-but-not-arranged",
            question: "Only the last of my three toolbar buttons is dead. All of them are in the stack view."
        ) { app in
            let toolbar = ToolStack(frame: CGRect(x: 0, y: 790, width: 390, height: 54))
            app.makeWindow().addSubview(toolbar)
            return InjectedFault(
                wanted: .event(toolbar.trash, .touchUpInside),
                truth: Truth(
                    about: ["trashButton"], says: [["size", "zero", "empty", "0×0", "0 × 0"]], never: ["toolStack has"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 2, y: 792))
                },
                afterwards: { toolbar.removeFromSuperview() })
        },
        Fault(
            name: "height-animated-to-nothing",
            question: "I tapped Call in the contact's details just as I closed them and opened them again. No call."
        ) { app in
            let contact = ContactScreen()
            _ = app.makeWindow(root: contact)
            return InjectedFault(
                wanted: .view(contact.call),
                truth: Truth(
                    about: ["details"], says: [["size", "zero", "empty", "height", "×0", "× 0", "animat"]],
                    never: ["is hidden"]),
                fingers: {
                    app.settle()
                    contact.toggleDetails()
                    app.advance(by: 0.1)
                    app.fingerTap(at: CGPoint(x: 100, y: 230))
                },
                afterwards: {
                    app.advance(by: 1)
                    contact.toggleDetails()
                    app.advance(by: 1)
                })
        },
    ]
}

private final class FooterView: UIView {
    let more: UIButton

    init(title: String) {
        more = UIButton.titled(title, "moreButton")
        super.init(frame: .zero)
        accessibilityIdentifier = "footer"
        more.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 60)
        more.autoresizingMask = [.flexibleTopMargin]
        addSubview(more)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ToolStack: UIStackView {
    let share = UIButton.titled("Share", "shareButton")
    let edit = UIButton.titled("Edit", "editButton")
    let trash = UIButton.titled("Delete", "trashButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "toolStack"
        spacing = 12
        alignment = .center
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        addArrangedSubview(share)
        addArrangedSubview(edit)
        addSubview(trash)
    }

    required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ContactScreen: UIViewController {
    let details = UIView()
    let call = UIButton.titled("Call", "callButton")
    private var isOpen = true

    override func viewDidLoad() {
        super.viewDidLoad()
        details.placed("details", CGRect(x: 0, y: 200, width: 390, height: 100), in: view)
        call.placed("callButton", CGRect(x: 20, y: 10, width: 350, height: 40), in: details)
    }

    func toggleDetails() {
        isOpen.toggle()
        UIView.animate(withDuration: 0.4, delay: 0, options: .allowUserInteraction) {
            self.details.frame.size.height = self.isOpen ? 100 : 0
        }
    }
}
