import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private final class Diary {
    var lines: [String] = []
    func of(_ name: String) -> [String] {
        lines.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
    }
}

private class PageController: UIViewController {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        diary.lines.append("\(name) load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        diary.lines.append("\(name) willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        diary.lines.append("\(name) didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        diary.lines.append("\(name) willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        diary.lines.append("\(name) didDisappear")
    }
}

/// Says itself when its children appear.
private final class HandController: PageController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@Suite(.application) @MainActor
struct ControllersThatTurnBackTests {
    private func shown(_ root: UIViewController, _ diary: Diary) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        app.advance(by: 0.5)
        diary.lines = []
        return app
    }

    private func pushed(_ diary: Diary) -> (TestApplication, UINavigationController, PageController, PageController) {
        let (root, top) = (PageController("root", diary), PageController("top", diary))
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        return (shown(navigation, diary), navigation, root, top)
    }

    @Test func `A swipe back that is given up leaves everything and says so`() {
        let diary = Diary()
        let (app, navigation, root, top) = pushed(diary)
        app.fingerDown(at: CGPoint(x: 3, y: 400))
        app.fingerMove(to: CGPoint(x: 130, y: 400), duration: 0.4)
        #expect(diary.of("top") == ["willDisappear"] && diary.of("root") == ["load", "willAppear"])
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        app.advance(by: 0.3)
        app.fingerMove(to: CGPoint(x: 60, y: 400), duration: 0.3)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(diary.of("top") == ["willDisappear", "willAppear", "didAppear"])
        #expect(diary.of("root") == ["load", "willAppear", "willDisappear", "didDisappear"])
        #expect(navigation.viewControllers == [root, top] && top.parent === navigation)
        #expect(top.view.window != nil && root.view.window == nil && navigation.transitionCoordinator == nil)
    }

    @Test func `A swipe back that goes far enough pops`() {
        let diary = Diary()
        let (app, navigation, root, top) = pushed(diary)
        app.fingerDown(at: CGPoint(x: 3, y: 400))
        app.fingerMove(to: CGPoint(x: 330, y: 400), duration: 0.4)
        app.advance(by: 0.3)
        #expect(top.view.window != nil && root.view.window != nil)
        app.fingerUp()
        app.advance(by: 1)
        #expect(
            diary.lines == ["root load", "top willDisappear", "root willAppear", "top didDisappear", "root didAppear"])
        #expect(navigation.viewControllers == [root] && top.parent == nil && top.view.window == nil)
    }

    @Test func `A tab is loaded when it is first chosen and the other goes`() {
        let diary = Diary()
        let (first, second) = (PageController("first", diary), PageController("second", diary))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let app = shown(tabs, diary)
        #expect(!second.isViewLoaded && first.view.window != nil)
        tabs.selectedIndex = 1
        app.advance(by: 0.5)
        #expect(
            diary.of("second") == ["load", "willAppear", "didAppear"]
                && diary.of("first") == ["willDisappear", "didDisappear"])
        diary.lines = []
        tabs.selectedViewController = first
        app.advance(by: 0.5)
        #expect(
            diary.of("first") == ["willAppear", "didAppear"] && diary.of("second") == ["willDisappear", "didDisappear"])
        #expect(second.isViewLoaded && second.view.window == nil && tabs.selectedIndex == 0)
        diary.lines = []
        tabs.selectedIndex = 0
        app.advance(by: 0.5)
        #expect(diary.lines == [])
    }

    @Test func `A controller that forwards by hand notifies its children itself`() {
        let diary = Diary()
        let (parent, child) = (HandController("parent", diary), PageController("child", diary))
        parent.loadViewIfNeeded()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let navigation = UINavigationController(rootViewController: PageController("root", diary))
        let app = shown(navigation, diary)
        navigation.pushViewController(parent, animated: true)
        app.advance(by: 1)
        #expect(diary.of("parent") == ["willAppear", "didAppear"] && diary.of("child") == [])
        child.beginAppearanceTransition(true, animated: false)
        #expect(diary.of("child") == ["willAppear"])
        child.endAppearanceTransition()
        #expect(diary.of("child") == ["willAppear", "didAppear"])
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(diary.of("child") == ["willAppear", "didAppear"])
    }

    @Test func `A transition between children swaps their views`() {
        let diary = Diary()
        let parent = PageController("parent", diary)
        let (old, new) = (PageController("old", diary), PageController("new", diary))
        parent.loadViewIfNeeded()
        parent.addChild(old)
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        let app = shown(parent, diary)
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
        #expect(new.view.superview === parent.view && finished == [] && !diary.lines.contains("old didDisappear"))
        app.advance(by: 1)
        #expect(finished == [true] && old.view.superview == nil && parent.children == [new])
        #expect(diary.of("old") == ["willDisappear", "didDisappear"])
        #expect(diary.of("new").filter { $0 != "load" } == ["willAppear", "didAppear"])
        #expect(diary.of("parent") == [])
    }

    @Test func `A new stack replaces the one on top`() {
        let diary = Diary()
        let (app, navigation, root, top) = pushed(diary)
        let other = PageController("other", diary)
        navigation.setViewControllers([root, other], animated: true)
        app.advance(by: 1)
        #expect(
            diary.lines.filter { !$0.hasSuffix("load") } == [
                "top willDisappear", "other willAppear", "top didDisappear", "other didAppear",
            ])
        #expect(navigation.viewControllers == [root, other] && top.parent == nil && other.parent === navigation)
        #expect(top.view.window == nil && root.view.window == nil)
    }
}
