import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// Roots that are replaced while a controller is presented (PR-1).

// A window removes its presentations when its root is replaced.

/// Expects `window` to contain only the view of `root`, and its touches to hit that view.
@MainActor private func expectOnly(
    _ root: UIViewController, in window: UIWindow, _ when: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(window.rootViewController === root, "\(when)", sourceLocation: sourceLocation)
    #expect(root.view.window === window, "\(when)", sourceLocation: sourceLocation)
    for view in window.subviews {
        #expect(
            view === root.view || root.view.isDescendant(of: view), "\(when): \(view) is left in the window",
            sourceLocation: sourceLocation)
    }
    for y in stride(from: CGFloat(20), to: window.bounds.height, by: 80) {
        let hit = window.hitTest(CGPoint(x: window.bounds.midX, y: y), with: nil)
        #expect(hit?.isDescendant(of: root.view) == true, "\(when): the hit at \(y)", sourceLocation: sourceLocation)
    }
}

/// The view with the title `title`.
@MainActor private func find(_ title: String, in view: UIView) -> UIView? {
    if (view as? UILabel)?.text == title || view.accessibilityIdentifier == title || view.accessibilityLabel == title {
        return view
    }
    for subview in view.subviews {
        if let found = find(title, in: subview) { return found }
    }
    return nil
}

private final class HomeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}

private final class LoginController: UIViewController {
    var taps = 0
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }
}

@Test(.application) @MainActor func `PR-1: An alert is removed with its root and receives no tap`() throws {
    let app = TestApplication.current
    let home = HomeController()
    let window = app.makeWindow(root: home)
    var deleted = 0
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in deleted += 1 })
    home.present(alert, animated: true)
    app.advance(by: 1)
    let place = app.middle(of: try #require(find("Delete", in: window)))
    let login = LoginController()
    window.rootViewController = login
    app.settle()
    app.fingerTap(at: place)
    app.advance(by: 1)
    expectEqual(deleted, 0)
    expectEqual(login.taps, 1)
    expectOnly(login, in: window)
}

@Test(.application) @MainActor
func `PR-1: an action sheet over a navigation controller is removed when the root is replaced`() throws {
    let app = TestApplication.current
    let home = HomeController()
    let window = app.makeWindow(root: UINavigationController(rootViewController: home))
    app.settle()
    var chosen: [String] = []
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    for title in ["Copy link", "Save"] {
        sheet.addAction(UIAlertAction(title: title, style: .default) { chosen.append($0.title ?? "") })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
    home.present(sheet, animated: true)
    app.advance(by: 1)
    let place = app.middle(of: try #require(find("Save", in: window)))
    let login = LoginController()
    window.rootViewController = login
    app.advance(by: 1)
    app.fingerTap(at: place)
    app.advance(by: 1)
    expectEqual(chosen, [])
    expectEqual(login.taps, 1)
    #expect(sheet.view.window == nil)
    expectOnly(login, in: window)
}

@Test(.application) @MainActor func `PR-1: A page sheet that is dismissed while it appears is removed with its root`() {
    let app = TestApplication.current
    for delay in [0, 0.05, 0.15, 0.3] {
        let home = HomeController()
        let window = app.makeWindow(root: home)
        app.settle()
        let settings = UIViewController()
        home.present(settings, animated: true)
        app.advance(by: delay)
        home.dismiss(animated: false)
        let login = LoginController()
        window.rootViewController = login
        app.advance(by: 1)
        #expect(home.view.window == nil, "after \(delay)")
        #expect(settings.view.window == nil, "after \(delay)")
        expectOnly(login, in: window, "after \(delay)")
        window.isHidden = true
    }
}

@Test(.application) @MainActor
func `PR-1: A full-screen presentation without animation is removed with a root that is replaced at once`() {
    let app = TestApplication.current
    let home = HomeController()
    let window = app.makeWindow(root: home)
    app.settle()
    let player = UIViewController()
    player.modalPresentationStyle = .fullScreen
    home.present(player, animated: false)
    let login = LoginController()
    window.rootViewController = login
    app.settle()
    app.fingerTap(at: CGPoint(x: 195, y: 400))
    app.advance(by: 1)
    expectEqual(login.taps, 1)
    #expect(home.view.window == nil && player.view.window == nil)
    expectOnly(login, in: window)
}

private final class PopoverHomeController: UIViewController, UIPopoverPresentationControllerDelegate {
    let help = UIButton(frame: CGRect(x: 150, y: 300, width: 80, height: 40))
    let bubble = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(help)
        help.addAction(UIAction { [weak self] _ in self?.showHelp() }, for: .touchUpInside)
    }
    func showHelp() {
        bubble.modalPresentationStyle = .popover
        bubble.preferredContentSize = CGSize(width: 200, height: 120)
        bubble.popoverPresentationController?.sourceView = help
        bubble.popoverPresentationController?.delegate = self
        present(bubble, animated: true)
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

@Test(.application) @MainActor func `PR-1: A popover is removed with the root whose button opened it`() {
    let app = TestApplication.current
    let home = PopoverHomeController()
    let window = app.makeWindow(root: home)
    app.settle()
    app.fingerTap(at: home.help)
    app.advance(by: 1)
    #expect(home.bubble.view.window === window)
    home.dismiss(animated: true)
    app.advance(by: 0.1)
    let login = LoginController()
    window.rootViewController = login
    app.advance(by: 1)
    app.fingerTap(at: CGPoint(x: 190, y: 380))
    expectEqual(login.taps, 1)
    #expect(home.bubble.view.window == nil && home.view.window == nil)
    expectOnly(login, in: window)
}

@Test(.application) @MainActor func `PR-1: three nested presentations are removed together and deallocated`() {
    let app = TestApplication.current
    let window = app.makeWindow(root: nil)
    weak var home: UIViewController?
    weak var cover: UIViewController?
    weak var sheet: UIViewController?
    weak var alert: UIViewController?
    func open() {
        let first = HomeController()
        window.rootViewController = first
        app.settle()
        let second = UIViewController()
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: true)
        app.advance(by: 1)
        let third = UIViewController()
        second.present(third, animated: true)
        app.advance(by: 1)
        let fourth = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        fourth.addAction(UIAlertAction(title: "Yes", style: .default))
        third.present(fourth, animated: true)
        app.advance(by: 1)
        #expect(fourth.view.window === window)
        (home, cover, sheet, alert) = (first, second, third, fourth)
    }
    open()
    let login = LoginController()
    window.rootViewController = login
    app.settle()
    app.advance(by: 1)
    expectOnly(login, in: window)
    #expect(home == nil && cover == nil && sheet == nil && alert == nil)
}

@Test(.application) @MainActor func `PR-1: the completion of a presentation can replace the root`() {
    let app = TestApplication.current
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen] {
        for animated in [true, false] {
            let home = HomeController()
            let window = app.makeWindow(root: home)
            app.settle()
            let tour = UIViewController()
            tour.modalPresentationStyle = style
            let login = LoginController()
            home.present(tour, animated: animated) { window.rootViewController = login }
            app.advance(by: 1)
            #expect(tour.view.window == nil && home.view.window == nil, "\(style), animated: \(animated)")
            expectOnly(login, in: window, "\(style), animated: \(animated)")
            window.isHidden = true
        }
    }
}

private final class ClosingController: UIViewController {
    var onClose: (() -> Void)?
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        onClose?()
        onClose = nil
    }
}

@Test(.application) @MainActor func `PR-1: A sheet can replace the root in viewWillDisappear`() {
    let app = TestApplication.current
    let home = HomeController()
    let window = app.makeWindow(root: home)
    app.settle()
    let login = LoginController()
    let sheet = ClosingController()
    sheet.onClose = { window.rootViewController = login }
    home.present(sheet, animated: true)
    app.advance(by: 1)
    sheet.dismiss(animated: true)
    app.advance(by: 1)
    app.fingerTap(at: CGPoint(x: 195, y: 600))
    expectEqual(login.taps, 1)
    #expect(sheet.view.window == nil && home.view.window == nil)
    expectOnly(login, in: window)
}

private final class SessionController: UIViewController, UIAdaptivePresentationControllerDelegate {
    let nextController = LoginController()
    var dismissals = 0
    func ask() {
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.presentationController?.delegate = self
        present(sheet, animated: true)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        dismissals += 1
        view.window?.rootViewController = nextController
    }
}

@Test(.application) @MainActor func `PR-1: the delegate of a dismissed sheet can replace the root`() {
    let app = TestApplication.current
    let session = SessionController()
    let next = session.nextController
    let window = app.makeWindow(root: session)
    app.settle()
    session.ask()
    app.advance(by: 1)
    app.fingerTap(at: CGPoint(x: 195, y: 80))
    app.advance(by: 1)
    expectEqual(session.dismissals, 1)
    app.fingerTap(at: CGPoint(x: 195, y: 700))
    expectEqual(next.taps, 1)
    #expect(session.view.window == nil)
    expectOnly(next, in: window)
}

private final class Fade: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let shown = transitionContext.view(forKey: .to)
        if let shown {
            transitionContext.containerView.addSubview(shown)
            shown.alpha = 0
        }
        UIView.animate(withDuration: 0.4) {
            shown?.alpha = 1
            if shown == nil { transitionContext.view(forKey: .from)?.alpha = 0 }
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

@Test(.application) @MainActor
func `PR-1: A custom presentation is removed when the root is replaced during its animation`() {
    let app = TestApplication.current
    let fade = Fade()
    for dismisses in [false, true] {
        let home = HomeController()
        let window = app.makeWindow(root: home)
        app.settle()
        let photo = UIViewController()
        photo.modalPresentationStyle = .custom
        photo.transitioningDelegate = fade
        home.present(photo, animated: true)
        if dismisses {
            app.advance(by: 1)
            home.dismiss(animated: true)
        }
        app.advance(by: 0.2)
        let login = LoginController()
        window.rootViewController = login
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 195, y: 400))
        expectEqual(login.taps, 1, "dismisses: \(dismisses)")
        #expect(photo.view.window == nil && home.view.window == nil, "dismisses: \(dismisses)")
        expectOnly(login, in: window, "dismisses: \(dismisses)")
        window.isHidden = true
    }
    withExtendedLifetime(fade) {}
}

@Test(.application) @MainActor func `PR-1: A tab's alert is removed when a cross-dissolve replaces the root`() throws {
    let app = TestApplication.current
    let tabs = UITabBarController()
    let profile = HomeController()
    tabs.viewControllers = [
        UINavigationController(rootViewController: HomeController()),
        UINavigationController(rootViewController: profile),
    ]
    tabs.selectedIndex = 1
    let window = app.makeWindow(root: tabs)
    app.settle()
    var kept = 0
    let alert = UIAlertController(title: "Session expired", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .default) { _ in kept += 1 })
    profile.present(alert, animated: true)
    app.advance(by: 1)
    let place = app.middle(of: try #require(find("Stay", in: window)))
    let login = LoginController()
    UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
        window.rootViewController = login
    }
    app.advance(by: 1)
    app.fingerTap(at: place)
    app.advance(by: 1)
    #expect(kept == 0 && login.taps == 1)
    #expect(alert.view.window == nil && tabs.view.window == nil)
    expectOnly(login, in: window)
}

private final class PhotoController: UIViewController, UIContextMenuInteractionDelegate {
    let photo = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
    var shared = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(photo)
        photo.addInteraction(UIContextMenuInteraction(delegate: self))
    }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { [weak self] _ in
            UIMenu(children: [UIAction(title: "Share") { _ in self?.shared += 1 }])
        })
    }
}

@Test(.application) @MainActor func `PR-1: an open context menu is removed with its root`() throws {
    let app = TestApplication.current
    let controller = PhotoController()
    let window = app.makeWindow(root: controller)
    app.settle()
    app.fingerLongPress(at: app.middle(of: controller.photo), duration: 1)
    app.advance(by: 1)
    let place = app.middle(of: try #require(app.menuItem("Share")))
    let login = LoginController()
    window.rootViewController = login
    app.settle()
    app.advance(by: 1)
    #expect(app.menuItem("Share") == nil)
    app.fingerTap(at: place)
    app.advance(by: 1)
    expectEqual(controller.shared, 0)
    expectEqual(login.taps, 1)
    expectOnly(login, in: window)
}

@Test(.application) @MainActor func `PR-1: A field in an alert stops editing when the root is replaced`() {
    let app = TestApplication.current
    let home = HomeController()
    let window = app.makeWindow(root: home)
    app.settle()
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    home.present(alert, animated: true)
    app.advance(by: 1)
    app.keyTypeText("A")
    expectEqual(alert.textFields?.first?.text, "A")
    let login = LoginController()
    window.rootViewController = login
    app.settle()
    app.advance(by: 1)
    expectEqual(alert.textFields?.first?.isFirstResponder, false)
    #expect(window.firstResponder == nil)
    #expect(app.application.textInputPlace == nil)
    expectOnly(login, in: window)
}

@Test(.application) @MainActor func `PR-1: A hidden window with an open sheet is released`() {
    let app = TestApplication.current
    _ = app.makeWindow(root: HomeController())
    weak var leaked: UIWindow?
    weak var root: UIViewController?
    weak var sheet: UIViewController?
    func open() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let home = HomeController()
        window.rootViewController = home
        window.isHidden = false
        app.settle()
        let shown = UIViewController()
        home.present(shown, animated: true)
        app.advance(by: 1)
        #expect(shown.view.window === window)
        window.isHidden = true
        (leaked, root, sheet) = (window, home, shown)
    }
    open()
    app.settle()
    app.advance(by: 1)
    #expect(leaked == nil)
    #expect(root == nil && sheet == nil)
}

@Test(.application) @MainActor func `PR-1: A window whose root becomes nil shows no sheet`() {
    let app = TestApplication.current
    let home = HomeController()
    let window = app.makeWindow(root: home)
    app.settle()
    let sheet = UIViewController()
    home.present(sheet, animated: true)
    app.advance(by: 0.1)
    window.rootViewController = nil
    app.advance(by: 1)
    #expect(window.subviews.isEmpty)
    #expect(home.view.window == nil && sheet.view.window == nil)
    let login = LoginController()
    window.rootViewController = login
    app.settle()
    app.fingerTap(at: CGPoint(x: 195, y: 600))
    expectEqual(login.taps, 1)
    expectOnly(login, in: window)
}
