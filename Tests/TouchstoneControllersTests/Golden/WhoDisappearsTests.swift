import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private final class Diary {
    var lines: [String] = []
}

private final class Controller: UIViewController {
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

@Suite(.application) @MainActor
struct WhoDisappearsTests {
    private func shown(_ root: UIViewController, _ diary: Diary) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        app.advance(by: 0.5)
        diary.lines = []
        return app
    }

    @Test(arguments: ["pageSheet", "formSheet", "overFullScreen", "overCurrentContext"])
    func `Below a sheet or something over it the old screen stays`(_ styleName: String) throws {
        let styles: [String: UIModalPresentationStyle] = [
            "pageSheet": .pageSheet, "formSheet": .formSheet, "overFullScreen": .overFullScreen,
            "overCurrentContext": .overCurrentContext,
        ]
        let style = try #require(styles[styleName])
        let diary = Diary()
        let root = Controller("a", diary)
        let app = shown(root, diary)
        let over = Controller("b", diary)
        over.modalPresentationStyle = style
        root.present(over, animated: true)
        app.advance(by: 1)
        #expect(diary.lines == ["b willAppear", "b didAppear"] && root.view.window != nil)
        #expect(over.presentingViewController === root && root.presentedViewController === over)
        over.dismiss(animated: true)
        app.advance(by: 1)
        #expect(diary.lines == ["b willAppear", "b didAppear", "b willDisappear", "b didDisappear"])
        #expect(over.presentingViewController == nil && root.presentedViewController == nil)
    }

    @Test func `Without a style it is a sheet`() {
        let diary = Diary()
        let root = Controller("a", diary)
        let app = shown(root, diary)
        let over = Controller("b", diary)
        root.present(over, animated: true)
        app.advance(by: 1)
        #expect(diary.lines == ["b willAppear", "b didAppear"] && root.view.window != nil)
        #expect(over.presentationController is UISheetPresentationController)
        let place = over.view.convert(over.view.bounds, to: nil)
        #expect(place.minY > 0 && place.minY < 80 && place.maxY == 844)
    }

    @Test func `Who presents for a child is its outermost parent`() {
        let diary = Diary()
        let page = Controller("a", diary)
        let navigation = UINavigationController(rootViewController: page)
        let app = shown(navigation, diary)
        let over = Controller("b", diary)
        over.modalPresentationStyle = .fullScreen
        page.present(over, animated: true)
        app.advance(by: 1)
        #expect(over.presentingViewController === navigation)
        #expect(page.presentedViewController === over && navigation.presentedViewController === over)
        #expect(diary.lines.filter { $0.hasPrefix("a") } == ["a willDisappear", "a didDisappear"])
        page.dismiss(animated: true)
        app.advance(by: 1)
        #expect(
            diary.lines.filter { $0.hasPrefix("a") } == [
                "a willDisappear", "a didDisappear", "a willAppear", "a didAppear",
            ])
        #expect(navigation.presentedViewController == nil)
    }

    @Test func `The first one takes the whole chain away`() {
        let diary = Diary()
        let root = Controller("a", diary)
        let app = shown(root, diary)
        let second = Controller("b", diary)
        let third = Controller("c", diary)
        second.modalPresentationStyle = .fullScreen
        third.modalPresentationStyle = .fullScreen
        root.present(second, animated: false)
        app.advance(by: 0.5)
        second.present(third, animated: false)
        app.advance(by: 0.5)
        #expect(third.presentingViewController === second && second.view.window == nil)
        diary.lines = []
        root.dismiss(animated: true)
        app.advance(by: 1)
        #expect(root.presentedViewController == nil && second.presentedViewController == nil)
        #expect(root.view.window != nil && second.view.window == nil && third.view.window == nil)
        // The one in the middle was not seen, and is not seen on the way.
        #expect(diary.lines.filter { $0.hasPrefix("b") } == [])
        #expect(diary.lines.filter { $0.hasPrefix("a") } == ["a willAppear", "a didAppear"])
        #expect(diary.lines.filter { $0.hasPrefix("c") } == ["c willDisappear", "c didDisappear"])
    }

    @Test func `Who presents already presents nothing else`() {
        let diary = Diary()
        let root = Controller("a", diary)
        let app = shown(root, diary)
        let first = Controller("b", diary)
        let late = Controller("c", diary)
        root.present(first, animated: true)
        app.advance(by: 1)
        root.present(late, animated: true)
        app.advance(by: 1)
        #expect(
            root.presentedViewController === first && late.presentingViewController == nil
                && late.viewIfLoaded?.window == nil)
        #expect(diary.lines == ["b willAppear", "b didAppear"])
        // The one on top still can.
        first.present(late, animated: true)
        app.advance(by: 1)
        #expect(late.presentingViewController === first)
    }

    @Test func `In the context of a child only the child is covered`() {
        let diary = Diary()
        let parent = Controller("p", diary)
        let left = Controller("l", diary)
        let right = Controller("r", diary)
        parent.loadViewIfNeeded()
        for (child, y) in [(left, CGFloat(0)), (right, 422)] {
            parent.addChild(child)
            child.view.frame = CGRect(x: 0, y: y, width: 390, height: 422)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        left.definesPresentationContext = true
        let app = shown(parent, diary)
        let over = Controller("b", diary)
        over.modalPresentationStyle = .currentContext
        left.present(over, animated: true)
        app.advance(by: 1)
        #expect(over.presentingViewController === left)
        #expect(over.view.convert(over.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 390, height: 422))
        #expect(diary.lines.filter { $0.hasPrefix("l") } == ["l willDisappear", "l didDisappear"])
        #expect(diary.lines.filter { $0.hasPrefix("r") || $0.hasPrefix("p") } == [] && right.view.window != nil)
    }
}
