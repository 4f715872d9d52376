import TouchstoneTesting
import UIKit

/// Views that take no part: interaction is off, or a control is disabled.
extension Fault {
    static let interactionKept: [Fault] = [
        Fault(
            name: "play-button-on-a-cover",
            question:
                "The play button on top of the cover image doesn't respond. isUserInteractionEnabled is true on it, I checked."
        ) { app in
            let cover = AlbumCover(frame: CGRect(x: 45, y: 150, width: 300, height: 300))
            app.makeWindow().addSubview(cover)
            return InjectedFault(
                wanted: .view(cover.play),
                truth: Truth(about: ["albumCover"], says: [["interaction"]], never: ["disabled control"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: cover.play)
                },
                afterwards: { cover.isUserInteractionEnabled = true })
        },
        Fault(
            name: "log-in-before-it-was-valid",
            question: "I pressed Log in and nothing happened at all"
        ) { app in
            let screen = LogInScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.logIn, .touchUpInside),
                truth: Truth(about: ["logInButton"], says: [["disabled", "isEnabled", "not enabled"]]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.logIn)
                },
                afterwards: { screen.password = "correct horse" })
        },
        Fault(
            name: "cell-reused-from-a-locked-one",
            question: "Some rows in my list can't be selected, randomly, after scrolling"
        ) { app in
            let cell = LevelCell(frame: CGRect(x: 0, y: 100, width: 390, height: 70))
            let window = app.makeWindow()
            window.addSubview(cell)
            return InjectedFault(
                wanted: .recognizer(cell.selection),
                truth: Truth(about: ["levelCell"], says: [["interaction"]]),
                fingers: {
                    cell.configure(level: 12, isLocked: true)
                    cell.prepareForReuse()
                    cell.configure(level: 3, isLocked: false)
                    app.settle()
                    app.fingerTap(at: cell)
                },
                afterwards: { cell.isUserInteractionEnabled = true })
        },
        Fault(
            name: "all-descendants-switched-off",
            question: "I enabled the Save button again after the request, why is it still dead?"
        ) { app in
            let editor = ProfileEditor()
            _ = app.makeWindow(root: editor)
            return InjectedFault(
                wanted: .event(editor.save, .touchUpInside),
                // The innermost alone was switched on again.
                truth: Truth(about: ["editorPanel"], says: [["interaction"]]),
                fingers: {
                    app.settle()
                    editor.panel.setTouchable(false)
                    editor.save.isUserInteractionEnabled = true
                    app.fingerTap(at: editor.save)
                },
                afterwards: { editor.panel.setTouchable(true) })
        },
    ]
}

private final class AlbumCover: UIImageView {
    let play = UIButton.titled("▶", "playButton")

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "albumCover"
        play.isUserInteractionEnabled = true
        addSubview(play)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        play.frame = CGRect(x: bounds.midX - 30, y: bounds.midY - 30, width: 60, height: 60)
    }
}

private final class LogInScreen: UIViewController {
    let logIn = UIButton.titled("Log in", "logInButton")
    var user = "sam" {
        didSet { validate() }
    }
    var password = "" {
        didSet { validate() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        logIn.placed("logInButton", CGRect(x: 20, y: 360, width: 350, height: 50), in: view)
        validate()
    }

    private func validate() { logIn.isEnabled = !user.isEmpty && password.count >= 8 }
}

private final class LevelCell: UIView {
    let title = UILabel()
    let selection = UITapGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "levelCell"
        addSubview(title)
        selection.name = "select"
        addGestureRecognizer(selection)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds.insetBy(dx: 16, dy: 8)
    }

    func prepareForReuse() { title.text = nil }

    func configure(level: Int, isLocked: Bool) {
        title.text = "Level \(level)"
        if isLocked {
            title.textColor = .gray
            isUserInteractionEnabled = false
        }
    }
}

extension UIView {
    fileprivate func setTouchable(_ touchable: Bool) {
        isUserInteractionEnabled = touchable
        for view in subviews { view.setTouchable(touchable) }
    }
}

private final class ProfileEditor: UIViewController {
    let panel = UIView()
    let buttons = UIView()
    let save = UIButton.titled("Save", "saveButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.placed("editorPanel", CGRect(x: 0, y: 400, width: 390, height: 300), in: view)
        buttons.placed("buttonRow", CGRect(x: 0, y: 200, width: 390, height: 60), in: panel)
        save.placed("saveButton", CGRect(x: 200, y: 5, width: 170, height: 50), in: buttons)
    }
}
