import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The order of hit testing: which views are tested, and which are not (HT-1 to HT-6, HT-31).
@Suite(.application(tracing: .both)) @MainActor
struct HitTestOrderTests {
    let app = TestApplication.current
    let log = CallLog(separator: ", ")

    /// Root contains Red and Blue, and Blue contains Yellow. The views record what `hitTest` returns.
    private func experiment(redFirst: Bool) -> UIView {
        let root = ResultLoggingView(log).placed("Root", 0, 0, 414, 896)
        let red = ResultLoggingView(log).placed("Red", 100, 100, 100, 100)
        let blue = ResultLoggingView(log).placed("Blue", 100, 220, 200, 200)
        ResultLoggingView(log).placed("Yellow", 50, 50, 100, 100, in: blue)
        for view in redFirst ? [red, blue] : [blue, red] { root.addSubview(view) }
        return root
    }

    private nonisolated static let white = CGPoint(20, 20)
    private nonisolated static let onRed = CGPoint(150, 150)
    private nonisolated static let onBlue = CGPoint(110, 230)
    private nonisolated static let onYellow = CGPoint(200, 320)

    @Test(
        .application, .application,
        arguments: [
            (true, white, "Blue nil, Red nil, Root Root", "Root"),
            (true, onRed, "Blue nil, Red Red, Root Red", "Red"),
            (true, onBlue, "Yellow nil, Blue Blue, Root Blue", "Blue"),
            (true, onYellow, "Yellow Yellow, Blue Yellow, Root Yellow", "Yellow"),
            (false, white, "Red nil, Blue nil, Root Root", "Root"),
            (false, onRed, "Red Red, Root Red", "Red"),
            (false, onBlue, "Red nil, Yellow nil, Blue Blue, Root Blue", "Blue"),
            (false, onYellow, "Red nil, Yellow Yellow, Blue Yellow, Root Yellow", "Yellow"),
        ])
    func `HT-6: in the four-color experiment, hitTest is called in the published order`(
        redFirst: Bool, point: CGPoint, calls: String, hit: String
    ) {
        let root = experiment(redFirst: redFirst)
        // A direct call without a window and a touch in a window call the same views with the same results.
        expectEqual(root.hitTest(point, with: nil)?.called, hit)
        expectEqual(log.taken(), calls)

        let window = app.makeWindow()
        window.frame = root.frame
        window.addSubview(root)
        app.fingerTap(at: point)
        expectEqual(log.taken(), calls)
        expectEqual(app.deliveries, "touchesBegan \(hit), touchesEnded \(hit)")
    }

    @Test(
        .application, .application,
        arguments: [
            (white, "Blue: outside, Red: outside, Root: hit"),
            (onRed, "Blue: outside, Red: hit, Root: returns Red"),
            (onBlue, "Yellow: outside, Blue: hit, Root: returns Blue"),
            (onYellow, "Yellow: hit, Blue: returns Yellow, Root: returns Yellow"),
        ])
    func `HT-6: the trace shows the same order for plain views`(point: CGPoint, verdicts: String) {
        let window = app.makeWindow()
        let root = UIView().placed("Root", 0, 0, 414, 896, in: window)
        UIView().placed("Red", 100, 100, 100, 100, in: root)
        let blue = UIView().placed("Blue", 100, 220, 200, 200, in: root)
        UIView().placed("Yellow", 50, 50, 100, 100, in: blue)
        app.fingerDown(at: point)
        let hit = verdicts.hasSuffix("Root: hit") ? "Root" : String(verdicts.split(separator: " ").last!)
        expectEqual(app.verdicts, verdicts + ", window: returns \(hit)")
        app.fingersUp()
    }

    @Test func `HT-1: hitTest returns the deepest view that contains the point`() {
        let root = UIView().placed("root", 0, 0, 300, 300)
        let middle = UIView().placed("middle", 100, 100, 100, 100, in: root)
        let leaf = UIView().placed("leaf", 10, 10, 20, 20, in: middle)
        #expect(root.hitTest(CGPoint(115, 115), with: nil) === leaf)
        #expect(root.hitTest(CGPoint(105, 105), with: nil) === middle)
        #expect(root.hitTest(CGPoint(5, 5), with: nil) === root)
        #expect(root.hitTest(CGPoint(300, 300), with: nil) == nil)
        // The point is in the receiver's own coordinates, wherever the receiver lies.
        #expect(middle.hitTest(CGPoint(15, 15), with: nil) === leaf)
        #expect(middle.hitTest(CGPoint(115, 115), with: nil) == nil)
    }

    @Test
    func `HT-2, HT-3: hitTest calls point(inside:with:) once per view, then hitTest of its subviews from the front`() {
        let root = ScriptedView(log).placed("root", 0, 0, 100, 100)
        ScriptedView(log).placed("back", 0, 0, 100, 100, in: root)
        let front = ScriptedView(log).placed("front", 0, 0, 100, 100, in: root)
        ScriptedView(log).placed("inner", 0, 0, 10, 10, in: front)
        #expect(root.hitTest(CGPoint(50, 50), with: nil) === front)
        expectEqual(log.text, "root?, root inside?, front?, front inside?, inner?, inner inside?")
    }

    @Test func `HT-2: hitTest does not call point(inside:with:) of an ineligible view`() {
        let root = ScriptedView(log).placed("root", 0, 0, 100, 100)
        ScriptedView(log).placed("hidden", 0, 0, 100, 100, in: root).isHidden = true
        ScriptedView(log).placed("off", 0, 0, 100, 100, in: root).isUserInteractionEnabled = false
        ScriptedView(log).placed("clear", 0, 0, 100, 100, in: root).alpha = 0
        #expect(root.hitTest(CGPoint(50, 50), with: nil) === root)
        expectEqual(log.text, "root?, root inside?, clear?, off?, hidden?")
    }

    @Test func `HT-2: hitTest does not call the subviews if the point is outside the view`() {
        let root = ScriptedView(log).placed("root", 0, 0, 100, 100)
        ScriptedView(log).placed("child", 0, 0, 300, 300, in: root)
        #expect(root.hitTest(CGPoint(150, 50), with: nil) == nil)
        expectEqual(log.text, "root?, root inside?")
    }

    @Test(.application) func `HT-3: an override of point(inside:with:) decides for the view and all its subviews`() {
        let window = app.makeWindow()
        let disc = ScriptedView(nil).placed("disc", 0, 0, 100, 100, in: window)
        disc.insideScript = { _, point, _ in hypot(point.x - 50, point.y - 50) < 50 }
        UIView().placed("corner", 0, 0, 10, 10, in: disc)
        app.fingerTap(at: CGPoint(5, 5))
        expectEqual(app.verdicts, "disc: point(inside:) returns false, window: hit")
        app.clear()
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(app.verdicts, "corner: outside, disc: hit, window: returns disc")
    }

    @Test func `HT-4: siblings behind a hit are not called`() {
        let root = ScriptedView(log).placed("root", 0, 0, 100, 100)
        ScriptedView(log).placed("back", 0, 0, 100, 100, in: root)
        ScriptedView(log).placed("middle", 0, 0, 100, 100, in: root)
        ScriptedView(log).placed("front", 0, 0, 50, 50, in: root)
        expectEqual(root.hitTest(CGPoint(75, 75), with: nil)?.called, "middle")
        expectEqual(log.text, "root?, root inside?, front?, front inside?, middle?, middle inside?")
    }

    @Test func `HT-4: a sibling that returns a descendant also ends the search`() {
        let root = ScriptedView(log).placed("root", 0, 0, 100, 100)
        ScriptedView(log).placed("back", 0, 0, 100, 100, in: root)
        let front = UIView().placed("front", 0, 0, 100, 100, in: root)
        let leaf = UIView().placed("leaf", 0, 0, 100, 100, in: front)
        #expect(root.hitTest(CGPoint(75, 75), with: nil) === leaf)
        expectEqual(log.text, "root?, root inside?")
    }

    @Test(.application) func `HT-5: the last of the subviews is in front after every reordering`() {
        let window = app.makeWindow()
        let (a, b, c) = (UIView(), UIView(), UIView())
        for (name, view) in [("a", a), ("b", b), ("c", c)] { view.placed(name, 0, 0, 100, 100, in: window) }
        func hit() -> String {
            app.clear()
            app.fingerTap(at: CGPoint(50, 50))
            return window.subviews.map(\.called).joined() + " " + app.deliveries
        }
        expectEqual(hit(), "abc touchesBegan c, touchesEnded c")
        window.bringSubviewToFront(a)
        expectEqual(hit(), "bca touchesBegan a, touchesEnded a")
        window.sendSubviewToBack(a)
        expectEqual(hit(), "abc touchesBegan c, touchesEnded c")
        window.insertSubview(c, at: 0)
        expectEqual(hit(), "cab touchesBegan b, touchesEnded b")
        window.insertSubview(c, aboveSubview: b)
        expectEqual(hit(), "abc touchesBegan c, touchesEnded c")
        window.insertSubview(c, belowSubview: b)
        expectEqual(hit(), "acb touchesBegan b, touchesEnded b")
        window.exchangeSubview(at: 0, withSubviewAt: 2)
        expectEqual(hit(), "bca touchesBegan a, touchesEnded a")
        a.removeFromSuperview()
        expectEqual(hit(), "bc touchesBegan c, touchesEnded c")
        window.addSubview(b)
        expectEqual(hit(), "cb touchesBegan b, touchesEnded b")
    }

    @Test func `HT-31: overrides run in preorder before super and in postorder after super`() {
        let inner = ScriptedView(nil)
        let outer = ScriptedView(nil).placed("outer", 0, 0, 100, 100)
        inner.placed("inner", 0, 0, 100, 100, in: outer)
        let log = self.log
        for view in [outer, inner] {
            view.hitTestScript = { view, _, _, original in
                log.lines.append("\(view.called) before")
                let answer = original()
                log.lines.append("\(view.called) after")
                return answer
            }
        }
        _ = outer.hitTest(CGPoint(50, 50), with: nil)
        expectEqual(log.text, "outer before, inner before, inner after, outer after")
    }
}
