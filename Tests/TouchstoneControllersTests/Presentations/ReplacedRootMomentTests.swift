import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// Roots that are replaced during transitions and in callbacks (PR-1).

// A window removes its presentations when its root is replaced.

/// Expects `window` to contain only the view of `root`, and every touch to hit that view.
@MainActor private func expectAlone(
    _ root: UIViewController, in window: UIWindow, _ when: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(window.rootViewController === root, "\(when)", sourceLocation: sourceLocation)
    #expect(root.view.window === window, "\(when)", sourceLocation: sourceLocation)
    let otherViews = window.subviews.filter { $0 !== root.view && !root.view.isDescendant(of: $0) }
    #expect(otherViews.isEmpty, "\(when)", sourceLocation: sourceLocation)
    for x in [CGFloat(10), window.bounds.midX, window.bounds.maxX - 10] {
        for y in [CGFloat(10), window.bounds.height / 3, window.bounds.height * 2 / 3, window.bounds.maxY - 10] {
            let hit = window.hitTest(CGPoint(x: x, y: y), with: nil)
            #expect(
                hit?.isDescendant(of: root.view) == true, "\(when): the hit at (\(x), \(y))",
                sourceLocation: sourceLocation)
        }
    }
}

/// The view with the title `title`.
@MainActor private func label(_ title: String, in view: UIView) -> UIView? {
    if (view as? UILabel)?.text == title || view.accessibilityIdentifier == title || view.accessibilityLabel == title {
        return view
    }
    for subview in view.subviews {
        if let found = label(title, in: subview) { return found }
    }
    return nil
}

private final class CountingController: UIViewController {
    var touches = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        self.touches += 1
    }
}

@Test(.application) @MainActor
func `PR-1: A root set while an alert fades in or out receives the touches instead of the alert`() {
    let app = TestApplication.current
    for delay in [0, 0.08, 0.2] {
        for dismisses in [false, true] {
            let old = CountingController()
            let window = app.makeWindow(root: old)
            app.settle()
            var answers = 0
            let alert = UIAlertController(title: "Rate us", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Later", style: .cancel) { _ in answers += 1 })
            old.present(alert, animated: true)
            if dismisses {
                app.advance(by: 1)
                old.dismiss(animated: true)
            }
            app.advance(by: delay)
            let next = CountingController()
            window.rootViewController = next
            app.advance(by: 1)
            // The taps cover the alert's only button.
            for y in stride(from: CGFloat(380), through: 480, by: 10) { app.fingerTap(at: CGPoint(x: 195, y: y)) }
            app.advance(by: 1)
            #expect(answers == 0 && next.touches == 11, "dismisses: \(dismisses), after \(delay)")
            #expect(alert.view.window == nil && old.view.window == nil, "dismisses: \(dismisses), after \(delay)")
            expectAlone(next, in: window, "dismisses: \(dismisses), after \(delay)")
            window.isHidden = true
        }
    }
}

@Test(.application) @MainActor
func `PR-1: an action's handler can replace the root and present another alert on the new root`() throws {
    let app = TestApplication.current
    let old = CountingController()
    let window = app.makeWindow(root: old)
    app.settle()
    let next = CountingController()
    var restored = 0
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
        UIAlertAction(title: "Log out", style: .destructive) { _ in
            window.rootViewController = next
            let alert = UIAlertController(title: "Logged out", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Undo", style: .default) { _ in restored += 1 })
            next.present(alert, animated: true)
        })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    old.present(sheet, animated: true)
    app.advance(by: 1)
    app.fingerTap(at: app.middle(of: try #require(label("Log out", in: window))))
    app.advance(by: 2)
    #expect(old.view.window == nil && sheet.view.window == nil)
    #expect(next.presentedViewController is UIAlertController)
    app.fingerTap(at: app.middle(of: try #require(label("Undo", in: window))))
    app.advance(by: 1)
    expectEqual(restored, 1)
    expectAlone(next, in: window)
}

@Test(.application) @MainActor func `PR-1: A sheet is removed with its root while a finger drags it`() {
    let app = TestApplication.current
    for undimmed in [false, true] {
        let old = CountingController()
        let window = app.makeWindow(root: old)
        app.settle()
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed ? .medium : nil
        old.present(sheet, animated: true)
        app.advance(by: 1)
        app.fingerDown(at: CGPoint(x: 195, y: 500))
        app.fingerMove(to: CGPoint(x: 195, y: 600), duration: 0.2)
        app.advance(by: 0.05)
        let next = CountingController()
        window.rootViewController = next
        app.settle()
        app.fingerMove(to: CGPoint(x: 195, y: 800), duration: 0.1)
        app.advance(by: 0.05)
        app.fingerUp()
        app.advance(by: 1)
        #expect(sheet.view.window == nil && old.view.window == nil)
        let before = next.touches
        app.fingerTap(at: CGPoint(x: 195, y: 700))
        expectEqual(next.touches, before + 1)
        expectAlone(next, in: window, "undimmed: \(undimmed)")
        window.isHidden = true
    }
}

@Test(.application) @MainActor func `PR-1: A presentation that is being dismissed is removed with its root`() {
    let app = TestApplication.current
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet] {
        let old = CountingController()
        let window = app.makeWindow(root: old)
        app.settle()
        let cover = UIViewController()
        cover.modalPresentationStyle = style
        old.present(cover, animated: true)
        app.advance(by: 1)
        var completions = 0
        cover.dismiss(animated: true) { completions += 1 }
        app.advance(by: 0.15)
        let next = CountingController()
        window.rootViewController = next
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 195, y: 420))
        expectEqual(next.touches, 1, "\(style)")
        #expect(completions <= 1, "\(style)")
        #expect(old.view.window == nil && cover.view.window == nil, "\(style)")
        expectAlone(next, in: window, "\(style)")
        window.isHidden = true
    }
}

@Test(.application) @MainActor func `PR-1: A presentation in the context of a child is removed with the root`() {
    let app = TestApplication.current
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext] {
        let child = CountingController()
        child.definesPresentationContext = true
        let window = app.makeWindow(root: UINavigationController(rootViewController: child))
        app.settle()
        let overlay = CountingController()
        overlay.modalPresentationStyle = style
        child.present(overlay, animated: true)
        app.advance(by: 0.1)
        child.dismiss(animated: false)
        let next = CountingController()
        window.rootViewController = next
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 195, y: 420))
        #expect(next.touches == 1 && overlay.touches == 0, "\(style)")
        #expect(child.view.window == nil && overlay.view.window == nil, "\(style)")
        expectAlone(next, in: window, "\(style)")
        window.isHidden = true
    }
}

@Test(.application) @MainActor
func `PR-1: A sheet over a sheet is released when the first one is dismissed and the root is replaced`() {
    let app = TestApplication.current
    let window = app.makeWindow(root: nil)
    weak var bottom: UIViewController?
    weak var middle: UIViewController?
    weak var top: UIViewController?
    func open() {
        let (first, second, third) = (CountingController(), CountingController(), CountingController())
        window.rootViewController = first
        app.settle()
        first.present(second, animated: true)
        app.advance(by: 1)
        second.present(third, animated: true)
        app.advance(by: 0.1)
        first.dismiss(animated: false)
        (bottom, middle, top) = (first, second, third)
    }
    open()
    let next = CountingController()
    window.rootViewController = next
    app.settle()
    app.advance(by: 2)
    app.fingerTap(at: CGPoint(x: 195, y: 500))
    expectEqual(next.touches, 1)
    expectAlone(next, in: window)
    #expect(bottom == nil && middle == nil && top == nil)
}

@Test(.application) @MainActor func `PR-1: the completion of a dismissal can replace the root twice`() {
    let app = TestApplication.current
    for animated in [true, false] {
        let old = CountingController()
        let window = app.makeWindow(root: old)
        app.settle()
        let sheet = UIViewController()
        old.present(sheet, animated: true)
        app.advance(by: 1)
        let splash = CountingController()
        let next = CountingController()
        old.dismiss(animated: animated) {
            window.rootViewController = splash
            let hint = UIViewController()
            splash.present(hint, animated: true)
            window.rootViewController = next
        }
        app.advance(by: 2)
        app.fingerTap(at: CGPoint(x: 195, y: 700))
        expectEqual(next.touches, 1, "animated: \(animated)")
        #expect(old.view.window == nil && splash.view.window == nil, "animated: \(animated)")
        expectAlone(next, in: window, "animated: \(animated)")
        window.isHidden = true
    }
}

private final class CoveredController: UIViewController {
    var onCover: (() -> Void)?
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let call = onCover
        onCover = nil
        call?()
    }
}

@Test(.application) @MainActor
func `PR-1: A root can replace itself in viewWillDisappear while a presentation covers it`() {
    let app = TestApplication.current
    for animated in [true, false] {
        let old = CoveredController()
        let window = app.makeWindow(root: old)
        app.settle()
        let next = CountingController()
        old.onCover = { window.rootViewController = next }
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        old.present(cover, animated: animated)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 195, y: 300))
        expectEqual(next.touches, 1, "animated: \(animated)")
        #expect(old.view.window == nil && cover.view.window == nil, "animated: \(animated)")
        expectAlone(next, in: window, "animated: \(animated)")
        window.isHidden = true
    }
}

private final class DraftController: UIViewController, UIAdaptivePresentationControllerDelegate {
    var onWillDismiss: (() -> Void)?
    let draft = UIViewController()
    func write() {
        draft.presentationController?.delegate = self
        present(draft, animated: true)
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { onWillDismiss?() }
}

@Test(.application) @MainActor func `PR-1: the delegate of a sheet that is dragged away can replace the root`() {
    let app = TestApplication.current
    let old = DraftController()
    let window = app.makeWindow(root: old)
    app.settle()
    let next = CountingController()
    var calls = 0
    old.onWillDismiss = {
        calls += 1
        window.rootViewController = next
    }
    old.write()
    app.advance(by: 1)
    app.fingerDrag(from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 820), duration: 0.4)
    app.advance(by: 1)
    expectEqual(calls, 1)
    app.fingerTap(at: CGPoint(x: 195, y: 300))
    expectEqual(next.touches, 1)
    #expect(old.draft.view.window == nil && old.view.window == nil)
    expectAlone(next, in: window)
}

/// An animator whose transition is completed by the test.
private final class LateAnimator: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
{
    var pending: (any UIViewControllerContextTransitioning)?
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let shown = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(shown) }
        pending = transitionContext
    }
}

@Test(.application) @MainActor
func `PR-1: A transition that completes after its root was replaced restores no view`() {
    let app = TestApplication.current
    for style in [UIModalPresentationStyle.custom, .fullScreen] {
        let animator = LateAnimator()
        let old = CountingController()
        let window = app.makeWindow(root: old)
        app.settle()
        let photo = CountingController()
        photo.modalPresentationStyle = style
        photo.transitioningDelegate = animator
        old.present(photo, animated: true)
        app.advance(by: 0.1)
        #expect(animator.pending != nil, "\(style)")
        let next = CountingController()
        window.rootViewController = next
        app.settle()
        animator.pending?.completeTransition(true)
        animator.pending = nil
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 195, y: 420))
        #expect(next.touches == 1 && photo.touches == 0, "\(style)")
        #expect(photo.view.window == nil && old.view.window == nil, "\(style)")
        expectAlone(next, in: window, "\(style)")
        window.isHidden = true
    }
}

private final class Router: NSObject, UINavigationControllerDelegate {
    var onShow: (() -> Void)?
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        onShow?()
    }
}

@Test(.application) @MainActor func `PR-1: A navigation delegate can replace the root below an open sheet`() {
    let app = TestApplication.current
    let router = Router()
    let navigation = UINavigationController(rootViewController: CountingController())
    navigation.delegate = router
    let window = app.makeWindow(root: navigation)
    app.settle()
    app.advance(by: 0.5)
    let next = CountingController()
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    navigation.present(sheet, animated: true)
    app.advance(by: 1)
    var calls = 0
    router.onShow = {
        calls += 1
        window.rootViewController = next
    }
    navigation.pushViewController(CountingController(), animated: true)
    app.advance(by: 2)
    expectEqual(calls, 1)
    app.fingerTap(at: CGPoint(x: 195, y: 700))
    expectEqual(next.touches, 1)
    #expect(sheet.view.window == nil && navigation.view.window == nil)
    expectAlone(next, in: window)
    withExtendedLifetime(router) {}
}

@Test(.application) @MainActor func `PR-1: the edit menu of a presented text view is removed with the root`() {
    let app = TestApplication.current
    let old = CountingController()
    let window = app.makeWindow(root: old)
    app.settle()
    let note = UIViewController()
    let text = UITextView(frame: CGRect(x: 16, y: 100, width: 358, height: 200))
    text.text = "Remember the milk"
    note.modalPresentationStyle = .fullScreen
    note.view.addSubview(text)
    old.present(note, animated: false)
    app.advance(by: 1)
    app.fingerDoubleTap(at: text.convert(CGPoint(x: 40, y: 16), to: nil))
    app.advance(by: 1)
    #expect(app.menuItem("Copy") != nil)
    let next = CountingController()
    window.rootViewController = next
    app.settle()
    app.advance(by: 1)
    #expect(app.menuItem("Copy") == nil)
    #expect(!text.isFirstResponder && text.window == nil)
    expectAlone(next, in: window)
}

@Test(.application) @MainActor func `PR-1: A field in a sheet resigns first responder when the root is replaced`() {
    let app = TestApplication.current
    for animated in [true, false] {
        let old = CountingController()
        let window = app.makeWindow(root: old)
        app.settle()
        let form = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
        form.view.addSubview(field)
        old.present(form, animated: true)
        app.advance(by: 1)
        #expect(field.becomeFirstResponder())
        app.keyTypeText("Ann")
        expectEqual(field.text, "Ann")
        old.dismiss(animated: animated)
        let next = CountingController()
        window.rootViewController = next
        app.settle()
        app.advance(by: 1)
        #expect(!field.isFirstResponder && field.window == nil, "animated: \(animated)")
        #expect(window.firstResponder == nil && app.application.textInputPlace == nil, "animated: \(animated)")
        expectAlone(next, in: window, "animated: \(animated)")
        window.isHidden = true
    }
}

private final class TipController: UIViewController, UIPopoverPresentationControllerDelegate {
    func showTip() -> UIViewController {
        let tip = UIViewController()
        tip.modalPresentationStyle = .popover
        tip.preferredContentSize = CGSize(width: 180, height: 90)
        tip.popoverPresentationController?.sourceView = view
        tip.popoverPresentationController?.sourceRect = CGRect(x: 150, y: 200, width: 40, height: 40)
        tip.popoverPresentationController?.delegate = self
        present(tip, animated: true)
        return tip
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

@Test(.application) @MainActor func `PR-1: A hidden window with a popover is released`() {
    let app = TestApplication.current
    let front = CountingController()
    let window = app.makeWindow(root: front)
    weak var overlay: UIWindow?
    weak var root: UIViewController?
    weak var tip: UIViewController?
    func open() {
        let second = UIWindow(frame: UIScreen.main.bounds)
        let controller = TipController()
        second.rootViewController = controller
        second.windowLevel = .alert
        second.isHidden = false
        app.settle()
        tip = controller.showTip()
        app.advance(by: 1)
        #expect(tip?.view.window === second)
        second.isHidden = true
        (overlay, root) = (second, controller)
    }
    open()
    app.settle()
    app.advance(by: 1)
    #expect(overlay == nil && root == nil && tip == nil)
    app.fingerTap(at: CGPoint(x: 170, y: 260))
    expectEqual(front.touches, 1)
    expectAlone(front, in: window)
}

@Test(.application) @MainActor func `PR-1: A root that is set again has no old presentation`() {
    let app = TestApplication.current
    let first = CountingController()
    let window = app.makeWindow(root: first)
    app.settle()
    let sheet = CountingController()
    let close = UIButton(frame: CGRect(x: 95, y: 300, width: 200, height: 100))
    sheet.view.addSubview(close)
    let second = CountingController()
    close.addAction(UIAction { _ in window.rootViewController = second }, for: .touchUpInside)
    first.present(sheet, animated: true)
    app.advance(by: 1)
    app.fingerTap(at: close)
    app.advance(by: 1)
    #expect(sheet.view.window == nil)
    expectAlone(second, in: window)
    window.rootViewController = first
    app.settle()
    app.advance(by: 1)
    app.fingerTap(at: CGPoint(x: 195, y: 350))
    #expect(first.touches == 1 && sheet.touches == 0)
    expectAlone(first, in: window)
}
