import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private final class CallLog {
    var lines: [String] = []
}

private final class Presentation: UIPresentationController {
    var log: CallLog?
    var removesPresenter = false
    let dimmingView = UIView()

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        let height = presentedViewController.preferredContentSize.height
        return CGRect(x: 0, y: bounds.maxY - max(height, 300), width: bounds.width, height: max(height, 300))
    }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        log?.lines.append("presentation begins")
        dimmingView.frame = containerView?.bounds ?? .zero
        dimmingView.alpha = 0
        containerView?.insertSubview(dimmingView, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
        {
            context in
            self.log?.lines.append("alongside ends\(context.isCancelled ? " cancelled" : "")")
        }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        log?.lines.append("presentation ends \(completed)")
    }
    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        log?.lines.append("dismissal begins")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        log?.lines.append("dismissal ends \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        log?.lines.append("preferred height \(Int(container.preferredContentSize.height))")
        containerView?.setNeedsLayout()
    }
}

@MainActor
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var log: CallLog?
    var slidesIn = true

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        log?.lines.append("from \(from?.title ?? "?") to \(to?.title ?? "?")")
        guard let moving = slidesIn ? to : from else { return }
        if slidesIn { context.containerView.addSubview(moving.view) }
        let onScreen = slidesIn ? context.finalFrame(for: moving) : moving.view.frame
        let offScreen = onScreen.offsetBy(dx: 0, dy: 400)
        moving.view.frame = slidesIn ? offScreen : onScreen
        UIView.animate(withDuration: 0.4) {
            moving.view.frame = self.slidesIn ? onScreen : offScreen
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

private final class HostController: UIViewController, UIViewControllerTransitioningDelegate {
    let log = CallLog()
    var removesPresenter = false
    var percent: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        title = "host"
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.lines.append("host appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.lines.append("host disappeared")
    }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = Presentation(presentedViewController: presented, presenting: presenting)
        controller.log = log
        controller.removesPresenter = removesPresenter
        return controller
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { slide(true) }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        slide(false)
    }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    private func slide(_ slidesIn: Bool) -> Slide {
        let slide = Slide()
        slide.slidesIn = slidesIn
        slide.log = log
        return slide
    }
}

@Suite(.application) @MainActor
struct PresentationsInStepsTests {
    private func shown() -> (TestApplication, HostController, UIViewController) {
        let app = TestApplication.current
        let host = HostController()
        _ = app.makeWindow(root: host)
        app.settle()
        app.advance(by: 0.5)
        host.log.lines = []
        let card = UIViewController()
        card.title = "card"
        card.view.backgroundColor = .white
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = host
        return (app, host, card)
    }

    @Test func `A custom presentation and its dismissal call their methods in order`() {
        let (app, host, card) = shown()
        host.present(card, animated: true)
        app.advance(by: 0.2)
        #expect(
            card.isBeingPresented && host.transitionCoordinator != nil
                && host.log.lines.contains("presentation begins"))
        #expect(!host.log.lines.contains("presentation ends true"))
        app.advance(by: 1)
        expectEqual(
            host.log.lines.filter { $0 != "alongside ends" },
            [
                "presentation begins", "from host to card", "presentation ends true",
            ])
        expectEqual(host.log.lines.filter { $0 == "alongside ends" }.count, 1)
        expectEqual(card.view.convert(card.view.bounds, to: nil), CGRect(x: 0, y: 544, width: 390, height: 300))
        #expect(!card.isBeingPresented && host.transitionCoordinator == nil && card.transitionCoordinator == nil)
        #expect((card.presentationController as? Presentation)?.dimmingView.alpha == 1 && host.view.window != nil)
        host.log.lines = []
        card.dismiss(animated: true)
        app.advance(by: 1)
        expectEqual(host.log.lines, ["dismissal begins", "from card to host", "dismissal ends true"])
        #expect(host.presentedViewController == nil && card.view.window == nil)
    }

    @Test func `A presentation with shouldRemovePresentersView removes the presenter's view`() {
        let (app, host, card) = shown()
        host.removesPresenter = true
        host.present(card, animated: true)
        app.advance(by: 1)
        #expect(host.view.window == nil && host.log.lines.filter { $0.hasPrefix("host") } == ["host disappeared"])
        // The animator of a dismissal restores the presenter's view; without animation, UIKit does.
        card.dismiss(animated: false)
        app.advance(by: 0.5)
        #expect(
            host.view.window != nil
                && host.log.lines.filter { $0.hasPrefix("host") } == ["host disappeared", "host appeared"])
    }

    @Test func `A cancelled presentation presents nothing and its presentation controller ends with false`() {
        let (app, host, card) = shown()
        let percent = UIPercentDrivenInteractiveTransition()
        host.percent = percent
        host.present(card, animated: true)
        app.advance(by: 0.1)
        percent.update(0.4)
        app.advance(by: 0.1)
        #expect(
            !host.log.lines.contains("presentation ends true") && host.transitionCoordinator?.isInteractive == true)
        percent.cancel()
        app.advance(by: 1)
        expectEqual(
            host.log.lines.filter { $0.contains("ends") }.sorted(),
            [
                "alongside ends cancelled", "presentation ends false",
            ])
        #expect(host.presentedViewController == nil && card.view.window == nil && card.presentingViewController == nil)
    }

    @Test func `An interactive presentation waits for its interaction and completes when that finishes`() {
        let (app, host, card) = shown()
        let percent = UIPercentDrivenInteractiveTransition()
        host.percent = percent
        var changes: [Bool] = []
        host.present(card, animated: true)
        card.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        app.advance(by: 0.1)
        percent.update(0.7)
        app.advance(by: 5)
        // The presentation waits for the interaction without a limit.
        #expect(card.isBeingPresented && changes == [])
        percent.finish()
        app.advance(by: 1)
        #expect(changes == [false] && host.presentedViewController === card && !card.isBeingPresented)
        expectEqual(
            host.log.lines.filter { $0.contains("ends") }.sorted(), ["alongside ends", "presentation ends true"])
    }

    @Test func `A new preferred content size notifies the presentation controller`() {
        let (app, host, card) = shown()
        host.present(card, animated: true)
        app.advance(by: 1)
        host.log.lines = []
        card.preferredContentSize = CGSize(width: 0, height: 500)
        app.advance(by: 0.5)
        expectEqual(host.log.lines, ["preferred height 500"])
        expectEqual(card.view.convert(card.view.bounds, to: nil), CGRect(x: 0, y: 344, width: 390, height: 500))
    }

    @Test func `A push has a transition coordinator that animates alongside it`() {
        let app = TestApplication.current
        let (host, card) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: host)
        _ = app.makeWindow(root: navigation)
        app.settle()
        app.advance(by: 0.5)
        let line = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 2))
        navigation.view.addSubview(line)
        var ended: [Bool] = []
        #expect(navigation.transitionCoordinator == nil)
        navigation.pushViewController(card, animated: true)
        let coordinator = navigation.transitionCoordinator
        #expect(coordinator?.isAnimated == true && coordinator?.isInteractive == false)
        #expect(
            coordinator?.viewController(forKey: .from) === host && coordinator?.viewController(forKey: .to) === card)
        coordinator?.animate(alongsideTransition: { _ in line.frame.size.width = 390 }) { ended.append($0.isCancelled) }
        expectEqual(ended, [])
        app.advance(by: 1)
        #expect(line.frame.width == 390 && ended == [false] && navigation.transitionCoordinator == nil)
    }
}
