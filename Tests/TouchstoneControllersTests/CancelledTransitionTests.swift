import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Returns a sliding animator of one second and the same interaction controller for every transition.
private final class Driver: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    let notes: Notes
    var interaction: UIPercentDrivenInteractiveTransition?
    init(_ notes: Notes) { self.notes = notes }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(slidesIn: true, notes) }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(slidesIn: false, notes)
    }
    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(slidesIn: operation == .push, notes) }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(slidesIn: true, notes) }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// Interactive transitions that are cancelled halfway.
@Suite(.application(tracing: .both)) @MainActor
struct CancelledTransitionTests {
    let app = TestApplication.current
    let notes = Notes()
    let root: AppearingController
    let other: AppearingController
    private let driver: Driver
    let interaction = UIPercentDrivenInteractiveTransition()

    init() {
        root = AppearingController("root", notes)
        other = AppearingController("other", notes)
        driver = Driver(notes)
        driver.interaction = interaction
    }

    private func showRoot(_ controller: UIViewController? = nil) -> UIWindow {
        let window = app.makeWindow("window", root: controller ?? root)
        app.settle()
        _ = notes.taken()
        return window
    }

    private func cancelHalfway() {
        interaction.update(0.5)
        app.advance(by: 0.5)
        interaction.cancel()
        app.advance(by: 2)
    }

    /// The appearance methods of both controllers since the last call, by controller.
    private func appearances() -> (root: [String], other: [String]) {
        let lines = notes.taken()
        func of(_ name: String) -> [String] {
            lines.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
        }
        return (of("root"), of("other"))
    }

    private func presentOther(_ style: UIModalPresentationStyle, interactive: Bool) {
        other.modalPresentationStyle = style
        other.transitioningDelegate = driver
        driver.interaction = interactive ? interaction : nil
        root.present(other, animated: true)
        if !interactive {
            app.advance(by: 2)
            _ = notes.taken()
            driver.interaction = interaction
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func `A cancelled presentation removes the presented view and restores the presenting one`(
        _ style: UIModalPresentationStyle
    ) {
        let window = showRoot()
        presentOther(style, interactive: true)
        #expect(other.isBeingPresented)
        cancelHalfway()
        let seen = appearances()
        expectEqual(seen.other, ["will appear", "will disappear", "disappeared"])
        expectEqual(seen.root, (style == .fullScreen ? ["will disappear", "will appear", "appeared"] : []))
        #expect(root.presentedViewController == nil && other.presentingViewController == nil)
        #expect(!other.isBeingPresented && other.view.window == nil && root.view.window === window)
        #expect(window.subviews == [root.view] && root.transitionCoordinator == nil)
        presentOther(style, interactive: false)
        #expect(root.presentedViewController === other && other.view.window === window)
    }

    @Test func `A cancelled dismissal keeps the presented view and removes the presenting one`() {
        let window = showRoot()
        presentOther(.fullScreen, interactive: false)
        #expect(root.view.window == nil)
        root.dismiss(animated: true)
        #expect(other.isBeingDismissed)
        cancelHalfway()
        let seen = appearances()
        expectEqual(seen.other, ["will disappear", "will appear", "appeared"])
        expectEqual(seen.root, ["will appear", "will disappear", "disappeared"])
        #expect(root.presentedViewController === other && !other.isBeingDismissed)
        #expect(root.view.window == nil && other.view.window === window)
        expectEqual(other.view.convert(other.view.bounds, to: nil), window.bounds)
        driver.interaction = nil
        root.dismiss(animated: true)
        app.advance(by: 2)
        #expect(window.subviews == [root.view] && root.presentedViewController == nil)
    }

    @Test func `A cancelled push leaves the navigation stack unchanged`() {
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = driver
        (root.title, other.title) = ("root", "other")
        let window = showRoot(navigation)
        navigation.pushViewController(other, animated: true)
        cancelHalfway()
        let seen = appearances()
        expectEqual(seen.other, ["will appear", "will disappear", "disappeared"])
        expectEqual(seen.root, ["will disappear", "will appear", "appeared"])
        #expect(navigation.viewControllers == [root] && navigation.topViewController === root)
        #expect(other.parent == nil && other.view.window == nil && root.view.window === window)
        expectEqual(navigation.navigationBar.items, [root.navigationItem])
        driver.interaction = nil
        navigation.pushViewController(other, animated: true)
        app.advance(by: 2)
        #expect(navigation.viewControllers == [root, other] && other.view.window === window)
    }

    @Test func `A cancelled pop leaves the navigation stack unchanged`() {
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(other, animated: false)
        navigation.delegate = driver
        let window = showRoot(navigation)
        navigation.popViewController(animated: true)
        cancelHalfway()
        let seen = appearances()
        expectEqual(seen.other, ["will disappear", "will appear", "appeared"])
        expectEqual(seen.root, ["will appear", "will disappear", "disappeared"])
        #expect(navigation.viewControllers == [root, other] && other.parent === navigation)
        #expect(root.view.window == nil && other.view.window === window)
        expectEqual(navigation.navigationBar.items, [root.navigationItem, other.navigationItem])
    }

    @Test func `A transition coordinator reports the end of the interaction and the cancellation`() {
        _ = showRoot()
        presentOther(.fullScreen, interactive: true)
        let notes = notes
        other.transitionCoordinator?.notifyWhenInteractionChanges { context in
            notes.add("interaction changes at \(context.percentComplete), cancelled \(context.isCancelled)")
        }
        other.transitionCoordinator?.animate(alongsideTransition: nil) { context in
            notes.add("over, cancelled \(context.isCancelled)")
        }
        _ = notes.taken()
        interaction.update(0.25)
        expectEqual(notes.taken(), [])
        interaction.cancel()
        expectEqual(notes.taken(), ["interaction changes at 0.25, cancelled true"])
        app.advance(by: 2)
        expectEqual(
            notes.taken().filter { $0.hasPrefix("over") || $0.hasPrefix("ended") }.sorted(),
            [
                "ended false", "over, cancelled true",
            ])
    }

    @Test func `A cancelled interaction ignores later updates and a later finish`() {
        let window = showRoot()
        presentOther(.fullScreen, interactive: true)
        interaction.update(0.5)
        interaction.cancel()
        interaction.update(0.9)
        interaction.finish()
        app.advance(by: 2)
        #expect(root.presentedViewController == nil && window.subviews == [root.view])
    }

    @Test func `An interaction's percentComplete is clamped to 0 through 1`() {
        let window = showRoot()
        presentOther(.fullScreen, interactive: true)
        #expect(interaction.percentComplete == 0 && interaction.duration == 1)
        interaction.update(2)
        expectEqual(interaction.percentComplete, 1)
        interaction.update(-1)
        expectEqual(interaction.percentComplete, 0)
        app.advance(by: 1)
        func left() -> CGFloat { other.view.layer.presentation()?.frame.minX ?? -1 }
        #expect(abs(left() - window.bounds.width) < 0.01)
        interaction.update(0.75)
        #expect(abs(left() - window.bounds.width / 4) < 0.01)
        interaction.finish()
        app.advance(by: 0.1)
        #expect(other.isBeingPresented)
        app.advance(by: 0.2)
        #expect(!other.isBeingPresented && root.presentedViewController === other)
    }
}
