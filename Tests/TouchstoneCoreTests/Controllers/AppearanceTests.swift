import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The appearance methods of a view controller (RC-38).
@Suite(.application(tracing: .both)) @MainActor
struct AppearanceTests {
    let app = TestApplication.current
    let log = CallLog()

    private func appearing(_ name: String, window: String = "window") -> String {
        """
        \(name) viewWillAppear
        \(name) view willMove(toWindow: \(window))
        \(name) view didMoveToWindow \(window)
        \(name) viewIsAppearing
        \(name) viewWillLayoutSubviews
        \(name) view layoutSubviews
        \(name) viewDidLayoutSubviews
        \(name) viewDidAppear
        """
    }

    private func leaving(_ name: String) -> String {
        """
        \(name) viewWillDisappear
        \(name) view willMove(toWindow: nil)
        \(name) view didMoveToWindow nil
        \(name) viewDidDisappear
        """
    }

    private func loading(_ name: String) -> String { "\(name) loadView\n\(name) viewDidLoad" }

    @Test func `RC-38: a root view controller appears with its window and disappears when it is removed`() {
        let root = NotingController("root", log)
        let window = app.makeWindow("window", root: root)
        expectEqual(log.taken(), loading("root") + "\n" + appearing("root"))
        window.rootViewController = nil
        expectEqual(log.taken(), leaving("root"))
        #expect(root.view.window == nil)
        // The view is already loaded.
        window.rootViewController = root
        expectEqual(log.taken(), appearing("root").without("layoutSubviews", "LayoutSubviews"))
    }

    @Test func `RC-38: hiding and showing a window calls the appearance methods of its root`() {
        let root = NotingController("root", log)
        let window = app.makeWindow("window", root: root)
        _ = log.taken()
        window.isHidden = true
        expectEqual(log.taken(), "root viewWillDisappear\nroot viewDidDisappear")
        window.isHidden = false
        expectEqual(log.taken(), "root viewWillAppear\nroot viewIsAppearing\nroot viewDidAppear")
        #expect(root.view.window === window)
    }

    @Test func `RC-38: a window loads the view of its root when it is shown`() {
        let root = NotingController("root", log)
        let window = UIWindow(frame: app.application.screen.bounds).placed("window", 0, 0, 390, 844)
        window.rootViewController = root
        expectEqual(log.taken(), "")
        window.makeKeyAndVisible()
        expectEqual(log.taken(), loading("root") + "\n" + appearing("root"))
    }

    @Test func `RC-38: the old root disappears before the view of the new root loads`() {
        let window = app.makeWindow("window", root: NotingController("old", log))
        _ = log.taken()
        window.rootViewController = NotingController("new", log)
        expectEqual(log.taken(), leaving("old") + "\n" + loading("new") + "\n" + appearing("new"))
    }

    @Test func `RC-38: a child added to a visible parent appears, and disappears when it is removed`() {
        let root = NotingController("root", log)
        _ = app.makeWindow("window", root: root)
        _ = log.taken()
        let child = NotingController("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        expectEqual(
            log.taken(),
            """
            child willMove(toParent: root)
            \(loading("child"))
            \(appearing("child"))
            child didMove(toParent: root)
            """)
        #expect(child.parent === root && root.children == [child])

        app.application.commit()
        _ = log.taken()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        expectEqual(log.taken(), "child willMove(toParent: nil)\n\(leaving("child"))\nchild didMove(toParent: nil)")
        #expect(child.parent == nil && root.children == [])
    }

    @Test func `A view that is filled after it was added to a window is laid out with its content`() {
        final class Panel: UIViewController {
            let button = UIButton()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(UIView())
            }
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                if button.superview != nil { button.frame = CGRect(x: 50, y: 400, width: 100, height: 40) }
            }
        }
        let window = app.makeWindow()
        let panel = Panel()
        window.addSubview(panel.view)
        panel.view.subviews[0].addSubview(panel.button)
        app.settle()
        expectEqual(panel.button.frame, CGRect(x: 50, y: 400, width: 100, height: 40))
    }

    @Test func `RC-38: viewWillAppear is called parent first and viewDidAppear child first`() {
        let root = NotingController("root", log)
        let child = NotingController("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        _ = log.taken()
        let window = app.makeWindow("window", root: root)
        expectEqual(
            log.taken(),
            """
            root viewWillAppear
            child viewWillAppear
            root view willMove(toWindow: window)
            child view willMove(toWindow: window)
            root view didMoveToWindow window
            child view didMoveToWindow window
            root viewIsAppearing
            child viewIsAppearing
            root viewWillLayoutSubviews
            root view layoutSubviews
            root viewDidLayoutSubviews
            child viewWillLayoutSubviews
            child view layoutSubviews
            child viewDidLayoutSubviews
            child viewDidAppear
            root viewDidAppear
            """)
        window.rootViewController = nil
        expectEqual(
            log.taken(),
            """
            root viewWillDisappear
            child viewWillDisappear
            root view willMove(toWindow: nil)
            child view willMove(toWindow: nil)
            root view didMoveToWindow nil
            child view didMoveToWindow nil
            child viewDidDisappear
            root viewDidDisappear
            """)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `RC-38: a presentation without animation calls all appearance methods at once`(style: UIModalPresentationStyle)
    {
        let root = UIViewController()
        _ = app.makeWindow("window", root: root)
        let shown = NotingController("shown", log)
        shown.modalPresentationStyle = style
        var completed = 0
        root.present(shown, animated: false) { completed += 1 }
        expectEqual(log.taken(), loading("shown") + "\n" + appearing("shown"))
        expectEqual(completed, 1)
        root.dismiss(animated: false) { completed += 1 }
        expectEqual(log.taken(), leaving("shown"))
        expectEqual(completed, 2)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `RC-38: an animated presentation calls viewDidAppear when the transition ends`(style: UIModalPresentationStyle)
    {
        let root = UIViewController()
        _ = app.makeWindow("window", root: root)
        let shown = NotingController("shown", log)
        shown.modalPresentationStyle = style
        var completed = 0
        root.present(shown, animated: true) { completed += 1 }
        let lines = (loading("shown") + "\n" + appearing("shown")).animated.split(separator: "\n")
        expectEqual(log.taken(), lines.dropLast().joined(separator: "\n"))
        app.advance(by: 0.2)
        #expect(log.taken() == "" && completed == 0)
        app.advance(by: 0.5)
        #expect(log.taken() == "shown viewDidAppear animated" && completed == 1)

        root.dismiss(animated: true) { completed += 1 }
        expectEqual(log.taken(), "shown viewWillDisappear animated")
        app.advance(by: 0.2)
        #expect(log.taken() == "" && completed == 1)
        app.advance(by: 0.5)
        expectEqual(
            log.taken(),
            "shown view willMove(toWindow: nil)\nshown view didMoveToWindow nil\n"
                + "shown viewDidDisappear animated")
        expectEqual(completed, 2)
    }

    @Test func `RC-38: children of a presented controller receive viewDidAppear when the transition ends`() {
        let root = UIViewController()
        _ = app.makeWindow("window", root: root)
        let shown = NotingController("shown", log)
        let child = NotingController("child", log)
        shown.addChild(child)
        shown.view.addSubview(child.view)
        root.present(shown, animated: true)
        #expect(!log.taken().contains("viewDidAppear"))
        app.advance(by: 1)
        expectEqual(log.taken(), "child viewDidAppear animated\nshown viewDidAppear animated")
    }

    @Test func `RC-38: an appearance method can remove the view`() {
        for call in ["viewWillAppear", "viewIsAppearing", "viewDidLayoutSubviews", "viewDidAppear"] {
            let window = app.makeWindow()
            let root = UIViewController()
            window.rootViewController = root
            let child = NotingController("child", log)
            child.also = { [unowned child] in
                guard $0 == call, child.view.superview != nil else { return }
                child.view.removeFromSuperview()
            }
            root.view.addSubview(child.view)
            // The removal takes effect except in `viewWillAppear`, where `addSubview` overrides it.
            let lines = log.taken().split(separator: "\n")
            let isIn = child.view.window != nil
            expectEqual(lines.filter { $0.hasSuffix("viewWillAppear") }.count, 1, "\(call)")
            expectEqual(lines.contains("child viewDidDisappear"), !isIn, "\(call)")
            expectEqual(isIn, (call == "viewWillAppear"), "\(call)")
            window.isHidden = true
        }
    }

    @Test func `RC-38: a parent that forwards appearance methods itself decides when its child receives them`() {
        final class Holding: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let root = Holding()
        _ = app.makeWindow("window", root: root)
        let child = NotingController("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        #expect(!log.taken().contains("ppear"))
        child.beginAppearanceTransition(true, animated: true)
        expectEqual(log.taken(), "child viewWillAppear animated")
        child.endAppearanceTransition()
        expectEqual(log.taken(), "child viewDidAppear animated")
        child.beginAppearanceTransition(false, animated: false)
        child.view.removeFromSuperview()
        #expect(!log.taken().contains("viewDidDisappear"))
        child.endAppearanceTransition()
        expectEqual(log.taken(), "child viewDidDisappear")
        // Adding the view does not end a transition that began before.
        child.beginAppearanceTransition(true, animated: false)
        root.view.addSubview(child.view)
        #expect(!log.taken().contains("viewDidAppear"))
        child.endAppearanceTransition()
        expectEqual(log.taken(), "child viewDidAppear")
    }
}

extension String {
    /// The lines in which none of `words` occurs.
    fileprivate func without(_ words: String...) -> String {
        split(separator: "\n").filter { line in !words.contains { line.contains($0) } }.joined(separator: "\n")
    }

    /// The same calls with `animated: true`.
    fileprivate var animated: String {
        split(separator: "\n").map {
            $0.hasSuffix("ppear") || $0.hasSuffix("viewIsAppearing") ? $0 + " animated" : String($0)
        }.joined(separator: "\n")
    }
}
