import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private final class CallLog {
    var lines: [String] = []
}

private final class Controller: UIViewController {
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

@Suite(.application) @MainActor
struct WhoDisappearsTests {
    private func shown(_ root: UIViewController, _ log: CallLog) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        app.advance(by: 0.5)
        log.lines = []
        return app
    }

    @Test(arguments: ["pageSheet", "formSheet", "overFullScreen", "overCurrentContext"])
    func `A presenting controller does not disappear under a sheet or an over-style presentation`(_ styleName: String)
        throws
    {
        let styles: [String: UIModalPresentationStyle] = [
            "pageSheet": .pageSheet, "formSheet": .formSheet, "overFullScreen": .overFullScreen,
            "overCurrentContext": .overCurrentContext,
        ]
        let style = try #require(styles[styleName])
        let log = CallLog()
        let root = Controller("a", log)
        let app = shown(root, log)
        let over = Controller("b", log)
        over.modalPresentationStyle = style
        root.present(over, animated: true)
        app.advance(by: 1)
        #expect(log.lines == ["b willAppear", "b didAppear"] && root.view.window != nil)
        #expect(over.presentingViewController === root && root.presentedViewController === over)
        over.dismiss(animated: true)
        app.advance(by: 1)
        expectEqual(log.lines, ["b willAppear", "b didAppear", "b willDisappear", "b didDisappear"])
        #expect(over.presentingViewController == nil && root.presentedViewController == nil)
    }

    @Test func `The default presentation style is a page sheet`() {
        let log = CallLog()
        let root = Controller("a", log)
        let app = shown(root, log)
        let over = Controller("b", log)
        root.present(over, animated: true)
        app.advance(by: 1)
        #expect(log.lines == ["b willAppear", "b didAppear"] && root.view.window != nil)
        #expect(over.presentationController is UISheetPresentationController)
        let place = over.view.convert(over.view.bounds, to: nil)
        #expect(place.minY > 0 && place.minY < 80 && place.maxY == 844)
    }

    @Test func `The outermost parent presents for a child`() {
        let log = CallLog()
        let page = Controller("a", log)
        let navigation = UINavigationController(rootViewController: page)
        let app = shown(navigation, log)
        let over = Controller("b", log)
        over.modalPresentationStyle = .fullScreen
        page.present(over, animated: true)
        app.advance(by: 1)
        #expect(over.presentingViewController === navigation)
        #expect(page.presentedViewController === over && navigation.presentedViewController === over)
        expectEqual(log.lines.filter { $0.hasPrefix("a") }, ["a willDisappear", "a didDisappear"])
        page.dismiss(animated: true)
        app.advance(by: 1)
        expectEqual(
            log.lines.filter { $0.hasPrefix("a") },
            [
                "a willDisappear", "a didDisappear", "a willAppear", "a didAppear",
            ])
        #expect(navigation.presentedViewController == nil)
    }

    @Test func `A dismissal by the first presenting controller dismisses all presentations above it`() {
        let log = CallLog()
        let root = Controller("a", log)
        let app = shown(root, log)
        let second = Controller("b", log)
        let third = Controller("c", log)
        second.modalPresentationStyle = .fullScreen
        third.modalPresentationStyle = .fullScreen
        root.present(second, animated: false)
        app.advance(by: 0.5)
        second.present(third, animated: false)
        app.advance(by: 0.5)
        #expect(third.presentingViewController === second && second.view.window == nil)
        log.lines = []
        root.dismiss(animated: true)
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && second.presentedViewController == nil)
        #expect(root.view.window != nil && second.view.window == nil && third.view.window == nil)
        // The controller in the middle was not visible and does not appear during the dismissal.
        expectEqual(log.lines.filter { $0.hasPrefix("b") }, [])
        expectEqual(log.lines.filter { $0.hasPrefix("a") }, ["a willAppear", "a didAppear"])
        expectEqual(log.lines.filter { $0.hasPrefix("c") }, ["c willDisappear", "c didDisappear"])
    }

    @Test func `PR-7: a controller that presents another one cannot present a second one`() {
        let log = CallLog()
        let root = Controller("a", log)
        let app = shown(root, log)
        let first = Controller("b", log)
        let late = Controller("c", log)
        root.present(first, animated: true)
        app.advance(by: 1)
        root.present(late, animated: true)
        app.advance(by: 1)
        #expect(
            root.presentedViewController === first && late.presentingViewController == nil
                && late.viewIfLoaded?.window == nil)
        expectEqual(log.lines, ["b willAppear", "b didAppear"])
        // The topmost controller can present.
        first.present(late, animated: true)
        app.advance(by: 1)
        #expect(late.presentingViewController === first)
    }

    @Test func `A presentation in the current context of a child covers only that child`() {
        let log = CallLog()
        let parent = Controller("p", log)
        let left = Controller("l", log)
        let right = Controller("r", log)
        parent.loadViewIfNeeded()
        for (child, y) in [(left, CGFloat(0)), (right, 422)] {
            parent.addChild(child)
            child.view.frame = CGRect(x: 0, y: y, width: 390, height: 422)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        left.definesPresentationContext = true
        let app = shown(parent, log)
        let over = Controller("b", log)
        over.modalPresentationStyle = .currentContext
        left.present(over, animated: true)
        app.advance(by: 1)
        #expect(over.presentingViewController === left)
        expectEqual(over.view.convert(over.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 390, height: 422))
        expectEqual(log.lines.filter { $0.hasPrefix("l") }, ["l willDisappear", "l didDisappear"])
        #expect(log.lines.filter { $0.hasPrefix("r") || $0.hasPrefix("p") } == [] && right.view.window != nil)
    }
}
