import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A navigation controller: pushing, popping, and the edge pop.
@Suite(.application(tracing: .both)) @MainActor
struct NavigationTests {
    let app = TestApplication.current
    let window: UIWindow
    let log = Log()
    let first: Page
    let second: Page
    let navigation: UINavigationController

    final class Log { var lines: [String] = [] }

    final class Page: UIViewController {
        let log: Log
        let button = UIButton(type: .system)

        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.accessibilityIdentifier = title
            button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
            view.addSubview(button)
        }
        private func note(_ what: String) { log.lines.append("\(title ?? "") \(what)") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) {
            note(isMovingFromParent ? "will disappear for good" : "will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            note(parent == nil ? "will leave" : "will join")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            note(parent == nil ? "left" : "joined")
        }
    }

    init() {
        first = Page("A", log)
        second = Page("B", log)
        navigation = UINavigationController(rootViewController: first)
        window = app.makeWindow(root: navigation)
        app.settle()
    }

    private func eventLog() -> String {
        defer { log.lines = [] }
        return log.lines.joined(separator: ", ")
    }

    private func push() {
        navigation.pushViewController(second, animated: false)
        app.settle()
        log.lines = []
    }

    @Test func `The root page appears with its navigation controller`() {
        expectEqual(eventLog(), "A will join, A joined, A will appear, A is appearing, A did appear")
        #expect(first.navigationController === navigation && second.navigationController == nil)
        #expect(navigation.topViewController === first && navigation.visibleViewController === first)
    }

    @Test(.application(behavior: .iOS18)) func `NV-7: on iOS 18 a pushed page receives touches after its transition`() {
        _ = eventLog()
        navigation.pushViewController(second, animated: true)
        expectEqual(
            eventLog(), "B will join, A will disappear, B will appear, B is appearing")
        app.fingerTap(at: CGPoint(x: 150, y: 320))
        // Neither page receives touches during the transition.
        #expect(!app.deliveries.contains("UIButton"))
        app.advance(by: 0.4)
        expectEqual(eventLog(), "A did disappear, B did appear, B joined")
        #expect(first.view.superview == nil)
        #expect(window.hitTest(CGPoint(x: 150, y: 320), with: nil) === second.button)
        expectEqual(navigation.viewControllers, [first, second])
    }

    @Test func `A pop removes the page and calls its appearance methods`() {
        push()
        let popped = navigation.popViewController(animated: true)
        #expect(popped === second && navigation.topViewController === first)
        app.advance(by: 0.4)
        expectEqual(
            eventLog(),
            "B will leave, B will disappear for good, A will appear, A is appearing, B did disappear, A did appear, B left"
        )
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func `The back button and bar button items respond to taps`() {
        push()
        var edits = 0
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", primaryAction: UIAction { _ in edits += 1 })
        app.settle()
        let bar = navigation.navigationBar
        func button(_ name: String) -> UIView? { bar.subviews.first { $0.accessibilityIdentifier == name } }
        expectEqual(bar.topItem?.title, "B")
        app.fingerTap(at: button("Edit")!)
        expectEqual(edits, 1)
        second.title = "Second"
        #expect(bar.subviews.contains { ($0 as? UILabel)?.text == "Second" })
        app.settle()
        app.fingerTap(at: button("back")!)
        app.advance(by: 1)
        expectEqual(navigation.viewControllers, [first])
        #expect(button("back") == nil)
    }

    @Test func `A bar button item sends its action to its target unless it is disabled`() {
        final class Editor: UIViewController {
            var edits = 0
            func edit() { edits += 1 }
        }
        let editor = Editor()
        navigation.pushViewController(editor, animated: false)
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: editor, action: Editor.edit)
        editor.navigationItem.leftBarButtonItems = [item]
        app.settle()
        let button = navigation.navigationBar.subviews.first { $0.accessibilityIdentifier == "Edit" }!
        app.fingerTap(at: button)
        expectEqual(editor.edits, 1)
        item.isEnabled = false
        app.settle()
        let edit = navigation.navigationBar.subviews.first { $0.accessibilityIdentifier == "Edit" }!
        app.fingerTap(at: edit, allowsMiss: true)
        expectEqual(editor.edits, 1)
    }

    // MARK: The edge pop

    private func dragFromEdge(to x: Double, over duration: Double = 0.3) {
        app.fingerDown(at: CGPoint(x: 5, y: 400))
        app.fingerMove(to: CGPoint(x: x, y: 400), duration: duration)
    }

    @Test func `G-58: a drag from the edge pops the page`() {
        push()
        dragFromEdge(to: 315)
        expectEqual(eventLog(), "B will leave, B will disappear for good, A will appear, A is appearing")
        expectEqual(second.view.frame.minX, 300)
        #expect(navigation.topViewController === second)
        app.fingerUp()
        #expect(navigation.topViewController === first)
        app.advance(by: 1)
        expectEqual(eventLog(), "B did disappear, A did appear, B left")
        #expect(second.view.superview == nil && second.parent == nil)
    }

    @Test func `An edge pop that is abandoned returns the page`() {
        push()
        dragFromEdge(to: 80)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(
            eventLog(),
            "B will leave, B will disappear for good, A will appear, A is appearing, A will disappear, B will appear, "
                + "A did disappear, B did appear, B joined")
        #expect(second.view.frame.minX == 0 && first.view.superview == nil)
        expectEqual(navigation.viewControllers, [first, second])
        #expect(!second.isMovingFromParent)
    }

    @Test func `A cancelled edge pop returns the page`() {
        push()
        dragFromEdge(to: 300)
        app.fingerCancel()
        app.advance(by: 1)
        #expect(navigation.topViewController === second && second.view.frame.minX == 0)
    }

    @Test func `The root page cannot be dragged from the edge`() {
        dragFromEdge(to: 300)
        expectEqual(first.view.frame.minX, 0)
        // The same holds with another delegate.
        final class Yes: UIGestureRecognizerDelegate {}
        let yes = Yes()
        navigation.interactivePopGestureRecognizer?.delegate = yes
        app.fingerUp()
        dragFromEdge(to: 300)
        expectEqual(first.view.frame.minX, 0)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(navigation.viewControllers, [first])
    }

    @Test func `A scroll view whose pan requires the edge pop to fail does not scroll during the pop`() {
        push()
        let scroll = UIScrollView(frame: second.view.bounds)
        scroll.contentSize = CGSize(width: 2000, height: 500)
        scroll.panGestureRecognizer.require(toFail: navigation.interactivePopGestureRecognizer!)
        second.view.addSubview(scroll)
        scroll.contentOffset.x = 500
        dragFromEdge(to: 315)
        #expect(second.view.frame.minX == 300 && scroll.contentOffset.x == 500)
        app.fingersUp()
    }

    // MARK: The bar

    @Test func `The navigation bar's height is part of the safe area`() {
        let scroll = UIScrollView(frame: first.view.bounds)
        scroll.contentSize = CGSize(width: 390, height: 3000)
        first.view.addSubview(scroll)
        expectEqual(first.view.safeAreaInsets.top, 44)
        expectEqual(scroll.contentOffset.y, -44)
        navigation.setNavigationBarHidden(true, animated: false)
        #expect(first.view.safeAreaInsets.top == 0 && scroll.contentOffset.y == 0)
        #expect(window.hitTest(CGPoint(x: 100, y: 10), with: nil) === scroll)
    }

    @Test func `A push during a pop to the root shows the pushed page`() {
        let third = Page("C", log)
        navigation.setViewControllers([first, second, third], animated: false)
        log.lines = []
        navigation.popToRootViewController(animated: true)
        // The push does not wait for the transition.
        navigation.pushViewController(second, animated: true)
        app.advance(by: 1)
        expectEqual(navigation.viewControllers, [first, second])
        #expect(second.view.window === window && first.view.superview == nil && third.parent == nil)
        #expect(window.hitTest(CGPoint(x: 150, y: 320), with: nil) === second.button)
    }

    @Test func `A push while the popped page is removed starts after the pop has ended`() {
        final class Leaving: UIView {
            var leave: (() -> Void)?
            override func willMove(toWindow newWindow: UIWindow?) {
                guard newWindow == nil, let leave else { return }
                self.leave = nil
                leave()
            }
        }
        push()
        let third = Page("C", log)
        let leaving = Leaving()
        second.view.addSubview(leaving)
        leaving.leave = { [navigation] in navigation.pushViewController(third, animated: false) }
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        expectEqual(navigation.viewControllers, [first, third])
        #expect(third.view.window === window && second.view.superview == nil)
        expectEqual(log.lines.filter { $0 == "B did disappear" }.count, 1)
        expectEqual(log.lines.filter { $0 == "B left" }.count, 1)
    }

    @Test func `The delegate receives willShow and didShow for a push`() {
        final class Listener: UINavigationControllerDelegate {
            var lines: [String] = []
            func navigationController(_: UINavigationController, willShow page: UIViewController, animated: Bool) {
                lines.append("will \(page.title!)")
            }
            func navigationController(_: UINavigationController, didShow page: UIViewController, animated: Bool) {
                lines.append("did \(page.title!)")
            }
        }
        let listener = Listener()
        navigation.delegate = listener
        navigation.pushViewController(second, animated: true)
        expectEqual(listener.lines, ["will B"])
        app.advance(by: 1)
        expectEqual(listener.lines, ["will B", "did B"])
    }

    @Test func `RC-38: the top page appears and disappears with its navigation controller`() {
        _ = eventLog()
        window.rootViewController = nil
        expectEqual(eventLog(), "A will disappear, A did disappear")
        window.rootViewController = navigation
        app.settle()
        expectEqual(eventLog(), "A will appear, A is appearing, A did appear")
        push()
        window.rootViewController = UIViewController()
        expectEqual(eventLog(), "B will disappear, B did disappear")
        expectEqual(navigation.viewControllers, [first, second])
    }
}
