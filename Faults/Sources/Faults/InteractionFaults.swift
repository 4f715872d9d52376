import TouchstoneTesting
import UIKit

/// Views that take no part: interaction is off, or a control is disabled.
extension Fault {
    static let interaction: [Fault] = [
        Fault(
            name: "link-label",
            question: "I added a tap recognizer to the Terms label and the handler is never called"
        ) { app in
            let screen = SignUpScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.termsTap),
                truth: Truth(about: ["termsLabel"], says: [["interaction"]], never: ["hidden", "cover"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.terms)
                },
                afterwards: { screen.terms.removeFromSuperview() })
        },
        Fault(
            name: "form-off-while-it-was-sent",
            question: "Users say that Cancel doesn't work while the form is being sent"
        ) { app in
            let form = PaymentForm()
            _ = app.makeWindow(root: form)
            return InjectedFault(
                wanted: .event(form.cancel, .touchUpInside),
                truth: Truth(about: ["paymentForm"], says: [["interaction"]], never: ["isEnabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: form.pay)
                    app.advance(by: 0.2)
                    app.fingerTap(at: form.cancel)
                },
                afterwards: { form.isSending = false })
        },
        Fault(
            name: "rating-read-only",
            question: "Why can't I set the stars? The row behind gets selected instead."
        ) { app in
            let window = app.makeWindow()
            let review = ReviewRow()
            review.placed("reviewRow", CGRect(x: 0, y: 200, width: 390, height: 80), in: window)
            return InjectedFault(
                wanted: .event(review.rating, .valueChanged),
                truth: Truth(about: ["rating"], says: [["disabled", "isEnabled", "not enabled"]]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: review.rating)
                },
                afterwards: { review.rating.removeFromSuperview() })
        },
        Fault(
            name: "window-off-for-a-hud",
            question: "The first tap after the upload was lost completely. Nobody got it, not even the window."
        ) { app in
            let uploads = UploadScreen()
            let window = app.makeWindow("mainWindow", root: uploads)
            return InjectedFault(
                wanted: .view(uploads.share),
                truth: Truth(about: ["mainWindow"], says: [["interaction"]]),
                fingers: {
                    app.settle()
                    uploads.showProgress()
                    app.advance(by: 0.5)
                    app.fingerTap(at: uploads.share)
                },
                afterwards: {
                    uploads.hideProgress()
                    window.accessibilityIdentifier = "mainWindow"
                })
        },
    ]
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

private final class StarRating: UIControl {
    private(set) var stars = 0

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch else { return }
        stars = Int(touch.location(in: self).x / bounds.width * 5) + 1
        sendActions(for: .valueChanged)
    }
}

private final class ReviewRow: UIView {
    let rating = StarRating()
    var isEditable = false {
        didSet { rating.isEnabled = isEditable }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        rating.accessibilityIdentifier = "rating"
        addSubview(rating)
        configure()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func configure() { isEditable = false }

    override func layoutSubviews() {
        super.layoutSubviews()
        rating.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    }
}

private final class UploadScreen: UIViewController {
    let share = UIButton.titled("Share", "shareButton")
    private let progress = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        share.placed("shareButton", CGRect(x: 100, y: 400, width: 190, height: 50), in: view)
        progress.placed("progress", CGRect(x: 145, y: 100, width: 100, height: 100), in: view)
        progress.isHidden = true
    }

    func showProgress() {
        progress.isHidden = false
        view.window?.isUserInteractionEnabled = false
    }

    func hideProgress() {
        progress.isHidden = true
        view.window?.isUserInteractionEnabled = true
    }
}
