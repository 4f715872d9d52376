import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Overrides of the hit test as in applications (HT-27 to HT-29).
@Suite(.application(tracing: .both)) @MainActor
struct OverridePatternsTests {
    let app = TestApplication.current

    @Test(.application) func `HT-27: an override that returns self receives the touches of its subviews`() {
        let window = app.makeWindow()
        let green = ScriptedView(nil).placed("green", 0, 0, 100, 100, in: window)
        UIView().placed("child", 0, 0, 100, 100, in: green)
        green.hitTestScript = { green, point, event, _ in green.point(inside: point, with: event) ? green : nil }
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.verdicts, "green: hit, window: returns green")
        expectEqual(app.deliveries, "touchesBegan green, touchesEnded green")
    }

    @Test(.application) func `HT-28: after an override returns nil, the sibling behind is hit`() {
        let window = app.makeWindow()
        let map = UIView().placed("map", 0, 0, 100, 100, in: window)
        let overlay = ScriptedView(nil).placed("overlay", 0, 0, 100, 100, in: window)
        UIView().placed("button", 0, 0, 20, 20, in: overlay)
        overlay.hitTestScript = { overlay, _, _, original in
            let hit = original()
            return hit === overlay ? nil : hit
        }
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.verdicts, "button: outside, overlay: its override returns nil, map: hit, window: returns map")
        app.clear()
        app.fingerTap(at: CGPoint(10, 10))
        expectEqual(app.deliveries, "touchesBegan button, touchesEnded button")
        #expect(map.window === window)
    }

    @Test(.application)
    func `HT-29: a view that an override returns receives the touch and forwards it up its own chain`() {
        let window = app.makeWindow()
        let shelf = UIView().placed("shelf", 0, 200, 100, 100, in: window)
        let other = UIView().placed("other", 0, 0, 50, 50, in: shelf)
        let lure = ScriptedView(nil).placed("lure", 0, 0, 100, 100, in: window)
        lure.hitTestScript = { _, _, _, original in original() == nil ? nil : other }
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(app.verdicts, "lure: redirects to other, window: returns other")
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to other in window at (50, 50)
            touchesBegan [1] → other → shelf → window → UIApplication → dropped
            """)
        app.fingersUp()
    }

    @Test func `HT-29: recognizers of the returned view's superviews receive the touch`() {
        let window = app.makeWindow()
        let shelf = UIView().placed("shelf", 0, 200, 100, 100, in: window)
        let other = UIView().placed("other", 0, 0, 50, 50, in: shelf)
        let lure = ScriptedView(nil).placed("lure", 0, 0, 100, 100, in: window)
        let onShelf = SilentRecognizer(named: "on shelf", of: shelf)
        let onLure = SilentRecognizer(named: "on lure", of: lure)
        lure.hitTestScript = { _, _, _, original in original() == nil ? nil : other }
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(onShelf.seen, 1)
        expectEqual(onLure.seen, 0)
        app.fingersUp()
    }

    @Test func `HT-29: a returned view outside any window receives the touch, but its recognizers do not`() {
        let window = app.makeWindow()
        let loose = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = LoggingView().placed("view", 0, 0, 50, 50, in: loose)
        view.passesOn = false
        let own = SilentRecognizer(named: "own", of: view)
        let above = SilentRecognizer(named: "above", of: loose)
        let lure = ScriptedView(nil).placed("lure", 0, 0, 100, 100, in: window)
        lure.hitTestScript = { _, _, _, _ in view }
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(view.received, ["began"])
        expectEqual(own.seen, 0)
        expectEqual(above.seen, 0)
        app.fingersUp()
    }

    @Test(.application) func `HT-29: an override can return a view of another window`() {
        let far = app.makeWindow("far")
        let target = UIView().placed("target", 10, 10, 50, 50, in: far)
        let near = app.makeWindow("near")
        let lure = ScriptedView(nil).placed("lure", 0, 0, 100, 100, in: near)
        lure.hitTestScript = { _, _, _, _ in target }
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to target in far at (50, 50)
            touchesBegan [1] → target → far → UIApplication → dropped
            """)
        app.fingersUp()
    }

    @Test(.application) func `HT-29: an override can return a view outside any window`() {
        let loose = UIView().placed("loose", 0, 0, 50, 50)
        let window = app.makeWindow()
        let lure = ScriptedView(nil).placed("lure", 0, 0, 100, 100, in: window)
        lure.hitTestScript = { _, _, _, _ in loose }
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan loose, touchesEnded loose")
    }

    @Test(.application) func `DL-19: a view outside any window keeps its touch when its superview is removed`() {
        let window = app.makeWindow()
        let (top, middle) = (UIView(), UIView())
        top.addSubview(middle)
        let loose = UIView().placed("loose", 0, 0, 50, 50, in: middle)
        let lure = ScriptedView(nil).placed("lure", 0, 0, 100, 100, in: window)
        lure.hitTestScript = { _, _, _, _ in loose }
        app.fingerDown(at: CGPoint(50, 50))
        middle.removeFromSuperview()
        app.fingerUp()
        expectEqual(app.deliveries, "touchesBegan loose, touchesEnded loose")
    }

    @Test(.application) func `HT-28: an override of point(inside:with:) can limit hits to the drawn shape`() {
        let window = app.makeWindow()
        UIView().placed("behind", 0, 0, 100, 100, in: window)
        let ring = ScriptedView(nil).placed("ring", 0, 0, 100, 100, in: window)
        ring.insideScript = { _, point, _ in (30..<50).contains(hypot(point.x - 50, point.y - 50)) }
        for (x, hit) in [(10, "ring"), (50, "behind"), (90, "ring")] {
            app.clear()
            app.fingerTap(at: CGPoint(CGFloat(x), 50))
            expectEqual(app.deliveries, "touchesBegan \(hit), touchesEnded \(hit)")
        }
    }
}

/// Counts the touches that it receives, and never recognizes.
private final class SilentRecognizer: UIGestureRecognizer {
    var seen = 0

    convenience init(named name: String, of view: UIView) {
        self.init(target: nil, action: nil)
        self.name = name
        view.addGestureRecognizer(self)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { seen += touches.count }
}

/// Changes of the view tree during a hit test (HT-30): the search continues with the subviews as they were.
@Suite(.application(tracing: .both)) @MainActor
struct OverridePatternsChoices {
    let app = TestApplication.current
    let log = CallLog(separator: ", ")

    private struct Scene {
        let root: ScriptedView
        let a: ScriptedView
        let b: ScriptedView
        let c: ScriptedView
    }

    private func makeScene(in window: UIWindow?) -> Scene {
        let root = ScriptedView(log).placed("root", 0, 0, 100, 100, in: window)
        func make(_ name: String) -> ScriptedView {
            let view = ScriptedView(log).placed(name, 0, 0, 100, 100, in: root)
            view.insideScript = { _, _, _ in false }
            return view
        }
        return Scene(root: root, a: make("a"), b: make("b"), c: make("c"))
    }

    private static let allCalls = "root?, root inside?, c?, c inside?, b?, b inside?, a?, a inside?"

    @Test(arguments: [false, true])
    func `HT-30: a subview that is removed before the search reaches it is still called`(inWindow: Bool) {
        let scene = makeScene(in: inWindow ? app.makeWindow() : nil)
        let b = scene.b
        scene.c.hitTestScript = { _, _, _, original in
            b.removeFromSuperview()
            return original()
        }
        #expect(scene.root.hitTest(CGPoint(50, 50), with: nil) === scene.root)
        expectEqual(log.text, Self.allCalls)
        expectEqual(scene.root.subviews.map(\.called), ["a", "c"])
    }

    @Test(arguments: [false, true])
    func `HT-30: a subview that is added during the search is called only in the next one`(inWindow: Bool) {
        let scene = makeScene(in: inWindow ? app.makeWindow() : nil)
        let late = ScriptedView(log).placed("late", 0, 0, 100, 100)
        scene.b.hitTestScript = { view, _, _, original in
            view.superview!.addSubview(late)
            return original()
        }
        #expect(scene.root.hitTest(CGPoint(50, 50), with: nil) === scene.root)
        expectEqual(log.taken(), Self.allCalls)
        #expect(scene.root.hitTest(CGPoint(50, 50), with: nil) === late)
    }

    @Test(arguments: [false, true])
    func `HT-30: all subviews are called even if the first one removes them`(inWindow: Bool) {
        let scene = makeScene(in: inWindow ? app.makeWindow() : nil)
        scene.c.hitTestScript = { view, _, _, original in
            for sibling in view.superview!.subviews { sibling.removeFromSuperview() }
            return original()
        }
        #expect(scene.root.hitTest(CGPoint(50, 50), with: nil) === scene.root)
        expectEqual(log.text, Self.allCalls)
        #expect(scene.root.subviews.isEmpty)
    }

    @Test(.application) func `HT-30: reordering the subviews in point(inside:with:) does not change the search`() {
        let scene = makeScene(in: app.makeWindow())
        scene.c.insideScript = { view, _, _ in
            view.superview!.sendSubviewToBack(view)
            return false
        }
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(log.text, Self.allCalls)
        expectEqual(scene.root.subviews.map(\.called), ["c", "a", "b"])
        expectEqual(app.deliveries, "touchesBegan root, touchesEnded root")
    }

    @Test(.application) func `HT-30: a view that removes itself during its hit test can be hit and is released later`()
    {
        let window = app.makeWindow()
        weak var dropped: ScriptedView?
        do {
            let view = ScriptedView(nil).placed("view", 0, 0, 100, 100, in: window)
            UIView().placed("child", 0, 0, 100, 100, in: view)
            view.insideScript = { view, point, _ in
                view.removeFromSuperview()
                return view.bounds.contains(point)
            }
            dropped = view
        }
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan child, touchesEnded child")
        app.fingerTap(at: CGPoint(50, 50))
        #expect(dropped == nil)
    }

    @Test(.application) func `HT-30: a window that is hidden during its hit test receives that touch and no later one`()
    {
        let window = app.makeWindow()
        let view = ScriptedView(nil).placed("view", 0, 0, 100, 100, in: window)
        view.hitTestScript = { view, _, _, original in
            view.window?.isHidden = true
            return original()
        }
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.deliveries, "touchesBegan view, touchesEnded view")
        app.clear()
        app.unchecked().press(1, at: CGPoint(50, 50))
        expectEqual(app.deliveries, "")
    }
}
