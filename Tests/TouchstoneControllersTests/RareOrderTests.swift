import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Calls in an unusual order.
@Suite(.application(tracing: .both)) @MainActor
struct RareOrderTests {
    let app = TestApplication.current

    private final class First: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tabBarController?.selectedIndex = 1
        }
    }

    @Test func `A tab can select another tab in viewDidLoad`() {
        let tabs = UITabBarController()
        let (first, second) = (First(), UIViewController())
        tabs.viewControllers = [first, second]
        _ = app.makeWindow(root: tabs)
        app.settle()
        #expect(tabs.selectedIndex == 1 && second.view.window != nil && first.viewIfLoaded?.window == nil)
        #expect(tabs.view.hitTest(CGPoint(x: 100, y: 100), with: nil) === second.view)
    }

    @Test func `A navigation controller uses its root's tab bar item until it has its own`() {
        let home = UIViewController()
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 3)
        let navigation = UINavigationController(rootViewController: home)
        #expect(navigation.tabBarItem === home.tabBarItem)
        navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
        #expect(navigation.tabBarItem.title == "Own" && home.tabBarItem.title == "Home")
    }

    @Test func `A push and a gravity behavior keep their angle while the magnitude is zero`() {
        let push = UIPushBehavior(items: [], mode: .instantaneous)
        push.angle = .pi / 2
        push.magnitude = 2
        #expect(abs(push.pushDirection.dx) < 1e-9 && push.pushDirection.dy == 2)
        let gravity = UIGravityBehavior(items: [])
        gravity.magnitude = 0
        gravity.magnitude = 1
        #expect(abs(gravity.gravityDirection.dx) < 1e-9 && gravity.gravityDirection.dy == 1)
    }

    @Test func `A cancellation before a transition begins does not cancel the transition`() {
        let window = app.makeWindow(root: UIViewController())
        let root = window.rootViewController!
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.cancel()
        let transitions = Interactive(interaction)
        let shown = UIViewController()
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = transitions
        root.present(shown, animated: true)
        app.settle()
        interaction.update(0.5)
        interaction.finish()
        app.advance(by: 1)
        #expect(root.presentedViewController === shown && shown.view.window != nil)
    }

    private final class Interactive: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        let interaction: UIPercentDrivenInteractiveTransition
        init(_ interaction: UIPercentDrivenInteractiveTransition) { self.interaction = interaction }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .to)!
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(
                withDuration: 0.3, animations: { view.alpha = 1 },
                completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
        }
    }
}
