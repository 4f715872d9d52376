import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private final class Diary {
    var lines: [String] = []
}

/// Writes down what it hears of itself, and why it came or went.
private final class PageController: UIViewController {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    private func write(_ word: String) {
        let why = [
            isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
            isBeingPresented ? "presented" : nil,
            isBeingDismissed ? "dismissed" : nil,
        ].compactMap { $0 }
        diary.lines.append(([name, word] + why).joined(separator: " "))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        diary.lines.append("\(name) load")
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
        diary.lines.append("\(name) willMove \(parent == nil ? "nil" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        diary.lines.append("\(name) didMove \(parent == nil ? "nil" : "in")")
    }
}

@Suite(.application) @MainActor
struct ControllersAppearTests {
    private func shown(_ root: UIViewController, _ diary: Diary) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        app.advance(by: 0.5)
        diary.lines = []
        return app
    }

    private func appearances(_ diary: Diary) -> [String] {
        diary.lines.filter { $0.contains("ppear") }
    }

    @Test func `A push takes the old one away before the new one is there`() {
        let diary = Diary()
        let root = PageController("a", diary)
        let navigation = UINavigationController(rootViewController: root)
        let app = shown(navigation, diary)
        let next = PageController("b", diary)
        navigation.pushViewController(next, animated: true)
        app.advance(by: 1)
        #expect(
            appearances(diary) == [
                "a willDisappear", "b willAppear to parent", "a didDisappear", "b didAppear to parent",
            ])
        #expect(
            diary.lines.filter { $0 == "b willMove in" || $0 == "b didMove in" } == ["b willMove in", "b didMove in"])
        #expect(navigation.topViewController === next && root.view.window == nil && next.parent === navigation)
    }

    @Test func `A pop notifies the one on top that it leaves`() {
        let diary = Diary()
        let root = PageController("a", diary)
        let next = PageController("b", diary)
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(next, animated: false)
        let app = shown(navigation, diary)
        let popped = navigation.popViewController(animated: true)
        #expect(popped === next)
        app.advance(by: 1)
        #expect(
            appearances(diary) == [
                "b willDisappear from parent", "a willAppear", "b didDisappear from parent", "a didAppear",
            ])
        #expect(diary.lines.filter { $0.contains("Move") } == ["b willMove nil", "b didMove nil"])
        #expect(next.parent == nil && navigation.viewControllers == [root])
    }

    @Test func `A screen over all of it makes the one below disappear`() {
        let diary = Diary()
        let root = PageController("a", diary)
        let app = shown(root, diary)
        let over = PageController("b", diary)
        over.modalPresentationStyle = .fullScreen
        root.present(over, animated: true) { diary.lines.append("done") }
        app.advance(by: 1)
        #expect(
            diary.lines.filter { $0 != "done" } == [
                "b load", "a willDisappear", "b willAppear presented", "b didAppear presented", "a didDisappear",
            ])
        let done = diary.lines.firstIndex(of: "done") ?? -1
        #expect(done > diary.lines.firstIndex(of: "b didAppear presented") ?? 0)
        #expect(root.view.window == nil && over.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        diary.lines = []
        root.dismiss(animated: true) { diary.lines.append("done") }
        app.advance(by: 1)
        #expect(
            diary.lines == [
                "b willDisappear dismissed", "a willAppear", "a didAppear", "b didDisappear dismissed", "done",
            ])
        #expect(root.view.window != nil && over.view.window == nil && root.presentedViewController == nil)
    }

    @Test func `A child is notified of its parent by itself once and once by you`() {
        let diary = Diary()
        let parent = PageController("p", diary)
        let app = shown(parent, diary)
        let child = PageController("c", diary)
        parent.addChild(child)
        #expect(diary.lines == ["c willMove in"] && parent.children == [child])
        child.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        app.advance(by: 0.5)
        #expect(diary.lines.filter { !$0.contains("ppear") } == ["c willMove in", "c load", "c didMove in"])
        #expect(appearances(diary).map { String($0.split(separator: " ")[1]) } == ["willAppear", "didAppear"])
        diary.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        app.advance(by: 0.5)
        #expect(diary.lines.filter { $0.contains("Move") } == ["c willMove nil", "c didMove nil"])
        #expect(appearances(diary).map { String($0.split(separator: " ")[1]) } == ["willDisappear", "didDisappear"])
        #expect(child.parent == nil && parent.children == [])
    }

    @Test func `Several are taken away at once and only the one on top was seen`() {
        let diary = Diary()
        let pages = ["a", "b", "c"].map { PageController($0, diary) }
        let navigation = UINavigationController(rootViewController: pages[0])
        navigation.pushViewController(pages[1], animated: false)
        navigation.pushViewController(pages[2], animated: false)
        let app = shown(navigation, diary)
        let popped = navigation.popToRootViewController(animated: true)
        app.advance(by: 1)
        #expect(popped == [pages[1], pages[2]])
        #expect(
            appearances(diary) == [
                "c willDisappear from parent", "a willAppear", "c didDisappear from parent", "a didAppear",
            ])
        #expect(navigation.viewControllers == [pages[0]] && pages[1].parent == nil && pages[2].parent == nil)
    }

    @Test func `A child goes and comes with its parent`() {
        let diary = Diary()
        let parent = PageController("p", diary)
        let child = PageController("c", diary)
        parent.loadViewIfNeeded()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let navigation = UINavigationController(rootViewController: parent)
        let app = shown(navigation, diary)
        let next = PageController("n", diary)
        navigation.pushViewController(next, animated: true)
        app.advance(by: 1)
        #expect(appearances(diary).filter { $0.hasPrefix("c") } == ["c willDisappear", "c didDisappear"])
        #expect(child.view.superview === parent.view && child.parent === parent)
        diary.lines = []
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(appearances(diary).filter { $0.hasPrefix("c") } == ["c willAppear", "c didAppear"])
    }
}
