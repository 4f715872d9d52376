import TouchstoneTesting
import UIKit

/// Views that something lies over.
extension Fault {
    static let covered: [Fault] = [
        Fault(
            name: "confetti-never-cleared-away",
            question: "After the celebration nothing on the result screen reacts any more"
        ) { app in
            let result = ResultScreen()
            _ = app.makeWindow(root: result)
            return InjectedFault(
                wanted: .event(result.proceed, .touchUpInside),
                truth: Truth(
                    about: ["confetti"], says: [["cover", "in front", "on top", "above", "overlap"]],
                    never: ["is hidden", "nextButton has"]),
                fingers: {
                    app.settle()
                    result.celebrate()
                    app.advance(by: 2)
                    app.fingerTap(at: result.proceed)
                },
                afterwards: { result.view.isHidden = true })
        },
        Fault(
            name: "loading-overlay-gone-since",
            question: "My first tap on a search result after the results came in was lost"
        ) { app in
            let search = SearchScreen()
            _ = app.makeWindow(root: search)
            return InjectedFault(
                wanted: .recognizer(search.open),
                truth: Truth(about: ["loadingOverlay"], says: [["cover", "in front", "on top", "above", "overlap"]]),
                fingers: {
                    app.settle()
                    search.isLoading = true
                    app.advance(by: 0.4)
                    app.fingerTap(at: search.results)
                },
                // Nobody holds the overlay then, and other views take its place among the siblings.
                afterwards: {
                    search.isLoading = false
                    for index in 0..<3 {
                        let separator = UIView(frame: CGRect(x: 0, y: 200 + index * 100, width: 390, height: 1))
                        search.view.insertSubview(separator, at: 0)
                    }
                    app.advance(by: 1)
                })
        },
        Fault(
            name: "border-drawn-by-a-view-in-front",
            question: "Since I gave my cards a border the buttons in them are dead"
        ) { app in
            let card = BorderedCard(frame: CGRect(x: 20, y: 200, width: 350, height: 120))
            let window = app.makeWindow()
            window.addSubview(card)
            return InjectedFault(
                wanted: .view(card.follow),
                truth: Truth(
                    about: ["border"], says: [["cover", "in front", "on top", "above", "overlap"]],
                    never: ["is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: card.follow)
                },
                afterwards: {
                    card.sendSubviewToBack(card.border)
                    card.follow.isEnabled = false
                })
        },
        Fault(
            name: "button-under-the-keyboard",
            question: "Tapping Continue at the bottom types letters instead of continuing"
        ) { app in
            let screen = NameScreen()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.proceed, .touchUpInside),
                truth: Truth(about: [], says: [["keyboard"]], never: ["is hidden", "interaction is off"]),
                fingers: {
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
    ]
}

private final class ResultScreen: UIViewController {
    let proceed = UIButton.titled("Next", "nextButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        proceed.placed("nextButton", CGRect(x: 95, y: 650, width: 200, height: 50), in: view)
    }

    func celebrate() {
        let confetti = UIView(frame: view.bounds)
        confetti.accessibilityIdentifier = "confetti"
        confetti.backgroundColor = .clear
        view.addSubview(confetti)
        for index in 0..<20 {
            let piece = UIView(frame: CGRect(x: index * 19, y: -20, width: 8, height: 8))
            piece.backgroundColor = .orange
            confetti.addSubview(piece)
            UIView.animate(withDuration: 1.5) {
                piece.center.y = 900
            } completion: { _ in
                piece.removeFromSuperview()
            }
        }
    }
}

private final class SearchScreen: UIViewController {
    let results = UIView()
    let open = UITapGestureRecognizer()
    private weak var overlay: UIView?
    var isLoading = false {
        didSet { isLoading ? showOverlay() : hideOverlay() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        open.name = "openResult"
        open.addTarget(self, action: SearchScreen.openResult)
        results.addGestureRecognizer(open)
        results.placed("results", CGRect(x: 0, y: 120, width: 390, height: 600), in: view)
    }

    func openResult() { title = "Result" }

    private func showOverlay() {
        guard overlay == nil else { return }
        let overlay = UIView()
        overlay.backgroundColor = .black.withAlphaComponent(0.2)
        overlay.placed("loadingOverlay", view.bounds, in: view)
        self.overlay = overlay
    }

    private func hideOverlay() {
        UIView.animate(withDuration: 0.2) {
            self.overlay?.alpha = 0
        } completion: { _ in
            self.overlay?.removeFromSuperview()
        }
    }
}

private final class BorderedCard: UIView {
    let follow = UIButton.titled("Follow", "followButton")
    let border = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "personCard"
        addSubview(follow)
        border.accessibilityIdentifier = "border"
        border.layer.borderWidth = 1
        border.layer.borderColor = UIColor.lightGray.cgColor
        border.layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        follow.frame = CGRect(x: bounds.width - 110, y: 40, width: 100, height: 40)
        border.frame = bounds
        addSubview(border)
    }
}

private final class NameScreen: UIViewController {
    let name = UITextField()
    let proceed = UIButton.titled("Continue", "continueButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("nameField", CGRect(x: 20, y: 200, width: 350, height: 44), in: view)
        proceed.placed("continueButton", CGRect(x: 20, y: 760, width: 350, height: 50), in: view)
    }
}
