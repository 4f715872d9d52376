import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Lines {
    var lines: [String] = []
    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A tab that writes its appearance into a list that all tabs share.
private final class LinedTab: UIViewController {
    let log: Lines
    var selectsOnAppearance: Int?

    init(_ title: String, _ log: Lines) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(title ?? "") \(line)") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
        if let index = selectsOnAppearance {
            selectsOnAppearance = nil
            tabBarController?.selectedIndex = index
        }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear")
    }
}

/// The order in which tabs appear and disappear, as iOS logs it.
@Suite(.application(tracing: .both)) @MainActor
struct TabOrderTests {
    let app = TestApplication.current
    let tabs = UITabBarController()
    private let log = Lines()
    private let one: LinedTab
    private let two: LinedTab
    private let three: LinedTab
    private let window: UIWindow

    init() {
        one = LinedTab("one", log)
        two = LinedTab("two", log)
        three = LinedTab("three", log)
        tabs.viewControllers = [one, two, three]
        window = TestApplication.current.makeWindow(root: tabs)
        TestApplication.current.settle()
    }

    @Test func `The chosen tab is notified before the one that it replaces`() {
        #expect(log.taken() == ["one will appear", "one did appear"])
        app.fingerTap(at: CGPoint(x: window.bounds.width / 2, y: window.bounds.height - 20))
        #expect(log.taken() == ["two will appear", "one will disappear", "one did disappear", "two did appear"])
        tabs.selectedIndex = 0
        #expect(log.taken() == ["one will appear", "two will disappear", "two did disappear", "one did appear"])
        #expect(one.view.window === window && two.view.window == nil)
    }

    @Test func `A tab that selects another before it appears disappears again`() {
        two.selectsOnAppearance = 2
        log.lines = []
        tabs.selectedIndex = 1
        app.settle()
        #expect(
            log.taken() == [
                "two will appear", "three will appear", "one will disappear", "one did disappear", "three did appear",
                "two will disappear", "two did disappear",
            ])
        #expect(tabs.selectedViewController === three && three.view.window === window)
        #expect(one.view.window == nil && two.view.window == nil)
    }

    @Test func `A tab inside a navigation controller is notified in the same order`() {
        let root = LinedTab("root", log)
        tabs.viewControllers = [one, UINavigationController(rootViewController: root)]
        app.settle()
        log.lines = []
        tabs.selectedIndex = 1
        app.settle()
        #expect(log.taken() == ["root will appear", "one will disappear", "one did disappear", "root did appear"])
        tabs.selectedIndex = 0
        #expect(log.taken() == ["one will appear", "root will disappear", "root did disappear", "one did appear"])
    }
}
