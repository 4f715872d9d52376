import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The responder chain through presented controllers (RC-3), and touches during presentations.
@Suite(.application(tracing: .both)) @MainActor
struct PresentationChainTests {
    let app = TestApplication.current

    enum Way: CaseIterable { case atOnce, animated }

    private func controller(_ name: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = name
        controller.view.accessibilityIdentifier = name + " view"
        return controller
    }

    private func present(_ shown: UIViewController, from presenting: UIViewController, _ way: Way) {
        presenting.present(shown, animated: way == .animated)
        app.advance(by: 1)
    }

    private func dismiss(_ controller: UIViewController, _ way: Way) {
        controller.dismiss(animated: way == .animated)
        app.advance(by: 1)
    }

    /// The responder chain without unnamed views, such as those of the transition.
    private func chain(from responder: UIResponder) -> String {
        var names: [String] = []
        var next: UIResponder? = responder
        while let current = next {
            switch current {
            case let controller as UIViewController: names.append(controller.title ?? "controller")
            case let view as UIView: if let name = view.accessibilityIdentifier { names.append(name) }
            default: names.append(String(describing: type(of: current)))
            }
            next = current.next
        }
        return names.joined(separator: " → ")
    }

    @Test(
        .application, arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .automatic, .overFullScreen],
        Way.allCases)
    func `RC-3, Q-13: a presented controller's responder chain leads to the presenting one and the window`(
        style: UIModalPresentationStyle, way: Way
    ) {
        let root = controller("root")
        let window = app.makeWindow("window", root: root)
        let shown = controller("shown")
        shown.modalPresentationStyle = style
        present(shown, from: root, way)
        #expect(shown.next is UIView)
        #expect(shown.next === shown.view.superview)
        expectEqual(chain(from: shown.view), "shown view → shown → root → window → UIApplication")
        #expect(root.presentedViewController === shown && shown.presentingViewController === root)

        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan shown view, touchesEnded shown view")
        #expect(app.delivery.hasSuffix("UIViewController → window → UIApplication → dropped"))

        dismiss(shown, way)
        #expect(root.presentedViewController == nil && shown.presentingViewController == nil)
        #expect(shown.view.superview == nil && shown.next == nil)
        #expect(root.view.window === window && window.subviews == [root.view])
        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan root view, touchesEnded root view")
    }

    @Test(.application, arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], Way.allCases)
    func `RC-3: the responder chain leads through two presentations`(style: UIModalPresentationStyle, way: Way) {
        let root = controller("root")
        let window = app.makeWindow("window", root: root)
        let (first, second) = (controller("first"), controller("second"))
        first.modalPresentationStyle = style
        second.modalPresentationStyle = style
        present(first, from: root, way)
        present(second, from: first, way)
        expectEqual(chain(from: second.view), "second view → second → first → root → window → UIApplication")

        dismiss(second, way)
        expectEqual(chain(from: first.view), "first view → first → root → window → UIApplication")
        #expect(first.view.window === window)
        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan first view, touchesEnded first view")

        dismiss(first, way)
        expectEqual(chain(from: root.view), "root view → root → window → UIApplication")
        expectEqual(window.subviews, [root.view])
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], Way.allCases)
    func `RC-3: dismissing from the root dismisses all presentations above it`(
        style: UIModalPresentationStyle, way: Way
    ) {
        let root = controller("root")
        let window = app.makeWindow("window", root: root)
        let (first, second) = (controller("first"), controller("second"))
        first.modalPresentationStyle = style
        second.modalPresentationStyle = style
        present(first, from: root, way)
        present(second, from: first, way)
        var completed = 0
        root.dismiss(animated: way == .animated) { completed += 1 }
        app.advance(by: 1)
        expectEqual(window.subviews, [root.view])
        #expect(first.view.window == nil && second.view.window == nil)
        #expect(first.presentedViewController == nil && second.presentingViewController == nil)
        #expect(root.presentedViewController == nil && first.presentingViewController == nil)
        expectEqual(completed, 1)
    }

    @Test func `RC-3: a child's presentation is presented by its outermost parent`() {
        let root = controller("root")
        _ = app.makeWindow("window", root: root)
        let child = controller("child")
        root.addChild(child)
        root.view.addSubview(child.view)
        let shown = controller("shown")
        present(shown, from: child, .atOnce)
        expectEqual(chain(from: shown), "shown → root → window → UIApplication")
        #expect(child.presentedViewController === shown && shown.presentingViewController === root)
        let grandchild = controller("grandchild")
        shown.addChild(grandchild)
        shown.view.addSubview(grandchild.view)
        #expect(grandchild.presentingViewController === root)
        dismiss(grandchild, .atOnce)
        #expect(root.presentedViewController == nil)
    }

    @Test(.application, arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `Dismissing during a presentation restores the presenting view`(style: UIModalPresentationStyle) {
        let root = controller("root")
        let window = app.makeWindow("window", root: root)
        let shown = controller("shown")
        shown.modalPresentationStyle = style
        root.present(shown, animated: true)
        app.advance(by: 0.1)
        root.dismiss(animated: true)
        app.advance(by: 2)
        expectEqual(window.subviews, [root.view])
        #expect(root.presentedViewController == nil && shown.presentingViewController == nil)
        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan root view, touchesEnded root view")
    }

    @Test(.application) func `A controller without a window, or with a presentation, presents nothing`() {
        let root = controller("root")
        let shown = controller("shown")
        root.present(shown, animated: false)
        #expect(root.presentedViewController == nil)
        #expect(
            app.eventLog.contains("UIViewController does not present UIViewController: its view is not in a window"))
        _ = app.makeWindow("window", root: root)
        root.present(shown, animated: false)
        root.present(controller("other"), animated: false)
        #expect(root.presentedViewController === shown)
        #expect(app.eventLog.contains("it presents another already"))
    }

    @Test(.application) func `Touches do not reach a presented view during its transition`() {
        let root = controller("root")
        _ = app.makeWindow("window", root: root)
        let shown = controller("shown")
        root.present(shown, animated: true)
        app.advance(by: 0.1)
        app.fingerTap(at: CGPoint(50, 50))
        #expect(!app.deliveries.contains("shown"))
        app.advance(by: 0.5)
        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan shown view, touchesEnded shown view")
    }

    @Test(.application) func `A full-screen presentation cancels the touches of the presenting view`() {
        let root = controller("root")
        _ = app.makeWindow("window", root: root)
        app.fingerDown(at: CGPoint(50, 50))
        let shown = controller("shown")
        shown.modalPresentationStyle = .fullScreen
        root.present(shown, animated: false)
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan root view, touchesCancelled root view")
    }

    @Test(.application) func `A window keeps its presentation when it is hidden and shown`() {
        let log = CallLog()
        let root = controller("root")
        let window = app.makeWindow("window", root: root)
        let shown = NotingController("shown", log)
        shown.modalPresentationStyle = .fullScreen
        root.present(shown, animated: false)
        _ = log.taken()
        window.isHidden = true
        expectEqual(log.taken(), "shown viewWillDisappear\nshown viewDidDisappear")
        window.isHidden = false
        expectEqual(log.taken(), "shown viewWillAppear\nshown viewIsAppearing\nshown viewDidAppear")
        #expect(root.view.window == nil)
        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan shown view, touchesEnded shown view")
    }
}

/// The order of the appearance methods of the presenting and the presented controller.
@Suite(.application(tracing: .both)) @MainActor
struct PresentationChoices {
    let app = TestApplication.current
    let log = CallLog()

    private func appearanceCalls() -> String {
        log.taken().split(separator: "\n").filter { line in
            ["viewDidLoad", "WillAppear", "DidAppear", "WillDisappear", "DidDisappear"].contains { line.contains($0) }
        }.joined(separator: ", ")
    }

    @Test func `RC-38: a full-screen presentation makes the presenting controller disappear`() {
        let root = NotingController("root", log)
        _ = app.makeWindow("window", root: root)
        _ = log.taken()
        let shown = NotingController("shown", log)
        shown.modalPresentationStyle = .fullScreen
        root.present(shown, animated: true)
        expectEqual(
            appearanceCalls(),
            "shown viewDidLoad, root viewWillDisappear animated, shown viewWillAppear animated")
        app.advance(by: 1)
        expectEqual(appearanceCalls(), "shown viewDidAppear animated, root viewDidDisappear animated")
        shown.dismiss(animated: true)
        expectEqual(appearanceCalls(), "shown viewWillDisappear animated, root viewWillAppear animated")
        app.advance(by: 1)
        expectEqual(appearanceCalls(), "root viewDidAppear animated, shown viewDidDisappear animated")
    }

    @Test func `RC-38: a sheet does not call the appearance methods of the presenting controller`() {
        let root = NotingController("root", log)
        _ = app.makeWindow("window", root: root)
        _ = log.taken()
        let shown = UIViewController()
        shown.modalPresentationStyle = .pageSheet
        root.present(shown, animated: true)
        app.advance(by: 1)
        shown.dismiss(animated: true)
        app.advance(by: 1)
        expectEqual(log.taken(), "")
    }

    @Test func `RC-38: children of the presenting controller disappear and appear with it`() {
        let root = NotingController("root", log)
        let child = NotingController("child", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        _ = app.makeWindow("window", root: root)
        _ = log.taken()
        let shown = UIViewController()
        shown.modalPresentationStyle = .fullScreen
        root.present(shown, animated: true)
        expectEqual(appearanceCalls(), "root viewWillDisappear animated, child viewWillDisappear animated")
        app.advance(by: 1)
        expectEqual(appearanceCalls(), "child viewDidDisappear animated, root viewDidDisappear animated")
        root.dismiss(animated: true)
        expectEqual(appearanceCalls(), "root viewWillAppear animated, child viewWillAppear animated")
        app.advance(by: 1)
        expectEqual(appearanceCalls(), "child viewDidAppear animated, root viewDidAppear animated")
    }

    @Test func `RC-38: dismissing all presentations does not make the ones in between appear`() {
        let root = NotingController("root", log)
        _ = app.makeWindow("window", root: root)
        let (first, second) = (NotingController("first", log), NotingController("second", log))
        for (presenting, shown) in [(root, first), (first, second)] {
            shown.modalPresentationStyle = .fullScreen
            presenting.present(shown, animated: false)
        }
        _ = log.taken()
        root.dismiss(animated: false)
        expectEqual(
            appearanceCalls(),
            "second viewWillDisappear, root viewWillAppear, root viewDidAppear, second viewDidDisappear")
    }
}
