import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Changes of a navigation controller's whole stack, and controllers that another container takes out of it.
@Suite(.application(tracing: .both)) @MainActor
struct NavigationStackChangeTests {
    let app = TestApplication.current
    let log = CallLog()
    let navigation = UINavigationController()
    let window: UIWindow

    init() {
        window = app.makeWindow(root: navigation)
        navigation.title = "navigation"
    }

    private func page(_ name: String) -> NotingController { NotingController(name, log) }

    /// The calls since the last one, without those about views.
    private func calls() -> [String] {
        defer { log.lines = [] }
        return log.lines.filter { !$0.contains("view ") && !$0.contains("ayout") && !$0.contains("oad") }
    }

    @Test(arguments: [false, true])
    func `Every controller of a new stack is told that it has moved`(animated: Bool) {
        navigation.setViewControllers([page("A")], animated: false)
        app.settle()
        let pages = ["B", "C", "D"].map(page)
        navigation.setViewControllers(pages, animated: animated)
        app.advance(by: 1)
        for page in pages { #expect(page.parent === navigation) }
        let told = calls().filter { $0.contains("didMove(toParent: navigation)") }
        expectEqual(Set(told), Set(["A", "B", "C", "D"].map { "\($0) didMove(toParent: navigation)" }))
        expectEqual(told.count, 4)
    }

    @Test func `The controllers of the first stack are told that they have moved`() {
        app.settle()
        navigation.setViewControllers(["A", "B"].map(page), animated: false)
        expectEqual(
            calls().filter { $0.contains("didMove") }.sorted(),
            ["A", "B"].map { "\($0) didMove(toParent: navigation)" })
    }

    @Test func `RC-38: the topmost controller disappears with an empty stack`() {
        navigation.setViewControllers([page("A")], animated: false)
        app.settle()
        _ = calls()
        navigation.setViewControllers([], animated: false)
        expectEqual(
            calls(),
            [
                "A willMove(toParent: nil)", "A viewWillDisappear", "A viewDidDisappear", "A didMove(toParent: nil)",
            ])
    }

    @Test func `RC-38: a popped controller that another container has taken remains there`() {
        let (bottom, top) = (page("A"), page("B"))
        navigation.setViewControllers([bottom, top], animated: false)
        app.settle()
        navigation.popViewController(animated: true)
        app.advance(by: 0.1)
        let other = UINavigationController(rootViewController: top)
        other.title = "other"
        bottom.addChild(other)
        bottom.view.addSubview(other.view)
        other.didMove(toParent: bottom)
        _ = calls()
        app.advance(by: 1)
        #expect(top.parent === other && top.view.window === window)
        #expect(!calls().contains("B didMove(toParent: nil)"))
    }

    /// Calls a closure when its size changes, as a table calls its data source and its delegate.
    private final class ResizedView: UIView {
        var resized: (() -> Void)?
        override var frame: CGRect {
            didSet { if frame.size != oldValue.size { resized?() } }
        }
    }

    @Test(arguments: [false, true])
    func `RC-38: a controller that is popped while its view is loaded or resized is not shown`(isResized: Bool) {
        let (bottom, top) = (page("A"), page("B"))
        let view = ResizedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let pop = { [navigation] in _ = navigation.popViewController(animated: false) }
        if isResized {
            top.view = view
            view.resized = pop
        } else {
            top.also = { if $0 == "viewDidLoad" { pop() } }
        }
        navigation.setViewControllers([bottom, top], animated: false)
        app.settle()
        #expect(navigation.topViewController === bottom && bottom.view.window === window)
        #expect(top.parent == nil && top.view.window == nil)
    }

    @Test func `RC-38: a controller that is popped while the first view of the stack is loaded is not shown`() {
        let (bottom, top) = (page("A"), page("B"))
        let other = UINavigationController(rootViewController: bottom)
        top.also = { if $0 == "viewDidLoad" { _ = other.popViewController(animated: true) } }
        other.pushViewController(top, animated: false)
        window.rootViewController = other
        app.advance(by: 1)
        #expect(other.topViewController === bottom && bottom.view.window === window)
        #expect(top.parent == nil && top.view.window == nil)
    }
}
