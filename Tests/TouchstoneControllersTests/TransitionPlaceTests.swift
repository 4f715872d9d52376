import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What the context of a transition tells an animator about the controllers, views and frames.
@Suite(.application) @MainActor
struct TransitionPlaceTests {
    /// Records what the context says, and completes the transition after half a second.
    private final class Reporter: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate, UINavigationControllerDelegate
    {
        var lines: [String] = []
        var completes = true
        var presentation: (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in nil }

        private func words(_ frame: CGRect) -> String {
            [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }.joined(separator: " ")
        }
        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            let style = context.presentationStyle.rawValue
            lines.append("animated \(context.isAnimated) interactive \(context.isInteractive) style \(style)")
            for (key, viewKey) in [
                (UITransitionContextViewControllerKey.from, UITransitionContextViewKey.from), (.to, .to),
            ] {
                let controller = context.viewController(forKey: key)!
                let view = context.view(forKey: viewKey)
                let place = view.map { $0.superview === context.containerView ? "inside" : "outside" } ?? "absent"
                lines.append(
                    "\(controller.title ?? "") \(place), \(words(context.initialFrame(for: controller))) to "
                        + words(context.finalFrame(for: controller)))
            }
            let stranger = UIViewController()
            lines.append("\(words(context.initialFrame(for: stranger))) to \(words(context.finalFrame(for: stranger)))")
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            UIApplication.shared.clock.schedule(at: UIApplication.shared.clock.now + 0.5) { [self] in
                context.completeTransition(completes)
                context.completeTransition(!completes)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { lines.append("ended \(transitionCompleted)") }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { self }
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            self
        }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { presentation(presented, presenting) }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { self }
    }

    private final class Lower: UIPresentationController {
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 500, width: 390, height: 344) }
    }

    private let app = TestApplication.current
    private let reporter = Reporter()
    private let root = UIViewController()
    private let other = UIViewController()

    init() {
        root.title = "root"
        other.title = "other"
        _ = app.makeWindow(root: root)
        app.settle()
    }

    private func taken() -> [String] {
        app.advance(by: 1)
        defer { reporter.lines = [] }
        return reporter.lines
    }

    @Test(
        arguments: [
            (
                UIModalPresentationStyle.fullScreen,
                [
                    "animated true interactive false style 0", "root outside, 0 0 390 844 to 0 0 390 844",
                    "other outside, 0 0 0 0 to 0 0 390 844", "0 0 0 0 to 0 0 0 0", "ended true",
                ],
                [
                    "animated true interactive false style 0", "other inside, 0 0 390 844 to 0 0 0 0",
                    "root outside, 0 0 390 844 to 0 0 390 844", "0 0 0 0 to 0 0 0 0", "ended true",
                ]
            ),
            (
                .overFullScreen,
                [
                    "animated true interactive false style 5", "root absent, 0 0 390 844 to 0 0 390 844",
                    "other outside, 0 0 0 0 to 0 0 390 844", "0 0 0 0 to 0 0 0 0", "ended true",
                ],
                [
                    "animated true interactive false style 5", "other inside, 0 0 390 844 to 0 0 0 0",
                    "root absent, 0 0 390 844 to 0 0 390 844", "0 0 0 0 to 0 0 0 0", "ended true",
                ]
            ),
            (
                .custom,
                [
                    "animated true interactive false style 4", "root absent, 0 0 390 844 to 0 0 390 844",
                    "other outside, 0 0 0 0 to 0 500 390 344", "0 0 0 0 to 0 0 0 0", "ended true",
                ],
                [
                    "animated true interactive false style 4", "other inside, 0 0 390 844 to 0 0 0 0",
                    "root absent, 0 0 390 844 to 0 0 390 844", "0 0 0 0 to 0 0 0 0", "ended true",
                ]
            ),
        ])
    func `A presentation and a dismissal have the frames of their presentation controller`(
        style: UIModalPresentationStyle, presented: [String], dismissed: [String]
    ) {
        other.modalPresentationStyle = style
        other.transitioningDelegate = reporter
        reporter.presentation = { Lower(presentedViewController: $0, presenting: $1) }
        root.present(other, animated: true)
        expectEqual(taken(), presented)
        reporter.completes = false
        root.dismiss(animated: true)
        _ = taken()
        #expect(root.presentedViewController === other)
        reporter.completes = true
        root.dismiss(animated: true)
        expectEqual(taken(), dismissed)
        #expect(root.presentedViewController == nil && root.view.window != nil)
    }

    @Test func `A push and a pop move between two frames of the container`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = "first"
        navigation.delegate = reporter
        _ = app.makeWindow(root: navigation)
        app.settle()
        navigation.pushViewController(other, animated: true)
        expectEqual(
            taken(),
            [
                "animated true interactive false style -1", "first inside, 0 0 390 844 to 0 0 0 0",
                "other outside, 0 0 0 0 to 0 0 390 844", "0 0 0 0 to 0 0 0 0", "ended true",
            ])
        navigation.popViewController(animated: true)
        expectEqual(
            taken(),
            [
                "animated true interactive false style -1", "other inside, 0 0 390 844 to 0 0 0 0",
                "first outside, 0 0 0 0 to 0 0 390 844", "0 0 0 0 to 0 0 0 0", "ended true",
            ])
        reporter.completes = false
        navigation.pushViewController(other, animated: true)
        expectEqual(
            taken(),
            [
                "animated true interactive false style -1", "first inside, 0 0 390 844 to 0 0 0 0",
                "other outside, 0 0 0 0 to 0 0 390 844", "0 0 0 0 to 0 0 0 0", "ended false",
            ])
        expectEqual(navigation.viewControllers.count, 1)
        navigation.pushViewController(other, animated: false)
        let unanimated = taken()
        #expect(unanimated == [] && navigation.topViewController === other)
    }
}
