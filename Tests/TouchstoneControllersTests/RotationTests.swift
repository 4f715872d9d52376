import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor private final class RotationLog {
    var lines: [String] = []
    /// The widths of the views when `viewWillTransition(to:with:)` is called.
    var widths: [String: CGFloat] = [:]
    var coordinators: Set<ObjectIdentifier> = []
}

/// A controller that records the sizes of `viewWillTransition(to:with:)`.
private final class RotationLoggingController: UIViewController {
    let name: String
    let log: RotationLog
    init(_ name: String, _ log: RotationLog) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.lines.append("\(name) to \(Int(size.width))x\(Int(size.height))")
        log.widths[name] = view.bounds.width
        log.coordinators.insert(ObjectIdentifier(coordinator))
    }
}

private final class RotationLoggingPresentation: UIPresentationController {
    var sizes: [CGSize] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

private final class RotationLoggingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var made: RotationLoggingPresentation?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = RotationLoggingPresentation(presentedViewController: presented, presenting: presenting)
        made = controller
        return controller
    }
}

/// Rotation of a phone of 390 by 844 points while a controller is presented.
@Suite(.application(tracing: .both)) @MainActor
struct RotationTests {
    let app = TestApplication.current
    private let log = RotationLog()

    private func rotate(_ size: CGSize = CGSize(width: 844, height: 390)) {
        #expect(app.application.makePort().sendScreen(size: size, scale: 1, style: .light))
        app.settle()
        app.advance(by: 1)
    }

    @Test(arguments: [
        UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .currentContext, .overCurrentContext,
    ])
    func `A rotation calls viewWillTransition of a presented controller and its children`(
        _ style: UIModalPresentationStyle
    ) {
        let (root, shown) = (RotationLoggingController("root", log), RotationLoggingController("shown", log))
        let child = RotationLoggingController("child", log)
        shown.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        shown.view.addSubview(child.view)
        child.didMove(toParent: shown)
        shown.modalPresentationStyle = style
        _ = app.makeWindow(root: root)
        root.present(shown, animated: false)
        app.settle()
        rotate()
        expectEqual(
            log.lines.sorted(), ["child to 844x390", "root to 844x390", "shown to 844x390"])
        #expect(log.coordinators.count == 1 && log.widths["shown"] == 390)
        expectEqual(shown.view.bounds.width, 844)
    }

    @Test func `A rotation calls viewWillTransition of every controller in a stack of presentations`() {
        let (root, first, second) = (
            RotationLoggingController("root", log), RotationLoggingController("first", log),
            RotationLoggingController("second", log)
        )
        for shown in [first, second] { shown.modalPresentationStyle = .fullScreen }
        _ = app.makeWindow(root: root)
        root.present(first, animated: false)
        first.present(second, animated: false)
        app.settle()
        rotate()
        expectEqual(log.lines.sorted(), ["first to 844x390", "root to 844x390", "second to 844x390"])
        expectEqual(second.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
        first.dismiss(animated: false)
        log.lines = []
        expectEqual(first.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
        rotate(CGSize(width: 390, height: 844))
        expectEqual(log.lines.sorted(), ["first to 390x844", "root to 390x844"])
    }

    @Test func `A rotation calls viewWillTransition of a controller that a child presents`() {
        let (root, child, shown) = (
            RotationLoggingController("root", log), RotationLoggingController("child", log),
            RotationLoggingController("shown", log)
        )
        let navigation = UINavigationController(rootViewController: child)
        root.addChild(navigation)
        navigation.view.frame = root.view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(navigation.view)
        navigation.didMove(toParent: root)
        child.definesPresentationContext = true
        shown.modalPresentationStyle = .overCurrentContext
        _ = app.makeWindow(root: root)
        child.present(shown, animated: false)
        app.settle()
        rotate()
        expectEqual(log.lines.sorted(), ["child to 844x390", "root to 844x390", "shown to 844x390"])
    }

    @Test func `A rotation calls viewWillTransition of a custom presentation controller`() {
        let (root, shown) = (UIViewController(), UIViewController())
        let delegate = RotationLoggingDelegate()
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = delegate
        _ = app.makeWindow(root: root)
        root.present(shown, animated: false)
        app.settle()
        rotate()
        expectEqual(delegate.made?.sizes, [CGSize(width: 844, height: 390)])
        expectEqual(delegate.made?.containerView?.bounds.size, CGSize(width: 844, height: 390))
    }

    /// A sheet is full screen in a compact height (documentation of `prefersEdgeAttachedInCompactHeight`).
    @Test(arguments: [true, false])
    func `A sheet on a phone in landscape covers the screen`(_ hasMedium: Bool) {
        let (root, shown) = (UIViewController(), UIViewController())
        shown.sheetPresentationController?.detents = hasMedium ? [.medium(), .large()] : [.large()]
        _ = app.makeWindow(root: root)
        root.present(shown, animated: false)
        app.settle()
        rotate()
        expectEqual(shown.view.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
        rotate(CGSize(width: 390, height: 844))
        #expect(shown.view.frame.minY == (hasMedium ? 422 : 10) && shown.view.frame.maxY == 844)
    }

    /// The medium detent is inactive in a compact height (documentation of `medium()`).
    @Test func `A sheet with prefersEdgeAttachedInCompactHeight is attached to the bottom in landscape`() {
        let (root, shown) = (UIViewController(), UIViewController())
        shown.sheetPresentationController?.detents = [.medium(), .large()]
        shown.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
        _ = app.makeWindow(root: root)
        root.present(shown, animated: false)
        app.settle()
        rotate()
        expectEqual(shown.view.frame, CGRect(x: 0, y: 10, width: 844, height: 380))
    }

    @Test func `An alert stays centered after a rotation`() {
        let root = UIViewController()
        _ = app.makeWindow(root: root)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        app.settle()
        rotate()
        #expect(abs(alert.view.frame.midX - 422) <= 0.5 && abs(alert.view.frame.midY - 195) <= 0.5)
    }

    @Test func `A tab fills the screen whether it is selected before or after a rotation`() {
        let (one, two) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [one, two]
        let window = app.makeWindow(root: tabs)
        app.settle()
        rotate()
        expectEqual(one.view.convert(one.view.bounds, to: nil), window.bounds)
        #expect(!two.isViewLoaded)
        tabs.selectedIndex = 1
        app.settle()
        expectEqual(two.view.convert(two.view.bounds, to: nil), window.bounds)
    }

    @Test(.application(screen: CGSize(width: 820, height: 1180), idiom: .pad))
    func `A rotation calls viewWillTransition of both columns of a split view, also of a hidden one`() {
        let (list, detail) = (RotationLoggingController("list", log), RotationLoggingController("detail", log))
        let split = UISplitViewController()
        split.viewControllers = [list, detail]
        _ = app.makeWindow(root: split)
        app.settle()
        // In portrait, the detail covers the screen.
        #expect(!split.isCollapsed && split.displayMode == .secondaryOnly && list.viewIfLoaded?.window == nil)
        rotate(CGSize(width: 1180, height: 820))
        func notified() -> [String] { log.lines.map { String($0.prefix { $0 != " " }) }.sorted() }
        expectEqual(notified(), ["detail", "list"])
        #expect(list.view.frame.width == 320 && detail.view.frame.minX == 320)
        log.lines = []
        rotate(CGSize(width: 820, height: 1180))
        expectEqual(notified(), ["detail", "list"])
        // A controller that is replaced while its column is hidden is no longer a child.
        let other = UIViewController()
        split.viewControllers = [other, detail]
        #expect(list.parent == nil && other.parent === split)
    }
}
