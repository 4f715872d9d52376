import TouchstoneTesting
import UIKit

private final class PaymentForm: UIViewController {
    lazy var pay = UIButton.titled("Pay", "payButton") { [weak self] in self?.isSending = true }
    lazy var cancel = UIButton.titled("Cancel", "cancelButton") { [weak self] in self?.dismiss(animated: true) }
    var isSending = false {
        didSet {
            view.isUserInteractionEnabled = !isSending
            pay.setTitle(isSending ? "Sending…" : "Pay", for: .normal)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "paymentForm"
        pay.frame = CGRect(x: 20, y: 500, width: 350, height: 50)
        cancel.frame = CGRect(x: 20, y: 570, width: 350, height: 50)
        view.addSubview(pay)
        view.addSubview(cancel)
    }
}

private final class SignUpScreen: UIViewController {
    let terms = UILabel()
    let termsTap = UITapGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        terms.text = "I agree to the Terms of Service"
        terms.placed("termsLabel", CGRect(x: 20, y: 600, width: 350, height: 30), in: view)
        termsTap.name = "openTerms"
        termsTap.addTarget(self, action: SignUpScreen.openTerms)
        terms.addGestureRecognizer(termsTap)
    }

    func openTerms() { terms.textColor = .purple }
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

/// Alarms with switches. The rows should not be selectable.
private final class AlarmsScreen: TableScreen {
    private(set) var switches: [Int: UISwitch] = [:]
    private(set) var flips = 0
    override var tableName: String { "alarmTable" }

    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let isOn = UISwitch()
        isOn.addTarget(self, action: AlarmsScreen.flipped, for: .valueChanged)
        isOn.placed("alarmSwitch\(row)", CGRect(x: 320, y: 14, width: 51, height: 31), in: cell.contentView)
        cell.accessibilityIdentifier = "alarm\(row)"
        cell.contentView.accessibilityIdentifier = "alarmContent\(row)"
        cell.contentView.isUserInteractionEnabled = false
        switches[row] = isOn
    }
    func flipped() { flips += 1 }
}

/// Films with a star at the right that can be tapped.
private final class StarredFilmsScreen: TableScreen {
    private(set) var taps: [Int: UITapGestureRecognizer] = [:]
    private(set) var starred = 0
    override var tableName: String { "starredTable" }

    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let star = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let tap = UITapGestureRecognizer(target: self, action: StarredFilmsScreen.star)
        tap.name = "starTap\(row)"
        star.accessibilityIdentifier = "starImage\(row)"
        star.addGestureRecognizer(tap)
        cell.accessibilityIdentifier = "starredFilm\(row)"
        cell.accessoryView = star
        taps[row] = tap
    }
    func star() { starred += 1 }
}

extension Fault {
    /// Views that do not allow user interaction.
    static let interactionDisabled: [Fault] = [
        Fault(
            name: "form-off-while-it-was-sent",
            question: "Users say that Cancel doesn't work while the form is being sent",
            batch: .development
        ) { app in
            let form = PaymentForm()
            _ = app.makeWindow(root: form)
            return InjectedFault(
                wanted: .event(form.cancel, .touchUpInside),
                expected: .cause(about: ["paymentForm"], says: [["interaction"]], never: ["isEnabled"]),
                input: {
                    app.settle()
                    app.fingerTap(at: form.pay)
                    app.advance(by: 0.2)
                    app.fingerTap(at: form.cancel)
                },
                afterwards: { form.isSending = false })
        },
        Fault(
            name: "link-label",
            question: "I added a tap recognizer to the Terms label and the handler is never called",
            batch: .development
        ) { app in
            let screen = SignUpScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.termsTap),
                expected: .cause(about: ["termsLabel"], says: [["interaction"]], never: ["hidden", "cover"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.terms)
                },
                afterwards: { screen.terms.removeFromSuperview() })
        },
        Fault(
            name: "play-button-on-a-cover",
            question:
                "The play button on top of the cover image doesn't respond. isUserInteractionEnabled is true on it, I checked.",
            batch: .first
        ) { app in
            let cover = AlbumCover(frame: CGRect(x: 45, y: 150, width: 300, height: 300))
            app.makeWindow().addSubview(cover)
            return InjectedFault(
                wanted: .view(cover.play),
                expected: .cause(about: ["albumCover"], says: [["interaction"]], never: ["disabled control"]),
                input: {
                    app.settle()
                    app.fingerTap(at: cover.play)
                },
                afterwards: { cover.isUserInteractionEnabled = true })
        },
        Fault(
            name: "content-view-that-takes-no-touches",
            question:
                "I wanted rows that can't be selected, but with switches. Now the switches can't be turned either.",
            batch: .ninth
        ) { app in
            let screen = AlarmsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.switches[2]!),
                expected: .cause(
                    about: ["alarmContent2"], says: [["isUserInteractionEnabled", "interaction"]],
                    never: ["is disabled", "covered by", "outside", "no target"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 345, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.cell(2).contentView.isUserInteractionEnabled = true })
        },
        // Image views do not allow user interaction by default.
        Fault(
            name: "star-image-as-accessory",
            question:
                "A star as accessoryView with a tap recognizer: tapping it selects the row, the star never changes.",
            batch: .ninth
        ) { app in
            let screen = StarredFilmsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let tap = screen.taps[3]!
            let star = tap.view!
            return InjectedFault(
                wanted: .recognizer(tap),
                expected: .cause(
                    about: ["starImage3"], says: [["isUserInteractionEnabled", "interaction"]],
                    never: ["is disabled", "covered by", "outside", "no target"]),
                input: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: star))
                    app.advance(by: 0.5)
                },
                afterwards: { star.isUserInteractionEnabled = true })
        },
    ]
}
