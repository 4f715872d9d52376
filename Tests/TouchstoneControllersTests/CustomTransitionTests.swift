import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Records calls in order.
@MainActor final class Notes {
    private var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Slides a view in from the right edge, or out to it.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let slidesIn: Bool
    let notes: Notes
    init(slidesIn: Bool, _ notes: Notes) { (self.slidesIn, self.notes) = (slidesIn, notes) }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let moving = context.view(forKey: slidesIn ? .to : .from)!
        let controller = context.viewController(forKey: slidesIn ? .to : .from)!
        let onScreen = slidesIn ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        let offScreen = onScreen.offsetBy(dx: context.containerView.bounds.width, dy: 0)
        notes.add("animate \(context.isInteractive ? "interactive" : "alone")")
        if slidesIn {
            context.containerView.addSubview(moving)
            moving.frame = offScreen
        } else if let below = context.view(forKey: .to) {
            context.containerView.insertSubview(below, belowSubview: moving)
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            moving.frame = self.slidesIn ? onScreen : offScreen
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { notes.add("ended \(transitionCompleted)") }
}

/// Presents in the lower half of the container, above a dimming view.
final class HalfController: UIPresentationController {
    let notes: Notes
    let dim = UIView()
    init(_ presented: UIViewController, _ presenting: UIViewController?, _ notes: Notes) {
        self.notes = notes
        super.init(presentedViewController: presented, presenting: presenting)
    }
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView!.bounds
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
        notes.add("will present")
        dim.backgroundColor = .black
        dim.accessibilityIdentifier = "dim"
        dim.alpha = 0
        containerView!.addSubview(dim)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in self.dim.alpha = 0.5 },
            completion: { self.notes.add("alongside is over, cancelled \($0.isCancelled)") })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { notes.add("did present \(completed)") }
    override func dismissalTransitionWillBegin() {
        notes.add("will dismiss")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 0 })
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { notes.add("did dismiss \(completed)") }
    override func containerViewDidLayoutSubviews() { dim.frame = containerView!.bounds }
}

/// Records its appearance methods.
final class AppearingController: UIViewController {
    let notes: Notes
    let name: String
    init(_ name: String, _ notes: Notes) {
        (self.name, self.notes) = (name, notes)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { view.accessibilityIdentifier = name }
    override func viewWillAppear(_ animated: Bool) { notes.add("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { notes.add("\(name) appeared") }
    override func viewWillDisappear(_ animated: Bool) { notes.add("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { notes.add("\(name) disappeared") }
}

final class TransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let notes: Notes
    var interaction: UIPercentDrivenInteractiveTransition?
    var usesHalf = true
    init(_ notes: Notes) { self.notes = notes }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { usesHalf ? HalfController(presented, presenting, notes) : nil }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(slidesIn: true, notes) }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(slidesIn: false, notes)
    }
    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

@Suite(.application(tracing: .both)) @MainActor
struct CustomTransitionTests {
    let app = TestApplication.current
    let notes = Notes()
    let root: AppearingController
    let shown: AppearingController
    let delegate: TransitionDelegate
    let window: UIWindow

    init() {
        root = AppearingController("root", notes)
        shown = AppearingController("shown", notes)
        delegate = TransitionDelegate(notes)
        window = app.makeWindow("window", root: root)
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = delegate
        _ = notes.taken()
    }

    private func present() {
        root.present(shown, animated: true) { [notes] in notes.add("presented") }
        app.advance(by: 2)
        _ = notes.taken()
    }

    @Test func `A custom transition calls its presentation controller and animator in UIKit's order`() {
        root.present(shown, animated: true) { [notes] in notes.add("presented") }
        expectEqual(notes.taken(), ["will present", "animate alone", "shown will appear"])
        let half = CGRect(
            x: 0, y: window.bounds.height / 2, width: window.bounds.width, height: window.bounds.height / 2)
        expectEqual(shown.view.frame, half)
        app.advance(by: 0.5)
        let seen = shown.view.layer.presentation()!.frame
        #expect(abs(seen.minX - window.bounds.width / 2) < 0.01 && notes.taken() == [])
        app.advance(by: 0.5)
        expectEqual(
            notes.taken(),
            [
                "did present true", "shown appeared", "alongside is over, cancelled false", "presented", "ended true",
            ])
        let controller = shown.presentationController as? HalfController
        #expect(controller?.dim.alpha == 0.5 && controller?.dim.frame == window.bounds)
        #expect(root.view.window === window && root.transitionCoordinator == nil)

        root.dismiss(animated: true) { [notes] in notes.add("dismissed") }
        expectEqual(notes.taken(), ["shown will disappear", "will dismiss", "animate alone"])
        app.advance(by: 1)
        expectEqual(notes.taken(), ["did dismiss true", "shown disappeared", "dismissed", "ended true"])
        #expect(window.subviews == [root.view] && shown.presentingViewController == nil)
    }

    @Test func `A presentation without animation does not use the animator`() {
        root.present(shown, animated: false)
        expectEqual(
            notes.taken(),
            [
                "will present", "shown will appear", "did present true", "shown appeared",
                "alongside is over, cancelled false",
            ])
        expectEqual(shown.view.frame.minY, window.bounds.height / 2)
    }

    @Test func `An animator can move the presenting view into the container of a full-screen dismissal`() {
        delegate.usesHalf = false
        shown.modalPresentationStyle = .fullScreen
        present()
        #expect(root.view.window == nil && shown.view.frame == window.bounds)
        root.dismiss(animated: true)
        #expect(root.view.window === window && root.view.superview !== window)
        app.advance(by: 1)
        #expect(window.subviews == [root.view] && root.view.frame == window.bounds)
    }

    @Test func `An interaction that finishes completes the dismissal`() {
        present()
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        var changes: [Bool] = []
        root.dismiss(animated: true) { [notes] in notes.add("dismissed") }
        shown.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        expectEqual(notes.taken(), ["shown will disappear", "will dismiss", "animate interactive"])
        interaction.update(0.25)
        app.advance(by: 5)
        #expect(abs(shown.view.layer.presentation()!.frame.minX - window.bounds.width / 4) < 0.01)
        #expect(interaction.percentComplete == 0.25 && changes == [])
        interaction.update(0.5)
        interaction.finish()
        expectEqual(changes, [false])
        app.advance(by: 0.25)
        #expect(abs(shown.view.layer.presentation()!.frame.minX - window.bounds.width * 0.75) < 0.01)
        expectEqual(notes.taken(), [])
        app.advance(by: 0.25)
        expectEqual(notes.taken(), ["did dismiss true", "shown disappeared", "dismissed", "ended true"])
        expectEqual(window.subviews, [root.view])
    }

    @Test func `A cancelled dismissal restores the presented view`() {
        present()
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionSpeed = 2
        delegate.interaction = interaction
        let before = shown.view.frame
        root.dismiss(animated: true)
        interaction.update(0.5)
        _ = notes.taken()
        interaction.cancel()
        app.advance(by: 0.125)
        #expect(abs(shown.view.layer.presentation()!.frame.minX - window.bounds.width / 4) < 0.01)
        app.advance(by: 0.125)
        expectEqual(notes.taken(), ["did dismiss false", "shown will appear", "shown appeared", "ended false"])
        #expect(shown.view.frame == before && shown.presentingViewController === root && !shown.isBeingDismissed)
        expectEqual((shown.presentationController as? HalfController)?.dim.alpha, 0.5)
        app.fingerTap(at: CGPoint(x: 50, y: window.bounds.height - 50))
        delegate.interaction = nil
        root.dismiss(animated: true)
        app.advance(by: 1)
        expectEqual(window.subviews, [root.view])
    }

    @Test(.application) func `HT-43: touches during a transition reach no view and explain reports the transition`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.accessibilityIdentifier = "button"
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        var tapped = 0
        let tap = UITapGestureRecognizer()
        root.view.addGestureRecognizer(tap)
        tap.addHandler { _ in tapped += 1 }
        root.present(shown, animated: true)
        app.advance(by: 0.5)
        let explanation = window.explainTouch(at: CGPoint(x: 20, y: 20), wanting: button)
        expectEqual(explanation.causes.map(\.code), ["transition-in-progress"])
        app.fingerTap(at: CGPoint(x: 20, y: 20))
        #expect(taps == 0 && tapped == 0)
        app.advance(by: 0.5)
        root.dismiss(animated: false)
        app.fingerTap(at: CGPoint(x: 20, y: 20))
        expectEqual(taps, 1)
    }
}

private final class NavigationNotes: NSObject, UINavigationControllerDelegate {
    let notes: Notes
    var interaction: UIPercentDrivenInteractiveTransition?
    init(_ notes: Notes) { self.notes = notes }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        notes.add("\(operation)")
        return SlideAnimator(slidesIn: operation == .push, notes)
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

@Suite(.application(tracing: .both)) @MainActor
struct NavigationTransitionTests {
    let app = TestApplication.current

    @Test func `A navigation controller's delegate animates pushes and pops`() {
        let notes = Notes()
        let (first, second) = (AppearingController("first", notes), AppearingController("second", notes))
        let navigation = UINavigationController(rootViewController: first)
        let delegate = NavigationNotes(notes)
        navigation.delegate = delegate
        let window = app.makeWindow("window", root: navigation)
        _ = notes.taken()
        navigation.pushViewController(second, animated: true)
        expectEqual(
            notes.taken(), ["push", "first will disappear", "second will appear", "animate alone"])
        app.advance(by: 0.5)
        #expect(abs(second.view.layer.presentation()!.frame.minX - window.bounds.width / 2) < 0.01)
        #expect(second.transitionCoordinator != nil)
        app.advance(by: 0.5)
        expectEqual(notes.taken(), ["first disappeared", "second appeared", "ended true"])
        #expect(first.view.window == nil && second.transitionCoordinator == nil)

        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        navigation.popViewController(animated: true)
        interaction.update(0.5)
        interaction.cancel()
        app.advance(by: 1)
        #expect(navigation.topViewController === second && second.view.frame.minX == 0 && first.view.window == nil)
        #expect(second.parent === navigation)
        navigation.popViewController(animated: true)
        interaction.update(0.5)
        interaction.finish()
        app.advance(by: 1)
        #expect(navigation.viewControllers == [first] && second.parent == nil && first.view.window === window)
    }

    @Test func `A default push runs the coordinator's animations alongside and its completion`() {
        let notes = Notes()
        let navigation = UINavigationController(rootViewController: AppearingController("first", notes))
        let second = AppearingController("second", notes)
        _ = app.makeWindow("window", root: navigation)
        _ = notes.taken()
        navigation.pushViewController(second, animated: true)
        var log: [String] = []
        second.transitionCoordinator?.animate(
            alongsideTransition: { log.append("along \($0.transitionDuration)") },
            completion: { log.append("over \($0.isCancelled)") })
        app.advance(by: 1)
        expectEqual(log, ["along 0.35", "over false"])
    }
}
