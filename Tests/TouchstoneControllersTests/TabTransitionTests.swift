import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Fades to the next tab in a second.
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []
    var frames: [CGRect] = []
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let next = context.view(forKey: .to), let to = context.viewController(forKey: .to),
            let from = context.viewController(forKey: .from)
        else { return context.completeTransition(false) }
        frames = [
            context.initialFrame(for: from), context.finalFrame(for: from), context.initialFrame(for: to),
            context.finalFrame(for: to),
        ]
        next.frame = context.finalFrame(for: to)
        next.alpha = 0
        context.containerView.addSubview(next)
        UIView.animate(withDuration: 1) {
            next.alpha = 1
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class Fader: NSObject, UITabBarControllerDelegate {
    let animator = Fade()
    var interaction: UIPercentDrivenInteractiveTransition?
    var pairs: [[UIViewController]] = []
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        pairs.append([fromVC, toVC])
        return animator
    }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Changes of the selected tab that the delegate of the tab bar controller animates.
@Suite(.application(tracing: .both)) @MainActor
struct TabTransitionTests {
    let app = TestApplication.current
    let tabs = UITabBarController()
    let notes = Notes()
    let one: AppearingController
    let two: AppearingController
    private let fader = Fader()
    let window: UIWindow

    init() {
        (one, two) = (AppearingController("one", notes), AppearingController("two", notes))
        tabs.viewControllers = [one, two]
        tabs.delegate = fader
        window = TestApplication.current.makeWindow(root: tabs)
        TestApplication.current.settle()
        _ = notes.taken()
    }

    @Test func `Both views are in the window during the transition, and the former one leaves at its end`() {
        tabs.selectedIndex = 1
        #expect(fader.pairs == [[one, two]] && tabs.selectedViewController === two)
        expectEqual(notes.taken(), ["two will appear", "one will disappear"])
        #expect(tabs.transitionCoordinator?.isAnimated == true && tabs.transitionCoordinator?.transitionDuration == 1)
        app.advance(by: 0.5)
        #expect(one.view.window === window && two.view.window === window && two.view.alpha == 1)
        app.advance(by: 1)
        #expect(one.view.window == nil && two.view.superview?.accessibilityIdentifier == "tab content")
        expectEqual(notes.taken(), ["one disappeared", "two appeared"])
        #expect(fader.animator.ended == [true] && tabs.transitionCoordinator == nil)
    }

    @Test func `The former view begins and the next one ends in the whole content`() {
        tabs.selectedIndex = 1
        app.advance(by: 2)
        expectEqual(fader.animator.frames, [window.bounds, .zero, .zero, window.bounds])
        expectEqual(two.view.frame, window.bounds)
    }

    @Test func `A cancelled interactive transition selects the former tab again`() {
        let interaction = UIPercentDrivenInteractiveTransition()
        fader.interaction = interaction
        var isCancelled: Bool?
        tabs.selectedIndex = 1
        tabs.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
        expectEqual(tabs.transitionCoordinator?.isInteractive, true)
        interaction.update(0.4)
        interaction.cancel()
        app.advance(by: 2)
        expectEqual(
            notes.taken(),
            [
                "two will appear", "one will disappear", "two will disappear", "one will appear", "two disappeared",
                "one appeared",
            ])
        #expect(isCancelled == true && fader.animator.ended == [false])
        #expect(tabs.selectedViewController === one && tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === one.tabBarItem)
        #expect(one.view.window === window && two.view.window == nil)
    }

    @Test func `A finished interactive transition keeps the next tab`() {
        let interaction = UIPercentDrivenInteractiveTransition()
        fader.interaction = interaction
        var isCancelled: Bool?
        tabs.selectedIndex = 1
        tabs.transitionCoordinator?.animate(alongsideTransition: nil) { isCancelled = $0.isCancelled }
        interaction.update(0.4)
        #expect(interaction.percentComplete == 0.4 && interaction.duration == 1)
        expectEqual(tabs.transitionCoordinator?.percentComplete, 0.4)
        interaction.finish()
        app.advance(by: 2)
        #expect(isCancelled == false && tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === two.tabBarItem)
        #expect(one.view.window == nil && two.view.window === window)
    }

    @Test func `A tab that is selected during a transition stays selected`() {
        let three = UIViewController()
        tabs.viewControllers = [one, two, three]
        tabs.selectedIndex = 1
        app.advance(by: 0.3)
        fader.interaction = nil
        tabs.delegate = nil
        tabs.selectedIndex = 2
        app.advance(by: 2)
        #expect(tabs.selectedViewController === three && three.view.window === window)
        #expect(one.view.window == nil && two.view.window == nil)
    }

    @Test func `The delegate animates no change outside of a window`() {
        let other = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        other.viewControllers = [first, second]
        other.delegate = fader
        other.loadViewIfNeeded()
        other.selectedIndex = 1
        #expect(fader.pairs.isEmpty && second.view.superview != nil && first.viewIfLoaded?.superview == nil)
    }
}
