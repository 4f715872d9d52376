import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private final class Diary {
    var lines: [String] = []
}

private final class Presentation: UIPresentationController {
    var diary: Diary?
    var removesPresenter = false
    let shade = UIView()

    override var shouldRemovePresentersView: Bool { removesPresenter }
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        let height = presentedViewController.preferredContentSize.height
        return CGRect(x: 0, y: bounds.maxY - max(height, 300), width: bounds.width, height: max(height, 300))
    }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        diary?.lines.append("presentation begins")
        shade.frame = containerView?.bounds ?? .zero
        shade.alpha = 0
        containerView?.insertSubview(shade, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 }) {
            context in
            self.diary?.lines.append("alongside ends\(context.isCancelled ? " cancelled" : "")")
        }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        diary?.lines.append("presentation ends \(completed)")
    }
    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        diary?.lines.append("dismissal begins")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        diary?.lines.append("dismissal ends \(completed)")
    }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        diary?.lines.append("wants \(Int(container.preferredContentSize.height))")
        containerView?.setNeedsLayout()
    }
}

@MainActor
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    var diary: Diary?
    var comes = true

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        diary?.lines.append("from \(from?.title ?? "?") to \(to?.title ?? "?")")
        guard let moving = comes ? to : from else { return }
        if comes { context.containerView.addSubview(moving.view) }
        let there = comes ? context.finalFrame(for: moving) : moving.view.frame
        let away = there.offsetBy(dx: 0, dy: 400)
        moving.view.frame = comes ? away : there
        UIView.animate(withDuration: 0.4) {
            moving.view.frame = self.comes ? there : away
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

private final class HostController: UIViewController, UIViewControllerTransitioningDelegate {
    let diary = Diary()
    var removesPresenter = false
    var percent: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        title = "host"
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        diary.lines.append("host appeared")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        diary.lines.append("host disappeared")
    }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = Presentation(presentedViewController: presented, presenting: presenting)
        controller.diary = diary
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

    private func slide(_ comes: Bool) -> Slide {
        let slide = Slide()
        slide.comes = comes
        slide.diary = diary
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
        host.diary.lines = []
        let card = UIViewController()
        card.title = "card"
        card.view.backgroundColor = .white
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = host
        return (app, host, card)
    }

    @Test func `It begins is animated and ends`() {
        let (app, host, card) = shown()
        host.present(card, animated: true)
        app.advance(by: 0.2)
        #expect(
            card.isBeingPresented && host.transitionCoordinator != nil
                && host.diary.lines.contains("presentation begins"))
        #expect(!host.diary.lines.contains("presentation ends true"))
        app.advance(by: 1)
        #expect(
            host.diary.lines.filter { $0 != "alongside ends" } == [
                "presentation begins", "from host to card", "presentation ends true",
            ])
        #expect(host.diary.lines.filter { $0 == "alongside ends" }.count == 1)
        #expect(card.view.convert(card.view.bounds, to: nil) == CGRect(x: 0, y: 544, width: 390, height: 300))
        #expect(!card.isBeingPresented && host.transitionCoordinator == nil && card.transitionCoordinator == nil)
        #expect((card.presentationController as? Presentation)?.shade.alpha == 1 && host.view.window != nil)
        host.diary.lines = []
        card.dismiss(animated: true)
        app.advance(by: 1)
        #expect(host.diary.lines == ["dismissal begins", "from card to host", "dismissal ends true"])
        #expect(host.presentedViewController == nil && card.view.window == nil)
    }

    @Test func `Only a presentation that says so takes the presenter away`() {
        let (app, host, card) = shown()
        host.removesPresenter = true
        host.present(card, animated: true)
        app.advance(by: 1)
        #expect(host.view.window == nil && host.diary.lines.filter { $0.hasPrefix("host") } == ["host disappeared"])
        // The dismissal's animator is to put the presenter's view back; with none animated UIKit does.
        card.dismiss(animated: false)
        app.advance(by: 0.5)
        #expect(
            host.view.window != nil
                && host.diary.lines.filter { $0.hasPrefix("host") } == ["host disappeared", "host appeared"])
    }

    @Test func `A cancelled presentation presents nothing and notifies both controllers`() {
        let (app, host, card) = shown()
        let percent = UIPercentDrivenInteractiveTransition()
        host.percent = percent
        host.present(card, animated: true)
        app.advance(by: 0.1)
        percent.update(0.4)
        app.advance(by: 0.1)
        #expect(
            !host.diary.lines.contains("presentation ends true") && host.transitionCoordinator?.isInteractive == true)
        percent.cancel()
        app.advance(by: 1)
        #expect(
            host.diary.lines.filter { $0.contains("ends") }.sorted() == [
                "alongside ends cancelled", "presentation ends false",
            ])
        #expect(host.presentedViewController == nil && card.view.window == nil && card.presentingViewController == nil)
    }

    @Test func `Driven to its end it is presented`() {
        let (app, host, card) = shown()
        let percent = UIPercentDrivenInteractiveTransition()
        host.percent = percent
        var changes: [Bool] = []
        host.present(card, animated: true)
        card.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        app.advance(by: 0.1)
        percent.update(0.7)
        app.advance(by: 5)
        // It waits for its hand however long that takes.
        #expect(card.isBeingPresented && changes == [])
        percent.finish()
        app.advance(by: 1)
        #expect(changes == [false] && host.presentedViewController === card && !card.isBeingPresented)
        #expect(
            host.diary.lines.filter { $0.contains("ends") }.sorted() == ["alongside ends", "presentation ends true"])
    }

    @Test func `A card that wants another size notifies its presentation`() {
        let (app, host, card) = shown()
        host.present(card, animated: true)
        app.advance(by: 1)
        host.diary.lines = []
        card.preferredContentSize = CGSize(width: 0, height: 500)
        app.advance(by: 0.5)
        #expect(host.diary.lines == ["wants 500"])
        #expect(card.view.convert(card.view.bounds, to: nil) == CGRect(x: 0, y: 344, width: 390, height: 500))
    }

    @Test func `A push has a coordinator for what goes along`() {
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
        #expect(ended == [])
        app.advance(by: 1)
        #expect(line.frame.width == 390 && ended == [false] && navigation.transitionCoordinator == nil)
    }
}
