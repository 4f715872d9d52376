import TouchstoneTesting
import UIKit

// What is presented, what is left of it, and what is inside of controllers: the second half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let beyond = [
    "outside", "beyond", "not inside", "out of", "sticks out", "hangs out", "not in", "past its", "right of",
]

/// What a view says to whoever looks for it by its words.
@MainActor
private func says(_ words: String, _ view: UIView) -> Bool {
    (view as? UILabel)?.text == words || (view as? UIButton)?.title(for: .normal) == words
        || view.accessibilityLabel == words
}

/// The control, or else the view, in `view` that says these words.
@MainActor
private func whoever(says words: String, in view: UIView) -> UIView? {
    for subview in view.subviews {
        if let found = whoever(says: words, in: subview) { return found }
    }
    guard says(words, view) else { return nil }
    var control: UIView? = view
    while let one = control, !(one is UIControl) { control = one.superview }
    return control ?? view
}

/// A plan, over which its steps are presented. They have to be done with before anything else.
private final class PlanScreen: UIViewController {
    let undo = UIButton(type: .system)
    let steps = StepListScreen()
    private(set) var undone = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "planView"
        undo.setTitle("Undo", for: .normal)
        undo.addTarget(self, action: PlanScreen.undid, for: .touchUpInside)
        undo.placed("undoButton", CGRect(x: 20, y: 150, width: 100, height: 44), in: view)
    }
    func showSteps(high: Bool, hasToBeDone: Bool, staysBright: Bool) {
        steps.modalPresentationStyle = .pageSheet
        steps.isModalInPresentation = hasToBeDone
        steps.sheetPresentationController?.detents = high ? [.large()] : [.medium()]
        if staysBright { steps.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
        present(steps, animated: false)
    }
    func undid() { undone += 1 }
}

private final class StepListScreen: UIViewController {
    let list = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "stepsView"
        list.contentSize = CGSize(width: 390, height: 2400)
        list.alwaysBounceVertical = true
        list.accessibilityIdentifier = "stepList"
        view.addSubview(list)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
    }
}

/// Asks for a name before it creates a folder. As long as there is none, Create is off.
private final class FoldersScreen: UIViewController {
    let question = UIAlertController(title: "New folder", message: nil, preferredStyle: .alert)
    private(set) var created = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "foldersView"
    }
    func ask() {
        let create = UIAlertAction(title: "Create", style: .default) { [weak self] _ in self?.created += 1 }
        create.isEnabled = false
        question.addAction(create)
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(question, animated: false)
    }
}

/// A score with buttons. A popover shows what a sign means; meanwhile the metronome shall go on and off.
private final class ScoreScreen: UIViewController, UIPopoverPresentationControllerDelegate {
    let sign = UIButton(type: .system)
    let page = UILabel(frame: CGRect(x: 20, y: 700, width: 100, height: 44))
    let beat = UIButton(type: .system)
    let meaning = UIViewController()
    private(set) var beats = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "scoreView"
        sign.setTitle("𝄐", for: .normal)
        sign.placed("signButton", CGRect(x: 160, y: 130, width: 60, height: 44), in: view)
        page.placed("scorePage", page.frame, in: view)
        beat.setTitle("Beat", for: .normal)
        beat.addTarget(self, action: ScoreScreen.beaten, for: .touchUpInside)
        beat.placed("beatButton", CGRect(x: 270, y: 700, width: 100, height: 44), in: view)
    }
    func explain() {
        meaning.modalPresentationStyle = .popover
        meaning.preferredContentSize = CGSize(width: 180, height: 100)
        let popover = meaning.popoverPresentationController
        popover?.sourceView = sign
        popover?.sourceRect = sign.bounds
        popover?.passthroughViews = [page]
        popover?.delegate = self
        present(meaning, animated: false)
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func beaten() { beats += 1 }
}

/// A panel in the middle of a veil. The veil is added once all is there.
private final class VeiledPresentation: UIPresentationController {
    let veil = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        containerView?.bounds.insetBy(dx: 45, dy: 250) ?? .zero
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard completed, let room = containerView else { return }
        veil.frame = room.bounds
        veil.accessibilityIdentifier = "nightVeil"
        veil.backgroundColor = UIColor(white: 0, alpha: 0.2)
        room.addSubview(veil)
    }
}

/// What is presented below: a button in the middle.
private final class GiftScreen: UIViewController {
    let unwrap = UIButton(type: .system)
    private(set) var opened = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "giftView"
        unwrap.setTitle("Unwrap", for: .normal)
        unwrap.addTarget(self, action: GiftScreen.opens, for: .touchUpInside)
        unwrap.placed("unwrapButton", CGRect(x: 60, y: 60, width: 120, height: 44), in: view)
    }
    func opens() { opened += 1 }
}

private final class VeiledParentScreen: UIViewController, UIViewControllerTransitioningDelegate {
    let gift = GiftScreen()

    func give() {
        gift.modalPresentationStyle = .custom
        gift.transitioningDelegate = self
        present(gift, animated: false)
    }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        VeiledPresentation(presentedViewController: presented, presenting: presenting)
    }
}

/// Lets its gift rise by an animation of its own, which is all there is to it, it seems.
private final class RisingParentScreen: UIViewController, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    let gift = GiftScreen()

    func give() {
        gift.modalPresentationStyle = .fullScreen
        gift.transitioningDelegate = self
        present(gift, animated: true)
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let rising = transitionContext.view(forKey: .to) else { return }
        let room = transitionContext.containerView
        rising.frame = room.bounds
        rising.transform = CGAffineTransform(translationX: 0, y: room.bounds.height)
        room.addSubview(rising)
        UIView.animate(withDuration: 0.3) { rising.transform = .identity }
    }
}

/// A clear page that says in a corner what one saves.
private final class CouponScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "couponView"
        view.backgroundColor = .clear
    }
}

private final class BasketScreen: UIViewController {
    let order = UIButton(type: .system)
    let coupon = CouponScreen()
    private(set) var orders = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        order.setTitle("Order", for: .normal)
        order.addTarget(self, action: BasketScreen.ordered, for: .touchUpInside)
        order.placed("orderButton", CGRect(x: 95, y: 700, width: 200, height: 50), in: view)
    }
    func showCoupon() {
        addChild(coupon)
        coupon.view.frame = view.bounds
        view.addSubview(coupon.view)
        coupon.didMove(toParent: self)
    }
    func hideCoupon() {
        coupon.willMove(toParent: nil)
        coupon.removeFromParent()
    }
    func ordered() { orders += 1 }
}

/// A player that gets its frame while its holder is still small. Its buttons stand where they shall be in the end.
private final class PlayerPaneScreen: UIViewController {
    let skip = UIButton(type: .system)
    private(set) var skips = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "playerPane"
        view.autoresizingMask = []
        skip.setTitle("Skip", for: .normal)
        skip.addTarget(self, action: PlayerPaneScreen.skipped, for: .touchUpInside)
        skip.placed("skipButton", CGRect(x: 250, y: 20, width: 80, height: 44), in: view)
    }
    func skipped() { skips += 1 }
}

private final class LessonScreen: UIViewController {
    let holder = UIView(frame: CGRect(x: 20, y: 500, width: 200, height: 84))
    let player = PlayerPaneScreen()
    var isHeld = false
    private let quiz = QuizScreen()
    var answer: UIButton { quiz.answer }

    override func viewDidLoad() {
        super.viewDidLoad()
        holder.placed("playerHolder", holder.frame, in: view)
        addChild(player)
        player.view.frame = holder.bounds
        holder.addSubview(player.view)
        player.didMove(toParent: self)
        // Without addChild, but the property keeps it.
        guard isHeld else { return }
        quiz.view.frame = CGRect(x: 0, y: 200, width: 390, height: 100)
        view.addSubview(quiz.view)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        holder.frame.size.width = view.bounds.width - 40
    }
}

private final class QuizScreen: UIViewController {
    let answer = UIButton(type: .system)
    private(set) var answers = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "quizView"
        answer.setTitle("Answer", for: .normal)
        answer.addTarget(self, action: QuizScreen.answered, for: .touchUpInside)
        answer.placed("answerButton", CGRect(x: 20, y: 20, width: 120, height: 44), in: view)
    }
    func answered() { answers += 1 }
}

extension Fault {
    static let ninthPresentationsKept: [Fault] = [
        // That it may not be dismissed does not open what is behind.
        Fault(
            name: "undo-behind-steps-that-must-be-done",
            question:
                "My steps can't be put away, as I want it. But Undo, which is seen above them, does not react at all."
        ) { app in
            let screen = PlanScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showSteps(high: false, hasToBeDone: true, staysBright: false)
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.undo),
                truth: Truth(
                    about: [], says: [["sheet", "dimm", "present", "isModalInPresentation", "largestUndimmed"]],
                    never: ["is disabled", "no target", "is hidden", "keyboard"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 70, y: 172))
                    app.advance(by: 1)
                },
                afterwards: { screen.undo.isEnabled = false })
        },
        // At its top the list lets go of a movement down.
        Fault(
            name: "list-that-leaves-with-all-of-it",
            question:
                "Pulling my list of steps down at its top should stretch it, since I load more by that. It all moves down."
        ) { app in
            let screen = PlanScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showSteps(high: true, hasToBeDone: false, staysBright: false)
            app.advance(by: 1)
            return InjectedFault(
                wanted: .recognizer(screen.steps.list.panGestureRecognizer),
                truth: Truth(
                    about: [], says: [["sheet", "dismiss", "present"]],
                    never: ["is disabled", "isScrollEnabled", "fits", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 420), duration: 0.6)
                    app.advance(by: 1)
                },
                afterwards: { screen.steps.list.isScrollEnabled = false })
        },
        Fault(
            name: "create-without-a-name",
            question:
                "Create in my question for a new folder looks pale and does nothing. Its handler is never called."
        ) { app in
            let screen = FoldersScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.ask()
            app.advance(by: 1)
            let panel: UIView = screen.question.view
            let create = whoever(says: "Create", in: panel) ?? panel
            return InjectedFault(
                wanted: .view(create),
                truth: Truth(
                    about: [], says: [["isEnabled", "disabled", "not enabled"]],
                    never: ["covered by", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: create))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.question.actions[0].isEnabled = true })
        },
        // What may be touched meanwhile is a label, and the button is not in it.
        Fault(
            name: "beat-that-is-not-among-those-let-through",
            question:
                "I did set passthroughViews. Still the first tap on Beat only closes what I had opened at the sign."
        ) { app in
            let screen = ScoreScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.explain()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.beat),
                truth: Truth(
                    about: [], says: [["popover", "dismiss", "passthrough"]],
                    never: ["is disabled", "no target", "is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 320, y: 722))
                    app.advance(by: 1)
                },
                afterwards: { screen.beat.isEnabled = false })
        },
        // The panel came into the container before the veil.
        Fault(
            name: "veil-that-came-last",
            question:
                "My panel shows up on a dark ground, a little dark itself I must say, and its button can't be pressed."
        ) { app in
            let screen = VeiledParentScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.give()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.gift.unwrap),
                truth: Truth(
                    about: ["nightVeil"], says: [covering],
                    never: ["is disabled", "no target", "under way", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.gift.unwrap))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.gift.unwrap.isEnabled = false })
        },
        // Nobody calls completeTransition, so it is under way for ever.
        Fault(
            name: "gift-that-never-is-quite-there",
            question:
                "My own animation for presenting works at once, I am proud of it. Then nothing on the screen reacts any more."
        ) { app in
            let screen = RisingParentScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.give()
            return InjectedFault(
                wanted: .view(screen.gift.unwrap),
                truth: Truth(
                    about: [], says: [["transition", "completeTransition", "under way", "on its way", "has not ended"]],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.advance(by: 2)
                    app.fingerTap(at: CGPoint(x: 120, y: 82))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.gift.unwrap.isEnabled = false })
        },
        // It is nobody's child any more, and its view is where it was.
        Fault(
            name: "coupon-that-went-without-its-view",
            question:
                "Once the coupon has been shown and taken away again, Order does not react. removeFromParent is called, I checked."
        ) { app in
            let screen = BasketScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showCoupon()
            app.settle()
            screen.hideCoupon()
            app.settle()
            return InjectedFault(
                wanted: .view(screen.order),
                truth: Truth(
                    about: [], says: [["couponView", "CouponScreen"], covering],
                    never: ["is disabled", "no target", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 725))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.coupon.view.removeFromSuperview() })
        },
        // The pane: 200 wide, as its holder was. The button: x 250…330 in it.
        Fault(
            name: "pane-as-wide-as-its-holder-was",
            question:
                "My player's view is added in viewDidLoad with the holder's bounds. Play works, Skip at the right does not."
        ) { app in
            let screen = LessonScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.player.skip),
                truth: Truth(
                    about: ["playerPane"], says: [beyond],
                    never: ["is disabled", "is hidden", "no target", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 310, y: 542))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.player.view.frame.size.width = 350 })
        },
        // Touches ask views alone. Who forgets addChild loses rotation and appearance, not touches, as long as the
        // controller lives.
        Fault(
            name: "fine-quiz-that-is-nobodys-child",
            question:
                "I add a controller's view without addChild, and keep the controller in a property. Do its buttons work?"
        ) { app in
            let screen = LessonScreen()
            screen.isHeld = true
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.answer, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 80, y: 242))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.answer.isEnabled = false })
        },
        // Up to the medium detent nothing is dimmed, and what is behind can be used.
        Fault(
            name: "fine-undo-above-bright-steps",
            question:
                "I set largestUndimmedDetentIdentifier to medium. Can Undo be tapped now while the steps are shown?"
        ) { app in
            let screen = PlanScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showSteps(high: false, hasToBeDone: false, staysBright: true)
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.undo),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 70, y: 172))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.undo.isEnabled = false })
        },
    ]
}
