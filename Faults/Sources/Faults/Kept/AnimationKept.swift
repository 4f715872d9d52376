import TouchstoneTesting
import UIKit

/// Views on their way.
extension Fault {
    static let animationsKept: [Fault] = [
        Fault(
            name: "quiz-changing-its-question",
            question: "Fast players say the quiz swallows their answer. The button was on the screen already!"
        ) { app in
            let quiz = QuizScreen()
            _ = app.makeWindow(root: quiz)
            return InjectedFault(
                wanted: .view(quiz.answers[1]),
                truth: Truth(about: ["answerBoard"], says: [["animat", "transition"]], never: ["is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    quiz.nextQuestion()
                    app.advance(by: 0.2)
                    app.fingerTap(at: quiz.answers[1])
                },
                afterwards: { app.advance(by: 2) })
        },
        Fault(
            name: "panel-sliding-in-with-an-animator",
            question: "The filter panel comes in slowly, and Apply can't be tapped before it has stopped"
        ) { app in
            let filter = FilterPanel()
            _ = app.makeWindow(root: filter)
            return InjectedFault(
                wanted: .event(filter.apply, .touchUpInside),
                truth: Truth(about: ["filterPanel"], says: [["animat"]], never: ["is hidden", "outside"]),
                fingers: {
                    app.settle()
                    filter.slideIn()
                    app.advance(by: 1.9)
                    app.fingerTap(at: filter.apply)
                },
                // It has come in, and gone again.
                afterwards: {
                    app.advance(by: 1)
                    filter.panel.removeFromSuperview()
                })
        },
    ]
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

private final class FilterPanel: UIViewController {
    let panel = UIView()
    let apply = UIButton.titled("Apply", "applyButton")
    private let animator = UIViewPropertyAnimator(duration: 2, curve: .easeOut)

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.placed("filterPanel", CGRect(x: 390, y: 100, width: 300, height: 600), in: view)
        apply.placed("applyButton", CGRect(x: 20, y: 500, width: 260, height: 60), in: panel)
        animator.isUserInteractionEnabled = false
    }

    func slideIn() {
        animator.addAnimations { self.panel.frame.origin.x = 90 }
        animator.startAnimation()
    }
}
