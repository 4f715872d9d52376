import TouchstoneTesting
import UIKit

/// Views with different animations.
private final class GameViewController: UIViewController {
    let bubble = UIButton.titled("Pop", "popBubble")
    let hint = UIView(frame: CGRect(x: 20, y: 500, width: 350, height: 120))
    let gotIt = UIButton.titled("Got it", "gotItButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(hint.placed("hintPanel", hint.frame))
        gotIt.placed("gotItButton", CGRect(x: 75, y: 40, width: 200, height: 60), in: hint)
    }

    func showBubble() { bubble.placed("popBubble", CGRect(x: 95, y: 300, width: 200, height: 200), in: view) }
    func shrink() {
        UIView.animate(withDuration: 4, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
            bubble.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
        }
    }
    func nod() {
        UIView.animateKeyframes(withDuration: 3, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { hint.frame.origin.y -= 8 }
        }
    }
}

private final class SkyView: UIView {
    let balloon = UIView()
    let pop = UITapGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "sky"
        balloon.placed("balloon", CGRect(x: 160, y: 760, width: 70, height: 80), in: self)
        pop.name = "pop"
        pop.addTarget(self, action: SkyView.popped)
        balloon.addGestureRecognizer(pop)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func launch() {
        UIView.animate(withDuration: 5, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
            self.balloon.center.y = 40
        }
    }

    func popped() { balloon.isHidden = true }
}

/// A ticket that slides up and can be caught while it moves.
private final class SlidingTicketScreen: UIViewController {
    let ticket = UIButton(type: .system)
    private(set) var caught = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "slideScreen"
        ticket.setTitle("Catch", for: .normal)
        ticket.addTarget(self, action: SlidingTicketScreen.catches, for: .touchUpInside)
        ticket.placed("slidingTicket", CGRect(x: 95, y: 700, width: 200, height: 44), in: view)
    }
    func slide() {
        UIView.animate(
            withDuration: 4, delay: 0, options: [.curveLinear, .allowUserInteraction],
            animations: { self.ticket.frame.origin.y = 200 })
    }
    func catches() { caught += 1 }
}

private final class DetailViewController: UIViewController {
    let buy = UIButton.titled("Buy", "buyButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "detailView"
        buy.placed("buyButton", CGRect(x: 95, y: 500, width: 200, height: 50), in: view)
    }
}

private final class QuizScreen: UIViewController {
    let board = UIView()
    let answers = ["Paris", "Rome", "Oslo"].map { UIButton.titled($0, $0.lowercased() + "Answer") }

    override func viewDidLoad() {
        super.viewDidLoad()
        board.placed("answerBoard", CGRect(x: 0, y: 400, width: 390, height: 300), in: view)
        for (index, answer) in answers.enumerated() {
            answer.frame = CGRect(x: 20, y: 20 + index * 70, width: 350, height: 60)
            board.addSubview(answer)
        }
    }

    func nextQuestion() {
        UIView.transition(with: board, duration: 0.8, options: .transitionCrossDissolve) {
            for answer in self.answers { answer.setTitle(answer.currentTitle.map { $0 + "?" }, for: .normal) }
        }
    }
}

/// The rows appear from below, one after another.
private final class NewsViewController: TableDelegateScreen {
    private var stars: [Int: UIButton] = [:]
    private(set) var starred = 0
    override var rowName: String { "newsRow" }
    override var tableName: String { "newsTable" }

    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let star = UIButton(type: .system)
        star.setTitle("Star", for: .normal)
        star.addTarget(self, action: NewsViewController.star, for: .touchUpInside)
        star.placed("star\(row)", CGRect(x: 300, y: 8, width: 70, height: 44), in: cell.contentView)
        stars[row] = star
    }
    func comeIn() {
        for (row, cell) in table.visibleCells.enumerated() {
            cell.transform = CGAffineTransform(translationX: 0, y: 744)
            UIView.animate(
                withDuration: 1.2, delay: 0.05 * Double(row), usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                options: .curveEaseInOut, animations: { cell.transform = .identity }, completion: nil)
        }
    }
    func button(_ row: Int) -> UIButton { stars[row]! }
    func star() { starred += 1 }
}

extension Fault {
    /// Views that are drawn elsewhere than they are hit-tested, or do not allow touches while they move.
    static let animatedViews: [Fault] = [
        // After 0.5 of 4 s it is drawn at a scale of 0.9 (x 105…285), but hit-tested at its final place (x 175…215).
        Fault(
            name: "bubble-that-shrinks",
            question: "A bubble shrinks for four seconds and can be popped meanwhile. I hit it at its rim, and miss.",
            batch: .fifth
        ) { app in
            let screen = GameViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showBubble()
            return InjectedFault(
                wanted: .event(screen.bubble, .touchUpInside),
                expected: .cause(
                    about: ["popBubble"], says: [.animating + ["seen", "presentation", "will be", "shrink"]],
                    never: ["covered by", "is disabled", "no target", "is hidden", "allowUserInteraction is"]),
                input: {
                    app.settle()
                    screen.shrink()
                    app.advance(by: 0.5)
                    app.fingerTap(at: CGPoint(x: 125, y: 400))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.bubble.transform = .identity })
        },
        Fault(
            name: "balloon-touched-where-it-is-seen",
            question: "I allowed user interaction, yet a flying balloon doesn't pop when it is tapped, only at its end",
            batch: .development
        ) { app in
            let window = app.makeWindow()
            let sky = SkyView(frame: window.bounds)
            window.addSubview(sky)
            return InjectedFault(
                wanted: .recognizer(sky.pop),
                expected: .cause(
                    about: ["balloon"],
                    says: [
                        ["animat", "presentation", "on its way", "on the way", "moving", "flying", "destination"]
                    ], never: ["is hidden", "interaction is off"]),
                input: {
                    app.settle()
                    sky.launch()
                    app.advance(by: 2)
                    let seen = sky.balloon.layer.presentation()?.frame ?? .zero
                    app.fingerTap(at: CGPoint(x: seen.midX, y: seen.midY))
                },
                afterwards: {
                    app.advance(by: 5)
                    sky.balloon.removeFromSuperview()
                })
        },
        // After 1 of 4 s it is drawn at y 575…619, but hit-tested at its final place.
        Fault(
            name: "ticket-caught-where-it-is-seen",
            question:
                "My ticket slides up with allowUserInteraction. A finger right on it misses; a finger up where "
                + "it goes to catches it.",
            batch: .tenth
        ) { app in
            let screen = SlidingTicketScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.ticket),
                expected: .cause(
                    about: ["slidingTicket"], says: [["seen", "drawn", "shown", "animat", "moving", "on its way"]],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                input: {
                    app.settle()
                    screen.slide()
                    app.advance(by: 1)
                    app.fingerTap(at: CGPoint(x: 195, y: 597))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.ticket.isEnabled = false })
        },
        // Before iOS 26, touches reach no view during a transition between view controllers (NV-7).
        Fault(
            name: "tapped-while-it-is-pushed-on-ios-17",
            question:
                "On phones with iOS 17 a quick tap on Buy is lost, right after the list. On iOS 26 it is not.",
            batch: .fourth
        ) { app in
            app.application.behavior = .iOS17
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            let detail = DetailViewController()
            return InjectedFault(
                wanted: .event(detail.buy, .touchUpInside),
                expected: .cause(
                    about: [],
                    says: [["animat", "transition", "push", "interaction", "moving", "under way"]],
                    never: ["is hidden", "covered by", "no target", "outside"]),
                input: {
                    app.settle()
                    navigation.pushViewController(detail, animated: true)
                    app.advance(by: 0.1)
                    app.fingerTap(at: CGPoint(x: 195, y: 525))
                    app.advance(by: 0.5)
                },
                afterwards: { navigation.popViewController(animated: false) })
        },
        Fault(
            name: "hint-that-nods-by-keyframes",
            question: "My hint nods for three seconds by keyframes. Got it does not react before it has stopped.",
            batch: .fifth
        ) { app in
            let screen = GameViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.gotIt, .touchUpInside),
                expected: .cause(
                    about: ["hintPanel"], says: [.animating],
                    never: ["covered by", "is disabled", "no target", "is hidden", "outside"]),
                input: {
                    app.settle()
                    screen.nod()
                    app.advance(by: 1)
                    app.fingerTap(at: screen.gotIt)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.hint.frame.origin.y = 500 })
        },
        Fault(
            name: "quiz-changing-its-question",
            question: "Fast players say the quiz swallows their answer. The button was on the screen already!",
            batch: .first
        ) { app in
            let quiz = QuizScreen()
            _ = app.makeWindow(root: quiz)
            return InjectedFault(
                wanted: .view(quiz.answers[1]),
                expected: .cause(
                    about: ["answerBoard"], says: [["animat", "transition"]], never: ["is hidden", "alpha"]),
                input: {
                    app.settle()
                    quiz.nextQuestion()
                    app.advance(by: 0.2)
                    app.fingerTap(at: quiz.answers[1])
                },
                afterwards: { app.advance(by: 2) })
        },
        // The row moves for 1.2 s and receives no touches until then (HT-13). Hit testing uses its final place.
        Fault(
            name: "rows-that-come-up-one-after-the-other",
            question: "My rows come in softly, as in a tutorial. Who taps a star that is all but there sets none.",
            batch: .eighth
        ) { app in
            let screen = NewsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.comeIn()
            return InjectedFault(
                wanted: .view(screen.button(2)),
                expected: .cause(
                    about: ["newsRow2"], says: [.animating],
                    never: ["is disabled", "no target", "covered by", "is hidden"]),
                input: {
                    app.advance(by: 1)
                    app.fingerTap(at: CGPoint(x: 335, y: 250))
                    app.advance(by: 0.1)
                },
                afterwards: { app.advance(by: 2) })
        },
    ]
}
