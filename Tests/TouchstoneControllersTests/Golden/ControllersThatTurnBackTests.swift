import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private final class CallLog {
    var lines: [String] = []
    func of(_ name: String) -> [String] {
        lines.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
    }
}

private class PageController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        log.lines.append("\(name) load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.lines.append("\(name) willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.lines.append("\(name) didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.lines.append("\(name) willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.lines.append("\(name) didDisappear")
    }
}

/// Forwards the appearance methods to its children itself.
private final class ManuallyForwardingController: PageController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@Suite(.application) @MainActor
struct ControllersThatTurnBackTests {
    private func shown(_ root: UIViewController, _ log: CallLog) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        app.advance(by: 0.5)
        log.lines = []
        return app
    }

    private func pushed(_ log: CallLog) -> (TestApplication, UINavigationController, PageController, PageController) {
        let (root, top) = (PageController("root", log), PageController("top", log))
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        return (shown(navigation, log), navigation, root, top)
    }

    @Test func `A cancelled interactive pop keeps the stack and reverses the appearance methods`() {
        let log = CallLog()
        let (app, navigation, root, top) = pushed(log)
        app.fingerDown(at: CGPoint(x: 3, y: 400))
        app.fingerMove(to: CGPoint(x: 130, y: 400), duration: 0.4)
        #expect(log.of("top") == ["willDisappear"] && log.of("root") == ["load", "willAppear"])
        expectEqual(navigation.transitionCoordinator?.isInteractive, true)
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 60, y: 400), duration: 0.3)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(log.of("top"), ["willDisappear", "willAppear", "didAppear"])
        expectEqual(log.of("root"), ["load", "willAppear", "willDisappear", "didDisappear"])
        #expect(navigation.viewControllers == [root, top] && top.parent === navigation)
        #expect(top.view.window != nil && root.view.window == nil && navigation.transitionCoordinator == nil)
    }

    @Test func `An interactive pop past the middle pops the controller`() {
        let log = CallLog()
        let (app, navigation, root, top) = pushed(log)
        app.fingerDown(at: CGPoint(x: 3, y: 400))
        app.fingerMove(to: CGPoint(x: 330, y: 400), duration: 0.4)
        app.advance(by: 0.3)
        #expect(top.view.window != nil && root.view.window != nil)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(
            log.lines, ["root load", "top willDisappear", "root willAppear", "top didDisappear", "root didAppear"])
        #expect(navigation.viewControllers == [root] && top.parent == nil && top.view.window == nil)
    }

    @Test func `A tab loads its view when it is first selected and the other disappears`() {
        let log = CallLog()
        let (first, second) = (PageController("first", log), PageController("second", log))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let app = shown(tabs, log)
        #expect(!second.isViewLoaded && first.view.window != nil)
        tabs.selectedIndex = 1
        app.advance(by: 0.5)
        #expect(
            log.of("second") == ["load", "willAppear", "didAppear"]
                && log.of("first") == ["willDisappear", "didDisappear"])
        log.lines = []
        tabs.selectedViewController = first
        app.advance(by: 0.5)
        #expect(
            log.of("first") == ["willAppear", "didAppear"] && log.of("second") == ["willDisappear", "didDisappear"])
        #expect(second.isViewLoaded && second.view.window == nil && tabs.selectedIndex == 0)
        log.lines = []
        tabs.selectedIndex = 0
        app.advance(by: 0.5)
        expectEqual(log.lines, [])
    }

    @Test func `A controller that forwards appearance methods manually notifies its children itself`() {
        let log = CallLog()
        let (parent, child) = (ManuallyForwardingController("parent", log), PageController("child", log))
        parent.loadViewIfNeeded()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let navigation = UINavigationController(rootViewController: PageController("root", log))
        let app = shown(navigation, log)
        navigation.pushViewController(parent, animated: true)
        app.advance(by: 1)
        #expect(log.of("parent") == ["willAppear", "didAppear"] && log.of("child") == [])
        child.beginAppearanceTransition(true, animated: false)
        expectEqual(log.of("child"), ["willAppear"])
        child.endAppearanceTransition()
        expectEqual(log.of("child"), ["willAppear", "didAppear"])
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        expectEqual(log.of("child"), ["willAppear", "didAppear"])
    }

    @Test func `transition(from:to:) replaces the child's view and calls the appearance methods`() {
        let log = CallLog()
        let parent = PageController("parent", log)
        let (old, new) = (PageController("old", log), PageController("new", log))
        parent.loadViewIfNeeded()
        parent.addChild(old)
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        let app = shown(parent, log)
        old.willMove(toParent: nil)
        parent.addChild(new)
        new.view.frame = CGRect(x: 390, y: 0, width: 390, height: 844)
        var finished: [Bool] = []
        parent.transition(from: old, to: new, duration: 0.4, options: []) {
            new.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        } completion: {
            finished.append($0)
            old.removeFromParent()
            new.didMove(toParent: parent)
        }
        app.advance(by: 0.2)
        #expect(new.view.superview === parent.view && finished == [] && !log.lines.contains("old didDisappear"))
        app.advance(by: 1)
        #expect(finished == [true] && old.view.superview == nil && parent.children == [new])
        expectEqual(log.of("old"), ["willDisappear", "didDisappear"])
        expectEqual(log.of("new").filter { $0 != "load" }, ["willAppear", "didAppear"])
        expectEqual(log.of("parent"), [])
    }

    @Test func `setViewControllers replaces the topmost controller`() {
        let log = CallLog()
        let (app, navigation, root, top) = pushed(log)
        let other = PageController("other", log)
        navigation.setViewControllers([root, other], animated: true)
        app.advance(by: 1)
        expectEqual(
            log.lines.filter { !$0.hasSuffix("load") },
            [
                "top willDisappear", "other willAppear", "top didDisappear", "other didAppear",
            ])
        #expect(navigation.viewControllers == [root, other] && top.parent == nil && other.parent === navigation)
        #expect(top.view.window == nil && root.view.window == nil)
    }
}
