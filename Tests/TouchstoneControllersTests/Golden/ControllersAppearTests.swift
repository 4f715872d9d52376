import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private final class CallLog {
    var lines: [String] = []
}

/// Records its appearance and containment methods with the reason.
private final class PageController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    private func write(_ word: String) {
        let reasons = [
            isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
            isBeingPresented ? "presented" : nil,
            isBeingDismissed ? "dismissed" : nil,
        ].compactMap { $0 }
        log.lines.append(([name, word] + reasons).joined(separator: " "))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        log.lines.append("\(name) load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        write("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        write("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        write("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        write("didDisappear")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.lines.append("\(name) willMove \(parent == nil ? "nil" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.lines.append("\(name) didMove \(parent == nil ? "nil" : "in")")
    }
}

@Suite(.application) @MainActor
struct ControllersAppearTests {
    private func shown(_ root: UIViewController, _ log: CallLog) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        app.advance(by: 0.5)
        log.lines = []
        return app
    }

    private func appearances(_ log: CallLog) -> [String] {
        log.lines.filter { $0.contains("ppear") }
    }

    @Test func `A push calls the appearance methods of both controllers in order`() {
        let log = CallLog()
        let root = PageController("a", log)
        let navigation = UINavigationController(rootViewController: root)
        let app = shown(navigation, log)
        let next = PageController("b", log)
        navigation.pushViewController(next, animated: true)
        app.advance(by: 1)
        expectEqual(
            appearances(log),
            [
                "a willDisappear", "b willAppear to parent", "a didDisappear", "b didAppear to parent",
            ])
        expectEqual(
            log.lines.filter { $0 == "b willMove in" || $0 == "b didMove in" }, ["b willMove in", "b didMove in"])
        #expect(navigation.topViewController === next && root.view.window == nil && next.parent === navigation)
    }

    @Test func `A popped controller disappears with isMovingFromParent`() {
        let log = CallLog()
        let root = PageController("a", log)
        let next = PageController("b", log)
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(next, animated: false)
        let app = shown(navigation, log)
        let popped = navigation.popViewController(animated: true)
        #expect(popped === next)
        app.advance(by: 1)
        expectEqual(
            appearances(log),
            [
                "b willDisappear from parent", "a willAppear", "b didDisappear from parent", "a didAppear",
            ])
        expectEqual(log.lines.filter { $0.contains("Move") }, ["b willMove nil", "b didMove nil"])
        #expect(next.parent == nil && navigation.viewControllers == [root])
    }

    @Test func `A full-screen presentation makes the presenting controller disappear`() {
        let log = CallLog()
        let root = PageController("a", log)
        let app = shown(root, log)
        let over = PageController("b", log)
        over.modalPresentationStyle = .fullScreen
        root.present(over, animated: true) { log.lines.append("done") }
        app.advance(by: 1)
        expectEqual(
            log.lines.filter { $0 != "done" },
            [
                "b load", "a willDisappear", "b willAppear presented", "b didAppear presented", "a didDisappear",
            ])
        let done = log.lines.firstIndex(of: "done") ?? -1
        #expect(done > log.lines.firstIndex(of: "b didAppear presented") ?? 0)
        #expect(root.view.window == nil && over.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        log.lines = []
        root.dismiss(animated: true) { log.lines.append("done") }
        app.advance(by: 1)
        expectEqual(
            log.lines,
            [
                "b willDisappear dismissed", "a willAppear", "a didAppear", "b didDisappear dismissed", "done",
            ])
        #expect(root.view.window != nil && over.view.window == nil && root.presentedViewController == nil)
    }

    @Test func `addChild calls willMove and removeFromParent calls didMove`() {
        let log = CallLog()
        let parent = PageController("p", log)
        let app = shown(parent, log)
        let child = PageController("c", log)
        parent.addChild(child)
        #expect(log.lines == ["c willMove in"] && parent.children == [child])
        child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        app.advance(by: 0.5)
        expectEqual(log.lines.filter { !$0.contains("ppear") }, ["c willMove in", "c load", "c didMove in"])
        expectEqual(appearances(log).map { String($0.split(separator: " ")[1]) }, ["willAppear", "didAppear"])
        log.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        app.advance(by: 0.5)
        expectEqual(log.lines.filter { $0.contains("Move") }, ["c willMove nil", "c didMove nil"])
        expectEqual(appearances(log).map { String($0.split(separator: " ")[1]) }, ["willDisappear", "didDisappear"])
        #expect(child.parent == nil && parent.children == [])
    }

    @Test func `A pop to the root calls the appearance methods of only the topmost and the root`() {
        let log = CallLog()
        let pages = ["a", "b", "c"].map { PageController($0, log) }
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.pushViewController(pages[1], animated: false)
        navigation.pushViewController(pages[2], animated: false)
        let app = shown(navigation, log)
        let popped = navigation.popToRootViewController(animated: true)
        app.advance(by: 1)
        expectEqual(popped, [pages[1], pages[2]])
        expectEqual(
            appearances(log),
            [
                "c willDisappear from parent", "a willAppear", "c didDisappear from parent", "a didAppear",
            ])
        #expect(navigation.viewControllers == [pages[0]] && pages[1].parent == nil && pages[2].parent == nil)
    }

    @Test func `A child appears and disappears with its parent`() {
        let log = CallLog()
        let parent = PageController("p", log)
        let child = PageController("c", log)
        parent.loadViewIfNeeded()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let navigation = UINavigationController(rootViewController: parent)
        let app = shown(navigation, log)
        let next = PageController("n", log)
        navigation.pushViewController(next, animated: true)
        app.advance(by: 1)
        expectEqual(appearances(log).filter { $0.hasPrefix("c") }, ["c willDisappear", "c didDisappear"])
        #expect(child.view.superview === parent.view && child.parent === parent)
        log.lines = []
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        expectEqual(appearances(log).filter { $0.hasPrefix("c") }, ["c willAppear", "c didAppear"])
    }
}
