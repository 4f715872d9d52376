import TouchstoneTesting
import UIKit

/// Views that have no size, though what is in them may be seen.
extension Fault {
    static let size: [Fault] = [
        Fault(
            name: "container-never-laid-out",
            question: "The two buttons of my header are visible, but neither of them can be tapped"
        ) { app in
            let window = app.makeWindow()
            let header = HeaderView()
            header.placed("header", CGRect(x: 0, y: 60, width: 390, height: 80), in: window)
            return InjectedFault(
                wanted: .view(header.edit),
                truth: Truth(
                    about: ["actions"], says: [["size", "zero", "empty", "0×0", "0 × 0"]],
                    never: ["is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 330, y: 100))
                },
                afterwards: { header.actions.frame = header.bounds })
        },
        Fault(
            name: "stack-without-a-frame",
            question: "Why do the rows of my stack view not react?"
        ) { app in
            let menu = MenuScreen()
            _ = app.makeWindow(root: menu)
            return InjectedFault(
                wanted: .event(menu.rows[0], .touchUpInside),
                truth: Truth(
                    about: ["menuStack"],
                    says: [["size", "zero", "empty", "0×0", "0 × 0", "height", "width"]], never: ["firstRow has"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 220))
                },
                afterwards: {
                    menu.stack.frame = CGRect(x: 0, y: 200, width: 390, height: 150)
                    app.settle()
                })
        },
        Fault(
            name: "section-collapsed-without-clipping",
            question: "The switch in the Advanced section could be seen but not toggled"
        ) { app in
            let window = app.makeWindow()
            let section = FoldingSection()
            section.placed("advancedSection", CGRect(x: 0, y: 200, width: 390, height: 300), in: window)
            return InjectedFault(
                wanted: .event(section.toggle, .valueChanged),
                truth: Truth(
                    about: ["sectionBody"], says: [["size", "zero", "empty", "height", "×0", "× 0"]],
                    never: ["is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 330, y: 264))
                },
                afterwards: {
                    section.isExpanded = true
                    section.layoutIfNeeded()
                    app.advance(by: 1)
                })
        },
    ]
}

private final class HeaderView: UIView {
    let actions = UIView()
    let title = UILabel()
    let edit = UIButton.titled("Edit", "editButton")
    let add = UIButton.titled("Add", "addButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Recipes"
        actions.accessibilityIdentifier = "actions"
        addSubview(title)
        addSubview(actions)
        actions.addSubview(add)
        actions.addSubview(edit)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = CGRect(x: 16, y: 20, width: 150, height: 40)
        add.frame = CGRect(x: bounds.width - 180, y: 20, width: 80, height: 40)
        edit.frame = CGRect(x: bounds.width - 90, y: 20, width: 80, height: 40)
    }
}

private final class MenuScreen: UIViewController {
    let stack = UIStackView()
    let rows = ["first", "second", "third"].map { UIButton.titled($0.capitalized, $0 + "Row") }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.alignment = .leading
        stack.accessibilityIdentifier = "menuStack"
        rows.forEach(stack.addArrangedSubview)
        view.addSubview(stack)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The position alone: the content makes it as large as it has to be, doesn't it?
        stack.frame.origin = CGPoint(x: 0, y: 200)
    }
}

private final class FoldingSection: UIView {
    let heading = UIButton.titled("Advanced", "heading")
    let body = UIView()
    let toggle = UISwitch()
    var isExpanded = false {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        body.accessibilityIdentifier = "sectionBody"
        toggle.accessibilityIdentifier = "toggle"
        addSubview(heading)
        addSubview(body)
        body.addSubview(toggle)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        heading.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 44)
        body.frame = CGRect(x: 0, y: 44, width: bounds.width, height: isExpanded ? 120 : 0)
        toggle.frame = CGRect(x: bounds.width - 80, y: 10, width: 51, height: 31)
    }
}
