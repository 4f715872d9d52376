import TouchstoneTesting
import UIKit

/// Presented over the feed and closed by a button.
private final class RecipeViewController: UIViewController {
    let close = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "recipeView"
        close.setTitle("Close", for: .normal)
        close.addTarget(self, action: RecipeViewController.closed, for: .touchUpInside)
        close.placed("closeButton", CGRect(x: 145, y: 100, width: 100, height: 44), in: view)
    }

    func closed() { dismiss(animated: true) }
}

private final class FeedViewController: UIViewController {
    let like = UIButton.titled("Like", "likeButton")
    let recipe = RecipeViewController()
    private(set) var touches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        like.placed("likeButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
        recipe.modalPresentationStyle = .overFullScreen
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches.count }
}

/// A basket that presents its contents over the full screen.
private final class BasketScreen: UIViewController {
    let order = UIButton(type: .system)
    let details = UIViewController()
    private(set) var orders = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "basketView"
        order.setTitle("Order", for: .normal)
        order.addTarget(self, action: BasketScreen.ordered, for: .touchUpInside)
        order.placed("orderButton", CGRect(x: 20, y: 700, width: 350, height: 50), in: view)
    }
    func showDetails() {
        details.view.accessibilityIdentifier = "basketDetails"
        details.modalPresentationStyle = .fullScreen
        present(details, animated: false)
    }
    func ordered() { orders += 1 }
}

/// A controller that only presents others.
private final class FlowViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "flowView"
        modalPresentationStyle = .overFullScreen
    }
}

private final class PickerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "pickerView"
        modalPresentationStyle = .overFullScreen
    }
}

private final class PickerFeedViewController: UIViewController {
    let like = UIButton(type: .system)
    let flow = FlowViewController()
    let picker = PickerViewController()
    private(set) var likes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "feedView"
        like.setTitle("Like", for: .normal)
        like.addTarget(self, action: PickerFeedViewController.liked, for: .touchUpInside)
        like.placed("likeButton", CGRect(x: 20, y: 300, width: 100, height: 44), in: view)
        for shown in [flow, picker] { shown.modalPresentationStyle = .overFullScreen }
    }
    func start() {
        present(flow, animated: false)
        flow.present(picker, animated: false)
    }
    /// The user has picked something, so the flow is over.
    func finish() { flow.dismiss(animated: false) }
    func liked() { likes += 1 }
}

extension Fault {
    /// Touches during transitions, and on view controllers that remain presented.
    static let transitions: [Fault] = [
        // Until the transition is over, touches reach no view (HT-43).
        Fault(
            name: "tapped-while-a-sheet-fades-away",
            question:
                "I close the recipe and tap Like at once, while the recipe can still be seen over it. Which view receives it?",
            batch: .sixth
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.present(screen.recipe, animated: false)
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .event(screen.like, .touchUpInside),
                expected: .cause(about: ["RecipeViewController"], says: [["transition"]]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.recipe.close)
                    app.advance(by: 0.1)
                    app.fingerTap(at: screen.like, allowsMiss: true)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.like.isHidden = true })
        },
        // The tap comes 0.1 s after the dismissal has begun.
        Fault(
            name: "order-tapped-as-the-details-leave",
            question:
                "Right after the details are closed, Order can be seen, and quick users tap it in vain. A "
                + "second later it works.",
            batch: .tenth
        ) { app in
            app.application.behavior = .iOS17
            let screen = BasketScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showDetails()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.order),
                expected: .cause(
                    about: [],
                    says: [["transition", "under way", "on its way", "has not ended", "dismiss", "goes", "leaves"]],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                input: {
                    app.settle()
                    screen.dismiss(animated: true)
                    app.advance(by: 0.1)
                    app.fingerTap(at: CGPoint(x: 195, y: 725))
                    app.advance(by: 1)
                },
                afterwards: { screen.order.isEnabled = false })
        },
        // A controller that presents another dismisses that one, not itself.
        Fault(
            name: "dismiss-that-takes-only-the-inner-one",
            question: "When my flow is done I dismiss it. The picker goes, all looks right, and nothing can be tapped.",
            batch: .eighth
        ) { app in
            let screen = PickerFeedViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.start()
            app.advance(by: 0.5)
            screen.finish()
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .view(screen.like),
                expected: .cause(
                    about: [], says: [["flowView", "FlowViewController"], .covering + ["present"]],
                    never: ["pickerView", "is disabled", "no target", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 70, y: 322))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.dismiss(animated: false) })
        },
        // The next responder of a presented controller leads to the presenting one (RC-3).
        Fault(
            name: "touch-that-climbs-from-a-sheet",
            question: "The recipe is shown over my feed. Does the feed's controller hear of touches on the recipe?",
            batch: .sixth
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.present(screen.recipe, animated: false)
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .controller(screen),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 500))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.dismiss(animated: false) })
        },
    ]
}
