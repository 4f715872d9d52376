import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class SharedLog {
    var lines: [String] = []
    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A tab that records its appearance methods in a log that all tabs share.
private final class LoggingTab: UIViewController {
    let log: SharedLog
    var selectsOnAppearance: Int?

    init(_ title: String, _ log: SharedLog) {
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
    private let log = SharedLog()
    private let one: LoggingTab
    private let two: LoggingTab
    private let three: LoggingTab
    private let window: UIWindow

    init() {
        one = LoggingTab("one", log)
        two = LoggingTab("two", log)
        three = LoggingTab("three", log)
        tabs.viewControllers = [one, two, three]
        window = TestApplication.current.makeWindow(root: tabs)
        TestApplication.current.settle()
    }

    @Test func `The selected tab's viewWillAppear is called before the previous tab's viewWillDisappear`() {
        expectEqual(log.taken(), ["one will appear", "one did appear"])
        app.fingerTap(at: CGPoint(x: window.bounds.width / 2, y: window.bounds.height - 20))
        expectEqual(log.taken(), ["two will appear", "one will disappear", "one did disappear", "two did appear"])
        tabs.selectedIndex = 0
        expectEqual(log.taken(), ["one will appear", "two will disappear", "two did disappear", "one did appear"])
        #expect(one.view.window === window && two.view.window == nil)
    }

    @Test func `A tab that selects another tab in viewWillAppear disappears again`() {
        two.selectsOnAppearance = 2
        log.lines = []
        tabs.selectedIndex = 1
        app.settle()
        expectEqual(
            log.taken(),
            [
                "two will appear", "three will appear", "one will disappear", "one did disappear", "three did appear",
                "two will disappear", "two did disappear",
            ])
        #expect(tabs.selectedViewController === three && three.view.window === window)
        #expect(one.view.window == nil && two.view.window == nil)
    }

    @Test func `A tab inside a navigation controller receives its appearance methods in the same order`() {
        let root = LoggingTab("root", log)
        tabs.viewControllers = [one, UINavigationController(rootViewController: root)]
        app.settle()
        log.lines = []
        tabs.selectedIndex = 1
        app.settle()
        expectEqual(log.taken(), ["root will appear", "one will disappear", "one did disappear", "root did appear"])
        tabs.selectedIndex = 0
        expectEqual(log.taken(), ["one will appear", "root will disappear", "root did disappear", "one did appear"])
    }
}
