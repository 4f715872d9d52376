import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Side menus whose animators move the presenting view into the container of the transition and leave it there.
@Suite(.application) @MainActor
struct PresentingViewInContainerTests {
    let app = TestApplication.current

    private final class Menu: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
        let wraps: Bool
        init(wraps: Bool) { self.wraps = wraps }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let below = context.viewController(forKey: .from)!.view!
            let menu = context.viewController(forKey: .to)!.view!
            let container = context.containerView
            let place = wraps ? UIView(frame: container.bounds) : container
            if wraps { container.addSubview(place) }
            place.addSubview(below)
            container.addSubview(menu)
            menu.frame = CGRect(x: 0, y: 0, width: 250, height: container.bounds.height)
            UIView.animate(withDuration: 0.3) {
                below.frame.origin.x = 250
            } completion: { _ in
                context.completeTransition(true)
            }
        }
    }

    /// Returns the responder chain from `responder`, at most 20 responders in case of a loop.
    private func chain(_ responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder) { $0.next }.prefix(20))
    }

    @Test(arguments: [false, true])
    func `RC-3: the presenting and the presented view's responder chains end at the application`(wraps: Bool) throws {
        let root = UIViewController()
        let window = app.makeWindow(root: root)
        let menu = UIViewController()
        let transition = Menu(wraps: wraps)
        menu.transitioningDelegate = transition
        menu.modalPresentationStyle = .custom
        root.present(menu, animated: true)
        for time in [0.1, 1] {
            app.advance(by: time)
            let presenting = chain(root.view)
            #expect(presenting.count < 20 && presenting.last is UIApplication)
            #expect(presenting.contains { $0 === root } && presenting.contains { $0 === window })
            let presented = chain(menu.view)
            #expect(presented.count < 20 && presented.last is UIApplication)
            let order = presented.compactMap { [menu, root, window].firstIndex(of: $0) }
            expectEqual(order, [0, 1, 2])
        }
        app.fingerTap(at: CGPoint(x: 300, y: 400))
        #expect(app.delivery.hasSuffix("UIApplication → dropped"))
    }

    @Test func `RC-3: the chain of a menu over a presented controller passes that controller and the root`() throws {
        let root = UIViewController()
        app.makeWindow(root: root)
        let middle = UIViewController()
        middle.modalPresentationStyle = .overFullScreen
        root.present(middle, animated: false)
        app.settle()
        let menu = UIViewController()
        let transition = Menu(wraps: false)
        menu.transitioningDelegate = transition
        menu.modalPresentationStyle = .custom
        middle.present(menu, animated: true)
        app.advance(by: 0.1)
        let order = chain(menu.view).compactMap { [menu, middle, root].firstIndex(of: $0) }
        #expect(order == [0, 1, 2] && chain(menu.view).last is UIApplication)
    }
}
